"""The rows of `TileModel`, one for each tile: its place, and its order in a hand or building."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from tyrus_desktop.desktop.enums import NONE, SIDES
from tyrus_desktop.engine.board import BUILDINGS, StandingTile
from tyrus_desktop.engine.tiles import Profession, Side, Tile

Hands = Mapping[Side, Sequence[Tile | None]]
"""Both hands by slot; None for an empty slot."""


class TilePlace(IntEnum):
    """Where a tile is on the screen.

    It is in `RESERVE`, `DISCARD` and `RELEASED` only while it moves. A `RELEASED` tile is where a
    person dropped it, which the view knows. `NOWHERE` is for a row without a tile.
    """

    HAND = 0
    BOARD = 1
    RESERVE = 2
    DISCARD = 3
    RELEASED = 4
    NOWHERE = 5


@dataclass(frozen=True, slots=True)
class TileRow:
    """One tile.

    Attributes:
        place: A `TilePlace`.
        profession: NONE for a hidden face; then `value` is 0.
        building: The index in `BUILDINGS`, or NONE.
        election: When it was placed, with `order`; both count from 1 and are public.
        slot: The position in its hand or in its row of a building, below `slots`.
        numbered: Whether it keeps its slot in the hand.
    """

    tile_side: int
    place: int
    profession: int = NONE
    value: int = 0
    building: int = NONE
    election: int = 0
    order: int = 0
    slot: int = 0
    slots: int = 1
    last_placed: bool = False
    numbered: bool = False

    @property
    def tile(self) -> Tile | None:
        return None if self.profession == NONE else Tile(Profession(self.profession), self.value)


NO_TILE = TileRow(0, TilePlace.NOWHERE)


def arranged(rows: list[TileRow]) -> list[TileRow]:
    """Return the rows with slots: hands are sorted by face, buildings by time of placement."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for index, row in enumerate(rows):
        if row.place in (TilePlace.HAND, TilePlace.BOARD) and not row.numbered:
            groups.setdefault((row.tile_side, row.place, row.building), []).append(index)
    arranged = list(rows)
    for members in groups.values():
        members.sort(key=lambda i: (rows[i].election, rows[i].order, *_face_order(rows[i])))
        for slot, index in enumerate(members):
            if (rows[index].slot, rows[index].slots) != (slot, len(members)):
                arranged[index] = replace(rows[index], slot=slot, slots=len(members))
    return arranged


def place_of(row: TileRow) -> object:
    """Return the identity of a tile on the board; None for a tile elsewhere."""
    return (row.election, row.order) if row.place == TilePlace.BOARD else None


def face_of(row: TileRow) -> object:
    """Return the identity of a face-up tile; None for a back."""
    return (row.tile_side, row.profession, row.value) if row.tile else None


def owner_of(row: TileRow) -> object:
    """Return an identity shared by all tiles of a side."""
    return row.tile_side


def any_row(_: TileRow) -> object:
    """Return an identity shared by all rows."""
    return True


def with_face(row: TileRow, tile: Tile | None) -> TileRow:
    """Return the row with this face."""
    assert tile is not None
    return replace(row, profession=int(tile.profession), value=tile.value)


def face_down(row: TileRow) -> TileRow:
    """Return the row without its face."""
    return replace(row, profession=NONE, value=0)


def in_hand(row: TileRow, side: Side) -> bool:
    """Return whether a tile is in the hand of `side`."""
    return row.place == TilePlace.HAND and SIDES[row.tile_side] is side


def hand_row(side: Side, tile: Tile | None) -> TileRow:
    """Return the row of a tile in a hand; None for a hidden face."""
    row = TileRow(SIDES.index(side), TilePlace.HAND)
    return with_face(row, tile) if tile else row


def slot_rows(side: Side, hand: Sequence[Tile | None], *, faces: bool) -> list[TileRow]:
    """Return the rows of a hand whose tiles keep their slots, with or without `faces`."""
    return [
        replace(hand_row(side, tile if faces else None), slot=slot, slots=len(hand), numbered=True)
        for slot, tile in enumerate(hand)
        if tile is not None
    ]


def board_row(standing: StandingTile) -> TileRow:
    """Return the row of a tile on the board."""
    row = TileRow(
        SIDES.index(standing.owner),
        TilePlace.BOARD,
        building=BUILDINGS.index(standing.building),
        election=standing.election,
        order=standing.order,
    )
    return with_face(row, standing.tile) if standing.tile else row


def _face_order(row: TileRow) -> tuple[int, int]:
    return (row.profession, row.value) if row.place == TilePlace.HAND else (0, 0)
