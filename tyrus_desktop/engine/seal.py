"""The sealed deal: a hash shown before the first tile, with which anybody can check afterwards
that the deal was not changed. It is the SHA-256 of a salt and the whole deal.

It detects a program that changes the tiles or cards to come after seeing how a person plays. It
can't show that the deal was drawn fairly, since a program might draw until it likes a deal. It
hides nothing from a person who reads the program's files, since the record of an unfinished game
holds the deal. The salt is against a player who sees the screen only: late in a game few deals
are left, and without a salt they could be tried one by one. So the salt is random, in no view,
and in the record of a running game only inside `Folded`.
"""

from __future__ import annotations

import re

from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import deal_texts

SALT_BYTES = 32
_SEAL = re.compile(r"[0-9a-f]{64}")


def new_salt() -> str:
    """Return a new salt from the system's generator: 64 hexadecimal digits."""
    import secrets  # Late: the first window does not need it.

    return secrets.token_hex(SALT_BYTES)


def seal(deal: Deal, salt: str) -> str:
    """Return the seal of a deal: 64 hexadecimal digits."""
    import hashlib

    lines = "".join(f"{value}\n" for value in (salt, *deal_texts(deal).values()))
    return hashlib.sha256(lines.encode()).hexdigest()


def parse_seal(text: str) -> str | None:
    """Return a seal that was typed in groups or capitals as 64 lower-case digits; None if it is
    not a seal.
    """
    digits = re.sub(r"[\s-]", "", text).lower()
    return digits if _SEAL.fullmatch(digits) else None
