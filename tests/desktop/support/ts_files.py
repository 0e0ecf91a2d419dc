"""The texts of the .ts files, for tests of translations and wording."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree as ET

import linguist
from tyrus_desktop.desktop.settings import LANGUAGES


@dataclass(frozen=True, slots=True)
class Entry:
    """A text of a .ts file; a plural has several forms."""

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
