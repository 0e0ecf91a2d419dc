"""Finds puzzles in games of a network against itself, and writes them to `resources/puzzles/`.

`python -m tyrus_desktop.training.puzzle_search` writes a file for each question that is proved,
`--judged --games 3500` that of the best idea. A puzzle is a game that its side can't distinguish
from the one that was played, up to the tile that is asked for; in a judged one, the hidden tiles
are some that its side believes in. `found_by` is the number of levels that place a right one more
often than not; the election, the score and the stake name it in lists.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Collection, Iterator, Mapping
from itertools import groupby

import numpy as np

from tyrus_desktop import paths
from tyrus_desktop.engine import record as records
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import PLACEMENTS, Deal
from tyrus_desktop.engine.puzzles import Question, answers, stake, suited
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.engine.worst_case import Faces, ends
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.keys import LADDER
from tyrus_desktop.players.levels import LADDER_PLAYERS, SEARCHING, create
from tyrus_desktop.players.player import never
from tyrus_desktop.referee import Referee
from tyrus_desktop.tournament.number_types import count
from tyrus_desktop.training.arguments import run
from tyrus_desktop.training.judged import MARGIN, judged

SEED = 54_000
PLAYER = "senator"
TRIES, SEARCHED = 9, 3
"""How often a level places a tile, without and with a search."""
MOST = {Question.CHEAPEST: 60, Question.ROW: 30, Question.WIN: 40}
KEPT = MARGIN + 0.5
"""So that another machine, which rounds differently, finds the margin, too."""
GAMES, CHUNK = 2000, 500
"""The games to look in, and how many are played at a time."""

Row = tuple[int, str, str]
"""The levels that find a puzzle, its name, and its text in the file."""


def played(games: int, seed: int) -> Iterator[Referee]:
    """Yield a referee before each placement of games of a network against itself."""
    rng, numbers = random.Random(seed), np.random.default_rng(seed)
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
            yield referee
            referee.play(side, Placement(ALL_TILES[tile], BUILDINGS[building]))


def proved_puzzles(games: int) -> Iterator[tuple[str, Row]]:
    """Yield the puzzles whose answers are proved, each with its question."""
    left = dict(MOST)
    for referee in played(games, SEED):
        if len(referee.placements) % PLACEMENTS < PLACEMENTS - 1:
            continue
        view = _view(referee)
        for question in [each for each in suited(view) if left[each]][:1]:
            left[question] -= 1
            yield question.value, _row(referee, answers(question, ends(view)))


def judged_puzzles(games: int) -> Iterator[tuple[str, Row]]:
    """Yield the puzzles whose answers are judged."""
    for number in range(0, games, CHUNK):
        for referee in played(CHUNK, SEED + number):
            last = len(referee.placements) % PLACEMENTS == PLACEMENTS - 1
            if last and (found := judged(_view(referee), KEPT)) is not None:
                ways = " ".join(map(str, found.answers))
                more = f'answers = "{ways}"\nlosses = {_pairs(found.losses)}'
                yield Question.JUDGED.value, _row(referee, found.answers, found.faces, more)
        sys.stderr.write(f"{number + CHUNK} games\n")


def found_by(view: PlayerView, right: Collection[Placement]) -> int:
    """Return how many levels find an answer more often than not."""
    levels = 0
    for key in LADDER:
        tries = SEARCHED if key in SEARCHING else TRIES
        rng = random.Random(f"{SEED} {key}")
        player = create(key)
        levels += sum(player.choose(view, rng, never) in right for _ in range(tries)) * 2 > tries
    return levels


def main() -> None:
    """Find puzzles, and write them to resources/puzzles/."""
    parser = argparse.ArgumentParser(
        prog="python -m tyrus_desktop.training.puzzle_search", description=main.__doc__
    )
    parser.add_argument("--games", type=count, default=GAMES, help="to look for them in")
    parser.add_argument("--judged", action="store_true", help="those that are not proved")
    run(parser, _find)


def _find(arguments: argparse.Namespace) -> None:
    puzzles: dict[str, list[Row]] = {}
    some = judged_puzzles if arguments.judged else proved_puzzles
    for question, row in some(arguments.games):
        rows = puzzles.setdefault(question, [])
        rows.append(row)
        rows.sort(key=lambda each: (-each[0], each[1]))
        text = "".join(each[2] for each in rows)
        path = paths.resources() / "puzzles" / f"{question}.toml"
        path.write_text(
            f"# Made by `python -m tyrus_desktop.training.puzzle_search`.\n{text}", "utf-8"
        )
        sys.stderr.write(f"{question}: {len(rows)} puzzles\n")


def _view(referee: Referee) -> PlayerView:
    side = referee.view(Side.IVORY).to_play
    assert side is not None
    return referee.view(side)


def _row(
    referee: Referee, right: Collection[Placement], faces: Faces | None = None, more: str = ""
) -> Row:
    view, moment = _view(referee), len(referee.placements)
    story = referee.story(view.side, moment)
    record = Record({}, *redeal(view.side, story, random.Random(moment), faces))
    levels, name = found_by(view, right), records.identity(record)[:10]
    text = records.write_plain(record).decode()
    score = [view.representatives(side) for side in (view.side, view.side.other)]
    head = (
        f'\n[[puzzle]]\nname = "{name}"\nfound_by = {levels}\nstake = "{stake(view).value}"\n'
        f"election = {view.election}\nscore = {score}\n{more}"
    )
    return levels, name, f"{head}record = '''\n{text}'''\n"


def _pairs(numbers: Mapping[Placement, int]) -> str:
    """Return placements by their numbers, as a table of one line."""
    same = groupby(sorted(numbers, key=lambda way: (numbers[way], str(way))), numbers.__getitem__)
    rows = (f'{number} = "{" ".join(map(str, ways))}"' for number, ways in same)
    return f"{{ {', '.join(rows)} }}\n"


if __name__ == "__main__":
    main()
