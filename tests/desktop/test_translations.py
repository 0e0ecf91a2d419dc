"""Every text is translated, with its placeholders and plural forms.

The .ts files are compared with what lupdate finds in the code.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo
from PySide6.QtGui import QGuiApplication

import linguist
from tests.desktop.support.events import EVENTS
from tests.desktop.support.ts_files import ENTRIES
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.desktop.text import errors, words
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.sentences import event_sentence
from tyrus_desktop.engine import events
from tyrus_desktop.engine.board import BUILDINGS, Role
from tyrus_desktop.engine.illegal import Refusal
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.record import Fault
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.players import keys
from tyrus_desktop.players.levels import LEVELS

PLURAL_FORMS = {"en": 2, "fr": 2}
MENUS = ("&Game", "&View", "&Language", "&Help")
SAME_IN_BOTH = {"bluff", "total", "Table"}
SAME_FOR_ONE = {
    "en": {"Games shown: %n of %1", "counter, %n spare", "counters, %n spare"},
    "fr": {entry.source for entry in ENTRIES["fr"] if "%n\u00a0voix" in entry.forms[0]},
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


def test_qts_file_dialog_is_in_french(speak: Callable[[str], None]) -> None:
    """Used where the desktop has none; Qt translates only its buttons."""
    speak("fr")
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.QmlImportsPath))
    dialog = (folder / "QtQuick/Dialogs/quickimpl/qml/FileDialog.qml").read_text("utf-8")
    texts = re.findall(r'qsTr\("(.*?)"\)', dialog)
    assert len(texts) > 2
    for text in texts:
        assert QCoreApplication.translate("FileDialog", text) != text


# The files


@pytest.mark.parametrize("language", LANGUAGES)
def test_translation_file_has_exactly_the_texts_of_the_code(language: str, tmp_path: Path) -> None:
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


def test_singular_and_plural_differ() -> None:
    for language, entry in SPOKEN:
        if entry.plural and entry.source not in SAME_FOR_ONE[language]:
            one, several = entry.forms
            assert one != several, (language, str(entry))


def test_number_selects_the_plural_form(speak: Callable[[str], None]) -> None:
    sentences = {
        "en": (
            "Ivory draws 0\u00a0tiles.",
            "Ivory draws 1\u00a0tile.",
            "Ivory draws 2\u00a0tiles.",
        ),
        "fr": (
            "Beige pioche 0\u00a0tuile.",
            "Beige pioche 1\u00a0tuile.",
            "Beige pioche 2\u00a0tuiles.",
        ),
    }
    for language, expected in sentences.items():
        speak(language)
        drawn = (event_sentence(events.TilesDrawn(Side.IVORY, n, None)) for n in range(3))
        assert tuple(drawn) == expected


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
    for title, letters in menus.items():
        assert len(letters) == len(set(letters)), (title, letters)


# The enums


TABLES: list[tuple[Mapping[Any, object], Iterable[object]]] = [
    (words.SIDES, Side),
    (words.REPRESENTATIVES, Profession),
    (words.OPENINGS, Profession),
    (words.BUILDINGS, BUILDINGS),
    (words.PLACEMENTS, BUILDINGS),
    (words.ROLES, Role),
    (words.ENDINGS, Ending),
    (words.LEVELS, (*LEVELS, keys.STRANGER)),
    (errors.REFUSALS, Refusal),
    (errors.FAULTS, Fault),
]


def test_every_enum_member_has_words() -> None:
    french = {e.source: e.forms for e in ENTRIES["fr"] if e.context == words.CONTEXT}
    for table, members in TABLES:
        assert set(table) == set(members)
        assert len(set(table.values())) == len(table)
        for english in map(str, table.values()):
            name = table is words.LEVELS  # People have one name.
            assert name or english in SAME_IN_BOTH or french[english] != (english,)


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
