"""Measures the levels' habits in games against themselves: the yardsticks of *Your games*.

`python -m tyrus_desktop.training.yardsticks` writes `players/habits.json`. Levels whose players
have not changed are left as they are, unless there are to be more games.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from datetime import date
from typing import Any

from tyrus_desktop import __version__
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.figures import habits
from tyrus_desktop.figures.own import seen_by
from tyrus_desktop.library.entries import entry_of
from tyrus_desktop.players.keys import LADDER
from tyrus_desktop.players.levels import SEARCHING, create
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.referee import Referee
from tyrus_desktop.tournament.number_types import count
from tyrus_desktop.training.arguments import run
from tyrus_desktop.training.digests import digest

SEED = 55_000


def played(player: Player, games: int, seed: int = SEED) -> Iterator[Record]:
    """Yield games of a player against itself."""
    for number in range(games):
        rng = random.Random(f"{seed} {number}")
        referee = Referee(Deal.shuffled(rng))
        while (side := referee.view(Side.IVORY).to_play) is not None:
            referee.play(side, player.choose(referee.view(side), rng, never))
        yield referee.record({})


def level(key: str, games: int) -> dict[str, Any]:
    """Return a level's habits as `players/habits.json` keeps them."""
    entries = [entry_of("", "0", record) for record in played(create(key), games)]
    found = habits.measured([seen_by(entry, side) for entry in entries for side in (0, 1)])
    return {
        "games": games,
        "date": date.today().isoformat(),  # noqa: DTZ011 - the day here, as in the strength card.
        "players": digest(key),
        "habits": habits.rows(found.items()),
    }


def main() -> None:
    """Measure the habits of the levels, and write them to players/habits.json."""
    parser = argparse.ArgumentParser(
        prog="python -m tyrus_desktop.training.yardsticks", description=main.__doc__
    )
    parser.add_argument("--games", type=count, default=400, help="of levels that don't search")
    parser.add_argument("--searched", type=count, default=40, help="games of those that search")
    run(parser, _measure)


def _measure(arguments: argparse.Namespace) -> None:
    known = json.loads(habits.FILE.read_text("utf-8"))["levels"] if habits.FILE.exists() else {}
    for key in LADDER:
        games = arguments.searched if key in SEARCHING else arguments.games
        old = known.get(key, {"games": 0, "players": ""})
        if old["players"] != digest(key) or old["games"] < games:
            known[key] = level(key, games)
            habits.save({each: known[each] for each in LADDER if each in known}, __version__)
            sys.stderr.write(f"{key}: {games} games\n")


if __name__ == "__main__":
    main()
