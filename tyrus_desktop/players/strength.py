"""The strength card: the measured strength of the levels, as the program shows it.

`training.ladder` writes it. All scores are shares of the points, 0..1; intervals are of 95 %. Elo
counts from the first level; the margins of ratings are against the mean of all levels. Dates are
of the day when the last game was played, YYYY-MM-DD. Digests (`training.digests`) are of the
players as they played: they show whether a result is of the present ones.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("strength.json")

Estimate = tuple[float, float, float]
"""A value and the two ends of its 95 % interval."""


@dataclass(frozen=True, slots=True)
class LevelCard:
    """One level: its rating, and how far it is above the level below, each with its margin.

    A margin is half the width of the 95 % interval, in Elo; 0 for the first level, whose rating is
    set.
    """

    key: str
    elo: float = 0.0
    margin: float = 0.0
    step: float = 0.0
    step_margin: float = 0.0
    scores: Mapping[str, float] = field(default_factory=dict)
    """Its share against each other level, by key."""
    rates: Mapping[str, Estimate] = field(default_factory=dict)
    """What it does in games against itself (`training.trait_rates`)."""
    rate_games: int = 0
    """The number of games that the rates are from."""
    rate_seed: int = 0
    """The seed of these games."""
    rate_date: str = ""
    """The date of these games."""
    rate_players: str = ""
    """The digest of the level in these games."""


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """One character, or the plain strongest level, in games against that level."""

    key: str
    elo: Estimate
    """Its strength relative to that level."""
    rates: Mapping[str, Estimate]
    """What it does in these games (`training.trait_rates`)."""
    date: str = ""
    """The date of these games."""
    players: str = ""
    """The digest of both players."""


@dataclass(frozen=True, slots=True)
class RivalCard:
    """A player that New game does not offer, by its key, and its share against a level."""

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
    """The whole card. `exploiter` is measured separately and kept when the rest is remeasured.

    Its keys: `share` with `interval` and `games`, what an exploiter took from the network of the
    strongest level alone; `of_strongest` with `of_strongest_interval` and `of_strongest_games`,
    what it took from the strongest level, which searches with that network; `decisions`, how many
    placements the exploiter learned from; `date`; and `players`, the digest of the strongest level.
    """

    date: str
    """The date of the games between levels."""
    games: int
    """The least number of games of two levels that are neighbours or do not search."""
    distant_games: int
    """The least number of games of two other levels."""
    character_games: int
    """The least number of games of a character against the plain level."""
    levels: tuple[LevelCard, ...]
    characters: tuple[CharacterCard, ...]
    exploiter: Mapping[str, Any] = field(default_factory=dict)
    rivals: tuple[RivalCard, ...] = ()
    earlier: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """Ratings of levels that have been replaced, by the last version that had them and by key:
    for games that were played against those. The first level of each version counts as 1000.
    0.1.0+1 to 0.1.0+3 stand for the levels that came next, one after the other, and were in no
    release: before and after the Consul learned to search, and after expert iteration."""


def load(path: Path = FILE) -> StrengthCard:
    """Read the card that `save` wrote; raises `OSError`."""
    data = json.loads(path.read_text("utf-8"))
    data["levels"] = tuple(LevelCard(**_with_tuples(each)) for each in data["levels"])
    data["characters"] = tuple(CharacterCard(**_with_tuples(each)) for each in data["characters"])
    data["rivals"] = tuple(RivalCard(**_with_tuples(each)) for each in data["rivals"])
    return StrengthCard(**data)


def save(card: StrengthCard, path: Path = FILE) -> None:
    """Write the card; numbers are rounded to four decimals, above 20 to one.

    Raises `ValueError` for a number that is not finite, and `OSError`.
    """
    path.write_text(json.dumps(_rounded(asdict(card)), indent=1, allow_nan=False) + "\n", "utf-8")


def _with_tuples(value: Any) -> Any:
    """Return the data with tuples, which are estimates, for lists."""
    if isinstance(value, dict):
        return {name: _with_tuples(each) for name, each in value.items()}
    return tuple(value) if isinstance(value, list) else value


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 1 if abs(value) > 20 else 4)
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, list | tuple) else value
