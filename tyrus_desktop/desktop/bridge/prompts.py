"""The line under the board: what the table waits for or shows, and how the game ended."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.tallies import verdict
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.deal import PLACEMENTS_EACH
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView

COUNTS: Mapping[Profession, object] = {
    Profession.SOLDIER: QT_TRANSLATE_NOOP(
        "Words", "Counting the citadels: votes, less what is blocked, plus what is countered."
    ),
    Profession.MERCHANT: QT_TRANSLATE_NOOP(
        "Words", "Counting the markets: votes, less what is blocked, plus what is countered."
    ),
    Profession.PRIEST: QT_TRANSLATE_NOOP(
        "Words", "Counting the temples: votes, less what is blocked, plus what is countered."
    ),
}


def prompt(table: Table) -> str:  # noqa: PLR0911
    """Return what the table waits for, or what is being shown."""
    game, view = table.game, table.stage.view
    if game is None or view is None:
        return ""
    match table.phase:
        case Phase.SHOWING:
            return _shown(view)
        case Phase.PERSON:
            number = view.placed // 2 + 1
            text = QT_TRANSLATE_NOOP(
                "Words", "%1, place a tile in any building: %2 of %3 in this election."
            )
            name = game.name(game.to_play or game.viewer)
            return translate(text, name, number, PLACEMENTS_EACH)
        case Phase.LOOKING:
            text = QT_TRANSLATE_NOOP("Words", "%1, remember which tile stands in which slot.")
            return translate(text, game.name(game.viewer))
        case Phase.PLACED:
            return translate(QT_TRANSLATE_NOOP("Words", "Placed. You can still undo."))
        case Phase.COMPUTER:
            text = QT_TRANSLATE_NOOP("Words", "%1 is thinking.")
            return translate(text, game.name(game.to_play or game.viewer.other))
        case Phase.OVER:
            return result(table)
    return ""


def _shown(view: PlayerView) -> str:
    """Return what is shown between two turns: the first player, the election, the tally."""
    if view.over or (not view.elections and not view.hand):
        return ""
    if not view.elections:
        text = QT_TRANSLATE_NOOP("Words", "%1 is the first player.")
        return translate(text, words.side(view.first))
    if len(view.tallies) == view.election:
        return verdict(view.tallies[-1])
    if view.placed == 0:
        return f"{translate(words.OPENINGS[view.kind], view.election)}."
    return translate(COUNTS[view.kind]) if view.placed == 2 * PLACEMENTS_EACH else ""


def result(table: Table) -> str:
    """Return who won and how, once the end is shown; empty before."""
    view = table.stage.view
    if table.phase is not Phase.OVER or view is None:
        return ""
    if view.given_up_by is not None:
        text = QT_TRANSLATE_NOOP("Words", "%1 gave the game up: %2 wins.")
        quitter = view.given_up_by
        return translate(text, words.side(quitter), words.side(quitter.other))
    assert view.outcome is not None
    return words.outcome(view.outcome)


def result_detail(table: Table) -> str:
    """Return the numbers that decided the game, once its end is shown; empty before."""
    view = table.stage.view
    if table.phase is not Phase.OVER or view is None:
        return ""
    held = [view.representatives(side) for side in Side]
    ending = view.outcome.ending if view.outcome else None
    if ending in (Ending.TILES, Ending.DRAW):
        text = QT_TRANSLATE_NOOP("Words", "Representatives: %1 each. Points in hand: %2 to %3.")
        return translate(text, held[0], *last_points(view))
    if ending is Ending.STREAK:
        text = QT_TRANSLATE_NOOP(
            "Words", "Elections %1, %2 and %3. Representatives: Ivory %4, Brown %5."
        )
        last = len(view.tallies)
        return translate(text, last - 2, last - 1, last, *held)
    return translate(QT_TRANSLATE_NOOP("Words", "Representatives: Ivory %1, Brown %2."), *held)


def last_points(view: PlayerView) -> list[int]:
    """Return the points of both hands, Ivory's first, once they are revealed."""
    final = dict(view.final_hands)
    return [sum(tile.value for tile in final.get(side, ())) for side in Side]
