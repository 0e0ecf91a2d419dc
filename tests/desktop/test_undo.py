"""A placed tile can be taken back for a while; until then it is neither saved nor played."""

from functools import partial

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest

from tests.desktop.support.fakes import Disk
from tests.desktop.support.handover import no_face_is_shown, open_play
from tests.desktop.support.program import listen
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import undo_key
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Placement


@pytest.fixture
def asking(screen: Screen) -> Screen:
    """A game in which placements have to be confirmed."""
    screen.state.settings.undo = "confirm"
    screen.activate()
    screen.play_computer()
    return screen


def test_placement_is_saved_and_played_only_once_confirmed(
    asking: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    ask = asking.table.opponent.ask

    def note_and_ask(*arguments: object) -> None:
        asked.append(arguments)
        ask(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(asking.table.opponent, "ask", note_and_ask)
    said = listen(asking.controller.answered)
    undo_key(asking)
    assert said == ["There is nothing to undo."]
    tile = asking.game.view().hand[0]
    asking.drag_tile(0, 0)
    asking.drag_tile(1, 1)  # No other tile can be placed meanwhile.
    asking.wait_for(Phase.PLACED)
    assert asking.state.prompt == "Placed. Confirm, or undo."
    assert not asking.items("undoTime")[0].isVisible()
    assert sum(row.place == 1 for row in asking.models.tiles.rows) == 1
    assert not asked
    assert not asking.kept().placements
    assert not asking.game.view().standing
    asking.click(asking.item("confirm"))
    asking.wait_for(Phase.PERSON)
    assert len(asked) == 1
    assert asking.game.view().standing[0].tile == tile
    assert asking.kept().placements[0].tile == tile


def test_undone_tile_returns_to_the_hand(asking: Screen) -> None:
    for number, by in enumerate(("button", "Esc", "Ctrl+Z")):
        before = asking.game.view()
        rows = set(asking.models.tiles.rows)
        asking.drag_tile(4, 2)
        if by == "button":
            asking.click(asking.item("takeBack"))
        else:
            QTest.keySequence(asking.window, QKeySequence(by))
        asking.wait_for(Phase.PERSON)
        assert asking.game.view() == before
        assert set(asking.models.tiles.rows) == rows
        asking.drag_tile(4, 1)
        asking.click(asking.item("confirm"))
        asking.wait_for(Phase.PERSON)
        assert asking.game.referee.placements[2 * number].tile == before.hand[4]


def test_undone_turn_takes_the_answer_back_within_an_election(asking: Screen, disk: Disk) -> None:
    """The record says so before the table; to the same tile the computer answers the same."""
    asking.play_computer(level="random")
    assert not asking.item("undoTurn").isEnabled()
    before, rows = asking.game.view(), set(asking.models.tiles.rows)
    asking.table.place(asking.choose(20))
    asking.wait_for(Phase.PERSON)
    answered = asking.kept().placements
    for number, by_key in enumerate((False, True), start=1):
        asking.qtbot.waitUntil(lambda: asking.item("undoTurn").isEnabled())
        shown = set(asking.models.tiles.rows)
        disk.hold()
        undo_key(asking) if by_key else asking.click(asking.item("undoTurn"))
        asking.qtbot.wait(50)
        assert asking.table.phase is Phase.SHOWING
        assert set(asking.models.tiles.rows) == shown
        disk.release()
        asking.wait_for(Phase.PERSON)
        kept = asking.kept()
        assert (kept.placements, kept.headers["Undos"]) == ((), str(number))
        assert (asking.game.view(), set(asking.models.tiles.rows)) == (before, rows)
        assert kept.headers["Seal"] == asking.game.headers["Seal"]
        asking.table.resume(kept, asking.game.file, asking.game.salt)  # Nothing depends on it.
        asking.wait_for(Phase.PERSON)
        asking.table.place(answered[0])
        asking.wait_for(Phase.PERSON)
        assert asking.game.referee.placements == answered


def test_undo_never_crosses_a_tally(asking: Screen) -> None:
    said = listen(asking.controller.answered)
    asking.play_computer(level="random")
    for _ in range(3):
        asking.table.place(asking.choose())
        asking.wait_for(Phase.PERSON)
    assert asking.game.view().election == 2
    undo_key(asking)
    assert said == ["It is too late to undo."]
    assert asking.item("notice").property("isAnswer")
    assert said[-1] in asking.texts()
    asking.give_up()
    assert not asking.controller.study.canTakeBack
    assert "Undos" not in asking.kept().headers


def test_undo_while_the_computer_thinks_drops_its_answer(asking: Screen, slow_player: None) -> None:
    asking.play_computer(level="random")
    before = asking.game.view()
    asking.table.place(asking.choose(3))
    asking.wait_for(Phase.COMPUTER)
    undo_key(asking)
    asking.wait_for(Phase.PERSON)
    assert asking.game.view() == before
    assert not asking.table.opponent.ready


def test_undo_time_ends_and_is_shown_as_a_bar(asking: Screen) -> None:
    settings = asking.state.settings
    settings.undo, settings.speed = "short", "slow"
    asking.drag_tile(0, 0)
    asking.wait_for(Phase.PLACED)
    assert asking.state.prompt == "Tile placed. Undo now, and your opponent never sees it."
    (bar,) = asking.items("undoTime")
    assert bar.isVisible()
    full = bar.width()
    asking.qtbot.waitUntil(lambda: 0 < bar.width() < 0.8 * full)
    asking.click(asking.item("takeBack"))
    assert not bar.isVisible()
    settings.speed = "fast"
    asking.drag_tile(0, 0)
    asking.wait_for(Phase.PLACED)
    asking.wait_for(Phase.SHOWING, Phase.COMPUTER)
    assert len(asking.game.view().standing) == 1
    asking.wait_for(Phase.PERSON)
    settings.speed = "none"
    asking.drag_tile(1, 1)
    asking.wait_for(Phase.PLACED)
    assert asking.shows("takeBack")
    assert not bar.isVisible()


def test_undo_key_explains_why_a_tile_cannot_be_undone(screen: Screen) -> None:
    screen.activate()
    said = listen(screen.controller.answered)
    screen.play_computer()
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.PERSON)
    before = screen.game.view()
    undo_key(screen)
    assert screen.game.view() == before
    screen.state.settings.undo = "confirm"
    open_play(screen)
    undo_key(screen)
    assert said == [
        "A placed tile is final. The settings can give you time to undo.",
        "A placed tile is final here.",
    ]
    screen.drag_tile(0, 0)  # Both have seen which slot it left.
    screen.wait_for(Phase.PERSON)
    assert len(screen.game.view().standing) == 1


def note_hidden(screen: Screen, hidden: list[bool]) -> None:
    hidden.append(no_face_is_shown(screen))


def test_tile_of_two_persons_stays_with_its_owner_until_final(asking: Screen) -> None:
    """Both then look at an election's last tile, which is hidden at once."""
    asking.play_two()
    for others, covers in ((0, True), (4, True), (5, False)):
        for _ in range(others):
            asking.sit_down()
            asking.play(next(asking.game.view().legal_placements()))
        asking.sit_down()
        before, rows = asking.game.view(), set(asking.models.tiles.rows)
        placed = asking.game.referee.placements
        for by_key in (False, True):
            asking.drag_tile(4, 2)
            asking.wait_for(Phase.PLACED)
            assert asking.state.prompt == "Placed. Confirm, or undo."
            assert not no_face_is_shown(asking)
            assert asking.kept().placements == placed
            undo_key(asking) if by_key else asking.click(asking.item("takeBack"))
            assert asking.table.phase is Phase.PERSON
            assert set(asking.models.tiles.rows) == rows
        asking.drag_tile(4, 2)
        hidden: list[bool] = []
        note = partial(note_hidden, asking, hidden)
        asking.table.changed.connect(note)
        # A window that has lost the focus makes the tile final.
        asking.table.cover() if covers else asking.click(asking.item("confirm"))
        asking.wait_for(Phase.CURTAIN)
        asking.table.changed.disconnect(note)
        assert hidden[0] if others else hidden[-1]
        assert asking.kept().placements == (*placed, Placement(before.hand[4], BUILDINGS[2]))
        assert asking.game.view().election == before.election + bool(others)


def test_unconfirmed_tile_survives_dialogs_but_not_a_new_game(asking: Screen) -> None:
    asking.drag_tile(4, 2)
    for opens in ("F10", "F1"):
        QTest.keySequence(asking.window, QKeySequence(opens))
        undo_key(asking)
        assert asking.table.phase is Phase.PLACED
        QTest.keySequence(asking.window, QKeySequence("Esc"))
    asking.play_computer()
    assert not asking.game.view().standing
    assert asking.table.phase is Phase.PERSON
