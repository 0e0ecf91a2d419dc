"""Sentences for the log and labels for the rows of the models.

They are made from public events and rows, so they can't name a hidden face.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.enums import NEITHER, ROLES, SIDES
from tyrus_desktop.desktop.models.buildings import BuildingRow
from tyrus_desktop.desktop.models.chart import TO_COME, ChartRow, RepresentativeRow
from tyrus_desktop.desktop.models.log_model import LogRow, Said
from tyrus_desktop.desktop.models.memory import MemoryRow, TileFate
from tyrus_desktop.desktop.models.players import PlayerRow
from tyrus_desktop.desktop.models.tile_rows import TilePlace, TileRow
from tyrus_desktop.desktop.story import remark_occasions as occasions
from tyrus_desktop.desktop.text import remark_texts, tallies, voices, words
from tyrus_desktop.desktop.text.voices import ANYBODY, Voices
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine import events
from tyrus_desktop.engine.board import BUILDINGS, Role
from tyrus_desktop.engine.tiles import Profession, Tile
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.engine.events import Event


def event_sentence(event: Event, to: Voices = ANYBODY) -> str:  # noqa: PLR0911
    """Return a sentence about a public event."""
    match event:
        case events.GameStarted(first):
            return voices.first_player(first, to)
        case events.TilesDrawn(side, count):
            return voices.drawn(side, count, to)
        case events.ElectionOpened(number, kind):
            return words.opening(kind, number)
        case events.TilePlaced(standing):
            return voices.placed(replace(standing, tile=None), to)
        case events.ElectionTallied(tally):
            return tallies.tally_sentence(tally, to)
        case events.GameEnded(outcome):
            return voices.outcome(outcome, to)
        case events.GivenUp(side):
            return voices.gives_up(side, to)
        case events.TilesRevealed():
            return say("All hidden tiles are turned over.")


def log_sentence(row: LogRow, to: Voices = ANYBODY) -> str:
    """Return the sentence for a row in the log; empty for a blank row."""
    if row.event is None:
        return ""
    if isinstance(row.event, Said):
        return remark_texts.said(
            row.event.key, occasions.Occasion(row.event.occasion), row.event.wording
        )
    return event_sentence(row.event, to.at(row.placed))


def seal_groups(digits: str) -> str:
    """Return the digits of a seal or a salt in groups of four."""
    return " ".join(digits[start : start + 4] for start in range(0, len(digits), 4))


def tile_label(row: TileRow) -> str:
    """Return a tile's face if it is shown, its owner and its place; empty without a tile."""
    if row.place in (TilePlace.NOWHERE, TilePlace.DISCARD):
        return ""
    owner = words.side(SIDES[row.tile_side])
    face = words.tile(row.tile) if row.tile else None
    if row.place == TilePlace.BOARD:
        place = words.building(BUILDINGS[row.building])
        if face is None:
            return say("%1’s hidden tile, in %2", owner, place)
        return say("%1’s %3, in %2", owner, place, face)
    if row.numbered:
        shown = face or say("hidden tile")
        return say("Slot\u00a0%1 of %2: %3", row.slot + 1, owner, shown)
    if face is None:
        return say("Hidden tile in %1’s hand", owner)
    return say("%2, in %1’s hand", owner, face)


def building_label(row: BuildingRow) -> str:
    """Return a building's name, with its owner."""
    return words.building(BUILDINGS[row.building])


def hint_when(row: BuildingRow) -> str:
    """Return when the held tile would count in this building; empty without a hint."""
    if row.hint_role < 0:
        return ""
    if row.closed:
        return say("no election left")
    if ROLES[row.hint_role] is Role.BLUFF:
        return say("does not count")
    if row.in_force:
        return say("in this election")
    if row.elections_left == 0:
        return ""
    return say("later (%1\u00a0left)", row.elections_left)


def hint_name(row: BuildingRow) -> str:
    """Return the held tile's role in this building; empty without a hint."""
    return "" if row.hint_role < 0 else say(words.ROLES[ROLES[row.hint_role]])


def chart_label(row: ChartRow) -> str:
    """Return an election's kind and result."""
    if row.election_kind < 0:
        return say("Election\u00a0%1: not yet known", row.number)
    opening = say(words.OPENINGS[Profession(row.election_kind)], row.number)
    if row.chart_winner == TO_COME and row.streak_side >= 0:
        return say(
            "%1. Two in a row for %2: a third would end the game.",
            opening,
            words.side(SIDES[row.streak_side]),
        )
    if row.chart_winner == TO_COME:
        return opening
    votes = (row.ivory_votes, row.brown_votes)
    if row.chart_winner == NEITHER:
        return say("%1. Ivory %2, Brown %3: null", opening, *votes)
    return say(
        "%1. Ivory %2, Brown %3: won by %4", opening, *votes, words.side(SIDES[row.chart_winner])
    )


def chart_warning(row: ChartRow, to: Voices) -> str:
    """Return what the next election may decide after two wins in a row; else empty."""
    if row.chart_winner != TO_COME or row.streak_side < 0:
        return ""
    if to.you is None:
        return say("one more wins the game")
    if SIDES[row.streak_side] is to.you:
        return say("one more and you win")
    return say("one more and you lose")


def representative_label(row: RepresentativeRow) -> str:
    """Return a representative's name, its winner and its election."""
    name = say(words.REPRESENTATIVES[Profession(row.elects)])
    if row.chart_row < 0:
        return say("%1, not elected yet", name)
    if row.chart_column == NEITHER:
        return say("%1, not won: election\u00a0%2 was null", name, row.chart_row + 1)
    return say(
        "%1, won by %2 in election\u00a0%3",
        name,
        words.side(SIDES[row.chart_column]),
        row.chart_row + 1,
    )


def player_label(row: PlayerRow) -> str:
    """Return a player's side, name and level, and numbers of tiles and representatives."""
    if not row.player_name:
        return words.side(SIDES[row.player_side])
    level = ""
    if row.step:
        step = N("Level\u00a0%1 of\u00a0%2.")
        level = say(step, row.step, len(keys.LADDER))
    return " ".join(filter(None, (_tiles(row, ANYBODY), level, _won(row))))


def player_standing(row: PlayerRow, to: Voices) -> str:
    """Return a player's numbers of tiles and representatives, and *you* for their own side."""
    return f"{_tiles(row, to)} {_won(row)}"


def _tiles(row: PlayerRow, to: Voices) -> str:
    """Return a player's name and level, and the tiles in hand and in reserve."""
    side, name = SIDES[row.player_side], row.player_name
    counts = words.tiles(row.hand_size), row.reserve_size
    if side is to.you:
        return say("You: %1 in hand, %2 in reserve.", *counts)
    if to.you or name == words.side(side):
        return say("%1: %2 in hand, %3 in reserve.", name, *counts)
    return say("%1, %2: %3 in hand, %4 in reserve.", words.side(side), name, *counts)


def _won(row: PlayerRow) -> str:
    """Return a player's representatives and elections won in a row."""
    parts = [Words.tr("%n representative(s).", "", row.representatives)]
    if row.streak_length > 1:
        parts.append(Words.tr("%n elections won in a row.", "", row.streak_length))
    return " ".join(parts)


FATES = {
    TileFate.UNSEEN: N("%2’s %1: not seen yet"),
    TileFate.SHOWN: N("%2’s %1: discarded"),
    TileFate.HAND: N("%2’s %1: in hand"),
    TileFate.PLACED: N("%2’s %1: placed"),
    TileFate.TO_DRAW: N("%2’s %1: not drawn yet"),
}


def memory_label(row: MemoryRow) -> str:
    """Return what is known about one of the sixty tiles."""
    tile = Tile(Profession(row.profession), row.value)
    return say(FATES[TileFate(row.fate)], words.tile(tile), words.side(SIDES[row.memory_side]))
