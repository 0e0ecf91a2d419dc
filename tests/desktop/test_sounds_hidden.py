"""Non-interference of sounds: equal in worlds that a listener can't distinguish.

Compared are names, gains and lags. See `test_hidden`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.support.fake_output import FakeOutput
from tests.readers import PlayedGame, other_world, play_game, witnessed
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.sound.sounds import Cue, Sounds, cue_of
from tyrus_desktop.desktop.stage import event_beats
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.engine import events as e
from tyrus_desktop.engine.events import Event
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


# Planted leaks


def plant_cue(patch: pytest.MonkeyPatch) -> None:
    def leaking(event: Event, earlier: Sequence[Side | None] = ()) -> Cue | None:
        if isinstance(event, e.TilePlaced) and event.standing.tile is not None:
            return Cue.PLACE if event.standing.tile.value > 5 else Cue.TOPPLE
        return cue_of(event, earlier)

    patch.setattr(event_beats, "cue_of", leaking)


def plant_variant(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Sounds, "_choose", lambda *_: f"place-{SECRET[0] % 3}")


def plant_lag(patch: pytest.MonkeyPatch) -> None:
    beats = event_beats.event_beats

    def leaking(stage: Stage, event: Event) -> Iterator[Beat]:
        for beat in beats(stage, event):
            yield replace(beat, lag=beat.lag + SECRET[0] % 7)

    patch.setattr(event_beats, "event_beats", leaking)


@pytest.mark.long
@pytest.mark.parametrize("plant", [plant_cue, plant_variant, plant_lag])
def test_planted_leaks_are_heard(
    qapp: object,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    plant(monkeypatch)
    assert leaks(play_games(4), settings)
