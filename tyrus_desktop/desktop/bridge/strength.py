"""The levels and characters for QML, with their measured strength.

Names and sentences are in the current language; the figures come from `players.strength`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import translate

if TYPE_CHECKING:
    from tyrus_desktop.players.strength import CharacterCard, Estimate, LevelCard, StrengthCard

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

SENTENCES: Mapping[str, object] = {
    "citizen": QT_TRANSLATE_NOOP(
        "Words", "New to politics: hardly compares its tiles, and forgets every face that it saw."
    ),
    "herald": QT_TRANSLATE_NOOP(
        "Words", "Knows where tiles vote; remembers the last election alone."
    ),
    "scribe": QT_TRANSLATE_NOOP("Words", "Blocks and counters on sight, but counts no votes."),
    "tribune": QT_TRANSLATE_NOOP(
        "Words", "Counts, and stops when it has enough; but saves nothing for later."
    ),
    "magistrate": QT_TRANSLATE_NOOP(
        "Words", "Counts, remembers every face that it saw, and saves its high tiles."
    ),
    "senator": QT_TRANSLATE_NOOP(
        "Words", "Thinks like the Consul, but sees only a part of its hand."
    ),
    "consul": QT_TRANSLATE_NOOP("Words", "Has played millions of games, and trusts its eye."),
    "archon": QT_TRANSLATE_NOOP(
        "Words",
        "The Consul’s eye; but it tries out what your hidden tiles may be before it places.",
    ),
    "bluffer": QT_TRANSLATE_NOOP("Words", "Places tiles that do nothing just where you look."),
    "rampart": QT_TRANSLATE_NOOP("Words", "Guards its own buildings, and counters far more often."),
    "saboteur": QT_TRANSLATE_NOOP("Words", "Would rather block your votes than gather its own."),
    "miser": QT_TRANSLATE_NOOP("Words", "Keeps its high tiles for later elections."),
    "sprinter": QT_TRANSLATE_NOOP("Words", "After a win it spends more, to win three in a row."),
}
HABITS: Mapping[str, tuple[str, object]] = {
    "bluffer": ("bluff", QT_TRANSLATE_NOOP("Words", "bluffs, of all its tiles")),
    "rampart": ("counter", QT_TRANSLATE_NOOP("Words", "counters, of all its tiles")),
    "saboteur": ("block", QT_TRANSLATE_NOOP("Words", "blocks, of all its tiles")),
    "miser": ("spend", QT_TRANSLATE_NOOP("Words", "8 to 10 in the first five elections")),
    "sprinter": ("chase", QT_TRANSLATE_NOOP("Words", "points a tile after a win")),
}
"""The rate that is typical of each character, and its name on the card."""


@QmlElement
@QmlUncreatable("The controller has it.")
class Strength(QObject):
    """The strength card. `changed` follows a change of language."""

    changed = Signal()

    @Property(list, notify=changed)
    def levels(self) -> list[dict[str, Any]]:
        """For each level, the weakest first, its values.

        They are `key`, `name`, `sentence`, `elo`, `half` (of the interval of `elo`), `step` (from
        the level before) and `shares`: the scores against each level in the same order, 0..1, and
        -1 against itself.
        """
        return [self._level(each) for each in self._card.levels]

    @Property(list, notify=changed)
    def characters(self) -> list[dict[str, Any]]:
        """For each character: `key`, `name`, `sentence`, `elo`, `habit`, `rate`, `plainRate`."""
        plain, *characters = self._card.characters
        return [_character(each, plain) for each in characters]

    @Property(str, constant=True)
    def date(self) -> str:
        """The date of the measurement, YYYY-MM-DD."""
        return self._card.date

    @Property(int, constant=True)
    def games(self) -> int:
        """How many games two levels played if they are neighbours or neither searches."""
        return self._card.games

    @Property(int, constant=True)
    def distantGames(self) -> int:
        """How many games the strongest level played against each level but its neighbour."""
        return self._card.distant_games

    @Property(int, constant=True)
    def characterGames(self) -> int:
        """How many games each character played against the strongest level."""
        return self._card.character_games

    @Property(str, notify=changed)
    def exploiter(self) -> str:
        """The score of a player trained only to beat the strongest levels."""
        found = self._card.exploiter
        if not found:
            return ""
        text = QT_TRANSLATE_NOOP(
            "Words",
            "A player trained for nothing but beating the Consul, an imitation of the Archon and"
            " networks before them, with %1 million placements to learn from, took %2 of the games"
            " from the Consul and %3 from the Archon.",
        )
        millions = words.number(found["decisions"] / 1e6, 0)
        return translate(text, millions, _percent(found["share"]), _percent(found["of_strongest"]))

    @cached_property
    def _card(self) -> StrengthCard:
        from tyrus_desktop.players import strength  # Late: the first picture has no card.

        return strength.load()

    def _level(self, card: LevelCard) -> dict[str, Any]:
        keys = [each.key for each in self._card.levels]
        return {
            "key": card.key,
            "name": words.level(card.key),
            "sentence": translate(SENTENCES[card.key]),
            "elo": round(card.elo),
            "half": round(card.margin),
            "step": round(card.step),
            "shares": [card.scores.get(key, -1.0) for key in keys],
        }


def _character(card: CharacterCard, plain: CharacterCard) -> dict[str, Any]:
    rate, habit = HABITS[card.key]
    points = [words.signed(each) for each in card.elo]
    return {
        "key": card.key,
        "name": words.level(card.key),
        "sentence": translate(SENTENCES[card.key]),
        "elo": translate(QT_TRANSLATE_NOOP("Words", "%1 (%2 to %3)"), *points),
        "habit": translate(habit),
        "rate": _rate(rate, card.rates[rate]),
        "plainRate": _rate(rate, plain.rates[rate]),
    }


def _rate(name: str, span: Estimate) -> str:
    mean, low, high = span
    half = (high - low) / 2
    if name == "chase":
        return translate("%1 ± %2", words.number(mean, 2), words.number(half, 2))
    text = QT_TRANSLATE_NOOP("Words", "%1 ± %2%")
    return translate(text, words.number(100 * mean, 1), words.number(100 * half, 1))


def _percent(share: float) -> str:
    return translate(QT_TRANSLATE_NOOP("Words", "%1%"), words.number(100 * share, 1))
