"""Full descriptions of tiles, buildings and hands, for screen readers.

They are made only from the rows of the models, so they reveal no more than the screen. Short labels
and sentences about events are in `sentences`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.enums import ROLES, SIDES
from tyrus_desktop.desktop.models.buildings import BuildingRow
from tyrus_desktop.desktop.models.tile_rows import TilePlace, TileRow, in_hand
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.sentences import building_label, hint_name, hint_when
from tyrus_desktop.desktop.text.words import Words, translate
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.tiles import Side, Tile

_ROLE_HELD = {
    Role.VOTE: QT_TRANSLATE_NOOP("Words", "Your tile would vote here."),
    Role.BLOCK: QT_TRANSLATE_NOOP("Words", "Your tile would block here."),
    Role.COUNTER: QT_TRANSLATE_NOOP("Words", "Your tile would counter blocks here."),
    Role.BLUFF: QT_TRANSLATE_NOOP("Words", "Your tile would be a bluff here."),
}


def describe_contents(row: BuildingRow, tiles: Sequence[TileRow], viewer: Side | None) -> str:
    """Describe a building by its name and contents."""
    if not tiles:
        return ""
    here = [t for t in tiles if t.place == TilePlace.BOARD and t.building == row.building]
    sentences = [text for side in _sides(viewer) for text in _tiles_of(side, here, viewer)]
    if not here:
        sentences.append(translate(QT_TRANSLATE_NOOP("Words", "No tiles here.")))
    sentences.append(_counting(row))
    if row.hint_role >= 0:
        sentences.insert(0, translate(_ROLE_HELD[ROLES[row.hint_role]]))
    return " ".join(filter(None, sentences))


def describe_building(row: BuildingRow, contents: str) -> str:
    """Describe a building by its name and its contents (see `describe_contents`)."""
    return translate(QT_TRANSLATE_NOOP("Words", "%1. %2"), building_label(row), contents)


def describe_tile(row: TileRow) -> str:
    """Describe what a tile's label leaves out: its place in the hand, or when it was placed."""
    if row.place == TilePlace.HAND:
        if not row.tile or row.numbered:
            return ""
        text = QT_TRANSLATE_NOOP("Words", "%1 of\u00a0%2.")
        return translate(text, row.slot + 1, row.slots)
    if row.place != TilePlace.BOARD:
        return ""
    placed = QT_TRANSLATE_NOOP("Words", "Placed in election\u00a0%1.")
    sentences = [translate(placed, row.election)]
    if row.last_placed:
        sentences.append(translate(QT_TRANSLATE_NOOP("Words", "It was placed last.")))
    return " ".join(sentences)


def describe_hand(tiles: Sequence[TileRow], side: Side) -> str:
    """Describe a side's hand: its faces where they are shown, else its slots or their number."""
    hand = sorted((t for t in tiles if in_hand(t, side)), key=lambda tile: tile.slot)
    owner = words.side(side)
    if not hand:
        return translate(QT_TRANSLATE_NOOP("Words", "%1’s hand is empty."), owner)
    faces = [_hand_tile(tile) for tile in hand if tile.tile]
    if faces:
        text = QT_TRANSLATE_NOOP("Words", "%1’s hand: %2.")
        return translate(text, owner, ", ".join(faces))
    if hand[0].numbered:
        slots = ", ".join(str(tile.slot + 1) for tile in hand)
        return translate(QT_TRANSLATE_NOOP("Words", "%1’s filled slots: %2."), owner, slots)
    text = Words.tr("%n tile(s) in %1’s hand.", "", len(hand))
    return words.fill(text, owner)


def describe_held_tile(tiles: Sequence[TileRow], side: Side, slot: int) -> str:
    """Describe the tile that a side has picked up: its face if shown, and its slot if any."""
    for row in tiles:
        if in_hand(row, side) and row.slot == slot:
            if row.tile:
                text = QT_TRANSLATE_NOOP("Words", "Holding %1.")
                return translate(text, _hand_tile(row))
            text = QT_TRANSLATE_NOOP("Words", "Holding the tile in slot\u00a0%1.")
            return translate(text, slot + 1)
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
    text = QT_TRANSLATE_NOOP("Words", "%1: %2, %3.")
    parts = [translate(text, building_label(row), hint_name(row), hint_when(row)) for row in useful]
    elsewhere = QT_TRANSLATE_NOOP("Words", "Elsewhere it would be a bluff.")
    return " ".join([*parts, translate(elsewhere)])


def drawn_tiles(tiles: Sequence[Tile]) -> str:
    """Name the tiles just drawn; empty if none are visible."""
    if not tiles:
        return ""
    text = QT_TRANSLATE_NOOP("Words", "Drawn: %1.")
    return translate(text, ", ".join(map(words.tile, tiles)))


def _hand_tile(row: TileRow) -> str:
    """Return the name of a tile in a hand, with its slot where hands have slots."""
    assert row.tile is not None
    if not row.numbered:
        return words.tile(row.tile)
    text = QT_TRANSLATE_NOOP("Words", "%1 in slot\u00a0%2")
    return translate(text, words.tile(row.tile), row.slot + 1)


def _sides(viewer: Side | None) -> tuple[Side, ...]:
    return SIDES if viewer is None else (viewer, viewer.other)


def _tiles_of(side: Side, here: Sequence[TileRow], viewer: Side | None) -> Iterator[str]:
    """Yield a sentence for a side's visible tiles in a building, and one for its hidden tiles."""
    mine = [tile for tile in here if SIDES[tile.tile_side] is side]
    faces = [words.tile(tile.tile) for tile in mine if tile.tile]
    hidden = len(mine) - len(faces)
    if faces and side is viewer:
        one = QT_TRANSLATE_NOOP("Words", "Your tile: %1.")
        more = QT_TRANSLATE_NOOP("Words", "Your tiles: %1.")
        yield translate(one if len(faces) == 1 else more, ", ".join(faces))
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
        return translate(QT_TRANSLATE_NOOP("Words", "The election is here."))
    if row.closed:
        return translate(QT_TRANSLATE_NOOP("Words", "No elections left here."))
    if row.elections_left == 0:
        return ""
    return Words.tr("%n election(s) left here.", "", row.elections_left)
