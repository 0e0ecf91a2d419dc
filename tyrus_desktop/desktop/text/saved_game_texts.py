"""Messages about saved games, and the offer to resume one.

Players' names must be clean already (`seats.shown_names`); file names and days may come from
strangers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import errors, words
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.record import DATE, Record, RecordError
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.exchange import ArchiveError, ArchiveFull, Cancelled

if TYPE_CHECKING:
    from tyrus_desktop.library.importing import Import  # Imported late.

COPIED = N("Copied.")
BACKUP_NAME = N("Tyrus backup %1")
NOTHING_TO_PASTE = N("There is no game on the clipboard: copy one as text first.")


def saved(name: str) -> str:
    """Return the message that a file was saved."""
    return say("Saved as %1.", clean(name))


def deleted(count: int) -> str:
    """Return the message that games were deleted."""
    return Words.tr("%n game(s) deleted.", "", count)


def claimed(count: int, *, claimed: bool) -> str:
    """Return the message that games were claimed, or given back."""
    if not claimed:
        return Words.tr("%n game(s) given back: others played them.", "", count)
    return Words.tr("%n game(s) are now yours.", "", count)


def restored(count: int) -> str:
    """Return the message that games were restored."""
    return Words.tr("%n game(s) restored.", "", count)


Stopped = tuple[str, OSError | RecordError | ArchiveError | Cancelled]
"""The file at which an export or a backup stopped, and why."""


def _stopped(stopped: Stopped, cancelled: object) -> str:
    """Return why something stopped; `cancelled` says so if the person did it."""
    name, error = stopped
    return say(cancelled) if isinstance(error, Cancelled) else errors.problem(error, name)


def exported(
    count: int,
    running: int,
    left_out: int,
    where: str,
    stopped: Stopped | None,
) -> str:
    """Return the result of an export.

    Args:
        count: How many games were exported.
        running: How many of the exported games are unfinished.
        left_out: How many were not exported because they are unfinished.
        where: The name of the folder or archive.
        stopped: The file at which the export stopped, with the error; None if it is complete.
    """
    parts = []
    if count:
        parts.append(words.fill(Words.tr("%n game(s) exported to %1.", "", count), clean(where)))
    if running:
        parts.append(Words.tr("%n unfinished game(s) included, with both hands.", "", running))
    if left_out:
        text = Words.tr(
            "%n unfinished game(s) left out, as a text would show both hands.", "", left_out
        )
        parts.append(text)
    if stopped is not None:
        parts.append(_stopped(stopped, N("The export was cancelled.")))
    return " ".join(parts)


def backed_up(
    count: int,
    left_out: int,
    where: str,
    stopped: Stopped | None,
) -> str:
    """Return the result of a backup.

    Args:
        count: How many games it contains.
        left_out: How many files could not be read.
        where: The name of the archive.
        stopped: Why nothing was written, as in `exported`.
    """
    if stopped is not None and isinstance(stopped[1], ArchiveFull):
        text = N("%1 can’t hold that many games. Export some, delete those here, and try again.")
        return say(text, clean(where))
    if stopped is not None:
        return _stopped(stopped, N("The backup was cancelled."))
    games = Words.tr("%n game(s), your progress and your settings are now in %1.", "", count)
    parts = [words.fill(games, clean(where))]
    if left_out:
        parts.append(Words.tr("%n file(s) could not be read and are not in it.", "", left_out))
    return " ".join(parts)


def brought_back(done: Import) -> str:
    """Return the result of restoring a backup."""
    parts = [Words.tr("%n game(s) restored.", "", len(done.added))]
    if done.already:
        already = len(done.already)
        parts.append(Words.tr("%n game(s) were already in the library.", "", already))
    if done.refused:
        parts.append(Words.tr("%n file(s) could not be read.", "", len(done.refused)))
    if done.stopped is not None:
        parts.append(errors.problem(done.stopped[1], done.stopped[0]))
    if done.cancelled:
        parts.append(say("The restore was cancelled: do it again for the rest."))
    return " ".join(parts)


def imported(done: Import) -> str:
    """Return the result of an import, with the reason if a single file was refused."""
    count, already, refused = len(done.added), len(done.already), len(done.refused)
    problems = [*(done.refused if refused == 1 else ()), *([done.stopped] if done.stopped else ())]
    parts = []
    if count:
        parts.append(Words.tr("%n game(s) imported.", "", count))
    if already:
        parts.append(Words.tr("%n game(s) were already in the library.", "", already))
    if refused and (parts or refused > 1):
        parts.append(Words.tr("%n file(s) could not be read.", "", refused))
    if refused > 1:
        parts.append(say("Import just one of them to see why."))
    parts += [errors.problem(error, name) for name, error in problems]
    if done.cancelled:
        parts.append(say("The import was cancelled."))
    if not parts:
        return say("No games were found there: choose files that end in .tyrus or .zip.")
    return " ".join(parts)


def outside(*, over: bool) -> str:
    """Return the message that the game at the table is not in the library."""
    if over:
        text = N("This game is not in your library: “Add to library” puts it there.")
    else:
        text = N("This game is not in your library yet: the next tile adds it.")
    return say(text)


def offer(record: Record, names: Mapping[Side, str]) -> str:
    """Return the offer of an unfinished game, with its players, day and election."""
    text = N("%1 vs. %2, %3: election\u00a0%4")
    day = clean(words.day(record.headers.get(DATE, "")))
    return say(text, *names.values(), day, len(record.tallies) + 1)


def resumption(record: Record, names: Mapping[Side, str], you: Side | None) -> str:
    """Return the short offer, with the score.

    Args:
        record: An unfinished game.
        names: The players' names.
        you: The side of the only person; None if two persons or none play.
    """
    won = [tally.winner for tally in record.tallies]
    score, election = {side: won.count(side) for side in Side}, len(won) + 1
    if you is None:
        return say(
            "Resume %1 vs. %2: election\u00a0%3, %4\u00a0to\u00a0%5",
            *names.values(),
            election,
            *score.values(),
        )
    mine, theirs = score[you], score[you.other]
    if mine == theirs:
        return say(
            "Resume against %1: election\u00a0%2, %3\u00a0all", names[you.other], election, mine
        )
    text = N("Resume against %1: election\u00a0%2, you trail %3\u00a0to\u00a0%4")
    if mine > theirs:
        text = N("Resume against %1: election\u00a0%2, you lead %3\u00a0to\u00a0%4")
    return say(text, names[you.other], election, mine, theirs)
