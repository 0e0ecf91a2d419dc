"""Answers to keys: *where am I*, *what lies here*, and *undo* when there is nothing to undo.

They contain only what the screen shows at that moment.
"""

from __future__ import annotations

from tyrus_desktop.desktop.bridge.table.prompts import curtain_prompt, prompt
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.text import prompts as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.descriptions import (
    describe_building,
    describe_hand,
    describe_held_tile,
)
from tyrus_desktop.desktop.text.sentences import building_label, player_standing


def where_am_i(table: Table, held: int, aim: int) -> str:
    """Return the election, the prompt, both players' state and the held tile.

    Args:
        held: the slot of the tile picked up, or -1.
        aim: the index in `BUILDINGS` of the building pointed at, or -1.
    """
    view = table.stage.view
    if table.game is None:
        return texts.no_game()
    if view is None:
        return texts.dealing()
    parts = []
    if view.elections:
        parts.append(words.opening(view.kind, view.election))
    parts.append(prompt(table) or curtain_prompt(table))
    models = table.stage.models
    parts += [player_standing(row, models.voices) for row in models.players.rows]
    if held != NONE:
        parts.append(describe_held_tile(models.tiles.rows, table.game.to_play or view.side, held))
    if aim != NONE:
        parts.append(texts.pointing_at(building_label(models.buildings.rows[aim])))
    return " ".join(filter(None, parts))


def what_lies_here(table: Table, aim: int) -> str:
    """Return the contents of building `aim` or, if that is -1, the hand that can be played from."""
    models, view = table.stage.models, table.stage.view
    if table.game is None:
        return texts.no_game()
    if view is None or not models.tiles.rows:
        return curtain_prompt(table) or texts.dealing()
    if aim != NONE:
        return building_contents(models, aim)
    by_slots = table.slots is not None and table.phase is Phase.PERSON
    side = table.game.to_play if by_slots else None
    return describe_hand(models.tiles.rows, side or view.side)


def building_contents(models: TableModels, building: int) -> str:
    """Return a building's name and contents; `building` indexes `BUILDINGS`."""
    row = models.buildings.rows[building]
    return describe_building(row, models.contents(row))


def why_no_undo(table: Table, undo_ms: float) -> str:
    """Return why no tile can be taken back; `undo_ms` is the time set for that."""
    game = table.game
    if not table.allows_undo:
        return texts.never_undone()
    if game is None or game.study or (undo_ms > 0 and game.last_turn is None):
        return texts.nothing_to_undo()
    return texts.undo_is_off() if undo_ms <= 0 else texts.too_late_to_undo()
