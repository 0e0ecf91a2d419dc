"""The `tyrus` command: without arguments it opens the window; `commands` handles arguments."""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status; `argv` is without the program's name."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        if arguments:
            from tyrus_desktop import commands

            return commands.main(arguments)
        from tyrus_desktop.desktop.startup.launch import launch

        return launch([])
    except KeyboardInterrupt:
        return INTERRUPTED
    except ImportError as error:
        if not _is_of_a_library(error):
            raise
        from tyrus_desktop.commands.terminal import FAILED, print_error
        from tyrus_desktop.system_libraries import explanation

        explained = explanation()
        if explained:
            sys.stderr.write(f"tyrus: {explained}\n")
            return FAILED
        print_error(f"a system library is missing, damaged or too old; install it ({error}).")
        return FAILED


def _is_of_a_library(error: ImportError) -> bool:
    """Whether the system failed to load a library of a compiled module, such as Qt's graphics."""
    compiled = error.path is not None and error.path.endswith((".so", ".pyd", ".dll"))
    return compiled and not str(error).startswith("cannot import name")


def serve_if_worker() -> None:
    """In a frozen program, which is its own Python, work for a match if it was started for that."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()


if __name__ == "__main__":
    serve_if_worker()
    sys.exit(main())
