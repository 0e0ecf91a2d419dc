"""The texts of saved games: what the library's list says of one, the offer to resume one, and a
finished one as text to share.

Days, titles and file names may be anybody's: `untrusted.clean` makes them harmless. The names of
players that are given to these functions are so already (`seats.shown_names`).
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.text import errors, words
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.words import Words, translate
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.record import DATE, GIVEN_UP_BY, Record
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.entries import RESIGNED, Entry, error_of

ENDINGS: Mapping[str, object] = {
    Ending.STREAK.value: QT_TRANSLATE_NOOP("Words", "three in a row"),
    Ending.FIVE.value: QT_TRANSLATE_NOOP("Words", "five representatives"),
    Ending.MAJORITY.value: QT_TRANSLATE_NOOP("Words", "most representatives"),
    Ending.TILES.value: QT_TRANSLATE_NOOP("Words", "last three tiles"),
    Ending.DRAW.value: QT_TRANSLATE_NOOP("Words", "equal on all counts"),
    RESIGNED: QT_TRANSLATE_NOOP("Words", "resignation"),
}


def players(ivory: str, brown: str) -> str:
    """Return who plays whom."""
    return translate(QT_TRANSLATE_NOOP("Words", "%1 vs. %2"), ivory, brown)


def result(entry: Entry, names: Mapping[Side, str]) -> str:
    """Return in a few words who won: for the user where they played, else by name."""
    if entry.error:
        return translate(QT_TRANSLATE_NOOP("Words", "Unreadable"))
    if entry.running:
        return translate(QT_TRANSLATE_NOOP("Words", "in progress"))
    if not entry.winner:
        return translate(QT_TRANSLATE_NOOP("Words", "Draw"))
    if entry.seat:
        won = QT_TRANSLATE_NOOP("Words", "Won")
        lost = QT_TRANSLATE_NOOP("Words", "Lost")
        return translate(won if entry.seat == entry.winner else lost)
    return translate(QT_TRANSLATE_NOOP("Words", "%1 won"), names[Side(entry.winner)])


def ending(entry: Entry) -> str:
    """Return in a few words how a game ended."""
    return translate(ENDINGS[entry.ending]) if entry.ending else ""


def error(entry: Entry) -> str:
    """Return why a file can't be read; the entry must have an `error`."""
    return errors.problem(error_of(entry), entry.name)


def imported() -> str:
    """Return what is said of a game that was imported."""
    return translate(QT_TRANSLATE_NOOP("Words", "imported"))


def study(begun_in: int = 0) -> str:
    """Return what is said of a game that counts for nothing; `begun_in` as that of its entry."""
    if begun_in:
        return translate(QT_TRANSLATE_NOOP("Words", "study from election\u00a0%1"), begun_in)
    return translate(QT_TRANSLATE_NOOP("Words", "study"))


def starred() -> str:
    """Return what is said of a game with a star."""
    return translate(QT_TRANSLATE_NOOP("Words", "starred"))


def short_day(written: str) -> str:
    """Format a record's date (YYYY-MM-DD) briefly; unchanged if it is invalid."""
    return clean(words.short_day(written))


def elections(count: int) -> str:
    """Return the length of a game."""
    return Words.tr("%n election(s)", "", count)


def pasted() -> str:
    """Return what a pasted text is called in messages."""
    return translate(words.PASTED_TEXT)


def this_game() -> str:
    """Return what the game at the table is called in messages."""
    return translate(words.THIS_GAME)


# What was done


def copied() -> str:
    """Return that a text is on the clipboard."""
    return translate(QT_TRANSLATE_NOOP("Words", "Copied."))


def saved(name: str) -> str:
    """Return that a file has been written."""
    return translate(QT_TRANSLATE_NOOP("Words", "Saved as %1."), clean(name))


def deleted(count: int) -> str:
    """Return how many games were deleted."""
    return Words.tr("%n game(s) deleted.", "", count)


def restored(count: int) -> str:
    """Return how many games were restored."""
    return Words.tr("%n game(s) restored.", "", count)


def exported(count: int, running: int, where: str) -> str:
    """Return how many games were exported, how many of them are not over, and where to."""
    told = words.fill(Words.tr("%n game(s) exported to %1.", "", count), clean(where))
    if running:
        told += " " + Words.tr("%n unfinished game(s) included, with both hands.", "", running)
    return told


def added(count: int, already: int, refused: int) -> str:
    """Return what became of an import, in one sentence for each kind of games."""
    if not count + already + refused:
        return translate(QT_TRANSLATE_NOOP("Words", "No games were found there."))
    told = [Words.tr("%n game(s) imported.", "", count)]
    if already:
        told.append(Words.tr("%n game(s) already in the library.", "", already))
    if refused:
        told.append(Words.tr("%n file(s) could not be read.", "", refused))
    return " ".join(told)


def nothing_to_paste() -> str:
    """Return that the clipboard has no game."""
    return translate(QT_TRANSLATE_NOOP("Words", "There is no game on the clipboard."))


def outside(*, over: bool) -> str:
    """Return that the game at the table is not in the library."""
    if over:
        text = QT_TRANSLATE_NOOP(
            "Words", "This game is not in your library: “Add to library” puts it there."
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "Words", "This game is not in your library yet: the next tile adds it."
        )
    return translate(text)


# A game to resume


def offer(record: Record, names: Mapping[Side, str]) -> str:
    """Return of an unfinished game what may be told: its players, its day and its election."""
    text = QT_TRANSLATE_NOOP("Words", "%1 vs. %2, %3: election\u00a0%4")
    day = clean(words.day(record.headers.get(DATE, "")))
    return translate(text, *names.values(), day, len(record.tallies) + 1)


def resumption(record: Record, names: Mapping[Side, str], you: Side | None) -> str:
    """Return the offer in short, with the score; `you` is the only person's side, if there is one
    alone.
    """
    won = [tally.winner for tally in record.tallies]
    score, election = {side: won.count(side) for side in Side}, len(won) + 1
    if you is None:
        text = QT_TRANSLATE_NOOP("Words", "Resume %1 vs. %2: election\u00a0%3, %4\u00a0to\u00a0%5")
        return translate(text, *names.values(), election, *score.values())
    mine, theirs = score[you], score[you.other]
    if mine == theirs:
        text = QT_TRANSLATE_NOOP("Words", "Resume against %1: election\u00a0%2, %3\u00a0all")
        return translate(text, names[you.other], election, mine)
    text = QT_TRANSLATE_NOOP(
        "Words", "Resume against %1: election\u00a0%2, you trail %3\u00a0to\u00a0%4"
    )
    if mine > theirs:
        text = QT_TRANSLATE_NOOP(
            "Words", "Resume against %1: election\u00a0%2, you lead %3\u00a0to\u00a0%4"
        )
    return translate(text, names[you.other], election, mine, theirs)


# A game to share


def shared(record: Record, names: Mapping[Side, str]) -> str:
    """Return a finished game as text: its players, its elections and its end.

    Who played those that a study has from another game is not known: they are told of the sides.
    """
    lines = [players(names[Side.IVORY], names[Side.BROWN])]
    if day := words.day(record.headers.get(DATE, "")):
        lines.append(clean(day))
    sides = {side: words.side(side) for side in Side}
    taken = record.taken_over[0] // PLACEMENTS if record.taken_over else 0
    elections = [
        _election(tally, sides if tally.number <= taken else names) for tally in record.tallies
    ]
    if elections:
        lines += ["", *elections]
    return "\n".join([*lines, "", end(record, names), ""])


def end(record: Record, names: Mapping[Side, str]) -> str:
    """Return in a sentence how a finished game ended."""
    outcome = record.outcome
    if outcome is None:
        quitter = Side(record.headers[GIVEN_UP_BY])
        text = QT_TRANSLATE_NOOP("Words", "%1 resigns: %2 wins the game.")
        return translate(text, names[quitter], names[quitter.other])
    winner = names[outcome.winner] if outcome.winner else ""
    return translate(words.ENDINGS[outcome.ending], winner)


def _election(tally: Tally, names: Mapping[Side, str]) -> str:
    values = (
        tally.number,
        translate(words.REPRESENTATIVES[tally.kind]),
        tally.ivory.total,
        tally.brown.total,
    )
    if tally.winner is None:
        return translate(QT_TRANSLATE_NOOP("Words", "%1. %2: %3 to %4, null"), *values)
    text = QT_TRANSLATE_NOOP("Words", "%1. %2: %3 to %4, %5")
    return translate(text, *values, names[tally.winner])
