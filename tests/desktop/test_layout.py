"""Every text is whole, large enough, on its background and apart from others; so is the focus."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSettings, Qt
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from tests.covering import first
from tests.desktop.conftest import Starter
from tests.desktop.gallery import SCENES, Look
from tests.desktop.support.screen import Screen, everything, in_window, qml_type, seen

SMALLEST_PX = 8
SLACK = 1.5
"""Pixels: a line's own box is a little higher than its letters."""

SMALL_FRENCH = Look("fr", "dark", 1024, 640)
SMALL_ENGLISH = Look("en", "contrast", 1024, 640)
USUAL = Look("en", "light", 1280, 800)
LARGE_FRENCH = Look("fr", "light", 1920, 1080)
NARROW_FRENCH = Look("fr", "light", 1024, 1000)
LOW = Look("en", "dark", 1920, 640)
LOW_LARGEST_TEXT = Look("fr", "light", 1920, 640, 250)
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
    SMALL_TEXT_SMALL_WINDOW: ("memory", "hints", "end-stranger", "new-game"),
}  # fmt: skip
PIECES = ("tile", "stageTile")
ANSWER = "answer"


@dataclass(frozen=True, slots=True)
class Words:
    """A text as drawn: its rectangle in the window, and its height."""

    item: QQuickItem
    text: str
    letters: QRectF
    pixels: float
    layer: tuple[QQuickItem, ...]
    """The surface; texts are compared only with those on the same one."""

    @property
    def ink(self) -> QRectF:
        """The letters without the line's padding."""
        free = 0.18 * self.letters.height() / max(1, int(self.item.property("lineCount")))
        return self.letters.adjusted(0, free, 0, -free)


def shown_texts(screen: Screen) -> list[Words]:
    # The stage of a tally lies over everything else but the rail of a look back.
    roots = [screen.window.contentItem()]
    if screen.shows("tallyStage"):
        roots = [screen.item("tallyStage"), *screen.components("Rail")]
    return [words for root in roots for words in _texts(root, ())]


def _texts(item: QQuickItem, layer: tuple[QQuickItem, ...]) -> Iterator[Words]:
    if not item.isVisible() or item.opacity() == 0 or _kept_for_later(item):
        return
    if item.objectName() in (*PIECES, ANSWER) or item.inherits("QQuickPopupItem"):
        layer = (*layer, item)
    if item.inherits("QQuickText") and item.property("text"):
        letters, pixels = _letters(item)
        place = item.mapRectToScene(letters)
        if not _clipped(item, place):
            scale = place.height() / max(1.0, letters.height())
            yield Words(item, str(item.property("text")), place, pixels * scale, layer)
    for child in item.childItems():
        yield from _texts(child, layer)


def _kept_for_later(item: QQuickItem) -> bool:
    """Return whether the library's list has no game for this row now, and does not paint it."""
    if item.objectName() != "game":
        return False
    games = next(above for above in _above(item) if above.objectName() == "games")
    return not 0 <= item.property("index") < games.property("count")


def _letters(item: QQuickItem) -> tuple[QRectF, float]:
    """Return where in its item a text is painted, and its font's size."""
    # Read by an expression: PySide6 has no word for a QQuickText's own enumerations.
    values = "[horizontalAlignment, verticalAlignment, fontInfo.pixelSize].join()"
    context = qmlContext(item)
    assert context is not None
    read = QQmlExpression(context, item, values).evaluate()[0]
    across, down, pixels = map(float, read.split(","))
    wide, high = float(item.property("contentWidth")), float(item.property("contentHeight"))
    left, top = float(item.property("leftPadding")), float(item.property("topPadding"))
    free = item.width() - wide - left - float(item.property("rightPadding"))
    below = item.height() - high - top - float(item.property("bottomPadding"))
    left += free * _share(int(across), Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight)
    top += below * _share(int(down), Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignBottom)
    return QRectF(left, top, wide, high), pixels


def _share(alignment: int, centre: Qt.AlignmentFlag, end: Qt.AlignmentFlag) -> float:
    """Return how much of the free room is before a text."""
    return {centre.value: 0.5, end.value: 1.0}.get(alignment, 0.0)


def _clipped(item: QQuickItem, place: QRectF) -> bool:
    """Return whether what an item paints there is cut off in part, as in a scroll view."""
    views = [above for above in _above(item) if above.clip()]
    return any(not each.mapRectToScene(each.boundingRect()).contains(place) for each in views)


def _ground(item: QQuickItem) -> QQuickItem | None:
    """Return the coloured surface that a text stands on."""
    return next((above for above in _above(item) if above.inherits("QQuickRectangle")), None)


def _above(item: QQuickItem) -> Iterator[QQuickItem]:
    # The parent may be missing, whatever PySide6's stubs say.
    parent: QQuickItem | None = item.parentItem()
    if parent is not None:
        yield parent
        yield from _above(parent)


def faults(screen: Screen) -> Iterator[str]:
    texts = shown_texts(screen)
    window = QRectF(screen.window.contentItem().boundingRect())
    for each in texts:
        ground = _ground(each.item)
        if each.item.property("truncated"):
            yield f"cut off: {each.text!r}"
        if each.pixels < SMALLEST_PX:
            yield f"{each.pixels:.1f} px: {each.text!r}"
        if not _within(each.letters, window):
            yield f"outside the window: {each.text!r}"
        if ground and not _within(each.letters, ground.mapRectToScene(ground.boundingRect())):
            yield f"runs out of its panel: {each.text!r}"
    for one, other in combinations(texts, 2):
        pieces = any(item.objectName() in PIECES for item in one.layer + other.layer)
        if one.layer != other.layer and (pieces or one.layer[-1:] != other.layer[-1:]):
            continue
        both = one.ink.intersected(other.ink)
        if both.width() > SLACK and both.height() > SLACK:
            yield f"{one.text!r} overlaps {other.text!r}"


def clipped_rings(screen: Screen) -> Iterator[str]:
    """Name what has a focus ring that is not shown whole."""
    for ring in everything(screen.window.contentItem()):
        if qml_type(ring) == "FocusRing" and seen(ring):
            place = ring.mapRectToScene(ring.boundingRect())
            if _clipped(ring, place):
                yield f"the focus ring is clipped: {ring.parentItem()}"


def _within(letters: QRectF, place: QRectF) -> bool:
    return place.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(letters)


@pytest.mark.parametrize(
    ("scene", "look"),
    [
        # Most only in `make test-long`: each opens a window and reads all of it.
        pytest.param(
            scene, look, id=f"{scene}-{look}", marks=pytest.mark.long if number % 9 else ()
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
    for scale in range(100, 155, 10):
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
