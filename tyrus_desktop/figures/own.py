"""Whose games are counted as what: the user's own against the computer, and all others apart.

*You* are the profile in use; games of other profiles are not counted at all.
Copies, and games whose end is not shown yet, are the catalogue's affair: it hands over each game
once, and such games as running.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.engine.board import BUILDING_LETTERS
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.engine.record import COMPUTER, is_computer
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.conduct import Conduct
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import Position, by_play
from tyrus_desktop.players import keys


class OwnGame(NamedTuple):
    """A finished game of the user's against the computer.

    Attributes:
        you: The user's side, 0 for Ivory and 1 for Brown.
        opponent: The computer player's key; empty for one that this program doesn't know.
        score: 1 for a win, 0.5 for a draw, 0 for a loss; a resignation is a loss.
        first: Whether the user began.
    """

    entry: Entry
    you: int
    opponent: str
    score: float
    first: bool


@dataclass(frozen=True, slots=True)
class OwnGames:
    """The games in groups, each in the order of play.

    Attributes:
        counted: The user's games, from which every figure is made.
        helped: Those with advice or turns taken back.
        two_persons: Games of two persons at this screen, the user or guests alone.
        imported: The number of imported games, as of studies.
        unfinished: The number of the user's games that are not over.
    """

    counted: list[OwnGame] = field(default_factory=list)
    helped: list[OwnGame] = field(default_factory=list)
    two_persons: list[Entry] = field(default_factory=list)
    imported: int = 0
    studies: int = 0
    unfinished: int = 0


def own_games(
    entries: Iterable[Entry], since: Position = (), names: Mapping[str, str] | None = None
) -> OwnGames:
    """Sort games into groups.

    Args:
        entries: Each game once, as the catalogue lists them.
        since: Leave out games before this place in the order of play.
        names: The names of profiles, which replace those in records of games of two persons.
    """
    found = OwnGames()
    counts = dict.fromkeys(("imported", "studies", "unfinished"), 0)
    chosen = [entry for entry in entries if entry.readable and by_play(entry) >= since]
    chosen.sort(key=by_play)
    for entry in chosen:
        if entry.study:
            counts["studies"] += 1
        elif entry.running:
            counts["unfinished"] += entry.seat != "" and _against_computer(entry)
        elif entry.foreign:
            counts["imported"] += 1
        elif entry.seat and _against_computer(entry):
            game = seen_by(entry, int(entry.seat == "brown"))
            (found.helped if entry.hints or entry.undos else found.counted).append(game)
        elif _of_two_persons(entry) and (entry.seat or not any(entry.profiles.values())):
            found.two_persons.append(_with_names(entry, names or {}))
    return OwnGames(found.counted, found.helped, found.two_persons, **counts)


def _with_names(entry: Entry, names: Mapping[str, str]) -> Entry:
    ivory = names.get(entry.ivory_profile, entry.ivory)
    return replace(entry, ivory=ivory, brown=names.get(entry.brown_profile, entry.brown))


def _of_two_persons(entry: Entry) -> bool:
    return not any(is_computer(entry.headers, side) for side in Side)


def _against_computer(entry: Entry) -> bool:
    return sum(is_computer(entry.headers, side) for side in Side) == 1


def seen_by(entry: Entry, you: int) -> OwnGame:
    """Return a finished game as that of side 0 (Ivory) or 1 (Brown)."""
    side = ("ivory", "brown")[you]
    score = float(entry.winner == side) if entry.winner else 0.5
    opponent = _opponent(entry.ivory_player if you else entry.brown_player)
    return OwnGame(entry, you, opponent, score, entry.first == side)


@cache
def _opponent(player: str) -> str:
    """Return the key of a record's computer player; empty for an unknown one."""
    words = player.removeprefix(f"{COMPUTER} ")
    key = keys.described(words)
    return key if keys.description(key) == words else ""


@dataclass(frozen=True, slots=True)
class Columns:
    """What figures count of N games, in arrays: 10,000 games must take no time.

    Attributes:
        won: (N, 9) 1 for an election that the user won, -1 for one that the computer won, else 0.
        counted: (N, 9) whether the election was counted.
        kinds: (N, 9) the number of its kind, if it was counted.
        last: (N, 9) whether the user placed last in it.
        left: (N) the sum of the user's last three tiles; -1 unless all elections were counted.
        yours: (N, …) the user's `Conduct`, and `theirs` the computer's.
    """

    won: NDArray[np.int64]
    counted: NDArray[np.bool_]
    kinds: NDArray[np.int64]
    last: NDArray[np.bool_]
    left: NDArray[np.int64]
    yours: NDArray[np.int64]
    theirs: NDArray[np.int64]


def columns(games: Sequence[OwnGame]) -> Columns:
    """Return the columns of games."""
    entries, count = [game.entry for game in games], len(games)
    you = np.array([game.you for game in games], dtype=np.int64)
    winners = _letters((entry.winners for entry in entries), "i-b") - 1
    kinds = _letters((entry.kinds for entry in entries), BUILDING_LETTERS)
    counted = kinds >= 0
    won = np.where(counted, winners, 0) * (2 * you - 1)[:, None]
    first = np.array([game.first for game in games], dtype=bool)
    conduct = _numbers(entry.conduct for entry in entries).reshape(count, 2, len(Conduct._fields))
    left = _numbers(entry.left for entry in entries).reshape(count, 2)
    every = np.arange(count)
    return Columns(
        won=won,
        counted=counted,
        kinds=kinds,
        last=(np.arange(ELECTIONS) % 2 == 1) == first[:, None],
        left=np.where(counted[:, -1], left[every, you], -1),
        yours=conduct[every, you],
        theirs=conduct[every, 1 - you],
    )


def _letters(texts: Iterable[str], letters: str) -> NDArray[np.int64]:
    """Return (N, 9): the place of each letter among `letters`; -1 after the end of a text."""
    whole = "".join(text.ljust(ELECTIONS) for text in texts)
    codes = np.frombuffer(whole.encode("ascii"), dtype=np.uint8).reshape(-1, ELECTIONS)
    places = np.full(128, -1)
    places[[ord(letter) for letter in letters]] = np.arange(len(letters))
    found: NDArray[np.int64] = places[codes]
    return found


def _numbers(texts: Iterable[str]) -> NDArray[Any]:
    """Return all numbers in texts of the same form; `-` and `,` separate them."""
    whole = " ".join(texts).replace("-", " ").replace(",", " ")
    return np.fromstring(whole, dtype=np.int64, sep=" ")
