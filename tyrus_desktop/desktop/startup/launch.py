"""The first thing that a start at the table runs: it sets the process up before Qt is imported."""

from __future__ import annotations

from tyrus_desktop.desktop.process import pause_collector
from tyrus_desktop.desktop.startup.lazy_signatures import import_pyside


def launch(argv: list[str]) -> int:
    """Run the program at the table; `argv` may name a record to open. Returns the exit status."""
    # Nothing that is made until the window stands is garbage: looking for some costs a tenth of it.
    pause_collector()
    import_pyside()
    from tyrus_desktop.desktop.startup.start import main

    return main(argv)
