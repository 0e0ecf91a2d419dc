"""Non-interference of the first game: before its tally nothing depends on a hidden tile."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest

from tests import readers
from tests.desktop.conftest import Starter, close
from tests.desktop.support import channels
from tests.desktop.support.lessons import ENEMY, OWN, await_turn, lesson, slot
from tests.desktop.support.screen import Screen
from tests.readers import PlayedGame, replay
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, Lesson, Texts, read
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side

SECRET = [0]
"""A number that depends on hidden tiles, for the planted leak."""


def other_world(seed: int) -> Lesson:
    """Return the first game with other hidden tiles."""
    whole = read(FIRST_GAME)
    *told, last = whole.record.placements
    there = readers.other_world(
        PlayedGame(whole.record.deal, tuple(told)), Side.IVORY, random.Random(seed)
    )
    tile = replay(there).view(Side.BROWN).hand[0]
    placements = (*there.placements, Placement(tile, last.building))
    return replace(whole, record=Record({}, there.deal, placements))


def everything_told(screen: Screen, whole: Lesson) -> list[dict[str, object]]:
    """Play up to the tally with rejected tiles; return all channels at each step."""
    heard = screen.listen()
    told: list[dict[str, object]] = []

    def note() -> None:
        QTest.qWait(30)  # Until layouts are up to date.
        told.append(channels.snapshot(screen, heard) | channels.values(lesson(screen)))

    screen.table.teach(whole)
    await_turn(screen, 0)
    for tile, building, placed in (("S10", OWN, 2), ("P6", OWN, 4), ("S1", ENEMY, 6)):
        note()
        for index in range(len(BUILDINGS)):
            if index != building:
                assert not screen.controller.place(slot(screen, tile), index)
                note()
        assert screen.controller.place(slot(screen, tile), building)
        if placed < 6:
            await_turn(screen, placed)
    screen.qtbot.waitUntil(lambda: lesson(screen).turning)
    note()
    return told


def told_apart(start: Starter, store: QSettings) -> list[set[str]]:
    """Return for each step the channels in which another world differs from the real one."""
    told: list[list[dict[str, object]]] = []
    for whole in (read(FIRST_GAME), other_world(3)):
        SECRET[0] = sum(each.tile.value * n for n, each in enumerate(whole.record.placements))
        screen = start(store)
        told.append(everything_told(screen, whole))
        close(screen)
    return [channels.differences(*each) for each in zip(*told, strict=True)]


def test_first_lesson_reveals_no_hidden_tile_before_its_tally(
    start: Starter, store: QSettings
) -> None:
    assert told_apart(start, store) == 19 * [set()]


@pytest.mark.long
def test_planted_leak_in_a_lesson_is_detected(
    start: Starter, store: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell = words.lesson_sentences

    def leaking(texts: Texts) -> tuple[str, str]:
        happened, to_do = tell(texts)
        return f"{happened} {SECRET[0]}", to_do

    monkeypatch.setattr(words, "lesson_sentences", leaking)
    found = told_apart(start, store)
    assert {"texts", "picture", "announced"} <= set().union(*found)
    assert all(found)
