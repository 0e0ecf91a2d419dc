"""The kept training runs: the documents name every file that is there, and no other."""

import re
from pathlib import Path

TYRUS = Path(__file__).parents[2] / "tyrus_desktop"
RUNS = TYRUS / "training" / "runs"
HISTORY = RUNS / "README.md"
CARD = TYRUS / "players" / "weights" / "README.md"
ROW = re.compile(r"^\| `([\w./-]+/)` \|([^|]*)\|", re.MULTILINE)
"""A row of the table of kept files: a folder, and the names of its files."""
KEPT_FILE = re.compile(r"\$RUNS/([\w-]+/[\w-]+\.\w+)")


def section(path: Path, title: str) -> str:
    """Return the part of a document below this heading."""
    text = path.read_text("utf-8")
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_history_names_exactly_the_kept_files() -> None:
    rows = ROW.findall(section(HISTORY, "What is kept"))
    named = {
        Path(folder, name).as_posix()
        for folder, files in rows
        for name in re.findall(r"`([^`\n]+)`", files)
    }
    files = {path.relative_to(RUNS).as_posix() for path in RUNS.rglob("*") if path.is_file()}
    assert named == files - {HISTORY.name}
    for document in (HISTORY, CARD):
        assert set(KEPT_FILE.findall(document.read_text("utf-8"))) <= files


def test_card_names_exactly_the_shipped_weights() -> None:
    rows = re.findall(r"^\| `(\w+\.npz)` \|", section(CARD, "Files"), re.MULTILINE)
    assert sorted(rows) == sorted(path.name for path in CARD.parent.glob("*.npz"))
