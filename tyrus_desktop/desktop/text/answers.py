"""The meaning of each piece on the table, for pointers and screen readers.

The pieces' names are in `sentences`. Everything is made from rows or public facts, so it reveals no
more than the screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.enums import NEITHER, SIDES
from tyrus_desktop.desktop.models.buildings import BuildingRow
from tyrus_desktop.desktop.models.chart import TO_COME, ChartRow, RepresentativeRow
from tyrus_desktop.desktop.models.players import PlayerRow
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import Words, translate
from tyrus_desktop.engine.outcome import ELECTIONS, MAJORITY_OF_ALL, STREAK
from tyrus_desktop.engine.tiles import Profession

if TYPE_CHECKING:
    from tyrus_desktop.engine.view import PlayerView

POWERS: Mapping[Profession, object] = {
    Profession.SOLDIER: QT_TRANSLATE_NOOP(
        "Words",
        "In a citadel, its owner’s soldiers vote and priests counter;"
        " the other side’s merchants block.",
    ),
    Profession.MERCHANT: QT_TRANSLATE_NOOP(
        "Words",
        "In a market, its owner’s merchants vote and soldiers counter;"
        " the other side’s priests block.",
    ),
    Profession.PRIEST: QT_TRANSLATE_NOOP(
        "Words",
        "In a temple, its owner’s priests vote and merchants counter;"
        " the other side’s soldiers block.",
    ),
}
PRIZES: Mapping[Profession, object] = {
    Profession.SOLDIER: QT_TRANSLATE_NOOP(
        "Words", "The side with more votes in the citadels wins the General; in a tie nobody does."
    ),
    Profession.MERCHANT: QT_TRANSLATE_NOOP(
        "Words",
        "The side with more votes in the markets wins the Merchant Guildmaster;"
        " in a tie nobody does.",
    ),
    Profession.PRIEST: QT_TRANSLATE_NOOP(
        "Words",
        "The side with more votes in the temples wins the High Priest; in a tie nobody does.",
    ),
}


def building(row: BuildingRow, contents: str) -> str:
    """Return a building's contents and what counts there; empty behind a curtain.

    While a tile is held, return only what this tile would do.
    """
    if not contents or row.hint_role >= 0:
        return contents
    return _together(contents, translate(POWERS[Profession(row.building_kind)]))


def chart_row(row: ChartRow) -> str:
    """Return what winning an election gives, or what a counted election means."""
    if row.election_kind < 0:
        text = QT_TRANSLATE_NOOP("Words", "Its card is turned over when it begins.")
        return translate(text)
    if row.chart_winner == TO_COME:
        return translate(PRIZES[Profession(row.election_kind)])
    return _result(row.chart_winner)


def representative(row: RepresentativeRow) -> str:
    """Return how a representative is won, or what having won it means."""
    if row.chart_row < 0:
        return translate(PRIZES[Profession(row.elects)])
    return _result(row.chart_column)


def _result(winner: int) -> str:
    """Return what a counted election means; `winner` is a column of the chart."""
    if winner == NEITHER:
        return translate(QT_TRANSLATE_NOOP("Words", "Nobody wins it, and it ends any run of wins."))
    text = QT_TRANSLATE_NOOP(
        "Words", "It counts for %1. Three wins in a row or five representatives win the game."
    )
    return translate(text, words.side(SIDES[winner]))


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
        translate(
            QT_TRANSLATE_NOOP(
                "Words", "Three tiles are drawn from the reserve after each election."
            )
            if row.reserve_size
            else QT_TRANSLATE_NOOP("Words", "The reserve is empty: no more tiles are drawn.")
        ),
    )


def pile(view: PlayerView | None) -> str:
    """Return how many election cards are face down, and what is to be won."""
    left = ELECTIONS - (view.election if view else 0)
    cards = (
        Words.tr("%n election card(s) still face down.", "", left)
        if left
        else translate(QT_TRANSLATE_NOOP("Words", "This is the last election card."))
    )
    if view is None or not view.elections or view.over:
        return cards
    return _together(translate(PRIZES[view.kind]), cards)


def coffer(view: PlayerView | None) -> str:
    """Return the contents of the coffer, and say that they stay there."""
    count = sum(len(tally.shown) for tally in view.tallies) if view else 0
    never = translate(
        QT_TRANSLATE_NOOP("Words", "Tiles shown in a tally are discarded here and never come back.")
    )
    return _together(never, Words.tr("%n tile(s) so far.", "", count)) if count else never


def _together(*sentences: str) -> str:
    return " ".join(filter(None, sentences))
