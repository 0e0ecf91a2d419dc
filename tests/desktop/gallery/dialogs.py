"""The opening screen, the menus and the dialogs."""

from dataclasses import replace
from functools import partial

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.gallery.turns import slots_play, turn
from tests.desktop.support.library_window import SENATOR, keep
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    TURN,
    game,
    resume,
    said,
)
from tests.desktop.support.reviewed import FOUND, slips_of
from tests.desktop.support.screen import Screen
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.puzzle import read_all
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.review.reviewer import subject
from tyrus_desktop.engine.seal import seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.review import VERSION, stored


@scene
def start(screen: Screen) -> None:
    """The welcome screen."""


@scene
def practice(screen: Screen) -> None:
    screen.click(screen.item("practice"))
    await_pictures(screen)


@scene
def practice_puzzles(screen: Screen) -> None:
    """The puzzles by idea, some of them solved."""
    screen.application.practice.ticks.wait()
    for each in read_all()[:40:3]:
        screen.application.practice.ticks.add("puzzles", each.name)
    practice(screen)
    screen.click(screen.item("practicePages").childItems()[1])
    await_pictures(screen)


@scene
def practice_idea(screen: Screen) -> None:
    """All puzzles of an idea."""
    practice_puzzles(screen)
    every = screen.items("allOfIdea")[2]
    every.forceActiveFocus()  # In a small window the page scrolls to it.
    screen.click(every)
    await_pictures(screen)


@scene
def practice_moments(screen: Screen) -> None:
    """Slips in three reviewed games."""
    path = screen.application.library_store.reviews_path = screen.games_folder / "../reviews"
    screen.games_folder.mkdir(parents=True, exist_ok=True)
    for number in (1, 2, 3):
        whole, file = play_game(number), f"game-{number}.tyrus"
        kept = keep(screen.games_folder, file, whole, **SENATOR, Date=f"2026-01-0{number}")
        text = stored.written(replace(FOUND, slips=slips_of(whole)))
        Reviews(path, VERSION).put(*subject(record_files.read(kept)), 1000, text, "")
    screen.controller.lesson.practiceAsked.emit()
    moments = screen.application.practice.moments
    screen.qtbot.waitUntil(lambda: bool(moments.rows))
    practice(screen)
    screen.click(screen.item("practicePages").childItems()[2])
    await_pictures(screen)


def await_pictures(screen: Screen) -> None:
    """Wait until the pictures of the cards in sight are painted."""
    screen.qtbot.waitUntil(
        lambda: all(each.property("source").isValid() for each in screen.items("cardPicture"))
    )


@scene
def new_game(screen: Screen) -> None:
    screen.click(screen.item("newGame"))


@scene
def new_game_two(screen: Screen) -> None:
    new_game(screen)
    screen.item("opponentKind").setProperty("current", 1)


@scene
def new_game_guest(screen: Screen) -> None:
    """Two persons, one of them without a profile."""
    add_profiles(screen)
    new_game_two(screen)
    screen.item("brownName").setProperty("text", "Clodagh")


@scene
def new_game_profiles(screen: Screen) -> None:
    """The menu of the profiles."""
    add_profiles(screen)
    new_game(screen)
    screen.click(screen.item("profile"))


@scene
def profiles(screen: Screen) -> None:
    add_profiles(screen)
    open_profiles(screen)


@scene
def profile_merging(screen: Screen) -> None:
    profiles(screen)
    screen.click(screen.item("merge1"))


def open_profiles(screen: Screen) -> None:
    screen.choose_entry(said("MainMenu", "&Profiles"), said("ProfileMenu", "Add or &rename…"))


def add_profiles(screen: Screen) -> None:
    people = screen.application.profiles
    people.rename(people.current, "Anna")
    for name in ("Bertrand-Emmanuel Duplessis", "Zoé"):
        people.add(name)


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
    "handbook": ("&Help", "&Handbook"),
    "strength": ("&Help", "Opponents’ &strength"),
    "keys": ("&Help", "&Keyboard shortcuts (?)"),
    "about": ("&Help", "&About Tyrus"),
    "asks-give-up": ("&Game", "&Resign…"),
    "asks-leave": ("&Game", "&New game…"),
    "asks-save": ("&Game", "&Save as…"),
}


for title in ("&Game", "&View", "&Profiles", "&Language", "&Help"):
    SCENES[f"menu-{title[1:].lower()}"] = partial(menu, title=title)


for name, (title, entry) in DIALOGS.items():
    SCENES[name] = partial(dialog, title=title, entry=entry)
