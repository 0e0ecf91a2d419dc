"""The kept training runs: the history names every file that is there, and none that is not."""

import json
import re
from pathlib import Path

import pytest

TYRUS = Path(__file__).parents[2] / "tyrus_desktop"
RUNS = TYRUS / "training" / "runs"
INDEX = RUNS / "README.md"
CARD = TYRUS / "players" / "weights" / "README.md"
STUDIES = sorted((RUNS / "studies").glob("*.md"))

DOCUMENTS = pytest.mark.parametrize(
    "document", [CARD, INDEX, *STUDIES], ids=lambda path: f"{path.parent.name}/{path.name}"
)
ROW = re.compile(r"^\| `([\w./-]+/)` \|([^|]*)\|", re.MULTILINE)
"""A row of the table of what is kept: a folder, and the names of some of its files."""
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)\s#]*)(?:#([^)\s]+))?\)")
KEPT_FILE = re.compile(r"(?:\$RUNS/|tyrus_desktop/training/runs/|`)([\w-]+/[\w-]+\.\w+)")
"""A file of the runs, as commands and sentences name it."""


def section(text: str, title: str) -> str:
    """Return the part of a document below this heading."""
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def anchors(document: Path) -> set[str]:
    """Return the anchors of a document's headings, as they are on GitHub."""
    headings = re.findall(r"^#+ (.+)$", document.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}


def test_the_history_names_exactly_the_kept_files() -> None:
    rows = ROW.findall(section(INDEX.read_text("utf-8"), "What is kept"))
    named = {
        Path(folder, name).as_posix() for folder, files in rows for name in CODE.findall(files)
    }
    kept = {
        path.relative_to(RUNS).as_posix()
        for path in RUNS.rglob("*")
        if path.is_file() and path.suffix not in {".md", ".svg"}
    }
    assert named == kept


def test_the_card_names_exactly_the_shipped_weights() -> None:
    rows = re.findall(
        r"^\| `(\w+\.npz)` \|", section(CARD.read_text("utf-8"), "Files"), re.MULTILINE
    )
    assert sorted(rows) == sorted(path.name for path in CARD.parent.glob("*.npz"))


def test_the_history_links_to_every_study() -> None:
    linked = {file for file, _ in LINK.findall(INDEX.read_text("utf-8"))}
    assert STUDIES
    assert {f"studies/{path.name}" for path in STUDIES} <= linked


@DOCUMENTS
def test_every_link_leads_to_a_file_and_a_heading(document: Path) -> None:
    for file, anchor in LINK.findall(document.read_text("utf-8")):
        target = (document.parent / file).resolve() if file else document
        assert target.exists(), file
        assert not anchor or anchor in anchors(target), (file, anchor)


@DOCUMENTS
def test_every_kept_file_that_a_document_names_is_there(document: Path) -> None:
    named = set(KEPT_FILE.findall(document.read_text("utf-8")))
    assert [each for each in sorted(named) if each[0].islower() and not _exists(each)] == []


def _exists(name: str) -> bool:
    """Return whether this file is among the runs, or in a folder of the code."""
    return any((folder / name).exists() for folder in (RUNS, TYRUS, TYRUS / "players"))


def test_what_every_kept_attack_started_from_is_kept_or_said_not_to_be() -> None:
    verdicts = list(RUNS.rglob("verdict*.json"))
    assert verdicts
    for path in verdicts:
        start = json.loads(path.read_text("utf-8"))["start"]  # None if it began from nothing.
        assert start is None or "(not kept)" in start or (path.parent / start).exists()
