"""Finds puzzles in games of a network against itself, and writes them to `resources/puzzles/`.

`python -m tyrus_desktop.training.puzzles` writes a file for each question. A puzzle is a game that
its side can't distinguish from the one that was played, up to the tile that is asked for.
`found_by` is the number of levels that place a right one more often than not.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator

import numpy as np

from tyrus_desktop import paths
from tyrus_desktop.engine import record as records
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.puzzles import Question, answers, suits
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.keys import LADDER
from tyrus_desktop.players.levels import LADDER_PLAYERS, SEARCHING, create
from tyrus_desktop.players.player import never
from tyrus_desktop.referee import Referee
from tyrus_desktop.tournament.arguments import count
from tyrus_desktop.training.arguments import run

SEED = 54_000
PLAYER = "senator"
TRIES, SEARCHED = 9, 3
"""How often a level places a tile, without and with a search."""
MOST = {Question.CHEAPEST: 60, Question.ROW: 30, Question.WIN: 40}


def found(games: int) -> Iterator[tuple[Question, Record]]:
    """Yield the puzzles in games of a network against itself, each in a game that fits."""
    rng, numbers = random.Random(SEED), np.random.default_rng(SEED)
    deals = [Deal.shuffled(rng, Side.IVORY) for _ in range(games)]
    batch, policy = Games.of_deals(deals), LADDER_PLAYERS[PLAYER].policy()
    for _ in range(len(batch.tiles)):
        batch.play(*policy.choose(batch, numbers))
    for deal, tiles, buildings in zip(deals, batch.tiles.T, batch.buildings.T, strict=True):
        referee = Referee(deal)
        for tile, building in zip(tiles.tolist(), buildings.tolist(), strict=True):
            side = referee.view(Side.IVORY).to_play
            if side is None:
                break
            view, moment = referee.view(side), len(referee.placements)
            asked = [question for question in Question if suits(question, view)]
            for question in asked[:1]:
                story = referee.story(side, moment)
                yield question, Record({}, *redeal(side, story, random.Random(moment)))
            referee.play(side, Placement(ALL_TILES[tile], BUILDINGS[building]))


def found_by(question: Question, view: PlayerView) -> int:
    """Return how many levels find an answer more often than not."""
    right, levels = answers(question, view), 0
    for key in LADDER:
        tries = SEARCHED if key in SEARCHING else TRIES
        rng = random.Random(f"{SEED} {key}")
        player = create(key)
        levels += sum(player.choose(view, rng, never) in right for _ in range(tries)) * 2 > tries
    return levels


def main() -> None:
    """Find puzzles, and write them to resources/puzzles/."""
    parser = argparse.ArgumentParser(
        prog="python -m tyrus_desktop.training.puzzles", description=main.__doc__
    )
    parser.add_argument("--games", type=count, default=2000, help="to look for them in")
    run(parser, _find)


def _find(arguments: argparse.Namespace) -> None:
    kept: dict[Question, list[tuple[int, Record]]] = {question: [] for question in Question}
    for question, puzzle in found(arguments.games):
        if len(kept[question]) < MOST[question]:
            view = Referee(puzzle.deal, puzzle.placements).view(_to_play(puzzle))
            kept[question].append((found_by(question, view), puzzle))
    for question, puzzles in kept.items():
        rows = sorted(puzzles, key=lambda each: (-each[0], records.identity(each[1])))
        text = "".join(_written(*row) for row in rows)
        path = paths.resources() / "puzzles" / f"{question.value}.toml"
        path.write_text(f"# Made by `python -m tyrus_desktop.training.puzzles`.\n{text}", "utf-8")
        sys.stderr.write(f"{question.value}: {len(rows)} puzzles\n")


def _to_play(record: Record) -> Side:
    side = record.final.to_play
    assert side is not None
    return side


def _written(levels: int, record: Record) -> str:
    name = records.identity(record)[:10]
    text = records.write_plain(record).decode()
    return f"\n[[puzzle]]\nname = \"{name}\"\nfound_by = {levels}\nrecord = '''\n{text}'''\n"


if __name__ == "__main__":
    main()
