"""Guessing the tiles: a game is read by keys and mouse, scored, kept, and hidden meanwhile."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.desktop.support.channels import snapshot, told_apart, values, wait_for_still_picture
from tests.desktop.support.program import WAIT_MS
from tests.desktop.support.replay_worlds import moments_of, world_at
from tests.desktop.support.replaying import finish, replay
from tests.desktop.support.screen import ALT, Key, Screen, press, sheets
from tests.library.programs import granted
from tests.readers import PlayedGame, games_of, play_game
from tyrus_desktop.desktop.bridge.replay import playback
from tyrus_desktop.desktop.bridge.review.reading_practice import Reading
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table_reading import Stop, TableReading
from tyrus_desktop.desktop.replay.moments import LENGTH
from tyrus_desktop.desktop.review import readings
from tyrus_desktop.desktop.review.readings import Begun, Judged, reading_of
from tyrus_desktop.engine.record import Record, identity
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import locks
from tyrus_desktop.review import guessing
from tyrus_desktop.review.estimates import Reals
from tyrus_desktop.review.review import Review

COMPUTERS = {"IvoryPlayer": "computer magistrate", "BrownPlayer": "computer senator"}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playback, "REST_MS", 1)


def reading(screen: Screen) -> Reading:
    return screen.application.review.reading


def at_table(screen: Screen) -> TableReading:
    assert screen.table.reading is not None
    return screen.table.reading


def progress(screen: Screen) -> Path:
    return screen.application.store.folder.with_name("progress.json")


def written(screen: Screen) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(progress(screen).read_text())
    return found


def begin(screen: Screen) -> None:
    screen.activate()
    press(screen, Key.Key_H, held=ALT)
    press(screen, *[Key.Key_Down] * 4, Key.Key_Return)
    wait_for_stop(screen)


def wait_for_stop(screen: Screen) -> Stop:
    """Wait until the reader is to do something, and what was judged is known."""
    screen.qtbot.waitUntil(
        lambda: screen.table.reading is not None and reading(screen).stop != Stop.NONE.value,
        timeout=WAIT_MS,
    )
    stop = Stop(reading(screen).stop)
    if stop is Stop.TOLD:
        screen.qtbot.waitUntil(lambda: reading(screen).sentence != "", timeout=WAIT_MS)
    if stop is Stop.END and reading(screen).counts:
        screen.qtbot.waitUntil(lambda: reading(screen).detail != "", timeout=WAIT_MS)
    screen.qtbot.waitUntil(lambda: screen.shows("leaveReading") or screen.shows("readAnother"))
    return stop


def wait_told(screen: Screen) -> None:
    """Wait until the tiles guessed at were turned over."""
    screen.qtbot.waitUntil(lambda: reading(screen).stop == Stop.TOLD.value, timeout=WAIT_MS)
    wait_for_stop(screen)


def guess_by_mouse(screen: Screen, rng: random.Random) -> list[tuple[int, int]]:
    """Guess at each tile in two presses."""
    found = []
    for number in range(reading(screen).backs):
        assert reading(screen).current == number
        assert not screen.item("turnOver").isEnabled()
        assert not screen.item("certainty1").isEnabled()
        found.append((rng.randrange(4), rng.randrange(3)))
        screen.click(screen.item(f"band{found[-1][0]}"))
        screen.click(screen.item(f"certainty{found[-1][1]}"))
    return found


def guess_by_keys(screen: Screen, rng: random.Random) -> list[tuple[int, int]]:
    """Guess at each tile, by a digit that is pressed again, or with plus and minus."""
    found = []
    for number in range(reading(screen).backs):
        band, certainty = rng.randrange(4), number % 3
        digit = Key(Key.Key_1 + band)
        press(screen, digit)
        assert (reading(screen).band, reading(screen).certainty) == (band, 0)
        if number % 2:
            press(screen, Key.Key_Plus, Key.Key_Plus, Key.Key_Plus)
            press(screen, *[Key.Key_Minus] * (2 - certainty))
        else:
            press(screen, *[digit] * certainty)
        found.append((band, certainty))
        assert (reading(screen).band, reading(screen).certainty) == found[-1]
        if number + 1 < reading(screen).backs:
            press(screen, Key.Key_Down if number % 2 else Key.Key_Return)
    press(screen, *[Key.Key_Up] * reading(screen).backs)
    assert reading(screen).current == 0
    return found


def check_nothing_is_told(screen: Screen) -> None:
    """The game is over, but nothing says so."""
    application, state = screen.application, screen.state
    count = at_table(screen).timeline.last
    press(screen, Key.Key_End)
    assert replay(screen).position == count.index < LENGTH - 1
    press(screen, Key.Key_M)
    replay(screen).setLens(2)
    replay(screen).goToTally(count.election)
    assert replay(screen).position == count.index
    assert len(replay(screen).lenses) == 1
    assert replay(screen).marks.rowCount() == 0
    assert set(at_table(screen).timeline.stories) == {at_table(screen).chair}
    winners = [row.number for row in replay(screen).rail.rows if row.rail_winner != NONE]
    assert winners == list(range(1, at_table(screen).tallies_shown + 1))
    assert not screen.shows("railMark")
    assert (state.result, state.title, state.summary.headline) == ("", "", "")
    assert not any((state.gameOn, screen.table.over, screen.controller.study.canPlayOn))
    assert not application.sealed_deal.over
    review = application.review
    assert review.game is None
    assert review.chances.lines == [[], [], []]
    assert (review.pins.marks, review.bluffs.count) == ([], 0)
    assert "over" not in screen.window.title()


Told = list[tuple[guessing.Band, guessing.Answer, Reals]]
"""The truth of each back, the guess at it, and what a perfect reader believed."""


def check_early_answer_waits(screen: Screen) -> None:
    """What the thread has found is not told before the tally."""
    part, table = reading(screen), at_table(screen)
    before, record = values(part), part._record  # noqa: SLF001
    assert record is not None
    judged = (Judged(3, (3, 2), (3, 2), (0.1, 0.1, 0.1, 0.7)),) * part.backs
    part.reader.judged.emit(Begun(record, table.chair, table.election, judged))
    assert values(part) == before
    del part._judged_by_election[table.election]  # noqa: SLF001


def read_election(screen: Screen, review: Review, rng: random.Random, heard: list[str]) -> Told:
    """Guess at the next tally's tiles, and turn them over."""
    part, election, chair = reading(screen), at_table(screen).election, at_table(screen).chair
    backs = guessing.asked(review.game, election, chair)
    placed = [(each.election, each.order) for each in backs]
    assert [(each.election, each.order) for each in at_table(screen).backs] == sorted(placed)
    check_nothing_is_told(screen)
    check_early_answer_waits(screen)
    part.choose(0)
    assert part.sentence in heard
    asked = screen.models.tiles.rows[part.asked]
    assert (asked.election, asked.order) == min(placed)
    rims = screen.visible_items("tileRim")
    tiles = [rim.parentItem().parentItem().parentItem() for rim in rims]
    assert [tile.property("index") for tile in tiles] == [part.asked]
    guesses = (guess_by_keys if election % 2 else guess_by_mouse)(screen, rng)
    if election % 2:
        press(screen, Key.Key_Return)
    else:
        screen.click(screen.item("turnOver"))
    wait_told(screen)
    assert screen.shows("tallyStage")
    key = review.game.seat(chair), election - 1
    review.believe_before_count(*key)
    told = [
        (
            guessing.truth(back),
            guessing.Answer(guessing.Band(band), guessing.Certainty(certainty)),
            guessing.perfect(review.guesses[key], back),
        )
        for (_, back), (band, certainty) in zip(
            sorted(zip(placed, backs, strict=True)), guesses, strict=True
        )
    ]
    fared = [int(found is answer.band) for found, answer, _ in told]
    assert part.rights == fared
    assert part.sentence.startswith(f"{sum(fared)} of {len(backs)}")
    assert part.detail == part.labels[0]
    screen.qtbot.waitUntil(lambda: part.sentence in heard)
    press(screen, Key.Key_Return)
    return told


def test_whole_game_is_read_by_keys_and_mouse(fresh: Screen) -> None:
    rng = random.Random(1)
    begin(fresh)
    record, chair = fresh.game.record, at_table(fresh).chair
    heard = fresh.listen()
    replay(fresh).announced.connect(heard.append)
    review = Review(record)
    told: Told = []
    guessed: list[Any] = []
    reading(fresh).guessed.connect(lambda *found: guessed.append(found))
    while wait_for_stop(fresh) is not Stop.END:
        assert not progress(fresh).exists() or "missed" not in written(fresh)
        told += read_election(fresh, review, rng, heard)
    right = sum(found is answer.band for found, answer, _ in told)
    assert reading(fresh).sentence.startswith(f"In this game, {right} of {len(told)}")
    assert "after 10\xa0games of guessing. So far: 1." in reading(fresh).detail
    fresh.application.practice.ticks.wait()
    kept = written(fresh)
    game = f"{identity(record)} {chair.value}"
    assert kept.keys() == {"format", "guesses", "missed"}
    assert kept["guesses"].keys() == {game}
    assert set(kept["missed"]) == {f"{game} {each}" for each in avoidable(guessed)}
    (scored,), same = scores(kept["guesses"]), guessing.reading(told)
    assert scored.backs == same.backs
    assert scored.gained == pytest.approx(same.gained)
    assert scored.perfect == pytest.approx(same.perfect, abs=1e-3)
    press(fresh, Key.Key_Escape)
    fresh.wait_for(Phase.OVER)
    fresh.qtbot.waitUntil(lambda: fresh.shows("headline"))
    fresh.qtbot.waitUntil(lambda: fresh.application.saved_games.inLibrary.addable)


def avoidable(guessed: list[Any]) -> Iterator[int]:
    """Yield the elections in which the guesses missed what a perfect reader had known."""
    ((_, _, by_election),) = guessed
    for election, judged in by_election.items():
        if any(each.perfect[0] == each.truth and not each.right for each in judged):
            yield election


def scores(games: dict[str, Any]) -> list[guessing.Reading]:
    """Return the bits gained in each game of the file of progress."""
    return [
        reading_of([Judged(r[0], (r[1], r[2]), (r[3], r[4]), tuple(r[5:])) for r in each["backs"]])
        for each in games.values()
    ]


def answer_all(screen: Screen) -> None:
    for number in range(reading(screen).backs):
        reading(screen).choose(number)
        reading(screen).guess(2)
    reading(screen).next()


@contextmanager
def held(screen: Screen) -> Iterator[None]:
    """Let another program hold the file of progress for a moment."""
    lock = granted(locks.acquire(progress(screen).with_name(".progress.json.lock")))
    yield
    lock.release()


def test_reading_is_resumed_after_leaving_or_a_kill(fresh: Screen) -> None:
    begin(fresh)
    game = identity(fresh.game.record)
    with held(fresh):
        answer_all(fresh)
        fresh.qtbot.wait(300)
        assert at_table(fresh).tallies_shown == 0, (
            "a kill could show the tiles before the guesses count"
        )
    wait_told(fresh)
    heard = fresh.listen()
    press(fresh, Key.Key_Escape)
    fresh.qtbot.waitUntil(lambda: sheets(fresh) == ["Leave now?"])
    assert fresh.table.reading is not None
    press(fresh, Key.Key_Return)
    assert fresh.table.phase is Phase.NO_GAME
    assert any("resumes it" in each for each in heard)
    assert game not in progress(fresh).read_text(), "a glance tells nothing"
    begin(fresh)
    assert (identity(fresh.game.record), at_table(fresh).tallies_shown) == (game, 1)
    assert "guesses" not in written(fresh)
    fresh.qtbot.waitUntil(lambda: fresh.shows("showRest"))
    with held(fresh):
        fresh.click(fresh.item("showRest"))
        fresh.qtbot.wait(50)
        assert at_table(fresh).tallies_shown == 1
    fresh.wait_for(Phase.OVER)
    assert "reading" not in written(fresh)
    begin(fresh)
    assert identity(fresh.game.record) != game, "its end was seen"


def test_reading_stays_with_who_began_it(fresh: Screen) -> None:
    begin(fresh)
    people = fresh.application.profiles
    people.add("Ben")
    people.choose(people.rows[1]["profile"])
    assert "reading" in written(fresh)
    reading(fresh).showRest()
    fresh.qtbot.waitUntil(lambda: "reading" not in written(fresh), timeout=WAIT_MS)


def test_reading_score_needs_ten_different_games(fresh: Screen) -> None:
    rng = random.Random(2)
    games = {
        f"{number:064} ivory": {"backs": [row(rng) for _ in range(20)], "later": 1}
        for number in range(9)
    }
    broken = {"backs": [[4]]}
    progress(fresh).parent.mkdir(parents=True, exist_ok=True)
    progress(fresh).write_text(
        json.dumps({"format": 1, "guesses": {**games, "x": broken}, "puzzles": {"a": 1}})
    )
    wait_counted(fresh, (9, None), "Your score appears after ten games of guessing. So far: 9.")
    begin(fresh)
    while wait_for_stop(fresh) is not Stop.END:
        answer_all(fresh)
        wait_told(fresh)
        reading(fresh).next()
    kept = written(fresh)
    assert kept["puzzles"] == {"a": 1}
    assert len(kept["guesses"]) == 11
    assert all(kept["guesses"][key] == value for key, value in games.items())
    del kept["guesses"]["x"]
    found = guessing.reading_score(scores(kept["guesses"]))
    assert found is not None
    assert [f"{round(abs(100 * each))}" in reading(fresh).detail for each in found] == [True] * 3
    assert "10\xa0games" in reading(fresh).detail
    wait_counted(fresh, (10, found), f"earn {round(100 * found[0])}% of a perfect")
    fresh.click(fresh.item("readAnother"))
    fresh.qtbot.waitUntil(lambda: "reading" in written(fresh), timeout=WAIT_MS)


def wait_counted(
    screen: Screen, found: tuple[int, tuple[float, float, float] | None], said: str
) -> None:
    """Wait until *Your games* has this reading score, and says it."""
    store = screen.application.library_store
    store.count(())
    screen.qtbot.waitUntil(lambda: store.figures is not None and store.figures.reading == found)
    sections = screen.application.library.figures.habits["sections"]
    assert any(said in row["sentence"] for each in sections for row in each["rows"])


def row(rng: random.Random) -> list[float]:
    """Return a back as it is kept: the truth, the guess, a perfect reader's, and its belief."""
    truth = rng.randrange(1, 4)
    guess = truth if rng.random() < 0.6 else 2
    return [truth, guess, 1, truth, 1, *(0.7 if each == truth else 0.1 for each in range(4))]


def test_started_reading_does_not_reveal_its_games_length() -> None:
    lengths, elections = set(), set()
    for game in games_of(1, 30):
        record = Record(COMPUTERS, game.deal, game.placements)
        sections: dict[str, Any] = {}
        readings.begin(sections, Begun(record, Side.IVORY, 1, ()))
        assert readings.begun(sections) == Begun(record, Side.IVORY, 1, ())
        lengths.add(len(json.dumps(sections)))
        elections.add(len(record.tallies))
    assert len(lengths) == 1
    assert len(elections) > 3


def test_seen_game_is_read_as_an_exercise(fresh: Screen) -> None:
    finish(fresh)
    replay(fresh).open()
    replay(fresh).setLens(1)
    fresh.game.guess = None
    assert not reading(fresh).readable, "it is still asked who the Stranger was"
    fresh.game.guess = ""
    fresh.qtbot.waitUntil(lambda: fresh.shows("readAgain"))
    fresh.click(fresh.item("readAgain"))
    assert wait_for_stop(fresh) is Stop.GUESS
    assert at_table(fresh).chair is Side.BROWN
    check_nothing_is_told(fresh)
    assert reading(fresh).detail.startswith("Just practice")
    answer_all(fresh)
    wait_told(fresh)
    assert not progress(fresh).exists()
    fresh.click(fresh.item("leaveReading"))
    assert fresh.table.phase is Phase.OVER
    assert fresh.state.result


def test_tally_without_backs_is_announced_and_passed(fresh: Screen) -> None:
    game = play_game(0)
    record = Record(COMPUTERS, game.deal, game.placements)
    seen = [{each.owner for each in tally.shown} for tally in record.tallies]
    assert [n for n, owners in enumerate(seen, 1) if owners <= {Side.IVORY}] == [2, 5, 6]
    begin(fresh)  # The window gets the review.
    for told, asked in ((1, 3), (4, 7)):
        replay(fresh).close()
        reading(fresh).reader.begun.emit(Begun(record, Side.IVORY, told, ()))
        assert wait_for_stop(fresh) is Stop.GUESS
        assert (at_table(fresh).tallies_shown, at_table(fresh).election) == (asked - 1, asked)
        assert reading(fresh).backs > 0
        check_nothing_is_told(fresh)


def test_trouble_with_the_file_of_progress_is_reported(fresh: Screen) -> None:
    heard = fresh.listen()
    progress(fresh).parent.mkdir(parents=True, exist_ok=True)
    for content, said in (("[1", "damaged"), ('{"format": 2}', "newer version")):
        progress(fresh).write_text(content)
        begin(fresh)
        fresh.qtbot.waitUntil(lambda said=said: any(said in each for each in heard))  # type: ignore[misc]
        assert sum(said in each for each in heard) == 1
        replay(fresh).close()
    assert progress(fresh).with_name("progress damaged 1.json").read_text() == "[1"
    assert progress(fresh).read_text() == '{"format": 2}'


# Hidden facts


def shown_before_tally(
    screen: Screen, game: PlayedGame, side: Side, told: int
) -> list[dict[str, object]]:
    """Return all channels of a reading before a tally: unanswered, and answered."""
    heard = screen.listen()
    part = reading(screen)
    replay(screen).announced.connect(heard.append)
    record = Record(COMPUTERS, game.deal, game.placements)
    part.reader.begun.emit(Begun(record, side, told, ()))
    assert wait_for_stop(screen) is Stop.GUESS
    screen.qtbot.waitUntil(lambda: part.sentence in heard)
    found = []
    for answered in (False, True):
        for number in range(part.backs if answered else 0):
            part.choose(number)
            part.guess(number % 4)
        wait_for_still_picture(screen)
        found.append({**snapshot(screen, heard), "reading": values(part)})
    replay(screen).announced.disconnect(heard.append)
    replay(screen).close()
    return found


def leaks(screen: Screen, seed: int, count: int) -> set[str]:
    rng = random.Random(seed)
    begin(screen)  # The window gets the review.
    replay(screen).close()
    found: set[str] = set()
    for game in games_of(seed, count):
        for side in Side:
            tallies = Record({}, game.deal, game.placements).tallies
            asks = [t.number for t in tallies if {each.owner for each in t.shown} - {side}]
            last = (6, rng.choice(asks))
            at = next(m for m in moments_of(game) if (m.placed, m.election) == last)
            here = shown_before_tally(screen, game, side, at.election - 1)
            other = world_at(game, at, side, rng)
            there = shown_before_tally(screen, other, side, at.election - 1)
            found |= told_apart(here, there)
    return found


def test_reading_shows_only_what_its_chair_knew(fresh: Screen, seed: int, volume: int) -> None:
    assert not leaks(fresh, seed, volume)


def test_planted_leak_before_a_guess_is_detected(
    fresh: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread's answer is said before the tally stands on the stage."""
    monkeypatch.setattr(TableReading, "backs", property(_with_faces))
    monkeypatch.setattr(
        Reading, "_asked", lambda self, number: str(self._table.reading.backs[number])
    )
    assert {"reading", "accessible"} <= leaks(fresh, 5, 1)


def _with_faces(self: TableReading) -> tuple[object, ...]:
    shown = self._game.record.tallies[self.election - 1].shown
    return tuple(each for each in shown if each.owner is not self.chair)
