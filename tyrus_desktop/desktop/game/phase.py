"""The phases of the table, and the actions that a step of a lesson waits for."""

from __future__ import annotations

from enum import Enum, IntEnum


class Phase(IntEnum):
    """What the table waits for.

    PLACED: a placed tile can still be taken back. LOOKING: a person looks at their slots.
    CURTAIN: the next person has yet to sit down. SEATED: that person has yet to show their tiles.
    TAUGHT: a lesson is over. REPLAY: a past moment is shown. TRYING: another placement can be
    tried at a past moment.
    """

    NO_GAME = 0
    SHOWING = 1
    PERSON = 2
    COMPUTER = 3
    CURTAIN = 4
    OVER = 5
    PLACED = 6
    LOOKING = 7
    SEATED = 8
    TAUGHT = 9
    REPLAY = 10
    TRYING = 11

    @property
    def curtained(self) -> bool:
        """Whether the curtain is closed."""
        return self in (Phase.CURTAIN, Phase.SEATED)


class Wait(Enum):
    """The action that a step waits for.

    LOOK: point at a tile or pick one up. PLACE: place a tile. TURN: begin the tally. SUM: leave a
    sum. NEXT: continue at the table. END: choose what follows the lesson.
    """

    LOOK = "look"
    PLACE = "place"
    TURN = "turn"
    SUM = "sum"
    NEXT = "next"
    END = "end"
