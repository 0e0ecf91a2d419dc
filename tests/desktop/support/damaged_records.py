"""Damaged records, and the limits of text, time and memory for any file."""

from __future__ import annotations

import base64
import random
import zlib
from collections.abc import Callable

from tests.desktop.support.odd_records import HOSTILE
from tests.readers import play_game, seeds
from tyrus_desktop.engine.record import MAX_BYTES, Record, RecordError, parse, write, write_plain

SLOWEST_S = 5.0
"""For one file, on a busy machine."""

MEMORY_MB = 100
"""How much the process may grow over all files."""

MARKS = "\r\0\x1b\x85\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u200e\u200f"
"""Characters that no text from a record may contain."""

Damage = Callable[[bytes, random.Random], bytes]


def originals(seed: int) -> list[bytes]:
    """Return sound records: finished, resigned, folded, and a folded one's plain text."""
    found = []
    for number, each in enumerate(seeds(seed, 12)):
        game = play_game(each)
        name = HOSTILE[number % len(HOSTILE)]
        headers = {"Date": "2026-01-01", "Ivory": name, "BrownPlayer": "computer senator"}
        headers["Title" if number % 2 else "Brown"] = name
        finished = Record(headers, game.deal, game.placements)
        running = Record({**headers, "Title": ""}, game.deal, game.placements[:17])
        found += [write(finished), write(running), write_plain(running)]
    return found


def flipped(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


def cut(data: bytes, rng: random.Random) -> bytes:
    start, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    return data[:start] + data[end:]


def doubled(data: bytes, rng: random.Random) -> bytes:
    start, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    return data[:end] + data[start:end] * rng.randint(1, 20) + data[end:]


def misspelt(data: bytes, rng: random.Random) -> bytes:
    """Replace a word by another one of the record, so that only the rules refuse it."""
    words = data.split(b" ")
    words[rng.randrange(len(words))] = rng.choice(words)
    return b" ".join(words)


def bomb(data: bytes, rng: random.Random) -> bytes:
    """Fold far too much data, or no record at all."""
    inside = rng.choice([b"\0" * 40_000_000, b"[A", data, b'[Tyrus "1"]\n' * 50_000])
    packed = zlib.compress(inside, 9)[: rng.choice([None, 10, -1])]
    return b'[Tyrus "1"]\n[Folded "' + base64.b64encode(packed) + b'"]\n'


def swollen(data: bytes, rng: random.Random) -> bytes:
    filler = rng.choice([b"#", b"\n", b"[", b"A" * 500 + b"\n", b"\\"])
    return data + filler * (rng.choice([MAX_BYTES // 2, 2 * MAX_BYTES]) // len(filler))


COMMON: tuple[Damage, ...] = (flipped, cut, doubled, misspelt)
RARE: tuple[Damage, ...] = (bomb, swollen)


def damaged(sound: list[bytes], rng: random.Random) -> bytes:
    data = rng.choice(sound)
    for _ in range(rng.choice([1, 1, 1, 2, 5])):
        data = rng.choice(COMMON)(data, rng) or b"-"
    return rng.choice(RARE)(data, rng) if rng.random() < 0.004 else data


def memory_mb() -> float:
    """Return the peak memory of this process so far."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def reason(data: bytes) -> str:
    """Return why bytes are no record, or an empty text if they are one."""
    if len(data) > MAX_BYTES:
        return "too large"
    try:
        parse(data, "x")
    except RecordError as error:
        return str(error)
    return ""
