"""Games against the Stranger, whose style is drawn at random and secret until the end."""

from tests.desktop.support.positions import play_to_the_end
from tests.desktop.support.program import Program
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.record import CHARACTER
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import keys

IVORY, BROWN = Side.IVORY, Side.BROWN
SEATS = {IVORY: Seat("Claire"), BROWN: Seat("", keys.STRANGER)}
HEADERS = {
    "Date": "2026-03-21",
    "Ivory": "Claire",
    "IvoryPlayer": "person",
    "Brown": "The Stranger",
    "BrownPlayer": "computer archon secret",
}


def secretly(character: str) -> dict[str, str]:
    return {**HEADERS, CHARACTER: character}


def end(program: Program, character: str, name: str = "streak") -> None:
    """Make the last placement of a golden game against a secret character."""
    play_to_the_end(program, name, secretly(character))
