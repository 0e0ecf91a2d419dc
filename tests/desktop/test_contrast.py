"""Every shown text stands out from the pixels behind it, in every theme.

A text's colour is the declared one, times the opacities of all that it lies in; what is behind it
is a picture of the window without texts. Antialiasing makes the letters' own pixels too pale.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from operator import mul

import pytest
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtQuick import QQuickItem

from tests.desktop.gallery import SCENES
from tests.desktop.support.colours import THEMES, contrast
from tests.desktop.support.items import in_window, qml_type, seen, visible
from tests.desktop.support.legibility import Words, shown_texts
from tests.desktop.support.screen import Screen

BODY, LARGE = 4.5, 3.0
LARGE_PX, LARGE_BOLD_PX = 24.0, 18.66
CHANGED = 8
"""How far a channel of a pixel changes, of 255, where a letter covers it."""
STRAY = 16
"""How far it may be from the way to the ink: more is another text's letter."""
FEWEST = 12
"""A text that changes fewer pixels is covered."""
FAST = ("hints", "second-lesson-enemy-sum")

MOVING = {"sweeping"}
"""Scenes whose tiles move from one picture to the next, so that they can't be compared."""

SHADED = {"drag": {"9"}}
"""Texts on which the shadow of a carried tile lies: it darkens the letters, too."""


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(name, marks=() if name in FAST else pytest.mark.long)
        for name in SCENES
        if name not in MOVING
    ],
)
def test_every_text_stands_out_from_what_is_behind(screen: Screen, scene: str) -> None:
    """Body text reaches 4.5 : 1, large and disabled text 3 : 1, as in level AA of WCAG 2.2."""
    screen.state.settings.theme = THEMES[0]
    SCENES[scene](screen)
    found = []
    for theme in THEMES:
        screen.state.settings.theme = theme
        poor = poor_texts(screen)
        found += [f"{theme}: {says}" for words, says in poor if words not in SHADED.get(scene, ())]
    assert not found, "\n".join(found)


def poor_texts(screen: Screen) -> Iterator[tuple[str, str]]:
    """Return the texts with too little contrast, and descriptions of them.

    Those under an open dialog do not count. A text under a veil is set aside, as a disabled one is.
    """
    texts = _in_front(screen, shown_texts(screen))
    items = [each.item for each in texts]
    veils = [each for each in screen.items("veil") if each.isVisible()]
    bare = _without(screen, items)
    with _hidden(veils):
        whole, unveiled = screen.picture(), _without(screen, items)
    for each in texts:
        over = [veil for veil in veils if in_window(veil).contains(each.ink.center())]
        ratios = sorted(_ratios(each, whole, unveiled, bare, over))
        least = LARGE if over else _least(each)
        if len(ratios) >= FEWEST and (ratio := ratios[len(ratios) // 4]) < least:
            yield each.text, f"{ratio:.2f}, not {least}: {each.text!r}, {_where(each.item)}"


def _in_front(screen: Screen, texts: list[Words]) -> list[Words]:
    over = [
        each
        for each in visible(screen.window.contentItem())
        if each.inherits("QQuickPopupItem") or qml_type(each) == "LessonEnd"
    ]
    fronts = [each for each in over if seen(each) and any(each in words.layer for words in texts)]
    return [words for words in texts if fronts[-1] in words.layer] if fronts else texts


@contextmanager
def _hidden(items: list[QQuickItem]) -> Iterator[None]:
    """Hide texts and veils. Of a text that lies on a plate of its own the plate stays."""
    before = [(item, item.opacity(), item.property("color")) for item in items]
    for item in items:
        if item.childItems():
            item.setProperty("color", QColor("transparent"))
        else:
            item.setOpacity(0)
    yield
    for item, opacity, colour in before:
        item.setOpacity(opacity)
        if item.childItems():
            item.setProperty("color", colour)


def _without(screen: Screen, items: list[QQuickItem]) -> QImage:
    with _hidden(items):
        return screen.picture()


def _ratios(
    words: Words, whole: QImage, unveiled: QImage, bare: QImage, veils: list[QQuickItem]
) -> Iterator[float]:
    """Return the contrast at each pixel that a letter covers.

    Args:
        words: The text.
        whole: The window without veils.
        unveiled: The same without texts.
        bare: The window without texts, but with the veils that lie over some of it.
        veils: The translucent rectangles that may lie over the text.
    """
    known: dict[tuple[int, int], float] = {}
    ink, share = _ink(words.item)
    veil = _ink(veils[-1]) if veils else None
    place = words.ink.toRect().intersected(whole.rect())
    for y in range(place.top(), place.bottom() + 1):
        for x in range(place.left(), place.right() + 1):
            plain, behind = unveiled.pixel(x, y), bare.pixel(x, y)
            if not _tinted(plain, whole.pixel(x, y), ink):
                continue
            if (plain, behind) not in known:
                letter = _mixed(ink, QColor(plain), share)
                if veil and plain != behind:
                    letter = _mixed(veil[0], letter, veil[1])
                known[plain, behind] = contrast(letter, QColor(behind))
            yield known[plain, behind]


def _tinted(behind: int, now: int, ink: QColor) -> bool:
    """Return whether a pixel has changed towards the ink, and not by the letter of another text."""
    shifts = (16, 8, 0)
    change = [(now >> shift & 255) - (behind >> shift & 255) for shift in shifts]
    whole = [(ink.rgb() >> shift & 255) - (behind >> shift & 255) for shift in shifts]
    if max(map(abs, change)) < CHANGED:
        return False
    part = sum(map(mul, change, whole)) / max(1, sum(map(mul, whole, whole)))
    return part > 0 and all(abs(a - part * b) < STRAY for a, b in zip(change, whole, strict=True))


def _ink(item: QQuickItem) -> tuple[QColor, float]:
    """Return a text's colour, and the share of it that is left over what is behind."""
    ink = QColor(item.property("color"))
    share = ink.alphaF()
    above: QQuickItem | None = item
    while above is not None:
        share *= above.opacity()
        above = above.parentItem()
    return ink, share


def _mixed(ink: QColor, ground: QColor, share: float) -> QColor:
    inks, grounds = ((c.redF(), c.greenF(), c.blueF()) for c in (ink, ground))
    pairs = zip(inks, grounds, strict=True)
    return QColor.fromRgbF(*(share * one + (1 - share) * other for one, other in pairs))


def _least(words: Words) -> float:
    font = words.item.property("font")
    assert isinstance(font, QFont)
    large = words.pixels >= (LARGE_BOLD_PX if font.bold() else LARGE_PX)
    return LARGE if large or not words.item.isEnabled() else BODY


def _where(item: QQuickItem) -> str:
    names: list[str] = []
    above: QQuickItem | None = item
    while above is not None and len(names) < 5:
        names.append(above.objectName() or qml_type(above))
        above = above.parentItem()
    return " in ".join(names)
