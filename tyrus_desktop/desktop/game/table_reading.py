"""A finished game read again from one chair, at the table: its tallies come one by one.

Until a tally was guessed at, only what its side had been told before it is here: no later event,
and nothing of the other side. So the replay's moments, log and rail end where the reader is.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from tyrus_desktop.desktop.game.seating import Seating
from tyrus_desktop.desktop.game.session import Game, stories
from tyrus_desktop.desktop.game.table_replay import TableReplay
from tyrus_desktop.desktop.replay.moments import Moment
from tyrus_desktop.desktop.replay.timeline import Story
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.events import ElectionTallied
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.tiles import Side


class Stop(Enum):
    """What the reader is to do: go on, guess, see what the tiles were, or leave at the end."""

    NONE = 0
    GUESS = 1
    TOLD = 2
    END = 3


class TableReading(TableReplay):
    """The reading of a game.

    Attributes:
        chair: the side through whose eyes it is seen.
        seen: whether the person has seen the end of the game, which is where leaving leads to.
        tallies_shown: how many tallies were shown.
    """

    def __init__(  # noqa: PLR0913 - how it begins.
        self,
        game: Game,
        seating: Seating,
        stage: Stage,
        *,
        chair: Side,
        tallies_shown: int,
        seen: bool,
        remembering: bool,
    ) -> None:
        """Begin after this number of tallies."""
        self.chair, self.seen, self.tallies_shown = chair, seen, tallies_shown
        super().__init__(game, seating, stage, remembering=remembering, chair=chair)

    @property
    def stop(self) -> Stop:
        """What the reader is to do at this moment."""
        if not self.at_end:
            return Stop.NONE
        kinds = {Kind.PLACEMENT: Stop.GUESS, Kind.COUNT: Stop.TOLD, Kind.END: Stop.END}
        return kinds.get(self.moment.kind, Stop.NONE)

    @property
    def election(self) -> int:
        """The last election that the reader knows of."""
        return self.timeline.last.election

    @property
    def backs(self) -> tuple[StandingTile, ...]:
        """The enemy's tiles in the next tally or, once it was told, of that tally; in order."""
        view = self.timeline.view(self.timeline.last, self.lens)
        if self.timeline.last.kind is Kind.COUNT:
            shown = view.tallies[-1].shown
        else:
            shown = tuple(t for t in view.standing if t.building.profession is view.kind)
        backs = (standing for standing in shown if standing.owner is not self.chair)
        return tuple(sorted(backs, key=lambda each: (each.election, each.order)))

    def go_on(self) -> None:
        """Let more of the game be told: the tally guessed at, or all up to the next guess."""
        guessed, last_count = self.stop is Stop.GUESS, self._last_count
        self.tallies_shown += guessed
        self._tell(self._stories(with_count=guessed))
        if guessed:  # Its tiles turn over before the eyes of the reader, even without a memory aid.
            self._last_count = last_count

    def _stories(self, *, with_count: bool = False) -> Mapping[Side, Story]:
        """Return the chair's story up to the next guess, or to the tally that was guessed at."""
        story = stories(self._game)[self.chair]
        counts = [n for n, event in enumerate(story) if isinstance(event, ElectionTallied)]
        if with_count:
            return {self.chair: story[: counts[self.tallies_shown - 1] + 1]}
        for number in range(self.tallies_shown, len(counts)):
            event = story[counts[number]]
            assert isinstance(event, ElectionTallied)
            if any(standing.owner is not self.chair for standing in event.tally.shown):
                return {self.chair: story[: counts[number]]}
            self.tallies_shown = number + 1
        return {self.chair: story}

    def _opening(self) -> Moment:
        """Return the moment after the last told tally, or the first."""
        before = self.timeline.count_of(self.tallies_shown)
        return before or self.timeline.moments[0]
