"""Texts are complete, large enough, on their background and apart; so are the focus rings."""

from __future__ import annotations

import pytest

from tests.desktop.gallery import SCENES, Look
from tests.desktop.support.legibility import clipped_rings, faults, shown_texts
from tests.desktop.support.screen import Screen

SMALL_FRENCH = Look("fr", "dark", 1024, 640)
SMALL_ENGLISH = Look("en", "contrast", 1024, 640)
USUAL = Look("en", "light", 1280, 800)
LARGE_FRENCH = Look("fr", "light", 1920, 1080)
NARROW_FRENCH = Look("fr", "light", 1024, 1000)
LOW = Look("en", "dark", 1920, 640)
LOW_LARGEST_TEXT = Look("fr", "light", 1920, 640, 250)
WIDE_LARGEST_TEXT = Look("fr", "light", 2560, 1080, 250)
LARGE_TEXT_FRENCH = Look("fr", "light", 1280, 800, 250)
LARGE_TEXT_ENGLISH = Look("en", "light", 1024, 640, 250)
LARGE_TEXT_SMALL_WINDOW = Look("fr", "light", 1024, 640, 250)
SMALL_TEXT_SMALL_WINDOW = Look("fr", "light", 1024, 640, 80)

PLACES: dict[Look, tuple[str, ...]] = {
    SMALL_FRENCH: (
        "start", "new-game", "new-game-two", "new-game-details",
        "remark", "look-again", "opening", "hints", "placed",
        "thinking",
        "tally-middle", "tally-verdict", "tally-turn", "tally-many", "tally-null", "tally-empty",
        "null-election", "memory", "curtain", "long-names",
        "end-streak", "end-tiles", "given-up", "settings", "rules", "keys", "about", "asks-save",
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
        "look-back-fooled", "look-back-keys",
        "library", "library-many", "library-share",
        "library-empty", "end-opened",
    ),
    SMALL_ENGLISH: (
        "start", "new-game", "hints", "tally-verdict", "memory", "end-draw", "rules",
        "lesson-counter", "lesson-verdict", "lesson-end", "second-lesson-wait",
        "second-lesson-last", "second-lesson-verdict", "look-back-ivory", "look-back-tally-all",
        "look-back-fooled", "library",
    ),
    USUAL: ("hints", "tally-verdict", "end-majority", "settings", "look-back-all"),
    LARGE_FRENCH: ("hints", "tally-verdict", "long-names", "look-back-tally-brown"),
    NARROW_FRENCH: ("hints", "tally-verdict"),
    LOW: ("hints", "tally-verdict", "look-back-all"),
    LARGE_TEXT_FRENCH: (
        "memory", "hints", "rules", "new-game", "new-game-details", "lesson-look", "lesson-miss",
        "lesson-counter", "lesson-verdict", "lesson-end", "second-lesson-wait",
        "second-lesson-miss", "second-lesson-verdict", "second-lesson-end",
        "look-back-tally-brown",
    ),
    LARGE_TEXT_ENGLISH: (
        "memory", "hints", "rules", "new-game", "new-game-details", "lesson-miss", "lesson-verdict",
    ),
    LARGE_TEXT_SMALL_WINDOW: ("end-stranger", "look-back-tally-brown", "look-back-fooled"),
    LOW_LARGEST_TEXT: ("end-stranger",),
    WIDE_LARGEST_TEXT: ("look-back-brown", "turn"),
    SMALL_TEXT_SMALL_WINDOW: ("memory", "hints", "end-stranger", "new-game"),
}  # fmt: skip


RARE = {LOW, NARROW_FRENCH, LARGE_TEXT_ENGLISH, LOW_LARGEST_TEXT}
"""Looks that only `make test-long` tests."""


@pytest.mark.parametrize(
    ("scene", "look"),
    [
        # One in forty of each look; `make test-long` runs all.
        pytest.param(
            scene,
            look,
            id=f"{scene}-{look}",
            marks=pytest.mark.long if number % 40 or look in RARE else (),
        )
        for look, scenes in PLACES.items()
        for number, scene in enumerate(scenes)
    ],
)
def test_every_text_is_legible(screen: Screen, scene: str, look: Look) -> None:
    screen.controller.setLanguage(look.language)
    screen.state.settings.theme = look.theme
    screen.state.settings.scale = look.scale
    screen.resize(look.width, look.height)
    SCENES[scene](screen)
    screen.picture()
    assert len(shown_texts(screen)) > 15
    found = sorted({*faults(screen), *clipped_rings(screen)})
    assert not found, "\n".join(found)
