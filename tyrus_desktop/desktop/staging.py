"""The stage: the models that QML shows, and how an event becomes the beats that show it.

A beat changes the models and then leaves time for the eye, in milliseconds at normal speed.
The stage knows one side's view at a time; on an open table, when both sides look at the
screen, it is given nothing but the public part of each event.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.beats import Beat
from tyrus_desktop.desktop.counting import count
from tyrus_desktop.desktop.models.counted import whole
from tyrus_desktop.desktop.models.log import DealSealed, public
from tyrus_desktop.desktop.models.players import NOBODYS_STEPS
from tyrus_desktop.desktop.slots import Hands
from tyrus_desktop.desktop.sounds import Cue, cue_of
from tyrus_desktop.desktop.table_models import TableModels
from tyrus_desktop.engine.board import Placement, StandingTile
from tyrus_desktop.engine.events import (
    ElectionOpened,
    ElectionTallied,
    Event,
    GameStarted,
    TilePlaced,
    TilesDrawn,
    TilesRevealed,
)
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView, fold

TOSS, DRAW, OPENING, PLACEMENT = 1700, 650, 900, 650
VERDICT, STAGGER, SWEEP, REVEAL = 1500, 45, 550, 900

LANDING = 200
"""When in its beat the enemy's tile is heard to land."""


class Stage(TableModels):
    """The models, filled. `view` is what the side before the screen has been shown.

    `changed` follows every change of the view. `cued` brings the `Cue` of what is shown without
    a beat.
    """

    changed = Signal()
    cued = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: Mapping[Side, str] = dict.fromkeys(Side, "")
        self._steps: Mapping[Side, int] = NOBODYS_STEPS
        self.view: PlayerView | None = None
        self.open_table = False
        self.from_slot: int | None = None

    def name_players(
        self, names: Mapping[Side, str], steps: Mapping[Side, int] = NOBODYS_STEPS
    ) -> None:
        """Name both players, and say on which step of the ladder a computer player stands."""
        self._names, self._steps = names, steps
        if self.view is not None:
            self.players.show(self.view, names, steps)

    def clear(self) -> None:
        """Take everything off the table."""
        self.open_table = False
        self.view = None
        self.tiles.clear()
        self.log.clear()
        self.tally.clear()
        self.counted.clear()
        self.memory.clear()
        self.chart.show((), ())
        self.representatives.show(())
        self.buildings.show(None)
        self.changed.emit()

    def show(self, view: PlayerView, hands: Hands | None = None) -> None:
        """Show a view whole, at once; with `hands`, both hands by their slots."""
        self.view = view
        self.tiles.show(view, open_table=self.open_table, hands=hands)
        self.tell_contents()
        last = view.tallies[-1] if view.tallies else None
        self.tally.show(last)
        self.counted.clear()
        if last is not None:
            self.counted.show(last, whole(last))
        self._show_public()

    def hide_faces(self) -> None:
        """Make the table an open one, fit for both sides' eyes."""
        assert self.view is not None
        self.open_table = True
        self.tiles.conceal()
        self.tell_contents()
        self.memory.show(self.view, private=False)
        self.show_hints(None)

    def leave_seat(self) -> None:
        """Take away every tile: nobody sits before the screen, and nobody's are there."""
        assert self.view is not None
        self.open_table = False
        self.tiles.clear()
        self.memory.show(self.view, private=False)
        self.show_hints(None)

    def show_hints(self, profession: Profession | None) -> None:
        if self.view is not None:
            self.buildings.show_hints(self.view.side, profession)

    def place_for_now(self, placement: Placement) -> None:
        """Show the viewing side's tile where it was put, while it can still be taken up."""
        assert self.view is not None
        self.show_hints(None)
        self.tiles.place(
            StandingTile(
                self.view.side,
                placement.building,
                self.view.election,
                self.view.placed + 1,
                placement.tile,
            )
        )
        self.cued.emit(Cue.PLACE)

    def take_back(self) -> None:
        """Show that tile back in the hand."""
        assert self.view is not None
        self.tiles.take_back(self.view.election, self.view.placed + 1)
        self.cued.emit(Cue.LIFT)

    def tell_seal(self, seal: str) -> None:
        """Tell both sides under what the deal is sealed."""
        self.log.add(DealSealed(seal))

    def retell(self, events: tuple[Event, ...]) -> None:
        """Fill the log of a game that is taken up again, without showing anything else."""
        for event in events:
            self._tell(event)

    def beats_again(self, placements: tuple[TilePlaced, ...]) -> Iterator[Beat]:
        """Yield the beats that show placements to the side that did not see them made.

        The log has told them already.
        """
        for event in placements:
            yield self._placement(event, tell=False)

    def beats(self, event: Event) -> Iterator[Beat]:
        """Yield the beats that show one event, which must be the viewing side's version."""
        cue = cue_of(event, self._winners)
        match event:
            case GameStarted():
                yield Beat(partial(self._begin, event), TOSS, cue)
            case TilesDrawn():
                yield Beat(partial(self._draw, event), DRAW, cue)
            case ElectionOpened():
                yield Beat(partial(self._take_in, event), OPENING, cue)
            case TilePlaced():
                yield self._placement(event, tell=True)
            case ElectionTallied(tally):
                yield from self._count(tally)
                # Apart from what follows from it: both would be too much for one frame.
                yield Beat(partial(self.tally.close, tally), STAGGER)
                yield Beat(partial(self._take_in, event), VERDICT, cue)
                yield from self._sweep(tally)
            case TilesRevealed():
                yield Beat(partial(self._reveal, event), REVEAL, cue)
            case _:
                yield Beat(partial(self._take_in, event), 0, cue)

    @property
    def viewer(self) -> Side | None:
        return None if self.open_table or self.view is None else self.view.side

    @property
    def _winners(self) -> list[Side | None]:
        return [tally.winner for tally in self.view.tallies] if self.view else []

    def _placement(self, event: TilePlaced, *, tell: bool) -> Beat:
        """A tile that stands already was heard when it was placed for now."""
        show = partial(self._place, event, tell=tell)
        standing = event.standing
        if self.tiles.stands(standing):
            return Beat(show, PLACEMENT)
        own = self.view is not None and standing.owner is self.view.side
        return Beat(show, PLACEMENT, cue_of(event), 0 if own else LANDING)

    def _begin(self, event: GameStarted) -> None:
        assert self.view is not None
        self.view = fold(self.view, event)
        self._tell(event)
        self.changed.emit()

    def _take_in(self, event: Event, *, tell: bool = True) -> None:
        assert self.view is not None
        self.view = fold(self.view, event)
        if tell:
            self._tell(event)
        self._show_public()

    def _draw(self, event: TilesDrawn) -> None:
        shown = public(event) if self.open_table else event
        assert isinstance(shown, TilesDrawn)
        self.tiles.forget_slots()
        self.tiles.draw(event.side, shown.tiles or [None] * event.count)
        self._take_in(event)

    def _place(self, event: TilePlaced, *, tell: bool = True) -> None:
        shown = public(event) if self.open_table else event
        assert isinstance(shown, TilePlaced)
        self.tiles.place(shown.standing, self.from_slot)
        self.from_slot = None
        self._take_in(event, tell=tell)

    def _reveal(self, event: TilesRevealed) -> None:
        self.tiles.reveal(event)
        self._take_in(event)

    def _count(self, tally: Tally) -> Iterator[Beat]:
        return count(self, tally)

    def _sweep(self, tally: Tally) -> Iterator[Beat]:
        """Discard the tiles one after the other, in the order in which they were placed."""
        for standing in tally.shown:
            yield Beat(partial(self.tiles.discard, standing), STAGGER)
        yield Beat(self.tally.sweep, SWEEP)
        yield Beat(self.tiles.remove_discarded, STAGGER)

    def _show_public(self) -> None:
        assert self.view is not None
        self.buildings.show(self.view)
        tallies, outcome = self.view.tallies, self.view.outcome
        self.chart.show(self.view.elections, tallies, outcome, over=self.view.over)
        self.representatives.show(tallies, outcome)
        self.players.show(self.view, self._names, self._steps)
        self.memory.show(self.view, private=not self.open_table)
        self.changed.emit()

    def _tell(self, event: Event) -> None:
        self.log.add(event, heading=isinstance(event, ElectionOpened | GameStarted))
