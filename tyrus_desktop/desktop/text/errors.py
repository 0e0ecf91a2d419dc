"""Sentences for errors: refused placements, bad saved games, unusable files."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.causes import Cause, cause_of
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.illegal import Refusal
from tyrus_desktop.engine.record import Fault, RecordError
from tyrus_desktop.library.exchange import AmongGames, ArchiveError, ArchiveFull, NotABackup
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
        "%1 has the line ends of old Macs (CR). Save it again with modern ones to open it."
    ),
    Fault.NOT_A_HEADER: N(
        "%1, line\u00a0%2: an entry in square brackets is expected here, such as [Date …]."
    ),
    Fault.HEADER_TWICE: N("%1, line\u00a0%2: the entry “%3” appears twice."),
    Fault.HEADER_MISSING: N("%1, line\u00a0%2: the entry “%3” is missing."),
    Fault.HEADER_LATE: N(
        "%1, line\u00a0%2: an entry in square brackets follows the first election."
    ),
    Fault.NO_EMPTY_LINE: N(
        "%1, line\u00a0%2: an empty line must separate the entries in square brackets from the"
        " elections."
    ),
    Fault.WRONG_FORMAT: N(
        "%1, line\u00a0%2: this game is saved in format\u00a0%3; only format\u00a01 can be read."
    ),
    Fault.NEWER_FORMAT: N(
        "%1 was made by a newer version of Tyrus. Update the program to open it."
    ),
    Fault.WRONG_FIRST: N("%1, line\u00a0%2: “First” must be ivory or brown, not “%3”."),
    Fault.WRONG_ELECTIONS: N(
        "%1, line\u00a0%2: “Elections” must be nine letters, three each of C, M and\u00a0T."
    ),
    Fault.WRONG_TILES: N("%1, line\u00a0%2: “%3” must list all thirty tiles, each once."),
    Fault.WRONG_ELECTION: N("%1, line\u00a0%2: this line should begin with “%3”."),
    Fault.NO_PLACEMENT: N("%1, line\u00a0%2: this election has no placements."),
    Fault.NOT_A_PLACEMENT: N("%1, line\u00a0%2: “%3” is not a placement."),
    Fault.NOT_IN_HAND: N("%1, line\u00a0%2: %3 is not in the hand of the side to play."),
    Fault.WRONG_VOTES: N("%1, line\u00a0%2: the votes should be “%3”."),
    Fault.WRONG_WINNER: N("%1, line\u00a0%2: this election should end with “%3”."),
    Fault.LINE_TOO_LONG: N("%1, line\u00a0%2: “%3” does not belong here."),
    Fault.ELECTION_UNFINISHED: N(
        "%1, line\u00a0%2: this election has only %3 of its six placements, but another follows."
    ),
    Fault.AFTER_THE_END: N("%1, line\u00a0%2: the game was over before this line."),
    Fault.WRONG_RESULT: N("%1, line\u00a0%2: the result should be “%3”."),
    Fault.WRONG_CHARACTER: N(
        "%1, line\u00a0%2: the character %3 in column\u00a0%4 is not allowed here."
    ),
    Fault.GIVEN_UP_AFTER_THE_END: N(
        "%1, line\u00a0%2: this game ended by the rules, so nobody can have resigned (“GivenUpBy”)."
    ),
    Fault.WRONG_GIVEN_UP_BY: N(
        "%1, line\u00a0%2: “GivenUpBy” (who resigned) must be ivory or brown, not “%3”."
    ),
    Fault.WRONG_STUDY: N("%1, line\u00a0%2: “Study” must be\u00a01 in a study, not “%3”."),
    Fault.WRONG_FROM: N(
        "%1, line\u00a0%2: “From” must say where a study began: a number of placements, and the"
        " identity of a game, not “%3”."
    ),
    Fault.NOT_BESIDE_FOLDED: N(
        "%1, line\u00a0%2: the entry “%3” does not belong beside the packed part (“Folded”)."
    ),
    Fault.AFTER_FOLDED: N(
        "%1, line\u00a0%2: only empty lines and comments may follow the packed part (“Folded”)."
    ),
    Fault.FOLDED_DAMAGED: N("%1, line\u00a0%2: the packed part (“Folded”) is damaged."),
    Fault.FOLDED_TOO_LARGE: N(
        "%1, line\u00a0%2: the packed part (“Folded”) is too large for a saved game."
    ),
    Fault.FOLDED_TWICE: N("%1, line\u00a0%2: this saved game is packed twice (“Folded”)."),
    Fault.FOLDED_DIFFERS: N(
        "%1, line\u00a0%2: the entry “%3” differs from the one in the packed part (“Folded”)."
    ),
    Fault.UNKNOWN_PLAYER: N(
        "%1 is a game against an opponent this version of Tyrus doesn’t know (%3). Update the"
        " program to play on."
    ),
}
INSIDE_FOLDED = N("%1, inside the packed part (“Folded”)")
"""The number of a line counted in a packed game."""

CAUSES: Mapping[Cause, object] = {
    Cause.MISSING: N("There is no file named %1. Check its name, or choose another."),
    Cause.FORBIDDEN: N(
        "You don’t have permission to open or save %1: change its permissions, or choose another"
        " folder."
    ),
    Cause.READ_ONLY: N("%1 is on a disk that can’t be written to: choose another folder."),
    Cause.NOT_A_FILE: N("%1 is not a file: choose a saved game."),
    Cause.NOT_A_FOLDER: N(
        "There is a file where a folder should be, so %1 can’t be used: rename that file, or choose"
        " another folder."
    ),
    Cause.FULL: N(
        "The disk is full: %1 could not be saved. Free some space, or save it elsewhere."
    ),
    Cause.TOO_LARGE: N("%1 is too large to be a saved game: choose another file."),
    Cause.IN_USE: N(
        "This game is already open, here or in another window. Continue there, or leave it there"
        " first."
    ),
    Cause.LONG_NAME: N("The name %1 is too long: choose a shorter one."),
    Cause.FAULTY: N(
        "%1 can’t be opened or saved: its disk is faulty, or was removed. Try again, or choose"
        " another folder."
    ),
    Cause.TOO_MUCH: N(
        "%1 can’t be opened or saved: the system has run out of memory or open files. Close other"
        " programs."
    ),
    Cause.OTHER: N(
        "%1 can’t be opened or saved (error\u00a0%2): try again, or choose another folder."
    ),
}
"""Why a file can’t be used, and what to do."""

SAVE_OVERDUE = N(
    "The disk is not responding: this game is not saved yet. Wait, or save it elsewhere."
)
COMPUTER_FAILED = N(
    "The computer made an error. A simpler player placed this tile, and will step in again if"
    " needed."
)
SETTINGS_NOT_SAVED = N(
    "Settings can’t be saved and will be lost when you quit. Free some space, or check the"
    " permissions of the settings folder."
)
SETTINGS_DAMAGED = N("The settings file was damaged. Please check your settings.")
NOT_ON_THIS_COMPUTER = N("Choose a file on this computer.")
COMPUTER_REPLACED = N(
    "The computer ran out of time. A simpler player placed this tile, and will step in again if"
    " needed."
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
        text = N("%1 is not a full backup, or comes from a newer Tyrus. Import its games instead.")
    elif isinstance(error, AmongGames):
        text = N(
            "%1 can’t be in your games folder, where each file is one game: choose another folder."
        )
    elif isinstance(error, ArchiveFull):
        text = N("%1 can’t hold that many games: export fewer at a time.")
    else:
        text = N(
            "%1 is damaged, or too large for a games archive. Copy it here again, or choose"
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
        advice = N("Correct that line, or open another copy of the game.")
    return f"{record_error(error)} {say(advice)}"


def file_error(error: OSError, name: str) -> str:
    """Return in one sentence why a file could not be read or written, and what to do."""
    return say(CAUSES[cause_of(error)], name, error.errno or 0)


def save_error(error: OSError, folder: str) -> str:
    """Return a sentence that the running game can't be saved, and what the user can do."""
    if cause_of(error) is Cause.FULL:
        return say(
            "The disk is full: this game can’t be saved. Save it elsewhere or free some space."
        )
    if cause_of(error) is Cause.NOT_A_FOLDER:
        return say(
            "%1 is a file, but your games need a folder there. Rename it, or save this game"
            " elsewhere.",
            folder,
        )
    return say(
        "This game can’t be saved in %1. Save it elsewhere, or it will be lost when you quit.",
        folder,
    )


def unexpected(*, saved: bool) -> str:
    """Return a sentence on an unexpected exception, and on whether the game is saved."""
    if saved:
        return say("Something went wrong. Your game is saved: play on, or restart Tyrus.")
    return say("Something went wrong. Your game could not be saved: save it elsewhere.")


def already_there(name: str) -> str:
    """Return a sentence that a file is not replaced because the user has not agreed."""
    return say(
        "A file named %1 already exists. Choose another name, or choose that file to replace it.",
        clean(name),
    )
