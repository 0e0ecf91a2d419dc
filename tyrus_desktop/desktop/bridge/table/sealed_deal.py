"""The sealed deal for QML: the seal from the start, the salt and a check at the end.

`engine.seal` explains what a seal is for. Before the end of the game nothing of the deal and of the
salt is here.
"""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QT_TRANSLATE_NOOP, QEnum, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.sentences import seal_groups
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.seal import parse_seal

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class SealedDeal(QObject):
    """The seal of the game at the table, and the check of a seal that the user noted."""

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
        """The seal in groups of four digits; empty without a game, or for one without a seal."""
        game = self._table.game
        return seal_groups(game.seal) if game and game.seal else ""

    @Property(bool, notify=changed)
    def study(self) -> bool:
        """Whether the game is a study, which has no seal."""
        game = self._table.game
        return game is not None and game.study

    @Property(bool, notify=changed)
    def over(self) -> bool:
        """Whether the game is over, so that the deal may be checked."""
        return self._table.over and self._table.phase is not Phase.SHOWING

    @Property(str, notify=changed)
    def salt(self) -> str:
        """The salt in groups of four digits; empty before the end, or if it is unknown."""
        return seal_groups(self._salt)

    @Property(int, notify=changed)
    def verdict(self) -> int:
        """What the last check found, if it was one of the game at the table."""
        if self._checked is not self._table.game:
            return SealedDeal.Verdict.Unchecked
        return self._found

    @Property(str, notify=changed)
    def verdictText(self) -> str:
        """The verdict, in a sentence."""
        texts = {
            SealedDeal.Verdict.Unchecked: "",
            SealedDeal.Verdict.Fits: QT_TRANSLATE_NOOP(
                "Words", "Match: this is the deal that was sealed at the start."
            ),
            SealedDeal.Verdict.DoesNotFit: QT_TRANSLATE_NOOP(
                "Words", "No match: this is not the deal that was sealed."
            ),
            SealedDeal.Verdict.NoSeal: QT_TRANSLATE_NOOP(
                "Words", "A seal has 64\u00a0digits, from 0 to\u00a09 and from a to\u00a0f."
            ),
        }
        return translate(texts[SealedDeal.Verdict(self.verdict)])

    @Slot()
    def copy(self) -> None:
        """Copy the seal to the clipboard."""
        QGuiApplication.clipboard().setText(self.seal.replace(" ", ""))

    @Slot(str)
    def check(self, noted: str) -> None:
        """Compare a noted seal with that of the game's own deal and salt."""
        game = self._table.game
        if game is None or not self._salt:
            return
        self._checked = game
        wanted = parse_seal(noted)
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
