"""The tiles on the table, as one side sees them; on an open table, as both may see them.

A hidden face is not in the model at all. The enemy's hand is a row of identical backs: when it
places a tile, the middle one leaves, so that the slot reveals nothing. The model has the place and
the face of each tile; QML animates its way there.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEnum, QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import SIDES, for_qml
from tyrus_desktop.desktop.models.rows_model import RowsModel, Texts
from tyrus_desktop.desktop.models.tile_rows import (
    NO_TILE,
    Hands,
    TilePlace,
    TileRow,
    any_row,
    arranged,
    board_row,
    face_down,
    face_of,
    hand_row,
    in_hand,
    owner_of,
    place_of,
    slot_rows,
    with_face,
)
from tyrus_desktop.desktop.properties import QmlUncreatable
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.tiles import Side, Tile

if TYPE_CHECKING:
    from tyrus_desktop.engine.events import TilesRevealed
    from tyrus_desktop.engine.view import PlayerView

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The table owns it.")
class TileModel(RowsModel[TileRow]):
    """Every tile on the screen."""

    PlaceForQml = QEnum(for_qml(TilePlace))

    def __init__(self, texts: Texts[TileRow], parent: QObject | None = None) -> None:
        """`texts` are `label` and `description`."""
        super().__init__(TileRow, texts, parent, blank=NO_TILE)

    def clear(self) -> None:
        self.set_rows(())

    def show(
        self,
        view: PlayerView,
        *,
        open_table: bool,
        hands: Hands | None = None,
        keep: bool = False,
    ) -> None:
        """Show a whole view.

        Args:
            view: One side's view.
            open_table: Whether to show public information only.
            hands: Both hands by slot, if tiles keep their slots; the enemy's faces stay hidden.
            keep: Whether rows move with their tiles, so that a view of moments changes little.
        """
        rows = [board_row(standing) for standing in view.standing]
        own = slot_rows(view.side, hands[view.side], faces=True) if hands else []
        rows += own or [hand_row(view.side, tile) for tile in view.hand]
        enemy = slot_rows(view.side.other, hands[view.side.other], faces=False) if hands else []
        rows += enemy or [hand_row(view.side.other, None)] * view.enemy_hand
        for side, hand in view.final_hands:
            if side is not view.side:
                rows = [row for row in rows if not in_hand(row, side)]
                rows += [hand_row(side, tile) for tile in hand]
        if rows and view.standing:
            last = len(view.standing) - 1
            newest = (rows[last].election, rows[last].order) == (view.election, view.placed)
            rows[last] = replace(rows[last], last_placed=newest and not view.over)
        if open_table and not view.final_hands:
            rows = [face_down(row) for row in rows]
        if keep:
            self.arrange_rows(arranged(rows), place_of, face_of, owner_of, any_row)
        else:
            self.set_rows(arranged(rows))

    def place_before_both(self, standing: StandingTile) -> None:
        """Place a tile from its owner's hand, and hide all faces.

        A person who watches must not see which tile of the sorted hand it was. So new rows replace
        the hand, one fewer, and do not move. The row of the placed tile is new, too, and comes from
        no slot: from where it was released, unless it stands there already.
        """
        placed = replace(face_down(board_row(standing)), last_placed=True)
        stood = self.stands(standing)
        left = sum(in_hand(row, standing.owner) for row in self._rows) - (not stood)
        self.remove_rows(
            lambda row: in_hand(row, standing.owner) or place_of(row) == place_of(placed)
        )
        self.conceal()
        for _ in range(left):
            self.insert_row(len(self._rows), hand_row(standing.owner, None))
        before = placed if stood else replace(placed, place=TilePlace.RELEASED)
        self.insert_row(len(self._rows), before)
        self.set_row(len(self._rows) - 1, placed)
        self._arrange()

    def conceal(self) -> None:
        """Hide every face."""
        for index, row in enumerate(self._rows):
            self.set_row(index, replace(face_down(row), last_placed=False))

    def place(self, standing: StandingTile, from_slot: int | None = None) -> None:
        """Move a tile from its owner's hand to the board, unless it is there already.

        It leaves `from_slot` if given, else the slot with its face, else the middle one.
        """
        if self.stands(standing):
            return
        hand = [i for i, row in enumerate(self._rows) if in_hand(row, standing.owner)]
        known = [i for i in hand if standing.tile and self._rows[i].tile == standing.tile]
        slot = [i for i in hand if self._rows[i].numbered and self._rows[i].slot == from_slot]
        moved = (slot or known or [hand[len(hand) // 2]])[0]
        for index, row in enumerate(self._rows):
            self.set_row(index, replace(row, last_placed=False))
        row = board_row(standing)
        if not known:
            row = face_down(row)
        self.set_row(moved, replace(row, last_placed=True))
        self._arrange()

    def stands(self, standing: StandingTile) -> bool:
        """Return whether a tile is on the board."""
        return self.row_of(standing.election, standing.order) is not None

    def take_back(self, election: int, order: int) -> None:
        """Move a provisionally placed tile back to the hand, and mark the previous one as last."""
        index = self.row_of(election, order)
        assert index is not None
        tile = self._rows[index].tile
        self.set_row(index, hand_row(SIDES[self._rows[index].tile_side], tile))
        before = self.row_of(election, order - 1)
        if before is not None:
            self.set_row(before, replace(self._rows[before], last_placed=True))
        self._arrange()

    def forget_slots(self) -> None:
        """Close the gaps in both hands; the next curtain hides the dealing of new slots."""
        for index, row in enumerate(self._rows):
            self.set_row(index, replace(row, numbered=False))
        self._arrange()

    def draw(self, side: Side, tiles: Iterable[Tile | None]) -> None:
        """Move tiles from the reserve to the hand; None for a hidden face."""
        for tile in tiles:
            row = hand_row(side, tile)
            self.insert_row(self._reading_place(row), replace(row, place=TilePlace.RESERVE))
        for index, row in enumerate(self._rows):
            if row.place == TilePlace.RESERVE:
                self.set_row(index, replace(row, place=TilePlace.HAND))
        self._arrange()

    def _reading_place(self, drawn: TileRow) -> int:
        """Return the row index of a drawn tile, as screen readers read a hand in row order."""
        face = (drawn.profession, drawn.value)
        for index, row in enumerate(self._rows):
            waits = row.place in (TilePlace.HAND, TilePlace.RESERVE)
            same = waits and row.tile_side == drawn.tile_side
            if same and (row.profession, row.value) > face:
                return index
        return len(self._rows)

    def turn_over(self, shown: Iterable[StandingTile]) -> None:
        """Show the faces of the tiles of a tally."""
        for standing in shown:
            index = self._index_of(standing)
            row = replace(self._rows[index], last_placed=False)
            self.set_row(index, with_face(row, standing.tile))

    def discard(self, standing: StandingTile) -> None:
        """Move a tile to the discard, for `remove_discarded`."""
        index = self._index_of(standing)
        self.set_row(index, replace(self._rows[index], place=TilePlace.DISCARD))

    def remove_discarded(self) -> None:
        self.remove_rows(lambda row: row.place == TilePlace.DISCARD)
        self._arrange()

    def reveal(self, revealed: TilesRevealed, owner: Side) -> None:
        """Turn over all hidden tiles of a side after the end of the game.

        Hands are sorted then, as their slots are unknown here.
        """
        self.forget_slots()
        for standing in revealed.standing:
            if standing.owner is owner:
                index = self._index_of(standing)
                row = replace(self._rows[index], last_placed=False)
                self.set_row(index, with_face(row, standing.tile))
        slots = [i for i, row in enumerate(self._rows) if in_hand(row, owner)]
        for index, tile in zip(slots, revealed.hands[owner], strict=True):
            self.set_row(index, with_face(self._rows[index], tile))
        self._arrange()

    def row_of(self, election: int, order: int) -> int | None:
        """Return the index of a tile on the board, None if it is not there."""
        for index, row in enumerate(self._rows):
            if row.place == TilePlace.BOARD and (row.election, row.order) == (election, order):
                return index
        return None

    def _index_of(self, standing: StandingTile) -> int:
        index = self.row_of(standing.election, standing.order)
        assert index is not None
        return index

    def _arrange(self) -> None:
        for index, row in enumerate(arranged(self._rows)):
            self.set_row(index, row)
