"""The thread of advice, coach and gauge: it is handed one side's view, and works on one at a time.

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

if TYPE_CHECKING:  # Imported in the thread, because it imports numpy.
    from tyrus_desktop.players.advice import Adviser, Stop

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

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: dict[str, Request] = {}
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._answered.connect(self._take)
        self._broke.connect(self._fail)

    def ask(self, key: str, work: Work, then: Callable[[Any], None]) -> None:
        """Do some work, and call `then` with its result unless it is cancelled.

        Args:
            key: An earlier request with the same key is cancelled.
            work: Called in the thread with the adviser, and with a function that says when to stop.
            then: Called in the window's thread.
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
        if self._wanted.get(request.key) is request:
            del self._wanted[request.key]
            request.then(result)

    def _fail(self, request: Request) -> None:
        if self._wanted.get(request.key) is request:
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
        from tyrus_desktop.players.advice import Adviser

        return Adviser()
