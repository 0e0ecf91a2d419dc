"""For QML: what each of the other side's tiles cost when it turned, once somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.review.causes import chair_of
from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.review.turned_tiles import TurnedTiles
from tyrus_desktop.desktop.text import review_texts as texts
from tyrus_desktop.desktop.text.words import say

if TYPE_CHECKING:
    from tyrus_desktop.desktop.bridge.review.reviewed_game import ReviewedGame
    from tyrus_desktop.review.findings import Findings

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The review has it.")
class GameTiles(QObject):
    """The tiles of the game whose rows are shown, seen from the same chair."""

    changed = Signal()

    def __init__(self, review: ReviewedGame) -> None:
        super().__init__(review)
        self._review = review
        self._tiles = TurnedTiles(self)
        self._of: Findings | None = None
        self._tiles.changed.connect(self.changed)
        review.changed.connect(self._follow)

    @Property(bool, notify=changed)
    def askable(self) -> bool:
        """Whether they can be asked for, and were not yet."""
        return self._review.done and self._of is None

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        """Whether more will be found."""
        return self._of is not None and not self._tiles.done

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """A sentence that says that an error ended it; usually empty."""
        return say(texts.FAILED) if self._tiles.failed else ""

    @Property(list, notify=changed)
    def rows(self) -> list[dict[str, object]]:
        """What is known, by election: `side`, `kind`, `value` of a tile, and `cells` of texts."""
        game = self._review.game
        if game is None or self._of is None:
            return []
        chair = chair_of(game)
        name = "" if chair is game.voices.you else game.name(chair)
        return [
            {
                "side": SIDES.index(chair.other),
                "kind": int(each.tile.profession),
                "value": each.tile.value,
                "cells": texts.turned_tile(each, election, name),
            }
            for election, each in self._tiles.found
        ]

    @Slot()
    def ask(self) -> None:
        """Begin to find them."""
        game, findings = self._review.game, self._review.findings
        if game is not None and findings is not None and self.askable:
            self._of = findings
            self._tiles.find(game.record, findings, chair_of(game))
            self.changed.emit()

    def forget(self) -> None:
        """Stop, and forget what was found."""
        self._of = None
        self._tiles.forget()

    def _follow(self) -> None:
        if self._of is not None and self._of is not self._review.findings:
            self.forget()  # Another game or a more thorough review: ask again.
            self.ask()
        self.changed.emit()
