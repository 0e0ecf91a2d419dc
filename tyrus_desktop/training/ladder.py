"""Measures the strength of the levels and writes the strength card that the program shows.

`python -m tyrus_desktop.training.ladder` plays every level against every other, every character
against the plain level, and the rivals against the levels that they attack, on mirrored deals;
about an hour on two cores, since the strongest level searches. `--part` measures one of these
parts, `--only` what some levels or characters take part in: every result of two levels is a row of
a file (`rows`), so are the games of the characters (`characters`), and all that is not measured
again stays. `--known` plays no levels and rates them by that file alone. `--fit ELO` writes
nothing: it finds, from the top down, the temperature with which each lower level is this far below
the next, and prints it, to be entered in `players.levels`. `--exploiter` adds the result of
`exploit` to the card; it is dropped when the weights change. If levels have been changed,
`--retire` keeps the old ratings for games played against those. No torch.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from pathlib import Path
from types import MappingProxyType

from tyrus_desktop.players import strength
from tyrus_desktop.players.keys import STRONGEST
from tyrus_desktop.players.levels import CHARACTERS, LADDER, SEARCHING
from tyrus_desktop.players.strength import LevelCard, RivalCard, StrengthCard
from tyrus_desktop.tournament.matches import pool_of
from tyrus_desktop.tournament.ratings import Pairing, Ratings, rate
from tyrus_desktop.training import characters, rows, trait_rates
from tyrus_desktop.training.attacks import digest, exploited, rivals
from tyrus_desktop.training.card_text import as_lines
from tyrus_desktop.training.chunks import SEED, play_chunks
from tyrus_desktop.training.fit import fit
from tyrus_desktop.training.pool import play_pairs
from tyrus_desktop.training.rows import Row, Rows

FIRST_ELO = 1000.0
"""The rating of the first level; all others are relative to it."""
NO_ROWS: Rows = MappingProxyType({})
PARTS = ("levels", "rates", "characters", "rivals")


@dataclass(frozen=True, slots=True)
class Pairs:
    """How many pairs of games two levels play."""

    plain: int
    """If neither searches;"""
    near: int
    """if one does, and they are neighbours;"""
    distant: int
    """if one does, and they are not."""


def meet(pairs: int, seed: int, pairing: tuple[str, str]) -> Pairing:
    """Let two levels that do not search play this many mirrored deals, all at once."""
    one, other = pairing
    players = (LADDER[one].policy().choose, LADDER[other].policy().choose)
    return Pairing(one, other, play_pairs(players, pairs, seed).tolist())


def measured_rows(
    pairs: Pairs, pool: Executor, only: Sequence[str] = (), known: Rows = NO_ROWS
) -> Rows:
    """Return the results of every two levels, in this many pairs of games.

    With `only`, two levels of which neither is named keep their row in `known`.
    """
    keys = list(LADDER)
    two = list(combinations(keys, 2))
    due = [each for each in two if not only or {*each} & {*only} or each not in known]
    met = pool.map(partial(meet, pairs.plain, SEED), [each for each in due if not _searches(each)])
    searching = [each for each in due if _searches(each)]
    wanted = {each: pairs.near if _near(each) else pairs.distant for each in searching}
    found = {
        each: Row.of(Pairing(*each, [s for scores, _ in results for s in scores]), SEED + 1)
        for each, results in play_chunks(wanted, pool).items()
    }
    found |= {(each.one, each.other): Row.of(each, SEED) for each in met}
    return {each: found.get(each) or known[each] for each in two}


def with_levels(card: StrengthCard, rows: Rows, date: str) -> StrengthCard:
    """Return the card with the levels rated by these results, the last of them of this date."""
    keys = list(LADDER)
    pairings = [row.pairing for row in rows.values()]
    ratings = rate(sorted(pairings, key=lambda each: keys.index(each.one)))
    shares = {(p.one, p.other): sum(p.scores) / len(p.scores) for p in pairings}
    shares |= {(other, one): 1 - share for (one, other), share in shares.items()}
    games = {each: 2 * sum(row.pairs) for each, row in rows.items()}
    return replace(
        card,
        levels=tuple(_level(key, ratings, shares, card) for key in keys),
        games=min(n for each, n in games.items() if not _searches(each) or _near(each)),
        distant_games=min(n for each, n in games.items() if _searches(each) and not _near(each)),
        date=date,
        seed=SEED,
    )


def retired(card: StrengthCard, version: str) -> StrengthCard:
    """Return the card with its present ratings kept as those of the levels up to this version."""
    ratings = {level.key: level.elo for level in card.levels}
    return replace(card, earlier={**card.earlier, version: ratings})


def with_rates(
    card: StrengthCard, pairs: int, pool: Executor, only: Sequence[str] = ()
) -> StrengthCard:
    """Return the card with the rates of all levels, from this many pairs against themselves.

    With `only`, those of the levels that it does not name are kept.
    """
    due = [level.key for level in card.levels if not only or level.key in only]
    played = play_chunks({(key, key): pairs for key in due}, pool)
    found = {
        key: trait_rates.rates([counts for _, counts in results])
        for (key, _), results in played.items()
    }
    levels = (
        replace(
            each,
            rates=found[each.key],
            rate_games=2 * pairs,
            rate_seed=SEED + 1,
            rate_date=_today(),
        )
        if each.key in found
        else each
        for each in card.levels
    )
    return replace(card, levels=tuple(levels))


def with_characters(card: StrengthCard, games: characters.Games) -> StrengthCard:
    """Return the card with the entries of the characters that these games are of; others stay."""
    known = {each.key: each for each in card.characters}
    known |= {key: characters.entry(key, games) for key, _ in games}
    least = min(
        sum(len(games[key, seed]) for seed in characters.SEEDS)
        for key, _ in games
        if key != STRONGEST
    )
    entries = tuple(known[key] for key in (STRONGEST, *CHARACTERS))
    return replace(card, characters=entries, character_games=2 * least, date=_today())


def with_rivals(card: StrengthCard, found: Sequence[RivalCard]) -> StrengthCard:
    """Return the card with these entries for rivals instead of their former ones."""
    new = {(each.key, each.level): each for each in found}
    kept = {(each.key, each.level): each for each in card.rivals}
    return replace(card, rivals=tuple((kept | new).values()))


def _searches(pairing: tuple[str, str]) -> bool:
    return any(key in SEARCHING for key in pairing)


def _near(pairing: tuple[str, str]) -> bool:
    keys = list(LADDER)
    return keys.index(pairing[1]) - keys.index(pairing[0]) == 1


def _today() -> str:
    return dt.datetime.now(dt.UTC).date().isoformat()


def _level(
    key: str, ratings: Ratings, shares: dict[tuple[str, str], float], card: StrengthCard
) -> LevelCard:
    """Return a level's entry; its rates stay those of the card."""
    keys = list(LADDER)
    below = keys[max(0, keys.index(key) - 1)]
    known = next((each for each in card.levels if each.key == key), LevelCard(key))
    return replace(
        known,
        elo=FIRST_ELO + ratings.elo[key] - ratings.elo[keys[0]],
        margin=ratings.margin(key) if key != keys[0] else 0.0,
        step=ratings.elo[key] - ratings.elo[below],
        step_margin=ratings.step_margin(key, below),
        scores={other: shares[key, other] for other in LADDER if other != key},
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tyrus_desktop.training.ladder")
    parser.add_argument("--pairs", type=int, default=1000, help="of games, for each two levels")
    parser.add_argument(
        "--near", type=int, default=400, help="the same, if one searches and they are neighbours"
    )
    parser.add_argument(
        "--distant",
        type=int,
        default=200,
        help="the same, if they are not neighbours; also for the exploiter",
    )
    parser.add_argument(
        "--character-pairs", type=int, default=150, help="of games, for each character and seed"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--fit", type=float, metavar="ELO", help="fit the lower levels this far apart"
    )
    parser.add_argument("--look", action="store_true", help="print without writing")
    parser.add_argument(
        "--exploiter", type=Path, nargs="+", metavar="VERDICT", help="measure only the exploiter"
    )
    parser.add_argument("--part", choices=PARTS, action="append", help="measure only these parts")
    parser.add_argument(
        "--retire",
        metavar="VERSION",
        help="keep the present ratings, as those of the levels up to this version",
    )
    parser.add_argument(
        "--only",
        nargs="+",
        default=[],
        choices=[*LADDER, *CHARACTERS],
        metavar="KEY",
        help="measure only what these levels or characters take part in; keep all other rows",
    )
    parser.add_argument(
        "--known", action="store_true", help="play no levels; rate them by the rows as they are"
    )
    parser.add_argument("--rate-pairs", type=int, default=100, help="of games, for rates")
    parser.add_argument(
        "--rival-pairs", type=int, default=100, help="of games, for the search that asks"
    )
    return parser


def main() -> None:
    """Measure and write the card, or fit and print."""
    arguments = _parser().parse_args()
    if arguments.exploiter:
        found = exploited(arguments.exploiter, arguments.distant)
        sys.stdout.write(f"{json.dumps(found)}\n")
        if not arguments.look:
            strength.save(replace(strength.load(), exploiter=found))
        return
    if arguments.fit is not None:
        fit(arguments.fit)
        return
    made, old = strength.load(), arguments.retire
    made = retired(made, old) if old else made
    with pool_of(arguments.processes) as pool:
        made = _measured(made, arguments, pool)
    sys.stdout.write("\n".join(as_lines(made)) + "\n")
    if not arguments.look:
        strength.save(made)


def _measured(card: StrengthCard, arguments: argparse.Namespace, pool: Executor) -> StrengthCard:
    parts, only = arguments.part or PARTS, arguments.only
    if "levels" in parts:
        found, date = rows.load(), card.date
        if not arguments.known:
            date = _today()
            pairs = Pairs(arguments.pairs, arguments.near, arguments.distant)
            found = measured_rows(pairs, pool, only, found)
        if not arguments.look:
            rows.save(found.values())
        card = with_levels(card, found, date)
    if "rates" in parts:
        card = with_rates(card, arguments.rate_pairs, pool, only)
    if "characters" in parts:
        due = [key for key in (STRONGEST, *CHARACTERS) if not only or key in only]
        games = characters.load() | characters.play_all(due, arguments.character_pairs, pool)
        if not arguments.look:
            characters.save(games)
        card = with_characters(card, games)
    if "rivals" in parts:
        card = with_rivals(card, rivals(arguments.rival_pairs, pool, only))
    return card if card.exploiter.get("weights") == digest() else replace(card, exploiter={})


if __name__ == "__main__":
    main()
