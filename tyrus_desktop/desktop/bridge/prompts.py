"""The line under the board: what the table waits for or shows, and how the game ended."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.replay.chronicle import Lens
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.replay import happening
from tyrus_desktop.desktop.text.tallies import verdict
from tyrus_desktop.desktop.text.voices import Voices, first_player, gave_up, outcome
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.deal import PLACEMENTS, PLACEMENTS_EACH
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView

COUNTS: Mapping[Profession, object] = {
    Profession.SOLDIER: QT_TRANSLATE_NOOP(
        "Words", "Citadel tally: votes, minus blocks not countered"
    ),
    Profession.MERCHANT: QT_TRANSLATE_NOOP(
        "Words", "Market tally: votes, minus blocks not countered"
    ),
    Profession.PRIEST: QT_TRANSLATE_NOOP(
        "Words", "Temple tally: votes, minus blocks not countered"
    ),
}


def prompt(table: Table) -> str:  # noqa: PLR0911
    """Return what the table waits for, or what is being shown."""
    game, view = table.game, table.stage.view
    if game is None or view is None:
        return ""
    if table.teacher is not None and table.teacher.step is not None:
        return words.lesson_text(table.teacher.missed or table.teacher.step.texts)
    match table.phase:
        case Phase.SHOWING:
            return _shown(view, game.voices)
        case Phase.PERSON:
            number = view.placed // 2 + 1
            return _slot_turn(game, number) if table.slots else _turn(game, number)
        case Phase.LOOKING:
            text = QT_TRANSLATE_NOOP("Words", "%1, remember which tile stands in which slot.")
            return translate(text, game.name(game.viewer))
        case Phase.PLACED:
            brief = QT_TRANSLATE_NOOP("Words", "Placed. For a moment you can still undo.")
            waiting = QT_TRANSLATE_NOOP("Words", "Placed. Confirm, or undo.")
            return translate(brief if table.undo_ms else waiting)
        case Phase.COMPUTER:
            text = QT_TRANSLATE_NOOP("Words", "%1 is thinking.")
            return translate(text, game.name(game.to_play or game.viewer.other))
        case Phase.OVER:
            return result(table)
        case Phase.REPLAY:
            return moment_sentence(table)
    return ""


def moment_sentence(table: Table) -> str:
    """Return what happens at the moment that is looked back at; empty if none is."""
    past = table.past
    if past is None:
        return ""
    events = past.chronicle.events(past.moment, past.lens)
    voices = past.voices.at(past.moment.tiles)
    return happening(events, voices, faces=past.lens is not Lens.PUBLIC and not past.hidden)


def _slot_turn(game: Game, number: int) -> str:
    """Return from which row a person shall place; Ivory's is the near one."""
    side = game.to_play or game.viewer
    text = QT_TRANSLATE_NOOP("Words", "%1, place a tile from the near row: %2 of %3.")
    if side is Side.BROWN:
        text = QT_TRANSLATE_NOOP("Words", "%1, place a tile from the far row: %2 of %3.")
    return translate(text, game.name(side), number, PLACEMENTS_EACH)


def _turn(game: Game, number: int) -> str:
    """Return that a person shall place the tile with this number, 1 to 3, of the election."""
    side = game.to_play or game.viewer
    # A study has one person too, and its buttons need the room of the name.
    if game.study or (not game.seats[side].name and not game.hot_seat):
        text = QT_TRANSLATE_NOOP(
            "Words", "Place a tile in any building: %1 of %2 in this election."
        )
        return translate(text, number, PLACEMENTS_EACH)
    text = QT_TRANSLATE_NOOP(
        "Words", "%1, place a tile in any building: %2 of %3 in this election."
    )
    return translate(text, game.name(side), number, PLACEMENTS_EACH)


def _shown(view: PlayerView, voices: Voices) -> str:
    """Return what is shown between two turns: the first player, the election, the tally."""
    if view.over or (not view.elections and not view.hand):
        return ""
    if not view.elections:
        return first_player(view.first, voices)
    if len(view.tallies) == view.election:
        return verdict(view.tallies[-1], voices.at_tally(len(view.tallies)))
    if view.placed == 0:
        return words.opening(view.kind, view.election)
    return translate(COUNTS[view.kind]) if view.placed == PLACEMENTS else ""


def result(table: Table) -> str:
    """Return who won and how, once the end is shown; empty before."""
    game, view = table.game, table.final_view
    if game is None or view is None:
        return ""
    if view.given_up_by is not None:
        return gave_up(view.given_up_by, game.voices)
    assert view.outcome is not None
    return outcome(view.outcome, game.voices)


def result_detail(table: Table) -> str:
    """Return the numbers that decided the game, once its end is shown; empty before.

    The winner's come first where a person plays the computer, else Ivory's.
    """
    game, view = table.game, table.final_view
    if game is None or view is None:
        return ""
    you = game.voices.you
    first = (view.winner or you) if you else Side.IVORY
    sides = (first, first.other)
    held = [view.representatives(side) for side in sides]
    points = dict(zip(Side, last_points(view), strict=True))
    ending = view.outcome.ending if view.outcome else None
    if ending in (Ending.TILES, Ending.DRAW):
        text = QT_TRANSLATE_NOOP(
            "Words", "Representatives: %1\u00a0each. Last three tiles: %2\u00a0to\u00a0%3."
        )
        return translate(text, held[0], *(points[side] for side in sides))
    last = len(view.tallies)
    if ending is Ending.STREAK and you:
        text = QT_TRANSLATE_NOOP(
            "Words", "Elections\u00a0%1, %2 and %3. Representatives: %4\u00a0to\u00a0%5."
        )
        return translate(text, last - 2, last - 1, last, *held)
    if ending is Ending.STREAK:
        text = QT_TRANSLATE_NOOP(
            "Words", "Elections\u00a0%1, %2 and %3. Representatives: Ivory %4, Brown %5."
        )
        return translate(text, last - 2, last - 1, last, *held)
    text = QT_TRANSLATE_NOOP("Words", "Representatives: Ivory %1, Brown %2.")
    if you:
        text = QT_TRANSLATE_NOOP("Words", "Representatives: %1\u00a0to\u00a0%2.")
    return translate(text, *held)


def last_points(view: PlayerView) -> list[int]:
    """Return the points of both hands, Ivory's first, once they are revealed."""
    final = dict(view.final_hands)
    return [sum(tile.value for tile in final.get(side, ())) for side in Side]
