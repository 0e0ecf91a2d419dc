"""The `tyrus` command with arguments: opens a game in the window, or runs one command.

Errors are reported in one sentence, in English. Each command imports the heavy modules that it
needs, so `--version` answers immediately and only the window loads Qt.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from tyrus_desktop import __version__
from tyrus_desktop.commands.terminal import (
    FAILED,
    CommandError,
    Parser,
    print_error,
    print_text,
    replace_missing_error_output,
    use_plain_characters,
)

USAGE = """\
tyrus [FILE]                          play at the table, or open a game there
       tyrus replay [--json] FILE            print the elections of a saved game
       tyrus verify [--json] FILE SEAL       check that its deal was not changed
       tyrus review [--level KEY] [--seed N] [--thorough] FILE
                                             say where a finished game was decided, and by what
       tyrus match [--games N] [--seed S] [--processes P] [--records FOLDER] [--json] A B ...
                                             play computer players against each other
       tyrus --self-check                    check the installation, without a window
       tyrus --version"""


def main(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    replace_missing_error_output()
    use_plain_characters()
    try:
        return _run(arguments)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except CommandError as error:
        print_error(str(error))
        return FAILED
    except BrokenPipeError:
        return FAILED


def _run(arguments: list[str]) -> int:
    if arguments and (command := _command(arguments[0])) is not None:
        return command(arguments[1:])
    parser = Parser(prog="tyrus", usage=USAGE, description="Tyrus, a bluffing game for two.")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("file", metavar="FILE", nargs="?", help="a saved game")
    one.add_argument("--version", action="store_true", help="print the version")
    one.add_argument("--self-check", action="store_true", help="check the installation")
    chosen = parser.parse_args(arguments)
    if chosen.version:
        print_text(f"tyrus {__version__}\n")
        return 0
    if chosen.self_check:
        from tyrus_desktop.desktop.self_check.checks import main as check

        return check(_print_line)
    from tyrus_desktop.desktop.startup.launch import launch

    return launch([] if chosen.file is None else [chosen.file])


def _command(name: str) -> Callable[[list[str]], int] | None:
    """Return the command of this name, if there is one."""
    match name:
        case "replay":
            from tyrus_desktop.commands.records import replay as command
        case "verify":
            from tyrus_desktop.commands.records import verify as command
        case "review":
            from tyrus_desktop.commands.review_command import review as command
        case "match":
            from tyrus_desktop.commands.match import match as command
        case _:
            return None
    return command


def _print_line(line: str) -> None:
    """Print a line. Without standard output, print nothing: only the exit status matters."""
    if sys.stdout is not None:
        print_text(f"{line}\n")
