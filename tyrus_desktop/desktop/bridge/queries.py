"""The answers to what a person asks by a key: where am I, and what lies here.

Both say only what the screen shows at that moment, to whoever sits before it.
"""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.bridge.prompts import prompt
from tyrus_desktop.desktop.enums import NONE, SIDES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.tiles import TilePlace
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.descriptions import hand_account
from tyrus_desktop.desktop.text.sentences import building_label, player_label
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.tiles import Side


def where_am_i(table: Table, held: int, aim: int) -> str:
    """Tell the election, what the table waits for, both sides' state, and what is in hand."""
    view = table.stage.view
    if table.game is None or view is None:
        return translate(QT_TRANSLATE_NOOP("Words", "No game is on."))
    told = []
    if view.elections:
        told.append(f"{translate(words.OPENINGS[view.kind], view.election)}.")
    told.append(prompt(table) or behind_curtain(table))
    told += [player_label(row) for row in table.stage.models.players.rows]
    if held != NONE:
        told.append(tile_held(table.stage.models, table.game.to_play or view.side, held))
    if aim != NONE:
        text = QT_TRANSLATE_NOOP("Words", "You point at %1.")
        told.append(translate(text, building_label(table.stage.models.buildings.rows[aim])))
    return " ".join(filter(None, told))


def what_lies_here(table: Table, aim: int) -> str:
    """Tell the contents of the building pointed at, else the hand of whoever is to place."""
    models, view = table.stage.models, table.stage.view
    if table.game is None or view is None:
        return translate(QT_TRANSLATE_NOOP("Words", "No game is on."))
    if not models.tiles.rows:
        return behind_curtain(table)
    if aim != NONE:
        return building_told(models, aim)
    by_slots = table.slots is not None and table.phase is Phase.PERSON
    side = table.game.to_play if by_slots else None
    return hand_account(models.tiles.rows, side or view.side)


def building_told(models: TableModels, building: int) -> str:
    """Name a building and tell its contents."""
    row = models.buildings.rows[building]
    text = QT_TRANSLATE_NOOP("Words", "%1. %2")
    return translate(text, building_label(row), models.contents(row))


def tile_held(models: TableModels, side: Side, slot: int) -> str:
    """Name the tile that `side` has picked up, as far as the screen shows it."""
    for row in models.tiles.rows:
        in_hand = row.place == TilePlace.HAND and SIDES[row.tile_side] is side
        if in_hand and row.slot == slot:
            if row.tile:
                text = QT_TRANSLATE_NOOP("Words", "You hold %1.")
                return translate(text, words.tile(row.tile))
            return translate(QT_TRANSLATE_NOOP("Words", "You hold the tile of slot %1."), slot + 1)
    return ""


def behind_curtain(table: Table) -> str:
    """Say for whom the curtain is closed; empty while it is open."""
    if table.phase is not Phase.CURTAIN or table.game is None or table.next_to_sit is None:
        return ""
    text = QT_TRANSLATE_NOOP("Words", "The curtain is closed: %1, take your seat.")
    return translate(text, table.game.name(table.next_to_sit))
