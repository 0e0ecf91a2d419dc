"""The words for every enum of the game, in the current language.

The engine and the players use enums; Qt's translation turns them into text here. Each text is a
whole sentence or name with placeholders %1, %2 …
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate, QLocale

from tyrus_desktop.engine.board import Building, Role
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Profession, Side, Tile

CONTEXT = "Words"

SIDES: Mapping[Side, object] = {
    Side.IVORY: QT_TRANSLATE_NOOP("Words", "Ivory"),
    Side.BROWN: QT_TRANSLATE_NOOP("Words", "Brown"),
}
REPRESENTATIVES: Mapping[Profession, object] = {
    Profession.SOLDIER: QT_TRANSLATE_NOOP("Words", "General"),
    Profession.MERCHANT: QT_TRANSLATE_NOOP("Words", "Merchant Guildmaster"),
    Profession.PRIEST: QT_TRANSLATE_NOOP("Words", "High Priest"),
}
OPENINGS: Mapping[Profession, object] = {
    Profession.SOLDIER: QT_TRANSLATE_NOOP("Words", "Election\u00a0%1: a General, in the citadels"),
    Profession.MERCHANT: QT_TRANSLATE_NOOP(
        "Words", "Election\u00a0%1: a Merchant Guildmaster, in the markets"
    ),
    Profession.PRIEST: QT_TRANSLATE_NOOP(
        "Words", "Election\u00a0%1: a High Priest, in the temples"
    ),
}
BUILDINGS: Mapping[Building, object] = {
    Building(Side.IVORY, Profession.SOLDIER): QT_TRANSLATE_NOOP("Words", "Ivory’s citadel"),
    Building(Side.IVORY, Profession.MERCHANT): QT_TRANSLATE_NOOP("Words", "Ivory’s market"),
    Building(Side.IVORY, Profession.PRIEST): QT_TRANSLATE_NOOP("Words", "Ivory’s temple"),
    Building(Side.BROWN, Profession.SOLDIER): QT_TRANSLATE_NOOP("Words", "Brown’s citadel"),
    Building(Side.BROWN, Profession.MERCHANT): QT_TRANSLATE_NOOP("Words", "Brown’s market"),
    Building(Side.BROWN, Profession.PRIEST): QT_TRANSLATE_NOOP("Words", "Brown’s temple"),
}
PLACEMENTS: Mapping[Building, object] = {
    Building(Side.IVORY, Profession.SOLDIER): QT_TRANSLATE_NOOP(
        "Words", "%1 places %2 in Ivory’s citadel."
    ),
    Building(Side.IVORY, Profession.MERCHANT): QT_TRANSLATE_NOOP(
        "Words", "%1 places %2 in Ivory’s market."
    ),
    Building(Side.IVORY, Profession.PRIEST): QT_TRANSLATE_NOOP(
        "Words", "%1 places %2 in Ivory’s temple."
    ),
    Building(Side.BROWN, Profession.SOLDIER): QT_TRANSLATE_NOOP(
        "Words", "%1 places %2 in Brown’s citadel."
    ),
    Building(Side.BROWN, Profession.MERCHANT): QT_TRANSLATE_NOOP(
        "Words", "%1 places %2 in Brown’s market."
    ),
    Building(Side.BROWN, Profession.PRIEST): QT_TRANSLATE_NOOP(
        "Words", "%1 places %2 in Brown’s temple."
    ),
}
A_TILE = QT_TRANSLATE_NOOP("Words", "a tile")
"""What is placed, as long as its face is hidden."""

ROLES: Mapping[Role, object] = {
    Role.VOTE: QT_TRANSLATE_NOOP("Words", "votes"),
    Role.BLOCK: QT_TRANSLATE_NOOP("Words", "blocks"),
    Role.COUNTER: QT_TRANSLATE_NOOP("Words", "counters"),
    Role.BLUFF: QT_TRANSLATE_NOOP("Words", "bluff"),
}
ENDINGS: Mapping[Ending, object] = {
    Ending.STREAK: QT_TRANSLATE_NOOP("Words", "%1 wins the game: three elections in a row."),
    Ending.FIVE: QT_TRANSLATE_NOOP("Words", "%1 wins the game: five representatives."),
    Ending.MAJORITY: QT_TRANSLATE_NOOP("Words", "%1 wins the game with the most representatives."),
    Ending.TILES: QT_TRANSLATE_NOOP("Words", "%1 wins the game on the last three tiles."),
    Ending.DRAW: QT_TRANSLATE_NOOP("Words", "The game is drawn, even on the last three tiles."),
}
LEVELS: Mapping[str, object] = {
    "random": QT_TRANSLATE_NOOP("Words", "The Dreamer"),
    "greedy": QT_TRANSLATE_NOOP("Words", "The Apprentice"),
    "rules-of-thumb": QT_TRANSLATE_NOOP("Words", "The Councillor"),
    "citizen": QT_TRANSLATE_NOOP("Words", "Tella"),
    "herald": QT_TRANSLATE_NOOP("Words", "Clamo"),
    "scribe": QT_TRANSLATE_NOOP("Words", "Bybla"),
    "tribune": QT_TRANSLATE_NOOP("Words", "Zaro"),
    "magistrate": QT_TRANSLATE_NOOP("Words", "Erma"),
    "senator": QT_TRANSLATE_NOOP("Words", "Lidana"),
    "consul": QT_TRANSLATE_NOOP("Words", "Kadris"),
    "archon": QT_TRANSLATE_NOOP("Words", "Melkara"),
    "bluffer": QT_TRANSLATE_NOOP("Words", "Alepa"),
    "rampart": QT_TRANSLATE_NOOP("Words", "Pyrgo"),
    "saboteur": QT_TRANSLATE_NOOP("Words", "Skiro"),
    "miser": QT_TRANSLATE_NOOP("Words", "Obolo"),
    "sprinter": QT_TRANSLATE_NOOP("Words", "Dromi"),
    "stranger": QT_TRANSLATE_NOOP("Words", "The Stranger"),
}
OFFICES: Mapping[str, object] = {
    "citizen": QT_TRANSLATE_NOOP("Words", "ferrywoman"),
    "herald": QT_TRANSLATE_NOOP("Words", "town crier"),
    "scribe": QT_TRANSLATE_NOOP("Words", "harbour clerk"),
    "tribune": QT_TRANSLATE_NOOP("Words", "dockers’ tribune"),
    "magistrate": QT_TRANSLATE_NOOP("Words", "magistrate"),
    "senator": QT_TRANSLATE_NOOP("Words", "senator"),
    "consul": QT_TRANSLATE_NOOP("Words", "consul"),
    "archon": QT_TRANSLATE_NOOP("Words", "archon"),
    "bluffer": QT_TRANSLATE_NOOP("Words", "mask-seller"),
    "rampart": QT_TRANSLATE_NOOP("Words", "master mason"),
    "saboteur": QT_TRANSLATE_NOOP("Words", "sponge diver"),
    "miser": QT_TRANSLATE_NOOP("Words", "money-changer"),
    "sprinter": QT_TRANSLATE_NOOP("Words", "torch runner"),
    "stranger": QT_TRANSLATE_NOOP("Words", "under a hood"),
}

PASTED_TEXT = QT_TRANSLATE_NOOP("Words", "The pasted text")
THIS_GAME = QT_TRANSLATE_NOOP("Words", "This game")
"""Names used in messages in place of a file's name."""

_SMALL_WITHIN = [
    *(str(name) for name in LEVELS.values() if str(name).startswith("The ")),
    str(PASTED_TEXT),
    str(THIS_GAME),
]

_PLACEHOLDER = re.compile(r"%(\d)")
_BEGINS = re.compile(r"(^|(?<!\bvs)[.!?…]\s+)[“«\s]*\Z")
"""Text before a value that begins a sentence; the stop of “vs.” ends none."""
_MAY_BE_SMALL = re.compile(r"\w{1,5}[ ’]\w+")
"""Most values are answered without Qt's translation."""


class Words:
    """Texts with a number, %n; lupdate recognizes plurals in Python only in calls to `Words.tr`."""

    @staticmethod
    def tr(text: str, comment: str, number: int) -> str:
        """Return a text in the current language, in the plural form that fits a number."""
        return QCoreApplication.translate(CONTEXT, text, comment, number)


def translate(text: object, *values: object) -> str:
    """Return a QT_TRANSLATE_NOOP text in the current language, with its placeholders filled."""
    return fill(QCoreApplication.translate(CONTEXT, str(text)), *values)


def fill(text: str, *values: object) -> str:
    """Replace %1, %2 … in a text; % signs within the values are kept.

    Within a sentence, a name's leading article is in lower case: “against the Stranger”.
    """
    if "%" not in text:
        return text

    def value(match: re.Match[str]) -> str:
        found = str(values[int(match[1]) - 1])
        if _BEGINS.search(text[: match.start()]) or not _is_small_within(found):
            return found
        return found[0].lower() + found[1:]

    return _PLACEHOLDER.sub(value, text)


def _is_small_within(name: str) -> bool:
    """Return whether a name begins with an article, or its equivalent, in the current language."""
    return _MAY_BE_SMALL.match(name) is not None and any(
        name == QCoreApplication.translate(CONTEXT, each) for each in _SMALL_WITHIN
    )


def lesson_text(texts: Mapping[str, tuple[str, str]]) -> str:
    """Return both sentences of a lesson's step in the current language."""
    return " ".join(filter(None, lesson_sentences(texts)))


def lesson_title(titles: Mapping[str, str]) -> str:
    """Return the title of a lesson in the current language."""
    return titles.get(language_of(QLocale().name()), titles["en"])


def lesson_time(seconds: int) -> str:
    """Return how long a lesson takes."""
    return translate(QT_TRANSLATE_NOOP("Words", "about %1\u00a0seconds"), seconds)


def lesson_sentences(texts: Mapping[str, tuple[str, str]]) -> tuple[str, str]:
    """Return what happened and what to do; in English before a language is set."""
    return texts.get(language_of(QLocale().name()), texts["en"])


def language_of(locale: str) -> str:
    """Return the two- or three-letter language code at the start of a locale's name."""
    return re.split("[-_]", locale, maxsplit=1)[0]


def side(value: Side) -> str:
    """Return the name of a side."""
    return translate(SIDES[value])


def name_with_side(name: str, value: Side) -> str:
    """Return a player's name followed by their side, to tell equal names apart."""
    return translate(QT_TRANSLATE_NOOP("Words", "%1 (%2)"), name, side(value))


def person() -> str:
    """Return the name for a person who plays the computer without having entered a name."""
    return translate(QT_TRANSLATE_NOOP("Words", "Player"))


def tile(value: Tile) -> str:
    """Return the name of a tile's face."""
    match value.profession:
        case Profession.SOLDIER:
            return Words.tr("%n soldier(s)", "", value.value)
        case Profession.MERCHANT:
            return Words.tr("%n merchant(s)", "", value.value)
        case Profession.PRIEST:
            return Words.tr("%n priest(s)", "", value.value)


def building(value: Building) -> str:
    """Return the name of a building, with its owner."""
    return translate(BUILDINGS[value])


def level(key: str) -> str:
    """Return the name of a computer player by its key."""
    return translate(LEVELS[key])


def office(key: str) -> str:
    """Return the office of a level or style in the city."""
    return translate(OFFICES[key])


def opening(kind: Profession, number: int) -> str:
    """Return a sentence that names the election held."""
    return f"{translate(OPENINGS[kind], number)}."


def number(value: float, decimals: int) -> str:
    """Format a number in the current language."""
    return QLocale().toString(float(value), "f", decimals)


def percent(share: float, decimals: int = 0) -> str:
    """Format a share, 0..1, as a percentage."""
    return translate(QT_TRANSLATE_NOOP("Words", "%1%"), number(100 * share, decimals))


def day(written: str) -> str:
    """Format a record's date (YYYY-MM-DD) in the current language; unchanged if it is invalid."""
    return _date(written, "d\u00a0MMMM yyyy")


def short_day(written: str) -> str:
    """Format a record's date briefly; unchanged if it is invalid."""
    return _date(written, "d\u00a0MMM yyyy")


def clock(written: str) -> str:
    """Return a moment's local time of day (ISO 8601); empty if it has none."""
    try:
        return datetime.fromisoformat(written).strftime("%H:%M") if "T" in written else ""
    except ValueError:
        return ""


def _date(written: str, form: str) -> str:
    date, locale = QDate.fromString(written, "yyyy-MM-dd"), QLocale()
    if locale.language() is QLocale.Language.French and date.day() == 1:
        form = form.replace("d", "'1er'", 1)
    return locale.toString(date, form) if date.isValid() else written


def signed(value: float) -> str:
    """Format a rounded number with its sign; zero has none."""
    rounded = round(value)
    sign = "" if not rounded else "−" if rounded < 0 else "+"
    return sign + number(abs(rounded), 0)


def hundredths(share: float) -> str:
    """Format a share that may be below 0, without its % sign."""
    return signed(100 * share).removeprefix("+")
