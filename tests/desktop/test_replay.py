"""Looking back at a game in the window: how it begins and ends, what it shows and what it says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtTest import QTest

from tests.covering import covering
from tests.desktop.support.channels import Announcements, all_roles
from tests.desktop.support.items import everything, qml_type, seen
from tests.desktop.support.legibility import shown_texts
from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, TURN, game, resume
from tests.desktop.support.program import Program
from tests.desktop.support.replaying import (
    ALL,
    BROWN,
    IVORY,
    PUBLIC,
    Key,
    Modifier,
    finish,
    moment,
    open_replay,
    reopen_replay,
    replay,
)
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.bridge.replay.shown import LENSES
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import BY_SLOTS
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.replay.moments import LENGTH, Kind
from tyrus_desktop.desktop.replay.timeline import Lens
from tyrus_desktop.engine.record import HOT_SEAT, Record, write

USUAL_PX = 12
"""The size of texts at 100 % in a window of 1024 × 640."""


# Opening and leaving


def test_at_the_end_look_back_is_one_click_and_begins_at_the_moment_that_decided(
    screen: Screen,
) -> None:
    open_replay(screen)
    assert screen.table.phase is Phase.REPLAY
    outcome = game().outcome
    assert outcome is not None
    won = [tally.number for tally in game().tallies if tally.winner is outcome.winner]
    assert (moment(screen).kind, moment(screen).election) == (Kind.COUNT, won[-1])
    assert screen.shows("tallyStage")
    assert screen.item("railTrack").hasActiveFocus()
    assert screen.item("railTrack").property("value") == moment(screen).index
    assert not screen.shows("endBoard")


@pytest.mark.parametrize("way", ["escape", "button"])
def test_leaving_a_look_back_shows_the_end_again_as_it_was(screen: Screen, way: str) -> None:
    finish(screen)
    before, story = all_roles(screen.application.stage), screen.state.summary.story.sentences
    assert story
    reopen_replay(screen)
    replay(screen).go(17)
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    if way == "button":
        screen.click(screen.item("closeReplay"))
    else:
        press(screen, Key.Key_Escape)
    assert screen.table.phase is Phase.OVER
    assert heard == [screen.state.result]  # The log is not announced.
    screen.qtbot.waitUntil(lambda: screen.shows("endBoard"))
    assert not screen.shows("railTrack")
    tiles = ("_tiles", "_tiles itself")
    after = all_roles(screen.application.stage)
    assert {k: v for k, v in after.items() if k not in tiles} == {
        k: v for k, v in before.items() if k not in tiles
    }
    assert sorted(map(repr, after["_tiles"])) == sorted(map(repr, before["_tiles"]))  # type: ignore[call-overload]
    assert screen.state.summary.story.sentences == story


def test_looking_back_writes_nothing(screen: Screen) -> None:
    finish(screen)
    screen.wait_until_kept()
    settings = {key: screen.application.settings.value(key, "") for key in ("told", "talliesSeen")}
    files = {path: path.stat().st_mtime_ns for path in screen.games_folder.rglob("*")}
    reopen_replay(screen)
    for index in range(LENGTH):
        replay(screen).go(index)
    replay(screen).go(0)
    replay(screen).togglePlay()
    screen.qtbot.waitUntil(lambda: replay(screen).position > 2)
    replay(screen).close()
    screen.wait_until_kept()
    assert {path: path.stat().st_mtime_ns for path in screen.games_folder.rglob("*")} == files
    assert settings == {
        key: screen.application.settings.value(key, "") for key in ("told", "talliesSeen")
    }


@pytest.mark.parametrize(
    "leave", ["new game", "another game", "rematch", "lesson", "window closed"]
)
def test_whatever_ends_a_look_back_leaves_it_cleanly(screen: Screen, leave: str) -> None:
    open_replay(screen, 30)
    replay(screen).togglePlay()
    if leave == "new game":
        screen.play_computer()
        assert screen.table.phase is Phase.PERSON
    elif leave == "another game":
        resume(screen, TURN)
        assert screen.table.phase is Phase.PERSON
    elif leave == "lesson":
        screen.controller.lesson.start(FIRST_GAME)
        screen.wait_for(Phase.PERSON)
    elif leave == "rematch":
        screen.controller.newGames.rematch()  # There is none while one looks back.
        assert screen.table.phase is Phase.REPLAY
        replay(screen).close()
    else:
        assert screen.window.close()
        return
    assert not replay(screen).on
    assert not replay(screen).playing
    assert not replay(screen).still
    assert not screen.shows("railTrack")


def test_a_game_opened_from_a_file_is_looked_back_at_by_one_click(screen: Screen) -> None:
    whole = game()
    path = screen.games_folder / "other.tyrus"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(write(Record(AGAINST_COMPUTER, whole.deal, whole.placements)))
    screen.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    screen.qtbot.waitUntil(lambda: screen.shows("startReplay"))
    screen.click(screen.item("startReplay"))
    assert screen.table.phase is Phase.REPLAY


# A game that goes on


def test_escape_leaves_from_any_place_of_the_window(playing: Screen) -> None:
    """Also after a click on a button that is not the rail's."""
    playing.play_some(1)
    press(playing, Key.Key_B, held=Modifier.ControlModifier)
    playing.press("Tiles seen")
    assert playing.window.activeFocusItem() not in playing.components("Rail")
    press(playing, Key.Key_Escape)
    assert not replay(playing).on
    assert playing.wait_for(Phase.PERSON)


def test_a_running_game_is_looked_back_at_and_goes_on(playing: Screen) -> None:
    playing.play_some(2)
    hand = playing.game.view().hand
    before = all_roles(playing.application.stage)
    press(playing, Key.Key_B, held=Modifier.ControlModifier)
    assert replay(playing).on
    assert moment(playing) is playing.table.replay.timeline.last  # type: ignore[union-attr]
    assert replay(playing).lenses == [IVORY]
    assert not playing.shows("lens0")
    press(playing, Key.Key_Home)
    assert len([r for r in playing.models.tiles.rows if r.place == TilePlace.BOARD]) == 0
    assert not playing.state.canGiveUp
    QTest.keyClick(playing.window, Key.Key_1)
    assert playing.controller.heldSlot == -1
    press(playing, Key.Key_Escape)
    assert playing.wait_for(Phase.PERSON)
    assert playing.game.view().hand == hand
    assert sorted(map(repr, all_roles(playing.application.stage)["_tiles"])) == sorted(  # type: ignore[call-overload]
        map(repr, before["_tiles"])  # type: ignore[call-overload]
    )
    focus = playing.window.activeFocusItem()
    assert focus is not None
    assert qml_type(focus) == "KeyboardPlay"
    playing.place(playing.choose())
    playing.wait_for(Phase.PERSON)


def test_two_persons_see_what_is_public_and_the_slots_stay_theirs(screen: Screen) -> None:
    resume(screen, 14, headers={**AT_ONE_SCREEN, HOT_SEAT: BY_SLOTS})
    while screen.wait_for(Phase.CURTAIN, Phase.LOOKING, Phase.PERSON) is not Phase.PERSON:
        screen.take_seat()
        screen.stop_looking()
    slots = {side: list(hand) for side, hand in screen.table.slots.hands.items()}  # type: ignore[union-attr]
    before = screen.models.tiles.rows
    replay(screen).open()
    assert replay(screen).lens == PUBLIC
    for index in range(replay(screen).position):
        replay(screen).go(index)
        assert not any(row.tile for row in screen.models.tiles.rows)
    replay(screen).close()
    assert {side: list(hand) for side, hand in screen.table.slots.hands.items()} == slots  # type: ignore[union-attr]
    assert sorted(map(repr, screen.models.tiles.rows)) == sorted(map(repr, before))
    assert screen.table.phase is Phase.PERSON


def test_nobody_looks_back_in_a_lesson_behind_a_curtain_or_before_a_game(program: Program) -> None:
    assert not replay(program).available
    program.controller.lesson.start(FIRST_GAME)
    program.wait_for(Phase.PERSON)
    assert not replay(program).available
    program.play_two()
    assert not replay(program).available
    replay(program).open()
    assert not replay(program).on


# What is said and shown


@pytest.mark.parametrize(("language", "size"), covering(["fr", "en"], [(1024, 640), (1280, 800)]))
def test_no_text_of_the_rail_is_cut_off(
    screen: Screen, language: str, size: tuple[int, int]
) -> None:
    screen.controller.setLanguage(language)
    screen.window.resize(*size)
    open_replay(screen)
    (rail,) = screen.components("Rail")
    assert screen.table.replay is not None
    moments = screen.table.replay.timeline.moments
    some = [each for each in moments if each.kind is Kind.COUNT or each.index % 20 == 0]
    for lens in (IVORY, BROWN, ALL):
        replay(screen).setLens(lens)
        for each in some:
            replay(screen).go(each.index)
            QCoreApplication.processEvents()
            for item in everything(rail):
                if item.inherits("QQuickText") and seen(item) and item.property("text"):
                    assert not item.property("truncated"), item.property("text")
            heights = [
                screen.item(name).property("contentHeight")
                for name in ("momentSentence", "momentNote")
            ]
            assert heights == sorted(heights, reverse=True), "the note is larger"


def test_in_larger_texts_the_sentence_of_the_rail_is_not_smaller_than_in_usual_ones(
    screen: Screen,
) -> None:
    screen.controller.setLanguage("fr")
    screen.window.resize(1024, 640)
    screen.state.settings.scale = 150
    open_replay(screen)
    replay(screen).setLens(ALL)
    assert screen.table.replay is not None
    for each in screen.table.replay.timeline.moments[::3]:
        replay(screen).go(each.index)
        (words,) = (w for w in shown_texts(screen) if w.item.objectName() == "momentSentence")
        assert words.pixels >= USUAL_PX, words.text


def test_the_caption_says_whose_eyes_see_the_moment(screen: Screen) -> None:
    open_replay(screen, 30)
    said = set()
    for lens in (IVORY, BROWN, ALL):
        replay(screen).setLens(lens)
        said.add(screen.item("momentNote").property("text"))
    assert len(said) == 3
    replay(screen).setLens(BROWN)
    assert "the computer saw only this" in screen.item("momentNote").property("text")


def test_nothing_is_heard_while_one_jumps_or_plays(screen: Screen) -> None:
    open_replay(screen, 20)
    played: list[object] = []
    screen.application.script.cued.connect(lambda *cue: played.append(cue))
    screen.application.stage.cued.connect(played.append)
    for index in range(20, 30):
        replay(screen).go(index)
    replay(screen).togglePlay()
    screen.qtbot.waitUntil(lambda: replay(screen).position > 31)
    assert not played


def test_a_jump_shows_its_moment_at_once_though_there_is_motion(screen: Screen) -> None:
    screen.state.settings.speed = "slow"
    open_replay(screen, 30)
    replay(screen).go(5)
    QCoreApplication.processEvents()
    places = [(tile.x(), tile.y()) for tile in screen.tiles()]
    QTest.qWait(200)
    assert [(tile.x(), tile.y()) for tile in screen.tiles()] == places


def test_a_lens_that_may_not_be_chosen_is_refused(screen: Screen) -> None:
    open_replay(screen, 30)
    replay(screen).setLens(PUBLIC)
    assert LENSES[replay(screen).lens] is not Lens.PUBLIC


def test_one_plays_on_from_the_moment_that_is_shown(screen: Screen) -> None:
    open_replay(screen, 33)
    tiles = moment(screen).tiles
    screen.click(screen.item("playOn"))
    screen.qtbot.waitUntil(lambda: screen.shows("playOnMoment"))
    assert screen.controller.study.moment == tiles
    ask_to_study(screen, side=0, level="greedy", redeal=True)
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.study
    assert len(screen.game.referee.placements) >= tiles
    assert not replay(screen).on
    assert not screen.shows("railTrack")


def test_a_look_back_that_plays_pauses_under_a_dialog(screen: Screen) -> None:
    screen.state.settings.speed = "fast"
    open_replay(screen, 5)
    replay(screen).togglePlay()
    screen.choose_entry("&Game", "&Play on from here…")
    screen.qtbot.waitUntil(lambda: screen.shows("playOnMoment"))
    assert not replay(screen).playing
    begins = screen.item("playOnMoment").property("text")
    assert begins == screen.controller.study.describe(screen.controller.study.moment)


def test_a_study_goes_back_to_the_moment_that_is_shown(screen: Screen) -> None:
    open_replay(screen, 33)
    ask_to_study(screen, side=0, level="greedy", redeal=True)
    screen.wait_for(Phase.PERSON)
    placed = len(screen.game.referee.placements)
    assert screen.table.place(next(screen.game.view().legal_placements()))
    screen.wait_for(Phase.PERSON)
    replay(screen).open()
    assert not screen.shows("playOn"), "at the newest moment there is nowhere to go back to"
    replay(screen).go(33)
    assert moment(screen).tiles <= placed
    screen.click(screen.item("playOn"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.study
    assert not replay(screen).on
    assert len(screen.game.referee.placements) <= placed


def test_where_one_plays_on_does_not_tell_that_the_game_ends_with_the_next_count(
    screen: Screen,
) -> None:
    open_replay(screen, 0)
    last_tiles = [each for each in screen.table.replay.timeline.moments  # type: ignore[union-attr]
                  if each.kind is Kind.PLACEMENT and each.placed == 6]  # fmt: skip
    for each in last_tiles:
        replay(screen).go(each.index)
        assert screen.controller.study.moment == each.tiles - 1
