"""Shared by the tests of saved games: who plays in one, how one is opened, and what is said."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl

from tests.desktop.support.program import Program

PERSON_AND_COMPUTER = {
    "Ivory": "Claire",
    "IvoryPlayer": "person",
    "Brown": "Apprentice",
    "BrownPlayer": "computer greedy",
}
NOT_YET = "This game is not in your library yet: the next tile adds it."


def open_file(program: Program, path: Path) -> None:
    program.application.saved_games.open(QUrl.fromLocalFile(str(path)))
