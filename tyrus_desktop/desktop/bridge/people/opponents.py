"""The opponents for QML: who they are, how they play and how strong they are.

The figures come from the strength card, and the person's results from the settings.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.ending import results as past_results
from tyrus_desktop.desktop.bridge.people.strength import RATE_OF_STYLE, Strength
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import people, words
from tyrus_desktop.desktop.text import strength as texts
from tyrus_desktop.players import keys

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The controller has it.")
class Opponents(QObject):
    """The opponents in the new game dialog. `changed` is emitted for new settings or languages.

    Each is a map of `key`, `name`, `title`, `step` (on the ladder, 1 to 8), `manner`, `challenge`,
    `strength`, `results` (the person's, against this opponent), `spoken` (for screen readers) and
    `details`, the figures.
    """

    changed = Signal()

    def __init__(self, settings: Settings, strength: Strength, parent: QObject | None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._strength = strength
        settings.changed.connect(self.changed)
        strength.changed.connect(self.changed)

    @Property(list, notify=changed)
    def levels(self) -> list[dict[str, Any]]:
        """The levels, the weakest first."""
        card = self._strength.card
        return [
            self._person(
                each.key,
                texts.level_strength(each),
                [*texts.level_details(each), texts.measured(card.date, intervals=each.margin > 0)],
            )
            for each in card.levels
        ]

    @Property(list, notify=changed)
    def styles(self) -> list[dict[str, Any]]:
        """The styles of the strongest level, and last the Stranger, who plays in one of them."""
        plain, *styles = self._strength.card.characters
        known = [
            self._person(
                card.key,
                texts.style_strength(card),
                [
                    *texts.style_details(card, plain, RATE_OF_STYLE[card.key]),
                    texts.measured(card.date, intervals=True),
                ],
            )
            for card in styles
        ]
        latest = max(card.date for card in styles)
        details = [texts.stranger_details(styles), texts.measured(latest, intervals=False)]
        stranger = self._person(keys.STRANGER, texts.stranger_strength(styles), details)
        return [*known, stranger]

    @Property(str, notify=changed)
    def suggested(self) -> str:
        """The key of the level that the person's latest games suggest."""
        return self._results.suggested

    @property
    def _results(self) -> past_results.Results:
        return past_results.Results.kept(self._settings)

    def _person(self, key: str, strength: str, details: list[str]) -> dict[str, Any]:
        results = people.results(*self._results.against(key))
        return {
            "key": key,
            "name": words.level(key),
            "challenge": people.challenge(key),
            "title": people.title(key),
            "step": keys.step(key),
            "manner": people.manner(key),
            "strength": strength,
            "results": results,
            "spoken": " ".join([people.place(key), strength, results, people.manner(key)]),
            "details": details,
        }
