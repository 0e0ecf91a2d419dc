"""`tyrus match`: computer players play each other."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

from tyrus_desktop import causes
from tyrus_desktop.commands.terminal import CommandError, Parser, print_text

if TYPE_CHECKING:
    from tyrus_desktop.tournament import Match


def match(arguments: list[str]) -> int:
    """Run a match and print the result."""
    from tyrus_desktop.tournament import match_report

    parser = _parser()
    chosen = parser.parse_args(arguments)
    players = chosen.players
    if len(players) < 2 or (len(players) > 2 and len(set(players)) < len(players)):
        parser.error("name two players, or more that all differ")
    matches = _played(chosen)
    if chosen.json:
        print_text(f"{json.dumps(match_report.summary(matches))}\n")
    else:
        print_text(match_report.text(matches))
    return 0


def _parser() -> Parser:
    from tyrus_desktop.players.levels import PLAYERS
    from tyrus_desktop.tournament.number_types import count, games, whole

    parser = Parser(
        prog="tyrus match",
        description="Computer players play each other: each deal twice, the sides exchanged.",
        epilog=f"The players: {', '.join(PLAYERS)}; or a file of a network's weights.",
    )
    parser.add_argument(
        "players",
        nargs="+",
        type=_player,
        metavar="PLAYER",
        help="two players, or more for a cross-table",
    )
    add = parser.add_argument
    add(
        "--games",
        type=games,
        default=1000,
        metavar="N",
        help="games per pair, an even number (default 1000)",
    )
    add("--seed", type=whole, default=1, metavar="S", help="random seed (default 1)")
    add(
        "--processes",
        type=count,
        metavar="P",
        help="processes to run in parallel, at most one per processor (the default)",
    )
    add("--records", type=Path, metavar="FOLDER", help="save every game there")
    add("--json", action="store_true", help="print one JSON object")
    return parser


def _played(chosen: argparse.Namespace) -> list[Match]:
    """Run the requested games; raises `CommandError`."""
    from tyrus_desktop.tournament import play_all
    from tyrus_desktop.tournament.workers import WorkerFailed

    processes = chosen.processes or os.cpu_count() or 1
    try:
        if chosen.records is not None:
            chosen.records.mkdir(parents=True, exist_ok=True)
        return play_all(chosen.players, chosen.games // 2, chosen.seed, processes, chosen.records)
    except OSError as error:
        if chosen.records is None:
            raise
        message = f"{chosen.records}: no games can be saved there: {causes.sentence(error)}"
        raise CommandError(message) from error
    except WorkerFailed as error:
        raise CommandError(str(error)) from error


def _player(text: str) -> str:
    """Return the key or file of a player, after checking that it can be created."""
    from tyrus_desktop.players.batch.network import WrongWeights
    from tyrus_desktop.players.levels import UnknownLevel, create

    try:
        create(text)
    except UnknownLevel as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    except OSError as error:
        message = f"{text}: {causes.sentence(error)}"
        raise argparse.ArgumentTypeError(message) from None
    except WrongWeights:
        message = f"{text}: this is not a player’s weights file."
        raise argparse.ArgumentTypeError(message) from None
    return text
