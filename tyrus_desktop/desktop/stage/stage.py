"""The stage: one side's view, and the models filled from it for QML.

On an open table, when both sides look at the screen, only the public part of an event is shown.
`event_beats` decides when and for how long.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.models.log_model import LogRow, public
from tyrus_desktop.desktop.models.players import NO_STEPS
from tyrus_desktop.desktop.models.tile_rows import Hands
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine import events
from tyrus_desktop.engine import view as views
from tyrus_desktop.engine.board import Placement, StandingTile
from tyrus_desktop.engine.tiles import Profession, Side, Tile

if TYPE_CHECKING:
    from tyrus_desktop.desktop.stage.tempo import Manner
    from tyrus_desktop.engine.events import Event
    from tyrus_desktop.engine.view import PlayerView


class Stage(QObject):
    """Fills `models` from `view`, the part of the game that the viewing side has been shown.

    `changed` follows every change of the view. `cued` carries the `Cue` of a change without a beat.
    `tally_shown` follows the verdict of each tally. `drawn` has the tiles of the latest draw, if
    their faces are shown.
    """

    changed = Signal()
    cued = Signal(object)
    tally_shown = Signal()

    def __init__(
        self, parent: QObject | None = None, manner: Callable[[], Manner] | None = None
    ) -> None:
        """`manner` returns how to show tallies; by default without pauses."""
        super().__init__(parent)
        self._manner = manner
        self.models = TableModels(lambda: self.viewer, self)
        self.view: PlayerView | None = None
        self.drawn: tuple[Tile, ...] = ()
        self._open_table = False
        self._names: Mapping[Side, str] = dict.fromkeys(Side, "")
        self._steps: Mapping[Side, int] = NO_STEPS

    @property
    def open_table(self) -> bool:
        """Whether the models show only public information."""
        return self._open_table

    @property
    def viewer(self) -> Side | None:
        """The side that the models are filled for; None for both."""
        return None if self._open_table or self.view is None else self.view.side

    def get_manner(self) -> Manner:
        """Return how to show a tally now."""
        from tyrus_desktop.desktop.stage.tempo import Manner  # With the first tally.

        return self._manner() if self._manner else Manner()

    # Showing a state at once

    def name_players(self, voices: Voices, steps: Mapping[Side, int] = NO_STEPS) -> None:
        """Set the players and, of computer players, the steps on the ladder of levels."""
        self._names, self._steps = voices.names, steps
        self.models.address(voices)
        if self.view is not None:
            self.models.players.show(self.view, voices.names, steps)

    def clear(self) -> None:
        """Clear the table."""
        self._open_table = False
        self.view = None
        self.models.clear()
        self.changed.emit()

    def begin(self, view: PlayerView) -> None:
        """Set the empty view before the first event, and show the players."""
        self.view = view
        self.models.players.show(view, self._names, self._steps)

    def show(
        self, view: PlayerView, *, open_table: bool = False, hands: Hands | None = None
    ) -> None:
        """Show a whole view at once, with both `hands` by slot if given."""
        self.view, self._open_table = view, open_table
        self.models.tiles.show(view, open_table=open_table, hands=hands)
        self.models.update_contents()
        self.models.show_tally(view.tallies)
        self._show_public()

    def show_moment(
        self,
        view: PlayerView,
        story: Sequence[LogRow],
        *,
        open_table: bool,
        counted: bool,
        faces: bool,
    ) -> None:
        """Show a moment of the past at once.

        Args:
            view: The lens's view at that moment.
            story: The log up to it.
            open_table: Whether both sides look.
            counted: Whether its last tally is on the stage.
            faces: Whether the tiles of that tally are face up.
        """
        self.view, self._open_table = view, open_table
        self.models.log.change_rows(story)
        self.models.tiles.show(view, open_table=open_table, keep=True)
        self.models.update_contents()
        self.models.show_tally(view.tallies, on_stage=counted, faces=faces)
        self._show_public()

    def place_before_both(self, event: events.TilePlaced) -> None:
        """Open the table at once, with the tile that has just been placed.

        From now on both persons may look. They see only backs, and a tile that stands on its
        building already, or moves there from where it was released.
        """
        assert self.view is not None
        stood = self.models.tiles.stands(event.standing)
        self._open_table = True
        self.models.tiles.place_before_both(event.standing)
        self.models.update_contents()
        self.models.memory.show(self.view, private=False)
        self.show_hints(None)
        if not stood:
            self.cued.emit(Cue.PLACE)

    def rearrange(self, hands: Hands) -> None:
        """Move the viewing side's tiles to other slots of its hand."""
        assert self.view is not None
        self.models.tiles.show(self.view, open_table=False, hands=hands, keep=True)

    def show_at_curtain(self, view: PlayerView) -> None:
        """Show the public part of a view, whose side sits down behind the curtain."""
        self.view, self._open_table = view, True  # Until then both may look.
        self.models.tiles.clear()
        self.models.show_tally(view.tallies)
        self._show_public()
        self.clear_for_handover()

    def clear_for_handover(self) -> None:
        """Remove all tiles until the next person is seated."""
        assert self.view is not None
        self._open_table = False
        self.models.tiles.clear()
        self.models.memory.show(self.view, private=False)
        self.show_hints(None)

    def show_hints(self, profession: Profession | None) -> None:
        """Show in each building the role of a tile of this profession; None for no hints."""
        if self.view is not None:
            self.models.buildings.show_hints(self.view.side, profession)

    def standing(self, placement: Placement) -> StandingTile:
        """Return the viewing side's tile as it stands after a placement."""
        assert self.view is not None
        view = self.view
        order = view.placed + 1
        return StandingTile(view.side, placement.building, view.election, order, placement.tile)

    def place_provisionally(
        self, placement: Placement, side: Side | None = None, from_slot: int | None = None
    ) -> None:
        """Show a placed tile while it can be taken back or is being saved.

        In open play by slots it belongs to `side`, and its face is hidden.
        """
        standing = self.standing(placement)
        if side is not None:
            standing = replace(standing, owner=side, tile=None)
        if not self.models.tiles.stands(standing):
            self.show_hints(None)
            self.models.tiles.place(standing, from_slot)
            self.cued.emit(Cue.PLACE)

    def take_back(self) -> None:
        """Show the provisionally placed tile in the hand again."""
        assert self.view is not None
        self.models.tiles.take_back(self.view.election, self.view.placed + 1)
        self.cued.emit(Cue.LIFT)

    def fill_log(self, story: Sequence[Event]) -> None:
        """Add the events of a story to the log that are not in it yet."""
        self.models.log.add_story(story)

    # Showing an event

    def apply(
        self,
        event: Event,
        *,
        open_table: bool,
        from_slot: int | None = None,
        log: bool = True,
    ) -> None:
        """Show the change of an event at once.

        Args:
            event: Redacted for the viewing side.
            open_table: Whether both sides look.
            from_slot: The slot of the hand that a placed tile leaves, if known.
            log: Whether to add the event to the log.
        """
        assert self.view is not None
        match public(event) if open_table else event:
            case events.TilesDrawn(side, count, tiles):
                self.models.tiles.forget_slots()
                self.models.tiles.draw(side, tiles or [None] * count)
                self.drawn = tiles or ()
            case events.TilePlaced(standing):
                self.models.tiles.place(standing, from_slot)
        if isinstance(event, events.TilesRevealed):
            for side in Side:
                self.models.tiles.reveal(event, side)
        self.view, self._open_table = views.fold(self.view, event), open_table
        if log:
            self.models.log.add(event)
        if isinstance(event, events.GameStarted):
            self.changed.emit()
        else:
            self._show_public()

    def _show_public(self) -> None:
        assert self.view is not None
        self.models.show_public(self.view)
        self.models.players.show(self.view, self._names, self._steps)
        self.models.memory.show(self.view, private=not self._open_table)
        self.changed.emit()
