"""The opponents for QML: who they are, how they play and how strong they are.

The figures come from the strength card, and the person's results from the games in the library.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.people.opponent_strength import RATE_OF_STYLE, Strength
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import people, words
from tyrus_desktop.desktop.text import strength_texts as texts
from tyrus_desktop.players import keys

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The controller has it.")
class Opponents(QObject):
    """The opponents in the new game dialog. `changed` is emitted for new results or languages.

    Each is a map of `key`, `name`, `title`, `step` (on the ladder, from 1), `manner`, `challenge`,
    `strength`, `results` (the person's, against this opponent, once they are counted), `spoken`
    (for screen readers) and `details`, the figures.
    """

    changed = Signal()

    def __init__(
        self, settings: Settings, strength: Strength, store: LibraryStore, parent: QObject | None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._store = store
        self._strength = strength
        store.counted.connect(self.changed)
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
        """The key of the level nearest to even for the person; empty while it is not known."""
        suggestion = self._store.figures and self._store.figures.rating.suggestion
        return suggestion.level if suggestion else ""

    @Slot()
    def ask(self) -> None:
        """Count the person's results; `changed` answers."""
        self._store.count(self._settings.since)

    def _results(self, key: str) -> str:
        """Return the person's results against an opponent, and whether and why it is suggested."""
        figures = self._store.figures
        if figures is None:
            return ""
        scores = {each.key: each.all for each in figures.results.opponents}
        score = scores.get(key)
        sentences = [people.results(*(score.won, score.lost, score.drawn) if score else (0, 0, 0))]
        suggestion = figures.rating.suggestion
        if suggestion and key == suggestion.level:
            sentences.append(people.suggestion(suggestion.chance, suggestion.games))
        return " ".join(sentences)

    def _person(self, key: str, strength: str, details: list[str]) -> dict[str, Any]:
        results = self._results(key)
        spoken = [people.place(key), strength, results, people.manner(key)]
        return {
            "key": key,
            "name": words.level(key),
            "challenge": people.challenge(key),
            "title": people.title(key),
            "step": keys.step(key),
            "manner": people.manner(key),
            "strength": strength,
            "results": results,
            "spoken": " ".join(filter(None, spoken)),
            "details": details,
        }
