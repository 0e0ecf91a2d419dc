"""What is at a table: the game, how its players sit, and what the table waits for.

Nothing here changes any of it; that is `table`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.outcome import is_over
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView

if TYPE_CHECKING:  # Imported with the first game.
    from tyrus_desktop.desktop.game.replay import TableReplay
    from tyrus_desktop.desktop.game.seating import Seating
    from tyrus_desktop.desktop.game.slots import Slots
    from tyrus_desktop.desktop.game.teacher import Teacher


class AtTable(QObject):
    """The questions that can be asked of a table."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stage = stage
        self.phase = Phase.NO_GAME
        self.game: Game | None = None
        self.seating: Seating | None = None
        self.replay: TableReplay | None = None
        self.arriving = False
        """Whether a game comes to the table as it stands, so nothing is animated or announced."""

    @property
    def can_give_up(self) -> bool:
        """Whether the person at the screen has a game to give up, on their own side."""
        if not self.unfinished or self.phase is Phase.REPLAY:
            return False
        shown = self.stage.view
        decided = shown is not None and is_over(shown.winners)  # The verdict has said so.
        given_up = self._game.view().given_up_by is not None
        return not (decided or given_up) and self._seating.quitter(self.phase) is not None

    @property
    def can_replay(self) -> bool:
        """Whether one can look back at the game now: it waits for a person, or is over."""
        return self.has_real_game and self.phase in (Phase.PERSON, Phase.OVER)

    @property
    def near_side(self) -> Side:
        """The side whose buildings are in front."""
        if self.replay is not None:
            return self.replay.near_side
        return self.game.viewer if self.game else Side.IVORY

    @property
    def hand_side(self) -> Side:
        """The side whose hand lies before the screen; by slots, that of the side to play.

        While a tally is told, the near side: the other would say that the game goes on.
        """
        if self.replay is not None or self.seating is None or self.untold:
            return self.near_side
        return self.seating.hand_side

    @property
    def over(self) -> bool:
        """Whether the game at the table is over: once that is shown, and so written."""
        if not self.has_real_game:
            return False
        shown = None if self.replay else self.stage.view
        return (shown or self._game.view()).over

    @property
    def untold(self) -> bool:
        """Whether a tally, or the end of the game, is written already but still to be shown."""
        shown = None if self.replay else self.stage.view
        if not self.has_real_game or shown is None:
            return False
        view = self._game.view()
        return len(view.tallies) > len(shown.tallies) or (view.over and not shown.over)

    @property
    def final_view(self) -> PlayerView | None:
        """The view of a game whose end is on the table, with all tiles revealed; else None."""
        return self.stage.view if self.phase is Phase.OVER else None

    @property
    def unfinished(self) -> bool:
        """Whether a game is at the table that is not over."""
        return self.has_real_game and not self.over

    @property
    def leaving_interrupts(self) -> bool:
        """Whether a game is on that leaving would interrupt, if only the one behind a study."""
        origin = self.game.origin if self.game else None
        behind = origin is not None and not origin.view().over
        return behind or (self.unfinished and not self._game.untouched)

    @property
    def has_real_game(self) -> bool:
        """Whether a game is at the table that is no lesson."""
        return self.game is not None and self.game.lesson is None

    @property
    def teacher(self) -> Teacher | None:
        """The teacher of the lesson at the table."""
        return self.seating.teacher if self.seating else None

    @property
    def slots(self) -> Slots | None:
        """The hands by slot, where two persons play openly."""
        return self.seating.slots if self.seating else None

    def tile(self, slot: int) -> Tile | None:
        """The tile in a slot of the hand from which a person may place now."""
        return self._seating.tile(slot) if self.phase is Phase.PERSON else None

    @property
    def next_to_sit(self) -> Side | None:
        """The side for which the curtain is closed, or is next; None while a tally is told."""
        return None if self.seating is None or self.untold else self.seating.next_to_sit

    @property
    def looks_again(self) -> bool:
        """Whether the curtain is closed for a side that has seen its slots before."""
        return self.seating is not None and self.seating.looks_again

    @property
    def _game(self) -> Game:
        assert self.game is not None
        return self.game

    @property
    def _seating(self) -> Seating:
        assert self.seating is not None
        return self.seating
