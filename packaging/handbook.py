"""The handbook as pages of HTML, beside the Markdown and the pictures that they show.

Packages contain them: `index.html` leads to the first chapter in each language. The pages need no
script and nothing from elsewhere. The chapters are read as the program reads them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from pathlib import Path

from linguist import ROOT

sys.path.insert(0, str(ROOT))  # Neither the wheel's build nor the sdist has the package installed.
from tyrus_desktop.desktop.settings import LANGUAGE_NAMES
from tyrus_desktop.desktop.text.handbook import (
    HEADING,
    ITEM,
    PICTURE,
    TABLE,
    Block,
    Chapter,
    chapters,
)

TARGET = ROOT / "build" / "handbook"
PLACE = Path("tyrus_desktop", "_data", "resources", "handbook")
"""Where the pages are in a package, as the files of `resources/handbook/` are."""

STYLE = """
:root { color-scheme: light dark;
  --ink: #2c2319; --paper: #f6efe1; --edge: #c9b795; --purple: #6d2f79 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1e9da; --paper: #272533; --edge: #45405a; --purple: #c79be0 }
}
body { margin: 0 auto; max-width: 62rem; padding: 1.5rem; display: flex; flex-wrap: wrap; gap: 2rem;
  background: var(--paper); color: var(--ink); font: 1.05rem/1.5 "Source Sans 3", sans-serif }
nav { flex: 1 0 13rem } nav ol { padding: 0; list-style: none } nav li { margin: .35rem 0 }
main { flex: 3 1 30rem; max-width: 42rem }
h1, h2, [aria-current] { color: var(--purple); font-family: Vollkorn, serif }
a { color: inherit } main a { color: var(--purple) }
img { max-width: 100%; border: 1px solid var(--edge) }
table { border-collapse: collapse; width: 100% }
td, th { border-bottom: 1px solid var(--edge); padding: .35rem .8rem .35rem 0;
  text-align: left; vertical-align: top }
"""


def main_part(blocks: Sequence[Block]) -> Iterator[str]:
    """Yield the lines of a chapter below its title."""
    for kind, group in groupby(blocks, lambda block: (block.kind, block.mark[:1].isdigit())):
        if kind[0] == ITEM:
            tag = "ol" if kind[1] else "ul"
            yield f"<{tag}>"
            yield from (f"<li>{block.text}</li>" for block in group)
            yield f"</{tag}>"
        else:
            yield from map(standing_alone, group)


def standing_alone(block: Block) -> str:
    """Return a block that is not in a list."""
    if block.kind == HEADING:
        return f"<h2>{block.text}</h2>"
    if block.kind == PICTURE:
        return f'<p><img src="{block.link}" alt="{escape(block.text)}"></p>'
    if block.kind == TABLE:
        tags = ["th", *["td"] * (len(block.rows) - 1)]
        rows = (
            "<tr>" + "".join(f"<{tag}>{cell.text}</{tag}>" for cell in row) + "</tr>"
            for tag, row in zip(tags, block.rows, strict=True)
        )
        return "\n".join(["<table>", *rows, "</table>"])
    return f"<p>{block.text}</p>"


def page(shown: Chapter, language: str) -> str:
    """Return the page of a chapter.

    Args:
        shown: The chapter.
        language: Its language.
    """
    entries = [
        f'<li><a href="{each.name}.html"{" aria-current=page" if each == shown else ""}>'
        f"{escape(each.title)}</a></li>"
        for each in chapters(language)
    ]
    others = [
        f'<a href="../{code}/{shown.name}.html" lang="{code}">{name}</a>'
        for code, name in LANGUAGE_NAMES.items()
        if code != language
    ]
    lines = [
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(shown.title)} · Tyrus</title>\n<style>{STYLE}</style>",
        "<nav>\n<ol>",
        *entries,
        f"</ol>\n<p>{' '.join(others)}</p>\n</nav>",
        f"<main>\n<h1>{escape(shown.title)}</h1>",
        *main_part(shown.blocks),
        "</main>\n</html>\n",
    ]
    return "\n".join(lines).replace('.md"', '.html"')


def write(target: Path = TARGET) -> dict[Path, Path]:
    """Write all pages; return for each file its path in a package."""
    pages = {
        Path(language, f"{each.name}.html"): page(each, language)
        for language in LANGUAGE_NAMES
        for each in chapters(language)
    }
    first = {language: f"{chapters(language)[0].name}.html" for language in LANGUAGE_NAMES}
    links = [
        f'<p><a href="{language}/{first[language]}" lang="{language}">{name}</a></p>'
        for language, name in LANGUAGE_NAMES.items()
    ]
    head = '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>Tyrus</title>\n'
    pages[Path("index.html")] = head + f"<h1>Tyrus</h1>\n{''.join(links)}\n</html>\n"
    for path, text in pages.items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_text(text, "utf-8")
    return {target / path: PLACE / path for path in pages}
