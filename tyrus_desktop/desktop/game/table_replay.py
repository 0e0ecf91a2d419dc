"""The replay of the game at the table: shows any moment through any allowed lens.

A finished game may be seen through both sides' eyes and with all tiles face up. During a game, a
person who plays the computer sees it through their own eyes, and two persons see public facts. A
replay never changes its game: it shows moments on the stage, and then restores the stage.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from tyrus_desktop.desktop.game.seating import Seating
from tyrus_desktop.desktop.game.session import Game, stories
from tyrus_desktop.desktop.models.log_model import LogRow, log_rows
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.replay.lens import EYES, Lens
from tyrus_desktop.desktop.replay.misleading import MisleadingTile, misleading_tiles
from tyrus_desktop.desktop.replay.moments import Moment
from tyrus_desktop.desktop.replay.timeline import Story, Timeline
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.event_beats import event_beats, tally_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.events import ElectionTallied
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.outcome import deciding
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView

TILES, LINES, COUNTED = 30, 100, 12
"""Items reserved in all moments: enough for almost all games, and the same in each moment, so that
their number tells nothing.
"""


class TableReplay:
    """The moment and the lens through which a table shows its game.

    `remembering`: the memory aid is available. Without it, faces from before the last tally stay
    hidden until the end of the game, since remembering is part of the game.
    """

    def __init__(
        self,
        game: Game,
        seating: Seating,
        stage: Stage,
        *,
        remembering: bool,
        chair: Side | None = None,
    ) -> None:
        """Look back at a game; `chair` is the side whose eyes alone may see it, as if it ran."""
        self._game = game
        self._stage = stage
        self.over = game.view().over and chair is None
        self._viewer = chair or game.viewer
        self._tell(self._stories())
        self.lenses = self._allowed(chair)
        # Against the computer, use the player's own lens; otherwise the widest allowed.
        self.lens = self.lenses[-1] if game.hot_seat else EYES[self._viewer]
        last_seen = self._last_seen = game.last_seen if chair is None else None
        if last_seen is not None:
            self.lens = last_seen.lens
        self.lens_before: Lens | None = None
        """The lens to restore when the key for the other side's eyes is released."""

        self.trying = False
        """Whether the board before the placement at this moment is shown, to try another one."""
        self.tried: Placement | None = None
        """The placement that is tried; nobody made it in the game."""

        self.remembering = remembering
        self.moment = self._opening()
        hands = seating.slots.hands if seating.slots and not self.over else None
        self._newest = (stage.view, stage.open_table, hands)
        self._newest_log = stage.models.log.rows

    def _stories(self) -> Mapping[Side, Story]:
        """Return what may be looked back at: both sides' stories only once the game is over."""
        shown = stories(self._game)
        return shown if self.over else {self._viewer: shown[self._viewer]}

    def _tell(self, by_side: Mapping[Side, Story]) -> None:
        """Set the moments, and the log, which is public and so the same for both sides."""
        self.timeline = Timeline(by_side, self._viewer)
        self._log_rows = tuple(log_rows(by_side[self._viewer]))
        counts = [each.index for each in self.timeline.moments if each.kind is Kind.COUNT]
        self._last_count = max(counts, default=0)

    @property
    def near_side(self) -> Side:
        return self.timeline.near_side(self.lens)

    @property
    def lasting_lens(self) -> Lens:
        """The chosen lens, even while a key holds another one."""
        return self.lens_before or self.lens

    @property
    def board(self) -> Moment:
        """The moment whose board is shown: the one before, while another placement is tried."""
        return self.timeline.moments[self.moment.index - 1] if self.trying else self.moment

    @property
    def hidden(self) -> bool:
        """Whether this moment hides faces that were visible when it was played."""
        return self._hides(self.moment)

    def known(self, lens: Lens) -> PlayerView:
        """Return the view for the rail; through `Lens.ALL`, the final view."""
        return self.timeline.view(self.timeline.last if lens is Lens.ALL else self.moment, lens)

    def marks(self, lens: Lens) -> list[tuple[Moment, MisleadingTile]]:
        """Return the tiles that misled the person (or either of two), with their moments.

        Includes only tiles whose faces the lens shows, and none before the end of the game.
        """
        if not self.over:
            return []
        found = misleading_tiles(self.known(lens).tallies, self._game.voices.you)
        placed = ((tile.standing.election, tile.standing.order) for tile in found)
        moments = (self.timeline.placement_of(*each) for each in placed)
        return [(at, tile) for at, tile in zip(moments, found, strict=True) if at is not None]

    @property
    def at_end(self) -> bool:
        """Whether this is the last moment."""
        return self.moment is self.timeline.last

    def begin(self) -> None:
        """Show the first moment of the replay."""
        self._stage.models.keep_room(TILES, LINES, COUNTED)
        self.show(self.moment, self.lens)

    def show(self, moment: Moment, lens: Lens, *, trying: bool = False) -> None:
        """Show a moment at once or, for `trying` another placement, the board before it.

        Raises:
            ValueError: The lens is not allowed.
        """
        if lens not in self.lenses:
            raise ValueError(f"Nobody may look through {lens} now.")
        self.moment, self.lens, self.trying, self.tried = moment, lens, trying, None
        board = self.board
        self._stage.show_moment(
            self.timeline.view(board, lens),
            self._lines(board),
            open_table=self._open_table(board),
            counted=board.kind is Kind.COUNT,
            faces=not self._hides(board),
        )

    def beats(self) -> Iterator[Beat]:
        """Go on to the next moment, and yield its beats.

        Where faces are hidden, one beat shows the moment at once, since nothing can be turned over.
        """
        following = self.timeline.moments[self.moment.index + 1]
        if self._hides(self.moment):
            yield Beat(lambda: self.show(following, self.lens), 0)
            return
        counted = following.kind is Kind.COUNT  # The tally is shown tile by tile.
        if not counted:
            self.moment = following
        view = self._stage.view
        assert view is not None
        yield Beat(lambda: self._stage.models.show_tally(view.tallies), 0)
        manner = replace(self._stage.get_manner(), after="run", reader=False)
        open_table = self._open_table(following)
        for event in self.timeline.events(following, self.lens):
            if isinstance(event, ElectionTallied):
                beats = tally_beats(self._stage, event, manner, open_table=open_table)
            else:
                beats = event_beats(self._stage, event, open_table=open_table)
            for beat in beats:
                yield replace(beat, stop=Stop.NONE, wait_ms=0, timed=None) if beat.stop else beat
        yield Beat(lambda: self._arrive(following), 0)

    def restore(self, *, at_curtain: bool) -> None:
        """Restore the stage; if `at_curtain`, show only public facts."""
        view, open_table, hands = self._newest
        assert view is not None
        if at_curtain:  # Screen readers would read out a hand even if no frame showed it.
            self._stage.show_at_curtain(view)
        else:
            self._stage.show(view, open_table=open_table, hands=hands)
        self._stage.models.log.change_rows(self._newest_log)
        self._stage.models.keep_room(0, 0, 0)

    def _arrive(self, moment: Moment) -> None:
        self.moment = moment
        self._stage.changed.emit()

    def _lines(self, moment: Moment) -> Sequence[LogRow]:
        """Return the log up to a moment."""
        return self._log_rows[: moment.end]

    def _allowed(self, chair: Side | None) -> tuple[Lens, ...]:
        if self.over:
            return (Lens.IVORY, Lens.BROWN, Lens.ALL)
        hot_seat = self._game.hot_seat and chair is None
        return (Lens.PUBLIC,) if hot_seat else (EYES[self._viewer],)

    def _opening(self) -> Moment:
        """Return the first moment to show: the last seen, the newest, or the decisive tally."""
        if self._last_seen is not None:
            return self.timeline.moments[self._last_seen.moment]
        if not self.over or self._stage.view is None:
            return self.timeline.last
        won_by = deciding(self._stage.view.winners, self._stage.view.outcome)
        return (won_by and self.timeline.count_of(won_by[-1])) or self.timeline.last

    def _hides(self, moment: Moment) -> bool:
        return moment.index < self._last_count and not (self.over or self.remembering)

    def _open_table(self, moment: Moment) -> bool:
        return self.lens is Lens.PUBLIC or self._hides(moment)
