"""Helpers for tests of texts: the entries of the .ts files, and events of every kind."""

from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as ET

import linguist
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.engine import events
from tyrus_desktop.engine.board import BUILDINGS, StandingTile
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession, Side


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a .ts file; a plural entry has several forms."""

    context: str
    source: str
    plural: bool
    finished: bool
    forms: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.context}: {self.source[:60]}"


def read(language: str) -> Iterator[Entry]:
    ts = ET.parse(linguist.SOURCES / f"tyrus_{language}.ts").getroot()  # noqa: S314 - ours
    for context in ts.iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = translation.iter("numerusform") if plural else [translation]
            yield Entry(
                context.findtext("name", ""),
                message.findtext("source", ""),
                plural,
                translation.get("type") is None,
                tuple(form.text or "" for form in forms),
            )


ENTRIES = {language: list(read(language)) for language in LANGUAGES}

IVORY, KIND = Side.IVORY, Profession.MERCHANT
EVENTS: list[events.Event] = [
    events.GameStarted(IVORY),
    events.TilesDrawn(IVORY, 3, None),
    *(events.ElectionOpened(2, kind) for kind in Profession),
    *(events.TilePlaced(StandingTile(IVORY, each, 1, 1, None)) for each in BUILDINGS),
    events.ElectionTallied(tally(2, KIND, [])),
    *(events.GameEnded(Outcome(IVORY, ending)) for ending in Ending),
    events.GivenUp(IVORY),
    events.TilesRevealed((), {}),
]
