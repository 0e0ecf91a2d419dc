"""The opening screen, the menus and the dialogs."""

from __future__ import annotations

from functools import partial

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.gallery.turns import slots_play, turn
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    TURN,
    game,
    resume,
    said,
)
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.engine.tiles import Side


@scene
def start(screen: Screen) -> None:
    """The welcome screen."""


@scene
def practice(screen: Screen) -> None:
    screen.click(screen.item("practice"))


@scene
def new_game(screen: Screen) -> None:
    screen.click(screen.item("newGame"))


@scene
def new_game_two(screen: Screen) -> None:
    new_game(screen)
    screen.item("opponentKind").setProperty("current", 1)


@scene
def new_game_details(screen: Screen) -> None:
    new_game(screen)
    screen.click(screen.items("opponentCard")[3])
    details = screen.item("details")
    details.forceActiveFocus()  # With large texts the dialog scrolls to it.
    screen.click(details)


@scene
def remark(screen: Screen) -> None:
    screen.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "tribune")}, Side.IVORY)
    screen.wait_for(Phase.PERSON)


@scene
def look_again(screen: Screen) -> None:
    """The curtain that asks the opponent to look away."""
    slots_play(screen)
    screen.controller.handOver.lookAgain()
    screen.wait_for(Phase.CURTAIN)


@scene
def strength_details(screen: Screen) -> None:
    dialog(screen, *DIALOGS["strength"])
    screen.click(screen.item("cardDetails"))


@scene
def strength_tiles(screen: Screen) -> None:
    strength_details(screen)
    screen.item("page").setProperty("current", 1)


def sealed(screen: Screen, placements: int | None) -> None:
    salt = "c0ffee5a17" * 6 + "2004"
    headers = {**AGAINST_COMPUTER, "Seal": seal(game().deal, salt)}
    resume(screen, placements, headers=headers, salt=salt)
    screen.wait_for(Phase.PERSON, Phase.OVER)
    screen.choose_entry(said("MainMenu", "&Game"), said("MainMenu", "&Check the deal…"))
    screen.qtbot.waitUntil(lambda: screen.shows("copySeal"))
    screen.point_at(screen.window.contentItem())


@scene
def settings_game(screen: Screen) -> None:
    dialog(screen, *DIALOGS["settings"])
    screen.press(said("SettingsDialog", "Game"))


@scene
def seal_noted(screen: Screen) -> None:
    sealed(screen, TURN)


@scene
def seal_opened(screen: Screen) -> None:
    sealed(screen, None)
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


for name, (title, entry) in DIALOGS.items():
    SCENES[name] = partial(dialog, title=title, entry=entry)
