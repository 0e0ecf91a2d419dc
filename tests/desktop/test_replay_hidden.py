"""Non-interference of looking back: a lens shows what its side had been told by then, nothing more.

Each moment is shown in a game that is over, and in another one in which all is changed that the
side could not know then, and all that came later. Every role of every model, the rail, every
property, answer and announcement must be the same. Before a moment is shown, others have been that
the side has not seen: nothing of them may stay. Leaks planted in each channel are found.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.desktop.support.channels import all_answers, all_roles, differences, roles, values
from tests.desktop.support.program import Program, counted_rows
from tests.desktop.support.replay_worlds import moments_of, world_at
from tests.readers import PlayedGame, games_of, other_world, same_in_public
from tyrus_desktop.desktop.bridge.replay import Replay
from tyrus_desktop.desktop.bridge.replay_state import LENSES
from tyrus_desktop.desktop.game.look_back import LookBack
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.memory import MemoryModel
from tyrus_desktop.desktop.models.rows import _sources
from tyrus_desktop.desktop.models.tile_rows import UNKNOWN, TileRow
from tyrus_desktop.desktop.models.tiles import TileModel
from tyrus_desktop.desktop.replay.chronicle import EYES, Chronicle, Lens
from tyrus_desktop.desktop.replay.moments import Moment
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.text import answers
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side

GAMES, WORLDS, SAMPLE = 1, 3, 12
"""Games, worlds for each side of one, and moments compared of a world, in the quick run."""

HEADERS = {"IvoryPlayer": "person", "BrownPlayer": "computer greedy"}
TWO = {"Ivory": "Claire", "Brown": "Denis"}
Shown = dict[str, object]


@pytest.fixture
def application(program: Program, kept_at_once: None) -> Application:
    """A program without a window that saves nothing, and in which nobody speaks."""
    program.state.settings.remarks = "off"
    return program.application


@pytest.fixture(scope="module")
def played() -> PlayedGame:
    return games_of(3, 1)[0]


def bring(application: Application, game: PlayedGame, headers: dict[str, str] = HEADERS) -> None:
    """Bring a game to the table, and wait until it is over or waits for a person."""
    table = application.table
    table.resume(Record(headers, game.deal, game.placements))
    see_all(application)
    if table.phase.curtained:
        table.sit_down()
        table.show_tiles()
        see_all(application)


def see_all(application: Application) -> None:
    while application.script.running:
        application.script.pause()
        application.script.step()


def look(application: Application) -> Shown:
    """Return all channels but the window."""
    replay, stage = application.replay, application.stage
    announced: list[str] = []
    replay.announced.connect(announced.append)
    replay.go(replay.position)
    replay.announced.disconnect(announced.append)
    return {
        **all_roles(stage),
        "rail": roles(replay.rail),
        "marks": roles(replay.marks),
        "replay": values(replay),
        "controller": values(application.controller),
        "state": values(application.controller.state),
        "end": values(application.controller.state.summary),
        "story": values(application.controller.state.summary.story),
        "stranger": values(application.controller.state.summary.stranger),
        "asked": all_answers(application.table),
        "announced": announced,
    }


def seen_by(
    application: Application, game: PlayedGame, side: Side, chosen: list[int]
) -> list[Shown]:
    """Return what a side's lens shows of some moments, each after the end with every tile up."""
    bring(application, game)
    replay = application.replay
    replay.open()
    found = []
    for index in chosen:
        replay.setLens(LENSES.index(Lens.ALL))
        replay.go(replay.last)
        replay.setLens(LENSES.index(EYES[side]))
        replay.go(index)
        found.append(look(application))
    replay.close()
    return found


def leaks(
    application: Application, games: list[PlayedGame], worlds: int, sample: int
) -> tuple[set[str], int]:
    """Return the channels that differ in the first world in which any does, none if there is none,
    and how many moments were compared.
    """
    rng = random.Random(4)
    found: set[str] = set()
    compared = 0
    for game in games:
        whole = moments_of(game)
        for side in Side:
            for _ in range(worlds):
                at = rng.choice(whole)
                there = world_at(game, at, side, rng)
                chosen = sorted({at.index, *rng.choices(range(at.index + 1), k=sample - 1)})
                here = seen_by(application, game, side, chosen)
                pairs = zip(here, seen_by(application, there, side, chosen), strict=True)
                found |= set().union(*(differences(*pair) for pair in pairs))
                compared += len(chosen)
                if found:
                    return found, compared
    return found, compared


def test_a_lens_shows_nothing_that_its_side_did_not_know_at_that_moment(
    application: Application, seed: int, volume: int
) -> None:
    """A sample; `make test-long` compares over 10,000 moments through each side's lens."""
    worlds = WORLDS if volume == 1 else 30
    found, compared = leaks(application, games_of(seed, GAMES * volume), worlds, SAMPLE)
    assert not found
    assert compared > (40 if volume == 1 else 400 * volume)


# Planted leaks


def a_later_line_of_the_log(patch: pytest.MonkeyPatch) -> None:
    lines = LookBack._lines  # noqa: SLF001

    def leaking(self: LookBack, moment: Moment) -> Any:
        return lines(self, replace(moment, told=moment.told + 1))

    patch.setattr(LookBack, "_lines", leaking)


def a_later_total(patch: pytest.MonkeyPatch) -> None:
    show = LookBack.show

    def leaking(self: LookBack, moment: Moment, lens: Lens) -> None:
        show(self, moment, lens)
        last = self.chronicle.view(self.chronicle.last, lens)
        self._stage.models.chart.show(last.elections, last.tallies)

    patch.setattr(LookBack, "show", leaking)


def a_final_hand(patch: pytest.MonkeyPatch) -> None:
    view = Chronicle.view

    def leaking(self: Chronicle, moment: Moment, lens: Lens) -> Any:
        return replace(
            view(self, moment, lens), final_hands=view(self, self.last, lens).final_hands
        )

    patch.setattr(Chronicle, "view", leaking)


def a_colour_of_the_rail(patch: pytest.MonkeyPatch) -> None:
    def leaking(self: Replay) -> None:
        past = self._table.past
        if past is not None:
            self._rail.show(past.chronicle.view(past.chronicle.last, past.lens))
        self.changed.emit()

    patch.setattr(Replay, "_tell", leaking)


def a_later_mark(patch: pytest.MonkeyPatch) -> None:
    marks = LookBack.marks
    patch.setattr(LookBack, "marks", lambda self, _: marks(self, Lens.ALL))


def the_length_of_the_game(patch: pytest.MonkeyPatch) -> None:
    def leaking(moment: Moment) -> str:
        return f"{moment.index} of {LENGTHS[0]}"

    patch.setattr("tyrus_desktop.desktop.text.replay.where", leaking)
    show = LookBack.show

    def noting(self: LookBack, moment: Moment, lens: Lens) -> None:
        LENGTHS[0] = len(self.chronicle.moments)
        show(self, moment, lens)

    patch.setattr(LookBack, "show", noting)


LENGTHS = [0]


def a_tooltip(patch: pytest.MonkeyPatch) -> None:
    meaning = answers.coffer
    patch.setattr(
        "tyrus_desktop.desktop.bridge.table_state.answers.coffer",
        lambda view: meaning(FINAL[0] or view),
    )
    show = LookBack.show

    def noting(self: LookBack, moment: Moment, lens: Lens) -> None:
        FINAL[0] = self.chronicle.view(self.chronicle.last, lens)
        show(self, moment, lens)

    patch.setattr(LookBack, "show", noting)


FINAL: list[Any] = [None]


def a_later_tally(patch: pytest.MonkeyPatch) -> None:
    """A stage that keeps the tiles of the tally shown before."""
    show = TableModels.show_tally

    def leaking(self: TableModels, past: Any, **how: Any) -> None:
        rows = self.ivoryCounted.rows
        show(self, past, **how)
        if not how.get("review"):
            self.ivoryCounted.set_rows(rows)

    patch.setattr(TableModels, "show_tally", leaking)


def the_memory_aid(patch: pytest.MonkeyPatch) -> None:
    show = MemoryModel.show
    last: list[Any] = []

    def leaking(self: MemoryModel, view: Any, *, private: bool) -> None:
        last[:] = [max([*last, view], key=lambda each: len(each.tallies))]
        show(self, replace(view, tallies=last[0].tallies), private=private)

    patch.setattr(MemoryModel, "show", leaking)


def the_order_of_rows(patch: pytest.MonkeyPatch) -> None:
    """Rows that stay where their like was, in the order in which they were first seen."""

    def leaking(self: TileModel, rows: list[TileRow], *identities: Any) -> None:
        sources = _sources(self.rows, rows, identities)
        places = [len(rows) if source is None else source for source in sources]
        self.set_rows(
            [row for _, row in sorted(zip(places, rows, strict=True), key=lambda e: e[0])]
        )

    patch.setattr(TileModel, "arrange_rows", leaking)


@pytest.mark.parametrize(
    "plant",
    [
        a_later_line_of_the_log,
        a_later_total,
        a_final_hand,
        a_colour_of_the_rail,
        a_later_mark,
        the_length_of_the_game,
        a_tooltip,
        a_later_tally,
        the_memory_aid,
        the_order_of_rows,
    ],
)
def test_a_leak_planted_in_looking_back_is_detected(
    application: Application,
    monkeypatch: pytest.MonkeyPatch,
    played: PlayedGame,
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    plant(monkeypatch)
    assert leaks(application, [played], 2, 6)[0]


# Games that go on


def seen_while_it_goes_on(
    application: Application, game: PlayedGame, headers: dict[str, str]
) -> list[Shown]:
    bring(application, game, headers)
    assert application.table.phase is Phase.PERSON
    application.replay.open()
    found = []
    for index in range(application.replay.position + 1):
        application.replay.go(index)
        found.append(look(application))
    application.replay.close()
    return found


def at_ivorys_turn(game: PlayedGame, count: int) -> PlayedGame:
    """Cut a game before one of Ivory's placements, in the election of number `count`."""
    first = 6 * (count - 1)
    opens = game.deal.first if count % 2 else game.deal.first.other
    return game.cut(first + 2 + (opens is not Side.IVORY))


@pytest.mark.parametrize("memory", ["always", "never"])
def test_a_running_game_is_seen_again_through_ones_own_eyes_alone(
    application: Application, played: PlayedGame, memory: str
) -> None:
    application.settings.memory = memory
    game = at_ivorys_turn(played, 3)
    here = seen_while_it_goes_on(application, game, HEADERS)
    assert application.replay.lenses == []
    assert not any(each["marks"] for each in here)
    world = other_world(game, Side.IVORY, random.Random(5))
    there = seen_while_it_goes_on(application, world, HEADERS)
    assert set().union(*map(differences, here, there)) == set()
    assert len(here) > 20


def test_a_running_game_of_two_persons_shows_what_is_public_alone(
    application: Application, played: PlayedGame
) -> None:
    game = at_ivorys_turn(played, 3)
    here = seen_while_it_goes_on(application, game, TWO)
    world = same_in_public(game, random.Random(6))
    there = seen_while_it_goes_on(application, world, TWO)
    assert set().union(*map(differences, here, there)) == set()


@pytest.mark.parametrize("headers", [HEADERS, TWO])
def test_without_the_memory_aid_faces_of_past_elections_stay_closed_until_the_end(
    application: Application, played: PlayedGame, headers: dict[str, str]
) -> None:
    application.settings.memory = "never"
    bring(application, at_ivorys_turn(played, 4), headers)
    stage, replay = application.stage, application.replay
    before = [row.event for row in stage.models.log.rows]
    replay.open()
    past = application.table.past
    assert past is not None
    for moment in past.chronicle.moments:
        replay.go(moment.index)
        assert [row.event for row in stage.models.log.rows] == before[: moment.told]
        assert not application.controller.study.canPlayOn
        if moment.election < 4:
            assert all(row.profession == UNKNOWN for row in stage.models.tiles.rows)
            assert not any(row.turned for row in counted_rows(stage.models))
            assert "face" not in replay.sentence
    counted = past.chronicle.count_of(2)
    assert counted is not None
    replay.go(counted.index)
    view = stage.view
    assert view is not None
    assert [row.total for row in stage.models.tally.rows] == [
        view.tallies[-1].ivory.total,
        view.tallies[-1].brown.total,
    ]
    assert counted_rows(stage.models)
    assert "remembering" in replay.eyes


def test_the_memory_aid_switched_off_closes_the_faces_at_once(
    application: Application, played: PlayedGame
) -> None:
    application.settings.memory = "always"
    bring(application, at_ivorys_turn(played, 4))
    application.replay.open()
    application.replay.goToTally(1)
    assert all(row.turned for row in counted_rows(application.stage.models))
    application.settings.memory = "never"
    assert not any(row.turned for row in counted_rows(application.stage.models))


def test_nobody_sees_the_other_sides_eyes_or_all_tiles_before_the_end(
    application: Application, played: PlayedGame
) -> None:
    bring(application, at_ivorys_turn(played, 3))
    application.replay.open()
    for lens in range(len(LENSES)):
        application.replay.setLens(lens)
        application.replay.holdOther(True)
        assert application.replay.lens == LENSES.index(Lens.IVORY)
    past = application.table.past
    assert past is not None
    assert set(past.chronicle.stories) == {Side.IVORY}
    with pytest.raises(ValueError, match="Nobody may look"):
        past.show(past.moment, Lens.ALL)
