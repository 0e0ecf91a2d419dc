"""Answers to keys: *where am I* and *what lies here*, for screen readers, and a late *undo*.

They say only what the screen shows at that moment.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.bridge.prompts import prompt
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.tile_rows import in_hand
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.descriptions import describe_hand
from tyrus_desktop.desktop.text.sentences import building_label, player_standing
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.tiles import Side


def where_am_i(table: Table, held: int, aim: int) -> str:
    """Return the election, what the table waits for, both players' state and the held tile.

    `held` is the slot of the tile picked up, `aim` the building pointed at, each -1 for none.
    """
    view = table.stage.view
    if table.game is None:
        return translate(QT_TRANSLATE_NOOP("Words", "No game in progress."))
    if view is None:
        return _dealing()
    parts = []
    if view.elections:
        parts.append(words.opening(view.kind, view.election))
    parts.append(prompt(table) or curtain_prompt(table))
    models = table.stage.models
    parts += [player_standing(row, models.voices) for row in models.players.rows]
    if held != NONE:
        parts.append(describe_held_tile(table.stage.models, table.game.to_play or view.side, held))
    if aim != NONE:
        text = QT_TRANSLATE_NOOP("Words", "Pointing at %1.")
        parts.append(translate(text, building_label(table.stage.models.buildings.rows[aim])))
    return " ".join(filter(None, parts))


def what_lies_here(table: Table, aim: int) -> str:
    """Return the contents of the building pointed at, else (-1) the hand that can be played."""
    models, view = table.stage.models, table.stage.view
    if table.game is None:
        return translate(QT_TRANSLATE_NOOP("Words", "No game in progress."))
    if view is None or not models.tiles.rows:
        return curtain_prompt(table) or _dealing()
    if aim != NONE:
        return describe_building(models, aim)
    by_slots = table.slots is not None and table.phase is Phase.PERSON
    side = table.game.to_play if by_slots else None
    return describe_hand(models.tiles.rows, side or view.side)


def why_no_undo(table: Table, undo_ms: float) -> str:
    """Return why there is no tile to take back; `undo_ms` is the time that the settings give."""
    game = table.game
    text = QT_TRANSLATE_NOOP("Words", "There is nothing to undo.")
    if not table.allows_undo:
        text = QT_TRANSLATE_NOOP("Words", "Here a tile that was placed stays.")
    elif game is not None and not game.study:
        if undo_ms <= 0:
            text = QT_TRANSLATE_NOOP(
                "Words", "A tile that was placed stays. The settings can give you time to undo."
            )
        elif game.last_turn is not None:
            text = QT_TRANSLATE_NOOP("Words", "It is too late to undo.")
    return translate(text)


def describe_building(models: TableModels, building: int) -> str:
    """Return a building's name and contents; `building` indexes `BUILDINGS`."""
    row = models.buildings.rows[building]
    text = QT_TRANSLATE_NOOP("Words", "%1. %2")
    return translate(text, building_label(row), models.contents(row))


def describe_held_tile(models: TableModels, side: Side, slot: int) -> str:
    """Return which tile `side` has picked up: its face where that is shown, else its slot."""
    for row in models.tiles.rows:
        if in_hand(row, side) and row.slot == slot:
            if row.tile:
                text = QT_TRANSLATE_NOOP("Words", "Holding %1.")
                return translate(text, words.tile(row.tile))
            return translate(
                QT_TRANSLATE_NOOP("Words", "Holding the tile in slot\u00a0%1."), slot + 1
            )
    return ""


def _dealing() -> str:
    """Return what is said before the first hand is dealt."""
    return translate(QT_TRANSLATE_NOOP("Words", "The tiles are about to be drawn."))


def curtain_prompt(table: Table) -> str:
    """Return whom the curtain waits for, and for what; empty if it is open."""
    if not table.phase.curtained or table.game is None or table.next_to_sit is None:
        return ""
    text = QT_TRANSLATE_NOOP("Words", "The curtain is closed. %1, your turn.")
    if table.slots is not None:
        text = QT_TRANSLATE_NOOP("Words", "The curtain is closed. %1, look at your hand.")
    if table.phase is Phase.CURTAIN and table.looks_again:
        text = QT_TRANSLATE_NOOP(
            "Words",
            "The curtain is closed. %2, please look away: %1 is looking at their hand again.",
        )
        side = table.next_to_sit
        return translate(text, table.game.name(side), table.game.name(side.other))
    if table.phase is Phase.SEATED:
        text = QT_TRANSLATE_NOOP(
            "Words", "%1, your tiles are still hidden. Show them when nobody else is looking."
        )
    return translate(text, table.game.name(table.next_to_sit))
