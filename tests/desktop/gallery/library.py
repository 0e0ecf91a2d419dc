"""The library with no games and with a few."""

from dataclasses import replace

from PySide6.QtCore import Qt

from tests.desktop.gallery.scenes import scene
from tests.desktop.support.library_window import SENATOR, TWO, keep, open_library
from tests.desktop.support.positions import LONG_NAMES, game
from tests.desktop.support.screen import CONTROL, Screen, press
from tests.readers import games_of, play_game
from tyrus_desktop.engine.record import identity
from tyrus_desktop.library import record_files
from tyrus_desktop.players import keys


def keep_a_few(screen: Screen) -> int:
    """Save a game of each kind; return the number of games."""
    folder, whole = screen.games_folder, play_game(1)
    folder.mkdir(parents=True, exist_ok=True)
    won, late = game(), {**TWO, "Title": "The evening of the eight nulls"}
    record_files.write(folder / "won.tyrus", replace(won, headers={**won.headers, "Starred": "1"}))
    keep(folder, "two.tyrus", whole, **late, Date="2026-02-01", Note="Again!", Imported="1")
    keep(folder, "up.tyrus", play_game(2).cut(30), **SENATOR, Date="2026-02-28", GivenUpBy="ivory")
    keep(folder, "running.tyrus", play_game(3).cut(22), **SENATOR, Date="2026-03-02")
    keep(folder, "long.tyrus", play_game(4), **LONG_NAMES | {"Date": "2026-03-03"})
    study = {**SENATOR, "Study": "1", "From": f"12 {identity(won)}"}
    keep(folder, "study.tyrus", play_game(5), **study, Date="2026-03-04")
    (folder / "damaged.tyrus").write_bytes(b"\xff")
    return len(list(folder.iterdir()))


@scene
def library_empty(screen: Screen) -> None:
    open_library(screen, 0)


@scene
def your_results(screen: Screen) -> None:
    """The results of thirty games."""
    show_page(screen, 2, "figure")


@scene
def your_results_of_two(screen: Screen) -> None:
    """The results of one of two profiles."""
    people = screen.application.profiles
    people.rename(people.current, "Anna")
    people.add("Bertrand-Emmanuel")
    show_page(screen, 2, "figure")


@scene
def your_habits(screen: Screen) -> None:
    """The habits in thirty games."""
    show_page(screen, 3, "figure")


@scene
def your_rating(screen: Screen) -> None:
    """The rating from thirty games."""
    show_page(screen, 4, "ratingChart")


@scene
def your_results_none(screen: Screen) -> None:
    show_page(screen, 2, "invitation", games=0)


@scene
def your_habits_none(screen: Screen) -> None:
    show_page(screen, 3, "invitation", games=0)


@scene
def your_rating_none(screen: Screen) -> None:
    show_page(screen, 4, "invitation", games=0)


@scene
def your_results_few(screen: Screen) -> None:
    """The results of three games, which tell no share."""
    show_page(screen, 2, "figure", games=3)


@scene
def your_habits_few(screen: Screen) -> None:
    show_page(screen, 3, "figure", games=3)


@scene
def your_rating_many(screen: Screen) -> None:
    """A rating from more games than fit as discs of their own: one stands for several."""
    show_page(screen, 4, "ratingChart", games=200)


def show_page(screen: Screen, page: int, shown: str, games: int = 30) -> None:
    """Save some games, and open a page of *Your games*, which shows this item."""
    screen.games_folder.mkdir(parents=True, exist_ok=True)
    for number, each in enumerate(games_of(3, games)):
        level = keys.LADDER[2 + number % 4]
        headers = {**SENATOR, "BrownPlayer": f"computer {level}"}
        keep(screen.games_folder, f"{number}.tyrus", each, **headers, Date="2026-03-01")
    open_library(screen, games)
    press(screen, Qt.Key(Qt.Key.Key_0 + page), held=CONTROL)
    screen.qtbot.waitUntil(lambda: screen.shows(shown))


@scene
def library(screen: Screen) -> None:
    """The library with a game of each kind, one of them selected."""
    open_library(screen, keep_a_few(screen))
    screen.click(screen.items("game")[0])


@scene
def share(screen: Screen) -> None:
    """A game as the text that can be copied."""
    library(screen)
    screen.click(screen.item("share"))
    screen.qtbot.waitUntil(lambda: screen.shows("sharedKind"))


@scene
def library_importing(screen: Screen) -> None:
    """The library in the middle of a long import."""
    library(screen)
    store = screen.application.library_store
    store._begun += 1  # noqa: SLF001 - an import that does not go on
    store.transferring_changed.emit()
    store.transferred.emit(0.4)
    screen.qtbot.waitUntil(lambda: screen.shows("transfer"))


@scene
def library_claiming(screen: Screen) -> None:
    """The menu by which finished games are claimed."""
    library(screen)
    screen.click(screen.item("whose"))
