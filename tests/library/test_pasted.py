"""A record pasted from a mail reads as the record that was sent."""

import random
import textwrap

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.readers import EXAMPLE, play_game
from tyrus_desktop.engine.record import Record, RecordError, identity, parse, write
from tyrus_desktop.library import exchange
from tyrus_desktop.library.pasted import unmailed

NAMES = {
    "Ivory": 'Claire "T&J" > \\',
    "Brown": "Zoé\u00a0N.",
    "Title": 'It ends so ["here"] > or not',
}


def record(tiles: int, seed: int = 1) -> Record:
    """Return a game of this many tiles: plain if it is over, else folded."""
    game = play_game(seed).cut(tiles)
    names = NAMES if tiles > 50 else {name: NAMES[name] for name in ("Ivory", "Brown")}
    return Record({**names, "Salt": "0" * 32}, game.deal, game.placements)


def mailed(data: bytes, rng: random.Random) -> str:
    """Return a record as a reply to a mail quotes it."""
    lines = data.decode().splitlines()
    width, long_words = rng.choice((60, 72, 998)), rng.random() < 0.5
    quoting = rng.choice(("", "> ", "> > ", ">> "))
    wrapped = [
        part
        for line in lines
        for part in textwrap.wrap(line, width, break_long_words=long_words) or [""]
    ]
    if rng.random() < 0.5:
        wrapped = [part.replace('[Ivory "', "[Ivory\u00a0“") for part in wrapped]
        wrapped = [part[:-2] + "”]" if part.endswith('"]') else part for part in wrapped]
        wrapped = [part.replace(" ", "\u00a0") if ">b" in part else part for part in wrapped]
    prose = ["Hello Denis,", "", "I've won [really]:", ""], ["", "-- ", "Claire", "12 rue Haute"]
    ends = rng.choice(("\n", "\r\n"))
    return ends.join(quoting + part for part in (*prose[0], *wrapped, *prose[1]))


@given(st.integers(0, 54), st.randoms(use_true_random=False))
def test_mailed_record_reads_as_sent(tiles: int, rng: random.Random) -> None:
    sent = record(tiles)
    read = exchange.parsed(mailed(write(sent), rng), "pasted")
    assert isinstance(read, Record), read
    assert identity(read) == identity(sent)
    assert read.headers == parse(write(sent), "sent").headers


def test_text_as_sent_stays_as_it_is() -> None:
    assert unmailed(EXAMPLE).strip() == EXAMPLE.strip()
    assert unmailed("hello\n> there") == "hello\n> there"


@pytest.mark.parametrize(
    ("old", "new"),
    [("S7>iC M8>iC", "S7»iC M8>iC"), ("1 C S7", "1 S7"), ('[First "ivory"]', "First ivory")],
)
def test_other_faults_are_still_refused(old: str, new: str) -> None:
    assert old in EXAMPLE
    assert isinstance(exchange.parsed(EXAMPLE.replace(old, new), "pasted"), RecordError)
