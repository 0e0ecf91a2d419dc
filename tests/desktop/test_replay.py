"""Looking back at a game in the window: by the mouse, the keys and the rail."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.covering import covering
from tests.desktop.channels import Announcements, all_roles
from tests.desktop.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, TURN, game, resume
from tests.desktop.screen import Screen, counted_rows, everything, qml_type, seen
from tyrus_desktop.desktop.bridge.replay import Replay
from tyrus_desktop.desktop.bridge.replay_state import LENSES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import BY_SLOTS, HOT_SEAT
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.replay.chronicle import Lens
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS, Kind, Moment
from tyrus_desktop.engine.record import Record, write
from tyrus_desktop.engine.tiles import Side

Key = Qt.Key
Modifier = Qt.KeyboardModifier
IVORY, BROWN, ALL, PUBLIC = range(4)


def replay(screen: Screen) -> Replay:
    return screen.application.replay


def moment(screen: Screen) -> Moment:
    assert screen.table.past is not None
    return screen.table.past.moment


def finish(screen: Screen, headers: dict[str, str] = AGAINST_COMPUTER) -> None:
    """Bring our own game, which is over, to the table."""
    resume(screen, None, headers=headers)
    screen.wait_for(Phase.OVER)


def look_back(screen: Screen, index: int | None = None) -> None:
    """Look back by the button at the end, and go to a moment."""
    screen.window.requestActivate()
    screen.qtbot.waitUntil(screen.window.isActive)
    finish(screen)
    screen.click(screen.item("lookBack"))
    screen.qtbot.waitUntil(lambda: screen.shows("railTrack"))
    if index is not None:
        replay(screen).go(index)
    QCoreApplication.processEvents()


def key(screen: Screen, which: Key, modifier: Modifier = Modifier.NoModifier) -> None:
    QTest.keyClick(screen.window, which, modifier)


def on_the_line(screen: Screen, index: float) -> QPoint:
    """Return where a moment lies on the rail, in the window."""
    track = screen.item("railTrack")
    width = float(track.property("handleWidth"))
    x = width / 2 + index / (LENGTH - 1) * (track.width() - width)
    y = (float(track.property("topPadding")) + track.height()) / 2
    return track.mapToScene(QPointF(x, y)).toPoint()


# Opening and leaving


def test_at_the_end_look_back_is_one_click_and_begins_at_the_moment_that_decided(
    screen: Screen,
) -> None:
    look_back(screen)
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
def test_leaving_shows_the_end_again_as_it_was(screen: Screen, way: str) -> None:
    finish(screen)
    before, story = all_roles(screen.application.stage), screen.state.summary.story
    assert story
    look_back_again(screen)
    replay(screen).go(17)
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    if way == "button":
        screen.click(screen.item("closeReplay"))
    else:
        key(screen, Key.Key_Escape)
    assert screen.table.phase is Phase.OVER
    assert heard == [screen.state.result]  # The log is no news.
    screen.qtbot.waitUntil(lambda: screen.shows("endBoard"))
    assert not screen.shows("railTrack")
    tiles = ("_tiles", "_tiles itself")
    after = all_roles(screen.application.stage)
    assert {k: v for k, v in after.items() if k not in tiles} == {
        k: v for k, v in before.items() if k not in tiles
    }
    assert sorted(map(repr, after["_tiles"])) == sorted(map(repr, before["_tiles"]))  # type: ignore[call-overload]
    assert screen.state.summary.story == story


def look_back_again(screen: Screen) -> None:
    screen.window.requestActivate()
    screen.qtbot.waitUntil(screen.window.isActive)
    key(screen, Key.Key_B, Modifier.ControlModifier)
    screen.qtbot.waitUntil(lambda: screen.shows("railTrack"))


def test_looking_back_writes_nothing(screen: Screen) -> None:
    finish(screen)
    screen.wait_until_kept()
    settings = {key: screen.application.settings.value(key, "") for key in ("told", "talliesSeen")}
    files = {path: path.stat().st_mtime_ns for path in screen.games_folder.rglob("*")}
    look_back_again(screen)
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
def test_whatever_ends_it_leaves_cleanly(screen: Screen, leave: str) -> None:
    look_back(screen, 30)
    replay(screen).togglePlay()
    if leave == "new game":
        screen.play_computer()
        assert screen.table.phase is Phase.PERSON
    elif leave == "another game":
        resume(screen, TURN)
        assert screen.table.phase is Phase.PERSON
    elif leave == "lesson":
        screen.controller.lesson.start()
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
    screen.qtbot.waitUntil(lambda: screen.shows("lookBack"))
    screen.click(screen.item("lookBack"))
    assert screen.table.phase is Phase.REPLAY


# A game that goes on


def test_a_running_game_is_looked_back_at_and_goes_on(playing: Screen) -> None:
    playing.play_some(2)
    hand = playing.game.view().hand
    before = all_roles(playing.application.stage)
    key(playing, Key.Key_B, Modifier.ControlModifier)
    assert replay(playing).on
    assert moment(playing) is playing.table.past.chronicle.last  # type: ignore[union-attr]
    assert replay(playing).lenses == [IVORY]
    assert not playing.shows("lens0")
    key(playing, Key.Key_Home)
    assert len([r for r in playing.models.tiles.rows if r.place == TilePlace.BOARD]) == 0
    assert not playing.state.canGiveUp
    QTest.keyClick(playing.window, Key.Key_1)
    assert playing.controller.heldSlot == -1
    key(playing, Key.Key_Escape)
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


def test_nobody_looks_back_in_a_lesson_behind_a_curtain_or_before_a_game(screen: Screen) -> None:
    assert not replay(screen).available
    screen.controller.lesson.start()
    screen.wait_for(Phase.PERSON)
    assert not replay(screen).available
    screen.play_two()
    assert not replay(screen).available
    replay(screen).open()
    assert not replay(screen).on


# Keys


def test_the_keys_go_to_every_moment(screen: Screen) -> None:
    look_back(screen, 30)

    def position() -> int:
        return replay(screen).position

    for which, change in ((Key.Key_Right, 1), (Key.Key_Left, -1)):
        before = position()
        key(screen, which)
        assert position() == before + change
    key(screen, Key.Key_Home)
    assert position() == 0
    key(screen, Key.Key_Left)
    assert position() == 0
    key(screen, Key.Key_End)
    assert moment(screen).kind is Kind.END
    starts = [segment.start for segment in SEGMENTS]
    replay(screen).go(starts[3] + 4)
    for which, modifier in (
        (Key.Key_Left, Modifier.ControlModifier),
        (Key.Key_Left, Modifier.ShiftModifier),
        (Key.Key_PageUp, Modifier.NoModifier),
    ):
        replay(screen).go(starts[3] + 4)
        key(screen, which, modifier)
        assert (moment(screen).kind, moment(screen).election) == (Kind.CARD, 4)
        key(screen, which, modifier)
        assert (moment(screen).kind, moment(screen).election) == (Kind.CARD, 3)
    for which, modifier in (
        (Key.Key_Right, Modifier.ControlModifier),
        (Key.Key_PageDown, Modifier.NoModifier),
    ):
        replay(screen).go(starts[3] + 4)
        key(screen, which, modifier)
        assert (moment(screen).kind, moment(screen).election) == (Kind.CARD, 5)


def test_digits_choose_the_lens_and_o_looks_with_the_others_eyes_while_it_is_held(
    screen: Screen,
) -> None:
    look_back(screen, 30)
    for digit, lens in ((Key.Key_1, IVORY), (Key.Key_2, BROWN), (Key.Key_3, ALL)):
        key(screen, digit)
        assert replay(screen).lens == lens
    key(screen, Key.Key_1)
    QTest.keyPress(screen.window, Key.Key_O)
    assert replay(screen).lens == BROWN
    assert screen.state.nearSide == 1
    key(screen, Key.Key_Left)
    assert replay(screen).lens == BROWN
    QTest.keyRelease(screen.window, Key.Key_O)
    assert replay(screen).lens == IVORY
    assert screen.state.nearSide == 0
    key(screen, Key.Key_3)
    QTest.keyPress(screen.window, Key.Key_O)
    assert replay(screen).lens == BROWN
    QTest.keyRelease(screen.window, Key.Key_O)
    assert replay(screen).lens == ALL


def test_the_hand_of_the_lens_lies_in_front_and_with_every_tile_up_both_are_open(
    screen: Screen,
) -> None:
    look_back(screen, 30)
    for lens, side in ((IVORY, 0), (BROWN, 1)):
        screen.click(screen.item(f"lens{lens}"))
        assert screen.state.nearSide == side
        open_hands = {
            row.tile_side for row in screen.models.tiles.rows if row.tile and row.place == 0
        }
        assert open_hands == {side}
    screen.click(screen.item(f"lens{ALL}"))
    assert all(row.tile for row in screen.models.tiles.rows)
    assert {row.tile_side for row in screen.models.tiles.rows if row.place == 0} == {0, 1}


def test_space_plays_and_pauses_and_plus_and_minus_change_the_speed(screen: Screen) -> None:
    look_back(screen, 20)
    assert not replay(screen).playing
    for _ in range(3):
        key(screen, Key.Key_Plus)
    assert replay(screen).speed == 4
    key(screen, Key.Key_Space)
    assert replay(screen).playing
    screen.qtbot.waitUntil(lambda: replay(screen).position >= 23)
    key(screen, Key.Key_Space)
    assert not replay(screen).playing
    here = replay(screen).position
    QTest.qWait(400)
    assert replay(screen).position == here
    key(screen, Key.Key_Minus)
    assert replay(screen).speed == 2


def tiles(screen: Screen) -> list[str]:
    """Return all tiles, without the pin of the one placed last, which stays while one plays."""
    return sorted(repr(replace(row, last_placed=False)) for row in screen.models.tiles.rows)


@pytest.mark.parametrize("lens", [IVORY, ALL])
def test_playing_comes_to_the_same_pictures_as_jumping(screen: Screen, lens: int) -> None:
    """And at the end it pauses."""
    look_back(screen, 0)
    replay(screen).setLens(lens)
    for _ in range(3):
        replay(screen).changeSpeed(1)
    seen_while_playing: dict[int, list[str]] = {}

    def note() -> None:
        past = screen.table.past
        assert past is not None
        if moment(screen).kind is not Kind.COUNT:
            seen_while_playing[moment(screen).index] = tiles(screen)

    replay(screen)._playback.script.ended.connect(note)  # noqa: SLF001
    replay(screen).togglePlay()
    screen.qtbot.waitUntil(lambda: replay(screen).position >= 20, timeout=30_000)
    replay(screen).togglePlay()
    for index, rows in seen_while_playing.items():
        replay(screen).go(index)
        assert tiles(screen) == rows, index
    assert len(seen_while_playing) > 5
    replay(screen).go(LENGTH)
    replay(screen).step(-1)
    replay(screen).togglePlay()
    screen.qtbot.waitUntil(lambda: not replay(screen).playing, timeout=30_000)
    assert moment(screen).kind is Kind.END


# The rail


def test_the_rail_is_dragged_and_turned_by_the_wheel(screen: Screen) -> None:
    look_back(screen, 10)
    start, end = on_the_line(screen, 10), on_the_line(screen, 47)
    QTest.mousePress(screen.window, Qt.MouseButton.LeftButton, pos=start)
    passed = []
    for step in range(1, 9):
        QTest.mouseMove(screen.window, start + (end - start) * (step / 8))
        passed.append(replay(screen).position)
    QTest.mouseRelease(screen.window, Qt.MouseButton.LeftButton, pos=end)
    assert passed == sorted(set(passed))
    assert replay(screen).position == 47
    at = QPointF(on_the_line(screen, 47))
    turn = QWheelEvent(
        at, at, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, Modifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QCoreApplication.sendEvent(screen.window, turn)
    assert replay(screen).position == 48


def test_the_rail_is_a_slider_that_a_reader_moves_and_that_says_its_moment(screen: Screen) -> None:
    look_back(screen, 10)
    slider = QAccessible.queryAccessibleInterface(screen.item("railTrack"))
    assert slider.role() == QAccessible.Role.Slider
    values = slider.valueInterface()
    assert (values.minimumValue(), values.maximumValue()) == (0, LENGTH - 1)
    heard = Announcements(screen.controller, screen.application.saved_games)
    replay(screen).announced.connect(heard.heard.append)
    values.setCurrentValue(12)
    assert replay(screen).position == 12
    assert heard.heard[-1] == replay(screen).sentence
    values.setCurrentValue(14)
    assert values.currentValue() == 14


def test_a_side_sees_no_later_result_on_the_rail_and_all_do(screen: Screen) -> None:
    look_back(screen, SEGMENTS[4].start)
    counted = [True] * 4 + [False] * 5
    key(screen, Key.Key_1)
    assert [row.rail_winner >= 0 for row in replay(screen).rail.rows] == counted
    assert replay(screen).end == LENGTH - 1
    key(screen, Key.Key_3)
    assert sum(row.rail_winner >= 0 for row in replay(screen).rail.rows) == len(game().tallies)


def test_the_rail_can_be_used_while_a_tally_is_on_the_stage(screen: Screen) -> None:
    look_back(screen)
    replay(screen).goToTally(2)
    QCoreApplication.processEvents()
    assert screen.shows("tallyStage")
    assert not any(seen(item) for item in screen.items("tallyNext"))
    stage, rail = screen.item("tallyStage"), screen.item("railTrack")
    assert stage.mapToScene(QPointF(0, stage.height())).y() <= rail.mapToScene(QPointF()).y()
    key(screen, Key.Key_Right)
    assert not screen.shows("tallyStage")
    assert rail.hasActiveFocus()


# A click on anything goes to its moment


def test_a_click_on_the_chart_goes_to_the_tally(screen: Screen) -> None:
    look_back(screen, 60)
    rows = [
        i
        for i in everything(screen.components("Chart")[0])
        if i.property("chartWinner") is not None
    ]
    (third,) = [row for row in rows if row.property("number") == 3]
    screen.click(third)
    assert (moment(screen).kind, moment(screen).election) == (Kind.COUNT, 3)


def test_at_the_end_a_click_on_the_chart_or_a_tile_looks_back(screen: Screen) -> None:
    finish(screen)
    rows = [
        i
        for i in everything(screen.components("Chart")[0])
        if i.property("chartWinner") is not None
    ]
    screen.click(next(row for row in rows if row.property("number") == 2))
    assert (moment(screen).kind, moment(screen).election) == (Kind.COUNT, 2)
    key(screen, Key.Key_Escape)
    replay(screen).close()
    tile = standing(screen)
    placed = (tile.property("election"), tile.property("order"))
    screen.click(tile)
    assert moment(screen).kind is Kind.PLACEMENT
    assert (moment(screen).election, moment(screen).placed) == placed


def standing(screen: Screen) -> QQuickItem:
    """Return a tile on the board that no other covers."""
    tiles = [t for t in screen.tiles() if t.property("place") == TilePlace.BOARD and seen(t)]
    return max(tiles, key=lambda tile: tile.z())


def test_a_click_on_a_standing_tile_goes_to_its_placement_and_pointing_tells_which(
    screen: Screen,
) -> None:
    look_back(screen, 60)
    tile = standing(screen)
    placed = (tile.property("election"), tile.property("order"))
    screen.point_at(tile)
    QTest.mouseMove(screen.window, screen.middle(tile) + QPoint(2, 2))
    screen.qtbot.waitUntil(lambda: screen.shows("answer"))
    assert any(f"Placed in election\u00a0{placed[0]}" in text for text in screen.texts())
    screen.click(tile)
    assert moment(screen).kind is Kind.PLACEMENT
    assert (moment(screen).election, moment(screen).placed) == placed


def test_a_click_on_a_line_of_the_log_goes_to_its_event(screen: Screen) -> None:
    look_back(screen, 33)
    captions = [
        item
        for item in everything(screen.components("LogPanel")[0])
        if item.property("sentence") and seen(item)
    ]
    line = captions[-3]
    row = int(line.property("index"))
    past = screen.table.past
    assert past is not None
    expected = past.chronicle.of_event(row)
    screen.click(line)
    assert moment(screen) is expected


def test_a_click_on_a_line_that_was_added_while_it_played_goes_to_its_event(
    screen: Screen,
) -> None:
    look_back(screen, 20)
    key(screen, Key.Key_Space)
    screen.qtbot.waitUntil(lambda: replay(screen).position >= 22)
    captions = [
        item
        for item in everything(screen.components("LogPanel")[0])
        if item.property("sentence") and seen(item)
    ]
    past = screen.table.past
    assert past is not None
    expected = past.chronicle.of_event(len(screen.models.log.rows) - 1)
    screen.click(captions[-1])
    assert not replay(screen).playing
    assert moment(screen) is expected


def test_a_click_on_a_counted_tile_or_on_one_of_the_memory_aid_goes_to_its_placement(
    screen: Screen,
) -> None:
    look_back(screen)
    replay(screen).goToTally(3)
    QCoreApplication.processEvents()
    tile = next(t for t in screen.items("stageTile") if seen(t))
    row = next(r for r in counted_rows(screen.models) if r.turned)
    screen.click(tile)
    assert moment(screen).kind is Kind.PLACEMENT
    replay(screen).go(60)
    past = screen.table.past
    assert past is not None
    counted = next(s for t in past.chronicle.view(past.moment, Lens.ALL).tallies for s in t.shown)
    assert counted.tile is not None
    replay(screen).goToTile(
        list(Side).index(counted.owner), int(counted.tile.profession), counted.tile.value
    )
    assert (moment(screen).election, moment(screen).placed) == (counted.election, counted.order)
    assert row.election


def test_a_click_on_the_last_tally_goes_to_it(screen: Screen) -> None:
    look_back(screen, SEGMENTS[4].start + 3)
    screen.click(screen.item("openTally"))
    assert (moment(screen).kind, moment(screen).election) == (Kind.COUNT, 4)


# What is said and shown


@pytest.mark.parametrize(("language", "size"), covering(["fr", "en"], [(1024, 640), (1280, 800)]))
def test_no_text_of_the_rail_is_cut_off(
    screen: Screen, language: str, size: tuple[int, int]
) -> None:
    screen.controller.setLanguage(language)
    screen.window.resize(*size)
    look_back(screen)
    (rail,) = screen.components("Rail")
    for index in range(0, LENGTH, 7):
        for lens in (IVORY, BROWN, ALL):
            replay(screen).setLens(lens)
            replay(screen).go(index)
            QCoreApplication.processEvents()
            for item in everything(rail):
                if item.inherits("QQuickText") and seen(item) and item.property("text"):
                    assert not item.property("truncated"), item.property("text")


def test_the_caption_says_whose_eyes_see_the_moment(screen: Screen) -> None:
    look_back(screen, 30)
    said = set()
    for lens in (IVORY, BROWN, ALL):
        replay(screen).setLens(lens)
        said.add(screen.item("momentEyes").property("text"))
    assert len(said) == 3
    replay(screen).setLens(BROWN)
    assert "the computer saw only this" in screen.item("momentEyes").property("text")


def test_nothing_is_heard_while_one_jumps_or_plays(screen: Screen) -> None:
    look_back(screen, 20)
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
    look_back(screen, 30)
    replay(screen).go(5)
    QCoreApplication.processEvents()
    places = [(tile.x(), tile.y()) for tile in screen.tiles()]
    QTest.qWait(200)
    assert [(tile.x(), tile.y()) for tile in screen.tiles()] == places


def test_other_lens_is_refused_by_name(screen: Screen) -> None:
    look_back(screen, 30)
    replay(screen).setLens(PUBLIC)
    assert LENSES[replay(screen).lens] is not Lens.PUBLIC


def test_one_plays_on_from_the_moment_that_is_shown(screen: Screen) -> None:
    look_back(screen, 33)
    tiles = moment(screen).tiles
    screen.click(screen.item("playOn"))
    screen.qtbot.waitUntil(lambda: screen.shows("playOnMoment"))
    assert screen.controller.study.moment == tiles
    screen.controller.study.playOn(-1, 0, "greedy", True)
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.study
    assert len(screen.game.referee.placements) >= tiles
    assert not replay(screen).on
    assert not screen.shows("railTrack")


def test_a_study_goes_back_to_the_moment_that_is_shown(screen: Screen) -> None:
    look_back(screen, 33)
    screen.controller.study.playOn(-1, 0, "greedy", True)
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
    look_back(screen, 0)
    last_tiles = [each for each in screen.table.past.chronicle.moments  # type: ignore[union-attr]
                  if each.kind is Kind.PLACEMENT and each.placed == 6]  # fmt: skip
    for each in last_tiles:
        replay(screen).go(each.index)
        assert screen.controller.study.moment == each.tiles - 1
