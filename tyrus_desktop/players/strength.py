"""The strength card: the measured strength of the levels, as the program shows it.

`training.ladder` writes it. All scores are shares of the points, 0..1; intervals are of 95 %. Elo
counts from the first level; the margins of ratings are against the mean of all levels.
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
    """What it does in games against itself (`training.trait_rates`):"""
    rate_games: int = 0
    """in how many,"""
    rate_seed: int = 0
    """of which seed,"""
    rate_date: str = ""
    """and when they were played."""


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """One character, or the plain strongest level: Elo against that level, and measured rates."""

    key: str
    elo: Estimate
    rates: Mapping[str, Estimate]


@dataclass(frozen=True, slots=True)
class RivalCard:
    """A player that New game does not offer, by its key, and its share against a level.

    `version` is the last one that had the level as it met it, if it has been replaced since.
    """

    key: str
    level: str
    share: Estimate
    games: int
    seeds: tuple[int, ...]
    version: str = ""


@dataclass(frozen=True, slots=True)
class StrengthCard:
    """The whole card. `exploiter` is measured separately and kept when the rest is remeasured.

    Its keys: `share` with `interval` and `games`, what an exploiter took from the network of the
    strongest level alone; `of_strongest` with `of_strongest_interval` and `of_strongest_games`,
    what it took from the strongest level, which searches with that network; `decisions`, how many
    placements the exploiter learned from; `weights`, the digest of all weights.
    """

    date: str
    seed: int
    games: int
    """Played at least by each two levels, unless"""
    distant_games: int
    """one of them searches and they are not neighbours: then this many."""
    character_games: int
    """Played by each character against the plain level."""
    levels: tuple[LevelCard, ...]
    characters: tuple[CharacterCard, ...]
    exploiter: Mapping[str, Any] = field(default_factory=dict)
    rivals: tuple[RivalCard, ...] = ()
    earlier: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """Ratings of levels that have been replaced, by the last version that had them and by key:
    for games that were played against those. The first level of each version counts as 1000.
    0.1.0+1 stands for the levels that came next but were in no release."""


def load(path: Path = FILE) -> StrengthCard:
    """Read the card that `save` wrote; raises `OSError`."""
    data = json.loads(path.read_text("utf-8"))
    data["levels"] = tuple(LevelCard(**_with_tuples(each)) for each in data["levels"])
    data["characters"] = tuple(CharacterCard(**_with_tuples(each)) for each in data["characters"])
    data["rivals"] = tuple(RivalCard(**_with_tuples(each)) for each in data["rivals"])
    return StrengthCard(**data)


def save(card: StrengthCard, path: Path = FILE) -> None:
    """Write the card; numbers are rounded to four decimals, above 20 to one."""
    path.write_text(json.dumps(_rounded(asdict(card)), indent=1) + "\n", "utf-8")


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
