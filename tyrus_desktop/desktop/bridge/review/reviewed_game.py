"""The finished game at the table and its review, which the parts of `game_review` show.

The review begins when the end of a game stands still, or when the game is looked back at; never
earlier.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from tyrus_desktop.desktop.bridge.replay.replay import Replay
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property
from tyrus_desktop.desktop.review.reviewer import Reviewer
from tyrus_desktop.desktop.text import review_texts as texts
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.review import VERSION

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.session import Game
    from tyrus_desktop.desktop.game.table_replay import TableReplay
    from tyrus_desktop.review.findings import Findings


class ReviewedGame(QObject):
    """Follows the table with a review.

    `changed` is emitted when the review says more, and with the game and the language.
    """

    changed = Signal()

    def __init__(
        self, table: Table, replay: Replay, path: Path | None, parent: QObject | None
    ) -> None:
        """Make a review without a game; `path` is the cache of reviews."""
        super().__init__(parent)
        self.table, self.replay = table, replay
        self.reviewer = Reviewer(Reviews(path, VERSION), self)
        self._begun: Game | None = None
        self.reviewer.changed.connect(self.changed)
        table.changed.connect(self._follow)

    @property
    def game(self) -> Game | None:
        """The finished game at the table, whose end has been shown; None for a lesson."""
        table = self.table
        over = table.final_view is not None or (table.replay is not None and table.replay.over)
        return table.game if over and table.has_real_game else None

    @property
    def look_back(self) -> TableReplay | None:
        """The look back at that game, if its end is not hidden again."""
        replay = self.table.replay
        return replay if replay and replay.over and self.game else None

    @property
    def findings(self) -> Findings | None:
        """What the review says so far."""
        return self.reviewer.findings if self._begun else None

    @property
    def done(self) -> bool:
        """Whether the review is whole, thorough or not."""
        return self.findings is not None and self.findings.done == 1

    @Property(float, notify=changed)
    def share(self) -> float:
        """The share of the work that is done, 0..1."""
        return self.reviewer.share if self._begun else 0.0

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """A sentence that says why there is no review; usually empty."""
        if self.game is not None and self.game.never_judged:
            return say(texts.NEVER_JUDGED)
        return say(texts.FAILED) if self._begun and self.reviewer.failed else ""

    @Slot()
    def begin(self) -> None:
        """Begin the review, or go on with it; the end of the game stands still."""
        game = self.game
        if game is not None and game is not self._begun and not game.never_judged:
            self._begun = game
            self.reviewer.follow(game.record)
            self.changed.emit()

    def _follow(self) -> None:
        """Begin when the game is looked back at; pause during a study; forget it for a new game."""
        game = self.table.game
        if game is not self._begun and self._begun is not None:
            self._begun = None
            self.changed.emit()
        if self._begun is None:
            may_return = game is not None and (game.study or game.view().over)
            self.reviewer.pause(paused=True) if may_return else self.reviewer.forget()
        if self.table.replay is not None:
            self.begin()
