"""The thread of advice, coach and gauge: it is handed one side's view, and works on one at a time.

What it finds is handed out once the record on the disk says that the person had help at this turn.

It has nothing of the computer player's thread, and a lower priority, so it never makes that late.
It is a Python daemon thread, which can be abandoned at exit.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop import process
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.settings import Settings

if TYPE_CHECKING:  # Imported in the thread, because it imports numpy.
    from tyrus_desktop.engine.view import PlayerView
    from tyrus_desktop.players.adviser import Adviser
    from tyrus_desktop.players.trials import Stop

    Work = Callable[[Adviser, Stop], Any]

JOIN_S = 0.5


@dataclass(frozen=True, slots=True, eq=False)
class Request:
    """Some work, and what is called with its result, in the window's thread."""

    key: str
    work: Work
    then: Callable[[Any], None]


class Helper(QObject):
    """Answers requests in order; `failed` is emitted when the work has raised an error."""

    failed = Signal()
    _answered = Signal(object, object)  # Request, its result
    _broke = Signal(object)  # Request

    def __init__(self, table: Table, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table, self._settings = table, settings
        self._wanted: dict[str, Request] = {}
        self._found: list[tuple[Request, object]] = []
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._answered.connect(self._take)
        self._broke.connect(self._fail)

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
        if self._thread is None:
            self._thread = Thread(target=self._run, name="helper", daemon=True)
            self._thread.start()
        self._wanted[key] = request = Request(key, work, then)
        self._requests.put(request)

    def get_ready(self) -> None:
        """Create the adviser, which takes longer than most of its answers."""
        if self._thread is None:
            self.ask("", lambda *_: None, lambda _: None)

    def cancel(self, *keys: str) -> None:
        """Cancel the requests with these keys."""
        for key in keys:
            self._wanted.pop(key, None)

    def close(self) -> None:
        """End the thread, unless it is in the middle of a long step."""
        self.cancel(*self._wanted)
        self._requests.put(None)
        if self._thread is not None:
            self._thread.join(JOIN_S)

    def _take(self, request: Request, result: object) -> None:
        if result is None:
            self._give(request, result)
        elif not self._stale(request):
            assert self._table.game is not None
            self._table.game.count_help()
            self._found.append((request, result))
            self._table.keep(self._give_all)

    def _give_all(self) -> None:
        found, self._found = self._found, []
        for request, result in found:
            self._give(request, result)

    def _give(self, request: Request, result: object) -> None:
        if not self._stale(request):
            del self._wanted[request.key]
            request.then(result)

    def _fail(self, request: Request) -> None:
        if not self._stale(request):
            del self._wanted[request.key]
            self.failed.emit()

    # In the thread

    def _run(self) -> None:
        process.favour_others()
        adviser: Adviser | None = None
        while (request := self._requests.get()) is not None:
            if self._stale(request):
                continue
            try:
                adviser = adviser or _adviser()
                result = request.work(adviser, partial(self._stale, request))
            except (Exception, SystemExit):
                logging.getLogger(__name__).exception("The adviser failed.")
                if not self._stale(request):
                    self._broke.emit(request)
                continue
            if not self._stale(request):  # After a cancellation, it may have been deleted.
                self._answered.emit(request, result)

    def _stale(self, request: Request) -> bool:
        return self._wanted.get(request.key) is not request


def _adviser() -> Adviser:
    with process.collector_paused():  # As for the computer player's thread.
        from tyrus_desktop.players.adviser import Adviser

        return Adviser()
