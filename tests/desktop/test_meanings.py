"""Each colour has one meaning, and each state on the table its own sign.

Light marks the election in force and gold its name, purple the player's choice or aim, laurel the
elections that decided. The focus has a ring of two lines, the last tile a pin, the tile in hand a
white rim, the player to move a golden name, a row of wins a bar of the side's wood.
"""

import re
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QColor
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.channels import role
from tests.desktop.support.colours import SEEN, THEMES, apart, colours, contrast, lab, palette
from tests.desktop.support.items import everything, qml_type, read, seen
from tests.desktop.support.positions import TURN, resume
from tests.desktop.support.screen import Key, Screen
from tyrus_desktop import paths

NOT_TEXT = 3.0
"""WCAG 2.2, 1.4.11: the contrast of a focus indicator with its surroundings."""

LEAST_APART = 20.0
"""CIE76 difference of two colours with different meanings, in any colour vision."""

MEANINGS = ("rackGold", "aim", "laurel")


def frame_colour(screen: Screen) -> QColor:
    """Return the colour of the frame around the aimed building, half-way down its left edge."""
    frame = screen.item("aim")
    edge = frame.mapToScene(QPointF(2, frame.height() / 2)).toPoint()
    return screen.picture().pixelColor(edge)


@pytest.mark.parametrize("name", THEMES)
def test_theme_colours_have_contrast_and_are_distinguishable(screen: Screen, name: str) -> None:
    screen.state.settings.theme = name
    theme = palette(screen)
    assert_focus_ring_stands_out(theme)
    for mark, ground in product(("laurel", "purple", "ink"), ("panel", "building", "window")):
        (one,), (other,) = colours(theme, mark), colours(theme, ground)
        assert contrast(one, other) >= NOT_TEXT, (mark, ground)
    for vision in SEEN:
        found = {each: lab(colours(theme, each)[0].name(), vision) for each in MEANINGS}
        for left, right in combinations(MEANINGS, 2):
            assert apart(found[left], found[right]) >= LEAST_APART or vision == "in grey"


def assert_focus_ring_stands_out(theme: QObject) -> None:
    """One of its two lines contrasts with each colour of the theme and each grey of a drawing."""
    source = Path(paths.qml(), "Tyrus", "Theme.qml").read_text()
    names = re.findall(r"property (?:list<)?color>? (\w+):", source)
    grounds = [colour for each in names if each != "focus" for colour in colours(theme, each)]
    assert len(grounds) > 20
    grounds += [QColor(grey, grey, grey) for grey in range(256)]
    lines = colours(theme, "focus")
    for ground in grounds:
        assert max(contrast(line, ground) for line in lines) >= NOT_TEXT, ground.name()
    assert contrast(*lines) >= NOT_TEXT**2


def test_colours_of_roles_differ_even_for_colour_blind_players(screen: Screen) -> None:
    inks, fills = (colours(palette(screen), each) for each in ("stampInk", "roleFill"))
    for vision in SEEN:
        for one, other in combinations([lab(colour.name(), vision) for colour in fills], 2):
            assert apart(one, other) >= LEAST_APART or vision == "in grey"
    assert all(contrast(ink, fill) >= 4.5 for ink, fill in zip(inks, fills, strict=True))


def test_each_state_of_the_table_has_a_distinct_sign(screen: Screen) -> None:
    resume(screen, TURN)
    pins = screen.visible_items("lastPlacedPin")
    tiles = {item.parentItem().parentItem().parentItem() for item in pins}
    assert [tile.property("lastPlaced") for tile in tiles] == [True]
    gold = colours(palette(screen), "rackGold")[0]
    to_play = [name for name in screen.visible_items("playerName") if read(name, "color") == gold]
    assert [name.property("text") for name in to_play] == ["Claire"]
    assert not screen.visible_items("tileRim")
    screen.window.requestActivate()
    screen.click(screen.hand_tile(1))
    rims = screen.visible_items("tileRim")
    assert [rim.parentItem().parentItem().parentItem().property("slot") for rim in rims] == [1]
    screen.point_at(screen.plot(4))
    screen.qtbot.waitUntil(lambda: bool(screen.plot(4).property("aimed")))
    assert screen.item("aim").parentItem() is screen.plot(4)
    assert frame_colour(screen) == colours(palette(screen), "aim")[0]
    for index in range(6):
        pictures = {str(each.property("name")) for each in everything(screen.plot(index))}
        lit = {name for name in pictures if name.endswith(("-lit", "-force"))}
        assert len(lit) == (2 if role(screen.models.buildings, index, "inForce") else 0)


def test_every_kind_of_control_shows_the_focus_ring(screen: Screen) -> None:
    """The controls are buttons, rows of choices, the ladder of levels, text fields and menus."""
    QTest.keyClick(screen.window, Key.Key_Escape)
    screen.activate()
    screen.click(screen.item("newGame"))
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))
    ringed: set[str] = set()
    for _ in range(30):
        QTest.keyClick(screen.window, Key.Key_Tab)
        focused = screen.window.activeFocusItem()
        rings = [i for i in screen.components("FocusRing") if i.property("shown") and seen(i)]
        assert len(rings) == 1, focused
        around: QQuickItem | None = rings[0]
        while around is not None and around is not focused:
            around = around.parentItem()
        assert around is focused
        ringed.add(qml_type(focused))
    assert len(ringed) >= 3, ringed
    screen.click(screen.item("remarks"))
    assert screen.item("remarks").hasActiveFocus()
    assert not any(i.property("shown") and seen(i) for i in screen.components("FocusRing"))
