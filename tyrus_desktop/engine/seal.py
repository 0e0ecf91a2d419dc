"""The sealed deal: a hash, shown before the first placement, that proves a deal was not changed.

The seal is the SHA-256 of a salt and the whole deal. It exposes a program that changes the coming
tiles or cards in response to a person's play. It doesn't prove that the deal was fair, because a
program might draw deals until it likes one. It hides nothing from a person who reads the program's
files, because the record of an unfinished game contains the deal.

Without a salt, a player could test, late in a game, the few possible deals against the seal. So
the salt is random, is in no view, and is in the record of a running game only inside `Folded`.
"""

from __future__ import annotations

import random
import re

from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import deal_texts

SALT_BYTES = 32
_SEAL = re.compile(r"[0-9a-f]{64}")


def new_salt(rng: random.Random | None = None) -> str:
    """Return a random salt, by default from the system's generator: 64 hexadecimal digits."""
    return f"{(rng or random.SystemRandom()).getrandbits(8 * SALT_BYTES):0{2 * SALT_BYTES}x}"


def seal(deal: Deal, salt: str) -> str:
    """Return the seal of a deal: 64 hexadecimal digits."""
    import hashlib

    lines = "".join(f"{value}\n" for value in (salt, *deal_texts(deal).values()))
    return hashlib.sha256(lines.encode()).hexdigest()


def parse_seal(text: str) -> str | None:
    """Return a typed seal as 64 lower-case digits, or None if it is not a seal.

    Spaces and hyphens are ignored.
    """
    digits = re.sub(r"[\s-]", "", text).lower()
    return digits if _SEAL.fullmatch(digits) else None
