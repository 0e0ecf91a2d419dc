"""The replay in the window: opening and closing it, what it shows, and studies that begin in it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtTest import QTest

from tests.desktop.support.channels import Announcements, all_roles
from tests.desktop.support.dialogs import focused
from tests.desktop.support.items import everything, in_window, qml_type, seen
from tests.desktop.support.legibility import shown_texts
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AT_ONE_SCREEN,
    TURN,
    game,
    move,
    resume,
)
from tests.desktop.support.program import Program
from tests.desktop.support.replaying import (
    ALL,
    BROWN,
    IVORY,
    PUBLIC,
    Key,
    Modifier,
    moment,
    open_replay,
    reopen_replay,
    replay,
    show_moment,
    standing,
)
from tests.desktop.support.screen import Screen, press
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import BY_SLOTS
from tyrus_desktop.desktop.models.chart import TO_COME
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS, Kind
from tyrus_desktop.engine.record import HOT_SEAT, Record, write

USUAL_PX = 12
"""The size of texts at 100 % in a window of 1024 × 640."""

TILES = ("_tiles", "_tiles itself")


# Opening and closing


def test_replay_opens_at_the_decisive_tally(ended: Screen) -> None:
    ended.qtbot.waitUntil(lambda: ended.shows("startReplay"))
    ended.click(ended.item("startReplay"))
    ended.qtbot.waitUntil(lambda: ended.shows("railTrack"))
    assert ended.table.phase is Phase.REPLAY
    outcome = game().outcome
    assert outcome is not None
    won = [tally.number for tally in game().tallies if tally.winner is outcome.winner]
    assert (moment(ended).kind, moment(ended).election) == (Kind.COUNT, won[-1])
    assert ended.shows("tallyStage")
    assert ended.item("railTrack").hasActiveFocus()
    assert ended.item("railTrack").property("value") == moment(ended).index
    assert not ended.shows("endBoard")


def test_closing_shows_the_end_again_and_nothing_was_written(ended: Screen) -> None:
    def settings() -> dict[str, object]:
        return {key: ended.application.settings.value(key, "") for key in ("told", "talliesSeen")}

    ended.wait_until_kept()
    kept, files = settings(), {p: p.stat().st_mtime_ns for p in ended.games_folder.rglob("*")}
    before, story = all_roles(ended.application.stage), ended.state.summary.story.sentences
    assert story
    announced = Announcements(ended.controller, ended.application.saved_games)
    for way in ("escape", "button"):
        reopen_replay(ended)
        for index in range(0, LENGTH, 8):
            replay(ended).go(index)
        replay(ended).go(0)
        replay(ended).togglePlay()
        ended.qtbot.waitUntil(lambda: replay(ended).position > 2)
        announced.heard.clear()
        if way == "button":
            ended.click(ended.item("closeReplay"))
        else:
            press(ended, Key.Key_Escape)
        assert ended.table.phase is Phase.OVER
        assert announced.heard == [ended.state.result]  # The log is not announced.
        ended.qtbot.waitUntil(lambda: ended.shows("endBoard"))
        assert not ended.shows("railTrack")
        after = all_roles(ended.application.stage)
        assert [k for k in after if k not in TILES and after[k] != before[k]] == []
        tiles = (sorted(map(repr, each["_tiles"])) for each in (before, after))  # type: ignore[call-overload]
        assert next(tiles) == next(tiles)
        assert ended.state.summary.story.sentences == story
        models = ended.models
        for model in (models.tiles, models.log, models.ivoryCounted, models.brownCounted):
            assert model.rowCount() == len(model.rows), "no blank rows are left"
    ended.wait_until_kept()
    assert {p: p.stat().st_mtime_ns for p in ended.games_folder.rglob("*")} == files
    assert settings() == kept


def test_replay_reopens_where_it_was_left(ended: Screen) -> None:
    show_moment(ended, 67, IVORY)
    press(ended, Key.Key_O)
    QTest.keyPress(ended.window, Key.Key_O)
    assert replay(ended).lens == BROWN
    press(ended, Key.Key_Escape)
    QTest.keyRelease(ended.window, Key.Key_O)
    assert ended.table.phase is Phase.OVER
    ended.click(ended.item("startReplay"))
    assert (moment(ended).index, replay(ended).lens) == (67, IVORY), "the lens that was chosen"
    replay(ended).close()
    replay(ended).goToTally(3)
    assert (moment(ended).kind, moment(ended).election) == (Kind.COUNT, 3)


def test_hint_is_shown_until_something_is_clicked(ended: Screen) -> None:
    def note() -> str:
        return str(ended.item("momentNote").property("text"))

    settings = ended.state.settings
    settings.lookedBack = False
    show_moment(ended, 45)
    assert note().startswith("Click a tile")
    press(ended, Key.Key_Right)
    assert note().startswith("Click a tile")
    ended.click(standing(ended))
    assert note() == replay(ended).eyes
    assert settings.lookedBack
    settings.lookedBack = False
    replay(ended).close()
    replay(ended).open()
    assert replay(ended).hint == "", "it is gone after the first replay"


# What it shows


def test_chart_has_the_elections_counted_by_then(ended: Screen) -> None:
    def counted() -> list[int]:
        rows = ended.models.chart.rows
        return [row.number for row in rows if row.chart_winner != TO_COME]

    whole = [tally.number for tally in game().tallies]
    show_moment(ended, 0, ALL)
    for election in (8, 9):
        replay(ended).goToTally(election)
        assert counted() == whole[:election]
    replay(ended).go(LENGTH)
    assert counted() == whole


def test_side_sees_no_later_result_on_the_rail(ended: Screen) -> None:
    show_moment(ended, SEGMENTS[4].start, IVORY)
    winners = [row.rail_winner >= 0 for row in replay(ended).rail.rows]
    assert winners == [True] * 4 + [False] * 5
    assert replay(ended).end == LENGTH - 1
    replay(ended).setLens(ALL)
    known = [row for row in replay(ended).rail.rows if row.rail_winner >= 0]
    assert len(known) == len(game().tallies)
    QCoreApplication.processEvents()
    opacity = {i.property("number"): i.opacity() for i in ended.visible_items("railSegment")}
    assert opacity[5] == 1
    assert opacity[6] < 1, "elections still to come are paler"


def test_nothing_is_heard_in_a_replay(ended: Screen) -> None:
    show_moment(ended, 20)
    cues: list[object] = []
    ended.application.script.cued.connect(lambda *cue: cues.append(cue))
    ended.application.stage.cued.connect(cues.append)
    for index in range(20, 25):
        replay(ended).go(index)
    replay(ended).togglePlay()
    ended.qtbot.waitUntil(lambda: replay(ended).position > 26)
    assert not cues


def test_jumps_are_not_animated(ended: Screen) -> None:
    ended.state.settings.speed = "slow"
    show_moment(ended, 30)
    replay(ended).go(5)
    QCoreApplication.processEvents()
    places = [(tile.x(), tile.y()) for tile in ended.tiles()]
    QTest.qWait(100)
    assert [(tile.x(), tile.y()) for tile in ended.tiles()] == places
    ended.state.settings.speed = "none"


def test_texts_of_the_rail_fit(ended: Screen) -> None:
    usual = ended.window.width(), ended.window.height()
    ended.controller.setLanguage("fr")
    ended.resize(1024, 640)
    show_moment(ended, 0)
    assert_rail_fits(ended)
    ended.state.settings.scale = 150
    show_moment(ended, 0, ALL)
    assert ended.table.replay is not None
    for each in ended.table.replay.timeline.moments[::12]:
        replay(ended).go(each.index)
        QCoreApplication.processEvents()
        (words,) = (w for w in shown_texts(ended) if w.item.objectName() == "momentSentence")
        assert words.pixels >= USUAL_PX, words.text
    ended.state.settings.scale = 100
    ended.controller.setLanguage("en")
    ended.resize(*usual)


def assert_rail_fits(screen: Screen) -> None:
    """No text is cut off, the note isn't larger than the sentence, the handle hides no number."""
    (rail,) = screen.components("Rail")
    (track,) = screen.components("RailTrack")
    numbers = [item for item in everything(track) if qml_type(item) == "Caption"]
    texts = [item for item in everything(rail) if item.inherits("QQuickText")]
    assert len(numbers) >= 9
    assert screen.table.replay is not None
    moments = screen.table.replay.timeline.moments
    for lens in (IVORY, BROWN, ALL):
        replay(screen).setLens(lens)
        for each in (m for m in moments if m.index % 9 == 8):
            replay(screen).go(each.index)
            QCoreApplication.processEvents()
            for item in texts:
                if item.property("text") and seen(item):
                    assert not item.property("truncated"), item.property("text")
            names = ("momentSentence", "momentNote")
            heights = [screen.item(name).property("contentHeight") for name in names]
            assert heights == sorted(heights, reverse=True)
            handle = in_window(screen.item("railHandle"))
            assert handle.bottom() <= screen.window.height()
            for item in numbers:
                if item.property("text") and seen(item):
                    assert not handle.intersects(in_window(item)), each.index


# Studies


def test_study_returns_to_the_moment_where_it_began(ended: Screen) -> None:
    show_moment(ended, 67, IVORY)
    tiles = moment(ended).tiles
    ended.click(ended.item("playOn"))
    ended.qtbot.waitUntil(lambda: ended.shows("playOnMoment"))
    assert ended.controller.study.moment == tiles
    press(ended, Key.Key_Escape)
    ask_to_study(ended, side=0, level="greedy", redeal=True)
    ended.wait_for(Phase.PERSON)
    assert (ended.game.study, replay(ended).on, ended.shows("railTrack")) == (True, False, False)
    move(ended)
    ended.click(ended.item("backToGame"))
    ended.qtbot.waitUntil(lambda: ended.shows("railTrack"))
    assert (ended.game.study, moment(ended).index, replay(ended).lens) == (False, 67, IVORY)
    assert ended.item("railTrack").property("value") == 67
    assert ended.item("railTrack").hasActiveFocus()
    assert not ended.application.script.running, "nothing is revealed once more"
    ended.state.settings.speed = "none"
    press(ended, Key.Key_Escape)
    ended.qtbot.waitUntil(lambda: ended.shows("endBoard"))
    assert all(row.tile for row in ended.models.tiles.rows)
    assert ended.models.log.rows[-1].event == ended.game.referee.reveal()


def test_study_begun_at_the_end_returns_to_the_end(ended: Screen) -> None:
    show_moment(ended, 67)
    replay(ended).close()
    ask_to_study(ended, side=0, level="greedy", redeal=True)
    ended.wait_for(Phase.PERSON)
    ended.click(ended.item("backToGame"))
    ended.qtbot.waitUntil(lambda: ended.shows("endBoard"))
    assert ended.table.phase is Phase.OVER
    ended.click(ended.item("startReplay"))
    assert moment(ended).index == 67


def test_study_goes_back_to_a_moment_of_its_own_replay(ended: Screen) -> None:
    show_moment(ended, 30)
    ask_to_study(ended, side=0, level="greedy", redeal=True)
    ended.wait_for(Phase.PERSON)
    placed = len(ended.game.referee.placements)
    assert ended.table.place(next(ended.game.view().legal_placements()))
    ended.wait_for(Phase.PERSON)
    replay(ended).open()
    assert not ended.shows("playOn"), "at the newest moment there is nowhere to go back to"
    replay(ended).go(30)
    assert moment(ended).tiles <= placed
    ended.click(ended.item("playOn"))
    ended.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert ended.game.study
    assert not replay(ended).on
    assert len(ended.game.referee.placements) <= placed
    ended.controller.study.backToGame()


def test_suggested_study_does_not_give_away_the_end(ended: Screen) -> None:
    """The last tile of an election may end the game, so it is placed again."""
    show_moment(ended, 0)
    for segment in SEGMENTS:
        replay(ended).goToTally(segment.number)
        replay(ended).step(-1)
        assert moment(ended).placed == 6
        assert ended.controller.study.moment == moment(ended).tiles - 1


def test_study_plays_the_side_of_the_lens(ended: Screen) -> None:
    show_moment(ended, 30)
    for lens, side in ((BROWN, 1), (IVORY, 0), (ALL, 0)):
        replay(ended).setLens(lens)
        assert ended.controller.study.side == side
    replay(ended).setLens(BROWN)
    replay(ended).close()
    assert ended.controller.study.side == 0


def test_playing_pauses_under_a_dialog(ended: Screen) -> None:
    show_moment(ended, 5)
    replay(ended).togglePlay()
    ended.choose_entry("&Game", "&Play on from here…")
    ended.qtbot.waitUntil(lambda: ended.shows("playOnMoment"))
    assert not replay(ended).playing
    begins = ended.item("playOnMoment").property("text")
    assert begins == ended.controller.study.describe(ended.controller.study.moment)
    press(ended, Key.Key_Escape)


# Other games


@pytest.mark.parametrize("leave", ["new game", "another game", "lesson"])
def test_another_game_ends_the_replay(reused_screen: Screen, leave: str) -> None:
    screen = reused_screen
    open_replay(screen, 30)
    replay(screen).togglePlay()
    screen.controller.newGames.rematch()  # Not during a replay.
    assert screen.table.phase is Phase.REPLAY
    if leave == "new game":
        screen.play_computer()
    elif leave == "another game":
        resume(screen, TURN)
    else:
        screen.controller.lesson.start(FIRST_GAME)
    screen.wait_for(Phase.PERSON)
    assert not replay(screen).on
    assert not replay(screen).playing
    assert not replay(screen).still
    assert not screen.shows("railTrack")
    assert not replay(screen).available or leave != "lesson"


def test_opened_file_is_replayed_from_its_own_decisive_tally(reused_screen: Screen) -> None:
    screen = reused_screen
    open_replay(screen)
    decided = moment(screen).index
    replay(screen).go(12)
    whole = game()
    path = screen.games_folder / "other.tyrus"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(write(Record(AGAINST_COMPUTER, whole.deal, whole.placements)))
    screen.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    screen.qtbot.waitUntil(lambda: screen.shows("startReplay"))
    screen.click(screen.item("startReplay"))
    assert moment(screen).index == decided


def test_running_game_is_replayed_and_goes_on(reused_playing: Screen) -> None:
    playing = reused_playing
    playing.play_some(2)
    hand = playing.game.view().hand
    before = all_roles(playing.application.stage)
    press(playing, Key.Key_B, held=Modifier.ControlModifier)
    assert replay(playing).on
    assert playing.table.replay is not None
    assert moment(playing) is playing.table.replay.timeline.last
    assert replay(playing).lenses == [IVORY]
    assert not playing.shows("lens0")
    press(playing, Key.Key_Home)
    assert not [row for row in playing.models.tiles.rows if row.place == TilePlace.BOARD]
    assert not playing.state.canGiveUp
    QTest.keyClick(playing.window, Key.Key_1)
    assert playing.controller.heldSlot == -1
    playing.press("Tiles seen")
    assert playing.window.activeFocusItem() not in playing.components("Rail")
    press(playing, Key.Key_Escape)
    assert playing.wait_for(Phase.PERSON)
    assert playing.game.view().hand == hand
    tiles = (all_roles(playing.application.stage)["_tiles"], before["_tiles"])
    assert sorted(map(repr, tiles[0])) == sorted(map(repr, tiles[1]))  # type: ignore[call-overload]
    focus = playing.window.activeFocusItem()
    assert focus is not None
    assert qml_type(focus) == "KeyboardPlay"
    playing.place(playing.choose())
    playing.wait_for(Phase.PERSON)


def test_open_play_shows_public_moments_and_keeps_the_slots(reused_screen: Screen) -> None:
    screen = reused_screen
    resume(screen, 14, headers={**AT_ONE_SCREEN, HOT_SEAT: BY_SLOTS})
    while screen.wait_for(Phase.CURTAIN, Phase.LOOKING, Phase.PERSON) is not Phase.PERSON:
        screen.take_seat()
        screen.stop_looking()

    def slots() -> dict[object, list[object]]:
        assert screen.table.slots is not None
        return {side: list(hand) for side, hand in screen.table.slots.hands.items()}

    hands, before = slots(), screen.models.tiles.rows
    replay(screen).open()
    assert replay(screen).lens == PUBLIC
    for index in range(replay(screen).position):
        replay(screen).go(index)
        assert not any(row.tile for row in screen.models.tiles.rows)
    replay(screen).close()
    assert slots() == hands
    assert sorted(map(repr, screen.models.tiles.rows)) == sorted(map(repr, before))
    assert screen.table.phase is Phase.PERSON


def test_curtain_has_focus_after_the_replay(reused_screen: Screen) -> None:
    screen = reused_screen
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    for way in ("escape", "button"):
        screen.take_seat()
        screen.wait_for(Phase.PERSON)
        reopen_replay(screen)
        if way == "escape":
            press(screen, Key.Key_Escape)
        else:
            screen.click(screen.item("closeReplay"))
        screen.wait_for(Phase.CURTAIN)
        QCoreApplication.processEvents()
        assert focused(screen).objectName() == "curtainPanel"
        press(screen, Key.Key_Tab)
        assert focused(screen).objectName() == "sitDown"


def test_replay_is_unavailable_in_lessons_and_behind_curtains(program: Program) -> None:
    assert not replay(program).available
    program.controller.lesson.start(FIRST_GAME)
    program.wait_for(Phase.PERSON)
    assert not replay(program).available
    program.play_two()
    assert not replay(program).available
    replay(program).open()
    assert not replay(program).on


def test_window_closes_during_a_replay(reused_screen: Screen) -> None:
    screen = reused_screen
    open_replay(screen, 30)
    replay(screen).togglePlay()
    assert screen.window.close()
