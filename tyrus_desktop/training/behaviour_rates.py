"""Measures how often the rules-of-thumb player behaves like an experienced player.

`python -m tyrus_desktop.training.behaviour_rates` plays a thousand games and prints the rates.
The terms are those of `engine.behaviours`.

contest   of all elections: those that a side contests
concede   of all elections: those that it concedes
guard     of the elections that the enemy enters with two wins in a row: contested by us
block     of all placements: one that blocks in the enemy's building in force
counter   of the placements while an enemy tile stands in our building in force: one that
          counters there
unasked   the same rate while no enemy tile stands there, for comparison
answer    of the placements right after the enemy placed into our building in force: one that
          votes or counters there
bluff     of all placements: a tile of at most 4 without effect in a building in force
prepare   of all placements: one that will have an effect in a later election
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator

from tyrus_desktop.engine.behaviours import act_in, conceded, contested, faces_row
from tyrus_desktop.engine.board import Placement, StandingTile
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.player import Player, never
from tyrus_desktop.players.rules_of_thumb.rule_player import RulesOfThumbPlayer
from tyrus_desktop.referee import Referee
from tyrus_desktop.training.arguments import run

GAMES = 1000
SEED = 770_077
LOW = 4
"""The highest value of a tile that bluffs."""

Sighting = tuple[str, bool]
"""A possible behaviour, and whether it was shown."""


def rates(player: Player, games: int = GAMES, seed: int = SEED) -> dict[str, tuple[int, int]]:
    """Return how often each behaviour was shown, and how often it was possible."""
    seen: Counter[str] = Counter()
    occasions: Counter[str] = Counter()
    for number in range(games):
        for behaviour, shown in _sightings(player, random.Random(f"{seed} {number}")):
            seen[behaviour] += shown
            occasions[behaviour] += 1
    return {behaviour: (seen[behaviour], occasions[behaviour]) for behaviour in occasions}


def _sightings(player: Player, rng: random.Random) -> Iterator[Sighting]:
    """Let the player play a game against itself; yield the behaviours of both sides."""
    referee = Referee(Deal.shuffled(rng))
    points: defaultdict[tuple[Side, int], list[int]] = defaultdict(list)
    threatened: set[tuple[Side, int]] = set()
    while (side := referee.view(Side.IVORY).to_play) is not None:
        view = referee.view(side)
        placement = player.choose(view, rng, never)
        referee.play(side, placement)
        yield from _in_a_placement(view, placement)
        points[side, view.election].append(act_in(view, placement).effect)
        if faces_row(view.winners, side):
            threatened.add((side, view.election))
    for entered, effects in points.items():
        yield "contest", contested(effects)
        yield "concede", conceded(effects)
        if entered in threatened:
            yield "guard", contested(effects)


def _in_a_placement(view: PlayerView, placement: Placement) -> Iterator[Sighting]:
    done = act_in(view, placement)
    threatened = any(each.owner is not view.side and _at_home(view, each) for each in view.standing)
    yield "block", done.block
    yield "counter" if threatened else "unasked", done.counter
    yield "bluff", done.bluff and done.value <= LOW
    yield "prepare", done.prepares
    last = _just_placed(view)
    if last is not None and _at_home(view, last):
        yield "answer", done.home and done.effect > 0


def _at_home(view: PlayerView, placed: Placement | StandingTile) -> bool:
    """Return whether the tile is in our building in force."""
    return placed.building.side is view.side and placed.building.profession is view.kind


def _just_placed(view: PlayerView) -> StandingTile | None:
    """Return the enemy's last placement; None at the start of an election."""
    return max(
        (each for each in view.standing if each.election == view.election),
        key=lambda each: each.order,
        default=None,
    )


def main() -> None:
    """Print the rates of the rules of thumb."""
    prog = "python -m tyrus_desktop.training.behaviour_rates"
    run(argparse.ArgumentParser(prog=prog, description=main.__doc__), _print)


def _print(_: argparse.Namespace) -> None:
    sys.stdout.write(f"{GAMES} games of the rules of thumb against themselves, seed {SEED}\n")
    for behaviour, (seen, occasions) in rates(RulesOfThumbPlayer()).items():
        rate = seen / occasions
        sys.stdout.write(f"{behaviour:8} {rate:6.1%}  ({seen} of {occasions})\n")


if __name__ == "__main__":
    main()
