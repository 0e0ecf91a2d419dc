"""The window opens, replays, shares and continues odd records; see `test_odd_records`.

Fewer files are tried, but everything that is shown and announced is checked.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.channels import accessible
from tests.desktop.support.damaged_records import COMMON, MARKS, memory_mb, reason
from tests.desktop.support.items import everything, seen
from tests.desktop.support.odd_records import hostile, odd
from tests.desktop.support.program import WAIT_MS
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.moments import Kind
from tyrus_desktop.engine.record import STUDY

SAMPLE, LONG = 4, 100
MEMORY_MB = 60
LONGEST_TEXT = 1000
PLAIN_TEXT = 0
QUIET = (Phase.PERSON, Phase.COMPUTER, Phase.OVER, Phase.CURTAIN, Phase.LOOKING)


def test_odd_records_can_be_used_like_others(
    screen: Screen, silent_player: None, tmp_path: Path, seed: int, volume: int
) -> None:
    rng = random.Random(seed)
    before = 0.0
    opened = 0
    for number, data in enumerate(made(seed, SAMPLE if volume == 1 else LONG * volume // 20, rng)):
        path = tmp_path / f"{number}.tyrus"
        path.write_bytes(data)
        if bring(screen, path, data):
            opened += 1
            look(screen)
            look_back(screen)
            play_on(screen, rng)
        if number == SAMPLE:
            before = memory_mb()
        assert path.read_bytes() == data or not reason(data)
    assert opened > SAMPLE // 2
    assert not before or memory_mb() - before < MEMORY_MB


def made(seed: int, count: int, rng: random.Random) -> Iterator[bytes]:
    """Yield files, first the most hostile names; a quarter of the others is damaged."""
    yield from hostile(seed)
    for number in range(2, count):
        data = odd(seed, rng)
        yield data if number % 4 else rng.choice(COMMON)(data, rng)


def bring(screen: Screen, path: Path, data: bytes) -> bool:
    """Open a file, and wait for its game or an error; return whether the game came."""
    heard: list[str] = []
    seated: list[bool] = []
    saved_games, table = screen.application.saved_games, screen.table
    saved_games.noticed.connect(heard.append)
    table.seated.connect(lambda: seated.append(True))
    saved_games.open(QUrl.fromLocalFile(str(path)))
    screen.qtbot.waitUntil(lambda: bool(heard or seated), timeout=WAIT_MS)
    saved_games.noticed.disconnect(heard.append)
    assert bool(seated) != bool(reason(data))
    for sentence in heard:
        check_text(sentence)
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
        for text in (name, description, value, help_text):
            check_text(str(text))


def is_plain(item: QQuickItem) -> bool:
    """Return whether an item shows markup as plain text."""
    if item.metaObject().indexOfProperty("textFormat") < 0:
        return True  # A control, whose label is checked.
    context = qmlContext(item)
    assert context is not None
    return bool(QQmlExpression(context, item, "Number(textFormat)").evaluate()[0] == PLAIN_TEXT)


def check_text(text: str) -> None:
    text.encode()
    assert len(text) < LONGEST_TEXT, text[:LONGEST_TEXT]
    assert not any(mark in text for mark in MARKS), text


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


def share(screen: Screen) -> None:
    """Share a game as text and as a picture."""
    screen.choose_entry("&Game", "S&hare…")
    screen.qtbot.waitUntil(lambda: screen.shows("sharedText"), timeout=WAIT_MS)
    look(screen)
    screen.press("Picture")
    screen.qtbot.waitUntil(lambda: screen.shows("sharedPicture"), timeout=WAIT_MS)
    look(screen)
    screen.press("Text")
    QTest.keyClick(screen.window, Qt.Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.shows("sharedText"), timeout=WAIT_MS)


def play_on(screen: Screen, rng: random.Random) -> None:
    """Share a finished game, and start a study of it."""
    study, over = screen.controller.study, screen.game.view().over
    if over:
        share(screen)
    if study.canPlayOn:
        side = rng.randrange(2) if over else None
        ask_to_study(screen, side=side, level="citizen", redeal=True)
        screen.wait_for(*QUIET)
        assert STUDY in screen.game.headers
        look(screen)
