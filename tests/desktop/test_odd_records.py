"""Odd and damaged files are listed, opened and replayed, or refused in a sentence.

They cause no traceback and use bounded time and memory. `make test` tries a sample of files,
`make test-long` a hundred thousand.
"""

import random
import sys
import time
from collections.abc import Iterator
from itertools import chain, islice, product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.channels import accessible
from tests.desktop.support.items import everything, seen
from tests.desktop.support.odd_records import hostile, made
from tests.desktop.support.program import WAIT_MS, url
from tests.desktop.support.screen import Key, Screen
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.bridge.library.library_rows import TEXTS
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.session import Game, recorded_game, stories
from tyrus_desktop.desktop.game.study import Setup, last_moment, study_of
from tyrus_desktop.desktop.library.labels import Labels
from tyrus_desktop.desktop.replay.lens import EYES, Lens
from tyrus_desktop.desktop.replay.moments import LENGTH
from tyrus_desktop.desktop.replay.timeline import Timeline
from tyrus_desktop.desktop.story.facts import finished
from tyrus_desktop.desktop.story.telling import tell
from tyrus_desktop.desktop.text import errors, sharing_texts
from tyrus_desktop.desktop.text import replay_texts as texts
from tyrus_desktop.desktop.text.stories import fact_sentence
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.record import FROM, MAX_BYTES, STUDY, Record, RecordError, parse, write
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.library import entries
from tyrus_desktop.library.catalogue import Catalogue
from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.open_games import GameFile
from tyrus_desktop.library.query import Filter, Query

SAMPLE, LONG, IN_A_FOLDER = 120, 100_000, 1000
IN_A_WINDOW, LONG_IN_A_WINDOW = 4, 100
SLOWEST_S = 5.0
"""For one file, on a busy machine."""

MEMORY_MB = 100
"""How much the process may grow over all files after the first thousand."""

LONGEST_TEXT = 1000
MARKS = "\r\0\x1b\x85\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u200e\u200f"
"""Characters that no text from a record may contain."""

PLAIN_TEXT = 0
QUIET = (Phase.PERSON, Phase.COMPUTER, Phase.OVER, Phase.CURTAIN, Phase.LOOKING)


def check_text(*shown: str) -> None:
    for text in shown:
        text.encode()
        assert len(text) < LONGEST_TEXT, text[:LONGEST_TEXT]
        assert not any(mark in text for mark in MARKS), text


def read(data: bytes) -> Record | None:
    """Return a file's record, or None if it is refused in a sentence."""
    if len(data) > MAX_BYTES:
        return None
    try:
        return parse(data, "a file")
    except RecordError as error:
        check_text(errors.problem(error, "a file"))
        return None


def memory_mb() -> float:
    """Return the peak memory of this process so far."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


# Without a window


def listed(folder: Path, index: Path) -> Iterator[Entry]:
    """Yield the entries of a folder, read first from the files and then from the index."""
    for _ in range(2):
        catalogue = Catalogue(folder, Labels().label)
        catalogue.open(index)
        catalogue.load()
        fresh = [entries.read(folder, name, stamp) for name, stamp in catalogue.changes().due]
        catalogue.put(fresh)
        rows, _ = catalogue.select(Query())
        unreadable, _ = catalogue.select(Query(only=Filter.UNREADABLE))
        assert set(unreadable) == {row for row in rows if row.error}
        known = dict(catalogue.all)
        catalogue.close()
    assert all(entry.error for entry in fresh)  # Only unreadable files are read again.
    yield from known.values()


def check_row(entry: Entry) -> None:
    for text in TEXTS.values():
        check_text(text(entry))
        assert "\n" not in text(entry), entry.name
    if entry.error:
        assert TEXTS["details"](entry).startswith(entry.name)
        assert TEXTS["details"](entry).endswith(".")


def look_back_at(record: Record, rng: random.Random) -> None:
    """Replay a record's ends and tallies, as the window does, and play on from it."""
    game = recorded_game(record, GameFile())
    game.revealed = over = game.view().over
    told = stories(game) if over else {game.viewer: stories(game)[game.viewer]}
    timeline = Timeline(told, game.viewer)
    moments = timeline.moments
    assert [moment.index for moment in moments] == list(range(len(moments)))
    assert len(moments) <= LENGTH
    assert (moments[0].kind, moments[-1].kind is Kind.END) == (Kind.DEAL, record.over)
    assert timeline.last.tiles == len(record.placements)
    lenses = (*EYES.values(), Lens.ALL) if over else (EYES[game.viewer],)
    counts = [moment for moment in moments if moment.kind is Kind.COUNT]
    for moment, lens in product({moments[0], *counts, timeline.last}, lenses):
        view = timeline.view(moment, lens)
        assert view.election in (0, moment.election)
        assert len(view.tallies) <= moment.election
        told_then = timeline.events(moment, lens)
        sentence = texts.happening(told_then, game.voices, faces=lens is not Lens.PUBLIC)
        assert "%" not in sentence or any("%" in name for name in game.voices.names.values())
        check_text(sentence, texts.where(moment), texts.eyes(lens, moment, game.voices))
    if over:
        tell_and_share(game, timeline.view(timeline.last, EYES[game.viewer]))
    if over or not game.hot_seat:
        begin_study(game, rng)


def tell_and_share(game: Game, end: PlayerView) -> None:
    facts = tell(finished(end))
    assert facts
    check_text(*(fact_sentence(fact, game.voices) for fact in facts))
    names = {side: game.name(side) for side in Side}
    check_text(*sharing_texts.shared(game.record, names).splitlines())


def begin_study(game: Game, rng: random.Random) -> None:
    """Start a study in an allowed way, and check its record."""
    over, moment = game.view().over, rng.randint(0, last_moment(game))
    side = rng.choice(list(Side)) if over else game.viewer
    redeal = not over or rng.random() < 0.5
    setup = Setup(moment, side, "citizen", redeal, Seat(""))
    study = parse(write(study_of(game, setup, rng)), "study")
    assert study.headers[STUDY] == "1"
    assert (FROM in study.headers) == (over and not game.never_judged)
    assert len(study.placements) == moment
    assert redeal or study.deal == game.referee.deal


@pytest.mark.skipif(sys.platform == "win32", reason="the system tells no peak memory")
def test_malformed_game_files_are_replayed_or_refused_without_error(
    qapp: QGuiApplication, tmp_path: Path, seed: int, volume: int
) -> None:
    rng = random.Random(seed)
    count = SAMPLE if volume == 1 else LONG * volume // 20
    files = islice(made(seed, rng), count)
    refused, before = 0, 0.0
    for number in range(0, count, IN_A_FOLDER):
        folder = tmp_path / str(number)
        folder.mkdir()
        written = {f"{n}.tyrus": data for n, data in enumerate(islice(files, IN_A_FOLDER))}
        for name, data in written.items():
            (folder / name).write_bytes(data)
        for entry in listed(folder, tmp_path / f"{number}.sqlite"):
            began, data = time.process_time(), written.pop(entry.name)
            record = read(data)
            assert (record is None) == bool(entry.error), entry.name
            check_row(entry)
            assert (folder / entry.name).read_bytes() == data
            if record:
                look_back_at(record, rng)
            assert time.process_time() - began < SLOWEST_S
            refused += record is None
        assert not written
        before = before or memory_mb()
    assert 0.2 * count < refused < 0.7 * count
    assert memory_mb() - before < MEMORY_MB


# In the window


def test_window_opens_malformed_game_files_without_error(
    fresh: Screen, silent_player: None, tmp_path: Path, seed: int, volume: int
) -> None:
    rng = random.Random(seed)
    count = IN_A_WINDOW if volume == 1 else LONG_IN_A_WINDOW * volume // 20
    opened = 0
    for number, data in enumerate(islice(chain(hostile(seed), made(seed, rng)), count)):
        path = tmp_path / f"{number}.tyrus"
        path.write_bytes(data)
        if opens(fresh, path, data):
            opened += 1
            look(fresh)
            look_back(fresh)
            share_and_study(fresh, rng)
            assert path.read_bytes() == data
    assert opened >= count // 3


def opens(screen: Screen, path: Path, data: bytes) -> bool:
    """Open a file, and wait for its game or an error; return whether the game came."""
    heard: list[str] = []
    seated: list[bool] = []
    saved_games, table = screen.application.saved_games, screen.table
    saved_games.noticed.connect(heard.append)
    table.seated.connect(lambda: seated.append(True))
    saved_games.open(url(path))
    screen.qtbot.waitUntil(lambda: bool(heard or seated), timeout=WAIT_MS)
    saved_games.noticed.disconnect(heard.append)
    assert bool(seated) == (read(data) is not None)
    check_text(*heard)
    if seated:
        screen.wait_for(*QUIET)
    return bool(seated)


def look(screen: Screen) -> None:
    """Check everything that is shown and announced."""
    QCoreApplication.processEvents()
    for item in filter(seen, everything(screen.window.contentItem())):
        text = item.property("text")
        if isinstance(text, str):
            check_text(text)
            assert "<" not in text or is_plain(item), text
    for *_, name, description, value, help_text in accessible(screen):
        check_text(*map(str, (name, description, value, help_text)))


def is_plain(item: QQuickItem) -> bool:
    """Return whether an item shows markup as plain text."""
    if item.metaObject().indexOfProperty("textFormat") < 0:
        return True  # A control, whose label is checked.
    context = qmlContext(item)
    assert context is not None
    return bool(QQmlExpression(context, item, "Number(textFormat)").evaluate()[0] == PLAIN_TEXT)


def look_back(screen: Screen) -> None:
    """Replay both ends and the tallies through each lens."""
    replay = screen.application.replay
    available = screen.table.phase in (Phase.PERSON, Phase.OVER)
    assert replay.available == available
    replay.open()
    past = screen.table.replay
    assert (past is not None) == available
    if past is None:
        return
    moments = past.timeline.moments
    counts = [moment.index for moment in moments if moment.kind is Kind.COUNT]
    for lens, index in product(replay.lenses, (0, *counts[::4], len(moments))):
        replay.setLens(lens)
        replay.go(index)
        assert replay.sentence
        check_text(replay.sentence)
    look(screen)


def share_and_study(screen: Screen, rng: random.Random) -> None:
    """Share a finished game as text and as a picture, and start a study."""
    study, over = screen.controller.study, screen.game.view().over
    if over:
        screen.choose_entry("&Game", "S&hare…")
        for kind in ("Text", "Picture"):
            screen.press(kind)
            screen.qtbot.waitUntil(lambda: screen.shows(f"shared{kind}"), timeout=WAIT_MS)  # noqa: B023
            look(screen)
        QTest.keyClick(screen.window, Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: not screen.shows("sharedPicture"), timeout=WAIT_MS)
    if study.canPlayOn:
        side = rng.randrange(2) if over else None
        ask_to_study(screen, side=side, level="citizen", redeal=True)
        screen.wait_for(*QUIET)
        assert STUDY in screen.game.headers
        look(screen)
