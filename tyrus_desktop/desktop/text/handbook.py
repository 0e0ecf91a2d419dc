"""The handbook's chapters, read from Markdown: one file each in `resources/handbook/LANGUAGE/`.

Qt parses the Markdown. A chapter is a list of blocks: the window shows them one below the other,
and `packaging/handbook.py` makes pages of HTML from them. The files' names give their order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextDocument,
    QTextFragment,
    QTextListFormat,
    QTextTable,
)

from tyrus_desktop import paths

HEADING, TEXT, ITEM, PICTURE, TABLE = "heading", "text", "item", "picture", "table"
"""The kinds of blocks."""


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a chapter, in lines of its own.

    Attributes:
        kind: What it is.
        text: Its text as HTML, with bold words and links; of a picture, the alternative text.
        spoken: Its text alone.
        mark: What stands before an item: a bullet or a number.
        link: Where its first link leads; of a picture, its file.
        rows: The cells of a table; those of the first row are headings.
    """

    kind: str
    text: str = ""
    spoken: str = ""
    mark: str = ""
    link: str = ""
    rows: tuple[tuple[Block, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter, with the name of its file without the suffix."""

    name: str
    title: str
    blocks: tuple[Block, ...]

    def for_qml(self) -> dict[str, Any]:
        """Return the chapter in dictionaries and lists, since QML gets no tuples."""
        return {
            "name": self.name,
            "title": self.title,
            "blocks": [
                {**asdict(each), "rows": [[asdict(cell) for cell in row] for row in each.rows]}
                for each in self.blocks
            ],
        }


def folder(language: str) -> Path:
    """Return the folder of the chapters and pictures in a language, or of the English ones."""
    handbook = paths.resources() / "handbook"
    own = handbook / language
    return own if own.is_dir() else handbook / "en"


@lru_cache(maxsize=2)
def chapters(language: str) -> tuple[Chapter, ...]:
    """Return all chapters in a language, in their order. Raises `OSError`."""
    return tuple(_chapter(path) for path in sorted(folder(language).glob("*.md")))


def _chapter(path: Path) -> Chapter:
    document = QTextDocument()
    font = QFont()
    font.setPixelSize(16)  # Without an application there is no size from which headings get theirs.
    document.setDefaultFont(font)
    document.setMarkdown(path.read_text("utf-8"))
    title, *blocks = _blocks(document)
    return Chapter(path.stem, title.spoken, tuple(blocks))


def _blocks(document: QTextDocument) -> Iterator[Block]:
    part = document.rootFrame().begin()
    while not part.atEnd():
        frame, block = part.currentFrame(), part.currentBlock()
        if isinstance(frame, QTextTable):
            yield _table(frame)
        elif block.text():  # Qt ends a table with an empty block.
            yield _paragraph(block)
        part += 1


def _table(table: QTextTable) -> Block:
    def cell(row: int, column: int) -> Block:
        block = table.cellAt(row, column).firstCursorPosition().block()
        return _block(block, HEADING if row == 0 else TEXT)

    columns = range(table.columns())
    rows = (tuple(cell(row, column) for column in columns) for row in range(table.rows()))
    return Block(TABLE, rows=tuple(rows))


def _paragraph(block: QTextBlock) -> Block:
    first = block.begin().fragment().charFormat()
    if first.isImageFormat():
        image = first.toImageFormat()
        alternative = str(image.property(image.Property.ImageAltText))
        return Block(PICTURE, alternative, alternative, link=image.name())
    if block.blockFormat().objectIndex() >= 0:
        listed = block.textList()
        numbered = listed.format().style() == QTextListFormat.Style.ListDecimal
        return _block(block, ITEM, listed.itemText(block) if numbered else "•")
    return _block(block, HEADING if block.blockFormat().headingLevel() else TEXT)


def _block(block: QTextBlock, kind: str, mark: str = "") -> Block:
    links = (each.charFormat().anchorHref() for each in _fragments(block))
    link = next(filter(None, links), "")
    return Block(kind, _html(block, in_heading=kind == HEADING), block.text(), mark, link)


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    """Yield the stretches of text with one format each."""
    part = block.begin()
    while not part.atEnd():
        yield part.fragment()
        part += 1


def _html(block: QTextBlock, *, in_heading: bool = False) -> str:
    """Return a text as HTML; a heading is bold as a whole."""
    parts = []
    for fragment in _fragments(block):
        written, style = escape(fragment.text(), quote=False), fragment.charFormat()
        if style.isAnchor():
            written = f'<a href="{style.anchorHref()}">{written}</a>'
        elif style.fontWeight() > QFont.Weight.Normal and not in_heading:
            written = f"<b>{written}</b>"
        parts.append(written)
    return "".join(parts)
