"""Where the computer thinks: a thread of its own, given views and giving placements back."""

from __future__ import annotations

import logging
import random

from PySide6.QtCore import QObject, QThread, Signal, Slot

from tyrus_desktop.engine.view import PlayerView


class Thinker(QObject):
    """Finds the computer's placements in a thread of its own, one request at a time.

    `answered` brings the ticket of the request and a `Placement`; whoever asked drops the
    tickets that are no longer his. A player is given a view, and nothing else of the game.
    """

    answered = Signal(int, object)
    failed = Signal(int)
    _asked = Signal(int, str, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think)
        self._worker.answered.connect(self.answered)
        self._worker.failed.connect(self.failed)

    def ask(self, ticket: int, level: str, view: PlayerView, seed: int) -> None:
        """Ask for a placement; what was being thought about before is cut short."""
        if not self._thread.isRunning():
            self._thread.start()
        self._worker.stop_before = ticket
        self._asked.emit(ticket, level, view, seed)

    def cancel(self) -> None:
        self._worker.stop_before = _NEVER_REACHED

    def close(self) -> None:
        """Stop thinking and end the thread."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()


_NEVER_REACHED = 2**62


class _Worker(QObject):
    """Lives in the thinker's thread; `stop_before` is the first ticket still wanted."""

    answered = Signal(int, object)
    failed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.stop_before = 0

    @Slot(int, str, object, object)
    def think(self, ticket: int, level: str, view: PlayerView, seed: int) -> None:
        if ticket < self.stop_before:
            return
        try:
            # Imported here: the first picture must not wait for what players need.
            from tyrus_desktop.players import levels

            player = levels.create(level)
            stop = lambda: ticket < self.stop_before  # noqa: E731
            placement = player.choose(view, random.Random(seed), stop)
            if placement not in view.legal_placements():
                raise ValueError(f"{level} chose {placement}, which is not legal.")
        except Exception:
            logging.getLogger(__name__).exception("The computer player failed.")
            self.failed.emit(ticket)
            return
        self.answered.emit(ticket, placement)
