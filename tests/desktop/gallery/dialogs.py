"""The menus and dialogs."""

from __future__ import annotations

from functools import partial

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.gallery.turns import turn
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    TURN,
    game,
    resume,
    said,
)
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.seal import seal


@scene
def strength_details(screen: Screen) -> None:
    dialog(screen, *DIALOGS["strength"])
    screen.click(screen.item("cardDetails"))


def strength_page(screen: Screen, index: int) -> None:
    """A page of the details of the strength card."""
    strength_details(screen)
    screen.item("page").setProperty("current", index)


@scene
def notice(screen: Screen) -> None:
    turn(screen)
    screen.table.computer_replaced.emit(False)


def sealed(screen: Screen, placements: int | None) -> None:
    """The dialog with the seal of a game."""
    salt = "c0ffee5a17" * 6 + "2004"
    headers = {**AGAINST_COMPUTER, "Seal": seal(game().deal, salt)}
    resume(screen, placements, headers=headers, salt=salt)
    screen.wait_for(Phase.PERSON, Phase.OVER)
    screen.choose_entry(said("MainMenu", "&Game"), said("MainMenu", "&Check the deal…"))
    screen.qtbot.waitUntil(lambda: screen.shows("copySeal"))
    screen.point_at(screen.window.contentItem())


@scene
def seal_noted(screen: Screen) -> None:
    sealed(screen, TURN)


@scene
def seal_opened(screen: Screen) -> None:
    sealed(screen, None)
    screen.click(screen.item("checkSeal"))


@scene
def seal_refused(screen: Screen) -> None:
    sealed(screen, None)
    screen.item("notedSeal").setProperty("text", "0123 4567 " * 8)
    screen.click(screen.item("checkSeal"))


def menu(screen: Screen, title: str) -> None:
    turn(screen)
    screen.press(said("MainMenu", title))


def dialog(screen: Screen, title: str, entry: str) -> None:
    turn(screen)
    screen.choose_entry(said("MainMenu", title), said("MainMenu", entry))
    screen.point_at(screen.window.contentItem())


DIALOGS = {
    "settings": ("&View", "&Settings…"),
    "rules": ("&Help", "Quick &rules"),
    "strength": ("&Help", "Opponents’ &strength"),
    "keys": ("&Help", "&Keyboard shortcuts (?)"),
    "about": ("&Help", "&About Tyrus"),
    "asks-give-up": ("&Game", "&Resign…"),
    "asks-leave": ("&Game", "&New game…"),
    "asks-save": ("&Game", "&Save as…"),
}


for title in ("&Game", "&View", "&Language", "&Help"):
    SCENES[f"menu-{title[1:].lower()}"] = partial(menu, title=title)


for index, name in enumerate(("tiles", "styles", "attacks"), 1):
    SCENES[f"strength-{name}"] = partial(strength_page, index=index)


for name, (title, entry) in DIALOGS.items():
    SCENES[name] = partial(dialog, title=title, entry=entry)
