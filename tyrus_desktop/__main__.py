"""The `tyrus` command: without arguments it opens the table; `commands` does everything else."""

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


if __name__ == "__main__":
    sys.exit(main())
