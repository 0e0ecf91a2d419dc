"""The handbook: its files in both languages, its pages of HTML, and the window that shows it."""

import re
from collections.abc import Iterator
from html import unescape
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImageReader

import handbook as pages
from tests.desktop.support.dialogs import focused, focused_text, open_by_key
from tests.desktop.support.screen import Key, Screen, press, sheets
from tests.desktop.support.texts import ENTRIES
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.desktop.text.handbook import (
    HEADING,
    PICTURE,
    Block,
    Chapter,
    chapters,
    folder,
)

LARGEST_PICTURES = 1_500_000  # In bytes, of all languages together.
MOST_CHAPTERS = 14


def texts_of(chapter: Chapter) -> Iterator[Block]:
    """Yield the blocks of a chapter, and the cells of its tables."""
    for block in chapter.blocks:
        yield block
        yield from (cell for row in block.rows for cell in row)


def pictures(language: str) -> list[tuple[str, str]]:
    """Return the file and the alternative text of each picture in a language."""
    return [
        (block.link, block.text)
        for chapter in chapters(language)
        for block in chapter.blocks
        if block.kind == PICTURE
    ]


def as_named(text: str) -> str:
    """Return a text as a reader names it: without mnemonic, key and placeholder."""
    plain = re.sub(r"&|%\w| ?\(\?\)$", lambda found: "…" if found[0][0] == "%" else "", text)
    return re.sub(r"\s+", " ", plain)


def test_handbook_has_the_same_chapters_and_pictures_in_every_language() -> None:
    names = {language: [each.name for each in chapters(language)] for language in LANGUAGES}
    assert 10 < len(names["en"]) <= MOST_CHAPTERS
    assert set(map(tuple, names.values())) == {tuple(names["en"])}
    assert [file for file, _ in pictures("fr")] == [file for file, _ in pictures("en")]
    titles = [each.title for language in LANGUAGES for each in chapters(language)]
    assert len(set(titles)) == len(titles)
    for language in LANGUAGES:
        for chapter in chapters(language):
            kinds = [each.kind for each in chapter.blocks]
            assert HEADING in kinds, chapter.name
            assert (HEADING, HEADING) not in pairwise(kinds), chapter.name


def test_every_picture_of_the_handbook_exists_and_is_described() -> None:
    for language in LANGUAGES:
        shown = pictures(language)
        assert {file for file, _ in shown} == {each.name for each in folder(language).glob("*.png")}
        for file, described in shown:
            assert QImageReader(str(folder(language) / file)).size().width() > 600, file
            assert len(described) > 20, file
    sizes = [each.stat().st_size for code in LANGUAGES for each in folder(code).glob("*.png")]
    assert sum(sizes) < LARGEST_PICTURES


def test_every_link_of_the_handbook_leads_to_a_chapter() -> None:
    for language in LANGUAGES:
        names = {f"{each.name}.md" for each in chapters(language)}
        blocks = [each for chapter in chapters(language) for each in texts_of(chapter)]
        links = [re.findall('href="(.+?)"', each.text) for each in blocks]
        assert len([each for each in links if each]) > 5
        assert {link for each in links for link in each} <= names
        # Enter follows the one link of a paragraph.
        assert max(map(len, links)) == 1


def test_what_the_handbook_names_in_bold_is_in_the_program() -> None:
    for language in LANGUAGES:
        said = {as_named(form) for each in ENTRIES[language] for form in each.forms}
        if language == "en":
            said |= {as_named(each.source) for each in ENTRIES["fr"]}
        named = [
            (chapter.name, unescape(name))
            for chapter in chapters(language)
            for block in texts_of(chapter)
            for name in re.findall("<b>(.+?)</b>", block.text)
        ]
        assert len(named) > 60
        assert [(where, name) for where, name in named if as_named(name) not in said] == []


def test_pages_of_html_lead_to_pages_and_pictures_that_exist(tmp_path: Path) -> None:
    written = pages.write(tmp_path)
    assert len(written) == 1 + sum(len(chapters(language)) for language in LANGUAGES)
    for path in written:
        text = path.read_text("utf-8")
        targets = re.findall('(?:href|src)="(.+?)"', text)
        assert targets
        for target in targets:
            picture = folder(path.parent.name) / target
            assert (path.parent / target).is_file() or picture.is_file(), (path.name, target)
        assert ".md" not in text
        for image in re.findall("<img .+?>", text):
            assert re.search('alt=".{20,}"', image), path.name


@pytest.fixture
def reading(playing: Screen) -> Screen:
    """A game, with the handbook opened from the quick rules."""
    open_by_key(playing, "Quick rules")
    playing.click(playing.item("handbook"))
    playing.qtbot.waitUntil(lambda: sheets(playing) == ["Handbook"])
    return playing


def test_handbook_is_read_by_mouse_and_by_keys(reading: Screen) -> None:
    shown = chapters("en")

    def current() -> int:
        return next(
            n for n, each in enumerate(reading.items("chapter")) if each.property("checked")
        )

    def scrolled() -> float:
        return reading.item("chapterText").mapToScene(QPointF()).y()

    assert focused_text(reading) == "Next chapter"
    assert current() == 0
    reading.click(reading.items("chapter")[4])
    assert current() == 4
    assert shown[4].title in reading.texts()
    top = scrolled()
    press(reading, Key.Key_PageDown)
    assert scrolled() < top
    press(reading, Key.Key_Left)
    assert current() == 3
    press(reading, Key.Key_Right)
    assert (current(), scrolled()) == (4, top)
    link = reading.items("handbookLink")[0]
    link.forceActiveFocus()
    press(reading, Key.Key_Return)
    assert shown[current()].name == "12-fairness"
    assert focused_text(reading) == "Next chapter"
    reading.items("chapter")[11].forceActiveFocus()
    press(reading, Key.Key_Down)
    assert (current(), focused(reading)) == (12, reading.items("chapter")[12])


def test_handbook_and_quick_rules_lead_to_each_other_and_out(reading: Screen) -> None:
    reading.click(reading.items("chapter")[12])
    press(reading, Key.Key_Escape)
    reading.qtbot.waitUntil(lambda: sheets(reading) == ["Quick rules"])
    reading.click(reading.item("handbook"))
    reading.qtbot.waitUntil(lambda: sheets(reading) == ["Handbook"])
    assert reading.items("chapter")[12].property("checked")
    open_by_key(reading, "Quick rules")
    press(reading, Key.Key_Escape)
    reading.qtbot.waitUntil(lambda: not sheets(reading))


def test_narrow_window_shows_the_list_of_chapters_on_request(reading: Screen) -> None:
    reading.state.settings.scale = 250
    reading.resize(1024, 640)
    reading.qtbot.waitUntil(lambda: reading.shows("chapters"))
    assert not reading.shows("chapter")
    reading.click(reading.item("chapters"))
    reading.click(reading.visible_items("chapter")[2])
    assert not reading.shows("chapter")
    assert chapters("en")[2].title in reading.texts()
