"""The measured strength of levels and characters, for QML.

Names and sentences are in the current language; the figures come from `players.strength`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.text import strength_texts as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.players.strength_card import (
        CharacterCard,
        LevelCard,
        RivalCard,
        StrengthCard,
    )

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

RATE_OF_STYLE: Mapping[str, str] = {
    "bluffer": "bluff",
    "rampart": "counter",
    "saboteur": "block",
    "miser": "spend",
    "sprinter": "chase",
}
"""The rate of the strength card that is typical of each character."""

READING = ("read", "home", "away", "useless")
"""The rates of how much a level's tiles reveal to its opponent."""


@QmlElement
@QmlUncreatable("The controller has it.")
class Strength(QObject):
    """The strength card. `changed` is emitted after a change of language."""

    changed = Signal()

    @Property(list, notify=changed)
    def levels(self) -> list[dict[str, Any]]:
        """The levels, the weakest first.

        Each has `key`, `name`, `elo`, `half` (of the interval of `elo`; 0 for the first level,
        which has 1000 by definition), `step` (from the level before), `shares` (the scores against
        each level in the same order, 0..1; -1 against itself) and `habits` (its `READING` rates).
        """
        return [self._level(each) for each in self.card.levels]

    @Property(list, notify=changed)
    def characters(self) -> list[dict[str, Any]]:
        """The characters, each with `key`, `name`, `elo`, `habit`, `rate` and `plainRate`."""
        plain, *characters = self.card.characters
        return [character(each, plain) for each in characters]

    @Property(str, notify=changed)
    def date(self) -> str:
        """The day of the levels' last game, in the current language."""
        return words.day(self.card.date)

    @Property(str, notify=changed)
    def games(self) -> str:
        """How many games neighbouring levels played, and levels that don't search."""
        return words.games(self.card.games)

    @Property(str, notify=changed)
    def distantGames(self) -> str:
        """The number of games between other levels, if one of them searches."""
        return words.number(self.card.distant_games, 0)

    @Property(str, notify=changed)
    def characterGames(self) -> str:
        """How many games each character played against the strongest level."""
        return words.games(self.card.character_games)

    @Property(str, notify=changed)
    def rateGames(self) -> str:
        """How many games each level played at least against itself to measure its rates."""
        return words.games(min(each.rate_games for each in self.card.levels))

    @Property(str, notify=changed)
    def reading(self) -> str:
        """A sentence on how often a guess of a hidden tile from its building is right."""
        return texts.reading(self.card.levels[0], self.card.levels[-1])

    @Property(str, notify=changed)
    def bestAttack(self) -> str:
        """A sentence on how often the best attack on the strongest level wins, if there is one."""
        best = self._best_attack
        return texts.best_attack(best) if best else ""

    @Property(str, notify=changed)
    def bestAttacker(self) -> str:
        """Who makes that attack, and why opponents here can't; empty without an attack."""
        best = self._best_attack
        return texts.best_attacker(best) if best else ""

    @Property(list, notify=changed)
    def levelsInWords(self) -> list[str]:
        """A sentence about each level's strength, the weakest first."""
        first = [each for each in self.card.rivals if each.level == keys.LADDER[0]]
        sentences = [texts.level_strength(each) for each in self.card.levels]
        return [" ".join([sentences[0], *map(texts.beginner, first)]), *sentences[1:]]

    @Property(list, notify=changed)
    def stylesInWords(self) -> list[str]:
        """A sentence about each character's habit."""
        plain, *characters = self.card.characters
        return [texts.habit(each, plain, RATE_OF_STYLE[each.key]) for each in characters]

    @Property(list, notify=changed)
    def attacks(self) -> list[dict[str, str]]:
        """The attacks, each with `name`, `against`, `share` (with its interval) and `games`.

        Attacks on the strongest level come first, the best at the top.
        """
        card = self.card
        rows = [
            (texts.attack(each), words.level(each.level), each.share, each.games)
            for each in card.rivals
        ]
        if found := card.exploiter:
            share = found["of_strongest"], *found["of_strongest_interval"]
            strongest = words.level(keys.STRONGEST)
            rows.append(
                (texts.exploiter(found["decisions"]), strongest, share, found["of_strongest_games"])
            )
        rows.sort(key=lambda row: (row[1] != words.level(keys.STRONGEST), -row[2][0]))
        return [
            {
                "name": name,
                "against": against,
                "share": texts.share_range(share),
                "games": words.number(games, 0),
            }
            for name, against, share, games in rows
        ]

    @Property(list, notify=changed)
    def searchingLevels(self) -> list[str]:
        """The names of the two strongest levels, which search."""
        return [words.level(key) for key in keys.LADDER[-2:]]

    @cached_property
    def card(self) -> StrengthCard:
        # Imported late, since the program starts without it.
        from tyrus_desktop.players import strength_card

        return strength_card.load()

    @property
    def _best_attack(self) -> RivalCard | None:
        """The best attack on the current strongest level, if one was measured."""
        strongest = [each for each in self.card.rivals if each.level == keys.STRONGEST]
        return max(strongest, key=lambda each: each.share[0], default=None)

    def _level(self, card: LevelCard) -> dict[str, Any]:
        order = [each.key for each in self.card.levels]
        return {
            "key": card.key,
            "name": words.level(card.key),
            "elo": round(card.elo),
            "half": round(card.margin),
            "step": round(card.step),
            "shares": [card.scores.get(key, -1.0) for key in order],
            "habits": [texts.rate_with_interval(name, card.rates[name]) for name in READING],
        }


def character(card: CharacterCard, plain: CharacterCard) -> dict[str, Any]:
    """Return a character's values for QML; `plain` is the strongest level."""
    rate = RATE_OF_STYLE[card.key]
    return {
        "key": card.key,
        "name": words.level(card.key),
        "elo": texts.elo_range(card),
        "habit": texts.rate_name(card.key),
        "rate": texts.rate_with_interval(rate, card.rates[rate]),
        "plainRate": texts.rate_with_interval(rate, plain.rates[rate]),
    }
