"""What is heard, and when: whole games with an ear in the place of the loudspeaker.

No test here makes a sound, or knows whether one is beautiful. That nothing hidden is heard is
shown as in `test_hidden`: in worlds that a listener can't tell apart the same sounds are asked for.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from tests.desktop.screen import Screen
from tests.readers import PlayedGame, other_world, play_game, witnessed
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.session import Game, Seat
from tyrus_desktop.desktop.settings import VOLUME, Settings
from tyrus_desktop.desktop.sound import sounds
from tyrus_desktop.desktop.sound.sounds import Cue, Sounds, cue_of
from tyrus_desktop.desktop.stage import counting
from tyrus_desktop.desktop.stage import stage as stage_module
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.engine import events as e
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.referee import Referee

GAMES = 6
PLAYERS = ("rules-of-thumb", "greedy")
SECRET = [0]
"""A number that differs between worlds and that no listener can know."""


@dataclass(slots=True)
class Ear:
    """Hears what is asked of the loudspeaker."""

    asked: list[tuple[str, float]] = field(default_factory=list)
    warm: bool = False
    closed: bool = False

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.asked]

    @property
    def kinds(self) -> list[str]:
        """The names without the number of the variant."""
        return [name.split("-")[0] for name in self.names]

    def warm_up(self) -> None:
        self.warm = True

    def play(self, name: str, gain: float) -> None:
        self.asked.append((name, gain))

    def close(self) -> None:
        self.closed = True


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def application(
    qapp: object,
    store: QSettings,
    tmp_path: Path,
    ear: Ear,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Application]:
    """A program without a window that is moved on by hand, and whose computer waits for us."""
    monkeypatch.setattr(Opponent, "ask", lambda *_: None)
    monkeypatch.setattr(Opponent, "await_placement", lambda *_: None)
    store.setValue("speed", "normal")
    program = Application(store, tmp_path / "games", random.Random(3), ear)
    program.sounds.clock = clock
    yield program
    program.close()


def begin(application: Application) -> Game:
    """Start against the computer, with a toss, and show the deal."""
    application.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("greedy", "greedy")})
    assert application.table.game is not None
    return application.table.game


def show_all(application: Application, look: Callable[[], None] = lambda: None) -> None:
    """Show every beat that waits; `look` before each."""
    script = application.script
    while script.running:
        look()
        script.pause()
        script.step()


def take_turn(application: Application, rng: random.Random) -> None:
    """Place any tile for whoever is next."""
    table = application.table
    assert table.game is not None
    to_play = table.game.to_play
    assert to_play is not None
    placement = rng.choice(list(table.game.view(to_play).legal_placements()))
    if table.phase is Phase.PERSON:
        table.place(placement)
    else:
        assert table.phase is Phase.COMPUTER
        table.opponent.placed.emit(placement)


def story(game: Game) -> list[Event]:
    """All that a game's viewer was shown, from the toss to the last reveal."""
    side = game.viewer
    referee = Referee(game.referee.deal)
    told = list(referee.opening[side])
    for placement in game.referee.placements:
        to_play = referee.view(side).to_play
        assert to_play is not None
        told += referee.play(to_play, placement)[side]
    return [*told, referee.reveal()]


# Which event is heard how


def expected(story: list[Event]) -> list[str]:
    """The sounds of a game, each by a rule of its own."""
    kinds: list[str] = []
    winners: list[Side | None] = []
    plain = {
        e.GameStarted: "toss",
        e.TilesDrawn: "slide",
        e.ElectionOpened: "bell",
        e.TilePlaced: "place",
        e.GameEnded: "flourish",
        e.TilesRevealed: "topple",
    }
    for event in story:
        if not isinstance(event, e.ElectionTallied):
            kinds.append(plain[type(event)])
            continue
        winner = event.tally.winner
        kinds += ["topple"] * len(event.tally.shown)
        again = winners[-1:] == [winner]
        kinds.append("murmur" if winner is None else "streak" if again else "coins")
        winners.append(winner)
    return kinds


@pytest.mark.parametrize("seed", range(3))
def test_each_event_of_a_game_is_heard_once_and_as_what_it_is(
    application: Application, ear: Ear, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(stage_module, "LANDING", 0)
    monkeypatch.setattr(counting, "IMPACT", 0)
    application.sounds.clock = count().__next__
    rng = random.Random(seed)
    game = begin(application)
    show_all(application)
    while application.table.phase is not Phase.OVER:
        take_turn(application, rng)
        show_all(application)
    assert ear.kinds == expected(story(game))
    assert {"toss", "slide", "bell", "place", "topple", "flourish"} <= {*ear.kinds}
    placed = [name for name in ear.names if name.startswith("place")]
    assert {*placed} == {"place-1", "place-2", "place-3"}
    assert all(one != other for one, other in pairwise(placed))


def test_without_motion_an_event_has_one_sound_at_most_and_a_burst_is_no_flood(
    application: Application, ear: Ear, clock: Clock
) -> None:
    application.settings.speed = "none"
    rng = random.Random(1)
    begin(application)
    show_all(application)
    assert ear.kinds == ["toss", "bell"]
    while application.table.phase is not Phase.OVER:
        clock.now += 1
        before = len(ear.asked)
        take_turn(application, rng)
        show_all(application)
        heard = ear.kinds[before:]
        assert heard[0] == "place"
        assert len(heard) <= 3
        assert [*map(weight, heard)] == sorted({*map(weight, heard)})
    assert "topple" not in ear.kinds
    assert ear.kinds[-1] == "flourish"


def weight(kind: str) -> Cue:
    return Cue[kind.upper()]


def test_a_hurry_is_no_flood(application: Application, ear: Ear, clock: Clock) -> None:
    begin(application)
    show_all(application, lambda: setattr(clock, "now", clock.now + 0.001))
    assert ear.kinds == ["toss", "bell"]
    clock.now += sounds.GAP
    application.sounds.play(Cue.TOPPLE)
    application.sounds.play(Cue.TOPPLE)
    application.sounds.play(Cue.PLACE)
    assert ear.kinds == ["toss", "bell", "topple", "place"]


def test_the_enemys_tile_is_heard_when_it_lands(
    application: Application, ear: Ear, qtbot: QtBot
) -> None:
    application.sounds.play_after(Cue.PLACE, 60)
    assert not ear.asked
    qtbot.waitUntil(lambda: ear.kinds == ["place"])


def test_a_tile_is_heard_when_it_is_put_down_and_not_when_it_stays(
    application: Application, ear: Ear
) -> None:
    application.sounds.clock = count().__next__
    application.table.start(
        {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("greedy", "greedy")}, Side.IVORY
    )
    show_all(application)
    assert ear.kinds == ["slide", "slide", "bell"]  # Without a toss none is heard.
    table = application.table
    assert table.game is not None
    placement = next(table.game.view().legal_placements())
    table.place(placement, undo_ms=float("inf"))
    assert ear.kinds[3:] == ["place"]
    table.take_back()
    assert ear.kinds[4:] == ["lift"]
    table.place(placement, undo_ms=float("inf"))
    table.confirm()
    show_all(application)
    assert ear.kinds[5:] == ["place"]


def test_a_tile_is_heard_when_it_is_taken_up(application: Application, ear: Ear) -> None:
    application.table.start(
        {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("greedy", "greedy")}, Side.IVORY
    )
    application.settings.muted = True
    show_all(application)
    application.settings.muted = False
    ear.asked.clear()
    application.sounds.clock = count(10).__next__
    application.controller.hold(4)
    application.controller.hold(-1)
    assert ear.kinds == ["lift"]


def test_a_game_given_up_is_heard_and_one_taken_up_again_is_not(
    application: Application, ear: Ear
) -> None:
    application.sounds.clock = count().__next__
    game = begin(application)
    show_all(application)
    ear.asked.clear()
    application.table.resume(game.record, game.path)
    show_all(application)
    assert not ear.asked
    application.table.give_up()
    show_all(application)
    assert ear.kinds == ["murmur", "topple"]


# Nothing hidden is heard


@pytest.fixture(scope="module")
def played() -> list[PlayedGame]:
    return [play_game(seed, PLAYERS[seed % 2], PLAYERS[seed // 2 % 2]) for seed in range(GAMES)]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "sounds.ini"), QSettings.Format.IniFormat))


def heard(game: PlayedGame, viewer: Side, settings: Settings) -> list[tuple[str, float, int]]:
    """Play a game before `viewer`'s eyes; return every sound, its strength and its lag."""
    SECRET[0] = sum(each.tile.value * (i + 1) for i, each in enumerate(game.placements))
    ear = Ear()
    player = Sounds(settings, ear, rng=random.Random(1), clock=count().__next__)
    stage = Stage()
    stage.view = PlayerView(viewer, game.deal.first)
    found: list[tuple[str, float, int]] = []
    for _, events in witnessed(game, viewer):
        for event in events:
            for beat in stage.beats(event):
                beat.show()
                if beat.cue is not None:
                    player.play(beat.cue)
                    found.append((*ear.asked[-1], beat.lag))
    return found


def leaks(games: list[PlayedGame], settings: Settings) -> int:
    """Count the games in which some listener could hear what it can't know.

    The listener may be the one whose view is shown, or sit beside them at the same screen.
    """
    rng = random.Random(1)
    found = 0
    for game in games:
        cut = game.cut(rng.randint(len(game.placements) // 2, len(game.placements)))
        for listener in Side:
            other = other_world(cut, listener, rng)
            assert other != cut
            for viewer in Side:
                here, there = heard(cut, viewer, settings), heard(other, viewer, settings)
                assert len(here) > 20
                found += here != there
    return found


def test_no_sound_tells_what_a_listener_cant_know(
    qapp: object, played: list[PlayedGame], settings: Settings
) -> None:
    assert leaks(played, settings) == 0


def tell_a_tile(patch: pytest.MonkeyPatch) -> None:
    def leaking(event: Event, earlier: object = ()) -> Cue:
        if isinstance(event, e.TilePlaced) and event.standing.tile is not None:
            return Cue.PLACE if event.standing.tile.value > 5 else Cue.TOPPLE
        return cue_of(event)

    patch.setattr(stage_module, "cue_of", leaking)


def tell_a_draw(patch: pytest.MonkeyPatch) -> None:
    def leaking(event: Event, earlier: object = ()) -> Cue:
        if isinstance(event, e.TilesDrawn) and event.tiles:
            return Cue.SLIDE if event.tiles[0].value > 5 else Cue.LIFT
        return cue_of(event)

    patch.setattr(stage_module, "cue_of", leaking)


def tell_by_the_variant(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Sounds, "_choose", lambda *_: f"place-{SECRET[0] % 3}")


def tell_by_the_lag(patch: pytest.MonkeyPatch) -> None:
    beats = Stage.beats

    def leaking(self: Stage, event: Event) -> Iterator[Beat]:
        for beat in beats(self, event):
            yield replace(beat, lag=beat.lag + SECRET[0] % 7)

    patch.setattr(Stage, "beats", leaking)


@pytest.mark.parametrize("plant", [tell_a_tile, tell_a_draw, tell_by_the_variant, tell_by_the_lag])
def test_a_planted_leak_is_heard(
    qapp: object,
    played: list[PlayedGame],
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    plant(monkeypatch)
    assert leaks(played[:4], settings) > 0


# Settings


def test_a_sound_is_as_loud_as_the_volume_says(settings: Settings, ear: Ear, clock: Clock) -> None:
    player = Sounds(settings, ear, clock=clock)
    strengths = []
    for volume in (100, 50, 10):
        settings.volume = volume
        clock.now += 1
        ear.asked.clear()
        player.play(Cue.BELL)
        strengths += [strength for _, strength in ear.asked]
    assert strengths == pytest.approx([1, 0.25, 0.01])


def test_a_new_volume_is_let_hear_and_other_settings_are_not(
    settings: Settings, ear: Ear, clock: Clock
) -> None:
    player = Sounds(settings, ear, clock=clock)
    settings.theme = "dark"
    assert not ear.asked
    settings.volume = 40
    assert ear.kinds == ["place"]
    settings.muted = True
    clock.now += 1
    player.play(Cue.BELL)
    player.warm_up()
    assert ear.kinds == ["place"]
    assert not ear.warm
    settings.muted = False
    assert ear.kinds == ["place", "place"]


def test_at_volume_nought_nothing_is_asked_for(settings: Settings, ear: Ear, clock: Clock) -> None:
    settings.volume = 0
    player = Sounds(settings, ear, clock=clock)
    player.play(Cue.BELL)
    assert not ear.asked


@pytest.mark.parametrize("value", ["loud", -1, 101, "", [1, 2], None])
def test_a_damaged_volume_falls_back(tmp_path: Path, value: object) -> None:
    store = QSettings(str(tmp_path / "damaged.ini"), QSettings.Format.IniFormat)
    store.setValue("volume", value)
    store.setValue("muted", value)
    settings = Settings(store)
    assert settings.volume == VOLUME
    assert settings.muted is False


def test_volume_and_mute_are_kept(tmp_path: Path) -> None:
    path = str(tmp_path / "kept.ini")
    first = Settings(QSettings(path, QSettings.Format.IniFormat))
    first.volume, first.muted = 35, True
    assert first.save()
    again = Settings(QSettings(path, QSettings.Format.IniFormat))
    assert (again.volume, again.muted) == (35, True)


def test_sound_gets_ready_with_the_first_game_and_ends_with_the_program(
    fonts: None, store: QSettings, tmp_path: Path, ear: Ear
) -> None:
    application = Application(store, tmp_path / "games", random.Random(1), ear)
    assert application.show()
    before = ear.warm
    application.controller.playTwo("", "", 0, by_slots=False)
    assert (before, ear.warm) == (False, True)
    application.close()
    assert ear.closed


def test_the_settings_page_mutes_and_lets_sound_again(screen: Screen) -> None:
    screen.play_computer()
    screen.choose_entry("&View", "&Settings…")
    screen.press("off")
    assert screen.state.settings.muted is True
    screen.press("on")
    assert screen.state.settings.muted is False
