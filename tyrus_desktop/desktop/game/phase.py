"""What the table waits for, and what a step of a lesson waits for."""

from __future__ import annotations

from enum import Enum, IntEnum


class Phase(IntEnum):
    """What the table waits for. In PLACED a placed tile can still be taken back; in LOOKING a
    person looks at the slots of the hand. Behind the curtain, CURTAIN waits for the next person
    to sit down, and SEATED for that person to ask for the tiles. TAUGHT is the end of a lesson. In
    REPLAY a moment of the past is looked at.
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

    @property
    def curtained(self) -> bool:
        """Whether the curtain is closed."""
        return self in (Phase.CURTAIN, Phase.SEATED)


class Wait(Enum):
    """What a step waits for: that the person points at a tile or picks one up, places a tile, has
    the tally begin, goes on from a sum, goes on at the table, or chooses what follows the lesson.
    """

    LOOK = "look"
    PLACE = "place"
    TURN = "turn"
    SUM = "sum"
    NEXT = "next"
    END = "end"
