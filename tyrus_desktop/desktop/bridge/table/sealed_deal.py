"""The sealed deal for QML: the seal from the start; the salt and a check at the end.

`engine.seal` explains the purpose of a seal. The deal and the salt are not available here before
the end of the game.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEnum, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import prompt_texts
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.sentences import seal_groups
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine import seal

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.session import Game

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class SealedDeal(QObject):
    """The seal of the game at the table, and the check of a seal that the user wrote down."""

    @QEnum
    class Verdict(IntEnum):
        """The result of the last check."""

        Unchecked = 0
        Fits = 1
        DoesNotFit = 2
        NoSeal = 3

    changed = Signal()

    def __init__(self, table: Table, languages: Languages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._found = SealedDeal.Verdict.Unchecked
        self._checked: Game | None = None
        table.changed.connect(self.changed)
        languages.changed.connect(self.changed)

    @Property(str, notify=changed)
    def seal(self) -> str:
        """The seal in groups of four digits; empty if there is none."""
        game = self._table.game
        return seal_groups(game.seal) if game and game.seal else ""

    @Property(bool, notify=changed)
    def study(self) -> bool:
        """Whether the game is a study, which has no seal."""
        game = self._table.game
        return game is not None and game.study

    @Property(bool, notify=changed)
    def over(self) -> bool:
        """Whether the game is over, so that the deal can be checked."""
        return self._table.over and self._table.phase is not Phase.SHOWING

    @Property(str, notify=changed)
    def salt(self) -> str:
        """The salt in groups of four digits; empty before the game's end or if unknown."""
        return seal_groups(self._salt)

    @Property(int, notify=changed)
    def verdict(self) -> int:
        """The result of the last check of the game at the table."""
        if self._checked is not self._table.game:
            return SealedDeal.Verdict.Unchecked
        return self._found

    @Property(str, notify=changed)
    def verdictText(self) -> str:
        """The result of the last check as a sentence; empty without one."""
        match self.verdict:
            case SealedDeal.Verdict.Fits:
                return say(prompt_texts.SEAL_FITS)
            case SealedDeal.Verdict.DoesNotFit:
                return say(prompt_texts.SEAL_DIFFERS)
            case SealedDeal.Verdict.NoSeal:
                return say(prompt_texts.NO_SEAL)
        return ""

    @Slot()
    def copy(self) -> None:
        """Copy the seal to the clipboard."""
        QGuiApplication.clipboard().setText(self.seal.replace(" ", ""))

    @Slot(str)
    def check(self, noted: str) -> None:
        """Compare a seal that the user wrote down with the seal of the game's deal and salt."""
        game = self._table.game
        if game is None or not self._salt:
            return
        self._checked = game
        wanted = seal.parse_seal(noted)
        if wanted is None:
            self._found = SealedDeal.Verdict.NoSeal
        elif wanted == game.seal_of(self._salt):
            self._found = SealedDeal.Verdict.Fits
        else:
            self._found = SealedDeal.Verdict.DoesNotFit
        self.changed.emit()

    @Slot()
    def forget(self) -> None:
        """Reset the result of the last check."""
        self._checked = None
        self.changed.emit()

    @property
    def _salt(self) -> str:
        game = self._table.game
        return game.salt or "" if game and self.over else ""
