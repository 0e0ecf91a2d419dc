"""What the table waits for."""

from __future__ import annotations

from enum import IntEnum


class Phase(IntEnum):
    """What the table waits for. In PLACED a placed tile can still be taken back; in LOOKING a
    person looks at the slots of the hand.
    """

    NO_GAME = 0
    SHOWING = 1
    PERSON = 2
    COMPUTER = 3
    CURTAIN = 4
    OVER = 5
    PLACED = 6
    LOOKING = 7
