"""Full descriptions of tiles, buildings and hands, for screen readers.

They are made only from the rows of the models, so they reveal no more than the screen. Short labels
and sentences about events are in `sentences`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.enums import ROLES, SIDES
from tyrus_desktop.desktop.models.buildings import BuildingRow
from tyrus_desktop.desktop.models.tile_rows import TilePlace, TileRow, in_hand
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.sentences import building_label, hint_name, hint_when
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.tiles import Side, Tile

_ROLE_HELD = {
    Role.VOTE: N("Your tile would vote here."),
    Role.BLOCK: N("Your tile would block here."),
    Role.COUNTER: N("Your tile would counter blocks here."),
    Role.BLUFF: N("Your tile would be a bluff here."),
}


def describe_contents(row: BuildingRow, tiles: Sequence[TileRow], viewer: Side | None) -> str:
    """Describe a building by its name and contents."""
    if not tiles:
        return ""
    here = [t for t in tiles if t.place == TilePlace.BOARD and t.building == row.building]
    sentences = [text for side in _sides(viewer) for text in _tiles_of(side, here, viewer)]
    if not here:
        sentences.append(say("No tiles here."))
    sentences.append(_counting(row))
    if row.hint_role >= 0:
        sentences.insert(0, say(_ROLE_HELD[ROLES[row.hint_role]]))
    return " ".join(filter(None, sentences))


def describe_building(row: BuildingRow, contents: str) -> str:
    """Describe a building by its name and its contents (see `describe_contents`)."""
    return say("%1. %2", building_label(row), contents)


def describe_tile(row: TileRow) -> str:
    """Describe what a tile's label leaves out: its place in the hand, or when it was placed."""
    if row.place == TilePlace.HAND:
        if not row.tile or row.numbered:
            return ""
        return say("%1 of\u00a0%2.", row.slot + 1, row.slots)
    if row.place != TilePlace.BOARD:
        return ""
    placed = N("Placed in election\u00a0%1.")
    sentences = [say(placed, row.election)]
    if row.last_placed:
        sentences.append(say("It was placed last."))
    return " ".join(sentences)


def describe_hand(tiles: Sequence[TileRow], side: Side) -> str:
    """Describe a side's hand: its faces where they are shown, else its slots or their number."""
    hand = sorted((t for t in tiles if in_hand(t, side)), key=lambda tile: tile.slot)
    owner = words.side(side)
    if not hand:
        return say("%1’s hand is empty.", owner)
    faces = [_hand_tile(tile) for tile in hand if tile.tile]
    if faces:
        return say("%1’s hand: %2.", owner, ", ".join(faces))
    if hand[0].numbered:
        slots = ", ".join(str(tile.slot + 1) for tile in hand)
        return say("%1’s filled slots: %2.", owner, slots)
    text = Words.tr("%n tile(s) in %1’s hand.", "", len(hand))
    return words.fill(text, owner)


def describe_held_tile(tiles: Sequence[TileRow], side: Side, slot: int) -> str:
    """Describe the tile that a side has picked up: its face if shown, and its slot if any."""
    for row in tiles:
        if in_hand(row, side) and row.slot == slot:
            if row.tile:
                return say("Holding %1.", _hand_tile(row))
            return say("Holding the tile in slot\u00a0%1.", slot + 1)
    return ""


def describe_moved_tile(tiles: Sequence[TileRow], side: Side, slot: int) -> str:
    """Describe a tile that has been moved to this slot of a hand."""
    return next(_hand_tile(row) for row in tiles if in_hand(row, side) and row.slot == slot)


def describe_hints(buildings: Sequence[BuildingRow]) -> str:
    """Describe the held tile's role in each building; empty without hints."""
    useful = [
        row for row in buildings if row.hint_role >= 0 and ROLES[row.hint_role] is not Role.BLUFF
    ]
    if not useful:
        return ""
    text = N("%1: %2, %3.")
    parts = [say(text, building_label(row), hint_name(row), hint_when(row)) for row in useful]
    return " ".join([*parts, say("Elsewhere it would be a bluff.")])


def drawn_tiles(tiles: Sequence[Tile]) -> str:
    """Name the tiles just drawn; empty if none are visible."""
    if not tiles:
        return ""
    drawn = ", ".join(map(words.tile, tiles))
    return say("Drawn: %1.", drawn)


def _hand_tile(row: TileRow) -> str:
    """Return the name of a tile in a hand, with its slot where hands have slots."""
    assert row.tile is not None
    if not row.numbered:
        return words.tile(row.tile)
    return say("%1 in slot\u00a0%2", words.tile(row.tile), row.slot + 1)


def _sides(viewer: Side | None) -> tuple[Side, ...]:
    return SIDES if viewer is None else (viewer, viewer.other)


def _tiles_of(side: Side, here: Sequence[TileRow], viewer: Side | None) -> Iterator[str]:
    """Yield a sentence for a side's visible tiles in a building, and one for its hidden tiles."""
    mine = [tile for tile in here if SIDES[tile.tile_side] is side]
    faces = [words.tile(tile.tile) for tile in mine if tile.tile]
    hidden = len(mine) - len(faces)
    if faces and side is viewer:
        one = N("Your tile: %1.")
        more = N("Your tiles: %1.")
        yield say(one if len(faces) == 1 else more, ", ".join(faces))
    elif faces:
        text = Words.tr("%n tile(s) of %1: %2.", "", len(faces))
        yield words.fill(text, words.side(side), ", ".join(faces))
    if hidden and viewer is side.other:
        yield Words.tr("%n enemy tile(s), hidden.", "", hidden)
    elif hidden:
        text = Words.tr("%n tile(s) of %1, hidden.", "", hidden)
        yield words.fill(text, words.side(side))


def _counting(row: BuildingRow) -> str:
    """Return when a building's tiles are counted."""
    if row.in_force:
        return say("The election is here.")
    if row.closed:
        return say("No elections left here.")
    if row.elections_left == 0:
        return ""
    return Words.tr("%n election(s) left here.", "", row.elections_left)
