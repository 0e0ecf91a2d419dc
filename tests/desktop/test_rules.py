"""The quick rules: four steps with a picture each, by keys and by mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt

from tests.desktop.support.dialogs import focused_text, names_of_controls, open_by_key
from tests.desktop.support.items import everything
from tests.desktop.support.screen import Screen, press, sheets

Key = Qt.Key
STEPS = {
    "A card is turned up": "The card of a General",
    "Each side has thirty": "In a citadel, its owner’s soldiers vote",
    "Only the tiles in": "12\u00a0votes; 8\u00a0blocks",
    "Three elections won": "Three representatives",
}
"""How the text and the picture of each step begin."""

BEGINNINGS = list(STEPS)


def shown_steps(screen: Screen) -> list[str]:
    return [start for start in BEGINNINGS if any(t.startswith(start) for t in screen.texts())]


def test_rules_are_explained_in_four_pictured_steps(reused_playing: Screen) -> None:
    screen = reused_playing
    open_by_key(screen, "Quick rules")
    for number, (start, picture) in enumerate(STEPS.items()):
        assert shown_steps(screen) == [start]
        assert any(name.startswith(picture) for name in names_of_controls(screen)), picture
        assert focused_text(screen) == ("Next" if number < 3 else "Close")
        if number < 3:
            screen.qtbot.wait(350)  # A key pressed twice is one press.
            press(screen, Key.Key_Return)
    tabs = [each for each in everything(screen.item("rulesSteps")) if each.property("checkable")]
    screen.click(tabs[1])
    assert shown_steps(screen) == [BEGINNINGS[1]]
    press(screen, Key.Key_Right)
    assert shown_steps(screen) == [BEGINNINGS[2]]
    press(screen, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not sheets(screen))
    open_by_key(screen, "Quick rules")
    assert shown_steps(screen) == [BEGINNINGS[0]]
