"""A tally on the stage: what it shows when, where it waits, and what skips it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest

from tests.desktop.channels import Announcements
from tests.desktop.positions import (
    AGAINST_COMPUTER,
    AT_ONE_SCREEN,
    LAST_OF_EIGHTH,
    TURN,
    game,
    resume,
)
from tests.desktop.screen import Screen
from tests.readers import PlayedGame, play_game, witnessed
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.counted import CountedRow
from tyrus_desktop.desktop.models.tally import Stop
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.stage.script import DEAF_MS
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.stage.stakes import turning_order
from tyrus_desktop.desktop.stage.tempo import LONGEST_PAUSE, Manner
from tyrus_desktop.engine.events import ElectionTallied, Event
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView

GAME = play_game(3, "rules-of-thumb", "greedy")
LAST_OF_SEVENTH = 41
QUICK = 0.01
"""A pace with motion that takes next to no time."""
SLOW = 50.0


def watch(
    played: PlayedGame, look: Callable[[Stage, Event], None], manner: Manner | None = None
) -> None:
    """Show a game on a stage to Ivory, and look after every beat of a tally."""
    stage = Stage(None, lambda: manner or Manner())
    stage.begin(PlayerView(Side.IVORY, played.deal.first))
    stage.name_players(dict.fromkeys(Side, "x"), you=Side.IVORY)
    for _, events in witnessed(played, Side.IVORY):
        for event in events:
            for beat in stage.beats(event):
                beat.show()
                if isinstance(event, ElectionTallied):
                    look(stage, event)


def place_last(
    screen: Screen,
    after: str = "wait",
    placed: int = LAST_OF_SEVENTH,
    headers: dict[str, str] = AGAINST_COMPUTER,
    *,
    pace: float = QUICK,
) -> None:
    """Place the last tile of an election; the seventh may end the game, the eighth may not."""
    screen.state.settings.afterTally = after
    screen.state.settings.speed = "normal" if pace else "none"
    script, table = screen.application.script, screen.table
    script.get_pace = lambda: 1.0  # The computer takes its time, until the tile is placed.
    resume(screen, placed, headers=headers)
    script.get_pace = lambda: pace
    if table.phase is Phase.CURTAIN:
        table.sit_down()
        table.show_tiles()
        screen.wait_for(Phase.PERSON)
        table.place(game().placements[placed])
    else:
        screen.play(game().placements[placed])


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen reader is active."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)


def wait_for_stop(screen: Screen, stop: Stop) -> None:
    screen.qtbot.waitUntil(lambda: screen.models.tally.stop == stop)


def come_to_the_stage(screen: Screen) -> None:
    """Place a tile at a slow pace, and skip its placement alone."""
    place_last(screen, pace=SLOW)
    screen.qtbot.waitUntil(lambda: screen.application.script.remaining_ms > 60 * SLOW)
    assert not screen.models.tally.open
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.models.tally.open)
    assert screen.models.tally.backs == 5


def go_on(screen: Screen) -> None:
    """Press, once presses are heard again."""
    screen.qtbot.wait(DEAF_MS + 20)
    screen.controller.skip()


def activate(screen: Screen) -> None:
    screen.window.requestActivate()
    screen.qtbot.waitUntil(screen.window.isActive)


# What is shown when


def test_a_tile_has_no_face_role_or_effect_before_it_is_turned(qapp: object) -> None:
    seen: set[bool] = set()

    def look(stage: Stage, event: Event) -> None:
        for row in stage.models.counted.rows:
            seen.add(row.turned)
            if not row.turned:
                assert row == CountedRow(
                    row.counted_side, row.owner, election=row.election, order=row.order
                )
            else:
                assert NONE not in (row.profession, row.value, row.counted_role, row.effect)

    watch(GAME, look)
    assert seen == {False, True}


def test_rows_stand_by_building_and_as_placed_and_never_move(qapp: object) -> None:
    def look(stage: Stage, event: Event) -> None:
        assert isinstance(event, ElectionTallied)
        shown = event.tally.shown
        placed = [s for side in Side for s in shown if s.building.side is side]
        rows = stage.models.counted.rows
        if not rows:  # The stage opens a beat before its tiles come.
            assert stage.models.tally.backs == len(shown)
            return
        assert [row.owner for row in rows] == [list(Side).index(s.owner) for s in placed]
        order = turning_order(shown)
        for row, standing in zip(rows, placed, strict=True):
            if row.turned:
                assert standing.tile is not None
                assert row.value == standing.tile.value
                assert row.turned_at == order.index(standing)

    watch(GAME, look)


def test_the_sums_are_the_rulebooks_over_the_tiles_turned_so_far(qapp: object) -> None:
    def look(stage: Stage, event: Event) -> None:
        assert isinstance(event, ElectionTallied)
        up = turning_order(event.tally.shown)[: sum(r.turned for r in stage.models.counted.rows)]
        so_far = tally(event.tally.number, event.tally.kind, up)
        for row, side in zip(stage.models.tally.rows, Side, strict=True):
            counted = so_far.count(side)
            assert (row.votes, row.blocks, row.countered) == (
                counted.votes, counted.blocks, counted.countered,
            )  # fmt: skip
            assert (row.surplus, row.total) == (counted.surplus, counted.total)
        assert stage.models.tally.backs == len(event.tally.shown) - len(up)

    watch(GAME, look)


def test_the_result_is_told_nowhere_before_the_verdict(qapp: object) -> None:
    told: list[tuple[bool, bool]] = []

    def look(stage: Stage, event: Event) -> None:
        assert isinstance(event, ElectionTallied)
        models, number = stage.models, event.tally.number
        decided = models.tally.winner >= 0
        assert stage.view is not None
        elsewhere = [
            len(stage.view.tallies) == number,
            models.chart.rows[number - 1].chart_winner >= 0,
            sum(row.chart_row >= 0 for row in models.representatives.rows) == number,
            models.log.rows[-1].event == event,
        ]
        assert len({*elsewhere}) == 1
        assert decided or not any(elsewhere)
        assert (" wins " in models.tally.standing or " win " in models.tally.standing) == (
            decided and event.tally.winner is not None
        )
        told.append((decided, any(elsewhere)))

    watch(GAME, look)
    assert {*told} == {(False, False), (True, False), (True, True)}


def test_the_tiles_leave_the_table_for_the_stage_and_come_back_to_be_discarded(
    qapp: object,
) -> None:
    discarded: set[tuple[int, int]] = set()

    def look(stage: Stage, event: Event) -> None:
        assert isinstance(event, ElectionTallied)
        rows = {(r.election, r.order): r for r in stage.models.tiles.rows if r.election}
        counted = [(s.election, s.order) for s in event.tally.shown]
        for key in counted:
            if key in rows:
                # They go a beat after the stage has opened, and come back just before it is left.
                open_, winner = stage.models.tally.open, stage.models.tally.winner
                between = winner != NONE or not stage.models.counted.rows
                assert rows[key].staged == open_ or (open_ and between)
                if rows[key].place == TilePlace.DISCARD:
                    assert rows[key].tile is not None
                    discarded.add(key)
        assert not any(rows[key].staged for key in rows.keys() - {*counted})

    watch(GAME, look)
    assert len(discarded) > 6


def test_the_standing_says_who_leads_and_what_is_left_then_the_verdict(screen: Screen) -> None:
    said: list[str] = []
    place_last(screen)
    model = screen.models.tally
    model.changed.connect(lambda: said.append(model.standing))
    wait_for_stop(screen, Stop.TURN)
    assert model.stakes == "You have won two in a row: a third ends the game."
    assert said[0].startswith("All square, 5\u00a0tiles to turn")
    assert said[-1] == "All square, one tile to turn"
    go_on(screen)
    wait_for_stop(screen, Stop.NEXT)
    assert said[-1] == "Brown wins a Merchant Guildmaster, 7\u00a0to\u00a00."
    screen.controller.setLanguage("fr")
    assert said[-1] == "Marron gagne un chef des marchands, 7\u00a0à\u00a00."
    screen.controller.setLanguage("en")


def test_two_persons_are_called_by_their_sides(screen: Screen) -> None:
    place_last(screen, headers=AT_ONE_SCREEN)
    wait_for_stop(screen, Stop.TURN)
    assert screen.models.tally.stakes == "Ivory has won two in a row: a third ends the game."


# Where it waits


def test_the_person_turns_the_tile_that_can_end_the_game_and_then_goes_on(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    screen.qtbot.wait(60)
    assert screen.models.tally.backs == 1
    go_on(screen)
    wait_for_stop(screen, Stop.NEXT)
    assert screen.models.tally.backs == 0
    assert not screen.models.tally.goesOn
    screen.qtbot.wait(60)
    assert screen.table.phase is Phase.SHOWING
    go_on(screen)
    screen.qtbot.waitUntil(lambda: not screen.models.tally.open)
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)


@pytest.mark.parametrize("pace", [0.0, QUICK])
def test_where_nothing_is_to_wait_a_tally_goes_on_by_itself(screen: Screen, pace: float) -> None:
    stops: list[int] = []
    place_last(screen, "run", pace=pace)
    screen.models.tally.changed.connect(lambda: stops.append(screen.models.tally.stop))
    screen.qtbot.waitUntil(lambda: screen.table.phase is not Phase.SHOWING)
    assert Stop.TURN not in stops
    assert screen.models.tally.number == 7


def test_without_motion_the_finished_picture_waits_all_the_same(screen: Screen) -> None:
    place_last(screen, pace=0.0)
    wait_for_stop(screen, Stop.NEXT)
    screen.qtbot.wait(60)
    assert screen.models.tally.open
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: not screen.models.tally.open)


def test_a_usual_tally_makes_a_pause_of_its_own_length_at_any_speed(screen: Screen) -> None:
    screen.state.settings.talliesSeen = 3
    place_last(screen, "pause", LAST_OF_EIGHTH)
    screen.controller.skip()
    wait_for_stop(screen, Stop.NEXT)
    assert screen.models.tally.goesOn
    timer = screen.application.script.findChild(QTimer)
    assert isinstance(timer, QTimer)
    assert LONGEST_PAUSE <= timer.interval() < LONGEST_PAUSE + 50


def test_the_first_three_tallies_wait_and_are_counted(screen: Screen) -> None:
    for number in range(1, 5):
        place_last(screen, "pause", LAST_OF_EIGHTH, pace=0.0)
        wait_for_stop(screen, Stop.NEXT)
        assert screen.models.tally.goesOn == (number > 3)
        assert screen.state.settings.talliesSeen == min(number - 1, 3)
        screen.controller.skip()
        screen.qtbot.waitUntil(lambda: not screen.models.tally.open)
    assert screen.state.settings.talliesSeen == 3


def test_two_persons_never_come_from_a_verdict_to_a_curtain_without_next(screen: Screen) -> None:
    place_last(screen, "run", headers=AT_ONE_SCREEN, pace=0.0)
    wait_for_stop(screen, Stop.NEXT)
    screen.qtbot.wait(60)
    assert screen.table.phase is Phase.SHOWING
    assert screen.models.tally.open
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: screen.table.phase is Phase.CURTAIN)


def test_the_computer_thinks_at_a_stop_and_shows_nothing(screen: Screen) -> None:
    place_last(screen, "wait", LAST_OF_EIGHTH, pace=0.0)
    wait_for_stop(screen, Stop.NEXT)
    screen.qtbot.waitUntil(lambda: screen.table.opponent.ready or computer_is_not_next(screen))
    placed = len(screen.game.referee.placements)
    screen.qtbot.wait(100)
    assert len(screen.game.referee.placements) == placed
    assert screen.models.tally.open


def computer_is_not_next(screen: Screen) -> bool:
    to_play = screen.game.to_play
    return to_play is not None and screen.game.seats[to_play].is_person


# Skipping


def test_a_skip_ends_the_placement_then_the_turning_and_stops_at_the_verdict(
    screen: Screen,
) -> None:
    come_to_the_stage(screen)
    screen.controller.skip()
    wait_for_stop(screen, Stop.NEXT)
    assert screen.models.tally.backs == 0
    assert screen.models.chart.rows[6].chart_winner == 1


def test_a_press_right_after_a_stop_is_not_heard(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    screen.controller.skip()
    QCoreApplication.processEvents()
    assert screen.models.tally.stop == Stop.TURN
    go_on(screen)
    wait_for_stop(screen, Stop.NEXT)
    screen.controller.skip()
    QCoreApplication.processEvents()
    assert screen.models.tally.open


def test_a_held_space_bar_skips_once(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    activate(screen)
    screen.qtbot.wait(DEAF_MS + 20)
    QTest.keyPress(screen.window, Qt.Key.Key_Space)
    for _ in range(5):
        repeated = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True
        )
        QCoreApplication.sendEvent(screen.window, repeated)
        screen.qtbot.wait(DEAF_MS // 2)
    QTest.keyRelease(screen.window, Qt.Key.Key_Space)
    wait_for_stop(screen, Stop.NEXT)
    screen.qtbot.wait(DEAF_MS)
    assert screen.models.tally.open


# With a screen reader


def test_with_a_screen_reader_each_space_turns_and_names_one_tile(
    screen: Screen, reader: None
) -> None:
    announcements = Announcements(screen.controller, screen.application.saved_games)
    place_last(screen, "run")
    activate(screen)
    for backs in range(5, 0, -1):
        wait_for_stop(screen, Stop.TURN)
        assert screen.models.tally.backs == backs
        told = [text for text in announcements.heard if text.count("Ivory 0, Brown ")]
        assert len(told) == 5 - backs
        assert not [text for text in announcements.heard if " wins a" in text]
        screen.qtbot.wait(DEAF_MS + 20)
        QTest.keyClick(screen.window, Qt.Key.Key_Space)
        screen.qtbot.waitUntil(lambda left=backs: screen.models.tally.backs < left)  # type: ignore[misc]
    wait_for_stop(screen, Stop.NEXT)
    opening = "You have won two in a row: a third ends the game. All square, 5\u00a0tiles to turn"
    assert announcements.heard.count(opening) == 1
    assert re.match(r"Brown, \d+\u00a0merchant", announcements.heard[-2])
    assert announcements.heard[-1].startswith(
        "Brown wins a Merchant Guildmaster, 7\u00a0to\u00a00. "
    )


def test_with_a_screen_reader_enter_turns_all_and_the_verdict_alone_is_told(
    screen: Screen, reader: None
) -> None:
    announcements = Announcements(screen.controller, screen.application.saved_games)
    place_last(screen, "run")
    wait_for_stop(screen, Stop.TURN)
    activate(screen)
    screen.qtbot.wait(DEAF_MS + 20)
    QTest.keyClick(screen.window, Qt.Key.Key_Return)
    wait_for_stop(screen, Stop.NEXT)
    assert not [text for text in announcements.heard if "Ivory 0, Brown " in text]
    assert announcements.heard[-1].startswith(
        "Brown wins a Merchant Guildmaster, 7\u00a0to\u00a00. "
    )
    assert not screen.models.tally.goesOn


def test_a_skipped_tile_is_named_by_no_announcement_before_the_verdict(screen: Screen) -> None:
    announcements = Announcements(screen.controller, screen.application.saved_games)
    come_to_the_stage(screen)
    screen.controller.skip()
    wait_for_stop(screen, Stop.NEXT)
    assert not [text for text in announcements.heard if "Ivory 0, Brown " in text]


# Looking at it again


def test_while_a_game_runs_the_last_tally_alone_can_be_looked_at_again(screen: Screen) -> None:
    resume(screen, TURN)
    controller, model = screen.controller, screen.models.tally
    controller.openTally(5)
    opened = [model.open]
    controller.openTally(6)
    opened.append(model.open)
    assert model.reviewing
    assert all(row.turned for row in screen.models.counted.rows)
    controller.stepTally(-1)
    assert model.number == 6
    assert not controller.place(0, 0)
    controller.closeTally()
    opened.append(model.open)
    assert opened == [False, True, False]
    assert controller.place(0, 0)


def test_at_the_end_all_tallies_can_be_looked_at_again(screen: Screen) -> None:
    resume(screen, None)
    screen.wait_for(Phase.OVER)
    controller, model = screen.controller, screen.models.tally
    controller.openTally(2)
    seen = []
    for _ in range(9):
        seen.append((model.number, model.standing))
        controller.stepTally(1)
    assert [number for number, _ in seen] == [2, 3, 4, 5, 6, 7, 8, 9, 9]
    assert seen[0][1] == "The election is null: 17\u00a0to\u00a017."
    assert seen[1][1] == "You win a High Priest, 6\u00a0to\u00a00."
    for number in (0, 10):
        controller.openTally(number)
        assert model.number == 9
    controller.openTally(1)
    controller.stepTally(-1)
    assert model.number == 1
    controller.closeTally()
    assert (model.open, model.number) == (False, 9)


def test_no_tally_is_opened_while_something_is_shown(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    screen.controller.openTally(6)
    screen.controller.closeTally()
    screen.controller.stepTally(-1)
    assert (screen.models.tally.number, screen.models.tally.reviewing) == (7, False)
    assert screen.models.tally.open


def test_a_new_game_closes_the_tally_that_is_looked_at(screen: Screen) -> None:
    resume(screen, TURN)
    screen.controller.openTally(6)
    screen.play_computer()
    assert not screen.models.tally.open
    screen.controller.openTally(6)
    assert not screen.models.tally.open


def test_looking_at_the_slots_again_closes_the_tally_that_is_looked_at(screen: Screen) -> None:
    resume(screen, TURN, headers={**AT_ONE_SCREEN, "HotSeat": "slots"})
    table = screen.table
    steps = {
        Phase.CURTAIN: table.sit_down,
        Phase.SEATED: table.show_tiles,
        Phase.LOOKING: table.stop_looking,
    }
    while screen.wait_for(*steps, Phase.PERSON) is not Phase.PERSON:
        steps[table.phase]()
    screen.controller.openTally(6)
    opened = [screen.models.tally.open]
    table.look_again()
    assert [*opened, screen.models.tally.open] == [True, False]


def test_giving_up_at_a_stop_leaves_the_stage(screen: Screen) -> None:
    place_last(screen)
    wait_for_stop(screen, Stop.TURN)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert not screen.models.tally.open
    assert screen.kept().headers["GivenUpBy"] == "ivory"
