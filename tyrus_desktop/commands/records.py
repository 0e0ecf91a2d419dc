"""`tyrus replay` prints a saved game; `tyrus verify` checks that its deal was not changed."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from tyrus_desktop import causes
from tyrus_desktop.commands.terminal import FAILED, CommandError, Parser, print_text

if TYPE_CHECKING:
    from tyrus_desktop.engine.record import Record

NOT_OVER = "this game is not over; its seal can be checked when it is over."
NO_SALT = "this game has no salt to check a seal with; a sealed game gets one when it is over."
FITS = "Match. This is the sealed deal (a seal cannot prove that the deal was fair)."
DOES_NOT_FIT = "No match. This is not the sealed deal."


def replay(arguments: list[str]) -> int:
    """Print the elections of a saved game."""
    parser = Parser(prog="tyrus replay", description="Print the elections of a saved game.")
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    record = read_record(chosen.file)
    from tyrus_desktop.engine.record import summary

    print_text(f"{json.dumps(summary(record))}\n" if chosen.json else _chart(record))
    return 0


def verify(arguments: list[str]) -> int:
    """Print to standard output whether a seal matches, even if it does not match."""
    parser = Parser(
        prog="tyrus verify",
        description="Check that a saved game has the deal that was sealed at its start.",
        epilog="A match proves that the deal was not changed, not that it was drawn fairly.",
    )
    parser.add_argument("file", metavar="FILE", help="a saved game that is over")
    parser.add_argument(
        "seal", metavar="SEAL", type=_seal, help="the seal that you noted when the game began"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args(arguments)
    record = read_record(chosen.file)
    from tyrus_desktop.engine.record import SALT
    from tyrus_desktop.engine.seal import seal

    if not record.over:
        raise CommandError(f"{chosen.file}: {NOT_OVER}")
    salt = record.headers.get(SALT)
    if salt is None:
        raise CommandError(f"{chosen.file}: {NO_SALT}")
    found = seal(record.deal, salt)
    fits = found == chosen.seal
    sentence = FITS if fits else DOES_NOT_FIT
    answer = {"seal": chosen.seal, "deal": found, "fits": fits}
    print_text(f"{json.dumps(answer) if chosen.json else sentence}\n")
    return 0 if fits else FAILED


def read_record(path: str) -> Record:
    """Return the record in a file, without an end or a tally that a window still has to show.

    Raises `CommandError`.
    """
    from tyrus_desktop.engine.record import RecordError
    from tyrus_desktop.library import record_files, whole_files
    from tyrus_desktop.library.game_locks import GameLocks

    file = whole_files.behind_link(Path(path))
    try:
        return GameLocks(file.parent).as_shown(file, record_files.read(file, path))
    except RecordError as error:
        raise CommandError(str(error)) from error
    except OSError as error:
        raise CommandError(f"{path}: {causes.sentence(error)}") from error


def _seal(text: str) -> str:
    from tyrus_desktop.engine.seal import parse_seal

    noted = parse_seal(text)
    if noted is None:
        raise argparse.ArgumentTypeError(f"{text!r} is not a seal of 64 hexadecimal digits")
    return noted


def _chart(record: Record) -> str:
    """Return the table of elections and the result, in English."""
    from tyrus_desktop.engine.outcome import Ending
    from tyrus_desktop.engine.record import GIVEN_UP_BY, election_name
    from tyrus_desktop.engine.tiles import Side

    endings = {
        Ending.STREAK: "by three elections in a row",
        Ending.FIVE: "with five representatives",
        Ending.MAJORITY: "with the most representatives",
        Ending.TILES: "on the last three tiles",
    }
    lines = ["   election  ivory  brown  winner"]
    for tally in record.tallies:
        winner = tally.winner.value if tally.winner else "null"
        votes = f"{tally.ivory.total:5}  {tally.brown.total:5}"
        lines.append(f"{tally.number}  {election_name(tally.kind):8}  {votes}  {winner}")
    won = [tally.winner for tally in record.tallies]
    lines.append("representatives: " + ", ".join(f"{s.value} {won.count(s)}" for s in Side))
    outcome = record.outcome
    if outcome is None and (quitter := record.headers.get(GIVEN_UP_BY)):
        side = Side(quitter)
        lines.append(f"{side.value.title()} resigned: {side.other.value.title()} wins.")
    elif outcome is None:
        placed = len(record.placements)
        tiles = "1 tile has" if placed == 1 else f"{placed} tiles have"
        lines.append(f"The game is not over; {tiles} been placed.")
    elif outcome.winner is None:
        lines.append("The game is drawn.")
    else:
        lines.append(f"{outcome.winner.value.title()} wins {endings[outcome.ending]}.")
    return "\n".join(lines) + "\n"
