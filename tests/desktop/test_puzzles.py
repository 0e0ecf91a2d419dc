"""Puzzles: asked on the table, judged by their worst tally, and ticked once solved."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.desktop.support.library_window import SENATOR, keep
from tests.desktop.support.program import WAIT_MS, listen
from tests.desktop.support.replaying import IVORY
from tests.desktop.support.reviewed import FOUND, reviewed_game, slips_of
from tests.desktop.support.reviews import give
from tests.desktop.support.screen import Key, Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.bridge.practice.puzzle_list import Puzzles
from tyrus_desktop.desktop.bridge.replay import playback
from tyrus_desktop.desktop.bridge.review.pins import MOST
from tyrus_desktop.desktop.game import puzzle
from tyrus_desktop.desktop.game.glance import glance as glance_at
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.puzzle import JudgedPuzzle, Puzzle
from tyrus_desktop.desktop.game.table_reading import Stop
from tyrus_desktop.desktop.models.tile_rows import in_hand
from tyrus_desktop.desktop.review.readings import Judged
from tyrus_desktop.desktop.review.reviewer import subject
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.outcome import ELECTIONS, Ending
from tyrus_desktop.engine.puzzles import Question, answers
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.worst_case import End, ends, worst
from tyrus_desktop.library import record_files
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.review import VERSION, guessing, stored
from tyrus_desktop.review.positions import Finished


def of(question: Question) -> Puzzle:
    return puzzle.puzzle(next(each for each in puzzle.read_all() if each.question is question))


def begin(screen: Screen, asked: Puzzle) -> Puzzles:
    screen.controller.lesson.practiceAsked.emit()
    puzzles = screen.application.practice.puzzles
    puzzles.start(asked.name)
    screen.wait_for(Phase.PERSON)
    return puzzles


def drag(screen: Screen, placement: Placement) -> None:
    view = screen.table.stage.view
    assert view is not None
    screen.drag_tile(view.hand.index(placement.tile), BUILDINGS.index(placement.building))


def finish(screen: Screen) -> None:
    screen.qtbot.waitUntil(lambda: screen.shows("tallyNext"))
    screen.click(screen.item("tallyNext"))
    screen.wait_for(Phase.TAUGHT)


def solved(puzzles: Puzzles) -> list[str]:
    return [row["name"] for row in puzzles.rows if row["done"]]


def said(screen: Screen) -> str:
    return screen.state.prompt


def test_puzzle_is_refuted_shown_and_solved(fresh: Screen) -> None:  # noqa: PLR0915 - one visit.
    asked = of(Question.CHEAPEST)
    view, side = asked.view, asked.side
    heard = listen(fresh.controller.announced)
    puzzles = begin(fresh, asked)
    assert heard == [said(fresh)]
    assert "Place the lowest tile" in said(fresh)
    assert fresh.game.view() == view
    proved = ends(view)
    right = answers(asked.question, proved)
    ways = sorted(view.legal_placements(), key=str)
    wrong = next(each for each in ways if proved[each] is End.LOST)
    most = max(proved.values())
    dear = next(each for each in ways if proved[each] is most and each not in right)
    for tried, words in ((wrong, "you lose"), (dear, "a lower one is enough")):
        drag(fresh, tried)
        finish(fresh)
        tally = fresh.game.view().tallies[-1]
        assert tally.count(side.other).total - tally.count(side).total == -worst(
            view, tried
        ).margin(side)
        assert words in said(fresh)
        assert not solved(puzzles)
        fresh.click(fresh.item("puzzleAgain"))
        fresh.wait_for(Phase.PERSON)
        assert fresh.game.view() == view
    drag(fresh, wrong)
    finish(fresh)
    asked_again(fresh, asked)
    finish(fresh)
    assert said(fresh).startswith("Right: ")
    assert not solved(puzzles)
    puzzles.again()
    drag(fresh, asked.best())
    assert solved(puzzles) == [asked.name]
    finish(fresh)
    assert not fresh.visible_items("puzzleAgain")
    practice = fresh.application.practice
    practice.ticks.wait()
    kept = json.loads(practice.ticks.path.read_text())
    assert list(kept["puzzles"]) == [asked.name]
    assert heard[-1] == said(fresh)
    fresh.click(fresh.item("puzzleNext"))
    fresh.wait_for(Phase.PERSON)
    assert fresh.table.teacher is not None
    assert fresh.table.teacher.lesson.name != asked.name
    press(fresh, Key.Key_Escape)
    fresh.qtbot.waitUntil(lambda: sheets(fresh) == ["Leave now?"])
    press(fresh, Key.Key_Return)
    fresh.wait_for(Phase.NO_GAME)
    assert not list(fresh.application.store.folder.glob("*.tyrus"))


def asked_again(screen: Screen, asked: Puzzle) -> None:
    """Press *Show me*: for two seconds an answer is named and marked, and nothing else counts."""
    best, placed = asked.best(), asked.start
    screen.state.settings.speed = "fast"
    screen.click(screen.item("puzzleShow"))
    screen.wait_for(Phase.PERSON)
    lesson = screen.controller.lesson
    tile = screen.game.view().hand[lesson.slot]
    assert (tile, BUILDINGS[lesson.building]) == (best.tile, best.building)
    assert said(screen).startswith("One answer: place ")
    drag(screen, next(each for each in screen.game.view().legal_placements() if each != best))
    screen.qtbot.wait(200)
    assert len(screen.game.referee.placements) == placed
    screen.qtbot.waitUntil(lambda: len(screen.game.referee.placements) > placed)
    assert screen.game.referee.placements[placed] == best
    screen.state.settings.speed = "none"


def test_last_three_tiles_that_decide_are_shown_and_said(fresh: Screen) -> None:
    found = (
        (asked, placement, case)
        for asked in map(puzzle.puzzle, puzzle.read_all())
        if asked.view.election == ELECTIONS and not isinstance(asked, JudgedPuzzle)
        for placement in asked.view.legal_placements()
        for case in [worst(asked.view, placement)]
        if case.end is End.LOST and case.outcome and case.outcome.ending is Ending.TILES
    )
    asked, placement, case = next(found)
    begin(fresh, asked)
    drag(fresh, placement)
    finish(fresh)
    side = asked.side
    own, enemy = (sum(tile.value for tile in case.hands[each]) for each in (side, side.other))
    assert (
        f"you lose the game, because your last three tiles total less: {own} to {enemy}."
        in said(fresh)
    )
    shown = {row.tile for row in fresh.models.tiles.rows if in_hand(row, side.other)}
    assert shown == {*case.hands[side.other]}


def test_judged_puzzle_says_how_much_is_lost(fresh: Screen) -> None:
    every = map(puzzle.puzzle, puzzle.read_all())
    asked = max((e for e in every if isinstance(e, JudgedPuzzle)), key=lambda e: len(e.answers))
    puzzles = begin(fresh, asked)
    row = next(row for row in puzzles.rows if row["name"] == asked.name)
    assert "judged by the strongest level" in row["about"]
    assert "Nothing is certain" in said(fresh)
    assert fresh.game.view() == asked.view
    hidden = [each for each in fresh.game.view().standing if each.tile is None]
    assert hidden
    rows = {(row.election, row.order): row for row in fresh.models.tiles.rows}
    assert not any(rows[each.election, each.order].tile for each in hidden)
    wrong, lost = max(asked.losses.items(), key=lambda each: each[1])
    drag(fresh, wrong)
    finish(fresh)
    assert f"this placement wins about {lost} fewer than the best idea" in said(fresh)
    placed = dict(enumerate(asked.record.placements))
    for each in fresh.game.view().tallies[-1].shown:
        known = placed.get(each.ply)
        assert known is None or known.tile == each.tile
    fresh.click(fresh.item("puzzleShow"))
    finish(fresh)
    assert said(fresh).startswith("Right. ")
    assert not solved(puzzles)
    for right in asked.answers:
        puzzles.again()
        fresh.wait_for(Phase.PERSON)
        drag(fresh, right)
        finish(fresh)
        assert f"second-best idea wins about {min(asked.losses.values())} fewer." in said(fresh)
    assert solved(puzzles) == [asked.name]


def test_own_slip_is_opened_there_until_solved(fresh: Screen, tmp_path: Path) -> None:
    application, record, slip = fresh.application, reviewed_game(), FOUND.slips[0]
    record_files.write(fresh.games_folder / "game.tyrus", record)
    path = application.reviews_path = application.library_store.reviews_path = tmp_path / "reviews"
    Reviews(path, VERSION).put(*subject(record), 1000, stored.written(FOUND), "")
    fresh.controller.lesson.practiceAsked.emit()
    moments = application.practice.moments
    fresh.qtbot.waitUntil(lambda: len(moments.rows) == MOST)
    assert moments.rows[0]["title"] == "Election\u00a04, your tile\u00a03 of 3"
    assert moments.rows[0]["detail"].endswith("· Claire vs. Bybla")
    assert moments.rows[0]["badge"] == "Cost 34\u00a0points"
    glance = moments.glance(moments.rows[0]["name"])
    assert glance == glance_at(record, slip.side, slip.ply)
    fresh.controller.lesson.start("first-game")  # Another game gives way to it.
    moments.start(moments.rows[0]["name"])
    pins = application.review.pins
    fresh.qtbot.waitUntil(lambda: application.replay.position == 33)
    give(application, FOUND)
    assert pins.here
    assert application.replay.lens == IVORY
    pins.showMe()
    assert len(moments.rows) == MOST
    for tried, left in (("S8>iC", MOST), ("S9>iC", MOST - 1)):
        pins.tryIt()
        drag(fresh, Placement.parse(tried))
        fresh.qtbot.waitUntil(lambda: pins.tried)
        assert len(moments.rows) == left
    moments.start(moments.rows[0]["name"])  # Of the same game.
    fresh.qtbot.waitUntil(lambda: pins.here and not pins.tried)
    assert application.replay.position != 33


def test_moments_of_the_newest_game_come_first(fresh: Screen, tmp_path: Path) -> None:
    path = fresh.application.library_store.reviews_path = tmp_path / "reviews"
    played = {}
    for name, day in (("a", 2), ("b", 1), ("c", 3)):
        game = play_game(day)
        file = keep(fresh.games_folder, f"{name}.tyrus", game, **SENATOR, Date=f"2026-01-0{day}")
        text = stored.written(replace(FOUND, slips=slips_of(game)))
        key, players = subject(record_files.read(file))
        Reviews(path, VERSION).put(key, players, 1000, text, "")
        played[key] = game
    fresh.controller.lesson.practiceAsked.emit()
    moments = fresh.application.practice.moments
    fresh.qtbot.waitUntil(lambda: len(moments.rows) == 3 * MOST)
    games = dict.fromkeys(row["detail"].partition(" · ")[0] for row in moments.rows)
    assert list(games) == [f"{day}\u00a0Jan 2026" for day in (3, 2, 1)]
    placed = [row["name"].split(" ") for row in moments.rows]
    assert all(played[key].mover(int(ply)) is Side.IVORY for key, ply in placed)


def test_missed_guess_is_asked_again_until_right(
    fresh: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playback, "REST_MS", 1)
    application, record = fresh.application, reviewed_game()
    moments, store = application.practice.moments, application.library_store
    avoidable = Judged(2, (1, 0), (2, 1), (0.25,) * 4)
    hard = replace(avoidable, perfect=(1, 1))
    told = {3: (hard,), 4: (hard, avoidable), 5: (avoidable,)}
    moments.note_guesses(record, Side.BROWN, told)
    application.practice.ticks.wait()
    moments.look()
    fresh.qtbot.wait(100)
    assert not moments.rows, "the game is not in the library"
    record_files.write(fresh.games_folder / "game.tyrus", record)
    fresh.controller.lesson.practiceAsked.emit()
    fresh.qtbot.waitUntil(lambda: len(moments.rows) == 2)
    assert moments.rows[0]["title"] == "Election\u00a04, guess the tiles again"
    glance = moments.glance(moments.rows[0]["name"])
    assert glance == glance_at(record, Side.BROWN, 23), "all but the last tile"
    moments.start(moments.rows[0]["name"])
    reading = application.review.reading
    fresh.qtbot.waitUntil(lambda: reading.stop == Stop.GUESS.value, timeout=WAIT_MS)
    at_table = fresh.table.reading
    assert at_table is not None
    assert (at_table.chair, at_table.election, reading.counts) == (Side.BROWN, 4, False)
    backs = guessing.asked(Finished(record), 4, Side.BROWN)
    for back in sorted(backs, key=lambda each: (each.election, each.order)):
        reading.guess(guessing.truth(back).value)
        reading.next()
    fresh.qtbot.waitUntil(lambda: len(moments.rows) == 1, timeout=WAIT_MS)
    store.delete(["game.tyrus"])
    fresh.controller.lesson.practiceAsked.emit()
    fresh.qtbot.waitUntil(lambda: not moments.rows)
