"""Typography and terms of every text for the player, in both languages.

The texts are in .ts files, the handbook, metainfo, the desktop entry, the manual page and `--help`.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from itertools import product
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QGuiApplication, QRawFont

import linguist
import metadata
from tests.desktop.support.texts import ENTRIES
from tyrus_desktop import paths
from tyrus_desktop.commands import main
from tyrus_desktop.desktop.text import handbook

NARROW, WIDE = "\u202f", "\u00a0"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
LINUX = linguist.ROOT / "packaging" / "linux"

SPACES = {
    "two spaces": r"\s\s",
    "a space before a comma or a full stop": r"\s[,.](?!\w)",
    "a space at an end": r"^\s|\s$",
}
TYPED = {"a straight apostrophe or quote": r"['\"]", "three dots": r"\.\.\."}
ENGLISH = {"a space before ; : ! ?": r"\s[;:!?]", "French quotes": r"[«»]"}
FRENCH = {
    "no narrow space before ; ! ?": rf"(?<![{NARROW}(])[;!?]",
    "no unbreakable space before a colon": rf"(?<!{WIDE}):",
    "no unbreakable space inside « »": rf"«(?!{WIDE})|(?<!{WIDE})»",
    "English quotes": "[“”]",
    "a capital without its accent": r"\b(A|Etes|Ecran|Egalité)\b|\bElection\b",
}
NUMBERS = {
    "a line may break after a number": (
        r"(?:(?<![%\w.-])\d+|%n) "
        r"(?!(?:to|of|for|in|and|or|are|can|à|au|de|dans|sur|et|ou|peut)\b)[a-zà-ÿ]"
    ),
    "a line may break before a number": (
        r"(?i:\b(?:election|élection|line|ligne|level|niveau|slot|à la place|format|column|colonne"
        r"|total|votes|voix)) (?:\d|%\d)"
    ),
}


def typeset(language: str) -> Iterator[str]:
    """Yield the typeset texts in a language."""
    if language == "en":
        yield from (e.source for e in ENTRIES["fr"] if not e.plural)
    yield from (form for e in ENTRIES[language] for form in e.forms)
    for chapter in handbook.chapters(language):
        cells = (cell for block in chapter.blocks for row in block.rows for cell in row)
        yield from (chapter.title, *(each.spoken for each in (*chapter.blocks, *cells)))
    yield from (
        text for each, text in (*metainfo(), *desktop_entry()) if (each or "en") == language
    )


def metainfo() -> Iterator[tuple[str, str]]:
    """Yield each text of the metainfo with its language, empty for English."""
    root = ET.parse(LINUX / f"{metadata.ID}.metainfo.xml").getroot()  # noqa: S314 - ours
    for tag in ("summary", "p", "li", "caption", "keyword"):
        yield from ((each.get(LANG, ""), each.text or "") for each in root.iter(tag))


def desktop_entry() -> Iterator[tuple[str, str]]:
    text = metadata.DESKTOP.read_text("utf-8")
    for name, language, value in re.findall(r"^(\w+)(?:\[(\w+)\])?=(.+)$", text, re.MULTILINE):
        if name in ("GenericName", "Comment"):
            yield language, value
        elif name == "Keywords":
            yield from ((language, word) for word in value.strip(";").split(";"))


def manual(name: str) -> str:
    """Return a manual page without its macros."""
    return re.sub(r"(?m)^\.\w+ ?|\\", "", (LINUX / name).read_text("utf-8"))


def terminal(capsys: pytest.CaptureFixture[str]) -> Iterator[str]:
    """Yield the texts of the terminal: the manual page and each `--help`."""
    yield manual("tyrus.6")
    for command in ([], ["replay"], ["verify"], ["match"]):
        assert main([*command, "--help"]) == 0
        yield capsys.readouterr().out


def wrong(text: str, *rules: Mapping[str, str]) -> list[str]:
    found = [fault for rule in rules for fault, bad in rule.items() if re.search(bad, text)]
    return [f"{fault}: {text}" for fault in found]


def banned(language: str) -> list[str]:
    """Return the stems that the glossary forbids in a language."""
    glossary = (linguist.SOURCES / "glossary.md").read_text("utf-8")
    section = glossary.split(f"## Words that must not appear in the {language}")[1]
    stems = re.findall("`(.+?)`", section.split("\n## ")[0])
    assert len(stems) > 10
    return stems


def uses(text: str, stem: str) -> bool:
    plain = re.sub(r"\s+", " ", text)
    edge = r"\b" if stem[0].isalpha() else ""
    return re.search(edge + re.escape(stem), plain, re.IGNORECASE) is not None


def test_texts_follow_the_typographic_rules() -> None:
    faults = [
        fault for text in typeset("fr") for fault in wrong(text, SPACES, TYPED, FRENCH, NUMBERS)
    ]
    faults += [
        fault for text in typeset("en") for fault in wrong(text, SPACES, TYPED, ENGLISH, NUMBERS)
    ]
    assert not faults, "\n".join(faults)


def test_bundled_fonts_have_every_character_of_the_interface(qapp: QGuiApplication) -> None:
    """So none is missing where the system has no other font: signs are drawings."""
    code = linguist.ROOT / "tyrus_desktop" / "desktop"
    texts = [each.read_text("utf-8") for end in ("qml", "py") for each in code.rglob(f"*.{end}")]
    texts = [re.sub(r"\\u([0-9a-fA-F]{4})", lambda code: chr(int(code[1], 16)), t) for t in texts]
    used = set("".join([*texts, *typeset("en"), *typeset("fr")]))
    assert {"é", "œ", "…", "−"} < used
    letters = {each for each in used if unicodedata.category(each)[0] not in "CZ"}
    fonts = [QRawFont(str(each), 16) for each in (paths.resources() / "fonts").glob("*.ttf")]
    assert len(fonts) == 4
    assert not {c for c in letters for font in fonts if not font.supportsCharacter(ord(c))}


def test_texts_use_the_terms_of_the_glossary(capsys: pytest.CaptureFixture[str]) -> None:
    for language, texts in (
        ("French", (*typeset("fr"), manual("tyrus.fr.6"))),
        ("English", (*typeset("en"), *terminal(capsys))),
    ):
        assert not [(s, t) for t, s in product(texts, banned(language)) if uses(t, s)]
