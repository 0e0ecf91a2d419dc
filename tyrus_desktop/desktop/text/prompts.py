"""Sentences about the table: the line under the board, the curtain, answers to keys, the end.

`bridge` decides when each is shown.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.tallies import verdict
from tyrus_desktop.desktop.text.voices import Voices, first_player, gave_up
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.deal import PLACEMENTS, PLACEMENTS_EACH
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView

COUNTS: Mapping[Profession, object] = {
    Profession.SOLDIER: QT_TRANSLATE_NOOP(
        "Words", "Citadel tally: votes, minus blocks not countered"
    ),
    Profession.MERCHANT: QT_TRANSLATE_NOOP(
        "Words", "Market tally: votes, minus blocks not countered"
    ),
    Profession.PRIEST: QT_TRANSLATE_NOOP(
        "Words", "Temple tally: votes, minus blocks not countered"
    ),
}


# The line under the board


def turn(number: int, name: str = "") -> str:
    """Return the request to place the tile with this number in the election, 1 to 3."""
    if name:
        text = QT_TRANSLATE_NOOP(
            "Words", "%1, place a tile in any building: %2 of %3 in this election."
        )
        return translate(text, name, number, PLACEMENTS_EACH)
    text = QT_TRANSLATE_NOOP("Words", "Place a tile in any building: %1 of %2 in this election.")
    return translate(text, number, PLACEMENTS_EACH)


def slot_turn(number: int, name: str, side: Side) -> str:
    """Return the request to place that tile from a row of slots; Ivory's row is the near one."""
    text = QT_TRANSLATE_NOOP("Words", "%1, place a tile from the near row: %2 of %3.")
    if side is Side.BROWN:
        text = QT_TRANSLATE_NOOP("Words", "%1, place a tile from the far row: %2 of %3.")
    return translate(text, name, number, PLACEMENTS_EACH)


def trying() -> str:
    """Return the request to try another placement at a past moment."""
    return translate(QT_TRANSLATE_NOOP("Words", "Place the tile that was better here."))


def looking(name: str) -> str:
    """Return the request to look at the slots, in an order of one's own."""
    text = QT_TRANSLATE_NOOP(
        "Words", "%1, arrange your tiles as you like, and remember which is in which slot."
    )
    return translate(text, name)


def placed(*, briefly: bool) -> str:
    """Return a sentence that the tile can be undone, `briefly` or until it is confirmed."""
    brief = QT_TRANSLATE_NOOP("Words", "Tile placed. Undo now, and your opponent never sees it.")
    waiting = QT_TRANSLATE_NOOP("Words", "Placed. Confirm, or undo.")
    return translate(brief if briefly else waiting)


def thinking(name: str) -> str:
    """Return a sentence that it is a computer player's turn."""
    return translate(QT_TRANSLATE_NOOP("Words", "%1 is thinking."), name)


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
    return translate(COUNTS[view.kind]) if view.placed == PLACEMENTS else ""


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
        text = QT_TRANSLATE_NOOP(
            "Words", "Representatives: %1\u00a0each. Last three tiles: %2\u00a0to\u00a0%3."
        )
        return translate(text, held[0], *(points[side] for side in sides))
    if ending is not Ending.STREAK:
        return ""
    text = QT_TRANSLATE_NOOP(
        "Words", "Elections\u00a0%1, %2 and %3. Representatives: Ivory %4, Brown %5."
    )
    if you:
        text = QT_TRANSLATE_NOOP(
            "Words", "Elections\u00a0%1, %2 and %3. Representatives: %4\u00a0to\u00a0%5."
        )
    last = len(view.tallies)
    return translate(text, last - 2, last - 1, last, *held)


def last_points(view: PlayerView) -> list[int]:
    """Return the points of both hands, Ivory's first, once they are revealed."""
    final = dict(view.final_hands)
    return [sum(tile.value for tile in final.get(side, ())) for side in Side]


# The curtain


def curtain(name: str, *, by_slots: bool) -> str:
    """Return who plays next behind the closed curtain or, in open play, who looks at their hand."""
    text = QT_TRANSLATE_NOOP("Words", "The curtain is closed. %1, your turn.")
    if by_slots:
        text = QT_TRANSLATE_NOOP("Words", "The curtain is closed. %1, look at your hand.")
    return translate(text, name)


def look_away(name: str, other: str) -> str:
    """Return a sentence that a person looks at their slots again, and `other` must look away."""
    text = QT_TRANSLATE_NOOP(
        "Words", "The curtain is closed. %2, please look away: %1 is looking at their hand again."
    )
    return translate(text, name, other)


def still_hidden(name: str) -> str:
    """Return a sentence that the person who has sat down may show their tiles."""
    text = QT_TRANSLATE_NOOP(
        "Words", "%1, your tiles are still hidden. Show them when nobody else is looking."
    )
    return translate(text, name)


# Answers to keys


def no_game() -> str:
    """Return a sentence that there is nothing to describe."""
    return translate(QT_TRANSLATE_NOOP("Words", "No game in progress."))


def dealing() -> str:
    """Return a sentence that the first hand has not been dealt."""
    return translate(QT_TRANSLATE_NOOP("Words", "The tiles are about to be drawn."))


def pointing_at(building: str) -> str:
    """Return a sentence that names the selected building."""
    return translate(QT_TRANSLATE_NOOP("Words", "Pointing at %1."), building)


def nothing_to_undo() -> str:
    """Return a sentence that there is no placed tile to undo."""
    return translate(QT_TRANSLATE_NOOP("Words", "There is nothing to undo."))


def never_undone() -> str:
    """Return a sentence that tiles can't be undone in this game."""
    return translate(QT_TRANSLATE_NOOP("Words", "A placed tile is final here."))


def undo_is_off() -> str:
    """Return a sentence that the settings give no time to undo."""
    text = QT_TRANSLATE_NOOP(
        "Words", "A placed tile is final. The settings can give you time to undo."
    )
    return translate(text)


def too_late_to_undo() -> str:
    """Return a sentence that the time to undo is over."""
    return translate(QT_TRANSLATE_NOOP("Words", "It is too late to undo."))


# Lessons


def keys_to_look() -> str:
    """Return which keys pick up a tile and leave the lesson."""
    return translate(QT_TRANSLATE_NOOP("Words", "A digit picks up a tile; Escape asks to leave."))


def keys_to_place(tile: int, building: str) -> str:
    """Return the keys that place a tile: its number, and the building's key."""
    return translate(QT_TRANSLATE_NOOP("Words", "Keys: %1, then %2."), tile, building)


def keys_to_turn() -> str:
    """Return which key begins a tally."""
    return translate(QT_TRANSLATE_NOOP("Words", "Press Space."))


# Studies


def turn_of_game(moment: int, side: Side) -> str:
    """Return a text for the turn after `moment` placements, and the side to play."""
    election, placed = divmod(moment, PLACEMENTS)
    text = QT_TRANSLATE_NOOP("Words", "Election\u00a0%1: %2 places tile\u00a0%3 of\u00a0%4.")
    return translate(text, election + 1, words.side(side), placed // 2 + 1, PLACEMENTS_EACH)


def study_begun() -> str:
    """Return a sentence that a study has begun."""
    return translate(
        QT_TRANSLATE_NOOP("Words", "This is a study: it does not change your results.")
    )


# Checking a seal


def seal_fits() -> str:
    """Return a sentence that the deal matches the seal the user wrote down."""
    text = QT_TRANSLATE_NOOP("Words", "Match: this is the deal that was sealed at the start.")
    return translate(text)


def seal_differs() -> str:
    """Return a sentence that the deal doesn't match the seal the user wrote down."""
    text = QT_TRANSLATE_NOOP("Words", "No match: this is not the deal that was sealed.")
    return translate(text)


def no_seal() -> str:
    """Return a sentence that the text entered is not a seal."""
    text = QT_TRANSLATE_NOOP(
        "Words", "A seal has 64\u00a0digits, from 0 to\u00a09 and from a to\u00a0f."
    )
    return translate(text)


# The end

YOU_WIN: Mapping[Ending, object] = {
    Ending.STREAK: QT_TRANSLATE_NOOP("Words", "You win, three in a row"),
    Ending.FIVE: QT_TRANSLATE_NOOP("Words", "You win, %1\u00a0to\u00a0%2"),
    Ending.MAJORITY: QT_TRANSLATE_NOOP("Words", "You win, %1\u00a0to\u00a0%2"),
    Ending.TILES: QT_TRANSLATE_NOOP("Words", "You win on the last tiles"),
}
THEY_WIN: Mapping[Ending, object] = {
    Ending.STREAK: QT_TRANSLATE_NOOP("Words", "%1 wins, three in a row"),
    Ending.FIVE: QT_TRANSLATE_NOOP("Words", "%1 wins, %2\u00a0to\u00a0%3"),
    Ending.MAJORITY: QT_TRANSLATE_NOOP("Words", "%1 wins, %2\u00a0to\u00a0%3"),
    Ending.TILES: QT_TRANSLATE_NOOP("Words", "%1 wins on the last tiles"),
}


def headline(view: PlayerView, voices: Voices) -> str:
    """Return in a few words who won a finished game and how, or who resigned."""
    winner = view.winner
    if view.outcome is None or winner is None:
        if view.given_up_by is None:
            return translate(QT_TRANSLATE_NOOP("Words", "A draw, to the last tile"))
        return gave_up(view.given_up_by, voices).rstrip(".")
    held = [view.representatives(side) for side in (winner, winner.other)]
    if winner is voices.you:
        return translate(YOU_WIN[view.outcome.ending], *held)
    return translate(THEY_WIN[view.outcome.ending], voices.names[winner], *held)


def counted_apart() -> str:
    """Return that help sets the finished game apart, below *Results*."""
    text = QT_TRANSLATE_NOOP(
        "Words", "Advice, coach, gauge or undo helped you: this game is counted apart."
    )
    return translate(text)


def study_parting() -> str:
    """Return a sentence that a study does not count."""
    return translate(QT_TRANSLATE_NOOP("Words", "A study: your results are unchanged."))


def good_game() -> str:
    """Return the closing sentence for two persons, or for a draw."""
    return translate(QT_TRANSLATE_NOOP("Words", "Good game!"))


def thanks(winner: str) -> str:
    """Return the closing sentence of a computer player that has won."""
    return translate(QT_TRANSLATE_NOOP("Words", "%1 thanks you for the game."), winner)


def well_played(name: str) -> str:
    """Return praise for the person who has won; `name` may be empty."""
    if not name:
        return translate(QT_TRANSLATE_NOOP("Words", "Well played!"))
    return translate(QT_TRANSLATE_NOOP("Words", "Well played, %1!"), name)
