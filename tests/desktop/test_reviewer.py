"""The review of a finished game: when it begins, pauses and ends, and the line at the end.

Before the end of a game stands still, nothing of a review exists: no thread, file, object or text.
"""

import logging
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QMetaObject
from PySide6.QtTest import QTest

from tests.desktop.support.positions import (
    AGAINST_CONSUL,
    AT_ONE_SCREEN,
    game,
    move,
    resume,
    show_end,
)
from tests.desktop.support.program import WAIT_MS, Program
from tests.desktop.support.screen import Key, Screen
from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.bridge.review.game_review import GameReview
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.review.reviewer import Reviewer, subject
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library.open_games import GameFile
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.players.batch.network import WrongWeights
from tyrus_desktop.review import VERSION, effort, estimates, stored
from tyrus_desktop.review.effort import Effort
from tyrus_desktop.review.review import Review

SMALL = Effort(truths=2, choices=2, worlds=4, checks=4, share=64)
ROWS = ["Draws and cards", "Your choices", "The Consul’s tiles"]
SHORT = 14
"""Placements of a game in which Ivory resigned."""
RESIGNED = {**AGAINST_CONSUL, "GivenUpBy": "ivory"}
MANY = 10**6
"""More steps than any review makes."""


@pytest.fixture(autouse=True)
def cheap(reviewing: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Sample little, and let no thread outlive its test."""
    monkeypatch.setattr(process, "favour_others", lambda: None)
    monkeypatch.setattr(effort, "QUICK", SMALL)
    monkeypatch.setattr(effort, "THOROUGH", replace(SMALL, truths=4, choices=3))
    yield
    assert all_ended()


@pytest.fixture
def reviews(program: Program, tmp_path: Path) -> Reviews:
    program.application.reviews_path = tmp_path / "reviews.sqlite"
    return Reviews(program.application.reviews_path, VERSION)


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> threading.Semaphore:
    """How many more steps reviews may make."""
    allowed, all_steps = threading.Semaphore(0), Review.steps

    def when_allowed(review: Review) -> Iterator[float]:
        for share in all_steps(review):
            assert allowed.acquire(timeout=WAIT_MS / 1000)
            yield share

    monkeypatch.setattr(Review, "steps", when_allowed)
    return allowed


def threads() -> list[threading.Thread]:
    """Return the threads of reviews."""
    return [each for each in threading.enumerate() if each.name == "reviewer"]


def all_ended() -> bool:
    """Return whether the threads of reviews end."""
    for each in threads():
        each.join(WAIT_MS / 1000)
    return not threads()


def review_of(program: Program) -> GameReview:
    made = program.application.review
    made.begin()  # The window does this.
    return made


def show_resigned(program: Program) -> None:
    resume(program, SHORT, "streak", RESIGNED)
    program.wait_for(Phase.OVER)


def finish(program: Program, made: GameReview) -> None:
    program.qtbot.waitUntil(lambda: made.share == 1, timeout=WAIT_MS)


# When


def nothing_begun(screen: Screen, cache: Path) -> bool:
    begun = screen.application._review is not None  # noqa: SLF001
    return not (threads() or begun or cache.exists())


def test_review_begins_only_when_the_end_stands_still(
    fresh: Screen, tmp_path: Path, silent_player: None
) -> None:
    cache = fresh.application.reviews_path = tmp_path / "reviews.sqlite"
    resume(fresh, -1, "streak", AGAINST_CONSUL)
    move(fresh)
    fresh.play(game("streak").placements[-1])
    script = fresh.application.script
    script.get_pace = lambda: 1.0
    fresh.qtbot.waitUntil(lambda: script.running)
    assert fresh.game.view().over
    beats = 0
    while script.running:
        script.pause()
        assert nothing_begun(fresh, cache), f"something began at beat {beats}"
        script.step()
        QCoreApplication.processEvents()
        beats += 1
    assert beats > 10
    assert fresh.table.phase is Phase.OVER
    fresh.qtbot.waitUntil(lambda: bool(fresh.components("EndScene")))
    (scene,) = fresh.components("EndScene")
    fresh.qtbot.waitUntil(lambda: bool(scene.property("celebrating") and scene.property("shown")))
    fresh.qtbot.wait(200)
    assert not scene.property("stands")
    assert not threads()
    assert not cache.exists()
    QMetaObject.invokeMethod(scene, "finish")
    made = fresh.application.review
    fresh.qtbot.waitUntil(lambda: bool(made.causes.points[0][1:]), timeout=WAIT_MS)
    finish(fresh, made)
    assert cache.exists()


def test_running_game_is_never_reviewed(fresh: Screen) -> None:
    show_resigned(fresh)
    made = fresh.application.review
    finish(fresh, made)
    changes: list[object] = []
    resume(fresh, 39, "streak", AGAINST_CONSUL)
    fresh.wait_for(Phase.PERSON)
    made.changed.connect(partial(changes.append, 0))
    for _ in range(2):
        made.begin()
        assert (made.findings, made.share, made.causes.labels, made.game) == (None, 0, [], None)
        fresh.application.replay.open()
    made.reviewer.follow(fresh.game.record)
    assert not threads()
    assert not changes


def test_lesson_is_never_reviewed(program: Program) -> None:
    program.controller.lesson.start("first-game")
    program.application.review.begin()
    assert not threads()


def test_study_pauses_a_review_and_another_game_ends_it(
    program: Program, reviews: Reviews, steps: threading.Semaphore
) -> None:
    show_end(program)
    made = review_of(program)
    steps.release()
    program.qtbot.waitUntil(lambda: 0 < made.share < 1, timeout=WAIT_MS)
    origin = program.game
    program.table.play_study(
        Record(
            {**AGAINST_CONSUL, "Study": "1"}, game("streak").deal, game("streak").placements[:6]
        ),
        GameFile(),
        origin,
    )
    assert made.findings is None
    (thread,) = threads()
    reviewer, share = made.reviewer, made.reviewer.share
    steps.release(MANY)
    program.qtbot.wait(300)
    assert reviewer.share == share < 1
    program.table.back_to_game()
    made.begin()
    assert made.share == share
    assert threads() == [thread]
    finish(program, made)
    program.wait_for(Phase.OVER)

    while steps.acquire(blocking=False):
        pass
    show_end(program, "majority")
    made.begin()
    steps.release()
    program.qtbot.waitUntil(lambda: 0 < made.share < 1, timeout=WAIT_MS)
    program.play_computer()
    steps.release(MANY)
    assert all_ended()
    assert (reviewer.findings, made.share) == (None, 0)
    assert reviews.get(*subject(origin.record)) is not None
    assert reviews.rows([subject(game("majority"))[0]]) == {}


# What is kept


def test_stored_review_is_shown_and_a_damaged_one_redone(
    program: Program, reviews: Reviews
) -> None:
    show_resigned(program)
    made = review_of(program)
    finish(program, made)
    record, first = program.game.record, made.findings
    assert first is not None
    assert first == Review(record, effort=SMALL).run().findings()
    key = subject(record)
    text, effort = reviews.get(*key) or ("", 0)
    assert stored.read(text) == first
    (rows,) = reviews.rows([key[0]]).values()
    assert stored.read_rows(rows) == first.rows

    reviews.put(*key, effort, stored.written(replace(first, slips=())), rows)
    assert again(program, reviews).findings == replace(first, slips=())
    of_another = stored.written(replace(first, curves={}))
    for damaged in ("[]", text.replace("ivory", "grey"), of_another):
        reviews.put(*key, effort, damaged, rows)
        assert again(program, reviews).findings == first
    made.causes.deepen()
    assert made.findings == first
    assert not made.causes.deepens
    finish(program, made)
    assert made.findings != first
    assert again(program, reviews).thorough


def again(program: Program, reviews: Reviews, level: str | None = None) -> Reviewer:
    """Review the game again, now that the user plays at a level."""
    reviewer = Reviewer(reviews)
    reviewer.get_level = lambda: level
    reviewer.follow(program.game.record)
    program.qtbot.waitUntil(lambda: reviewer.share == 1, timeout=WAIT_MS)
    reviewer.close()
    return reviewer


def test_review_keeps_the_level_that_it_was_made_at(program: Program, reviews: Reviews) -> None:
    show_resigned(program)
    made = review_of(program)
    finish(program, made)
    assert made.findings is not None
    assert made.findings.level == "consul"  # That of the opponent.
    kept = again(program, reviews, "scribe")
    assert kept.findings == made.findings
    first, made.reviewer.get_level = made.findings, lambda: "scribe"
    made.causes.deepen()
    finish(program, made)
    assert (made.findings == first, made.findings.level) == (False, "consul")
    reviews.put(*subject(program.game.record), 0, "[]", "")
    found = again(program, reviews, "scribe").findings
    assert found is not None
    assert found.level == "scribe"


def test_damaged_networks_are_reported_in_a_sentence(
    program: Program, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> None:
        raise WrongWeights

    monkeypatch.setattr(estimates, "LevelCritic", fail)
    estimates.shipped_estimator.cache_clear()
    show_end(program)
    with caplog.at_level(logging.ERROR):
        made = review_of(program)
        program.qtbot.waitUntil(lambda: made.trouble != "", timeout=WAIT_MS)
    assert "The review failed" in caplog.text
    assert made.causes.line == made.trouble
    assert made.share == 1
    assert not made.causes.deepens


# What the line says


def test_line_names_both_sides_from_one_chair(program: Program) -> None:
    for name, headers, length, labels, total in (
        ("streak", AGAINST_CONSUL, None, ROWS, 50),
        (
            "streak",
            AT_ONE_SCREEN,
            None,
            ["Draws and cards", "Denis’s choices", "Claire’s tiles"],
            -50,
        ),
        ("draw", AT_ONE_SCREEN, None, ["Draws and cards", "Claire’s choices", "Denis’s tiles"], 0),
        ("streak", RESIGNED, SHORT, [*ROWS, "Resigned"], -50),
    ):
        whole = game(name)
        program.table.resume(Record(headers, whole.deal, whole.placements[:length]))
        program.wait_for(Phase.OVER)
        causes = review_of(program).causes
        assert causes.points == ["…"] * len(labels)
        finish(program, program.application.review)
        shown = [label.replace("Kadris", "The Consul") for label in causes.labels]
        assert shown == labels
        helped = re.compile(r"(helped|cost) (you )?\d+|unclear")
        assert all(helped.fullmatch(each) for each in causes.points)
        assert len(causes.meanings) == len(labels)
        assert all(each in causes.line for each in (*causes.points, causes.error))
        assert causes.sum.endswith(f"{'+' * (total > 0)}{total}.".replace("-", "−"))


def test_line_is_pressed_by_keys_and_deepens_the_review(fresh: Screen) -> None:
    show_resigned(fresh)
    made = fresh.application.review
    finish(fresh, made)
    fresh.activate()
    line = fresh.item("causesLine")
    for _ in range(30):
        if line.property("activeFocus"):
            break
        QTest.keyClick(fresh.window, Key.Key_Tab)
    QTest.keyClick(fresh.window, Key.Key_Return)
    fresh.qtbot.waitUntil(lambda: fresh.shows("causesSum"))
    told = [item.property("text") for item in fresh.visible_items("causeMeaning")]
    assert told == made.causes.meanings
    first = made.findings
    fresh.click(fresh.item("thorough"))
    fresh.qtbot.waitUntil(lambda: made.findings != first, timeout=WAIT_MS)
    assert not fresh.item("thorough").property("enabled")
    QTest.keyClick(fresh.window, Key.Key_Escape)
    assert not fresh.shows("reviewed")
