"""Non-interference of the whole window: pixels, accessibility tree, title and announcements.

Like `test_hidden`, with fewer positions, but in a real window and with the events of real turns.
"""

import random
from collections.abc import Callable, Mapping
from functools import partial

import pytest
from PySide6.QtQml import QQmlProperty, qmlContext

from tests.desktop.support.channels import accessible, snapshot, told_apart, wait_for_still_picture
from tests.desktop.support.screen import Screen
from tests.readers import PlayedGame, other_world, play_game, same_in_public, seeds
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side

AGAINST_THE_COMPUTER = {
    Side.IVORY: {"IvoryPlayer": "person", "BrownPlayer": "computer greedy"},
    Side.BROWN: {"IvoryPlayer": "computer greedy", "BrownPlayer": "person"},
}
TWO = {"Ivory": "Claire", "Brown": "Denis"}
Moments = list[dict[str, object]]
Leak = Callable[[Screen, int], object]


@pytest.fixture
def by_hand(
    screen: Screen, kept_at_once: None, silent_player: None, monkeypatch: pytest.MonkeyPatch
) -> Screen:
    """A screen without motion; the test steps through the beats."""
    monkeypatch.setattr(screen.application.script, "get_pace", lambda: 1000.0)
    deal = Deal.shuffled(random.Random(1))
    screen.table.resume(Record(TWO, deal, ()))
    screen.qtbot.wait(50)
    return screen


def secret(deal: Deal) -> int:
    """Return a number that depends on hidden information, for planted leaks."""
    return deal.ivory[-1].value + deal.brown[-1].value


def after_the_enemys_turn(
    screen: Screen, game: PlayedGame, side: Side, leak: Leak | None = None
) -> Moments:
    """Let the enemy of `side` place the last tile; return the channels after every beat."""
    *earlier, last = game.placements
    record = Record(AGAINST_THE_COMPUTER[side], game.deal, tuple(earlier))
    announcements = screen.listen()
    screen.state.settings.ledgerOpen = side is Side.BROWN
    screen.table.resume(record)
    assert screen.table.phase is Phase.COMPUTER
    screen.table.opponent.cancel()
    screen.play(last)
    planted = None if leak is None else partial(leak, screen, secret(game.deal))
    return look_at_every_beat(screen, announcements, lambda: True, planted)


def between_two_persons(screen: Screen, game: PlayedGame) -> Moments:
    """Let a person place the last tile; return the channels whenever both may look."""
    *earlier, last = game.placements
    screen.state.settings.ledgerOpen = True
    screen.state.settings.leaf = "log"
    screen.table.resume(Record(TWO, game.deal, tuple(earlier)))
    screen.table.sit_down()
    screen.table.show_tiles()
    look_at_every_beat(
        screen,
        screen.listen(),
        lambda: False,
    )
    assert screen.table.phase is Phase.PERSON
    screen.table.place(last)
    announcements = screen.listen()
    return look_at_every_beat(
        screen,
        announcements,
        lambda: screen.table.stage.open_table or screen.table.phase is Phase.CURTAIN,
    )


def look_at_every_beat(
    screen: Screen,
    announcements: list[str],
    wanted: Callable[[], bool],
    leak: Callable[[], object] | None = None,
) -> Moments:
    """Return the channels after every beat for which `wanted` returns true."""
    script = screen.application.script
    moments: Moments = []
    while True:
        running = script.running
        script.pause()  # So that no beat follows while the window settles.
        wait_for_still_picture(screen)
        if wanted():
            if leak is not None:
                leak()
                wait_for_still_picture(screen)
            moments.append(snapshot(screen, announcements))
        if running:
            script.step()
        elif not script.running:
            return moments


def cut_to_the_enemys_turn(game: PlayedGame, side: Side, near: int) -> PlayedGame:
    """Cut a game just after a tile that `side`'s enemy placed."""
    last = next(
        count
        for count in range(min(near, len(game.placements) - 1), len(game.placements))
        if game.mover(count - 1) is not side
    )
    return game.cut(last)


def compare_for_a_person(screen: Screen, seed: int, near: int, side: Side) -> None:
    game = cut_to_the_enemys_turn(play_game(seed, "rules-of-thumb", "greedy"), side, near)
    here = after_the_enemys_turn(screen, game, side)
    there = after_the_enemys_turn(screen, other_world(game, side, random.Random(9)), side)
    assert here
    assert not told_apart(here, there), (seed, near, side)


def compare_for_two_persons(screen: Screen, seed: int, placed: int) -> None:
    game = play_game(seed, "rules-of-thumb", "greedy").cut(placed)
    here = between_two_persons(screen, game)
    there = between_two_persons(screen, same_in_public(game, random.Random(5)))
    assert here
    assert not told_apart(here, there), (seed, placed)


def test_window_reveals_nothing_only_the_computer_knows(by_hand: Screen) -> None:
    compare_for_a_person(by_hand, 2, 12, Side.BROWN)
    compare_for_a_person(by_hand, 3, 17, Side.IVORY)


def test_window_reveals_nothing_private_in_open_play(by_hand: Screen) -> None:
    compare_for_two_persons(by_hand, 6, 6)
    compare_for_two_persons(by_hand, 8, 9)


@pytest.mark.long
def test_window_reveals_nothing_hidden_in_many_games(
    by_hand: Screen, seed: int, volume: int
) -> None:
    for each in seeds(seed, 5 * volume):
        rng = random.Random(each)
        compare_for_a_person(by_hand, each, rng.randint(1, 30), rng.choice(list(Side)))
        compare_for_two_persons(by_hand, each, rng.randint(1, 24))


# Planted leaks


def tell_a_screen_reader(screen: Screen, number: int) -> None:
    plot = screen.plot(0)
    context = qmlContext(plot)
    assert context is not None
    assert QQmlProperty(plot, "Accessible.description", context).write(str(number))


LEAKS: Mapping[str, Leak] = {
    "title": lambda screen, number: screen.window.setTitle(f"Tyrus {number}"),
    "picture": lambda screen, number: screen.plot(0).setProperty("rotation", number / 10),
    "accessible": tell_a_screen_reader,
}
"""Leaks by the channel in which each is detected."""


@pytest.mark.long
@pytest.mark.parametrize("channel", LEAKS)
def test_planted_leak_in_the_window_is_detected(by_hand: Screen, channel: str) -> None:
    game = cut_to_the_enemys_turn(play_game(1, "greedy", "greedy"), Side.IVORY, 3)
    here = after_the_enemys_turn(by_hand, game, Side.IVORY, LEAKS[channel])
    world = other_world(game, Side.IVORY, random.Random(9))
    assert secret(world.deal) != secret(game.deal)
    there = after_the_enemys_turn(by_hand, world, Side.IVORY, LEAKS[channel])
    assert channel in told_apart(here, there)


def test_accessibility_tree_contains_the_table(by_hand: Screen) -> None:
    """Without a table in the tree, the tests above would compare empty lists."""
    game = cut_to_the_enemys_turn(play_game(1, "greedy", "greedy"), Side.IVORY, 3)
    after_the_enemys_turn(by_hand, game, Side.IVORY)
    names = [texts[4] for texts in accessible(by_hand)]
    hand = by_hand.game.view().hand
    assert {words.tile(tile) for tile in hand} <= {str(n).split(",")[0] for n in names}
