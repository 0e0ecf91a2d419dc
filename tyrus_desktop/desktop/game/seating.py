"""How the players of one game share the screen: the base class and the two usual ways.

A seating decides whose view is on the stage and when the screen is handed over. The computer's
turns, saving and the timing of beats are handled in `course`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, assert_never

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.event_beats import event_beats, unseen_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.events import ElectionTallied, Event, TilePlaced
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import SideEvents

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.slots import Slots
    from tyrus_desktop.desktop.game.teacher import Teacher


class Seating(ABC):
    """Who looks at the screen in one game.

    `open_table`: both sides look, so no hidden face is shown.
    """

    allows_undo = False
    """Whether a placed tile can be taken back before the opponent sees it."""

    def __init__(self, game: Game, stage: Stage) -> None:
        self._game = game
        self._stage = stage
        self.open_table = game.hot_seat

    @property
    def slots(self) -> Slots | None:
        """The slots of both hands, if tiles are played with their backs to the screen."""
        return None

    @property
    def teacher(self) -> Teacher | None:
        """The teacher, in a lesson."""
        return None

    @property
    def taught(self) -> bool:
        """Whether a lesson has reached its end."""
        return False

    @property
    def next_to_sit(self) -> Side | None:
        """The side that sits at the screen or takes the seat next."""
        return self._game.to_play

    @property
    def looks_again(self) -> bool:
        """Whether the side that takes the seat has asked to see its hand again."""
        return False

    @property
    def hand_side(self) -> Side:
        """The side whose hand is in front."""
        return self._game.viewer

    def quitter(self, phase: Phase) -> Side | None:
        """Return the side that can resign now: the side of the only person who sees the screen.

        None while the curtain is closed or two persons look at the table.
        """
        game, viewer = self._game, self._game.viewer
        alone = self.opens_hand(phase) if game.hot_seat else game.seats[viewer].is_person
        return viewer if alone else None

    def opens_hand(self, phase: Phase) -> bool:
        """Return whether one of two persons has a hand open that the other must not see.

        Such a hand is covered whenever both might look. A phase counts as open unless it is known
        to be closed, so that covering errs on the safe side.
        """
        if not self._game.hot_seat:
            return False
        match phase:
            case (
                Phase.NO_GAME
                | Phase.CURTAIN
                | Phase.SEATED
                | Phase.OVER
                | Phase.REPLAY
                | Phase.TRYING
            ):
                return False
            case (  # Two persons never reach the last two.
                Phase.PERSON
                | Phase.PLACED
                | Phase.SHOWING
                | Phase.LOOKING
                | Phase.COMPUTER
                | Phase.TAUGHT
            ):
                return not self.open_table
            case _:
                assert_never(phase)

    def curtain_falls_next(self, phase: Phase) -> bool:
        """Return whether the current beats end by closing the curtain over an open hand."""
        others_turn = self._game.to_play not in {None, self._game.viewer}
        return phase is Phase.SHOWING and self.opens_hand(phase) and others_turn

    def cover_while_saving(self) -> None:
        """Show only the backs of tiles while the last placement is still being saved."""
        assert self._stage.view is not None
        self.open_table = True
        # Otherwise faces would stay visible while their tiles turn over.
        self._stage.clear_for_handover()
        self._stage.show(self._stage.view, open_table=True)

    def accepts(self, placement: Placement) -> bool:
        """Return whether a legal placement is accepted; a lesson may reject it."""
        return True

    def tile(self, slot: int) -> Tile | None:
        """Return the tile in a slot of the hand in front; None for an empty slot."""
        hand = self._stage.view.hand if self._stage.view else ()
        return hand[slot] if 0 <= slot < len(hand) else None

    def beats(self, events: Iterable[Event]) -> Iterator[Beat]:
        """Yield the beats of the events that everybody at the screen may see."""
        return chain.from_iterable(
            event_beats(self._stage, event, open_table=self.open_table) for event in events
        )

    def place_provisionally(self, side: Side, placement: Placement) -> None:
        """Show a person's tile on its building before the placement is saved."""
        self._stage.place_provisionally(placement)

    @abstractmethod
    def placed(
        self, placement: Placement, events: SideEvents, enemy_view: PlayerView
    ) -> Iterator[Beat]:
        """Yield the beats of a placement; `enemy_view` is the opponent's view before it."""

    @abstractmethod
    def await_person(self, view: PlayerView) -> Phase:
        """Prepare the stage for the person whose turn it is, and return the next phase."""

    def show_tiles(self) -> Phase:
        """Show the seated side its view; return the next phase."""
        raise NotImplementedError

    def unseen_beats(self) -> Iterator[Beat]:
        """Yield the beats of placements that the side at the screen has not seen yet."""
        return iter(())

    def rearrange(self, slot: int, to: int) -> int:
        """Move a tile of the person who looks at their slots; return the slot that it takes."""
        raise NotImplementedError

    def look_again(self) -> None:
        """Let the person to play look at their slots again, behind the curtain."""
        raise NotImplementedError

    def stop_looking(self) -> None:
        """End a look at a hand; the next look or open play follows."""
        raise NotImplementedError


class AgainstComputer(Seating):
    """One person, who sees the screen all the time."""

    allows_undo = True

    def placed(
        self, placement: Placement, events: SideEvents, enemy_view: PlayerView
    ) -> Iterator[Beat]:
        return self.beats(events[self._game.viewer])

    def await_person(self, view: PlayerView) -> Phase:
        return Phase.PERSON


class ByCurtains(Seating):
    """Two persons who take turns at the screen, with a curtain between turns.

    A placed tile stays with its owner until it is final, the last one of an election, too.
    """

    allows_undo = True

    def __init__(self, game: Game, stage: Stage) -> None:
        super().__init__(game, stage)
        self._unseen: tuple[PlayerView, tuple[TilePlaced, ...]] | None = None

    def place_provisionally(self, side: Side, placement: Placement) -> None:
        """Show an election's last tile to both players at once, with all tiles face down."""
        view = self._stage.view
        if view is not None and view.placed == PLACEMENTS - 1:
            self.open_table = True
            self._stage.place_before_both(TilePlaced(self._stage.standing(placement)))
        else:
            super().place_provisionally(side, placement)

    def placed(
        self, placement: Placement, events: SideEvents, enemy_view: PlayerView
    ) -> Iterator[Beat]:
        """After an election's last tile, show the tally to both; else queue the placement."""
        viewer = self._game.viewer
        if any(isinstance(event, ElectionTallied) for event in events[viewer]):
            self.open_table = True
        else:
            self._unseen = (enemy_view, _placements(events[viewer.other]))
        return self.beats(events[viewer])

    def await_person(self, view: PlayerView) -> Phase:
        if not self.open_table and self._game.viewer is view.to_play:
            return Phase.PERSON
        self._stage.clear_for_handover()
        return Phase.CURTAIN

    def show_tiles(self) -> Phase:
        to_play = self._game.to_play
        assert to_play is not None
        self._game.viewer = to_play
        self.open_table = False
        self._stage.show(self._unseen[0] if self._unseen else self._game.view())
        return Phase.SHOWING

    def unseen_beats(self) -> Iterator[Beat]:
        placements = self._unseen[1] if self._unseen else ()
        self._unseen = None
        return unseen_beats(self._stage, placements)


def _placements(events: Iterable[Event]) -> tuple[TilePlaced, ...]:
    return tuple(event for event in events if isinstance(event, TilePlaced))
