"""Non-interference of the replay: a lens shows only what its side knew at that moment.

Each moment of a finished game is shown again in another game, in which everything differs that the
side could not know then, and everything later. Every role of every model, the rail, every property,
answer and announcement must be equal. Moments that the side has not seen are shown before, so that
nothing of them may stay. The window is compared too: pixels, texts and names. A running game shows
one's own eyes, or what is public, and no memory aid. The chances of winning are shown beside, from
curves that tell what they depend on.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import ceil
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.desktop.support.channels import (
    all_answers,
    all_roles,
    differences,
    looked_back,
    roles,
    snapshot,
    told_apart,
    values,
    wait_for_still_picture,
)
from tests.desktop.support.program import counted_rows, listen
from tests.desktop.support.replay_worlds import moments_of, world_at
from tests.desktop.support.reviewed import bluffs_of, slips_of
from tests.desktop.support.reviews import give, invented
from tests.desktop.support.screen import Screen
from tests.readers import PlayedGame, games_of, other_world, same_in_public
from tyrus_desktop.desktop.bridge.replay import playback
from tyrus_desktop.desktop.bridge.replay.shown import LENSES
from tyrus_desktop.desktop.bridge.review import chances as curves
from tyrus_desktop.desktop.bridge.review.bluff_cards import Bluffs
from tyrus_desktop.desktop.bridge.review.pins import Pins
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table_replay import TableReplay
from tyrus_desktop.desktop.models.rows_model import _sources
from tyrus_desktop.desktop.models.tile_rows import TileRow
from tyrus_desktop.desktop.models.tiles_model import TileModel
from tyrus_desktop.desktop.replay.lens import EYES, Lens
from tyrus_desktop.desktop.replay.moments import Moment
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.text import slip_texts
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.review.curves import Chances
from tyrus_desktop.review.verdict import Pattern, Verdict, Weight

HEADERS = {"IvoryPlayer": "person", "BrownPlayer": "computer greedy"}
TWO = {"Ivory": "Claire", "Brown": "Denis"}
GAMES, WORLDS, SAMPLE = 1, 3, 12
"""Games, worlds for each side of one, and moments compared of a world, in the quick run."""

OF_A_GAME, OF_A_WORLD = 48, 2
"""Moments compared in the window of one game, and in each of its worlds."""

Shown = dict[str, object]


@pytest.fixture(scope="module")
def played() -> PlayedGame:
    return games_of(3, 1)[0]


def bring(application: Application, game: PlayedGame, headers: dict[str, str] = HEADERS) -> None:
    """Resume a game, and wait until it is over or waits for a person."""
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
    """Return all channels except the window."""
    replay, state = application.replay, application.controller.state
    announced = listen(replay.announced)
    replay.go(replay.position)
    QCoreApplication.processEvents()
    replay.announced.disconnect(announced.append)
    return {
        **look_at_review(application),
        **all_roles(application.stage),
        **looked_back(application),
        **chances(application),
        "controller": values(application.controller),
        "state": values(state),
        "end": values(state.summary),
        "story": values(state.summary.story),
        "stranger": values(state.summary.stranger),
        "asked": all_answers(application.table),
        "announced": announced,
    }


def chances(application: Application) -> Shown:
    """Return all that is told of the chances of winning."""
    shown = application.review.chances
    return {"chances": values(shown), "chances by moment": roles(shown.rows)}


def show_chances(application: Application, game: PlayedGame) -> None:
    """Show the chances of the finished game that is looked back at, with all that was found."""
    decided = Random(str(game)).randrange(len(game.placements))
    verdict = Verdict(Pattern.UNCLEAR, Side.IVORY, Weight.DECIDED, (1,), decided)
    found = replace(invented(game), slips=slips_of(game), bluffs=bluffs_of(game), verdict=verdict)
    give(application, found)
    shown = application.review.chances
    if not shown.on:
        shown.toggle()
    assert shown.on


def look_at_review(application: Application) -> Shown:
    """Return what the review says of the moment, with the answer to its pin."""
    review = application.review
    parts = {"pin": review.pins, "card": review.bluffs}
    shown = {name: values(part) for name, part in parts.items()}
    review.pins.showMe()
    answer = values(review.pins), all_roles(application.stage)
    review.pins.leave()
    return {**shown, "answer": answer, "decisive moment": review.verdict.position}


# Finished games


def seen_by(
    application: Application, game: PlayedGame, side: Side, chosen: list[int]
) -> list[Shown]:
    """Return what a side's lens shows of some moments, each shown after the end."""
    give(application, None)
    bring(application, game)
    replay = application.replay
    replay.open()
    show_chances(application, game)
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
    """Return the channels that differ, of the first world that does, and the moments compared."""
    rng, compared = Random(4), 0
    for game in games:
        whole = moments_of(game)
        for side in Side:
            for _ in range(worlds):
                at = rng.choice(whole)
                there = world_at(game, at, side, rng)
                chosen = sorted({at.index, *rng.choices(range(at.index + 1), k=sample - 1)})
                compared += len(chosen)
                here = seen_by(application, game, side, chosen)
                if found := told_apart(here, seen_by(application, there, side, chosen)):
                    return found, compared
    return set(), compared


def test_lens_shows_only_facts_known_to_its_side(
    application: Application, seed: int, volume: int
) -> None:
    """Compares a sample; `make test-long` compares over 10,000 moments through each side's lens."""
    worlds = WORLDS if volume == 1 else 30
    found, compared = leaks(application, games_of(seed, GAMES * volume), worlds, SAMPLE)
    assert not found
    assert compared > (40 if volume == 1 else 400 * volume)


def a_later_line_of_the_log(patch: pytest.MonkeyPatch) -> None:
    lines = TableReplay._lines  # noqa: SLF001

    def leaking(self: TableReplay, moment: Moment) -> Any:
        return lines(self, replace(moment, end=moment.end + 1))

    patch.setattr(TableReplay, "_lines", leaking)


def a_later_mark(patch: pytest.MonkeyPatch) -> None:
    marks = TableReplay.marks
    patch.setattr(TableReplay, "marks", lambda self, _: marks(self, Lens.ALL))


def the_truth(patch: pytest.MonkeyPatch) -> None:
    """The truth in one field that nothing shows."""
    seen = curves._seen  # noqa: SLF001

    def leaking(found: Chances, lens: Lens, near: Side) -> Any:
        return (*seen(found, lens, near)[:2], round(100 * found.truth))

    patch.setattr(curves, "_seen", leaking)


def a_card_through_a_side_s_lens(patch: pytest.MonkeyPatch) -> None:
    first = property(lambda self: next(iter(self._cards), None))
    patch.setattr(Bluffs, "_card", first)


def a_later_pin(patch: pytest.MonkeyPatch) -> None:
    pins = Pins._pins  # noqa: SLF001
    patch.setattr(Pins, "_pins", lambda self, _=Lens.ALL: pins(self, Lens.ALL))


def a_hidden_face_in_the_reason(patch: pytest.MonkeyPatch) -> None:
    def view(self: Pins, _: Side) -> PlayerView:
        replay = self._table.replay
        assert replay is not None
        return replay.timeline.view(replay.moment, Lens.ALL)

    def backs(placement: Placement, view: PlayerView) -> str:
        return ", ".join(str(each.tile) for each in view.standing if each.tile)

    patch.setattr(Pins, "_view", view)
    patch.setattr(slip_texts, "_backs", backs)


def the_order_of_rows(patch: pytest.MonkeyPatch) -> None:
    """Rows stay in the order in which they were first shown."""

    def leaking(self: TileModel, rows: list[TileRow], *identities: Any) -> None:
        sources = _sources(self.rows, rows, identities)
        places = [len(rows) if source is None else source for source in sources]
        self.set_rows(
            [row for _, row in sorted(zip(places, rows, strict=True), key=lambda e: e[0])]
        )

    patch.setattr(TileModel, "arrange_rows", leaking)


@pytest.mark.long
@pytest.mark.parametrize(
    "plant",
    [
        *(a_later_line_of_the_log, a_later_mark, the_order_of_rows, the_truth),
        *(a_card_through_a_side_s_lens, a_later_pin, a_hidden_face_in_the_reason),
    ],
)
def test_planted_leak_through_a_lens_is_detected(
    application: Application,
    monkeypatch: pytest.MonkeyPatch,
    played: PlayedGame,
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    plant(monkeypatch)
    assert leaks(application, [played], 2, 6)[0]


# The window of finished games


def window_shows(
    screen: Screen, game: PlayedGame, side: Side, chosen: Iterable[int]
) -> dict[int, Shown]:
    """Return what a side's eyes see of some moments, each after the end with all tiles face up."""
    give(screen.application, None)
    screen.table.resume(Record(HEADERS, game.deal, game.placements))
    screen.wait_for(Phase.OVER)
    replay = screen.application.replay
    screen.state.settings.ledgerOpen = side is Side.BROWN
    heard = screen.listen()
    replay.announced.connect(heard.append)
    replay.open()
    show_chances(screen.application, game)
    found = {}
    for index in chosen:
        # Announcements depend on the moment before: here the first one, not the end.
        replay.setLens(LENSES.index(EYES[side]))
        replay.go(0)
        heard.clear()
        replay.go(index)
        QCoreApplication.processEvents()
        told = list(heard)
        replay.setLens(LENSES.index(Lens.ALL))
        replay.go(replay.last)
        QCoreApplication.processEvents()
        replay.setLens(LENSES.index(EYES[side]))
        replay.go(index)
        wait_for_still_picture(screen)
        heard[:] = told
        found[index] = {**snapshot(screen, heard), **chances(screen.application)}
    replay.announced.disconnect(heard.append)
    return found


def window_leaks(screen: Screen, seed: int, count: int) -> set[str]:
    """Return the channels that differ, of the first of `count` moments in which any does."""
    rng = Random(seed)
    for game in games_of(seed, ceil(count / OF_A_GAME)):
        for side in Side:
            worlds = []
            for _ in range(ceil(min(count, OF_A_GAME) / OF_A_WORLD / len(Side))):
                at = rng.choice(moments_of(game))
                chosen = {at.index, *rng.choices(range(at.index + 1), k=OF_A_WORLD - 1)}
                worlds.append((world_at(game, at, side, rng), chosen))
            here = window_shows(screen, game, side, set().union(*(each for _, each in worlds)))
            for there, chosen in worlds:
                for index, shown in window_shows(screen, there, side, chosen).items():
                    if found := differences(here[index], shown):
                        return found
    return set()


def test_replay_window_shows_only_facts_allowed_by_the_lens(
    fresh: Screen, seed: int, volume: int
) -> None:
    assert not window_leaks(fresh, seed, 6 if volume == 1 else 25 * volume)


@pytest.mark.long
def test_planted_leak_in_the_replay_window_is_detected(
    fresh: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_later_mark(monkeypatch)
    assert {"marks", "picture"} <= window_leaks(fresh, 11, 3)


# Running games


def seen_while_running(
    application: Application, game: PlayedGame, headers: dict[str, str]
) -> list[Shown]:
    bring(application, game, headers)
    assert application.table.phase is Phase.PERSON
    application.replay.open()
    application.review.chances.toggle()
    assert not application.review.chances.available
    found = []
    for index in range(application.replay.position + 1):
        application.replay.go(index)
        found.append(look(application))
    application.replay.close()
    return found


def at_ivorys_turn(game: PlayedGame, count: int) -> PlayedGame:
    """Cut a game before one of Ivory's placements in election `count`."""
    first = 6 * (count - 1)
    opens = game.deal.first if count % 2 else game.deal.first.other
    return game.cut(first + 2 + (opens is not Side.IVORY))


def test_replay_of_a_running_game_shows_only_permitted_facts(
    application: Application, played: PlayedGame
) -> None:
    game = at_ivorys_turn(played, 3)
    own = other_world(game, Side.IVORY, Random(5))
    public = same_in_public(game, Random(6))
    for headers, world, memory in (
        (HEADERS, own, "always"),
        (HEADERS, own, "never"),
        (TWO, public, "never"),
    ):
        application.settings.memory = memory
        here = seen_while_running(application, game, headers)
        assert application.replay.lenses == []
        assert not any(each["marks"] for each in here)
        there = seen_while_running(application, world, headers)
        assert told_apart(here, there) == set()
        assert len(here) > 20


def test_replay_without_memory_aid_hides_faces_of_earlier_tallies(
    application: Application, played: PlayedGame
) -> None:
    for headers in (TWO, HEADERS):
        application.settings.memory = "never"
        bring(application, at_ivorys_turn(played, 4), headers)
        stage, replay = application.stage, application.replay
        before = [row.event for row in stage.models.log.rows]
        replay.open()
        replayed = application.table.replay
        assert replayed is not None
        last_count, counted = replayed.timeline.count_of(3), replayed.timeline.count_of(2)
        assert last_count is not None
        assert counted is not None
        for moment in replayed.timeline.moments:
            replay.go(moment.index)
            assert [row.event for row in stage.models.log.rows] == before[: moment.end]
            assert not application.controller.study.canPlayOn
            if moment.index < last_count.index:
                assert all(row.profession == NONE for row in stage.models.tiles.rows)
                assert not any(row.turned for row in counted_rows(stage.models))
                assert "face" not in replay.sentence
        replay.go(counted.index)
        view = stage.view
        assert view is not None
        latest = view.tallies[-1]
        assert [row.total for row in stage.models.tally.rows] == [
            latest.ivory.total,
            latest.brown.total,
        ]
        assert counted_rows(stage.models)
        assert "remembering" in replay.eyes
        replay.goToTally(3)
        assert all(row.turned for row in counted_rows(stage.models))
    replay.goToTally(1)
    for memory in ("always", "never"):
        application.settings.memory = memory
        assert any(row.turned for row in counted_rows(stage.models)) is (memory == "always")


def test_replay_of_a_running_game_refuses_other_lenses(
    application: Application, played: PlayedGame
) -> None:
    bring(application, at_ivorys_turn(played, 3))
    application.replay.open()
    for lens in range(len(LENSES)):
        application.replay.setLens(lens)
        application.replay.holdOther(True)
        assert application.replay.lens == LENSES.index(Lens.IVORY)
    replayed = application.table.replay
    assert replayed is not None
    assert set(replayed.timeline.stories) == {Side.IVORY}
    with pytest.raises(ValueError, match="Nobody may look"):
        replayed.show(replayed.moment, Lens.ALL)


def test_replay_does_not_pause_at_a_tally(
    application: Application, played: PlayedGame, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """In the game itself the verdict waits for the person, because a curtain follows."""
    monkeypatch.setattr(playback, "REST_MS", 1)
    application.settings.memory = "always"
    bring(application, at_ivorys_turn(played, 3), TWO)
    replay = application.replay
    replay.goToTally(2)
    count = replay.position
    replay.step(-1)
    replay.togglePlay()
    qtbot.waitUntil(lambda: replay.position > count)
