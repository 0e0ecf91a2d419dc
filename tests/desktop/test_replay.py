"""The replay in the window: opening and closing it, what it shows, and studies that begin in it."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest

from tests.desktop.support.channels import all_roles, role
from tests.desktop.support.dialogs import focused
from tests.desktop.support.items import qml_type
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AT_ONE_SCREEN,
    TURN,
    game,
    move,
    resume,
)
from tests.desktop.support.program import Program, listen
from tests.desktop.support.replaying import (
    ALL,
    BROWN,
    IVORY,
    PUBLIC,
    finish,
    moment,
    open_replay,
    reopen_replay,
    replay,
    show_moment,
    standing,
)
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import BY_SLOTS
from tyrus_desktop.desktop.models.chart import TO_COME
from tyrus_desktop.desktop.models.tile_rows import TilePlace
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.record import HOT_SEAT

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
    assert not ended.shows("headline")


def test_closing_a_replay_shows_the_end_and_writes_nothing(ended: Screen) -> None:
    ended.wait_until_kept()
    files = {p: p.stat().st_mtime_ns for p in ended.games_folder.rglob("*")}
    before, story = all_roles(ended.application.stage), ended.state.summary.story.sentences
    announced = ended.listen()
    cues: list[object] = []
    ended.application.script.cued.connect(lambda *cue: cues.append(cue))
    ended.application.stage.cued.connect(cues.append)
    for way in ("escape", "button"):
        reopen_replay(ended)
        for index in range(0, LENGTH, 16):
            replay(ended).go(index)
        replay(ended).go(0)
        replay(ended).togglePlay()
        ended.qtbot.waitUntil(lambda: replay(ended).position > 2)
        announced.clear()
        if way == "button":
            ended.click(ended.item("closeReplay"))
        else:
            press(ended, Key.Key_Escape)
        assert ended.table.phase is Phase.OVER
        assert announced == [ended.state.result]  # The log is not announced.
        ended.qtbot.waitUntil(lambda: ended.shows("headline"))
        after = all_roles(ended.application.stage)
        assert [k for k in after if k not in TILES and after[k] != before[k]] == []
        tiles = (sorted(map(repr, each["_tiles"])) for each in (before, after))  # type: ignore[call-overload]
        assert next(tiles) == next(tiles)
        assert ended.state.summary.story.sentences == story
        models = ended.models
        for model in (models.tiles, models.log, models.ivoryCounted, models.brownCounted):
            assert model.rowCount() == len(model.rows), "no blank rows are left"
    assert not cues, "nothing is heard"
    ended.wait_until_kept()
    assert {p: p.stat().st_mtime_ns for p in ended.games_folder.rglob("*")} == files


def test_replay_reopens_at_the_moment_where_it_closed(ended: Screen) -> None:
    show_moment(ended, 67, IVORY)
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


def test_replay_hint_is_shown_until_the_player_clicks(ended: Screen) -> None:
    def note() -> str:
        return str(ended.item("momentNote").property("text"))

    settings = ended.state.settings
    settings.lookedBack = False
    show_moment(ended, 45)
    assert note().startswith("Click a tile")
    ended.click(standing(ended))
    assert note() == replay(ended).eyes
    assert settings.lookedBack
    settings.lookedBack = False
    replay(ended).close()
    replay(ended).open()
    assert replay(ended).hint == "", "it is gone after the first replay"


# Contents


def test_chart_and_rail_hide_later_elections_from_a_side(ended: Screen) -> None:
    def counted() -> list[int]:
        rows = ended.models.chart.rows
        return [row.number for row in rows if row.chart_winner != TO_COME]

    whole = [tally.number for tally in game().tallies]
    show_moment(ended, SEGMENTS[4].start, IVORY)
    assert counted() == whole[:4]
    winners = [row.rail_winner >= 0 for row in replay(ended).rail.rows]
    assert winners == [True] * 4 + [False] * 5
    assert replay(ended).end == LENGTH - 1
    replay(ended).setLens(ALL)
    assert len([row for row in replay(ended).rail.rows if row.rail_winner >= 0]) == len(whole)
    for election in (8, 9):
        replay(ended).goToTally(election)
        assert counted() == whole[:election]


def test_every_lens_names_the_players_alike(program: Program) -> None:
    """One move has one name, through every lens; so have a tally and a line of the log."""
    for imported, (yours, names) in ((False, AGAINST_YOU), (True, OF_OTHERS)):
        finish(program, {**AGAINST_COMPUTER, **({"Imported": "1"} if imported else {})})
        log = [role(program.models.log, row, "sentence") for row in range(8)]
        assert yours in log
        replay(program).open()
        for lens in (BROWN, ALL, IVORY):
            replay(program).setLens(lens)
            replay(program).goToTally(5)
            assert [role(program.models.tally, row, "player") for row in range(2)] == names
            assert [role(program.models.log, row, "sentence") for row in range(8)] == log
            said = set()
            for index in range(8):
                replay(program).go(index)
                said.add(replay(program).sentence)
            assert any(each.startswith(f"{names[1]} places ") for each in said)


AGAINST_YOU = ("You draw 9\u00a0tiles.", ["You", "The Councillor"])
OF_OTHERS = ("Claire draws 9\u00a0tiles.", ["Claire", "The Councillor"])


def test_every_lens_shows_all_tiles_at_the_end(program: Program) -> None:
    resume(program, 30, headers=AGAINST_COMPUTER)
    program.wait_for(Phase.PERSON)
    program.give_up()
    replay(program).open()
    heard = listen(replay(program).announced)
    for lens, whose in (
        (IVORY, "Through your eyes"),
        (BROWN, "Through the eyes of the Councillor"),
    ):
        replay(program).go(0)
        replay(program).setLens(lens)
        replay(program).go(LENGTH)
        assert replay(program).eyes == f"{whose}: all tiles are face up now."
        assert all(row.tile for row in program.models.tiles.rows)
        heard.clear()
        replay(program).go(5)
        assert "saw only this" in replay(program).eyes
        assert replay(program).eyes in heard


# Studies


def test_leaving_a_study_returns_to_the_moment_it_began(ended: Screen) -> None:
    show_moment(ended, 67, IVORY)
    replay(ended).togglePlay()
    ended.click(ended.item("playOn"))
    ended.qtbot.waitUntil(lambda: ended.shows("playOnMoment"))
    assert not replay(ended).playing
    index, tiles = moment(ended).index, moment(ended).tiles
    study = ended.controller.study
    assert study.moment == tiles
    assert ended.item("playOnMoment").property("text") == study.describe(tiles)
    press(ended, Key.Key_Escape)
    ask_to_study(ended, side=0, level="greedy", redeal=True)
    ended.wait_for(Phase.PERSON)
    assert (ended.game.study, replay(ended).on, ended.shows("railTrack")) == (True, False, False)
    move(ended)
    ended.click(ended.item("backToGame"))
    ended.qtbot.waitUntil(lambda: ended.shows("railTrack"))
    assert (ended.game.study, moment(ended).index, replay(ended).lens) == (False, index, IVORY)
    assert ended.item("railTrack").property("value") == index
    assert ended.item("railTrack").hasActiveFocus()
    assert not ended.application.script.running, "nothing is revealed once more"
    ended.state.settings.speed = "none"
    press(ended, Key.Key_Escape)
    ended.qtbot.waitUntil(lambda: ended.shows("headline"))
    assert all(row.tile for row in ended.models.tiles.rows)
    assert ended.models.log.rows[-1].event == ended.game.referee.reveal()
    ask_to_study(ended, side=0, level="greedy", redeal=True)
    ended.wait_for(Phase.PERSON)
    ended.click(ended.item("backToGame"))
    ended.qtbot.waitUntil(lambda: ended.shows("headline"))
    assert ended.table.phase is Phase.OVER, "a study begun at the end returns to the end"


def test_study_can_return_to_an_earlier_moment_of_itself(ended: Screen) -> None:
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


def test_suggested_study_does_not_reveal_how_the_game_ended(ended: Screen) -> None:
    """The last tile of an election may end the game, so the study begins before that tile."""
    study = ended.controller.study
    show_moment(ended, 0)
    for segment in SEGMENTS:
        replay(ended).goToTally(segment.number)
        tiles = 6 * segment.number
        assert (moment(ended).tiles, moment(ended).playable) == (tiles, tiles)
        replay(ended).step(-1)
        assert moment(ended).placed == 6
        assert study.moment == tiles - 1
    for lens, side in ((BROWN, 1), (IVORY, 0), (ALL, 0)):
        replay(ended).setLens(lens)
        assert study.side == side
    replay(ended).setLens(BROWN)
    replay(ended).close()
    assert study.side == 0


# Other games


def test_opening_another_game_closes_the_replay(screen: Screen) -> None:
    ways: tuple[Callable[[], object], ...] = (
        screen.play_computer,
        lambda: resume(screen, TURN),
        lambda: screen.controller.lesson.start(FIRST_GAME),
    )
    for leave in ways:
        open_replay(screen, 30)
        replay(screen).togglePlay()
        screen.controller.newGames.rematch()  # Not during a replay.
        assert screen.table.phase is Phase.REPLAY
        leave()
        screen.wait_for(Phase.PERSON)
        assert (replay(screen).on, replay(screen).playing) == (False, False)
        assert not replay(screen).still
        assert not screen.shows("railTrack")
    assert not replay(screen).available, "a lesson has no replay"
    screen.play_two()
    replay(screen).open()
    assert not replay(screen).on, "not behind a curtain"


def test_running_game_continues_after_its_replay(playing: Screen) -> None:
    playing.play_some(2)
    hand = playing.game.view().hand
    before = all_roles(playing.application.stage)
    press(playing, Key.Key_B, held=CONTROL)
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
    press(playing, Key.Key_T)
    playing.click(playing.item("logTab"))
    assert playing.window.activeFocusItem() not in playing.components("Rail")
    press(playing, Key.Key_Escape, Key.Key_Escape)
    assert playing.wait_for(Phase.PERSON)
    assert playing.game.view().hand == hand
    tiles = (all_roles(playing.application.stage)["_tiles"], before["_tiles"])
    assert sorted(map(repr, tiles[0])) == sorted(map(repr, tiles[1]))  # type: ignore[call-overload]
    focus = playing.window.activeFocusItem()
    assert focus is not None
    assert qml_type(focus) == "KeyboardPlay"
    playing.place(playing.choose())
    playing.wait_for(Phase.PERSON)


def test_replay_of_a_slots_game_shows_only_public_moments(screen: Screen) -> None:
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


def test_curtain_regains_focus_after_a_replay(screen: Screen) -> None:
    resume(screen, TURN, headers=AT_ONE_SCREEN)
    screen.take_seat()
    reopen_replay(screen)
    screen.click(screen.item("closeReplay"))
    screen.wait_for(Phase.CURTAIN)
    QCoreApplication.processEvents()
    assert focused(screen).objectName() == "curtainPanel"
    press(screen, Key.Key_Tab)
    assert focused(screen).objectName() == "sitDown"


def test_window_can_be_closed_during_a_replay(screen: Screen) -> None:
    open_replay(screen, 30)
    replay(screen).togglePlay()
    assert screen.window.close()
