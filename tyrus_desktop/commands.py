"""The `tyrus` command with arguments: opens a game at the table, or runs one command without it.

Errors are reported in one sentence. Heavy modules are imported by the command that needs them, so
that `--version` answers at once and only the table loads Qt. Commands print English.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from tyrus_desktop import __version__

if TYPE_CHECKING:
    from tyrus_desktop.engine.record import Record

FAILED = 1
WRONG_ARGUMENTS = 2
LONGEST_LINE = 600
LONGEST_PATH = 100
"""Characters of a path that are shown; more only where its last part is longer."""

NOT_OVER = "this game is not over; its seal can be checked when it is."

NO_SALT = "this has no salt to check a seal with; a record has one once its sealed game is over."
FITS = "The seal fits: this is the deal that was sealed (if drawn fairly, no seal can tell)."
NOT_KEPT = "the games could not be kept there"
DOES_NOT_FIT = "The seal does not fit: this is not the deal that was sealed under it."

USAGE = """\
tyrus [FILE]                          play at the table, or open a game there
       tyrus replay [--json] FILE            print the elections of a recorded game
       tyrus verify [--json] FILE SEAL       check that a recorded deal was not changed
       tyrus match [--games N] [--seed S] [--records FOLDER] [--json] A B ...
                                             let computer players play each other
       tyrus --self-check                    check the whole program, without a screen
       tyrus --version"""


class CommandError(Exception):
    """A command failed; the text is one sentence for the user."""


class _Parser(argparse.ArgumentParser):
    """Reports wrong arguments in one line, without the usage before it."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_ARGUMENTS, f"{_one_line(f'{self.prog}: {message}')}\n")

    def print_help(self, file: object = None) -> None:
        assert file is None
        _print(self.format_help())


def main(arguments: list[str]) -> int:
    """Run the command and return its exit status."""
    try:
        return _run(arguments)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    except CommandError as error:
        print(_one_line(f"tyrus: {error}"), file=sys.stderr)
        return FAILED
    except BrokenPipeError:
        return FAILED


def _run(arguments: list[str]) -> int:
    if arguments and arguments[0] == "verify":
        return _verify(arguments[1:])
    commands = {"replay": _replay, "match": _match}
    if arguments and arguments[0] in commands:
        _print(commands[arguments[0]](arguments[1:]))
        return 0
    parser = _Parser(prog="tyrus", usage=USAGE, description="Tyrus, a bluffing game for two.")
    parser.add_argument("file", metavar="FILE", nargs="?", help="a recorded game")
    parser.add_argument("--version", action="store_true", help="print the version")
    parser.add_argument("--self-check", action="store_true", help="check the program")
    chosen = parser.parse_args(arguments)
    if chosen.version:
        _print(f"tyrus {__version__}\n")
        return 0
    if chosen.self_check:
        from tyrus_desktop.desktop.self_check.checks import main as check

        return check()
    from tyrus_desktop.desktop.startup.launch import launch

    return launch([] if chosen.file is None else [chosen.file])


def _replay(arguments: list[str]) -> str:
    parser = _Parser(prog="tyrus replay", description="Print the elections of a recorded game.")
    parser.add_argument("file", metavar="FILE", help="a game record")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    record = _record(chosen.file)
    from tyrus_desktop.engine.record import summary

    return f"{json.dumps(summary(record))}\n" if chosen.json else _chart(record)


def _verify(arguments: list[str]) -> int:
    """Print whether a seal fits; "no" is an answer too, so it goes to standard output."""
    parser = _Parser(
        prog="tyrus verify",
        description="Check that a recorded deal is the one that was sealed before its first tile.",
        epilog="That proves that the deal was not changed, and not that it was drawn fairly.",
    )
    parser.add_argument("file", metavar="FILE", help="the record of a game that is over")
    parser.add_argument("seal", metavar="SEAL", type=_seal, help="as noted when the game began")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    record = _record(chosen.file)
    from tyrus_desktop.engine.record import SALT
    from tyrus_desktop.engine.seal import seal

    if not record.over:
        raise CommandError(f"{_shown(chosen.file)}: {NOT_OVER}")
    salt = record.headers.get(SALT)
    if salt is None:
        raise CommandError(f"{_shown(chosen.file)}: {NO_SALT}")
    found = seal(record.deal, salt)
    fits = found == chosen.seal
    sentence = FITS if fits else DOES_NOT_FIT
    answer = {"seal": chosen.seal, "deal": found, "fits": fits}
    _print(f"{json.dumps(answer) if chosen.json else sentence}\n")
    return 0 if fits else FAILED


def _record(path: str) -> Record:
    from tyrus_desktop.engine.record import RecordError
    from tyrus_desktop.library import journal

    shown = _shown(path)
    try:
        return journal.read(Path(path), shown)
    except RecordError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        match error.errno:
            case errno.EISDIR:
                reason = "this is not a file."
            case errno.EFBIG:
                reason = "this is too large for the record of a game."
            case _:
                reason = f"this could not be read ({error.strerror})."
        raise CommandError(f"{shown}: {reason}") from error


def _seal(text: str) -> str:
    from tyrus_desktop.engine.seal import parse_seal

    noted = parse_seal(text)
    if noted is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a seal of 64 hexadecimal digits")
    return noted


def _match(arguments: list[str]) -> str:
    from tyrus_desktop.players.levels import PLAYERS
    from tyrus_desktop.tournament import play_all, table

    parser = _Parser(
        prog="tyrus match",
        description="Computer players play each other: each deal twice, the sides exchanged.",
        epilog=f"The players: {', '.join(PLAYERS)}; or a file of a network's weights.",
    )
    parser.add_argument(
        "players", nargs="+", type=_player, metavar="PLAYER", help="two, or more for a table"
    )
    add = parser.add_argument
    add(
        "--games",
        type=_games,
        default=1000,
        metavar="N",
        help="games per pairing; even; default 1000",
    )
    add(
        "--seed", type=_whole, default=1, metavar="S", help="seed of every random choice; default 1"
    )
    add(
        "--processes",
        type=_count,
        metavar="P",
        help="worker processes; default: number of processors",
    )
    add("--records", type=Path, metavar="FOLDER", help="save every game there")
    add("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    players = chosen.players
    if len(players) < 2 or (len(players) > 2 and len(set(players)) < len(players)):
        parser.error("name two players, or more that all differ")
    processes = chosen.processes or os.cpu_count() or 1
    try:
        if chosen.records is not None:
            chosen.records.mkdir(parents=True, exist_ok=True)
        matches = play_all(players, chosen.games // 2, chosen.seed, processes, chosen.records)
    except OSError as error:
        if chosen.records is None:
            raise
        folder = _shown(str(chosen.records))
        raise CommandError(f"{folder}: {NOT_KEPT} ({error.strerror}).") from error
    return f"{json.dumps(table.summary(matches))}\n" if chosen.json else table.text(matches)


def _player(text: str) -> str:
    """Return the key or file of a player after checking that it can be created."""
    from tyrus_desktop.players.batch.network import WrongWeights
    from tyrus_desktop.players.levels import UnknownLevel, create

    try:
        create(text)
    except UnknownLevel as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    except OSError as error:
        message = f"{_shown(text)}: this could not be read ({error.strerror})."
        raise argparse.ArgumentTypeError(message) from None
    except WrongWeights:
        message = f"{_shown(text)}: these are no weights of a player."
        raise argparse.ArgumentTypeError(message) from None
    return text


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def _count(text: str) -> int:
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is too few")
    return number


def _games(text: str) -> int:
    number = _count(text)
    if number % 2:
        raise argparse.ArgumentTypeError(f"{text} is odd, and each deal is played twice")
    return number


def _chart(record: Record) -> str:
    """Return the chart of elections and how the game ended, in English."""
    from tyrus_desktop.engine.outcome import Ending
    from tyrus_desktop.engine.tiles import Side

    kinds = ("citadel", "market", "temple")
    endings = {
        Ending.STREAK: "by three elections in a row",
        Ending.FIVE: "with five representatives",
        Ending.MAJORITY: "with more representatives",
        Ending.TILES: "by the last three tiles",
    }
    lines = ["   election  ivory  brown  winner"]
    for tally in record.tallies:
        winner = tally.winner.value if tally.winner else "null"
        votes = f"{tally.ivory.total:5}  {tally.brown.total:5}"
        lines.append(f"{tally.number}  {kinds[tally.kind]:8}  {votes}  {winner}")
    won = [tally.winner for tally in record.tallies]
    lines.append("representatives: " + ", ".join(f"{s.value} {won.count(s)}" for s in Side))
    outcome = record.outcome
    if outcome is None:
        lines.append(f"The game is not over; {len(record.placements)} tiles have been placed.")
    elif outcome.winner is None:
        lines.append("The game is drawn.")
    else:
        lines.append(f"{outcome.winner.value.title()} wins {endings[outcome.ending]}.")
    return "\n".join(lines) + "\n"


def _print(text: str) -> None:
    """Write to standard output; raises `CommandError`, or `BrokenPipeError` if nobody reads."""
    if sys.stdout is None:
        raise CommandError("there is no standard output to write to.")
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except OSError as error:
        # Otherwise Python would try to flush the buffer again at exit, and print a traceback.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            raise
        raise CommandError(f"the output could not be written ({error.strerror}).") from error


def _shown(path: str) -> str:
    """Shorten a long path in the middle; its last part, the file's name, stays whole."""
    if len(path) <= LONGEST_PATH:
        return path
    name = Path(path).name
    start = max(LONGEST_PATH - len(name) - 4, 10)
    return f"{path[:start]}...{os.sep}{name}" if start + len(name) + 4 < len(path) else path


def _one_line(text: str) -> str:
    """Escape whatever could break the line or control the terminal, and limit its length.

    Messages quote files, and files may hold anything.
    """
    if len(text) > LONGEST_LINE:
        text = f"{text[: LONGEST_LINE // 2]} ... {text[-LONGEST_LINE // 2 :]}"
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape", "surrogatepass").decode()
        for char in text
    )
