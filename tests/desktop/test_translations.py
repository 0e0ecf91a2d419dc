"""Every text is translated, with its placeholders and plural forms.

The .ts files are compared with what lupdate finds in the code.
"""

import errno
import os
import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest
from PySide6.QtGui import QGuiApplication

import linguist
from tests.desktop.support.texts import ENTRIES, EVENTS
from tyrus_desktop import causes
from tyrus_desktop.causes import Cause, cause_of
from tyrus_desktop.desktop.game.lesson import headings
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.desktop.text import errors, reading_texts, words
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.opponent_words import OPPONENTS
from tyrus_desktop.desktop.text.sentences import event_sentence
from tyrus_desktop.engine import events
from tyrus_desktop.engine.board import BUILDINGS, Role
from tyrus_desktop.engine.illegal import Refusal
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.record import Fault, RecordError
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.players import keys
from tyrus_desktop.players.levels import LEVELS

SAME_IN_BOTH = {"bluff", "total", "Table"}
SAME_FOR_ONE = {
    "en": {
        *("Games shown: %n of %1", "counter, %n unused", "counters, %n unused"),
        "a program that learned from %n million placements and never thinks ahead",
    },
    "fr": {entry.source for entry in ENTRIES["fr"] if re.search("%.\u00a0voix", entry.forms[0])},
}
"""The plurals whose forms need not differ: labels without a counted noun, and French *voix*."""
SPOKEN = [(language, entry) for language in LANGUAGES for entry in ENTRIES[language]]


@pytest.fixture
def speak(qapp: QGuiApplication, tmp_path: Path) -> Iterator[Callable[[str], None]]:
    """Return a function that switches the language, with the current .ts files."""
    linguist.compile_all(tmp_path)
    languages = Languages(tmp_path)
    yield languages.switch
    languages.switch("en")
    languages.unload()


def test_translation_files_contain_exactly_the_texts_in_the_code(tmp_path: Path) -> None:
    for path in linguist.SOURCES.glob("*.ts"):
        shutil.copy(path, tmp_path)
    linguist.update(tmp_path)
    for path in linguist.SOURCES.glob("*.ts"):
        assert (tmp_path / path.name).read_text("utf-8") == path.read_text("utf-8")


def test_translations_are_complete_and_keep_placeholders_and_mnemonics() -> None:
    plurals = {e.source for e in ENTRIES["fr"] if e.plural}
    assert plurals == {e.source for e in ENTRIES["en"]}
    for language, entry in SPOKEN:
        case = language, str(entry)
        assert entry.finished, case
        assert all(entry.forms), case
        assert entry.plural == bool(re.search(r"%n|\(s\)", entry.source)), case
        assert len(entry.forms) == 1 + entry.plural, case
        if entry.plural and entry.source not in SAME_FOR_ONE[language]:
            assert entry.forms[0] != entry.forms[1], case
        for sign in (r"%(?:\d|n)", "&", r"\{\w+\}"):
            wanted = sorted(re.findall(sign, entry.source))
            for number, form in enumerate(entry.forms):
                found = re.findall(sign, form)
                if entry.plural and number == 0 and "%n" in wanted and "%n" not in found:
                    found.append("%n")  # “one tile” says its number in words.
                assert sorted(found) == wanted, (case, form)


def test_translated_sentence_uses_the_correct_plural_form(speak: Callable[[str], None]) -> None:
    for language, sentence, plurals in (
        ("en", "Ivory draws {}\u00a0tile{}.", ("s", "", "s")),
        ("fr", "Beige pioche {}\u00a0tuile{}.", ("", "", "s")),
    ):
        speak(language)
        for number, plural in enumerate(plurals):
            drawn = event_sentence(events.TilesDrawn(Side.IVORY, number, None))
            assert drawn == sentence.format(number, plural)


def test_language_without_a_translation_speaks_english(speak: Callable[[str], None]) -> None:
    titles = {}
    for language in ("en", "fr", "xx"):
        speak(language)
        titles[language] = [each.title() for each in headings()]
    assert titles["xx"] == titles["en"]
    assert not {*titles["fr"]} & {*titles["en"]}


NAMES = {key: each.name for key, each in OPPONENTS.items()}
"""People have one name in all languages."""

TABLES: list[tuple[Mapping[Any, object], Iterable[object]]] = [
    (words.SIDES, Side),
    (words.REPRESENTATIVES, Profession),
    (words.OPENINGS, Profession),
    (words.BUILDINGS, BUILDINGS),
    (words.PLACEMENTS, BUILDINGS),
    (words.ROLES, Role),
    (words.ENDINGS, Ending),
    (NAMES, (*LEVELS, keys.STRANGER)),
    (errors.REFUSALS, Refusal),
    (errors.FAULTS, Fault),
    (errors.CAUSES, Cause),
]


def test_every_enum_member_has_a_text() -> None:
    french = {e.source: e.forms for e in ENTRIES["fr"] if not e.context}
    for table, members in TABLES:
        assert set(table) == set(members)
        assert len(set(table.values())) == len(table)
        for english in map(str, table.values()):
            assert table is NAMES or english in SAME_IN_BOTH or french[english] != (english,)


FILE_FORMAT = (
    r"\b(?:[A-Z]\w+By|Folded|Study|From|First|Elections|record|header|folded|en-tête|pli\w+)\b"
)
"""Words of the file format; the names of entries may stand in quotes."""


def test_errors_are_told_without_words_of_system_or_file_format(
    speak: Callable[[str], None],
) -> None:
    for language in LANGUAGES:
        speak(language)
        faults = [RecordError("x", 1, each, "2", "3", folded=True) for each in Fault]
        told = [errors.problem(each, "x.tyrus") for each in faults]
        for number in errno.errorcode:
            error = OSError(number, os.strerror(number), "x.tyrus")
            told.append(errors.problem(error, "x.tyrus"))
            known = cause_of(error) is not Cause.OTHER
            lost = reading_texts.trouble(error, "progress.json")
            for said in (told[-1], lost, causes.sentence(error)):
                assert os.strerror(number) not in said
                assert known or f"{number}" in said
        for text in (*told, *(each.value for each in Fault)):
            assert not re.search(FILE_FORMAT, re.sub("“.*?”|«.*?»", "", text)), text


def test_every_event_has_a_sentence_in_both_languages(speak: Callable[[str], None]) -> None:
    assert {type(event) for event in EVENTS} == set(get_args(events.Event))
    sentences = {}
    for language in LANGUAGES:
        speak(language)
        sentences[language] = [event_sentence(event) for event in EVENTS]
        assert not [text for text in sentences[language] if "%" in text]
    for english, french in zip(sentences["en"], sentences["fr"], strict=True):
        assert english != french
        assert not re.search("Ivory|Brown", french)
