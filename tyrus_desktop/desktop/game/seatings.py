"""Which seating a game has; the rare ones are imported when a game needs them."""

from __future__ import annotations

import random

from tyrus_desktop.desktop.game.seating import AgainstComputer, ByCurtains, Seating
from tyrus_desktop.desktop.game.session import BY_SLOTS, Game
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.record import HOT_SEAT


def seating_of(game: Game, stage: Stage, seed: int) -> Seating:
    """Return the seating of a game; `seed` shuffles the slots."""
    from tyrus_desktop.desktop.game.by_slots import BySlots

    if game.lesson is not None:
        from tyrus_desktop.desktop.game.in_lesson import InLesson
        from tyrus_desktop.desktop.game.puzzle import InPuzzle, Puzzle

        kind = InPuzzle if isinstance(game.lesson, Puzzle) else InLesson
        return kind(game, stage, game.lesson)
    if not game.hot_seat:
        return AgainstComputer(game, stage)
    if game.headers.get(HOT_SEAT) == BY_SLOTS:
        return BySlots(game, stage, random.Random(seed))
    return ByCurtains(game, stage)
