"""Volume and mute, with a fake output: no test plays a real sound."""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.support.fake_output import FakeOutput
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.sound.sounds import Cue, Sounds
from tyrus_desktop.desktop.startup.app import Application


@pytest.fixture
def output() -> FakeOutput:
    return FakeOutput()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "sounds.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def sounds(settings: Settings, output: FakeOutput) -> Sounds:
    """Sounds whose clock leaves room for each."""
    return Sounds(settings, output, clock=count().__next__)


def test_gain_is_the_square_of_the_volume(
    settings: Settings, output: FakeOutput, sounds: Sounds
) -> None:
    strengths = []
    for volume in (100, 50, 10):
        settings.volume = volume
        output.asked.clear()
        sounds.play(Cue.BELL)
        strengths += [strength for _, strength in output.asked]
    assert strengths == pytest.approx([1, 0.25, 0.01])


def test_changing_the_volume_plays_a_sample(
    settings: Settings, output: FakeOutput, sounds: Sounds
) -> None:
    settings.theme = "dark"
    assert not output.asked
    settings.volume = 40
    assert output.kinds == ["place"]
    settings.muted = True
    sounds.play(Cue.BELL)
    sounds.warm_up()
    assert output.kinds == ["place"]
    assert not output.warm
    settings.muted = False
    assert output.kinds == ["place", "place"]


def test_muting_stops_the_sound_that_plays(
    settings: Settings, output: FakeOutput, sounds: Sounds
) -> None:
    sounds.play(Cue.VICTORY)
    settings.muted = True
    assert output.stopped == 1


def test_volume_zero_plays_nothing(settings: Settings, output: FakeOutput) -> None:
    settings.volume = 0
    Sounds(settings, output).play(Cue.BELL)
    assert not output.asked


def test_first_game_warms_the_sound_up(
    fonts: None, store: QSettings, tmp_path: Path, output: FakeOutput
) -> None:
    application = Application(store, tmp_path / "games", random.Random(1), output)
    assert application.show()
    before = output.warm
    application.controller.newGames.playTwo("", "", 0, by_slots=False)
    assert (before, output.warm) == (False, True)
    application.close()
    assert output.closed


def test_sound_can_be_muted_in_the_settings(screen: Screen) -> None:
    screen.choose_entry("&View", "&Settings…")
    screen.press("off", "Sound")
    assert screen.state.settings.muted is True
    screen.press("on", "Sound")
    assert screen.state.settings.muted is False
