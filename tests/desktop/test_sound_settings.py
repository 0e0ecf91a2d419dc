"""Volume and mute: what they do to the sounds, with a fake output, and that they are kept.

No test plays a real sound.
"""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.support.fake_output import FakeOutput
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.settings import VOLUME, Settings
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
    """Sounds that are never too close to one another to be played."""
    return Sounds(settings, output, clock=count().__next__)


def test_the_gain_follows_the_volume(
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


def test_what_is_playing_ends_when_the_sound_is_switched_off(
    settings: Settings, output: FakeOutput, sounds: Sounds
) -> None:
    sounds.play(Cue.VICTORY)
    settings.muted = True
    assert output.stopped == 1


def test_at_volume_zero_nothing_is_played(settings: Settings, output: FakeOutput) -> None:
    settings.volume = 0
    Sounds(settings, output).play(Cue.BELL)
    assert not output.asked


@pytest.mark.parametrize("value", ["loud", -1, 101, "", [1, 2], None])
def test_a_damaged_volume_falls_back_to_the_default(tmp_path: Path, value: object) -> None:
    store = QSettings(str(tmp_path / "damaged.ini"), QSettings.Format.IniFormat)
    store.setValue("volume", value)
    store.setValue("muted", value)
    settings = Settings(store)
    assert settings.volume == VOLUME
    assert settings.muted is False


def test_volume_and_mute_are_saved(tmp_path: Path) -> None:
    path = str(tmp_path / "kept.ini")
    first = Settings(QSettings(path, QSettings.Format.IniFormat))
    first.volume, first.muted = 35, True
    assert first.save()
    again = Settings(QSettings(path, QSettings.Format.IniFormat))
    assert (again.volume, again.muted) == (35, True)


def test_sound_starts_with_the_first_game_and_ends_with_the_program(
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
    screen.play_computer()
    screen.choose_entry("&View", "&Settings…")
    screen.press("off", "Sound")
    assert screen.state.settings.muted is True
    screen.press("on", "Sound")
    assert screen.state.settings.muted is False
