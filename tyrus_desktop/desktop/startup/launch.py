"""Pauses the garbage collector, then imports Qt and starts the program."""

from __future__ import annotations

from tyrus_desktop.desktop.process import pause_collector


def launch(argv: list[str]) -> int:
    """Run the program with a window and return its exit status; `argv` may name a record to open."""
    # Objects made before the window is shown stay: collecting takes a tenth of the start for nothing.
    pause_collector()
    from tyrus_desktop.desktop.startup.start import main

    return main(argv)
