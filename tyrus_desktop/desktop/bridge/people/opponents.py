"""The opponents for QML: who they are, how they play and how strong they are, in words.

The figures come from the strength card, the person's results from the settings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.ending.results import Results
from tyrus_desktop.desktop.bridge.people.strength import Strength, character, percent
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import people, words
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.players.strength import CharacterCard, LevelCard

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The controller has it.")
class Opponents(QObject):
    """The people of the new game dialog. `changed` follows the settings and the language.

    Each is a map of `key`, `name`, `title`, `step` (on the ladder, 1 to 8), `manner`, `challenge`,
    `strength`, `results` (the person's, against this one), `spoken` (all of it) and `details`, the
    figures.
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
                people.level_strength(each),
                [*self._level_details(each), _measured(card.date, intervals=each.margin > 0)],
            )
            for each in card.levels
        ]

    @Property(list, notify=changed)
    def styles(self) -> list[dict[str, Any]]:
        """The styles of the strongest level, and last the stranger, who is one of them."""
        plain, *styles = self._strength.card.characters
        known = [
            self._person(
                card.key,
                people.style_strength(card),
                [*self._style_details(card, plain), _measured(card.date, intervals=True)],
            )
            for card in styles
        ]
        points = sorted(card.elo[0] for card in styles)
        text = QT_TRANSLATE_NOOP("Words", "Elo relative to %1: %2 to %3, by style.")
        name = words.level(keys.STRONGEST)
        details = [
            translate(text, name, words.signed(points[0]), words.signed(points[-1])),
            _measured(max(card.date for card in styles), intervals=False),
        ]
        stranger = self._person(keys.STRANGER, people.stranger_strength(styles), details)
        return [*known, stranger]

    @Property(str, notify=changed)
    def suggested(self) -> str:
        """The key of the level that the person's latest games suggest."""
        return self._results.suggested

    @property
    def _results(self) -> Results:
        return Results.kept(self._settings)

    def _person(self, key: str, strength: str, details: list[str]) -> dict[str, Any]:
        title, step = people.title(key), keys.step(key)
        results = people.results(*self._results.against(key))
        place = translate(
            QT_TRANSLATE_NOOP("Words", "Level\u00a0%1 of\u00a0%2."), step, len(keys.LADDER)
        )
        return {
            "key": key,
            "name": words.level(key),
            "challenge": people.challenge(key),
            "title": title,
            "step": step,
            "manner": people.manner(key),
            "strength": strength,
            "results": results,
            "spoken": " ".join([place, strength, results, people.manner(key)]),
            "details": details,
        }

    def _level_details(self, card: LevelCard) -> list[str]:
        step = keys.LADDER.index(card.key)
        text = QT_TRANSLATE_NOOP(
            "Words", "Elo %1 by definition; the other levels are measured against this one."
        )
        if card.margin:
            text = QT_TRANSLATE_NOOP("Words", "Elo %1 ± %2; the first level is set at 1000.")
        lines = [translate(text, round(card.elo), round(card.margin))]
        text = QT_TRANSLATE_NOOP("Words", "Wins %1 of the games against %2.")
        near = [key for key in keys.LADDER[max(0, step - 1) : step + 2] if key != card.key]
        shares = [(percent(card.scores[key]), words.level(key)) for key in near]
        return [*lines, *(translate(text, *each) for each in shares)]

    def _style_details(self, card: CharacterCard, plain: CharacterCard) -> list[str]:
        values, strongest = character(card, plain), words.level(keys.STRONGEST)
        text = QT_TRANSLATE_NOOP("Words", "Elo relative to %1: %2.")
        lines = [translate(text, strongest, values["elo"])]
        text = QT_TRANSLATE_NOOP("Words", "The habit: %1, %2; with %3, %4.")
        habit = values["habit"], values["rate"], strongest, values["plainRate"]
        return [*lines, translate(text, *habit)]


def _measured(date: str, *, intervals: bool) -> str:
    """Return when figures were measured, and how to read their intervals, if they have any."""
    text = QT_TRANSLATE_NOOP(
        "Words", "Measured on %1, each deal played twice with sides exchanged."
    )
    if intervals:
        text = QT_TRANSLATE_NOOP(
            "Words",
            "Measured on %1, each deal played twice with sides exchanged;"
            " ± and ranges are 95% confidence intervals.",
        )
    return translate(text, words.day(date))
