"""Pauses the garbage collector, then imports Qt and starts the program."""

from __future__ import annotations

from tyrus_desktop.desktop.process import pause_collector


def launch(argv: list[str]) -> int:
    """Run the program in a window; `argv` may name a record to open. Returns the exit status."""
    # All objects made before the window is shown stay: collecting costs a tenth of the start.
    pause_collector()
    # PySide reads the source of every module imported after it, so import the others first.
    import tyrus_desktop.library.journal
    import tyrus_desktop.referee  # noqa: F401
    from tyrus_desktop.desktop.startup.start import main

    return main(argv)
