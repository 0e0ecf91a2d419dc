"""Non-interference of sounds: equal in worlds that a listener can't distinguish.

Compared are names, gains and lags. See `test_hidden`.
"""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.support.fake_output import FakeOutput
from tests.readers import PlayedGame, other_world, play_game, witnessed
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.sound.sounds import Sounds
from tyrus_desktop.desktop.stage import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView

PLAYERS = ("rules-of-thumb", "greedy")
SECRET = [0]
"""A number that depends on hidden information, for planted leaks."""


def play_games(count: int) -> list[PlayedGame]:
    return [play_game(seed, PLAYERS[seed % 2], PLAYERS[seed // 2 % 2]) for seed in range(count)]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "sounds.ini"), QSettings.Format.IniFormat))


def heard(game: PlayedGame, viewer: Side, settings: Settings) -> list[tuple[str, float, int]]:
    """Show a game to `viewer`; return every sound with its gain and its lag."""
    SECRET[0] = sum(each.tile.value * (i + 1) for i, each in enumerate(game.placements))
    output = FakeOutput()
    player = Sounds(settings, output, rng=random.Random(1), clock=count().__next__)
    stage = Stage()
    stage.view = PlayerView(viewer, game.deal.first)
    found: list[tuple[str, float, int]] = []
    for _, events in witnessed(game, viewer):
        for event in events:
            for beat in event_beats.event_beats(stage, event):
                beat.show()
                if beat.cue is not None:
                    player.play(beat.cue)
                    found.append((*output.asked[-1], beat.lag))
    return found


def leaks(games: list[PlayedGame], settings: Settings) -> bool:
    """Return whether a listener could hear hidden information in any of the games.

    The listener is the viewer, or the other person at the same screen.
    """
    rng = random.Random(1)
    for game in games:
        cut = game.cut(rng.randint(len(game.placements) // 2, len(game.placements)))
        for listener in Side:
            other = other_world(cut, listener, rng)
            assert other != cut
            for viewer in Side:
                here, there = heard(cut, viewer, settings), heard(other, viewer, settings)
                assert len(here) > 20
                if here != there:
                    return True
    return False


def test_no_sound_reveals_hidden_information(qapp: object, settings: Settings) -> None:
    assert not leaks(play_games(2), settings)


@pytest.mark.long
def test_planted_leaks_are_heard(
    qapp: object, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sounds, "_choose", lambda *_: f"place-{SECRET[0] % 3}")
    assert leaks(play_games(4), settings)
