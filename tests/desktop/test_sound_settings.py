"""Volume and mute, with a fake output: no test plays a real sound."""

import random
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.support.fakes import FakeOutput
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.sound.sounds import Cue, Sounds
from tyrus_desktop.desktop.startup.app import Application


def test_volume_and_mute_take_effect_immediately(tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "sounds.ini"), QSettings.Format.IniFormat))
    output = FakeOutput()
    sounds = Sounds(settings, output, clock=count().__next__)
    settings.theme = "dark"
    assert not output.asked
    settings.volume = 40
    assert output.kinds == ["place"]  # A sample.
    sounds.play(Cue.VICTORY)
    settings.muted = True
    assert output.stopped == 1
    sounds.play(Cue.BELL)
    sounds.warm_up()
    assert output.kinds == ["place", "victory"]
    assert not output.warm
    settings.muted = False
    assert output.kinds == ["place", "victory", "place"]
    strengths = []
    for settings.volume in (100, 50, 10, 0):
        output.asked.clear()
        sounds.play(Cue.BELL)
        strengths += [strength for _, strength in output.asked]
    assert strengths == pytest.approx([1, 0.25, 0.01])


def test_first_game_opens_the_sound_device_early(
    fonts: None, store: QSettings, tmp_path: Path
) -> None:
    output = FakeOutput()
    application = Application(store, tmp_path / "games", random.Random(1), output)
    assert application.show()
    before = output.warm
    application.controller.newGames.playTwo("", "", 0, by_slots=False)
    assert (before, output.warm) == (False, True)
    application.close()
    assert output.closed
