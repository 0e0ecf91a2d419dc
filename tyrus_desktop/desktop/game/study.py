"""Studies: games of their own, played on from a moment of another game, that count for nothing.

From a game that is over, everything may be as it was. From a running game a study is made of the
events that its person was told, and of nothing else. It does not say which game it is from either:
an identity is a hash over the whole deal, and late in a game few deals are left, so that they could
be tried one by one, as without the salt of a seal. For the same reason a study has no seal.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from tyrus_desktop.desktop.game.seats import Seat, new_headers
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.record import FROM, STUDY, Record, identity
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.open_games import GameFile


@dataclass(frozen=True, slots=True)
class Setup:
    """How a study begins.

    `moment` is the number of tiles placed by then, `side` and `name` are the person's, `level` is
    the computer's. `redeal`: what that side could not see is drawn again.
    """

    moment: int
    side: Side
    level: str
    redeal: bool
    name: str = ""


def play_on(table: Table, setup: Setup) -> None:
    """Leave the game at a table for a study of it; raises `ValueError` (`study_of`)."""
    game = table.game
    assert game is not None
    study = study_of(game, setup, table.rng)
    table.play_study(study, GameFile(), parent=game)


def go_back(table: Table, placements: int) -> None:
    """Go on with the study at a table from an earlier moment. What followed is forgotten, except
    that a study which was over keeps its file.
    """
    game = table.game
    assert game is not None
    assert game.study
    file = GameFile() if game.view().over else game.file
    table.play_study(game.record.cut(placements), file, game.parent, later=game)
    table.save_study()


def study_of(game: Game, setup: Setup, rng: random.Random) -> Record:
    """Return the record of a study as it begins; `rng` draws what is to be drawn again.

    Raises `ValueError` for a moment at which nobody is to play, and for what a running game does
    not allow: another side than the person's, two persons, or the tiles as they are.
    """
    seats = {setup.side: Seat(setup.name), setup.side.other: Seat("", setup.level)}
    headers = {**new_headers(seats), STUDY: "1"}
    if not 0 <= setup.moment <= last_moment(game):
        raise ValueError("Nobody is to play at that moment.")
    if not game.view().over:
        if game.hot_seat or game.lesson or setup.side is not game.viewer or not setup.redeal:
            raise ValueError("A running game can't be studied that way.")
    else:
        headers[FROM] = f"{setup.moment} {identity(game.record)}"
    if not setup.redeal:
        return Record(headers, game.referee.deal, game.referee.placements[: setup.moment])
    story = game.referee.story(setup.side, setup.moment)
    return Record(headers, *redeal(setup.side, story, rng))


def last_moment(game: Game) -> int:
    """Return the number of placements at the last moment at which somebody is to play."""
    return len(game.referee.placements) - (game.view().outcome is not None)


def beginning_of_last_election(game: Game) -> int:
    """Return the number of placements before the last election in which a tile was placed."""
    return max(0, len(game.referee.placements) - 1) // PLACEMENTS * PLACEMENTS
