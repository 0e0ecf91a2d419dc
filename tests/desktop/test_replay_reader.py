"""Looking back over the real accessibility bus: by names, values and actions only."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("jeepney", reason="D-Bus is spoken with jeepney")

from tests.desktop.support import bus
from tests.desktop.support.bus import SETTINGS, reading, spoken
from tests.desktop.support.positions import AGAINST_COMPUTER, game
from tyrus_desktop.desktop.replay.moments import LENGTH, SEGMENTS
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files

SLIDER, BUTTON, RADIO = "slider", "push button", "radio button"


def see_what_fooled(reader: bus.Reader) -> None:
    reader.press(BUTTON, "The Councillor hid it well: 7 tiles")
    reader.hear("it was a bluff")
    reader.press(BUTTON, "The next tile that was not what it seemed")
    reader.hear("it was a bluff")
    reader.press(BUTTON, "Close")


def test_a_game_is_looked_back_at_by_a_slider_that_says_its_moments(tmp_path: Path) -> None:
    path = tmp_path / ".local" / "share" / "tyrus" / "games" / "kept.tyrus"
    record_files.write(path, Record(AGAINST_COMPUTER, game().deal, game().placements))
    with reading(tmp_path, SETTINGS, str(path)) as reader:
        reader.press(BUTTON, "Look back")
        slider = reader.look(SLIDER, "Moments of the game")
        assert spoken(slider.description).startswith("You win a General, 16 to 12.")
        reader.set_value(slider, 0)
        reader.hear("You go first")
        reader.set_value(slider, 1)
        assert "Election 1" in reader.hear("Election 1")
        for number in range(2, 8):
            reader.set_value(slider, number)
            assert " a tile " in reader.hear(" a tile ")
        reader.set_value(slider, 8)
        verdict = reader.hear(" to ")
        assert not reader.look(SLIDER, "Moments of the game").description, "it would be said twice"
        reader.press(RADIO, "Brown")
        reader.hear("the computer saw only this")
        reader.press(RADIO, "Everything")
        reader.hear("All tiles are face up")
        reader.set_value(slider, SEGMENTS[1].start + 2)
        assert "Its face: " in reader.hear("Its face")
        reader.set_value(slider, LENGTH - 1)
        reader.hear("Ivory wins the game")
        reader.press(BUTTON, "Close")
        see_what_fooled(reader)
        reader.find(BUTTON, "Look back")
        assert reader.transcript.count(f"< {verdict}") == 1
        transcript = bus.ROOT / "build" / "accessibility" / "look-back.txt"
        transcript.parent.mkdir(parents=True, exist_ok=True)
        transcript.write_text("\n".join(reader.transcript) + "\n", "utf-8")
