"""A screen reader finds every sentence of dialogs and panels."""

import re

import pytest
from PySide6.QtGui import QAccessible

from tests.desktop.gallery import SCENES
from tests.desktop.gallery.dialogs import DIALOGS
from tests.desktop.support.handover import accessible, names
from tests.desktop.support.items import everything, seen
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.tiles import Side

pytestmark = pytest.mark.usefixtures("screen_reader")

SENTENCE = 20
"""Characters; shorter texts may belong to a drawing that has a name as a whole."""

DRAWN = {"blocks in the enemy’s"}
"""Texts of a drawing whose name says the same in other words."""


def plain(text: str) -> str:
    """Return a text with usual spaces, without its markup and the number of a step."""
    return re.sub(r"^\d\. |<.+?>", "", re.sub(r"\s+", " ", text))


def shown_in_dialogs(screen: Screen) -> list[str]:
    """Return the longer texts of the open dialogs."""
    items = everything(screen.window.contentItem())
    popups = [item for item in items if item.inherits("QQuickPopupItem") and seen(item)]
    inside = [each for popup in popups for each in everything(popup) if each.isVisible()]
    texts = [str(each.property("text")) for each in inside if each.inherits("QQuickText")]
    return [plain(text) for text in texts if len(text) > SENTENCE]


def read_aloud(screen: Screen) -> str:
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    return plain(" ".join(each.text(kind) for each in accessible(screen) for kind in kinds))


def assert_no_paragraph_is_empty(screen: Screen) -> None:
    found = accessible(screen)
    roles = [each.role() for each in found if not each.text(QAccessible.Text.Name).strip()]
    assert QAccessible.Role.Paragraph not in roles


@pytest.mark.parametrize(
    "scene", [*DIALOGS, "seal-noted", "seal-opened", "new-game-two", "profiles"]
)
def test_screen_reader_finds_every_sentence_of_a_dialog(screen: Screen, scene: str) -> None:
    SCENES[scene](screen)
    shown = shown_in_dialogs(screen)
    assert shown
    said = read_aloud(screen)
    assert not [text for text in shown if text not in said and text not in DRAWN]
    assert_no_paragraph_is_empty(screen)


def test_screen_reader_finds_empty_panels_and_unabbreviated_names(playing: Screen) -> None:
    playing.state.settings.ledgerOpen = True
    said = read_aloud(playing)
    assert "Each tally appears here." in said
    playing.state.settings.leaf = "powers"
    said = read_aloud(playing)
    assert "In a temple, its owner’s priests vote and merchants counter" in said
    playing.table.start({Side.IVORY: Seat("Tom & Jerry"), Side.BROWN: Seat("Denis")}, Side.IVORY)
    playing.wait_for(Phase.CURTAIN)
    assert "I am Tom & Jerry" in names(playing)
    assert_no_paragraph_is_empty(playing)
