"""Studies: separate games that continue from a moment of another game and don't count.

A study of a finished game may keep everything as it was. A study of a running game is built only
from the events that its person has seen. It doesn't name its game either: an identity is a hash of
the whole deal, and late in a game so few deals are possible that all of them could be tried. For
the same reason a study has no seal. Nothing judges such a study, nor a study of it: by this it is
known (`never_judged`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from tyrus_desktop.desktop.game.seats import Seat, new_headers
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.record import FROM, STUDY, UNDOS, Record, identity
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.open_games import GameFile


@dataclass(frozen=True, slots=True)
class Setup:
    """How a study begins.

    Attributes:
        moment: the number of tiles placed before it.
        side: the person's side.
        level: the computer's level.
        redeal: whether tiles that `side` could not see are drawn again.
        person: the person's seat.
    """

    moment: int
    side: Side
    level: str
    redeal: bool
    person: Seat


def play_on(table: Table, setup: Setup) -> None:
    """Leave the game at a table for a study of it; raises `ValueError` like `study_of`."""
    game = table.game
    assert game is not None
    study = study_of(game, setup, table.rng)
    table.play_study(study, GameFile(), parent=game)


def go_back(table: Table, placements: int) -> None:
    """Continue the table's study from an earlier moment.

    Later placements are dropped, but a study that was over keeps its file.
    """
    game = table.game
    assert game is not None
    assert game.study
    file = GameFile() if game.view().over else game.file
    table.play_study(game.record.cut(placements), file, game.parent, later=game)
    table.save_study()


def undo_turn(table: Table) -> None:
    """Take back the person's last tile in a game against the computer, and the answer to it.

    The record says so before the table does. The computer's players keep nothing of what it had
    answered; to the same tile it answers the same.
    """
    game = table.game
    assert game is not None
    assert game.undoable is not None
    placements = game.undoable
    game.count(UNDOS)
    table.undo(placements)


def study_of(game: Game, setup: Setup, rng: random.Random) -> Record:
    """Return the record with which a study begins; `rng` redraws the unseen tiles.

    Raises:
        ValueError: nobody is to play at that moment; or the game is running and the study is not
            of the person's own side with unseen tiles redrawn.
    """
    seats = {setup.side: setup.person, setup.side.other: Seat("", setup.level)}
    headers = {**new_headers(seats), STUDY: "1"}
    if not 0 <= setup.moment <= last_moment(game):
        raise ValueError("Nobody is to play at that moment.")
    if not game.view().over:
        if game.hot_seat or game.lesson or setup.side is not game.viewer or not setup.redeal:
            raise ValueError("A running game can't be studied that way.")
    elif not game.never_judged:
        headers[FROM] = f"{setup.moment} {identity(game.record)}"
    if not setup.redeal:
        return Record(headers, game.referee.deal, game.referee.placements[: setup.moment])
    story = game.referee.story(setup.side, setup.moment)
    return Record(headers, *redeal(setup.side, story, rng))


def last_moment(game: Game) -> int:
    """Return the number of placements before a game's last turn, whether it was played or not."""
    return len(game.referee.placements) - (game.view().outcome is not None)


def beginning_of_last_election(game: Game) -> int:
    """Return the number of placements before the last election with a placement."""
    return max(0, len(game.referee.placements) - 1) // PLACEMENTS * PLACEMENTS
