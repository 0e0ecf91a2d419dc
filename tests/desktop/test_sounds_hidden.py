"""Non-interference of sounds: equal in worlds that a listener can't distinguish.

Compared are names, gains and lags. See `test_hidden`.
"""

import random
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.support.fakes import FakeOutput
from tests.readers import PlayedGame, other_world, play_game, witnessed
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.sound.sounds import Sounds
from tyrus_desktop.desktop.stage import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView

PLAYERS = ("rules-of-thumb", "greedy")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "sounds.ini"), QSettings.Format.IniFormat))


def heard(game: PlayedGame, viewer: Side, settings: Settings) -> list[tuple[str, float, int]]:
    """Show a game to `viewer`; return every sound with its gain and its lag."""
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


def test_sounds_reveal_no_hidden_information(qapp: object, settings: Settings) -> None:
    """The listener is the viewer or the other person at the same screen."""
    rng = random.Random(1)
    for seed in range(2):
        game = play_game(seed, PLAYERS[seed], PLAYERS[0])
        cut = game.cut(rng.randint(len(game.placements) // 2, len(game.placements)))
        for listener in Side:
            other = other_world(cut, listener, rng)
            assert other != cut
            for viewer in Side:
                here = heard(cut, viewer, settings)
                assert len(here) > 20
                assert here == heard(other, viewer, settings)
