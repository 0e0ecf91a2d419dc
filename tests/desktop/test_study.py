"""Playing on from a moment of a game: what a study is made of, and that it counts for nothing.

What a study of a running game may not depend on is tested in `test_study_hidden`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt, QUrl
from PySide6.QtTest import QTest

from tests.desktop.conftest import Starter, close
from tests.desktop.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, TURN, game, resume
from tests.desktop.screen import Screen
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.thinker import Thinker
from tyrus_desktop.engine.record import Record, identity
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library import entries, journal
from tyrus_desktop.library.journal import Journal
from tyrus_desktop.players.keys import CHARACTERS, LADDER
from tyrus_desktop.referee import Referee

NOW, OWN = -1, -1
NO_KEY = Qt.KeyboardModifier.NoModifier
LEVEL = "random"
"""The quickest opponent; it is not offered, but a study can be begun against it."""


def at_the_end(screen: Screen, headers: dict[str, str] = AGAINST_COMPUTER) -> Record:
    """Show the end of a golden game, and return its record."""
    resume(screen, None, "majority", headers)
    screen.wait_for(Phase.OVER)
    return game("majority")


def play_on(screen: Screen, moment: int = NOW, side: int = OWN, *, redraw: bool = False) -> None:
    screen.controller.study.playOn(moment, side, LEVEL, redraw)
    assert screen.controller.study.on
    screen.wait_for(Phase.PERSON, Phase.OVER)


def open_dialog(screen: Screen) -> None:
    screen.choose_entry("&Game", "&Play on from here…")
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"))


def begin(screen: Screen) -> None:
    screen.click(screen.item("beginStudy"))
    screen.qtbot.waitUntil(lambda: screen.controller.study.on)
    screen.wait_for(Phase.PERSON)


def key(screen: Screen, which: Qt.Key, held: Qt.KeyboardModifier = NO_KEY) -> None:
    QTest.keyClick(screen.window, which, held)


def undo_key(screen: Screen) -> None:
    key(screen, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def files(screen: Screen) -> set[Path]:
    screen.wait_until_kept()
    return set(screen.games_folder.glob("[!.]*.tyrus"))


def view_at(record: Record, count: int, side: Side) -> PlayerView:
    return Referee(record.deal, record.placements[:count]).view(side)


# Begun in the window


def test_a_finished_game_is_played_on_with_the_tiles_as_they_were(playing: Screen) -> None:
    screen = playing
    whole = at_the_end(screen)
    open_dialog(screen)
    assert "Election\u00a09: Ivory places tile\u00a01 of\u00a03." in screen.texts()
    screen.click(screen.items("opponentCard")[1])
    begin(screen)
    record = screen.game.record
    assert record.deal == whole.deal
    assert record.placements == whole.placements[:48]
    assert record.headers["Study"] == "1"
    assert record.headers["From"] == f"48 {identity(whole)}"
    assert record.headers["BrownPlayer"] == "computer herald"
    assert record.headers["Ivory"] == "Claire"
    assert not {"Seal", "Salt", "Result", "GivenUpBy"} & record.headers.keys()
    assert screen.table.stage.view == view_at(whole, 48, Side.IVORY)


def test_a_finished_game_is_played_on_from_the_other_chair_with_hidden_tiles_drawn_again(
    playing: Screen,
) -> None:
    """By keys alone."""
    screen = playing
    whole = at_the_end(screen)
    open_dialog(screen)
    for which in (Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Tab,
                  Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Return):  # fmt: skip
        key(screen, which)
    screen.qtbot.waitUntil(lambda: screen.controller.study.on)
    screen.wait_for(Phase.PERSON)
    record = screen.game.record
    assert record.headers["IvoryPlayer"] == "computer herald"
    assert record.headers["From"] == f"48 {identity(whole)}"
    assert screen.game.viewer is Side.BROWN
    assert record.deal != whole.deal
    assert record.deal.elections == whole.deal.elections
    assert view_at(record, 48, Side.BROWN) == view_at(whole, 48, Side.BROWN)


@pytest.mark.parametrize("moment", [0, 1, 6, 29, 47, 53])
def test_a_finished_game_can_be_played_on_from_any_moment(screen: Screen, moment: int) -> None:
    whole = at_the_end(screen)
    screen.controller.study.playOn(moment, 0, LEVEL, False)
    assert screen.game.record.placements[:moment] == whole.placements[:moment]
    assert screen.game.record.headers["From"] == f"{moment} {identity(whole)}"
    screen.wait_for(Phase.PERSON, Phase.OVER)


def test_a_game_of_two_persons_that_is_over_can_be_played_on_against_the_computer(
    screen: Screen,
) -> None:
    whole = at_the_end(screen, AT_ONE_SCREEN)
    play_on(screen, 20, 1)
    assert screen.game.viewer is Side.BROWN
    assert screen.game.record.headers["Brown"] == "Denis"
    assert screen.game.record.headers["IvoryPlayer"] == f"computer {LEVEL}"
    assert "HotSeat" not in screen.game.record.headers
    assert screen.game.record.deal == whole.deal


def test_a_game_that_was_given_up_can_be_played_on_where_it_was_left(screen: Screen) -> None:
    resume(screen, TURN)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    play_on(screen, TURN)
    assert screen.game.record.placements == game().placements[:TURN]
    assert not screen.game.record.over


def test_a_running_game_is_played_on_with_hidden_tiles_drawn_again_and_can_be_gone_back_to(
    playing: Screen,
) -> None:
    screen = playing
    screen.play_some(4)
    running, path = screen.game.record, screen.game.path
    screen.wait_until_kept()
    view, data = screen.table.stage.view, path.read_bytes()
    open_dialog(screen)
    assert not screen.shows("playOnSide")
    assert not screen.shows("playOnHidden")
    begin(screen)
    record = screen.game.record
    assert record.headers["Study"] == "1"
    assert not {"From", "Seal", "Salt", "Character"} & record.headers.keys()
    assert record.deal != running.deal
    assert screen.table.stage.view == view
    screen.play_some(2)
    assert screen.kept().placements[: len(running.placements)] == record.placements
    assert path.read_bytes() == data
    study = screen.game.path
    assert study != path
    screen.click(screen.item("backToGame"))
    screen.wait_for(Phase.PERSON)
    assert not screen.controller.study.on
    assert not screen.shows("studyLabel")
    assert screen.game.record == running
    assert screen.table.stage.view == view
    screen.play_some(1)
    assert screen.kept().placements == screen.game.referee.placements
    assert screen.game.path == path
    assert journal.read(study).headers["Study"] == "1"


@pytest.mark.parametrize("moment", [0, 7, 20, TURN])
def test_a_running_game_is_played_on_from_an_earlier_moment_as_its_person_saw_it(
    screen: Screen, moment: int
) -> None:
    resume(screen, TURN)
    running = screen.game.record
    screen.controller.study.playOn(moment, OWN, "greedy", True)
    study = screen.game.record
    assert len(study.placements) == moment
    assert view_at(study, moment, Side.IVORY) == view_at(running, moment, Side.IVORY)
    assert study.deal != running.deal
    screen.wait_for(Phase.PERSON)


def test_a_study_of_a_game_with_the_stranger_is_against_somebody_known(screen: Screen) -> None:
    headers = {**AGAINST_COMPUTER, "BrownPlayer": "computer archon secret", "Character": "miser"}
    resume(screen, TURN, headers=headers)
    open_dialog(screen)
    offered = [card.property("opponent")["key"] for card in screen.items("opponentCard")]
    assert sorted(offered) == sorted((*LADDER, *CHARACTERS))
    begin(screen)
    assert screen.game.record.headers["BrownPlayer"] == "computer archon"
    assert "Character" not in screen.game.record.headers


def test_a_study_says_what_it_is(playing: Screen) -> None:
    screen = playing
    screen.play_some(1)
    assert not screen.shows("studyLabel")
    heard: list[str] = []
    screen.controller.announced.connect(heard.append)
    play_on(screen, redraw=True)
    assert "This is a study: it counts for nothing." in heard
    assert screen.shows("studyLabel")
    assert not screen.shows("notice")
    assert screen.window.title() == "Tyrus: study, election\u00a01"
    screen.choose_entry("&Game", "&Check the deal…")
    screen.qtbot.waitUntil(lambda: "Check the deal" in screen.texts())
    assert any(text.startswith("This is a study: its deal") for text in screen.texts())
    assert not screen.shows("copySeal")


@pytest.mark.parametrize("state", ["no game", "two persons", "lesson", "computer's turn"])
def test_where_nothing_can_be_studied_the_menu_does_not_offer_it(
    screen: Screen, slow_player: None, state: str
) -> None:
    if state == "two persons":
        screen.play_two()
    elif state == "lesson":
        screen.controller.lesson.start()
    elif state == "computer's turn":
        screen.play_computer(level="random")
        screen.table.place(screen.choose())
        screen.wait_for(Phase.COMPUTER)
    assert not screen.controller.study.canPlayOn
    screen.press("&Game")
    screen.qtbot.waitUntil(lambda: bool(screen.button("&Play on from here…")))
    assert not screen.button("&Play on from here…")[0].isEnabled()
    screen.controller.study.playOn(NOW, OWN, LEVEL, True)
    assert not screen.controller.study.on


@pytest.mark.parametrize(
    ("moment", "side", "redraw"),
    [(NOW, 0, False), (NOW, 1, True), (-2, 0, True), (10, 0, True), (99, 0, True)],
)
def test_a_running_game_cannot_be_studied_in_another_way(
    screen: Screen, moment: int, side: int, redraw: bool
) -> None:
    """With the tiles as they are, from the other chair, or from a moment that is still to come."""
    screen.play_computer()
    screen.play_some(4)
    before = screen.game
    screen.controller.study.playOn(moment, side, LEVEL, redraw)
    assert screen.game is before


# It counts for nothing


def finish(screen: Screen) -> None:
    """Play to the end of the game at the table."""
    while screen.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
        screen.table.place(screen.choose())


@pytest.mark.parametrize("study", [True, False])
def test_a_study_changes_neither_results_nor_stories_nor_the_count_of_tallies(
    screen: Screen, study: bool
) -> None:
    """And the same game does, where it is no study."""
    settings = screen.state.settings
    headers = {**AGAINST_COMPUTER, "BrownPlayer": "computer citizen"}
    if study:
        resume(screen, TURN, headers=headers)
        screen.controller.study.playOn(NOW, OWN, "citizen", True)
    else:
        resume(screen, TURN, headers=headers)
    kept = settings.results, settings.told, settings.talliesSeen, settings.level, settings.side
    finish(screen)
    after = settings.results, settings.told, settings.talliesSeen, settings.level, settings.side
    assert (kept == after) is study
    assert screen.shows("rematch") is not study
    assert ("A study: it counts for nothing." in screen.texts()) is study
    assert screen.state.summary.story
    assert not (study and screen.state.summary.nextLevel)


def test_a_study_is_never_offered_as_an_unfinished_game(start: Starter) -> None:
    screen = start()
    screen.play_computer()
    screen.play_some(2)
    real = screen.game.path.name
    play_on(screen, redraw=True)
    screen.play_some(2)
    screen.wait_until_kept()
    study = screen.game.path
    folder = screen.games_folder
    close(screen)
    again = start()
    again.application.open(None)
    again.qtbot.waitUntil(lambda: bool(again.application.saved_games.offer))
    again.application.saved_games.resumeOffer()
    again.qtbot.waitUntil(lambda: again.table.game is not None)
    assert again.game.path.name == real
    close(again)
    (folder / real).unlink()
    assert Journal(folder).unfinished() is None
    assert entries.read(folder, study.name, "").study


def test_a_study_from_the_library_goes_on_as_one(start: Starter) -> None:
    screen = start()
    at_the_end(screen)
    play_on(screen, 30)
    screen.play_some(1)
    path, record = screen.game.path, screen.kept()
    close(screen)
    again = start()
    again.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    again.wait_for(Phase.PERSON)
    assert again.controller.study.on
    assert again.shows("studyLabel")
    assert not again.shows("backToGame")
    again.click(again.item("studyTakeBack"))
    again.wait_for(Phase.PERSON)
    assert again.kept().placements == record.placements[:-2]


def test_a_study_in_which_nothing_was_played_leaves_no_file_and_no_question(
    screen: Screen,
) -> None:
    at_the_end(screen)
    play_on(screen, 12)
    assert not screen.state.leavingInterrupts
    screen.choose_entry("&Game", "&New game…")
    screen.qtbot.waitUntil(lambda: screen.shows("begin"))
    assert not files(screen)
    key(screen, Qt.Key.Key_Escape)
    screen.play_some(1)
    assert len(files(screen)) == 1
    screen.choose_entry("&Game", "&New game…")
    screen.qtbot.waitUntil(lambda: "New game?" in screen.texts())


@pytest.mark.parametrize("over", [False, True])
def test_leaving_a_study_asks_first_while_the_game_behind_it_is_running(
    screen: Screen, over: bool
) -> None:
    screen.play_computer()
    screen.play_some(1)
    play_on(screen, redraw=True)
    if over:
        screen.controller.giveUp()
        screen.wait_for(Phase.OVER)
        assert not screen.state.unfinished
        assert not screen.state.canGiveUp
    screen.choose_entry("&Game", "&New game…")
    screen.qtbot.waitUntil(lambda: "New game?" in screen.texts())


# Going back


def test_take_back_undoes_the_last_tile_and_the_answer(playing: Screen) -> None:
    """By the mouse, and by its key; the file and the log follow."""
    screen = playing
    screen.play_some(1)
    play_on(screen, redraw=True)
    first = screen.game.referee.placements
    shown = screen.table.stage.view, tuple(screen.models.log.rows)
    for by_key in (False, True):
        screen.play_some(1)
        assert len(screen.kept().placements) == len(first) + 2
        if by_key:
            undo_key(screen)
        else:
            screen.click(screen.item("studyTakeBack"))
        screen.wait_for(Phase.PERSON)
        assert screen.kept().placements == first
        assert (screen.table.stage.view, tuple(screen.models.log.rows)) == shown
    screen.click(screen.item("studyTakeBack"))
    screen.wait_for(Phase.PERSON)
    assert screen.game.referee.placements == ()
    assert not screen.item("studyTakeBack").isEnabled()
    undo_key(screen)
    assert screen.table.phase is Phase.PERSON


def test_only_a_study_can_be_gone_back_in(playing: Screen) -> None:
    screen = playing
    screen.play_some(2)
    before = screen.game.record
    undo_key(screen)
    screen.controller.study.takeBack()
    screen.controller.study.goBackTo(0)
    assert not screen.shows("studyTakeBack")
    assert screen.game.record == before


def test_take_back_takes_a_provisional_tile_alone(playing: Screen) -> None:
    screen = playing
    screen.play_some(1)
    play_on(screen, redraw=True)
    before = screen.game
    screen.table.place(screen.choose(), inf)
    assert screen.table.phase is Phase.PLACED
    undo_key(screen)
    screen.wait_for(Phase.PERSON)
    assert screen.game is before
    assert len(before.referee.placements) == 2


@pytest.mark.parametrize("moment", [37, 30, 12, 1, 0])
def test_one_can_go_back_to_any_earlier_moment(screen: Screen, moment: int) -> None:
    """Also to one before the study began: it is from that moment then."""
    whole = at_the_end(screen)
    play_on(screen, 36)
    screen.play_some(1)
    placements = screen.game.referee.placements
    moment = min(moment, len(placements) - 1)
    screen.controller.study.goBackTo(moment)
    assert screen.game.record.placements[:moment] == placements[:moment]
    assert screen.game.record.headers["From"] == f"{min(36, moment)} {identity(whole)}"
    assert screen.wait_for(Phase.PERSON) is Phase.PERSON
    record = screen.kept()
    assert record.deal == whole.deal
    assert record.placements == screen.game.referee.placements


def test_the_computer_forgets_what_was_taken_back(
    screen: Screen, slow_player: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked as in a game that had never gone further, and a late answer is dropped."""
    asked: list[PlayerView] = []
    ask: Callable[[Opponent, str, PlayerView], None] = Opponent.ask
    at_the_end(screen)
    play_on(screen, 36)
    first, second = screen.choose(0), screen.choose(7)
    tickets: list[int] = []

    def spy(self: Opponent, level: str, view: PlayerView) -> None:
        asked.append(view)
        ask(self, level, view)
        tickets.append(self._ticket)

    monkeypatch.setattr(Opponent, "ask", spy)
    screen.table.place(first)
    screen.wait_for(Phase.COMPUTER)
    screen.controller.study.goBackTo(36)
    screen.wait_for(Phase.PERSON)
    stale = next(iter(asked[0].legal_placements()))
    thinker = screen.table.opponent.findChild(Thinker)
    assert thinker is not None
    thinker.answered.emit(tickets[0], stale)
    assert screen.game.referee.placements == game("majority").placements[:36]
    screen.table.place(second)
    screen.wait_for(Phase.COMPUTER)
    expected = Referee(screen.game.referee.deal, (*game("majority").placements[:36], second))
    assert asked[-1] == expected.view(Side.BROWN)


def test_a_study_that_is_over_keeps_its_file_when_it_is_gone_back_in(screen: Screen) -> None:
    at_the_end(screen)
    play_on(screen, 48)
    finish(screen)
    over = screen.kept()
    path = screen.game.path
    assert over.over
    screen.click(screen.item("studyTakeBack"))
    screen.wait_for(Phase.PERSON)
    assert screen.kept().placements == over.placements[: len(screen.game.referee.placements)]
    assert screen.game.path != path
    assert journal.read(path) == over
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert "GivenUpBy" in screen.kept().headers
    screen.controller.study.goBackTo(48)
    screen.wait_for(Phase.PERSON)
    assert "GivenUpBy" not in screen.kept().headers


# The game that was left


def test_the_game_that_was_left_stays_locked_until_the_study_is_left(screen: Screen) -> None:
    screen.play_computer()
    screen.play_some(1)
    screen.wait_until_kept()
    path = screen.game.path
    folder = Journal(screen.games_folder)
    play_on(screen, redraw=True)
    screen.play_some(1)
    screen.controller.study.playOn(NOW, OWN, LEVEL, True)  # A study of the study.
    screen.wait_until_kept()
    assert folder.lock(path) is None
    screen.play_computer()
    screen.wait_until_kept()
    lock = folder.lock(path)
    assert lock is not None
    lock.release()


def test_opening_the_file_of_the_game_that_was_left_goes_back_to_it(screen: Screen) -> None:
    screen.play_computer()
    screen.play_some(2)
    screen.wait_until_kept()
    record, path = screen.game.record, screen.game.path
    play_on(screen, redraw=True)
    screen.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    screen.qtbot.waitUntil(lambda: not screen.controller.study.on)
    screen.wait_for(Phase.PERSON)
    assert screen.game.record == record
    screen.play_some(1)
    assert screen.kept().placements == screen.game.referee.placements
    screen.play_computer()
    screen.wait_until_kept()
    lock = Journal(screen.games_folder).lock(path)
    assert lock is not None
    lock.release()


def test_a_finished_game_is_shown_again_as_it_ended_and_is_not_counted_again(
    screen: Screen, store: QSettings
) -> None:
    screen.play_computer(level="citizen")
    finish(screen)
    results, record = screen.state.settings.results, screen.game.record
    assert results
    play_on(screen, 3)
    screen.play_some(1)
    screen.controller.study.backToGame()
    screen.wait_for(Phase.OVER)
    assert screen.game.record == record
    assert screen.state.settings.results == results
    assert screen.table.stage.view is not None
    assert screen.table.stage.view.final_hands
