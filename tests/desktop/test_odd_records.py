"""Odd records can be replayed, whatever is in them, and damaged ones are refused in a sentence.

There is no traceback, in bounded time and memory. `make test` tries a sample of records,
`make test-long` a hundred thousand.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtGui import QGuiApplication

from tests.desktop.support.damaged_records import (
    COMMON,
    MARKS,
    MEMORY_MB,
    SLOWEST_S,
    damaged,
    memory_mb,
    originals,
)
from tests.desktop.support.odd_records import odd
from tyrus_desktop.desktop.game.session import Game, recorded_game, stories
from tyrus_desktop.desktop.game.study import Setup, last_moment, study_of
from tyrus_desktop.desktop.replay.moments import LENGTH, Kind, Moment
from tyrus_desktop.desktop.replay.timeline import EYES, Lens, Timeline
from tyrus_desktop.desktop.story.facts import finished
from tyrus_desktop.desktop.story.telling import tell
from tyrus_desktop.desktop.text import errors, sharing
from tyrus_desktop.desktop.text import replay as texts
from tyrus_desktop.desktop.text.stories import fact_sentence
from tyrus_desktop.engine.record import FROM, MAX_BYTES, STUDY, Record, RecordError, parse, write
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library.open_games import GameFile

SAMPLE, LONG = 60, 100_000
LONGEST_TEXT = 700


def made(seed: int, count: int) -> Iterator[bytes]:
    """Yield files: a third odd, a third odd and damaged, a third only damaged."""
    rng = random.Random(seed)
    sound = originals(seed)
    for number in range(count):
        data = damaged(sound, rng) if number % 3 == 0 else odd(seed, rng)
        if number % 3 == 1:
            data = rng.choice(COMMON)(data, rng)
        yield data


def look_back(record: Record, rng: random.Random) -> None:
    """Replay a record's ends and tallies, as the window does, and play on from it."""
    game = recorded_game(record, GameFile())
    game.revealed = game.view().over
    told = stories(game) if game.view().over else {game.viewer: stories(game)[game.viewer]}
    timeline = Timeline(told, game.viewer)
    check_moments(timeline, record)
    lenses = (*EYES.values(), Lens.ALL) if game.view().over else (EYES[game.viewer],)
    counts = [moment for moment in timeline.moments if moment.kind is Kind.COUNT]
    for moment, lens in product({timeline.moments[0], *counts, timeline.last}, lenses):
        check_view(timeline.view(moment, lens), moment)
        told_then = timeline.events(moment, lens)
        sentence = texts.happening(told_then, game.voices, faces=lens is not Lens.PUBLIC)
        assert "%" not in sentence or any("%" in name for name in game.voices.names.values())
        check_text(sentence, texts.where(moment), texts.eyes(lens, moment, game.voices))
    if game.view().over:
        share(game, timeline.view(timeline.last, EYES[game.viewer]))
    play_on(game, rng)


def check_moments(timeline: Timeline, record: Record) -> None:
    moments = timeline.moments
    assert [moment.index for moment in moments] == list(range(len(moments)))
    assert len(moments) <= LENGTH
    assert moments[0].kind is Kind.DEAL
    assert (moments[-1].kind is Kind.END) == record.over
    assert timeline.last.tiles == len(record.placements)


def check_view(view: PlayerView, moment: Moment) -> None:
    assert view.election in (0, moment.election)
    assert len(view.tallies) <= moment.election


def check_text(*shown: str) -> None:
    for text in shown:
        text.encode()
        assert 0 < len(text) < LONGEST_TEXT, text[:LONGEST_TEXT]
        assert not any(mark in text for mark in MARKS), text


def share(game: Game, end: PlayerView) -> None:
    """Check a game's story, and its text to share."""
    names = {side: game.name(side) for side in Side}
    facts = tell(finished(end))
    assert facts
    check_text(*(fact_sentence(fact, game.voices) for fact in facts))
    for line in sharing.shared(game.record, names).splitlines():
        check_text(line or "-")


def play_on(game: Game, rng: random.Random) -> None:
    """Start a study in an allowed way, and check its record."""
    over = game.view().over
    if game.hot_seat and not over:
        return
    moment = rng.randint(0, last_moment(game))
    side = rng.choice(list(Side)) if over else game.viewer
    redeal = not over or rng.random() < 0.5
    study = parse(write(study_of(game, Setup(moment, side, "citizen", redeal), rng)), "study")
    assert study.headers[STUDY] == "1"
    assert (FROM in study.headers) == over
    assert len(study.placements) == moment
    assert redeal or study.deal == game.referee.deal


def opened(data: bytes, rng: random.Random) -> str:
    """Read and replay a file; return the fault if it is refused, else an empty text."""
    if len(data) > MAX_BYTES:
        return "TOO_LARGE"
    try:
        record = parse(data, "a file")
    except RecordError as error:
        check_text(errors.problem(error, "a file"))
        return error.fault.name
    look_back(record, rng)
    return ""


@pytest.mark.skipif(sys.platform == "win32", reason="the system tells no peak memory")
def test_every_readable_record_can_be_replayed(
    qapp: QGuiApplication, seed: int, volume: int
) -> None:
    count = SAMPLE if volume == 1 else LONG * volume // 20
    rng = random.Random(seed)
    refusals: Counter[str] = Counter()
    slowest = before = 0.0
    for number, data in enumerate(made(seed, count)):
        began = time.process_time()
        refusals[opened(data, rng)] += 1
        slowest = max(slowest, time.process_time() - began)
        if number == SAMPLE // 2:
            before = memory_mb()
    sys.stdout.write(
        f"{count} files, {refusals['']} looked back at, refused: {refusals.most_common()}\n"
    )
    sys.stdout.write(
        f"slowest {slowest:.2f} s, {memory_mb():.0f} MB, of these {memory_mb() - before:.0f} new\n"
    )
    assert 0.3 * count < refusals[""] < 0.9 * count
    assert slowest < SLOWEST_S
    assert memory_mb() - before < MEMORY_MB


def test_odd_records_include_every_ending(qapp: QGuiApplication) -> None:
    records = readable(200)
    assert len({record.outcome and record.outcome.ending for record in records}) == 6
    assert {0} < {len(record.placements) for record in records}


def readable(count: int) -> list[Record]:
    found = []
    rng = random.Random(3)
    for _ in range(count):
        try:
            found.append(parse(odd(3, rng), "odd"))
        except RecordError:
            continue
    return found
