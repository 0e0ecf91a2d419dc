"""The quick rules: four steps with a picture each, by keys and by mouse."""

from tests.desktop.support.dialogs import focused_text, names_of_controls, open_by_key
from tests.desktop.support.items import everything
from tests.desktop.support.screen import Key, Screen, press, sheets

STEPS = {
    "A card is turned up": "The card of a General",
    "Each side has thirty": "In a citadel, its owner’s soldiers vote",
    "Only the tiles in": "12\u00a0votes; 8\u00a0blocks",
    "Three elections won": "Three Ivory representatives",
}
"""How the text and the picture of each step begin."""

BEGINNINGS = list(STEPS)


def shown_steps(screen: Screen) -> list[str]:
    return [start for start in BEGINNINGS if any(t.startswith(start) for t in screen.texts())]


def test_rules_are_explained_in_four_pictured_steps(playing: Screen) -> None:
    open_by_key(playing, "Quick rules")
    for number, (start, picture) in enumerate(STEPS.items()):
        assert shown_steps(playing) == [start]
        assert any(name.startswith(picture) for name in names_of_controls(playing)), picture
        assert focused_text(playing) == ("Next" if number < 3 else "Close")
        if number < 3:
            playing.qtbot.wait(350)  # A key pressed twice is one press.
            press(playing, Key.Key_Return)
    tabs = [each for each in everything(playing.item("rulesSteps")) if each.property("checkable")]
    playing.click(tabs[1])
    assert shown_steps(playing) == [BEGINNINGS[1]]
    press(playing, Key.Key_Right)
    assert shown_steps(playing) == [BEGINNINGS[2]]
    press(playing, Key.Key_Escape)
    playing.qtbot.waitUntil(lambda: not sheets(playing))
    open_by_key(playing, "Quick rules")
    assert shown_steps(playing) == [BEGINNINGS[0]]
