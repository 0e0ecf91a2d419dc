"""Makes odd but readable records, with strange play or hostile names, and damaged records."""

import base64
import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path

from tests.readers import PlayedGame, turn
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import ELECTION_CARDS, Deal
from tyrus_desktop.engine.record import MAX_BYTES, Record, write, write_plain
from tyrus_desktop.engine.tiles import ALL_TILES, Side
from tyrus_desktop.library import record_files
from tyrus_desktop.players.keys import CHARACTERS, LADDER, SIMPLE
from tyrus_desktop.referee import Referee

GAMES = 60
GOLDEN = Path(__file__).resolve().parents[2] / "golden"
HOSTILE = (
    "<b>bold</b><img src='file:///etc/passwd'>",
    "\u202egnp.exe\u2066",
    "علي &lt; %1 %n \N{PILE OF POO}",
    "a\u0000b\u001b[31m",
    "x" * 5000,
    "\ud800",
)
NAMES = (*HOSTILE, "", " ", "Claire", "e\u0301" * 300, "\u200b", "%1 %2 %3", "\\n\\", "W" * 200_000)
PLAYERS = (
    *("person", "computer", "computer nobody", "COMPUTER senator", "robot", "", "computer  consul"),
    *(f"computer {key}" for key in (*LADDER, *SIMPLE)),
    *(f"computer archon {key}" for key in ("secret", "person", *CHARACTERS)),
)
DAYS = ("2026-02-30", "0000-00-00", "9999-12-31", "yesterday", "٢٠٢٦-٠١-٠١", "2026-01-01")
VALUES = {
    "Date": (*DAYS, *HOSTILE[:3]),
    "Started": ("2026-01-01T25:61:00+99:99", "2026-01-01T10:00:00+01:00", "never"),
    "Program": ("99.0", "", "Pentobi"),
    "Ivory": NAMES,
    "Brown": NAMES,
    "IvoryPlayer": (*PLAYERS, *3 * ("person",)),
    "BrownPlayer": PLAYERS,
    "HotSeat": ("curtains", "slots", "both", ""),
    "Study": ("1",),
    "From": ("0 " + "0" * 64, "53 " + "f" * 64),
    "GivenUpBy": ("ivory", "brown"),
    "Character": (*CHARACTERS, "archon", "nobody", ""),
    "Seal": ("0" * 64, "0123", "", "F" * 64),
    "Salt": ("0" * 64, "", "salt"),
    "Title": NAMES,
    "Note": (*NAMES, "line\nline\n" * 2000, "long " * 180_000),
    "Starred": ("1", "0", "yes"),
    "Imported": ("1", "0"),
    "Hints": ("-1", "many", "9" * 400),
    "Lesson": ("first-game",),
    "Unknown": HOSTILE,
}
Choose = Callable[[Referee, Side, random.Random], Placement]
Damage = Callable[[bytes, random.Random], bytes]


def _any(referee: Referee, side: Side, rng: random.Random) -> Placement:
    return Placement(rng.choice(referee.view(side).hand), rng.choice(BUILDINGS))


def _never_votes(referee: Referee, side: Side, rng: random.Random) -> Placement:
    """Place bluffs where possible, so that elections have no winner."""
    tile = referee.view(side).hand[0]
    empty = [b for b in BUILDINGS if b.side is not side and b.profession is tile.profession]
    return Placement(tile, rng.choice(empty or BUILDINGS))


CHOICES: Sequence[Choose] = (_any, _never_votes)


@cache
def played(seed: int) -> tuple[PlayedGame, ...]:
    """Return games with every kind of ending, and games with unusual deals and placements."""
    rng = random.Random(seed)
    usual = [record_files.read(path) for path in sorted(GOLDEN.glob("*.tyrus"))]
    odd = [_game(rng, CHOICES[number % len(CHOICES)]) for number in range(GAMES)]
    return (*(PlayedGame(each.deal, each.placements) for each in usual), *odd)


def _game(rng: random.Random, choose: Choose) -> PlayedGame:
    tiles = tuple(rng.choice([sorted(ALL_TILES), rng.sample(ALL_TILES, len(ALL_TILES))]))
    other = rng.choice([tiles, tiles[::-1], tuple(rng.sample(ALL_TILES, len(ALL_TILES)))])
    cards = tuple(rng.choice([ELECTION_CARDS, rng.sample(ELECTION_CARDS, len(ELECTION_CARDS))]))
    referee = Referee(Deal(rng.choice(list(Side)), cards, tiles, other))
    while (side := turn(referee)) is not None:
        referee.play(side, choose(referee, side, rng))
    return PlayedGame(referee.deal, referee.placements)


def hostile(seed: int) -> list[bytes]:
    """Return a game of two persons and one against the computer, with hostile names."""
    game = played(seed)[0]
    names = {"Ivory": "\u202e<b>" + "x" * 5000, "Brown": "\u0000<i>&lt;%1\u2066"}
    texts = {"Title": "<h1>\u2028", "Note": "\u202e" * 5000, "Date": "\u202e<u>"}
    return [
        write(Record({**names, **texts, "BrownPlayer": player}, game.deal, game.placements))
        for player in ("person", "computer archon secret")
    ]


def odd(seed: int, rng: random.Random) -> bytes:
    """Return an odd record's bytes, which can nearly always be read."""
    game = rng.choice(played(seed))
    whole = len(game.placements)
    length = rng.choice([whole, whole, rng.randint(0, whole), rng.randint(0, whole), 0])
    names = rng.sample(list(VALUES), rng.randint(0, len(VALUES)))
    headers = {name: rng.choice(VALUES[name]) for name in names}
    if length == whole:  # Nobody resigns in a game that is over.
        headers.pop("GivenUpBy", None)
    if rng.random() < 0.02:
        headers |= {f"X{number}": str(rng.random()) for number in range(rng.choice([100, 5000]))}
    record = Record(headers, game.deal, game.placements[:length])
    return (write if rng.random() < 0.5 else write_plain)(record)


def flipped(data: bytes, rng: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(rng.randint(1, 6)):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    return bytes(changed)


def cut(data: bytes, rng: random.Random) -> bytes:
    start, end = sorted(rng.randrange(len(data) + 1) for _ in range(2))
    return data[:start] + data[end:] or b"-"


def inserted(data: bytes, rng: random.Random) -> bytes:
    what = rng.choice([b"\0", b"\xff\xfe", b"\r", b'"', b"\\", b"[", "\u2028".encode(), b"\n" * 50])
    at = rng.randrange(len(data) + 1)
    return data[:at] + what * rng.randint(1, 9) + data[at:]


def misspelt(data: bytes, rng: random.Random) -> bytes:
    """Replace a word with another word of the record, so that only the rules refuse it."""
    words = data.split(b" ")
    words[rng.randrange(len(words))] = rng.choice(words)
    return b" ".join(words)


def bomb(data: bytes, rng: random.Random) -> bytes:
    """Return a folded record that holds far too much data, or no record at all."""
    inside = rng.choice([b"\0" * 40_000_000, b"[A", data, b'[Tyrus "1"]\n' * 50_000])
    packed = zlib.compress(inside, 9)[: rng.choice([None, 10, -1])]
    return b'[Tyrus "1"]\n[Folded "' + base64.b64encode(packed) + b'"]\n'


def swollen(data: bytes, rng: random.Random) -> bytes:
    filler = rng.choice([b"#", b"\n", b"[", b"A" * 500 + b"\n", b"\\"])
    return data + filler * (rng.choice([MAX_BYTES // 2, 2 * MAX_BYTES]) // len(filler))


COMMON: Sequence[Damage] = (flipped, cut, inserted, misspelt)
RARE: Sequence[Damage] = (bomb, swollen)


def made(seed: int, rng: random.Random) -> Iterator[bytes]:
    """Yield odd records without end; half of them are damaged."""
    while True:
        yield odd(seed, rng)
        data = odd(seed, rng)
        for _ in range(rng.choice([1, 1, 2, 5])):
            data = rng.choice(COMMON)(data, rng)
        yield rng.choice(RARE)(data, rng) if rng.random() < 0.01 else data
