"""Chooses the sentences about the table: prompt, curtain, result and answers to keys.

They contain only what the screen shows at that moment.
"""

from __future__ import annotations

from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.chart import TO_COME
from tyrus_desktop.desktop.replay.lens import Lens
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.text import prompt_texts as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.descriptions import (
    describe_building,
    describe_hand,
    describe_held_tile,
)
from tyrus_desktop.desktop.text.replay_texts import happening
from tyrus_desktop.desktop.text.sentences import building_label, player_standing
from tyrus_desktop.desktop.text.voices import first_player, gave_up, outcome
from tyrus_desktop.desktop.text.words import say


def prompt(table: Table) -> str:  # noqa: C901, PLR0911
    """Return the prompt: what the table waits for, or what it shows."""
    game, view = table.game, table.stage.view
    if game is None or view is None:
        return ""
    if table.teacher is not None and table.teacher.texts is not None:
        return words.lesson_text(table.teacher.texts)
    if table.said is not None:
        return table.said()
    match table.phase:
        case Phase.SHOWING:
            return texts.shown(view, game.voices, placed=game.view().placed > 0)
        case Phase.PERSON:
            return _turn(game, view.placed // 2 + 1, by_slots=table.slots is not None)
        case Phase.LOOKING:
            return texts.looking(game.name(game.viewer))
        case Phase.PLACED:
            return "" if table.judged else texts.placed(briefly=bool(table.undo_ms))
        case Phase.COMPUTER:
            return texts.thinking(game.name(game.to_play or game.viewer.other))
        case Phase.OVER:
            return result(table)
        case Phase.TRYING:
            return say(texts.TRYING)
        case Phase.REPLAY:
            return moment_sentence(table)
    return ""


def _turn(game: Game, number: int, *, by_slots: bool) -> str:
    side = game.to_play or game.viewer
    if by_slots:
        return texts.slot_turn(number, game.name(side), side)
    # In a study the buttons take up the space for the name.
    unnamed = game.study or (not game.seats[side].name and not game.hot_seat)
    return texts.turn(number, "" if unnamed else game.name(side))


def curtain_prompt(table: Table) -> str:
    """Return who must act at the closed curtain, and how; empty if the curtain is open."""
    game, side = table.game, table.next_to_sit
    if not table.phase.curtained or game is None or side is None:
        return ""
    if table.phase is Phase.CURTAIN and table.looks_again:
        return texts.look_away(game.name(side), game.name(side.other))
    if table.phase is Phase.SEATED:
        return texts.still_hidden(game.name(side))
    return texts.curtain(game.name(side), by_slots=table.slots is not None)


def moment_sentence(table: Table) -> str:
    """Return what happens at the moment of a replay; empty without a replay."""
    game, replay = table.game, table.replay
    if game is None or replay is None:
        return ""
    events = replay.timeline.events(replay.moment, replay.lens)
    voices = game.voices.at(replay.moment.tiles)
    return happening(events, voices, faces=replay.lens is not Lens.PUBLIC and not replay.hidden)


def first_to_play(table: Table) -> str:
    """Return who goes first, as in the log; empty without a game."""
    game, view = table.game, table.stage.view
    return first_player(view.first, game.voices) if game and view else ""


def result(table: Table) -> str:
    """Return who won and how; empty until the end is shown."""
    game, view = table.game, table.final_view
    if game is None or view is None:
        return ""
    if view.given_up_by is not None:
        return gave_up(view.given_up_by, game.voices)
    assert view.outcome is not None
    return outcome(view.outcome, game.voices)


def result_detail(table: Table) -> str:
    """Return the numbers that decided the game; empty until the end is shown."""
    game, view = table.game, table.final_view
    return "" if game is None or view is None else texts.result_detail(view, game.voices.you)


# Answers to keys


def where_am_i(table: Table, held: int, aim: int) -> str:
    """Return the election, the prompt, both players' state and the held tile.

    Args:
        held: the slot of the tile picked up, or -1.
        aim: the index in `BUILDINGS` of the selected building, or -1.
    """
    view = table.stage.view
    if table.game is None:
        return say(texts.NO_GAME)
    if view is None:
        return say(texts.DEALING)
    parts = []
    if view.elections:
        parts.append(words.opening(view.kind, view.election))
    parts.append(prompt(table) or curtain_prompt(table))
    models = table.stage.models
    parts += [player_standing(row, models.voices) for row in models.players.rows]
    if held != NONE:
        parts.append(describe_held_tile(models.tiles.rows, table.hand_side, held))
    if aim != NONE:
        parts.append(texts.pointing_at(building_label(models.buildings.rows[aim])))
    return " ".join(filter(None, parts))


def what_lies_here(table: Table, aim: int) -> str:
    """Return the contents of building `aim` or, if it is -1, of the hand that can be played."""
    models, view = table.stage.models, table.stage.view
    if table.game is None:
        return say(texts.NO_GAME)
    if view is None or not models.tiles.rows:
        return curtain_prompt(table) or say(texts.DEALING)
    if aim != NONE:
        return building_contents(models, aim)
    by_slots = table.slots is not None and table.phase is Phase.PERSON
    side = table.game.to_play if by_slots else None
    return describe_hand(models.tiles.rows, side or view.side)


def what_has_happened(table: Table) -> str:
    """Return the results of the counted elections, then the log since the last one began."""
    if table.game is None:
        return say(texts.NO_GAME)
    models = table.stage.models
    counted = [row for row in models.chart.rows if row.chart_winner != TO_COME]
    log = list(models.log.rows)
    while any(row.heading for row in log[1:]):
        log.pop(0)
    results = [f"{models.chart.text('label', row)}." for row in counted]
    return " ".join([*results, *(models.log.text("sentence", row) for row in log)])


def building_contents(models: TableModels, building: int) -> str:
    """Return a building's name and contents; `building` indexes `BUILDINGS`."""
    row = models.buildings.rows[building]
    return describe_building(row, models.contents(row))


def why_no_undo(table: Table, undo_ms: float) -> str:
    """Return why no tile can be taken back; `undo_ms` is the undo time in the settings."""
    game = table.game
    if not table.allows_undo:
        return say(texts.NEVER_UNDONE)
    if game is None or game.study or (undo_ms > 0 and game.last_turn is None):
        return say(texts.NOTHING_TO_UNDO)
    return say(texts.UNDO_IS_OFF) if undo_ms <= 0 else say(texts.TOO_LATE_TO_UNDO)
