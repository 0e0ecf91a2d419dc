"""Texts are complete, large enough, on their background and apart; so are the focus rings."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.covering import first_rows
from tests.desktop.gallery import SCENES, Look
from tests.desktop.support.legibility import clipped_rings, faults, shown_texts
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game import teacher

SMALL_FRENCH = Look("fr", "dark", 1024, 640)
SMALL_ENGLISH = Look("en", "contrast", 1024, 640)
USUAL = Look("en", "light", 1280, 800)
LARGE_FRENCH = Look("fr", "light", 1920, 1080)
WIDE_LARGEST_TEXT = Look("fr", "light", 2560, 1080, 250)
LARGE_TEXT_FRENCH = Look("fr", "light", 1280, 800, 250)
LARGE_TEXT_SMALL_WINDOW = Look("fr", "light", 1024, 640, 250)
SMALL_TEXT_SMALL_WINDOW = Look("fr", "light", 1024, 640, 80)
SMALLEST_FRENCH = Look("fr", "light", 880, 440)
SMALLEST_ENGLISH = Look("en", "contrast", 880, 440)
LARGER_TEXT_FRENCH = Look("fr", "dark", 1024, 640, 150)
LARGEST_TEXT_FRENCH = Look("fr", "dark", 1366, 768, 250)
DIALOGS = (
    "settings", "settings-game", "new-game", "new-game-two", "new-game-details", "rules", "keys",
    "practice", "practice-puzzles", "practice-idea", "practice-moments", "about", "strength",
    "strength-details", "strength-tiles", "seal-noted", "seal-opened", "asks-give-up",
    "asks-leave", "asks-save", "play-on", "library", "library-empty", "menu-game", "end-causes",
    "look-back-chance-table", "your-results", "your-habits", "your-rating", "share", "handbook",
)  # fmt: skip

GAMES = (
    "start", "remark", "look-again", "hints", "placed", "thinking", "lesson-3", "lesson-7",
    "tally-middle", "tally-verdict", "tally-turn", "tally-ends-tiles", "tally-many",
    "null-election", "memory", "curtain", "long-names", "end-streak", "end-tiles", "given-up",
    "menu-view", "slots-look", "slots-play", "lesson-look", "lesson-miss", "lesson-turn",
    "lesson-own-sum", "lesson-verdict", "lesson-end", "second-lesson-wait", "second-lesson-last",
    "look-back-all", "look-back-tally-ivory", "look-back-running", "look-back-misled",
    "look-back-chances-all", "end-stranger", "end-opened",
    "look-back-trying", "look-back-tried", "look-back-bluff", "puzzle-judged", "puzzle-asked",
    "ledger-chart", "ledger-log", "ledger-powers", "end-verdict",
)  # fmt: skip

PLACES: dict[Look, tuple[str, ...]] = {
    SMALL_FRENCH: (
        "start", "new-game", "new-game-two", "new-game-details",
        "remark", "look-again", "opening", "hints", "placed",
        "thinking",
        "tally-middle", "tally-verdict", "tally-turn", "tally-last", "tally-ends-five",
        "tally-ends-tiles", "tally-many", "tally-null", "tally-empty",
        "null-election", "memory", "curtain", "long-names",
        "end-streak", "end-tiles", "given-up", "settings", "settings-game", "rules", "keys",
        "about", "asks-save",
        "menu-game", "menu-view", "slots-look", "slots-play",
        "lesson-look", "lesson-miss", "lesson-counter", "lesson-bluff",
        "lesson-turn", "lesson-own-sum", "lesson-enemy-sum", "lesson-verdict", "lesson-end",
        *(
            f"second-lesson-{step}"
            for step in (
                "vote", "block", "wait", "miss", "counter", "block-again", "last",
                "turn", "own-sum", "enemy-sum", "verdict", "end",
            )
        ),
        "look-back-all", "look-back-brown", "look-back-tally-ivory", "look-back-running",
        "end-stranger", "strength",
        "look-back-misled", "look-back-keys",
        "library",
        "library-empty", "end-opened",
    ),
    SMALL_ENGLISH: (
        "start", "new-game", "hints", "tally-verdict", "memory", "end-draw", "rules",
        "lesson-counter", "lesson-verdict", "lesson-end", "second-lesson-wait",
        "second-lesson-last", "second-lesson-verdict", "look-back-ivory", "look-back-tally-all",
        "look-back-misled", "library",
    ),
    SMALLEST_FRENCH: DIALOGS + GAMES,
    SMALLEST_ENGLISH: DIALOGS,
    LARGER_TEXT_FRENCH: DIALOGS + GAMES,
    LARGEST_TEXT_FRENCH: GAMES,
    USUAL: ("hints", "tally-verdict", "end-majority", "settings", "look-back-all",
            "look-back-chances-brown"),
    LARGE_FRENCH: ("hints", "tally-verdict", "long-names", "look-back-tally-brown"),
    LARGE_TEXT_FRENCH: (
        "memory", "hints", "advice", "rules", "practice", "practice-puzzles", "new-game",
        "new-game-details",
        "lesson-look", "lesson-miss",
        "lesson-counter", "lesson-verdict", "lesson-end", "second-lesson-wait",
        "second-lesson-miss", "second-lesson-verdict", "second-lesson-end",
        "look-back-tally-brown", "look-back-chances-all", "look-back-chance-table",
        "your-results", "your-habits", "your-rating", "your-results-few", "your-results-none",
        "your-habits-none", "your-rating-none",
    ),
    LARGE_TEXT_SMALL_WINDOW: (
        "start", "memory", "new-game-details", "end-stranger", "look-back-tally-brown",
        "look-back-misled", "handbook",
    ),
    WIDE_LARGEST_TEXT: ("turn", "look-back-brown"),
    SMALL_TEXT_SMALL_WINDOW: ("memory", "hints", "end-stranger", "new-game"),
}  # fmt: skip


def show(screen: Screen, scene: str, look: Look) -> None:
    """Show a scene in a language, a theme, a window and a text size."""
    screen.controller.setLanguage(look.language)
    screen.state.settings.theme = look.theme
    screen.state.settings.scale = look.scale
    screen.resize(look.width, look.height)
    SCENES[scene](screen)
    screen.picture()


@pytest.mark.parametrize(
    ("scene", "look"),
    [
        # One in forty of each look; `make test-long` runs all.
        pytest.param(
            scene,
            look,
            id=f"{scene}-{look}",
            marks=pytest.mark.long if number % 40 else (),
        )
        for look, scenes in PLACES.items()
        for number, scene in enumerate(scenes)
    ],
)
def test_every_text_is_legible(screen: Screen, scene: str, look: Look) -> None:
    show(screen, scene, look)
    assert len(shown_texts(screen)) > 8
    found = sorted({*faults(screen), *clipped_rings(screen)})
    assert not found, "\n".join(found)


def test_key_list_truncates_no_key(screen: Screen) -> None:
    show(screen, "keys", LARGE_TEXT_SMALL_WINDOW)
    found = [key for key in screen.items("key") if key.isVisible()]
    assert len(found) > 10
    assert [str(key.property("text")) for key in found if key.property("truncated")] == []


@pytest.mark.parametrize(
    ("step", "language", "scale"),
    first_rows(
        2,
        [
            ("lesson-counter", "fr", 150),
            ("second-lesson-wait", "en", 100),
            ("lesson-bluff", "en", 150),
            ("second-lesson-vote", "fr", 125),
            ("second-lesson-last", "en", 150),
        ],
    ),
)
def test_lesson_sentences_are_never_truncated(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, step: str, language: str, scale: int
) -> None:
    """Check the smallest window while it shows the offer to place the tile and the keys."""
    monkeypatch.setattr(teacher, "PATIENCE_MS", 1)
    show(screen, step, Look(language, "light", 1024, 640, scale))
    screen.qtbot.waitUntil(lambda: screen.controller.lesson.stuck)
    for tabs in range(2):
        for _ in range(tabs):
            QTest.keyClick(screen.window, Qt.Key.Key_Tab)
        screen.picture()
        assert not screen.item("lessonLine").property("truncated")
