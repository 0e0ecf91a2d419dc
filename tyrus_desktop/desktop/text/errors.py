"""Sentences for what went wrong: a refused placement, a bad record, a file that can't be used."""

from __future__ import annotations

import errno
from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.illegal import Refusal
from tyrus_desktop.engine.record import Fault, RecordError

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


def refusal(reason: Refusal) -> str:
    """Return why a placement is not allowed."""
    return translate(REFUSALS[reason])


def record_error(error: RecordError) -> str:
    """Return why a record can't be read."""
    line = translate(INSIDE_FOLDED, error.line) if error.folded else error.line
    return translate(FAULTS[error.fault], error.name, line, *error.values)


def file_error(error: OSError, name: str) -> str:  # noqa: PLR0911
    """Return in one sentence why a file could not be read or written."""
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
        case errno.EBUSY:
            text = QT_TRANSLATE_NOOP("Words", "%1 is being played in another window of Tyrus.")
            return translate(text, name)
    text = QT_TRANSLATE_NOOP("Words", "%1 can’t be read or written (%2).")
    return translate(text, name, error.strerror or error)


def save_error(error: OSError, folder: str) -> str:
    """Return that the running game can't be saved, and what the user can do."""
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


def save_overdue() -> str:
    """Return that the running game is not saved yet, as the disk takes too long."""
    text = QT_TRANSLATE_NOOP(
        "Words", "The disk does not answer: what is played now is not kept yet."
    )
    return translate(text)


def computer_failed() -> str:
    """Return that the computer player failed, and that a simpler one has replaced it."""
    text = QT_TRANSLATE_NOOP(
        "Words",
        "The computer player failed. A simpler one places for it, now and whenever that happens"
        " again.",
    )
    return translate(text)


def settings_not_saved() -> str:
    """Return that the settings can't be written."""
    text = QT_TRANSLATE_NOOP(
        "Words", "The settings can’t be written: they last until you close the program."
    )
    return translate(text)


def settings_damaged() -> str:
    """Return that the settings file could not be read completely."""
    text = QT_TRANSLATE_NOOP(
        "Words", "The file of settings was damaged: look whether they are as you like them."
    )
    return translate(text)


def unexpected(kind: type[BaseException], *, saved: bool) -> str:
    """Return that an unexpected exception occurred, and whether the game is saved."""
    if saved:
        text = QT_TRANSLATE_NOOP("Words", "Something went wrong (%1). Your game is kept.")
    else:
        text = QT_TRANSLATE_NOOP(
            "Words", "Something went wrong (%1). Your game is not kept: save it elsewhere."
        )
    return translate(text, kind.__name__)


def computer_replaced() -> str:
    """Return that a simpler computer player had to place instead of the chosen one."""
    text = QT_TRANSLATE_NOOP(
        "Words",
        "The computer player could not answer in time. A simpler one places for it, now and"
        " whenever that happens again.",
    )
    return translate(text)
