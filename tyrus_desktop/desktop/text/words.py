"""The words for every enum of the game, in the current language.

The engine and the players use enums; Qt's translation turns them into text here. Each text is a
whole sentence or name with placeholders %1, %2 …
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import datetime

from PySide6.QtCore import QT_TR_NOOP as N
from PySide6.QtCore import QCoreApplication, QDate, QLocale

from tyrus_desktop.desktop.text.opponent_words import OPPONENTS
from tyrus_desktop.engine.board import Building, Role
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Profession, Side, Tile

SIDES: Mapping[Side, object] = {
    Side.IVORY: N("Ivory"),
    Side.BROWN: N("Brown"),
}
REPRESENTATIVES: Mapping[Profession, object] = {
    Profession.SOLDIER: N("General"),
    Profession.MERCHANT: N("Merchant Guildmaster"),
    Profession.PRIEST: N("High Priest"),
}
OPENINGS: Mapping[Profession, object] = {
    Profession.SOLDIER: N("Election\u00a0%1: a General, in the citadels"),
    Profession.MERCHANT: N("Election\u00a0%1: a Merchant Guildmaster, in the markets"),
    Profession.PRIEST: N("Election\u00a0%1: a High Priest, in the temples"),
}
BUILDINGS: Mapping[Building, object] = {
    Building(Side.IVORY, Profession.SOLDIER): N("Ivory’s citadel"),
    Building(Side.IVORY, Profession.MERCHANT): N("Ivory’s market"),
    Building(Side.IVORY, Profession.PRIEST): N("Ivory’s temple"),
    Building(Side.BROWN, Profession.SOLDIER): N("Brown’s citadel"),
    Building(Side.BROWN, Profession.MERCHANT): N("Brown’s market"),
    Building(Side.BROWN, Profession.PRIEST): N("Brown’s temple"),
}
PLACEMENTS: Mapping[Building, object] = {
    Building(Side.IVORY, Profession.SOLDIER): N("%1 places %2 in Ivory’s citadel."),
    Building(Side.IVORY, Profession.MERCHANT): N("%1 places %2 in Ivory’s market."),
    Building(Side.IVORY, Profession.PRIEST): N("%1 places %2 in Ivory’s temple."),
    Building(Side.BROWN, Profession.SOLDIER): N("%1 places %2 in Brown’s citadel."),
    Building(Side.BROWN, Profession.MERCHANT): N("%1 places %2 in Brown’s market."),
    Building(Side.BROWN, Profession.PRIEST): N("%1 places %2 in Brown’s temple."),
}
A_TILE = N("a tile")
"""What is placed, as long as its face is hidden."""

ROLES: Mapping[Role, object] = {
    Role.VOTE: N("votes"),
    Role.BLOCK: N("blocks"),
    Role.COUNTER: N("counters"),
    Role.BLUFF: N("bluff"),
}
ENDINGS: Mapping[Ending, object] = {
    Ending.STREAK: N("%1 wins the game: three elections in a row."),
    Ending.FIVE: N("%1 wins the game: five representatives."),
    Ending.MAJORITY: N("%1 wins the game with the most representatives."),
    Ending.TILES: N("%1 wins the game on the last three tiles."),
    Ending.DRAW: N("The game is drawn, even on the last three tiles."),
}

PASTED_TEXT = N("The pasted text")
THIS_GAME = N("This game")
"""Names used in messages in place of a file's name."""

_SMALL_WITHIN = [
    *(str(each.name) for each in OPPONENTS.values() if str(each.name).startswith("The ")),
    str(PASTED_TEXT),
    str(THIS_GAME),
]

_PLACEHOLDER = re.compile(r"%(\d)")
_BEGINS = re.compile(r"(^|(?<!\bvs)[.!?…]\s+)[“«\s]*\Z")
"""Text before a value that begins a sentence; the stop of “vs.” ends none."""
_MAY_BE_SMALL = re.compile(r"\w{1,5}[ ’]\w+")
"""Most values are answered without Qt's translation."""

PERSON = N("Player")
"""A person who plays the computer without having entered a name."""


class Words:
    """Texts with a number; lupdate recognizes plurals in Python only in calls to `Words.tr`."""

    @staticmethod
    def tr(text: str, comment: str, number: int) -> str:
        """Return a text in the current language, in the plural form that fits a number."""
        return QCoreApplication.translate("Words", text, comment, number)


def say(text: object, *values: object) -> str:
    """Return a text in the current language, with its placeholders filled.

    lupdate finds the texts that are written in a call of `say`, or of `N` to be said later; both
    have no context. Within a class it would give one that of the class; a second text in the call
    would be its comment.
    """
    return fill(QCoreApplication.translate("", str(text)), *values)


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
        name == QCoreApplication.translate("", each) for each in _SMALL_WITHIN
    )


def lesson_text(texts: tuple[Callable[[], str], Callable[[], str]]) -> str:
    """Return both sentences of a lesson's step in the current language."""
    return " ".join(filter(None, lesson_sentences(texts)))


def lesson_time(seconds: int) -> str:
    """Return how long a lesson takes."""
    return Words.tr("about %n second(s)", "", seconds)


def lesson_sentences(texts: tuple[Callable[[], str], Callable[[], str]]) -> tuple[str, str]:
    """Return what happened and what to do."""
    happened, to_do = texts
    return happened(), to_do()


def language_of(locale: str) -> str:
    """Return the two- or three-letter language code at the start of a locale's name."""
    return re.split("[-_]", locale, maxsplit=1)[0]


def side(value: Side) -> str:
    """Return the name of a side."""
    return say(SIDES[value])


def name_with_side(name: str, value: Side) -> str:
    """Return a player's name followed by their side, to tell equal names apart."""
    return say("%1 (%2)", name, side(value))


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
    return say(BUILDINGS[value])


def level(key: str) -> str:
    """Return the name of a computer player by its key."""
    return say(OPPONENTS[key].name)


def opening(kind: Profession, number: int) -> str:
    """Return a sentence that names the election held."""
    return f"{say(OPENINGS[kind], number)}."


def number(value: float, decimals: int) -> str:
    """Format a number in the current language, rounded as `form` rounds it."""
    return QLocale().toString(float(round(value, decimals)), "f", decimals)


def percent(share: float, decimals: int = 0) -> str:
    """Format a share, 0..1, as a percentage."""
    return say("%1%", number(100 * share, decimals))


def form(value: float, decimals: int) -> int:
    """Return the whole number whose plural form a number takes that is shown with decimals.

    English says “1.4 points” as “0 points”, French « 1,4 point » comme « 0 point ».
    """
    rounded = abs(round(value, decimals))
    if not decimals:
        return int(rounded)
    return 0 if rounded < 2 else 2


def points(value: float, decimals: int = 0) -> str:
    """Return a number of points."""
    return fill(Words.tr("%1 point(s)", "", form(value, decimals)), number(value, decimals))


def votes(value: float, decimals: int = 0) -> str:
    """Return a number of votes."""
    return fill(Words.tr("%1 vote(s)", "", form(value, decimals)), number(value, decimals))


def tiles(count: int) -> str:
    """Return a number of tiles."""
    return Words.tr("%n tile(s)", "", count)


def representatives(count: int) -> str:
    """Return a number of representatives."""
    return Words.tr("%n representative(s)", "", count)


def games(count: int) -> str:
    """Return a number of games, which may be thousands."""
    return fill(Words.tr("%1 game(s)", "", count), number(count, 0))


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
