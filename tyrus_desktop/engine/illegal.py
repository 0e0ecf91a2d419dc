"""The reasons for refusing a placement."""

from __future__ import annotations

from enum import Enum

from tyrus_desktop.engine.board import Placement


class Refusal(Enum):
    """The reason for refusing a placement; the value is the English sentence."""

    GAME_OVER = "The game is over."
    NOT_YOUR_TURN = "It is the other side's turn."
    NOT_IN_HAND = "That tile is not in the hand."


class IllegalPlacement(ValueError):
    """The rules don't allow a placement; nothing has changed."""

    def __init__(self, reason: Refusal, placement: Placement) -> None:
        super().__init__(f"{placement}: {reason.value}")
        self.reason = reason
        self.placement = placement
