"""The thread of advice, coach and gauge: it is handed one side's view, and works on one at a time.

What it finds is handed out once the record on the disk says that the person had help at this turn.

It has nothing of the computer player's thread, and a lower priority, so it never makes that late.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.game.worker import Job, Worker
from tyrus_desktop.desktop.settings import Settings

if TYPE_CHECKING:  # Imported in the thread, because it imports numpy.
    from tyrus_desktop.engine.view import PlayerView
    from tyrus_desktop.players.adviser import Adviser
    from tyrus_desktop.players.trials import Stop

    Work = Callable[[Adviser, Stop], Any]


class Helper(QObject):
    """Answers requests in order; `failed` is emitted when the work has raised an error."""

    failed = Signal()

    def __init__(self, table: Table, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._settings = table, settings
        self._wanted: dict[str, Job] = {}
        self._found: list[Callable[[], None]] = []
        self._adviser: Adviser | None = None  # Of the thread.
        self._worker = Worker("helper", "The adviser failed.", self)

    @property
    def allowed(self) -> bool:
        """Whether this is a game against the computer in which help is no cheating."""
        game, table = self._table.game, self._table
        if game is None or not game.against_computer or table.replay is not None:
            return False
        if game.never_judged:
            return False
        return self._settings.remembers(hot_seat=False)

    @property
    def view(self) -> PlayerView | None:
        """What the person to play sees, where they may have help; else None."""
        at_turn = self.allowed and self._table.phase is Phase.PERSON
        return self._table.stage.view if at_turn else None

    def ask(self, key: str, work: Work, then: Callable[[Any], None]) -> None:
        """Do some work, and call `then` with its result unless it is cancelled before that.

        Args:
            key: An earlier request with the same key is cancelled.
            work: Called in the thread with the adviser, and with a function that says when to stop.
            then: Called in the window's thread; at once if the result is None, which is no help.
        """
        self.cancel(key)
        self._wanted[key] = self._worker.ask(
            partial(self._answer, work, partial(self._take, key, then)), partial(self._fail, key)
        )

    def get_ready(self) -> None:
        """Create the adviser, which takes longer than most of its answers."""
        if not self._worker.started:
            self.ask("", lambda *_: None, lambda _: None)

    def cancel(self, *keys: str) -> None:
        """Cancel the requests with these keys."""
        for key in keys:
            if (job := self._wanted.pop(key, None)) is not None:
                job.cancel()

    def close(self) -> None:
        """End the thread, unless it is in the middle of a long step."""
        self.cancel(*self._wanted)
        self._worker.close()

    def _answer(self, work: Work, take: Callable[[Job, Any], None], job: Job) -> None:
        """In the thread: do some work, and tell what it finds."""
        self._adviser = self._adviser or _adviser()
        job.tell(take, job, work(self._adviser, job.stop))

    def _take(self, key: str, then: Callable[[Any], None], job: Job, result: object) -> None:
        def give() -> None:
            if not job.cancelled:
                del self._wanted[key]
                then(result)

        if result is None:
            give()
            return
        assert self._table.game is not None
        self._table.game.count_help()
        self._found.append(give)
        self._table.keep(self._give_all)

    def _give_all(self) -> None:
        found, self._found = self._found, []
        for give in found:
            give()

    def _fail(self, key: str) -> None:
        del self._wanted[key]
        self.failed.emit()


def _adviser() -> Adviser:
    with process.collector_paused():  # As for the computer player's thread.
        from tyrus_desktop.players.adviser import Adviser

        return Adviser()
