"""How texts address the players: *you* for the one person who plays the computer, else by name.

Each sentence about a side exists as a whole in each form: to the side's own player, about the
computer to its opponent, and about either side to anybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.tiles import Profession, Side

MINE: Mapping[Profession, object] = {
    Profession.SOLDIER: N("You place %1 in your citadel."),
    Profession.MERCHANT: N("You place %1 in your market."),
    Profession.PRIEST: N("You place %1 in your temple."),
}
ABROAD: Mapping[Profession, object] = {
    Profession.SOLDIER: N("You place %1 in the enemy citadel."),
    Profession.MERCHANT: N("You place %1 in the enemy market."),
    Profession.PRIEST: N("You place %1 in the enemy temple."),
}
AT_MINE: Mapping[Profession, object] = {
    Profession.SOLDIER: N("%1 places %2 in your citadel."),
    Profession.MERCHANT: N("%1 places %2 in your market."),
    Profession.PRIEST: N("%1 places %2 in your temple."),
}
AT_HOME: Mapping[Profession, object] = {
    Profession.SOLDIER: N("%1 places %2 at home, in the citadel."),
    Profession.MERCHANT: N("%1 places %2 at home, in the market."),
    Profession.PRIEST: N("%1 places %2 at home, in the temple."),
}
YOUR_ENDINGS: Mapping[Ending, object] = {
    Ending.STREAK: N("You win the game: three elections in a row."),
    Ending.FIVE: N("You win the game: five representatives."),
    Ending.MAJORITY: N("You win the game with the most representatives."),
    Ending.TILES: N("You win the game on the last three tiles."),
}


@dataclass(frozen=True, slots=True)
class Voices:
    """The players' names, and the side of the one person who plays the computer.

    The moves that a study took over were made by others: `before` has those players in order, each
    with the number of tiles placed up to their last.
    """

    names: Mapping[Side, str] = field(default_factory=dict)
    you: Side | None = None
    before: tuple[tuple[int, Voices], ...] = ()

    @classmethod
    def by_sides(cls) -> Voices:
        """Return unnamed players, who are called by their sides."""
        return cls({side: words.side(side) for side in Side})

    def at(self, placed: int) -> Voices:
        """Return the players at the time when the last of this many tiles was placed."""
        return next((voices for until, voices in self.before if placed <= until), self)

    def at_tally(self, number: int) -> Voices:
        """Return the players at the time when an election was counted."""
        return self.at(PLACEMENTS * number)

    def throughout(self) -> Voices:
        """Return the players of the whole game; only the sides if others played part of it."""
        if all(until == 0 for until, _ in self.before):
            return self
        return Voices.by_sides()

    def seen_by(self, side: Side | None) -> Voices:
        """Return the same players for a reader who is `side`: only that side may be *you*."""
        before = tuple((until, voices.seen_by(side)) for until, voices in self.before)
        return Voices(self.names, self.you if self.you is side else None, before)

    def name(self, side: Side) -> str:
        """Return the player's name, or the side's for a player without one."""
        return self.names.get(side) or words.side(side)


ANYBODY = Voices()
"""For unknown readers."""


def first_player(first: Side, voices: Voices) -> str:
    """Return a sentence that says who places first."""
    if first is voices.you:
        return say("You go first.")
    return say("%1 goes first.", voices.name(first))


def drawn(side: Side, count: int, voices: Voices) -> str:
    """Return a sentence that says who draws how many tiles."""
    if side is voices.you:
        return Words.tr("You draw %n tile(s).", "", count)
    return words.fill(Words.tr("%1 draws %n tile(s).", "", count), voices.name(side))


def placed(standing: StandingTile, voices: Voices) -> str:
    """Return a sentence that says who places a tile in which building; its face, if known."""
    owner, building = standing.owner, standing.building
    tile = say(words.A_TILE) if standing.tile is None else words.tile(standing.tile)
    if voices.you is None:
        return say(words.PLACEMENTS[building], voices.name(owner), tile)
    at_yours = building.side is voices.you
    if owner is voices.you:
        return say((MINE if at_yours else ABROAD)[building.profession], tile)
    text = (AT_MINE if at_yours else AT_HOME)[building.profession]
    return say(text, voices.name(owner), tile)


def outcome(value: Outcome, voices: Voices) -> str:
    """Return a sentence that says who won and how."""
    if value.winner is None:
        return say(words.ENDINGS[value.ending])
    if value.winner is voices.you:
        return say(YOUR_ENDINGS[value.ending])
    return say(words.ENDINGS[value.ending], voices.name(value.winner))


def gives_up(side: Side, voices: Voices) -> str:
    """Return a sentence that says who resigns."""
    if side is voices.you:
        return say("You resign.")
    return say("%1 resigns.", voices.name(side))


def gave_up(side: Side, voices: Voices) -> str:
    """Return a sentence that says who resigned, and who wins as a result."""
    other = voices.name(side.other) if side.other is not voices.you else ""
    if side is voices.you:
        return say("You resigned: %1 wins.", other)
    if side.other is voices.you:
        return say("%1 resigned: you win.", voices.name(side))
    return say("%1 resigned: %2 wins.", voices.name(side), other)


def streak_warning(leader: Side, voices: Voices) -> str:
    """Return the warning that a side has won two elections in a row."""
    if leader is voices.you:
        return say("You have won two in a row: a third would end the game.")
    text = N("Two in a row for %1: a third would end the game.")
    if voices.you:
        text = N("%1 has won two in a row: a third would end the game.")
    return say(text, voices.name(leader))
