"""Non-interference: no model depends on information that is hidden from its viewer.

Positions come from games of computer players. Each is shown twice, the second time in a world that
the viewer can't distinguish from the first (`readers.other_world`), and every channel must be the
same. Leaks planted in each channel (nightly) prove that the tests detect them.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from math import inf
from typing import Any

import pytest

from tests.desktop.support.channels import (
    all_answers,
    all_roles,
    models,
    pile_and_coffer,
    told_apart,
    values,
)
from tests.desktop.support.program import Program
from tests.readers import PlayedGame, games_of, other_world, same_in_public, witnessed
from tyrus_desktop.desktop.bridge.table import prompts
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models import log_model as log_module
from tyrus_desktop.desktop.models.players import PlayerModel
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.models.tiles_model import TileModel
from tyrus_desktop.desktop.stage import counting
from tyrus_desktop.desktop.stage import event_beats as event_beats_module
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.text import answers, descriptions, sentences
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.events import ElectionTallied
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView

GAMES = 2
WORLDS, LONG = 2, 4
"""Worlds with which each game is compared in the quick run, and in a long one."""

ALL_ROLES_EVERY = 6
"""Rows are compared after every beat, all roles after every this many beats."""

TWO = {"Ivory": "Claire", "Brown": "Denis"}
Moment = dict[str, object]

SECRET = [0]
"""A number that depends on hidden information, for planted leaks."""


def set_secret(game: PlayedGame) -> None:
    SECRET[0] = sum(each.tile.value * (i + 1) for i, each in enumerate(game.placements))
    SECRET[0] += game.deal.ivory[-1].value + 16 * game.deal.brown[-1].value


# One side's view, with every beat


def shown(game: PlayedGame, side: Side) -> list[Moment]:
    """Play a game on a stage; return all roles after each placement."""
    set_secret(game)
    stage = Stage()
    stage.clear()
    stage.view = PlayerView(side, game.deal.first)
    stage.name_players(Voices(dict.fromkeys(Side, "x")))
    moments: list[Moment] = []
    for number, (_, events) in enumerate(witnessed(game, side)):
        rows: list[object] = []
        for event in events:
            for beat in event_beats(stage, event):
                beat.show()
                rows.append([tuple(model.rows) for model in models(stage).values()])
                if isinstance(event, ElectionTallied):
                    rows.append((*all_roles(stage).items(), beat.milliseconds, beat.wait_ms))
                    rows.append(beat.announcement() if beat.announcement else "")
        moments.append({"beats": rows})
        if number % ALL_ROLES_EVERY == 0:
            moments[-1] |= all_roles(stage)
            moments[-1]["pile and coffer"] = pile_and_coffer(stage)
    return moments


def leaks_to_a_side(games: list[PlayedGame], worlds: int = WORLDS) -> tuple[set[str], int]:
    """Return the channels that differ in the first world in which any does, and the number of
    positions compared.
    """
    rng = random.Random(1)
    positions = 0
    for game, side in product(games, Side):
        here = shown(game, side)
        for _ in range(worlds):
            cut = game.cut(rng.randint(len(game.placements) // 2, len(game.placements)))
            there = shown(other_world(cut, side, rng), side)
            positions += len(there)
            if found := told_apart(here[: len(there)], there):
                return found, positions
    return set(), positions


def test_models_reveal_nothing_hidden_from_a_side(qapp: object, seed: int, volume: int) -> None:
    games = games_of(seed, GAMES * volume)
    worlds = WORLDS if volume == 1 else LONG
    found, positions = leaks_to_a_side(games, worlds)
    assert not found
    assert positions > 25 * worlds * len(games)


# Both sides at one screen


def public_moments(application: Application, game: PlayedGame) -> list[Moment]:
    """Play a game of two persons; return the channels at each moment when both may look."""
    set_secret(game)
    table, script = application.table, application.script
    table.resume(Record(TWO, game.deal, ()))
    moments: list[Moment] = []

    def look() -> None:
        if table.phase is Phase.CURTAIN or table.stage.open_table:
            moments.append({"rows": [model.rows for model in models(table.stage).values()]})
            if len(moments) % ALL_ROLES_EVERY == 0:
                moments[-1] |= {
                    **all_roles(table.stage),
                    "controller": values(application.controller),
                }
                moments[-1]["state"] = values(application.controller.state)
                moments[-1]["asked"] = all_answers(table)

    def see_all() -> None:
        while script.running:
            script.pause()
            script.step()
            look()

    look()
    for number, placement in enumerate(game.placements):
        table.sit_down()
        table.show_tiles()
        see_all()
        table.place(placement, inf if number // PLACEMENTS % 2 else 0)
        table.confirm()  # In every other election it could be taken back until now.
        look()
        see_all()
    return moments


@pytest.fixture
def two_at_a_table(program: Program, kept_at_once: None) -> Application:
    """A program without a window that saves nothing; the test steps through the beats."""
    program.application.settings.put("speed", "normal")
    return program.application


def leaks_to_both(
    application: Application, games: list[PlayedGame], worlds: int = WORLDS
) -> tuple[set[str], int]:
    rng = random.Random(2)
    positions = 0
    for game in games:
        here = public_moments(application, game)
        elections = (len(game.placements) - 1) // 6
        for _ in range(worlds):
            cut = game.cut(6 * rng.randint(1, elections))
            there = public_moments(application, same_in_public(cut, rng))
            positions += len(there)
            if found := told_apart(here[: len(there)], there):
                return found, positions
    return set(), positions


def test_models_reveal_nothing_private_in_open_play(
    two_at_a_table: Application, seed: int, volume: int
) -> None:
    games = games_of(seed, GAMES // 2 * volume)
    worlds = WORLDS if volume == 1 else LONG
    found, positions = leaks_to_both(two_at_a_table, games, worlds)
    assert not found
    assert positions > 25 * worlds * len(games)


# Planted leaks

Plant = Callable[[pytest.MonkeyPatch], None]


def short_game() -> list[PlayedGame]:
    """Return two elections of a game, enough to detect each planted leak."""
    return [game.cut(12) for game in games_of(1, 1)]


def in_text(module: Any, name: str) -> Plant:
    """Return a leak at the end of a text that a function returns."""
    text = getattr(module, name)

    def plant(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(module, name, lambda *about: f"{text(*about)} {SECRET[0]}")

    plant.__name__ = f"in_{name}"
    return plant


def in_the_log(patch: pytest.MonkeyPatch) -> None:
    row = log_module.log_row
    patch.setattr(log_module, "log_row", lambda e: replace(row(e), heading=SECRET[0] % 3 == 0))


def in_a_name_plate(patch: pytest.MonkeyPatch) -> None:
    show = PlayerModel.show

    def leaking(self: PlayerModel, view: Any, names: dict[Side, str], steps: Any) -> None:
        show(self, view, {side: f"{name}{SECRET[0]}" for side, name in names.items()}, steps)

    patch.setattr(PlayerModel, "show", leaking)


def in_the_order_of_rows(patch: pytest.MonkeyPatch) -> None:
    place = TileModel.place

    def leaking(self: TileModel, standing: Any, *where: Any) -> None:
        place(self, standing, *where)
        if SECRET[0] % 2:
            rows = list(self.rows)
            placed = (TilePlace.BOARD, standing.election, standing.order)
            at = [(row.place, row.election, row.order) for row in rows].index(placed)
            self.set_rows([*rows[:at], *rows[at + 1 :], rows[at]])

    patch.setattr(TileModel, "place", leaking)


def in_the_middle_of_a_tally(patch: pytest.MonkeyPatch) -> None:
    def leaking(*arguments: Any) -> Iterator[Any]:
        for number, beat in enumerate(counting.count(*arguments)):
            if number == 0 and SECRET[0] % 2:
                yield beat
            yield beat

    patch.setattr(event_beats_module, "count", leaking)


def in_open_faces(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TileModel, "conceal", lambda _: None)


def behind_the_curtain(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Stage, "clear_for_handover", lambda self: setattr(self, "_open_table", False))


MEANINGS = {
    in_text(answers, "building"): "_buildings",
    in_text(answers, "chart_row"): "_chart",
    in_text(answers, "representative"): "_representatives",
    in_text(answers, "player"): "_players",
}
TO_A_SIDE = {
    in_text(sentences, "tile_label"): "_tiles",
    in_text(descriptions, "describe_contents"): "_buildings",
    in_the_log: "_log",
    in_a_name_plate: "_players",
    in_the_order_of_rows: "_tiles",
    in_the_middle_of_a_tally: "beats",
    **MEANINGS,
    in_text(answers, "pile"): "pile and coffer",
}
"""The channel in which each leak is detected."""

TO_BOTH = {
    in_open_faces: "_tiles",
    behind_the_curtain: "_tiles",
    in_text(prompts, "prompt"): "state",
    in_text(prompts, "describe_hand"): "asked",
    **MEANINGS,
    in_text(answers, "coffer"): "state",
}


@pytest.mark.long
@pytest.mark.parametrize(("plant", "channel"), TO_A_SIDE.items())
def test_planted_leak_to_one_side_is_detected(
    qapp: object, monkeypatch: pytest.MonkeyPatch, plant: Plant, channel: str
) -> None:
    plant(monkeypatch)
    assert channel in leaks_to_a_side(short_game())[0]


@pytest.mark.long
@pytest.mark.parametrize(("plant", "channel"), TO_BOTH.items())
def test_planted_leak_in_open_play_is_detected(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, plant: Plant, channel: str
) -> None:
    plant(monkeypatch)  # Before the models are made.
    application = request.getfixturevalue("two_at_a_table")
    assert channel in leaks_to_both(application, short_game())[0]
