"""A lesson as data: a prepared game, and the texts and expected action of each step.

Each lesson is a TOML file in `resources/lessons/`, found by its name. `number` is its place in the
list, `title` its title, `seconds` how long it takes, `sign` the drawing on its card. `record` is a
game record, which the engine checks; the person plays `side` (Ivory if missing) of it and the
scripted opponent the other, from `start`, a number of placements, to its end. The `text` of a step
is two sentences: what has happened, and what to do. `wait` names the action that the step waits
for. A placement is accepted if it matches one of the patterns in `accept`; otherwise it is
rejected, and the first `miss` that it matches says why, before what to do. Patterns are shell
patterns: `S*>iC`. `show` is the tile that the table marks, with or without a building. All texts
are English, and are translated with the others.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from tyrus_desktop import paths
from tyrus_desktop.desktop.game.phase import Wait
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine import record as records
from tyrus_desktop.engine.board import Building, Placement
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.tiles import Side, Tile

if TYPE_CHECKING:
    from pathlib import Path

    from tyrus_desktop.desktop.game.glance import Glance
    from tyrus_desktop.engine.record import Record
    from tyrus_desktop.engine.view import PlayerView

FIRST_GAME = "first-game"
"""The lesson that is offered first."""

Said = Callable[[], str]
"""Returns a sentence in the current language; an empty one if nothing is said."""

Texts = tuple[Said, Said]
"""What has happened, and what to do."""


@dataclass(frozen=True, slots=True)
class Miss:
    """A pattern of rejected placements, and why they are rejected."""

    pattern: str
    why: Said


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson; `side` is the side whose sum it explains."""

    name: str
    wait: Wait
    texts: Texts
    accepts: tuple[str, ...] = ()
    misses: tuple[Miss, ...] = ()
    tile: Tile | None = None
    building: Building | None = None
    side: Side | None = None

    def accept(self, placement: Placement) -> bool:
        """Return whether this step accepts a placement."""
        return any(fnmatchcase(str(placement), pattern) for pattern in self.accepts)

    def miss(self, placement: Placement) -> Texts:
        """Return the texts for a rejected placement: why, and still what to do."""
        why = next(m.why for m in self.misses if fnmatchcase(str(placement), m.pattern))
        return why, self.texts[1]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A prepared game, complete up to its last election, and the lesson's steps in order.

    The person plays `side`, and begins after `start` placements.
    """

    name: str
    record: Record
    steps: tuple[Step, ...]
    side: Side
    start: int

    @property
    def glance(self) -> Glance:
        """What its side sees of the buildings that count, before the last tile is placed."""
        from tyrus_desktop.desktop.game.glance import glance  # Imported late, with the referee.

        return glance(self.record, self.side, len(self.record.placements) - 1)

    @property
    def counting(self) -> bool:
        """Whether it is solved by counting the tiles seen."""
        return False


@dataclass(frozen=True, slots=True)
class Heading:
    """What a list says of a lesson: its place from 1, its file's name, its card's sign."""

    number: int
    name: str
    title: Said
    seconds: int
    sign: str


@dataclass(frozen=True, slots=True)
class ScriptedPlayer:
    """A computer player that repeats the placements of a record."""

    record: Record

    def choose(self, view: PlayerView, rng: random.Random, stop: Callable[[], bool]) -> Placement:
        return self.record.placements[PLACEMENTS * (view.election - 1) + view.placed]


def read(name: str) -> Lesson:
    """Read a lesson.

    Raises:
        RecordError: the record breaks the rules.
        KeyError, ValueError: a step is incomplete.
    """
    data = read_toml(_folder() / f"{name}.toml")
    record = records.parse(data["record"].strip().encode(), name)
    steps = tuple(_step(step) for step in data["step"])
    return Lesson(name, record, steps, Side(data.get("side", "ivory")), data.get("start", 0))


def headings() -> tuple[Heading, ...]:
    """Return the headings of all lessons, in their order."""
    found = ((path.stem, read_toml(path)) for path in _folder().glob("*.toml"))
    return tuple(
        sorted(
            (
                Heading(data["number"], name, said(data["title"]), data["seconds"], data["sign"])
                for name, data in found
            ),
            key=lambda each: each.number,
        )
    )


def _folder() -> Path:
    return paths.resources() / "lessons"


def read_toml(path: Path) -> dict[str, Any]:
    """Return what is written in a file of lessons or puzzles."""
    import tomllib  # Imported late, since the first picture doesn't need it.

    return tomllib.loads(path.read_text("utf-8"))


def _step(data: Mapping[str, Any]) -> Step:
    tile, _, building = data.get("show", "").partition(">")
    return Step(
        data["name"],
        Wait(data["wait"]),
        _texts(data["text"]),
        tuple(data.get("accept", ())),
        tuple(Miss(miss["match"], said(miss["text"])) for miss in data.get("miss", ())),
        Tile.parse(tile) if tile else None,
        Placement.parse(data["show"]).building if building else None,
        Side(data["side"]) if "side" in data else None,
    )


def said(text: str, **numbers: int) -> Said:
    """Return what says a text of a lesson or puzzle, with the numbers named in it."""
    return lambda: say(text).format(**numbers)


def silent() -> str:
    """Say nothing."""
    return ""


def _texts(written: str | list[str]) -> Texts:
    happened, *to_do = [written] if isinstance(written, str) else written
    return said(happened), said(to_do[0]) if to_do else silent
