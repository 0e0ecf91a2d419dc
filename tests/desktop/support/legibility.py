"""Finds texts in the window that are cut off, too small or overlapping."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.items import everything, in_window, qml_type, seen
from tests.desktop.support.screen import Screen

LEAST_PX, LEAST_IN_SMALL_WINDOW = 12, 11
SLACK = 1.5
"""In pixels: a line's box is a little higher than its letters."""

PIECES = ("tile", "stageTile")
ANSWER = "answer"
OVER_THE_TABLE = ("MainMenu", "Ledger", "LessonEnd", "Curtain", "FindingPanel")


@dataclass(frozen=True, slots=True)
class Words:
    """A drawn text: its rectangle in the window, and its height."""

    item: QQuickItem
    text: str
    letters: QRectF
    pixels: float
    layer: tuple[QQuickItem, ...]
    """The surface; only texts on one surface are compared."""

    @property
    def ink(self) -> QRectF:
        """The rectangle of the letters, without the line's padding."""
        free = 0.18 * self.letters.height() / max(1, int(self.item.property("lineCount")))
        return self.letters.adjusted(0, free, 0, -free)


def shown_texts(screen: Screen) -> list[Words]:
    # The stage of a tally covers everything but the rail.
    roots = [screen.window.contentItem()]
    if screen.shows("tallyStage"):
        roots = [screen.item("tallyStage"), *screen.components("Rail")]
    return [words for root in roots for words in _texts(root, ())]


def _texts(item: QQuickItem, layer: tuple[QQuickItem, ...]) -> Iterator[Words]:
    if not item.isVisible() or item.opacity() == 0 or _kept_for_later(item):
        return
    name = qml_type(item)
    if name == "MainMenu" and not item.property("inSight"):
        return
    if (
        name in OVER_THE_TABLE
        or item.objectName() in (*PIECES, ANSWER)
        or item.inherits("QQuickPopupItem")
    ):
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
    """Return whether the library's list reserves this row for a later game."""
    if item.objectName() != "game":
        return False
    games = next(above for above in _above(item) if above.objectName() == "games")
    return not 0 <= item.property("index") < games.property("count")


def _letters(item: QQuickItem) -> tuple[QRectF, float]:
    # Read with a QML expression, as PySide6 lacks the enumerations of QQuickText.
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
    """Return the share of the free space that lies before a text."""
    return {centre.value: 0.5, end.value: 1.0}.get(alignment, 0.0)


def _clipped(item: QQuickItem, place: QRectF) -> bool:
    views = [above for above in _above(item) if above.clip()]
    return any(not in_window(each).contains(place) for each in views)


def _ground(item: QQuickItem) -> QQuickItem | None:
    """Return the coloured surface on which a text is drawn."""
    return next((above for above in _above(item) if above.inherits("QQuickRectangle")), None)


def _above(item: QQuickItem) -> Iterator[QQuickItem]:
    # The parent may be None, although PySide6's stubs exclude that.
    parent: QQuickItem | None = item.parentItem()
    while parent is not None:
        yield parent
        parent = parent.parentItem()


def faults(screen: Screen) -> Iterator[str]:
    texts = shown_texts(screen)
    window = QRectF(screen.window.contentItem().boundingRect())
    usual = window.width() >= 1280 and window.height() >= 768
    least = LEAST_PX if usual else LEAST_IN_SMALL_WINDOW
    for each in texts:
        ground = _ground(each.item)
        if each.item.property("truncated"):
            yield f"cut off: {each.text!r}"
        if each.pixels < least - 0.3:
            yield f"{each.pixels:.1f} px: {each.text!r}"
        if not _within(each.ink, window):
            yield f"outside the window: {each.text!r}"
        if ground and not _within(each.ink, in_window(ground)):
            yield f"runs out of its panel: {each.text!r}"
    inks = [each.ink for each in texts]
    for (one, ink), (other, its_ink) in combinations(zip(texts, inks, strict=True), 2):
        both = ink.intersected(its_ink)
        if both.width() <= SLACK or both.height() <= SLACK:
            continue
        pieces = any(item.objectName() in PIECES for item in one.layer + other.layer)
        if one.layer == other.layer or not (pieces or one.layer[-1:] != other.layer[-1:]):
            yield f"{one.text!r} overlaps {other.text!r}"


def clipped_rings(screen: Screen) -> Iterator[str]:
    for ring in everything(screen.window.contentItem()):
        if qml_type(ring) == "FocusRing" and seen(ring):
            place = in_window(ring)
            if _clipped(ring, place):
                yield f"the focus ring is clipped: {ring.parentItem()}"


def _within(letters: QRectF, place: QRectF) -> bool:
    return place.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(letters)
