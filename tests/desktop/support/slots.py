"""Begins games by slots and looks at hands. There are no tests here."""

from __future__ import annotations

from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.tiles import Side


def begin(screen: Screen) -> None:
    seats = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}
    screen.table.start(seats, Side.IVORY, by_slots=True)
    screen.wait_for(Phase.CURTAIN)


def look(screen: Screen) -> Side:
    """Take the seat, look at the hand and finish the look; return the side."""
    screen.take_seat()
    screen.wait_for(Phase.LOOKING)
    side = screen.game.viewer
    screen.stop_looking()
    screen.wait_for(Phase.CURTAIN, Phase.PERSON)
    return side


def open_play(screen: Screen) -> None:
    """Begin a game by slots, and let both look at their hands."""
    begin(screen)
    look(screen)
    look(screen)
