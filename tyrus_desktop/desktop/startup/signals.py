"""Catches the signals that end the program, so that games are written before it quits.

Python runs signal handlers between bytecodes, which may never happen while Qt waits, and the
exception of its Ctrl-C handler would end any running slot. So these handlers do nothing: Python
writes the signal's number into a pipe, and a thread that reads it wakes Qt. Qt itself could watch
a socket; but on Windows only one of the internet, which this program never opens.
"""

from __future__ import annotations

import os
import signal
import sys
from threading import Thread

from PySide6.QtCore import QObject, Signal

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
END = 0
"""What ends the thread; it is no signal's number."""


class EndingSignals(QObject):
    """Catches the signals that end a program; `caught` carries the number of each.

    Ignored signals, such as SIGHUP under `nohup`, stay ignored. A signal that arrives before the
    event loop is reported when it runs. Create it in the main thread.
    """

    caught = Signal(int)
    _arrived = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._arrived.connect(self.caught)  # From its thread to this one, through the event loop.
        self._reader, self._writer = os.pipe()
        if sys.platform != "win32":  # Elsewhere Python refuses a pipe that could make it wait.
            os.set_blocking(self._writer, False)
        signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)
        numbers = [getattr(signal, name) for name in NAMES if hasattr(signal, name)]
        self._before = {number: signal.getsignal(number) for number in numbers}
        for number, handler in self._before.items():
            if handler is not signal.SIG_IGN:
                signal.signal(number, _do_nothing)
        self._thread = Thread(target=self._read, name="signals", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Restore the previous handlers."""
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        os.write(self._writer, bytes([END]))
        self._thread.join()
        os.close(self._reader)
        os.close(self._writer)

    def _read(self) -> None:
        while (number := os.read(self._reader, 1)[0]) != END:
            self._arrived.emit(number)


def _do_nothing(number: int, frame: object) -> None:
    """Do nothing, since the number in the pipe wakes Qt."""
