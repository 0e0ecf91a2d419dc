"""Sentences about the table: the line under the board, the curtain, answers to keys, the end.

`bridge` decides when each is shown.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.tallies import verdict
from tyrus_desktop.desktop.text.voices import Voices, first_player, gave_up
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import PLACEMENTS, PLACEMENTS_EACH
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView

COUNTS: Mapping[Profession, object] = {
    Profession.SOLDIER: N("Citadel tally: votes, minus blocks not countered"),
    Profession.MERCHANT: N("Market tally: votes, minus blocks not countered"),
    Profession.PRIEST: N("Temple tally: votes, minus blocks not countered"),
}


# The line under the board

TRYING = N("Find the better placement.")
EARLY = N("It is not your turn yet, so the tile went back to your hand.")
NO_GAME = N("No game in progress.")
DEALING = N("The tiles are about to be drawn.")
NOTHING_TO_UNDO = N("There is nothing to undo.")
NEVER_UNDONE = N("A placed tile is final here.")
UNDO_IS_OFF = N("A placed tile is final. The settings can give you time to undo.")
TOO_LATE_TO_UNDO = N("It is too late to undo.")
KEYS_TO_LOOK = N("A digit picks up a tile; Escape asks to leave.")
KEYS_TO_TURN = N("Press Space.")
STUDY_BEGUN = N("This is a study: it does not change your results.")
SEAL_FITS = N("Match: this is the deal that was sealed at the start.")
SEAL_DIFFERS = N("No match: this is not the deal that was sealed.")
NO_SEAL = N("A seal has 64\u00a0digits, from 0 to\u00a09 and from a to\u00a0f.")
"""What was entered is not a seal."""

COUNTED_APART = N("You had help (advice, coach, gauge or undo): this game is counted apart.")
STUDY_PARTING = N("A study: your results are unchanged.")
GOOD_GAME = N("Good game!")
"""The end for two persons, or of a draw."""


def answer(placement: Placement) -> str:
    """Return what answers a puzzle, while the table points at it."""
    tile, building = words.tile(placement.tile), words.building(placement.building)
    return say("One answer: place %1 in %2.", tile, building)


def turn(number: int, name: str = "") -> str:
    """Return the request to place the tile with this number in the election, 1 to 3."""
    if name:
        return say(
            "%1, place a tile in any building: %2 of %3 in this election.",
            name,
            number,
            PLACEMENTS_EACH,
        )
    return say("Place a tile in any building: %1 of %2 in this election.", number, PLACEMENTS_EACH)


def slot_turn(number: int, name: str, side: Side) -> str:
    """Return the request to place that tile from a row of slots; Ivory's row is the near one."""
    text = N("%1, place a tile from the near row: %2 of %3.")
    if side is Side.BROWN:
        text = N("%1, place a tile from the far row: %2 of %3.")
    return say(text, name, number, PLACEMENTS_EACH)


def looking(name: str) -> str:
    """Return the request to look at the slots, in an order of one's own."""
    return say("%1, arrange your tiles as you like, and remember which is in which slot.", name)


def placed(*, briefly: bool) -> str:
    """Return a sentence that the tile can be undone, `briefly` or until it is confirmed."""
    brief = N("Tile placed. Undo now, and your opponent never sees it.")
    waiting = N("Placed. Confirm, or undo.")
    return say(brief if briefly else waiting)


def thinking(name: str) -> str:
    """Return a sentence that it is a computer player's turn."""
    return say("%1 is thinking.", name)


def shown(view: PlayerView, voices: Voices, *, placed: bool) -> str:
    """Return what is shown between turns: the first player, the election, the tally.

    The election is left out once its first tile is `placed`.
    """
    if view.over or (not view.elections and not view.hand):
        return ""
    if not view.elections:
        return first_player(view.first, voices)
    if len(view.tallies) == view.election:
        return verdict(view.tallies[-1], voices.at_tally(len(view.tallies)))
    if view.placed == 0:
        return "" if placed else words.opening(view.kind, view.election)
    return say(COUNTS[view.kind]) if view.placed == PLACEMENTS else ""


def result_detail(view: PlayerView, you: Side | None) -> str:
    """Return the deciding numbers that the headline does not say; empty if it says all.

    They start with the winner's if `you` played the computer; otherwise both sides are named.
    """
    first = (view.winner or you) if you else Side.IVORY
    sides = (first, first.other)
    held = [view.representatives(side) for side in sides]
    points = dict(zip(Side, last_points(view), strict=True))
    ending = view.outcome.ending if view.outcome else None
    if ending in (Ending.TILES, Ending.DRAW):
        return say(
            "Representatives: %1\u00a0each. Last three tiles: %2\u00a0to\u00a0%3.",
            held[0],
            *(points[side] for side in sides),
        )
    if ending is not Ending.STREAK:
        return ""
    text = N("Elections\u00a0%1, %2 and %3. Representatives: Ivory %4, Brown %5.")
    if you:
        text = N("Elections\u00a0%1, %2 and %3. Representatives: %4\u00a0to\u00a0%5.")
    last = len(view.tallies)
    return say(text, last - 2, last - 1, last, *held)


def last_points(view: PlayerView) -> list[int]:
    """Return the points of both hands, Ivory's first, once they are revealed."""
    final = dict(view.final_hands)
    return [sum(tile.value for tile in final.get(side, ())) for side in Side]


# The curtain


def curtain(name: str, *, by_slots: bool) -> str:
    """Return who plays next behind the closed curtain or, in open play, who looks at their hand."""
    text = N("The curtain is closed. %1, your turn.")
    if by_slots:
        text = N("The curtain is closed. %1, look at your hand.")
    return say(text, name)


def look_away(name: str, other: str) -> str:
    """Return a sentence that a person looks at their slots again, and `other` must look away."""
    return say(
        "The curtain is closed. %2, please look away: %1 is looking at their hand again.",
        name,
        other,
    )


def still_hidden(name: str) -> str:
    """Return a sentence that the person who has sat down may show their tiles."""
    return say("%1, your tiles are still hidden. Show them when nobody else is looking.", name)


# Answers to keys


def pointing_at(building: str) -> str:
    """Return a sentence that names the selected building."""
    return say("Pointing at %1.", building)


# Lessons


def keys_to_place(tile: int, building: str) -> str:
    """Return the keys that place a tile: its number, and the building's key."""
    return say("Keys: %1, then %2.", tile, building)


# Studies


def turn_of_game(moment: int, side: Side) -> str:
    """Return a text for the turn after `moment` placements, and the side to play."""
    election, placed = divmod(moment, PLACEMENTS)
    return say(
        "Election\u00a0%1: %2 places tile\u00a0%3 of\u00a0%4.",
        election + 1,
        words.side(side),
        placed // 2 + 1,
        PLACEMENTS_EACH,
    )


# Checking a seal


# The end

YOU_WIN: Mapping[Ending, object] = {
    Ending.STREAK: N("You win, three in a row"),
    Ending.FIVE: N("You win, %1\u00a0to\u00a0%2"),
    Ending.MAJORITY: N("You win, %1\u00a0to\u00a0%2"),
    Ending.TILES: N("You win on the last three tiles"),
}
THEY_WIN: Mapping[Ending, object] = {
    Ending.STREAK: N("%1 wins, three in a row"),
    Ending.FIVE: N("%1 wins, %2\u00a0to\u00a0%3"),
    Ending.MAJORITY: N("%1 wins, %2\u00a0to\u00a0%3"),
    Ending.TILES: N("%1 wins on the last three tiles"),
}


def headline(view: PlayerView, voices: Voices) -> str:
    """Return in a few words who won a finished game and how, or who resigned."""
    winner = view.winner
    if view.outcome is None or winner is None:
        if view.given_up_by is None:
            return say("A draw, to the last tile")
        return gave_up(view.given_up_by, voices).rstrip(".")
    held = [view.representatives(side) for side in (winner, winner.other)]
    if winner is voices.you:
        return say(YOU_WIN[view.outcome.ending], *held)
    return say(THEY_WIN[view.outcome.ending], voices.names[winner], *held)


def thanks(winner: str) -> str:
    """Return the closing sentence of a computer player that has won."""
    return say("%1 thanks you for the game.", winner)


def well_played(name: str) -> str:
    """Return praise for the person who has won; `name` may be empty."""
    if not name:
        return say("Well played!")
    return say("Well played, %1!", name)
