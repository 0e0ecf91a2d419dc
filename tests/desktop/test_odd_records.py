"""Damaged and odd records in the replay: one that can be read can be looked back at, whatever is in
it; one that can't be is refused in a sentence. No traceback, in bounded time and memory.

`make test` tries a sample of them, `make test-long` a hundred thousand, a part in the real window.
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

SAMPLE, LONG = 200, 100_000
LONGEST_TEXT = 700


def made(seed: int, count: int) -> Iterator[bytes]:
    """Yield files: two of three odd, half of them damaged too, and the others damaged only."""
    rng = random.Random(seed)
    sound = originals(seed)
    for number in range(count):
        data = damaged(sound, rng) if number % 3 == 0 else odd(seed, rng)
        if number % 3 == 1:
            data = rng.choice(COMMON)(data, rng)
        yield data


def look_back(record: Record, rng: random.Random) -> None:
    """Look back at a record as the window does, at its ends and its tallies; play on from it."""
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
    """Tell a game's story, and give it away as text."""
    names = {side: game.name(side) for side in Side}
    facts = tell(finished(end))
    assert facts
    check_text(*(fact_sentence(fact, game.voices) for fact in facts))
    for line in sharing.shared(game.record, names).splitlines():
        check_text(line or "-")


def play_on(game: Game, rng: random.Random) -> None:
    """Begin a study in one of the ways that are allowed; its record can be read."""
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
    """Read a file, and look back at it; return why it was refused, or an empty text."""
    if len(data) > MAX_BYTES:
        return "TOO_LARGE"  # So is every file of that size, before it is read.
    try:
        record = parse(data, "a file")
    except RecordError as error:
        check_text(errors.problem(error, "a file"))
        return error.fault.name
    look_back(record, rng)
    return ""


@pytest.mark.skipif(sys.platform == "win32", reason="the peak of memory is asked of the system")
def test_whatever_can_be_read_can_be_looked_back_at(
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


def test_the_odd_records_are_of_every_kind(qapp: QGuiApplication) -> None:
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
