"""Sentences for errors: refused placements, bad records, unusable files."""

from __future__ import annotations

import errno
from collections.abc import Mapping

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.illegal import Refusal
from tyrus_desktop.engine.record import Fault, RecordError
from tyrus_desktop.library.exchange import ArchiveError, ArchiveFull, NotABackup
from tyrus_desktop.library.journal import CopyOfRunningGame

REFUSALS: Mapping[Refusal, object] = {
    Refusal.GAME_OVER: N("The game is over."),
    Refusal.NOT_YOUR_TURN: N("It is not your turn."),
    Refusal.NOT_IN_HAND: N("That tile is not in your hand."),
}
FAULTS: Mapping[Fault, object] = {
    Fault.NOT_A_GAME: N("%1 is not a Tyrus game."),
    Fault.SEVERAL_GAMES: N("%1 holds several games. Import it to get them all."),
    Fault.NOT_TEXT: N("%1, line\u00a0%2: this is not UTF-8 text."),
    Fault.UTF_16: N("%1 is UTF-16 text. Save it again as UTF-8 text to open it."),
    Fault.OLD_LINE_ENDS: N(
        "%1 has the line ends of old Macs (CR). Save it again with those of today to open it."
    ),
    Fault.NOT_A_HEADER: N("%1, line\u00a0%2: this is not a header."),
    Fault.HEADER_TWICE: N("%1, line\u00a0%2: the header %3 appears twice."),
    Fault.HEADER_MISSING: N("%1, line\u00a0%2: the header %3 is missing."),
    Fault.HEADER_LATE: N("%1, line\u00a0%2: a header follows the first election."),
    Fault.NO_EMPTY_LINE: N(
        "%1, line\u00a0%2: a blank line must separate the headers from the elections."
    ),
    Fault.WRONG_FORMAT: N(
        "%1, line\u00a0%2: this record is in format\u00a0%3; only format\u00a01 can be read."
    ),
    Fault.NEWER_FORMAT: N(
        "%1 was made by a newer version of Tyrus. Update the program to open it."
    ),
    Fault.WRONG_FIRST: N("%1, line\u00a0%2: First must be ivory or brown, not “%3”."),
    Fault.WRONG_ELECTIONS: N(
        "%1, line\u00a0%2: Elections must be nine letters, three each of C, M and\u00a0T."
    ),
    Fault.WRONG_TILES: N("%1, line\u00a0%2: %3 must list all thirty tiles, each once."),
    Fault.WRONG_ELECTION: N("%1, line\u00a0%2: this should be election\u00a0%3."),
    Fault.NO_PLACEMENT: N("%1, line\u00a0%2: an election has no placements."),
    Fault.NOT_A_PLACEMENT: N("%1, line\u00a0%2: “%3” is not a placement."),
    Fault.NOT_IN_HAND: N("%1, line\u00a0%2: %3 is not in the hand of the side to play."),
    Fault.WRONG_VOTES: N("%1, line\u00a0%2: the votes should be %3."),
    Fault.WRONG_WINNER: N("%1, line\u00a0%2: the election should end with %3."),
    Fault.LINE_TOO_LONG: N("%1, line\u00a0%2: unexpected “%3”."),
    Fault.ELECTION_UNFINISHED: N(
        "%1, line\u00a0%2: this election has only %3 of its six placements, but another follows."
    ),
    Fault.AFTER_THE_END: N("%1, line\u00a0%2: the game was over before this line."),
    Fault.WRONG_RESULT: N("%1, line\u00a0%2: the result should be “%3”."),
    Fault.WRONG_CHARACTER: N(
        "%1, line\u00a0%2: the character %3 in column\u00a0%4 is not allowed here."
    ),
    Fault.GIVEN_UP_AFTER_THE_END: N(
        "%1, line\u00a0%2: GivenUpBy stands in a game that the rules have ended."
    ),
    Fault.WRONG_GIVEN_UP_BY: N("%1, line\u00a0%2: GivenUpBy must be ivory or brown, not “%3”."),
    Fault.WRONG_STUDY: N("%1, line\u00a0%2: Study must be 1, not “%3”."),
    Fault.WRONG_FROM: N(
        "%1, line\u00a0%2: From must be a number of placements and the identity of a game, not"
        " “%3”."
    ),
    Fault.NOT_BESIDE_FOLDED: N("%1, line\u00a0%2: the header %3 is not allowed beside Folded."),
    Fault.AFTER_FOLDED: N("%1, line\u00a0%2: only blank lines and comments may follow Folded."),
    Fault.UNKNOWN_PLAYER: N(
        "%1 is a game against an opponent whom this Tyrus doesn’t know (%3). Update the program to"
        " play on."
    ),
    Fault.FOLDED_DAMAGED: N("%1, line\u00a0%2: Folded is damaged."),
    Fault.FOLDED_TOO_LARGE: N("%1, line\u00a0%2: Folded is too large for a saved game."),
    Fault.FOLDED_TWICE: N("%1, line\u00a0%2: a folded record must not be folded again."),
    Fault.FOLDED_DIFFERS: N("%1, line\u00a0%2: the header %3 differs from the one inside Folded."),
}
INSIDE_FOLDED = N("%1, inside Folded")
"""The number of a line counted in a folded record."""

SAVE_OVERDUE = N(
    "The disk is not responding: this game is not saved yet. Wait, or save it elsewhere."
)
COMPUTER_FAILED = N(
    "The computer failed, so a simpler player placed the tile. It will step in again if needed."
)
SETTINGS_NOT_SAVED = N(
    "Settings can’t be saved and will be lost when you quit. Free some space, or check the"
    " permissions of the settings folder."
)
SETTINGS_DAMAGED = N("The settings file was damaged. Please check your settings.")
NOT_ON_THIS_COMPUTER = N("Choose a file on this computer.")
COMPUTER_REPLACED = N(
    "The computer ran out of time, so a simpler player placed the tile. It will step in"
    " again if needed."
)


def refusal(reason: Refusal) -> str:
    """Return why a placement is not allowed."""
    return say(REFUSALS[reason])


def problem(error: OSError | RecordError | ArchiveError, name: str) -> str:
    """Return why a file can't be used, and what to do, whatever the file and its name contain."""
    if isinstance(error, RecordError):
        return _with_advice(error)
    if isinstance(error, CopyOfRunningGame):
        return say("This game is already in your games folder. Save the copy in another folder.")
    if isinstance(error, OSError):
        return file_error(error, clean(name))
    if isinstance(error, NotABackup):
        text = N("%1 is not a backup of everything, or one of a newer Tyrus. Import its games.")
    elif isinstance(error, ArchiveFull):
        text = N("%1 can’t hold that many games: export fewer at a time.")
    else:
        text = N(
            "%1 is damaged, or too large to be an archive of games. Get it again, or choose"
            " another file."
        )
    return say(text, clean(name))


def record_error(error: RecordError) -> str:
    """Return why a record can't be read."""
    line = say(INSIDE_FOLDED, error.line) if error.folded else error.line
    values = (clean(str(each)) for each in error.values)
    return say(FAULTS[error.fault], clean(error.name), line, *values)


def _with_advice(error: RecordError) -> str:
    """Return why a record can't be read, and what to do, unless the reason says that."""
    if error.fault in {
        Fault.NEWER_FORMAT,
        Fault.UNKNOWN_PLAYER,
        Fault.UTF_16,
        Fault.OLD_LINE_ENDS,
        Fault.SEVERAL_GAMES,
    }:
        return record_error(error)
    if error.fault is Fault.NOT_A_GAME:
        advice = N("Try another one.")
    else:
        advice = N("Correct that line, or open another copy.")
    return f"{record_error(error)} {say(advice)}"


def file_error(error: OSError, name: str) -> str:  # noqa: PLR0911
    """Return in one sentence why a file could not be read or written, and what to do."""
    match error.errno:
        case errno.ENOENT:
            return say("There is no file %1: check its name, or choose another.", name)
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return say(
                "You don’t have permission to open or save %1: change its permissions, or choose"
                " another folder.",
                name,
            )
        case errno.ENOTDIR | errno.EEXIST:
            return say(
                "There is a file where the folder of your games should be: rename it, or move it"
                " away."
            )
        case errno.EISDIR:
            return say("%1 is not a file: choose a saved game.", name)
        case errno.ENOSPC | errno.EDQUOT:
            return say(
                "The disk is full: %1 could not be saved. Free some space, or save it elsewhere.",
                name,
            )
        case errno.EFBIG:
            return say("%1 is too large to be a saved game: choose another file.", name)
        case errno.EBUSY:
            return say(
                "This game is open at the table, here or in another window. Play on there, or"
                " leave it there first.",
                name,
            )
    return say(
        "%1 can’t be opened or saved (%2): try again, or choose another folder.",
        name,
        clean(error.strerror or str(error)),
    )


def save_error(error: OSError, folder: str) -> str:
    """Return a sentence that the running game can't be saved, and what the user can do."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return say(
            "The disk is full: this game can’t be saved. Save it elsewhere or free some space."
        )
    if error.errno in {errno.ENOTDIR, errno.EEXIST}:
        return say(
            "%1 is a file, but your games need a folder there. Rename it, or save this game"
            " elsewhere.",
            folder,
        )
    return say(
        "This game can’t be saved in %1. Save it elsewhere, or it will be lost when you quit.",
        folder,
    )


def unexpected(kind: type[BaseException], *, saved: bool) -> str:
    """Return a sentence on an unexpected exception, and on whether the game is saved."""
    if saved:
        text = N("Something went wrong (%1). Your game is saved: play on, or restart Tyrus.")
    else:
        text = N("Something went wrong (%1). Your game could not be saved: save it elsewhere.")
    return say(text, kind.__name__)


def already_there(name: str) -> str:
    """Return a sentence that a file is not replaced because the user has not agreed."""
    return say(
        "There is already a file %1: choose another name, or that file to replace it.", clean(name)
    )
