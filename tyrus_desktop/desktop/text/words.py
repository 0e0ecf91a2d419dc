"""Every enum of the game in words, in the language of the moment: the one table of them.

Engine and players speak enums; here they become English or French, through Qt's translation.
Each text is a whole sentence or name with placeholders %1, %2 …; none is glued together.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QDate, QLocale

from tyrus_desktop.engine.board import Building, Role
from tyrus_desktop.engine.illegal import Refusal
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.record import Fault, RecordError
from tyrus_desktop.engine.tiles import Profession, Side, Tile

CONTEXT = "Words"

SIDES: Mapping[Side, object] = {
    Side.IVORY: QT_TRANSLATE_NOOP("Words", "Ivory"),
    Side.BROWN: QT_TRANSLATE_NOOP("Words", "Brown"),
}
TILES: Mapping[Profession, object] = {
    Profession.SOLDIER: QT_TRANSLATE_NOOP("Words", "Soldiers %1"),
    Profession.MERCHANT: QT_TRANSLATE_NOOP("Words", "Merchants %1"),
    Profession.PRIEST: QT_TRANSLATE_NOOP("Words", "Priests %1"),
}
REPRESENTATIVES: Mapping[Profession, object] = {
    Profession.SOLDIER: QT_TRANSLATE_NOOP("Words", "General"),
    Profession.MERCHANT: QT_TRANSLATE_NOOP("Words", "Merchant Guildmaster"),
    Profession.PRIEST: QT_TRANSLATE_NOOP("Words", "High Priest"),
}
OPENINGS: Mapping[Profession, object] = {
    Profession.SOLDIER: QT_TRANSLATE_NOOP("Words", "Election %1: a General, in the citadels"),
    Profession.MERCHANT: QT_TRANSLATE_NOOP(
        "Words", "Election %1: a Merchant Guildmaster, in the markets"
    ),
    Profession.PRIEST: QT_TRANSLATE_NOOP("Words", "Election %1: a High Priest, in the temples"),
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
        "Words", "%1 places a tile in Ivory’s citadel."
    ),
    Building(Side.IVORY, Profession.MERCHANT): QT_TRANSLATE_NOOP(
        "Words", "%1 places a tile in Ivory’s market."
    ),
    Building(Side.IVORY, Profession.PRIEST): QT_TRANSLATE_NOOP(
        "Words", "%1 places a tile in Ivory’s temple."
    ),
    Building(Side.BROWN, Profession.SOLDIER): QT_TRANSLATE_NOOP(
        "Words", "%1 places a tile in Brown’s citadel."
    ),
    Building(Side.BROWN, Profession.MERCHANT): QT_TRANSLATE_NOOP(
        "Words", "%1 places a tile in Brown’s market."
    ),
    Building(Side.BROWN, Profession.PRIEST): QT_TRANSLATE_NOOP(
        "Words", "%1 places a tile in Brown’s temple."
    ),
}
ROLES: Mapping[Role, object] = {
    Role.VOTE: QT_TRANSLATE_NOOP("Words", "votes"),
    Role.BLOCK: QT_TRANSLATE_NOOP("Words", "blocks"),
    Role.COUNTER: QT_TRANSLATE_NOOP("Words", "counters"),
    Role.BLUFF: QT_TRANSLATE_NOOP("Words", "bluff"),
}
ENDINGS: Mapping[Ending, object] = {
    Ending.STREAK: QT_TRANSLATE_NOOP("Words", "%1 wins the game: three elections in a row."),
    Ending.FIVE: QT_TRANSLATE_NOOP("Words", "%1 wins the game: five representatives."),
    Ending.MAJORITY: QT_TRANSLATE_NOOP("Words", "%1 wins the game: more representatives."),
    Ending.TILES: QT_TRANSLATE_NOOP("Words", "%1 wins the game on the last three tiles."),
    Ending.DRAW: QT_TRANSLATE_NOOP("Words", "The game is drawn, even on the last three tiles."),
}
LEVELS: Mapping[str, object] = {
    "random": QT_TRANSLATE_NOOP("Words", "The Dreamer"),
    "greedy": QT_TRANSLATE_NOOP("Words", "The Apprentice"),
    "rules-of-thumb": QT_TRANSLATE_NOOP("Words", "The Councillor"),
    "citizen": QT_TRANSLATE_NOOP("Words", "The Citizen"),
    "herald": QT_TRANSLATE_NOOP("Words", "The Herald"),
    "scribe": QT_TRANSLATE_NOOP("Words", "The Scribe"),
    "tribune": QT_TRANSLATE_NOOP("Words", "The Tribune"),
    "magistrate": QT_TRANSLATE_NOOP("Words", "The Magistrate"),
    "senator": QT_TRANSLATE_NOOP("Words", "The Senator"),
    "consul": QT_TRANSLATE_NOOP("Words", "The Consul"),
    "archon": QT_TRANSLATE_NOOP("Words", "The Archon"),
    "bluffer": QT_TRANSLATE_NOOP("Words", "The Bluffer"),
    "rampart": QT_TRANSLATE_NOOP("Words", "The Rampart"),
    "saboteur": QT_TRANSLATE_NOOP("Words", "The Saboteur"),
    "miser": QT_TRANSLATE_NOOP("Words", "The Miser"),
    "sprinter": QT_TRANSLATE_NOOP("Words", "The Sprinter"),
}
REFUSALS: Mapping[Refusal, object] = {
    Refusal.GAME_OVER: QT_TRANSLATE_NOOP("Words", "The game is over."),
    Refusal.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Words", "It is the other side’s turn."),
    Refusal.NOT_IN_HAND: QT_TRANSLATE_NOOP("Words", "That tile is not in the hand."),
}
FAULTS: Mapping[Fault, object] = {
    Fault.NOT_TEXT: QT_TRANSLATE_NOOP("Words", "%1, line %2: this is not a text file in UTF-8."),
    Fault.NOT_A_HEADER: QT_TRANSLATE_NOOP("Words", "%1, line %2: this is not a header line."),
    Fault.HEADER_TWICE: QT_TRANSLATE_NOOP("Words", "%1, line %2: the header %3 is there twice."),
    Fault.HEADER_MISSING: QT_TRANSLATE_NOOP("Words", "%1, line %2: the header %3 is missing."),
    Fault.HEADER_LATE: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: a header stands after the first election."
    ),
    Fault.NO_EMPTY_LINE: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: an empty line must part the headers from the elections."
    ),
    Fault.WRONG_FORMAT: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: this is a record of format %3, and only format 1 can be read."
    ),
    Fault.WRONG_FIRST: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: First must be ivory or brown, not “%3”."
    ),
    Fault.WRONG_ELECTIONS: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: Elections must be nine letters, three each of C, M and T."
    ),
    Fault.WRONG_TILES: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: %3 must be all thirty tiles, each once."
    ),
    Fault.WRONG_ELECTION: QT_TRANSLATE_NOOP("Words", "%1, line %2: this should be election %3."),
    Fault.NO_PLACEMENT: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: an election without a placement must not be written."
    ),
    Fault.NOT_A_PLACEMENT: QT_TRANSLATE_NOOP("Words", "%1, line %2: “%3” is not a placement."),
    Fault.NOT_IN_HAND: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: %3 is not in the hand of the side whose turn it is."
    ),
    Fault.WRONG_VOTES: QT_TRANSLATE_NOOP("Words", "%1, line %2: the votes should be %3."),
    Fault.WRONG_WINNER: QT_TRANSLATE_NOOP("Words", "%1, line %2: the election should end with %3."),
    Fault.LINE_TOO_LONG: QT_TRANSLATE_NOOP("Words", "%1, line %2: “%3” is too much on this line."),
    Fault.ELECTION_UNFINISHED: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: this election has %3 of its six placements, and another follows it."
    ),
    Fault.AFTER_THE_END: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: the game was over before this line."
    ),
    Fault.WRONG_RESULT: QT_TRANSLATE_NOOP("Words", "%1, line %2: the result should be “%3”."),
    Fault.WRONG_CHARACTER: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: the character %3 in column %4 is not allowed here."
    ),
    Fault.WRONG_GIVEN_UP_BY: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: GivenUpBy must be ivory or brown, not “%3”."
    ),
    Fault.NOT_BESIDE_FOLDED: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: the header %3 is not allowed beside Folded."
    ),
    Fault.AFTER_FOLDED: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: only empty lines and comments may follow Folded."
    ),
    Fault.FOLDED_DAMAGED: QT_TRANSLATE_NOOP("Words", "%1, line %2: Folded is damaged."),
    Fault.FOLDED_TOO_LARGE: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: Folded holds more than a game record can have."
    ),
    Fault.FOLDED_TWICE: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: a folded record must not be folded again."
    ),
    Fault.FOLDED_OVER: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: a game that is over must not be folded."
    ),
    Fault.FOLDED_DIFFERS: QT_TRANSLATE_NOOP(
        "Words", "%1, line %2: the header %3 differs from the one inside Folded."
    ),
}


INSIDE_FOLDED = QT_TRANSLATE_NOOP("Words", "%1, inside Folded")
"""The number of a line that is counted in a folded record."""


class Words:
    """Texts with a number, %n. lupdate knows a plural of Python by this form of call alone."""

    @staticmethod
    def tr(text: str, comment: str, number: int) -> str:
        """Say a text in the language of the moment, in the plural form for a number."""
        return QCoreApplication.translate(CONTEXT, text, comment, number)


def translate(text: object, *values: object) -> str:
    """Return a marked text in the language of the moment, with its placeholders filled."""
    return filled(QCoreApplication.translate(CONTEXT, str(text)), *values)


def filled(text: str, *values: object) -> str:
    """Fill %1, %2 … of a text; a value's own % signs are left alone."""
    return re.sub(r"%(\d)", lambda match: str(values[int(match[1]) - 1]), text)


def side(of: Side) -> str:
    """Name a side."""
    return translate(SIDES[of])


def person() -> str:
    """Name a person who plays the computer and gave no name."""
    return translate(QT_TRANSLATE_NOOP("Words", "Player"))


def tile(of: Tile) -> str:
    """Name a tile by its face."""
    return translate(TILES[of.profession], of.value)


def building(of: Building) -> str:
    """Name a building and its owner."""
    return translate(BUILDINGS[of])


def level(key: str) -> str:
    """Name a computer player."""
    return translate(LEVELS[key])


def number(of: float, decimals: int) -> str:
    """Write a number as the language of the moment does."""
    return QLocale().toString(float(of), "f", decimals)


def day(written: str) -> str:
    """Write a record's day as the language of the moment does; as it stands if it is none."""
    date = QDate.fromString(written, "yyyy-MM-dd")
    return QLocale().toString(date, "d MMMM yyyy") if date.isValid() else written


def signed(of: float) -> str:
    """Write a whole number with its sign."""
    return f"{'−' if round(of) < 0 else '+'}{number(abs(of), 0)}"


def outcome(of: Outcome) -> str:
    """Say who won and how."""
    return translate(ENDINGS[of.ending], side(of.winner) if of.winner else "")


def refusal(of: Refusal) -> str:
    """Say why a placement is not possible."""
    return translate(REFUSALS[of])


def record_error(error: RecordError) -> str:
    """Say why a record is refused."""
    line = translate(INSIDE_FOLDED, error.line) if error.folded else error.line
    return translate(FAULTS[error.fault], error.name, line, *error.values)


def file_error(error: OSError, name: str) -> str:
    """Say in one sentence why a file could not be read or written."""
    match error.errno:
        case errno.ENOENT:
            return translate(QT_TRANSLATE_NOOP("Words", "There is no file %1."), name)
        case errno.EACCES | errno.EPERM | errno.EROFS:
            text = QT_TRANSLATE_NOOP("Words", "You may not read or write %1.")
            return translate(text, name)
        case errno.EISDIR | errno.ENOTDIR:
            return translate(QT_TRANSLATE_NOOP("Words", "%1 is not a file."), name)
        case errno.ENOSPC | errno.EDQUOT:
            text = QT_TRANSLATE_NOOP("Words", "The disk is full: %1 was not written.")
            return translate(text, name)
        case errno.EFBIG:
            text = QT_TRANSLATE_NOOP("Words", "%1 is too large for the record of a game.")
            return translate(text, name)
    text = QT_TRANSLATE_NOOP("Words", "%1 can’t be read or written (%2).")
    return translate(text, name, error.strerror or error)


def keeping_error(error: OSError, folder: str) -> str:
    """Say that the running game can't be kept, and what can be done."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        text = QT_TRANSLATE_NOOP(
            "Words",
            "The disk is full: what is played now can’t be kept. Save the game elsewhere, or make"
            " some room.",
        )
        return translate(text)
    text = QT_TRANSLATE_NOOP(
        "Words",
        "The game can’t be kept in %1. Save it elsewhere, or it is lost when you close the"
        " program.",
    )
    return translate(text, folder)
