"""The tiles on the table, as one side sees them or, between two seats, as both may.

A face that may not be seen has no value here at all. The enemy's hand is a row of backs without
identity: its tile is taken from the middle when it places one, so that no slot tells anything.
Place and face are data; how a tile gets there is the view's business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QEnum, QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import ROLES, SIDES, for_qml
from tyrus_desktop.desktop.models.rows import RowsModel
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.engine.board import BUILDINGS, Role, StandingTile, role
from tyrus_desktop.engine.events import TilesRevealed
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

UNKNOWN = -1


Hands = Mapping[Side, Sequence[Tile | None]]
"""Both hands by slot; None for an empty slot."""


class TilePlace(IntEnum):
    """Where a tile is on the screen; `RESERVE` and `DISCARD` only while it moves."""

    HAND = 0
    BOARD = 1
    RESERVE = 2
    DISCARD = 3


@dataclass(frozen=True, slots=True)
class TileRow:
    """One tile. `slot` of `slots` is its place in its hand, or in its row of a building.

    `building` indexes `BUILDINGS`; `profession` is UNKNOWN and `value` 0 for a hidden face;
    `tile_role` indexes `Role` once the tile has been shown at a tally. `election` and `order`
    tell when it was placed; both are public. A `numbered` tile of a hand keeps its slot. Of a
    tile shown at a tally, `effect` is how much of its value counts, UNKNOWN before it does.
    """

    tile_side: int
    place: int
    profession: int = UNKNOWN
    value: int = 0
    building: int = UNKNOWN
    election: int = 0
    order: int = 0
    slot: int = 0
    slots: int = 1
    fallen: bool = False
    tile_role: int = UNKNOWN
    effect: int = UNKNOWN
    last_placed: bool = False
    numbered: bool = False

    @property
    def tile(self) -> Tile | None:
        return None if self.profession == UNKNOWN else Tile(_profession(self), self.value)


@QmlElement
@QmlUncreatable("The table owns it.")
class TileModel(RowsModel[TileRow]):
    """Every tile on the screen."""

    PlaceForQml = QEnum(for_qml(TilePlace))

    def __init__(
        self,
        texts: Mapping[str, Callable[[TileRow], str]] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`texts` gives the text roles `label` and `account`."""
        super().__init__(TileRow, texts, parent)

    def clear(self) -> None:
        self.set_rows(())

    def show(
        self,
        view: PlayerView,
        *,
        open_table: bool,
        hands: Hands | None = None,
    ) -> None:
        """Show a view whole; on an open table without anything that one side alone knows.

        Where `hands` gives hands by slot, only the viewing side's faces are taken from it.
        """
        rows = [_board_row(standing) for standing in view.standing]
        own = _slot_rows(view.side, hands[view.side], faces=True) if hands else []
        rows += own or [_hand_row(view.side, tile) for tile in view.hand]
        enemy = _slot_rows(view.side.other, hands[view.side.other], faces=False) if hands else []
        rows += enemy or [_hand_row(view.side.other, None)] * view.enemy_hand
        for side, hand in view.final_hands:
            if side is not view.side:
                rows = [row for row in rows if not _in_hand(row, side)]
                rows += [_hand_row(side, tile) for tile in hand]
        if rows and view.standing:
            last = len(view.standing) - 1
            rows[last] = replace(rows[last], last_placed=view.placed > 0 and not view.over)
        if open_table and not view.final_hands:
            rows = [replace(row, profession=UNKNOWN, value=0) for row in rows]
        self.set_rows(_arranged(rows))

    def conceal(self) -> None:
        """Hide every face that both sides do not know, before both look at the table."""
        for index, row in enumerate(self._rows):
            if not row.fallen:
                self.set_row(index, replace(row, profession=UNKNOWN, value=0))
        self._arrange()

    def place(self, standing: StandingTile, from_slot: int | None = None) -> None:
        """Move a tile from its owner's hand to the board; one that stands there stays.

        It leaves the slot that is given, else the one where its face is seen, else the middle.
        """
        if self.stands(standing):
            return
        hand = [i for i, row in enumerate(self._rows) if _in_hand(row, standing.owner)]
        known = [i for i in hand if standing.tile and self._rows[i].tile == standing.tile]
        slot = [i for i in hand if self._rows[i].numbered and self._rows[i].slot == from_slot]
        moved = (slot or known or [hand[len(hand) // 2]])[0]
        for index, row in enumerate(self._rows):
            self.set_row(index, replace(row, last_placed=False))
        row = _board_row(standing)
        if not known:
            row = replace(row, profession=UNKNOWN, value=0)
        self.set_row(moved, replace(row, last_placed=True))
        self._arrange()

    def stands(self, standing: StandingTile) -> bool:
        """Whether a tile is on the board already."""
        return self._row_of(standing.election, standing.order) is not None

    def take_back(self, election: int, order: int) -> None:
        """Move a tile that was placed for now back to the hand."""
        index = self._row_of(election, order)
        assert index is not None
        tile = self._rows[index].tile
        self.set_row(index, _hand_row(SIDES[self._rows[index].tile_side], tile))
        self._arrange()

    def forget_slots(self) -> None:
        """Let the hands close their ranks: the slots are drawn anew behind the next curtain."""
        for index, row in enumerate(self._rows):
            self.set_row(index, replace(row, numbered=False))
        self._arrange()

    def draw(self, side: Side, tiles: Iterable[Tile | None]) -> None:
        """Let tiles come from a side's reserve into its hand."""
        for tile in tiles:
            row = _hand_row(side, tile)
            self.insert_row(len(self._rows), replace(row, place=TilePlace.RESERVE))
        for index, row in enumerate(self._rows):
            if row.place == TilePlace.RESERVE:
                self.set_row(index, replace(row, place=TilePlace.HAND))
        self._arrange()

    def topple(self, standing: StandingTile) -> None:
        """Turn one tile of a tally face up."""
        assert standing.tile is not None
        tile_role = role(standing.owner, standing.tile.profession, standing.building)
        index = self._index_of(standing)
        self.set_row(
            index,
            replace(
                self._rows[index],
                profession=int(standing.tile.profession),
                value=standing.tile.value,
                fallen=True,
                tile_role=ROLES.index(tile_role),
                last_placed=False,
            ),
        )

    def count(self, effects: Iterable[tuple[StandingTile, Role, int]]) -> None:
        """Show how much of the values of a tally's tiles counts."""
        for standing, _, effect in effects:
            index = self._index_of(standing)
            self.set_row(index, replace(self._rows[index], effect=effect))

    def discard(self, standing: StandingTile) -> None:
        """Sweep a tile off the board; `remove_discarded` then takes it away."""
        index = self._index_of(standing)
        self.set_row(index, replace(self._rows[index], place=TilePlace.DISCARD))

    def remove_discarded(self) -> None:
        self.remove_rows(lambda row: row.place == TilePlace.DISCARD)
        self._arrange()

    def reveal(self, revealed: TilesRevealed) -> None:
        """After the end: turn over what is still hidden, and fill the hands."""
        for standing in revealed.standing:
            index = self._index_of(standing)
            row = replace(self._rows[index], last_placed=False)
            self.set_row(index, _face(row, standing.tile))
        for side, hand in revealed.hands.items():
            slots = [i for i, row in enumerate(self._rows) if _in_hand(row, side)]
            for index, tile in zip(slots, hand, strict=True):
                self.set_row(index, _face(self._rows[index], tile))
        self._arrange()

    def _index_of(self, standing: StandingTile) -> int:
        index = self._row_of(standing.election, standing.order)
        assert index is not None
        return index

    def _row_of(self, election: int, order: int) -> int | None:
        """The row of the tile placed as number `order` in an election, if it is on the board."""
        for index, row in enumerate(self._rows):
            if row.place == TilePlace.BOARD and (row.election, row.order) == (election, order):
                return index
        return None

    def _arrange(self) -> None:
        for index, row in enumerate(_arranged(self._rows)):
            self.set_row(index, row)


def _arranged(rows: list[TileRow]) -> list[TileRow]:
    """Give every tile its slot: hands sorted by face, rows of buildings by time."""
    groups: dict[tuple[int, int, int], list[int]] = {}
    for index, row in enumerate(rows):
        if row.place in (TilePlace.HAND, TilePlace.BOARD) and not row.numbered:
            groups.setdefault((row.tile_side, row.place, row.building), []).append(index)
    arranged = list(rows)
    for members in groups.values():
        members.sort(key=lambda i: (rows[i].election, rows[i].order, *_face_order(rows[i])))
        for slot, index in enumerate(members):
            arranged[index] = replace(rows[index], slot=slot, slots=len(members))
    return arranged


def _face_order(row: TileRow) -> tuple[int, int]:
    return (row.profession, row.value) if row.place == TilePlace.HAND else (0, 0)


def _face(row: TileRow, tile: Tile | None) -> TileRow:
    assert tile is not None
    return replace(row, profession=int(tile.profession), value=tile.value)


def _in_hand(row: TileRow, side: Side) -> bool:
    return row.place == TilePlace.HAND and SIDES[row.tile_side] is side


def _hand_row(side: Side, tile: Tile | None) -> TileRow:
    row = TileRow(SIDES.index(side), TilePlace.HAND)
    return _face(row, tile) if tile else row


def _slot_rows(side: Side, hand: Sequence[Tile | None], *, faces: bool) -> list[TileRow]:
    return [
        replace(_hand_row(side, tile if faces else None), slot=slot, slots=len(hand), numbered=True)
        for slot, tile in enumerate(hand)
        if tile is not None
    ]


def _board_row(standing: StandingTile) -> TileRow:
    row = TileRow(
        SIDES.index(standing.owner),
        TilePlace.BOARD,
        building=BUILDINGS.index(standing.building),
        election=standing.election,
        order=standing.order,
    )
    return _face(row, standing.tile) if standing.tile else row


def _profession(row: TileRow) -> Profession:
    return Profession(row.profession)
