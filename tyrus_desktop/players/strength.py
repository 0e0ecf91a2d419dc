"""How strong the levels are, as measured: what `training.ladder` writes and the program shows.

All scores are shares of the points, 0..1; intervals are of 95 %; Elo counts from the first level,
its intervals (`half`) are against the mean of all levels.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("strength.json")

Span = tuple[float, float, float]
"""A figure and the two ends of its interval."""


@dataclass(frozen=True, slots=True)
class LevelCard:
    """One level: its rating and half its interval, and by how much it is above the one before."""

    key: str
    elo: float
    half: float
    step: float
    step_half: float
    scores: Mapping[str, float]
    """Its share against each other level, by key."""


@dataclass(frozen=True, slots=True)
class CharacterCard:
    """One character, and the plain player among them: Elo against it, and its measured rates."""

    key: str
    elo: Span
    rates: Mapping[str, Span]


@dataclass(frozen=True, slots=True)
class StrengthCard:
    """The whole card. `exploiter` is measured elsewhere and kept when the rest is anew:

    the share that a player trained against the strongest network, an imitation of the strongest
    level and networks before them took from that network, with its interval, how many games were
    played, how many placements it learned from, the same of the strongest level, which searches
    with that network, and the weights.
    """

    date: str
    seed: int
    games: int
    """Of each pairing of levels,"""
    distant_games: int
    """but of so many of a level that searches and one that is not its neighbour;"""
    character_games: int
    """and of each character against the plain player."""
    levels: tuple[LevelCard, ...]
    characters: tuple[CharacterCard, ...]
    exploiter: Mapping[str, Any] = field(default_factory=dict)


def load(path: Path = FILE) -> StrengthCard:
    """Read the card that `save` wrote; raises `OSError`."""
    data = json.loads(path.read_text("utf-8"))
    data["levels"] = tuple(LevelCard(**each) for each in data["levels"])
    data["characters"] = tuple(
        CharacterCard(each["key"], tuple(each["elo"]), {k: tuple(v) for k, v in rates.items()})
        for each in data["characters"]
        for rates in [each["rates"]]
    )
    return StrengthCard(**data)


def save(card: StrengthCard, path: Path = FILE) -> None:
    """Write the card, numbers in four or five figures."""
    path.write_text(json.dumps(_short(asdict(card)), indent=1) + "\n", "utf-8")


def _short(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 1 if abs(value) > 20 else 4)
    if isinstance(value, dict):
        return {key: _short(each) for key, each in value.items()}
    return [_short(each) for each in value] if isinstance(value, list | tuple) else value
