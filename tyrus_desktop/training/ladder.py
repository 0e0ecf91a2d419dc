"""Measures the strength of the levels and writes the strength card that the program shows.

`python -m tyrus_desktop.training.ladder` plays mirrored deals between every two levels, between
each character and the strongest level, and between rivals and the levels that they attack. Only
missing games are played: the games of players that have changed (`digests`), and as many as the
given number requires. `--replace` plays all games again, for example after a change of code, which
digests do not cover. From scratch this takes hours, since the strongest levels search. `--part`
measures one part of the card, `--only` the games of some levels or characters; the rest of the card
keeps its values and dates. `--fit ELO` writes nothing: from the top down, it finds the temperature
that makes each lower level this much weaker than the next one, and prints it for `players.levels`.
`--exploiter` adds the result of `exploit` to the card. Attacks on a level that has changed are
dropped. `--retire` keeps the old ratings for games played against levels that have been replaced.
No torch.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path

from tyrus_desktop.players import strength_card
from tyrus_desktop.players.keys import CHARACTERS, LADDER
from tyrus_desktop.players.strength_card import StrengthCard
from tyrus_desktop.tournament.number_types import count
from tyrus_desktop.training import attacks, card_parts, characters, level_games, rating_rows
from tyrus_desktop.training.arguments import positive, run
from tyrus_desktop.training.card_text import as_lines
from tyrus_desktop.training.chunks import play_chunks, pool_of
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.fit import fit
from tyrus_desktop.training.level_games import Pairs
from tyrus_desktop.training.trait_rates import MIN_PAIRS

PARTS = ("levels", "rates", "characters", "rivals")


@dataclass(frozen=True, slots=True)
class Measuring:
    """The settings of a measurement, and the processes that play."""

    pool: Executor
    date: str
    """The date of new results."""
    only: Sequence[str] = ()
    """The levels and characters to measure; all if empty."""
    again: bool = False
    """Whether to play known games again."""
    look: bool = False
    """Whether to leave all files unchanged."""

    def with_levels(self, card: StrengthCard, pairs: Pairs) -> StrengthCard:
        """Return the card with ratings after this many pairs of games."""
        found = rating_rows.load()
        if due := level_games.due(pairs, found, self.only, again=self.again):
            known = {} if self.again else found
            found = {**found, **level_games.played(due, pairs, known, self.pool)}
            found = {two: found[two] for two in level_games.EVERY_TWO}
            card = replace(card, date=self.date)
            if not self.look:
                rating_rows.save(found.values())
        return card_parts.with_levels(card, found)

    def with_rates(self, card: StrengthCard, pairs: int) -> StrengthCard:
        """Return the card with rates of the levels after this many pairs of games."""
        named = [each for each in card.levels if not self.only or each.key in self.only]
        due = [
            each.key
            for each in named
            if self.again or each.rate_players != digest(each.key) or each.rate_games < 2 * pairs
        ]
        played = play_chunks({(key, key): range(pairs) for key in due}, self.pool)
        return card_parts.with_rates(card, {key: played[key, key] for key in due}, self.date)

    def with_characters(self, card: StrengthCard, pairs: int) -> StrengthCard:
        """Return the card with characters after this many pairs of games per seed."""
        named = characters.named(self.only)
        kept = characters.load()
        for each in card.characters:
            changed = each.players != characters.players(each.key)
            if each.key in named and (changed or self.again):
                kept = {player: games for player, games in kept.items() if player[0] != each.key}
        tasks = characters.missing(named, pairs, kept)
        if not tasks:
            return card
        games = characters.played(tasks, kept, self.pool)
        if not self.look:
            characters.save(games)
        keys = dict.fromkeys(key for key, _, _ in tasks)
        return card_parts.with_characters(card, games, keys, self.date)

    def with_rivals(self, card: StrengthCard, pairs: int) -> StrengthCard:
        """Return the card with rivals; `pairs` is the number for the search that asks."""
        due = attacks.due(card.rivals, pairs, self.only, again=self.again)
        return card_parts.with_rivals(card, attacks.rivals(due, self.pool, self.date))


def main() -> None:
    """Measure and write the card, or fit the levels and print the result."""
    run(_parser(), _run)


def _run(arguments: argparse.Namespace) -> None:
    date = card_parts.today()
    if arguments.exploiter:
        found = attacks.exploited(arguments.exploiter, arguments.distant, date)
        sys.stdout.write(f"{json.dumps(found)}\n")
        if not arguments.look:
            strength_card.save(replace(strength_card.load(), exploiter=found))
        return
    if arguments.fit is not None:
        fit(arguments.fit)
        return
    card, parts = strength_card.load(), arguments.part or PARTS
    if arguments.retire:
        card = card_parts.retired(card, arguments.retire)
    with pool_of(arguments.processes) as pool:
        measuring = Measuring(pool, date, arguments.only, arguments.replace, arguments.look)
        for part in [each for each in PARTS if each in parts]:
            card = card_parts.without_stale_attacks(_measured(card, part, measuring, arguments))
            if not arguments.look:
                strength_card.save(card)  # Now, since the next part may take hours.
    sys.stdout.write("\n".join(as_lines(card)) + "\n")


def _measured(
    card: StrengthCard, part: str, measuring: Measuring, arguments: argparse.Namespace
) -> StrengthCard:
    """Measure a part; return the card."""
    if part == "rates":
        return measuring.with_rates(card, arguments.rate_pairs)
    if part == "characters":
        return measuring.with_characters(card, arguments.character_pairs)
    if part == "rivals":
        return measuring.with_rivals(card, arguments.rival_pairs)
    pairs = Pairs(arguments.pairs, arguments.near, arguments.distant)
    return measuring.with_levels(card, pairs)


def pairs_for_rates(text: str) -> int:
    """Return a number of pairs that is enough for rates; an argparse type."""
    pairs = count(text)
    if pairs < MIN_PAIRS:
        raise argparse.ArgumentTypeError(f"{text} is too few: rates need at least {MIN_PAIRS}")
    return pairs


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training.ladder")
    add = parser.add_argument
    add("--pairs", type=count, default=1000, help="pairs of games for every two levels")
    add(
        "--near",
        type=count,
        default=400,
        help="the same if one of them searches and they are neighbours",
    )
    add(
        "--distant",
        type=count,
        default=200,
        help="the same if they are not neighbours; also for the exploiter",
    )
    add(
        "--character-pairs",
        type=pairs_for_rates,
        default=150,
        help="pairs of games for each character and seed",
    )
    add("--rate-pairs", type=pairs_for_rates, default=100, help="pairs of games for rates")
    add("--rival-pairs", type=count, default=100, help="pairs of games for the search that asks")
    add("--processes", type=count, default=os.cpu_count() or 1)
    add("--fit", type=positive, metavar="ELO", help="fit the lower levels this far apart")
    add("--look", action="store_true", help="print without writing")
    add("--replace", action="store_true", help="play known games again")
    add("--exploiter", type=Path, nargs="+", metavar="VERDICT", help="measure only the exploiter")
    add("--part", choices=PARTS, action="append", help="measure only these parts")
    add(
        "--retire",
        metavar="VERSION",
        help="store the present ratings as those of the levels up to this version",
    )
    add(
        "--only",
        nargs="+",
        default=[],
        choices=[*LADDER, *CHARACTERS],
        metavar="KEY",
        help="measure only the games of these levels or characters",
    )
    return parser


if __name__ == "__main__":
    main()
