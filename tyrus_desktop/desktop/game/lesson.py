"""A lesson as data: an arranged game, and what is said and asked for at each of its steps.

Each lesson is a file in `resources/lessons/`, in TOML. `record` is a game record, which the engine
proves; the scripted opponent plays its side of it. A `step` has the texts in each language, two
sentences each: what has happened, and what to do. It waits for what `wait` names. A placement is
accepted if it matches one of `accept`; any other one comes back, with the sentence of the first
`miss` that it matches. Patterns are those of a shell: `S*>iC`. `show` is the tile, and perhaps its
building, that the table marks.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from tyrus_desktop import paths
from tyrus_desktop.desktop.game.phase import Wait
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.engine.board import Building, Placement
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.record import Record, parse
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.engine.view import PlayerView

FIRST_GAME = "first-game"
"""The lesson that the opening screen offers."""

SECOND_GAME = "second-game"
"""The one that is offered at its end."""

Texts = Mapping[str, tuple[str, str]]
"""By language: what has happened and what to do; the latter may be empty."""


@dataclass(frozen=True, slots=True)
class Miss:
    """A placement that comes back, and what is said of it."""

    pattern: str
    texts: Texts


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson. `side` is the one whose sum is explained."""

    name: str
    wait: Wait
    texts: Texts
    accepts: tuple[str, ...] = ()
    misses: tuple[Miss, ...] = ()
    tile: Tile | None = None
    building: Building | None = None
    side: Side | None = None

    def accept(self, placement: Placement) -> bool:
        """Return whether the placement serves the idea of this step."""
        return any(fnmatchcase(str(placement), pattern) for pattern in self.accepts)

    def miss(self, placement: Placement) -> Texts:
        """Return what is said of a placement that comes back."""
        return next(m.texts for m in self.misses if fnmatchcase(str(placement), m.pattern))


@dataclass(frozen=True, slots=True)
class Lesson:
    """An arranged game, played to the end of its last election, and its steps in order."""

    name: str
    record: Record
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ScriptedPlayer:
    """A computer player that makes the placements of a record."""

    record: Record

    def choose(self, view: PlayerView, rng: random.Random, stop: Callable[[], bool]) -> Placement:
        return self.record.placements[PLACEMENTS * (view.election - 1) + view.placed]


def read(name: str) -> Lesson:
    """Read the lesson of this name.

    Raises `RecordError` for a record that breaks the rules, and `KeyError` or `ValueError` for a
    step that is not complete.
    """
    import tomllib  # The first picture need not wait for it.

    path = paths.resources() / "lessons" / f"{name}.toml"
    data = tomllib.loads(path.read_text("utf-8"))
    record = parse(data["record"].strip().encode(), path.name)
    return Lesson(name, record, tuple(_step(step) for step in data["step"]))


def _step(data: Mapping[str, Any]) -> Step:
    tile, _, building = data.get("show", "").partition(">")
    return Step(
        data["name"],
        Wait(data["wait"]),
        _texts(data),
        tuple(data.get("accept", ())),
        tuple(Miss(miss["match"], _texts(miss)) for miss in data.get("miss", ())),
        Tile.parse(tile) if tile else None,
        Placement.parse(data["show"]).building if building else None,
        Side(data["side"]) if "side" in data else None,
    )


def _texts(data: Mapping[str, Any]) -> Texts:
    return {language: _sentences(data[language]) for language in LANGUAGES}


def _sentences(written: str | list[str]) -> tuple[str, str]:
    happened, *to_do = [written] if isinstance(written, str) else written
    first, second = (
        text.replace("~", "\u00a0").replace("_", "\u202f") for text in (happened, "".join(to_do))
    )
    return first, second
