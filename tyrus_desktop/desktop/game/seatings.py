"""Chooses the seating of a game."""

from __future__ import annotations

import random

from tyrus_desktop.desktop.game.by_slots import BySlots
from tyrus_desktop.desktop.game.seating import AgainstComputer, ByCurtains, Seating
from tyrus_desktop.desktop.game.session import BY_SLOTS, Game
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.record import HOT_SEAT


def seating_of(game: Game, stage: Stage, seed: int) -> Seating:
    """Return the seating of a game; `seed` shuffles the slots."""
    if game.lesson is not None:
        from tyrus_desktop.desktop.game.in_lesson import InLesson

        return InLesson(game, stage, game.lesson)
    if not game.hot_seat:
        return AgainstComputer(game, stage)
    if game.headers.get(HOT_SEAT) == BY_SLOTS:
        return BySlots(game, stage, random.Random(seed))
    return ByCurtains(game, stage)
