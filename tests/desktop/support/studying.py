"""Helpers that end games and begin studies of them."""

from tests.desktop.support.positions import AGAINST_COMPUTER, game, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import Referee

LEVEL = "random"
"""The quickest opponent; it is not offered, but a study may use it."""


def at_the_end(program: Program, headers: dict[str, str] = AGAINST_COMPUTER) -> Record:
    resume(program, None, "majority", headers)
    program.wait_for(Phase.OVER)
    return game("majority")


def ask_to_study(
    program: Program,
    moment: int | None = None,
    side: int | None = None,
    level: str = LEVEL,
    *,
    redeal: bool = False,
) -> None:
    """Ask for a study, by default from the suggested moment and for the suggested side."""
    study = program.controller.study
    at = study.moment if moment is None else moment
    study.playOn(at, study.side if side is None else side, level, redeal)


def play_on(
    program: Program, moment: int | None = None, side: int | None = None, *, redeal: bool = False
) -> None:
    ask_to_study(program, moment, side, redeal=redeal)
    assert program.controller.study.on
    program.wait_for(Phase.PERSON, Phase.OVER)


def undo_key(screen: Screen) -> None:
    press(screen, Key.Key_Z, held=CONTROL)


def view_at(record: Record, count: int, side: Side) -> PlayerView:
    return Referee(record.deal, record.placements[:count]).view(side)


def finish(program: Program) -> None:
    while program.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
        program.table.place(program.choose())
