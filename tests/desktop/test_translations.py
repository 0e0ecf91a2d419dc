"""Every text is translated, with the right terms, plural forms and typography.

The .ts files are compared with what lupdate finds in the code.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QGuiApplication

import linguist
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.desktop.text import errors, words
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.sentences import event_sentence
from tyrus_desktop.engine import events
from tyrus_desktop.engine.board import BUILDINGS, Role, StandingTile
from tyrus_desktop.engine.illegal import Refusal
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.record import Fault
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.players.levels import LEVELS

PLURAL_FORMS = {"en": 2, "fr": 2}
MENUS = ("&Game", "&View", "&Language", "&Help")
SAME_IN_BOTH = {"bluff", "total", "Table"}
NARROW, WIDE = "\u202f", "\u00a0"

BAD_EVERYWHERE = {
    "a straight apostrophe or quote": r"['\"]",
    "three dots": r"\.\.\.",
    "two spaces": r"\s\s",
    "a space before a comma or a full stop": r"\s[,.](?!\w)",
    "a space at an end": r"^\s|\s$",
}
BAD_ENGLISH = {"a space before ; : ! ?": r"\s[;:!?]", "French quotes": r"[«»]"}
BAD_FRENCH = {
    "no narrow space before ; ! ?": rf"(?<![{NARROW}(])[;!?]",
    "no unbreakable space before a colon": rf"(?<!{WIDE}):",
    "no unbreakable space inside « »": rf"«(?!{WIDE})|(?<!{WIDE})»",
    "English quotes": "[“”]",
    "a capital without its accent": r"\b(A|Etes|Ecran|Egalité)\b|\bElection\b",
}


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
SPOKEN = [(language, entry) for language in LANGUAGES for entry in ENTRIES[language]]


@pytest.fixture
def speak(qapp: QGuiApplication, tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """Return a function that switches the language, with the current .ts files."""
    linguist.compile_all(tmp_path)
    languages = Languages(tmp_path)
    yield languages.switch
    languages.switch("en")
    languages.unload()


# The files


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_file_has_exactly_the_texts_of_the_code(
    language: str, tmp_path: Path
) -> None:
    name = f"tyrus_{language}.ts"
    shutil.copy(linguist.SOURCES / name, tmp_path)
    linguist.update(tmp_path)
    assert (tmp_path / name).read_text("utf-8") == (linguist.SOURCES / name).read_text("utf-8")


def test_no_translation_is_unfinished_or_empty() -> None:
    bad = [(lang, str(e)) for lang, e in SPOKEN if not e.finished or not all(e.forms)]
    assert not bad


def test_every_plural_has_all_its_forms() -> None:
    for language, entry in SPOKEN:
        assert entry.plural == ("%n" in entry.source), entry
        if entry.plural:
            assert len(entry.forms) == PLURAL_FORMS[language], (language, str(entry))
    plurals = {e.source for e in ENTRIES["fr"] if e.plural}
    assert plurals == {e.source for e in ENTRIES["en"]}


@pytest.mark.parametrize("sign", [r"%(?:\d|n)", "&"])
def test_placeholders_and_mnemonics_are_kept(sign: str) -> None:
    for language, entry in SPOKEN:
        wanted = sorted(re.findall(sign, entry.source))
        for number, form in enumerate(entry.forms):
            found = re.findall(sign, form)
            if entry.plural and number == 0 and "%n" in wanted and "%n" not in found:
                found.append("%n")  # “one tile” says its number in words.
            assert sorted(found) == wanted, (language, str(entry), form)


def test_no_mnemonic_is_used_twice_in_a_menu() -> None:
    menus: dict[str, list[str]] = {"": []}
    for entry in (e for e in ENTRIES["fr"] if e.context == "MainMenu"):
        key = entry.forms[0].split("&")[1][0].lower()
        if entry.source in MENUS:
            menus[""].append(key)
            menus[entry.source] = []
        else:
            menus[list(menus)[-1]].append(key)
    assert len(menus) == len(MENUS) + 1
    for title, keys in menus.items():
        assert len(keys) == len(set(keys)), (title, keys)


# The wording


def wrong(text: str, *rules: Mapping[str, str]) -> list[str]:
    found = [fault for rule in rules for fault, bad in rule.items() if re.search(bad, text)]
    return [f"{fault}: {text}" for fault in found]


def test_french_typography() -> None:
    faults = [
        fault
        for entry in ENTRIES["fr"]
        for form in entry.forms
        for fault in wrong(form, BAD_EVERYWHERE, BAD_FRENCH)
    ]
    assert not faults, "\n".join(faults)


def test_english_typography() -> None:
    texts = [e.source for e in ENTRIES["fr"]] + [f for e in ENTRIES["en"] for f in e.forms]
    faults = [fault for text in texts for fault in wrong(text, BAD_EVERYWHERE, BAD_ENGLISH)]
    assert not faults, "\n".join(faults)


def test_the_french_texts_use_the_terms_of_the_glossary() -> None:
    glossary = (linguist.SOURCES / "glossary.md").read_text("utf-8")
    lines = glossary.split("## Words that must not appear in the French")[1].splitlines()
    stems = [stem for line in lines for stem in re.findall("`(.+?)`", line)]
    assert len(stems) > 20
    for entry, stem in product(ENTRIES["fr"], stems):
        edge = r"\b" if stem[0].isalpha() else ""
        for form in entry.forms:
            plain = form.replace(WIDE, " ").replace(NARROW, " ").replace("\n", " ")
            assert not re.search(edge + re.escape(stem), plain, re.IGNORECASE), (stem, form)


# The enums


TABLES: list[tuple[Mapping[Any, object], Iterable[object]]] = [
    (words.SIDES, Side),
    (words.TILES, Profession),
    (words.REPRESENTATIVES, Profession),
    (words.OPENINGS, Profession),
    (words.BUILDINGS, BUILDINGS),
    (words.PLACEMENTS, BUILDINGS),
    (words.ROLES, Role),
    (words.ENDINGS, Ending),
    (words.LEVELS, LEVELS),
    (errors.REFUSALS, Refusal),
    (errors.FAULTS, Fault),
]


@pytest.mark.parametrize(("table", "members"), TABLES)
def test_every_enum_member_has_its_own_words(
    table: Mapping[Any, object], members: Iterable[object]
) -> None:
    assert set(table) == set(members)
    assert len(set(table.values())) == len(table)
    french = {e.source: e.forms for e in ENTRIES["fr"] if e.context == words.CONTEXT}
    for english in map(str, table.values()):
        assert english in SAME_IN_BOTH or french[english] != (english,)


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


def test_every_event_has_a_sentence_in_both_languages(speak: Callable[[str], None]) -> None:
    assert {type(event) for event in EVENTS} == set(get_args(events.Event))
    told = {}
    for language in LANGUAGES:
        speak(language)
        told[language] = [event_sentence(event) for event in EVENTS]
        assert not [text for text in told[language] if "%" in text]
    for english, french in zip(told["en"], told["fr"], strict=True):
        assert english != french
        assert not re.search("Ivory|Brown", french)


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", 0, "Ivory draws 0 tiles."),
        ("en", 1, "Ivory draws 1 tile."),
        ("en", 2, "Ivory draws 2 tiles."),
        ("fr", 0, "Beige pioche 0 tuile."),
        ("fr", 1, "Beige pioche 1 tuile."),
        ("fr", 2, "Beige pioche 2 tuiles."),
    ],
)
def test_the_number_selects_the_plural_form(
    speak: Callable[[str], None], language: str, number: int, said: str
) -> None:
    speak(language)
    assert event_sentence(events.TilesDrawn(IVORY, number, None)) == said
