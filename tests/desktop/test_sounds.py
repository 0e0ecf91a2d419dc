"""Sounds of whole games, on a fake output; equal in worlds that a listener can't distinguish."""

import random
from collections.abc import Callable, Iterator
from itertools import count, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from tests.desktop.support.fakes import FakeOutput
from tests.readers import PlayedGame, other_world, play_game, witnessed
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.models.counted import effects
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.sound import sounds
from tyrus_desktop.desktop.sound.sounds import Cue, Sounds
from tyrus_desktop.desktop.stage import counting
from tyrus_desktop.desktop.stage import event_beats as event_beats_module
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.engine import events as e
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.events import Event
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView


class Clock:
    """A clock in seconds that the test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def output() -> FakeOutput:
    return FakeOutput()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "sounds.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def application(  # noqa: PLR0913
    qapp: object,
    store: QSettings,
    tmp_path: Path,
    output: FakeOutput,
    clock: Clock,
    kept_at_once: None,
    silent_player: None,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Application]:
    """A program without a window; the test steps through the beats and places for the computer."""
    monkeypatch.setattr(Opponent, "await_placement", lambda *_: None)
    store.setValue("speed", "normal")
    program = Application(store, tmp_path / "games", random.Random(3), output)
    program.sounds.clock = clock
    yield program
    program.close()


def begin(application: Application) -> Game:
    application.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("greedy", "greedy")})
    assert application.table.game is not None
    return application.table.game


def show_all(application: Application, look: Callable[[], None] = lambda: None) -> None:
    """Show every pending beat; call `look` before each."""
    script = application.script
    while script.running:
        look()
        script.pause()
        script.step()


def take_turn(application: Application, rng: random.Random) -> None:
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
    """Return every event that the viewer was shown, up to the final reveal."""
    referee = game.referee
    return [*referee.story(game.viewer, len(referee.placements)), referee.reveal()]


def expected(story: list[Event]) -> list[str]:
    """Return the sounds of a game without those of turned tiles."""
    kinds: list[str] = []
    winners: list[Side | None] = []
    plain = {
        e.GameStarted: "toss",
        e.TilesDrawn: "slide",
        e.ElectionOpened: "bell",
        e.TilePlaced: "place",
    }
    for event in story:
        if isinstance(event, e.ElectionTallied):
            winner = event.tally.winner
            again = winners[-1:] == [winner]
            kinds.append("murmur" if winner is None else "streak" if again else "coins")
            winners.append(winner)
        elif type(event) in plain:
            kinds.append(plain[type(event)])
    return kinds


def theme(game: Game | None) -> str:
    assert game is not None
    outcome = game.view().outcome
    assert outcome is not None
    if outcome.winner is None:
        return "flourish"
    return "victory" if outcome.winner is game.viewer else "defeat"


def test_each_event_plays_its_sound(
    application: Application, output: FakeOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_beats_module, "LANDING", 0)
    monkeypatch.setattr(counting, "IMPACT", 0)
    application.sounds.clock = count().__next__
    rng = random.Random(4)
    game = begin(application)
    show_all(application)
    while application.table.phase is not Phase.OVER:
        take_turn(application, rng)
        show_all(application)
    turning = {"topple", "rattle", "drum"}
    others = [kind for kind in output.kinds if kind not in turning]
    assert others == [*expected(story(game)), theme(game)]
    assert turning < {*output.kinds}
    tallies = [each.tally for each in story(game) if isinstance(each, e.ElectionTallied)]
    bluffs = sum(role is Role.BLUFF for each in tallies for role, _ in effects(each).values())
    assert 0 < output.kinds.count("rattle") <= bluffs
    placed = [name for name in output.names if name.startswith("place")]
    assert {*placed} == {"place-1", "place-2", "place-3"}
    assert all(one != other for one, other in pairwise(placed))


def test_sounds_of_turned_tiles_rise_in_pitch(
    settings: Settings, output: FakeOutput, clock: Clock
) -> None:
    sounds = Sounds(settings, output, clock=clock)
    cues = [Cue.TOPPLE, Cue.RATTLE, *[Cue.TOPPLE] * 7, Cue.COINS, Cue.TOPPLE]
    for cue in cues:
        clock.now += 1
        sounds.play(cue)
    turned = [name for name in output.names if name.startswith("topple")]
    assert turned == [f"topple-{number}" for number in (1, 2, 3, 4, 5, 6, 6, 6, 1)]


def test_game_without_animation_plays_few_sounds(
    application: Application, output: FakeOutput, clock: Clock
) -> None:
    application.settings.speed = "none"
    rng = random.Random(1)
    begin(application)
    show_all(application)
    assert output.kinds == ["toss", "bell"]
    while application.table.phase is not Phase.OVER:
        clock.now += 1
        before = len(output.asked)
        take_turn(application, rng)
        show_all(application)
        heard = output.kinds[before:]
        assert heard[0] == "place"
        assert len(heard) <= 3
        weights = [Cue[kind.upper()] for kind in heard]
        assert weights == sorted({*weights})
    assert "topple" not in output.kinds
    assert output.kinds[-1] == theme(application.table.game)


def test_skipping_animations_plays_few_sounds(
    application: Application, output: FakeOutput, clock: Clock, qtbot: QtBot
) -> None:
    begin(application)
    show_all(application, lambda: setattr(clock, "now", clock.now + 0.001))
    assert output.kinds == ["toss", "bell"]
    clock.now += sounds.GAP
    application.sounds.play(Cue.TOPPLE)
    application.sounds.play(Cue.TOPPLE)
    application.sounds.play(Cue.PLACE)
    assert output.kinds == ["toss", "bell", "topple", "place"]
    clock.now += sounds.GAP
    application.sounds.play_after(Cue.PLACE, 60)
    assert len(output.asked) == 4
    qtbot.waitUntil(lambda: len(output.asked) == 5)


def test_placement_sound_plays_when_placing_rather_than_confirming(
    application: Application, output: FakeOutput
) -> None:
    application.sounds.clock = count().__next__
    application.table.start(
        {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("greedy", "greedy")}, Side.IVORY
    )
    show_all(application)
    assert output.kinds == ["slide", "slide", "bell"]  # Without a toss none is heard.
    table = application.table
    assert table.game is not None
    output.asked.clear()
    application.controller.hold(4)
    application.controller.hold(-1)
    assert output.kinds == ["lift"]
    placement = next(table.game.view().legal_placements())
    table.place(placement, undo_ms=float("inf"))
    assert output.kinds[1:] == ["place"]
    table.take_back()
    assert output.kinds[2:] == ["lift"]
    table.place(placement, undo_ms=float("inf"))
    table.confirm()
    show_all(application)
    assert output.kinds[3:] == ["place"]


def test_resigning_plays_sounds_but_resuming_a_game_does_not(
    application: Application, output: FakeOutput
) -> None:
    application.sounds.clock = count().__next__
    game = begin(application)
    show_all(application)
    output.asked.clear()
    application.table.resume(game.record, game.file)
    show_all(application)
    assert not output.asked
    application.table.give_up()
    show_all(application)
    assert output.kinds == ["murmur", "topple", "defeat"]


# Hidden information


def heard(game: PlayedGame, viewer: Side, settings: Settings) -> list[tuple[str, float, int]]:
    """Show a game to `viewer`; return every sound with its gain and its lag."""
    output = FakeOutput()
    player = Sounds(settings, output, rng=random.Random(1), clock=count().__next__)
    stage = Stage()
    stage.view = PlayerView(viewer, game.deal.first)
    found: list[tuple[str, float, int]] = []
    for _, events in witnessed(game, viewer):
        for event in events:
            for beat in event_beats(stage, event):
                beat.show()
                if beat.cue is not None:
                    player.play(beat.cue)
                    found.append((*output.asked[-1], beat.lag))
    return found


def test_sounds_reveal_no_hidden_information(qapp: object, settings: Settings) -> None:
    """The listener is the viewer or the other person at the same screen."""
    rng, players = random.Random(1), ("rules-of-thumb", "greedy")
    for seed in range(2):
        game = play_game(seed, players[seed], players[0])
        cut = game.cut(rng.randint(len(game.placements) // 2, len(game.placements)))
        for listener in Side:
            other = other_world(cut, listener, rng)
            assert other != cut
            for viewer in Side:
                here = heard(cut, viewer, settings)
                assert len(here) > 20
                assert here == heard(other, viewer, settings)
