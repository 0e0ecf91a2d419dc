"""The sealed deal: a number given before the first tile, by which anybody can check afterwards
that the deal was not changed. It is the SHA-256 of a salt and of the whole deal.

It is meant against a program that would change what is still to come once it has seen what a
person does: whoever noted the seal finds that out. It can't show that the deal was drawn fairly,
for a program might have drawn until it liked one; and it hides nothing from whoever reads the
program's files, since the record of an unfinished game holds the deal itself. The salt is there
for the player who looks at the screen alone, who could else try out the few deals that fit what
has been seen late in a game. So it is random, in no view and in no unfinished record.
"""

from __future__ import annotations

import re

from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import deal_texts

SALT_BYTES = 32
_SEAL = re.compile(r"[0-9a-f]{64}")


def new_salt() -> str:
    """Draw a salt from the system's generator, in hexadecimal."""
    import secrets  # Not loaded before the first game.

    return secrets.token_hex(SALT_BYTES)


def seal(deal: Deal, salt: str) -> str:
    """Return the seal of a deal: 64 hexadecimal digits."""
    import hashlib

    lines = "".join(f"{value}\n" for value in (salt, *deal_texts(deal).values()))
    return hashlib.sha256(lines.encode()).hexdigest()


def parse_seal(text: str) -> str | None:
    """Return a seal as somebody noted it, in groups or capitals, in its own form; None if it is
    none.
    """
    digits = re.sub(r"[\s-]", "", text).lower()
    return digits if _SEAL.fullmatch(digits) else None
