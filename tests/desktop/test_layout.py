"""Every text is whole, large enough, on its background and apart from others; so is the focus."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings

from tests.covering import first
from tests.desktop.conftest import Starter
from tests.desktop.gallery import SCENES, Look
from tests.desktop.support.items import everything, in_window, qml_type
from tests.desktop.support.legibility import clipped_rings, faults, shown_texts

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
        "start", "new-game", "new-game-two", "new-game-archon", "new-game-details", "start-offer",
        "remark", "look-again", "toss-ended", "opening", "hints", "hints-late", "placed",
        "thinking",
        "tally-middle", "tally-verdict", "tally-turn", "tally-many", "tally-null", "tally-empty",
        "tally-again",
        "null-election", "memory", "curtain", "hot-seat", "open-table", "long-names",
        "end-streak", "end-tiles", "given-up", "settings", "rules", "keys", "about", "asks-save",
        "notice", "menu-game", "menu-view", "slots-look", "slots-play", "start-again",
        "lesson-look", "lesson-vote", "lesson-miss", "lesson-counter", "lesson-bluff",
        "lesson-turn", "lesson-own-sum", "lesson-enemy-sum", "lesson-verdict", "lesson-end",
        *(
            f"second-lesson-{step}"
            for step in (
                "vote", "block", "wait", "miss", "first-tally", "counter", "block-again", "last",
                "turn", "own-sum", "enemy-sum", "verdict", "end",
            )
        ),
        "look-back-all", "look-back-brown", "look-back-tally-ivory", "look-back-running",
        "end-stranger", "new-game-stranger", "strength",
        "look-back-fooled", "look-back-first", "look-back-keys",
        "library", "library-many", "library-share", "library-describe", "library-none-found",
        "library-empty", "end-opened", "look-back-marks",
    ),
    SMALL_ENGLISH: (
        "start", "new-game", "remark", "hints", "tally-verdict", "memory", "end-draw", "rules",
        "lesson-counter", "lesson-verdict", "lesson-end", "second-lesson-wait",
        "second-lesson-last", "second-lesson-verdict", "look-back-ivory", "look-back-tally-all",
        "look-back-fooled", "look-back-first", "library",
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


@pytest.mark.parametrize(
    ("scene", "look"),
    [
        # One in twenty of each look; all in `make test-long`: each opens a window and reads it.
        pytest.param(
            scene, look, id=f"{scene}-{look}", marks=pytest.mark.long if number % 20 else ()
        )
        for look, scenes in PLACES.items()
        for number, scene in enumerate(scenes)
    ],
)
def test_every_text_is_legible(start: Starter, store: QSettings, scene: str, look: Look) -> None:
    store.setValue("language", look.language)
    store.setValue("theme", look.theme)
    store.setValue("scale", look.scale)
    screen = start(store)
    screen.resize(look.width, look.height)
    SCENES[scene](screen)
    screen.picture()
    assert len(shown_texts(screen)) > 15
    found = sorted({*faults(screen), *clipped_rings(screen)})
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", first(1, [(1280, 800), (1024, 640)]))
def test_the_rules_and_their_figures_are_legible_in_larger_texts(
    start: Starter, store: QSettings, size: tuple[int, int]
) -> None:
    store.setValue("language", "fr")
    screen = start()
    screen.resize(*size)
    SCENES["rules"](screen)
    for scale in (100, 120, 150):
        screen.state.settings.scale = scale
        screen.picture()
        assert not sorted(faults(screen)), scale


def test_the_signs_of_the_sum_in_the_rules_are_evenly_spaced(
    start: Starter, store: QSettings
) -> None:
    """Its words, long in French, don't move the tiles apart."""
    store.setValue("language", "fr")
    screen = start()
    SCENES["rules"](screen)
    (figure,) = screen.components("RulesTally")
    before, minus, after = (
        in_window(each)
        for each in sorted(figure.childItems(), key=lambda each: each.x())
        if each.property("text")
    )
    (block,), (counter,) = (
        [
            in_window(each)
            for each in everything(figure)
            if qml_type(each) == "RulesTile" and each.property("value") == value
        ]
        for value in (8, 6)
    )
    gaps = [
        block.left() - before.right(),
        minus.left() - block.right(),
        counter.left() - minus.right(),
        after.left() - counter.right(),
    ]
    assert max(gaps) - min(gaps) < 2
