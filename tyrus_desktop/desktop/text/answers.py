"""The meaning of each piece on the table, for pointers and screen readers.

The pieces' names are in `sentences`. Everything is made from rows or public facts, so it reveals no
more than the screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.enums import NEITHER, SIDES
from tyrus_desktop.desktop.models.buildings import BuildingRow
from tyrus_desktop.desktop.models.chart import TO_COME, ChartRow, RepresentativeRow
from tyrus_desktop.desktop.models.players import PlayerRow
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.outcome import ELECTIONS, MAJORITY_OF_ALL, STREAK
from tyrus_desktop.engine.tiles import Profession

if TYPE_CHECKING:
    from tyrus_desktop.engine.view import PlayerView

POWERS: Mapping[Profession, object] = {
    Profession.SOLDIER: N(
        "In a citadel, its owner’s soldiers vote and priests counter;"
        " the other side’s merchants block."
    ),
    Profession.MERCHANT: N(
        "In a market, its owner’s merchants vote and soldiers counter;"
        " the other side’s priests block."
    ),
    Profession.PRIEST: N(
        "In a temple, its owner’s priests vote and merchants counter;"
        " the other side’s soldiers block."
    ),
}
PRIZES: Mapping[Profession, object] = {
    Profession.SOLDIER: N(
        "The side with more votes in the citadels wins the General; in a tie nobody does."
    ),
    Profession.MERCHANT: N(
        "The side with more votes in the markets wins the Merchant Guildmaster;"
        " in a tie nobody does."
    ),
    Profession.PRIEST: N(
        "The side with more votes in the temples wins the High Priest; in a tie nobody does."
    ),
}


def building(row: BuildingRow, contents: str) -> str:
    """Return a building's contents and what counts there; empty behind a curtain.

    While a tile is held, return only what this tile would do.
    """
    if not contents or row.hint_role >= 0:
        return contents
    return _together(contents, say(POWERS[Profession(row.building_kind)]))


def chart_row(row: ChartRow) -> str:
    """Return what winning an election gives, or what a counted election means."""
    if row.election_kind < 0:
        return say("Its card is turned over when it begins.")
    if row.chart_winner == TO_COME:
        return say(PRIZES[Profession(row.election_kind)])
    return _result(row.chart_winner)


def representative(row: RepresentativeRow) -> str:
    """Return how a representative is won, or what having won it means."""
    if row.chart_row < 0:
        return say(PRIZES[Profession(row.elects)])
    return _result(row.chart_column)


def _result(winner: int) -> str:
    """Return what a counted election means; `winner` is a column of the chart."""
    if winner == NEITHER:
        return say("Nobody wins it, and it breaks any run of wins.")
    return say(
        "It counts for %1. Three wins in a row or five representatives win the game.",
        words.side(SIDES[winner]),
    )


def player(row: PlayerRow) -> str:
    """Return what a side still needs to win at once, and how its reserve is used."""
    if row.over or not row.player_name:
        return ""
    return _together(
        Words.tr(
            "%n more representative(s) would win the game.",
            "",
            MAJORITY_OF_ALL - row.representatives,
        ),
        Words.tr("%n more win(s) in a row would win it too.", "", STREAK - row.streak_length),
        say(
            N("Three tiles are drawn from the reserve after each election.")
            if row.reserve_size
            else N("The reserve is empty: no more tiles are drawn.")
        ),
    )


def pile(view: PlayerView | None) -> str:
    """Return how many election cards are face down, and what is to be won."""
    left = ELECTIONS - (view.election if view else 0)
    cards = (
        Words.tr("%n election card(s) still face down.", "", left)
        if left
        else say("This is the last election card.")
    )
    if view is None or not view.elections or view.over:
        return cards
    return _together(say(PRIZES[view.kind]), cards)


def coffer(view: PlayerView | None) -> str:
    """Return the contents of the coffer, and say that they stay there."""
    count = sum(len(tally.shown) for tally in view.tallies) if view else 0
    never = say("Tiles shown in a tally are discarded here and never come back.")
    return _together(never, Words.tr("%n tile(s) so far.", "", count)) if count else never


def _together(*sentences: str) -> str:
    return " ".join(filter(None, sentences))
