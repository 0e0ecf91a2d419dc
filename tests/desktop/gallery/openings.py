"""The opening screen, the New game dialog, and scenes before the first placement."""

from __future__ import annotations

from tests.desktop.gallery.scenes import scene
from tests.desktop.gallery.turns import slots_play
from tests.desktop.support.positions import (
    LONG_NAMES,
    game,
)
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files


@scene
def start(screen: Screen) -> None:
    """The welcome screen."""


@scene
def new_game(screen: Screen) -> None:
    """The choices for a game against the computer."""
    screen.click(screen.item("newGame"))


@scene
def new_game_two(screen: Screen) -> None:
    new_game(screen)
    screen.item("opponentKind").setProperty("current", 1)


@scene
def new_game_archon(screen: Screen) -> None:
    """A style of the strongest level."""
    new_game(screen)
    screen.click(screen.items("opponentCard")[9])


@scene
def new_game_stranger(screen: Screen) -> None:
    new_game(screen)
    screen.click(screen.items("opponentCard")[-1])


@scene
def new_game_details(screen: Screen) -> None:
    """The figures of an opponent."""
    new_game(screen)
    screen.click(screen.items("opponentCard")[3])
    screen.click(screen.item("details"))


@scene
def remark(screen: Screen) -> None:
    """An opponent that speaks."""
    seats = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("", "tribune")}
    screen.table.start(seats, Side.IVORY)
    screen.wait_for(Phase.PERSON)


@scene
def look_again(screen: Screen) -> None:
    """The curtain that asks the opponent to look away."""
    slots_play(screen)
    screen.click(screen.item("lookAgain"))
    screen.wait_for(Phase.CURTAIN)


@scene
def start_offer(screen: Screen) -> None:
    """The offer to resume a game of two persons with long names."""
    whole = game()
    record = Record(LONG_NAMES, whole.deal, whole.placements[:20])
    record_files.write(screen.games_folder / "unfinished.tyrus", record)
    screen.await_offer()


@scene
def start_again(screen: Screen) -> None:
    """The opening screen of a person who has played."""
    screen.state.settings.introduced = True
    screen.state.settings.level = "magistrate"
