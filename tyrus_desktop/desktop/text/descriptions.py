"""What lies where, told in full: for screen readers, and for whoever asks by a key.

Made from what the models show and from nothing else, so that it can tell no more than they do.
The short names of things are in `sentences`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.enums import ROLES, SIDES
from tyrus_desktop.desktop.models.buildings import BuildingRow
from tyrus_desktop.desktop.models.tiles import TilePlace, TileRow
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.sentences import hint_name
from tyrus_desktop.desktop.text.words import Words, translate
from tyrus_desktop.engine.board import BUILDINGS, Role
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side

_DID = {
    Role.VOTE: QT_TRANSLATE_NOOP("Words", "It votes."),
    Role.BLOCK: QT_TRANSLATE_NOOP("Words", "It blocks."),
    Role.COUNTER: QT_TRANSLATE_NOOP("Words", "It counters."),
    Role.BLUFF: QT_TRANSLATE_NOOP("Words", "It was a bluff, and counts for nothing."),
}


def building_contents(row: BuildingRow, tiles: Sequence[TileRow], viewer: Side | None) -> str:
    """Tell which tiles stand in a building, what the held one would do, and if it counts there.

    `viewer` is the side for whose eyes the table is, None for both's. Empty while no tile at all
    is on the table, as behind a curtain: then nobody can say what stands where.
    """
    if not tiles:
        return ""
    building = 3 * row.building_side + row.building_kind
    here = [t for t in tiles if t.place == TilePlace.BOARD and t.building == building]
    told = [text for side in _in_order(viewer) for text in _tiles_of(side, here, viewer)]
    if not here:
        told.append(translate(QT_TRANSLATE_NOOP("Words", "No tile stands here.")))
    told.append(_counting(row))
    if row.hint_role >= 0:
        text = QT_TRANSLATE_NOOP("Words", "The tile held: %1.")
        told.append(translate(text, hint_name(row)))
    return " ".join(filter(None, told))


def tile_account(row: TileRow) -> str:
    """Tell of a tile what its name leaves out: its place in the hand, or since when it stands."""
    if row.place == TilePlace.HAND:
        if not row.tile or row.numbered:
            return ""
        text = QT_TRANSLATE_NOOP("Words", "Tile %1 of %2 in the hand.")
        return translate(text, row.slot + 1, row.slots)
    if row.place != TilePlace.BOARD:
        return ""
    placed = QT_TRANSLATE_NOOP("Words", "Placed in election %1.")
    told = [translate(placed, row.election)]
    if row.last_placed:
        told.append(translate(QT_TRANSLATE_NOOP("Words", "It is the tile placed last.")))
    if row.tile_role >= 0:
        told.append(translate(_DID[ROLES[row.tile_role]]))
    return " ".join(told)


def hand_account(tiles: Sequence[TileRow], side: Side) -> str:
    """Tell a side's hand: its faces where they are shown, else its slots or their number."""
    hand = [t for t in tiles if t.place == TilePlace.HAND and SIDES[t.tile_side] is side]
    hand.sort(key=lambda tile: tile.slot)
    owner = words.side(side)
    if not hand:
        return translate(QT_TRANSLATE_NOOP("Words", "The hand of %1 is empty."), owner)
    faces = [_in_hand(tile) for tile in hand if tile.tile]
    if faces:
        text = QT_TRANSLATE_NOOP("Words", "The hand of %1: %2.")
        return translate(text, owner, ", ".join(faces))
    if hand[0].numbered:
        slots = ", ".join(str(tile.slot + 1) for tile in hand)
        return translate(QT_TRANSLATE_NOOP("Words", "Slots of %1: %2."), owner, slots)
    text = Words.tr("%n tile(s) in the hand of %1.", "", len(hand))
    return words.filled(text, owner)


def tally_account(tally: Tally) -> str:
    """Tell which tiles a tally showed, building by building; empty where there were none."""
    told = []
    for building in BUILDINGS:
        shown = [each for each in tally.shown if each.building == building and each.tile]
        if not shown:
            continue
        of = QT_TRANSLATE_NOOP("Words", "%1 of %2")
        names = [translate(of, words.tile(s.tile), words.side(s.owner)) for s in shown if s.tile]
        text = QT_TRANSLATE_NOOP("Words", "Shown in %1: %2.")
        told.append(translate(text, words.building(building), ", ".join(names)))
    return " ".join(told)


def _in_hand(row: TileRow) -> str:
    """Name a tile of a hand, and its slot where hands have slots."""
    assert row.tile is not None
    if not row.numbered:
        return words.tile(row.tile)
    text = QT_TRANSLATE_NOOP("Words", "%1 in slot %2")
    return translate(text, words.tile(row.tile), row.slot + 1)


def _in_order(viewer: Side | None) -> tuple[Side, ...]:
    return SIDES if viewer is None else (viewer, viewer.other)


def _tiles_of(side: Side, here: Sequence[TileRow], viewer: Side | None) -> Iterator[str]:
    """Yield one sentence for a side's faces in a building, and one for its backs."""
    mine = [tile for tile in here if SIDES[tile.tile_side] is side]
    faces = [words.tile(tile.tile) for tile in mine if tile.tile]
    hidden = len(mine) - len(faces)
    if faces and side is viewer:
        text = Words.tr("%n of your tiles: %1.", "", len(faces))
        yield words.filled(text, ", ".join(faces))
    elif faces:
        text = Words.tr("%n tile(s) of %1: %2.", "", len(faces))
        yield words.filled(text, words.side(side), ", ".join(faces))
    if hidden and viewer is side.other:
        yield Words.tr("%n enemy tile(s), hidden.", "", hidden)
    elif hidden:
        text = Words.tr("%n tile(s) of %1, hidden.", "", hidden)
        yield words.filled(text, words.side(side))


def _counting(row: BuildingRow) -> str:
    """Say when a building's tiles are counted."""
    if row.in_force:
        return translate(QT_TRANSLATE_NOOP("Words", "The election is here."))
    if row.closed:
        return translate(QT_TRANSLATE_NOOP("Words", "No election is left here."))
    if row.elections_left == 0:
        return ""
    return Words.tr("%n election(s) to come here.", "", row.elections_left)
