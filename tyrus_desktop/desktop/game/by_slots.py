"""Open play by slot: two persons look at their tiles once an election, then play from memory.

Each looks behind a curtain, and may put their tiles in another order; then all tiles show their
backs. Hands are dealt to slots at random before each election, so that no tile can be followed from
one election to the next. The order is not recorded: a resumed game deals the slots again.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seating import Seating
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.slots import Slots
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.events import TilePlaced
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import SideEvents


class BySlots(Seating):
    """Two persons who look at their hands once an election, then play openly by slot."""

    def __init__(self, game: Game, stage: Stage, rng: random.Random) -> None:
        """`rng` assigns tiles to slots."""
        super().__init__(game, stage)
        self._slots = Slots(rng)
        self._asked_again = False

    @property
    def slots(self) -> Slots:
        return self._slots

    @property
    def next_to_sit(self) -> Side | None:
        return self._slots.to_look[0] if self._slots.to_look else self._game.to_play

    @property
    def looks_again(self) -> bool:
        return self._asked_again

    @property
    def hand_side(self) -> Side:
        return self.next_to_sit or self._game.viewer

    def quitter(self, phase: Phase) -> Side | None:
        """In open play, the person whose turn it is can resign."""
        return self._game.to_play if phase is Phase.PERSON else super().quitter(phase)

    def place_provisionally(self, side: Side, placement: Placement) -> None:
        slot = self._slots.hands[side].index(placement.tile)
        self._stage.place_provisionally(placement, side, slot)

    def tile(self, slot: int) -> Tile | None:
        return self._slots.tile(self.hand_side, slot)

    def placed(
        self, placement: Placement, events: SideEvents, enemy_view: PlayerView
    ) -> Iterator[Beat]:
        mine = events[self._game.viewer]
        owners = [event.standing.owner for event in mine if isinstance(event, TilePlaced)]
        slot = self._slots.take(owners[0], placement.tile)
        return chain.from_iterable(
            event_beats(self._stage, event, open_table=self.open_table, from_slot=slot)
            for event in mine
        )

    def await_person(self, view: PlayerView) -> Phase:
        """Before an election's first tile, let both look at their hands; then play openly."""
        assert view.to_play is not None
        self._slots.begin_election(view.election, view.to_play)
        if self._slots.to_look:
            self._stage.clear_for_handover()
            return Phase.CURTAIN
        self._game.viewer = Side.IVORY
        self.open_table = True
        self._stage.show(self._game.view(), open_table=True, hands=self._slots.hands)
        return Phase.PERSON

    def show_tiles(self) -> Phase:
        side = self._slots.to_look[0]
        if not self._slots.hands[side]:
            self._slots.shuffle(side, self._game.view(side).hand)
        self._game.viewer = side
        self.open_table = False
        self._stage.show(self._game.view(side), hands=self._slots.hands)
        return Phase.LOOKING

    def rearrange(self, slot: int, to: int) -> int:
        """Move a tile of the person who looks; return the slot that it takes."""
        new = self._slots.move(self._slots.to_look[0], slot, to)
        self._stage.rearrange(self._slots.hands)
        return new

    def look_again(self) -> None:
        assert self._game.to_play is not None
        self._slots.to_look.append(self._game.to_play)
        self._asked_again = True

    def stop_looking(self) -> None:
        # Otherwise a tile on its way to a new slot would continue, with its back to the screen.
        self._stage.clear_for_handover()
        self._asked_again = False
        if self._slots.to_look:
            self._slots.to_look.pop(0)
