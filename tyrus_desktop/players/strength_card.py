"""The strength card: the measured strength of the levels, as the program shows it.

`training.ladder` writes it. Scores are shares of the points, 0..1. Intervals are 95 % confidence
intervals. Elo is relative to the first level; the margins of ratings are relative to the mean of
all levels. A date, YYYY-MM-DD, is the day of the last game. Digests (`training.digests`) identify
the version of the players that was measured.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("strength.json")

Estimate = tuple[float, float, float]
"""A value and the two ends of its interval."""


@dataclass(frozen=True, slots=True)
class LevelCard:
    """One level: its rating and its lead over the level below, each with a margin.

    A margin is half the width of the interval, in Elo. The first level's margin is 0, because its
    rating is fixed.
    """

    key: str
    elo: float = 0.0
    margin: float = 0.0
    step: float = 0.0
    step_margin: float = 0.0
    scores: Mapping[str, float] = field(default_factory=dict)
    """Its score against each other level, by key."""
    rates: Mapping[str, Estimate] = field(default_factory=dict)
    """The rates of its habits in games against itself (`training.trait_rates`)."""
    rate_games: int = 0
    """The number of these games."""
    rate_seed: int = 0
    """The seed of these games."""
    rate_date: str = ""
    """The date of these games."""
    rate_players: str = ""
    """The digest of the level in these games."""


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """One character, or the strongest level itself, in games against that level."""

    key: str
    elo: Estimate
    """Its rating relative to that level."""
    rates: Mapping[str, Estimate]
    """The rates of its habits in these games (`training.trait_rates`)."""
    date: str = ""
    """The date of these games."""
    players: str = ""
    """The digest of both players."""


@dataclass(frozen=True, slots=True)
class RivalCard:
    """A player that New game does not offer, and its score against a level."""

    key: str
    level: str
    share: Estimate
    games: int
    seeds: tuple[int, ...]
    date: str
    """The date of these games."""
    players: str
    """The digest of the level."""


@dataclass(frozen=True, slots=True)
class StrengthCard:
    """The whole card. `exploiter` is measured separately from the rest.

    The keys of `exploiter` are:

    share, interval, games            its score against the network of the strongest level
    of_strongest, …_interval, …_games its score against the strongest level, which searches
    decisions                         the number of placements that it learned from
    date, players                     the date, and the digest of the strongest level
    """

    date: str
    """The date of the games between levels."""
    games: int
    """The minimum number of games between two levels that are neighbours or don't search."""
    distant_games: int
    """The minimum number of games between two other levels."""
    character_games: int
    """The minimum number of games between a character and the strongest level."""
    levels: tuple[LevelCard, ...]
    characters: tuple[CharacterCard, ...]
    exploiter: Mapping[str, Any] = field(default_factory=dict)
    rivals: tuple[RivalCard, ...] = ()
    earlier: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """Ratings of replaced levels, by the last version with them and by key, for games against them.

    The first level of each version is rated 1000. 0.1.0+1 to 0.1.0+3 are unreleased: before and
    after the Consul learned to search, and after expert iteration.
    """


def load(path: Path = FILE) -> StrengthCard:
    """Read a card; raises `OSError`."""
    data = json.loads(path.read_text("utf-8"))
    data["levels"] = tuple(LevelCard(**_with_tuples(each)) for each in data["levels"])
    data["characters"] = tuple(CharacterCard(**_with_tuples(each)) for each in data["characters"])
    data["rivals"] = tuple(RivalCard(**_with_tuples(each)) for each in data["rivals"])
    return StrengthCard(**data)


def save(card: StrengthCard, path: Path = FILE) -> None:
    """Write a card, with numbers above 20 rounded to one decimal, and others to four.

    Raises:
        ValueError: A number is not finite.
        OSError: The file can't be written.
    """
    path.write_text(json.dumps(_rounded(asdict(card)), indent=1, allow_nan=False) + "\n", "utf-8")


def _with_tuples(value: Any) -> Any:
    """Return the data with lists replaced by tuples."""
    if isinstance(value, dict):
        return {name: _with_tuples(each) for name, each in value.items()}
    return tuple(value) if isinstance(value, list) else value


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 1 if abs(value) > 20 else 4)
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value
