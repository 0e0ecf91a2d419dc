"""Updates the parts of the strength card from given results; plays no games.

Parts without new results stay as they are.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from tyrus_desktop.players.keys import CHARACTERS, LADDER, STRONGEST
from tyrus_desktop.players.strength_card import LevelCard, RivalCard, StrengthCard
from tyrus_desktop.tournament.ratings import Ratings, rate
from tyrus_desktop.training import characters, chunks, trait_rates
from tyrus_desktop.training.chunks import Played
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.level_games import near, searches
from tyrus_desktop.training.rating_rows import Rows

FIRST_ELO = 1000.0
"""The rating of the first level, to which all others are relative."""


def today() -> str:
    """Return the date in the format of the card."""
    return dt.datetime.now(dt.UTC).date().isoformat()


def with_levels(card: StrengthCard, rows: Rows) -> StrengthCard:
    """Return the card with ratings fitted to these results."""
    pairings = [row.pairing for row in rows.values()]
    ratings = rate(sorted(pairings, key=lambda each: LADDER.index(each.one)))
    shares = {(p.one, p.other): sum(p.scores) / len(p.scores) for p in pairings}
    shares |= {(other, one): 1 - share for (one, other), share in shares.items()}
    games = {each: 2 * sum(row.pairs) for each, row in rows.items()}
    return replace(
        card,
        levels=tuple(_level(key, ratings, shares, card) for key in LADDER),
        games=min(n for each, n in games.items() if not searches(each) or near(each)),
        distant_games=min(n for each, n in games.items() if searches(each) and not near(each)),
    )


def retired(card: StrengthCard, version: str) -> StrengthCard:
    """Return the card with its ratings also stored as the ratings of an old version."""
    ratings = {level.key: level.elo for level in card.levels}
    return replace(card, earlier={**card.earlier, version: ratings})


def with_rates(
    card: StrengthCard, played: Mapping[str, Sequence[Played]], date: str
) -> StrengthCard:
    """Return the card with rates from the games of levels against themselves."""

    def measured(level: LevelCard) -> LevelCard:
        chunks_of_level = played[level.key]
        return replace(
            level,
            rates=trait_rates.rates([counts for _, counts in chunks_of_level]),
            rate_games=2 * sum(len(scores) for scores, _ in chunks_of_level),
            rate_seed=chunks.SEED,
            rate_date=date,
            rate_players=digest(level.key),
        )

    levels = (measured(each) if each.key in played else each for each in card.levels)
    return replace(card, levels=tuple(levels))


def with_characters(
    card: StrengthCard, games: characters.Games, keys: Iterable[str], date: str
) -> StrengthCard:
    """Return the card with new entries for these characters."""
    known = {each.key: each for each in card.characters}
    known |= {key: characters.entry(key, games, date) for key in keys}
    least = min(
        sum(len(games[key, seed]) for seed in characters.SEEDS)
        for key, _ in games
        if key != STRONGEST
    )
    entries = tuple(known[key] for key in (STRONGEST, *CHARACTERS))
    return replace(card, characters=entries, character_games=2 * least)


def with_rivals(card: StrengthCard, found: Iterable[RivalCard]) -> StrengthCard:
    """Return the card with these entries, which replace earlier entries of the same rivals."""
    kept = {(each.key, each.level): each for each in card.rivals}
    kept |= {(each.key, each.level): each for each in found}
    return replace(card, rivals=tuple(kept.values()))


def without_stale_attacks(card: StrengthCard) -> StrengthCard:
    """Return the card without attacks on levels that have since changed."""
    rivals = tuple(each for each in card.rivals if each.players == digest(each.level))
    stale = card.exploiter.get("players") != digest(STRONGEST)
    return replace(card, rivals=rivals, exploiter={} if stale else card.exploiter)


def _level(
    key: str, ratings: Ratings, shares: dict[tuple[str, str], float], card: StrengthCard
) -> LevelCard:
    """Return a level's entry with new ratings and the card's existing rates."""
    first, below = LADDER[0], LADDER[max(0, LADDER.index(key) - 1)]
    known = next((each for each in card.levels if each.key == key), LevelCard(key))
    return replace(
        known,
        elo=FIRST_ELO + ratings.elo[key] - ratings.elo[first],
        margin=ratings.margin(key) if key != first else 0.0,
        step=ratings.elo[key] - ratings.elo[below],
        step_margin=ratings.step_margin(key, below),
        scores={other: shares[key, other] for other in LADDER if other != key},
    )
