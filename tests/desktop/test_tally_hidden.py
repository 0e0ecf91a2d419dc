"""Non-interference of a tally: nothing shown depends on a face that is not turned yet.

Each tally is shown twice, the second time with other faces on its backs. Until a turn shows
different faces, all roles of all models, sentences and times must be equal.
"""

import random
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from tests.desktop.support.channels import all_roles, differences, snapshot, told_apart, values
from tests.desktop.support.positions import AGAINST_CONSUL, whole_game
from tests.desktop.support.program import counted_rows
from tests.desktop.support.screen import Screen
from tests.desktop.support.tallies import MANNERS, tallies, with_other_faces
from tests.readers import PlayedGame, board, other_world
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally_model import TallyModel, mood
from tyrus_desktop.desktop.stage import counting
from tyrus_desktop.desktop.stage.event_beats import event_beats
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.stage.tempo import Manner
from tyrus_desktop.desktop.text import tallies as sentences
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.events import ElectionTallied
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.engine.view import PlayerView

TURN = TallyModel.turn
BROWN_WON = tally(1, Profession.SOLDIER, board("bS5>bC"))
Channels = dict[str, object]


def shown(
    whole: Tally, manner: Manner, *, decisive: bool
) -> Iterator[tuple[Channels, Channels, object]]:
    """Yield for each beat of a tally its times, the models after it, and the turned faces."""
    stage = Stage(None, lambda: manner)
    past = (BROWN_WON, BROWN_WON) if decisive else ()
    elections = (whole.kind,) * (len(past) + 1)
    stage.show(
        PlayerView(Side.IVORY, Side.IVORY, elections, standing=whole.shown, tallies=past),
        open_table=True,
    )
    whole = replace(whole, number=len(elections))
    for beat in event_beats(stage, ElectionTallied(whole), open_table=True):
        before: Channels = {
            "time": (beat.milliseconds, beat.wait_ms, beat.stop, beat.stops_skip, beat.cue)
        }
        beat.show()
        after = {
            **all_roles(stage),
            "announcement": beat.announcement() if beat.announcement else "",
        }
        turned = [
            (row.profession, row.value) if row.turned else None
            for row in counted_rows(stage.models)
        ]
        yield before, after, turned


def leaks(whole: Tally, other: Tally, manner: Manner, *, decisive: bool) -> set[str]:
    """Return the channels that differ before the turned faces do."""
    found: set[str] = set()
    here, there = (shown(each, manner, decisive=decisive) for each in (whole, other))
    for one, two in zip(here, there, strict=False):
        found |= differences(one[0], two[0])
        if one[2] != two[2]:
            break
        found |= differences(one[1], two[1])
    return found


@settings(max_examples=settings().max_examples * 2 // 5)
@given(tallies(most=8), st.integers(0, 7), st.sampled_from(MANNERS), st.booleans(), st.randoms())
def test_tally_does_not_depend_on_hidden_faces(
    qapp: QGuiApplication,
    whole: Tally,
    turned: int,
    manner: Manner,
    decisive: bool,
    rng: random.Random,
) -> None:
    others = (with_other_faces(whole, turned, rng) for _ in range(20))
    other = next((each for each in others if each is not None), whole)
    assert not leaks(whole, other, manner, decisive=decisive)


# The last tally, in the window


def played_on(screen: Screen, world: PlayedGame) -> list[tuple[object, Channels]]:
    """Place the last tile; return the turned faces and the whole window at each beat after it."""
    app, script = screen.application, screen.application.script
    screen.table.resume(Record(AGAINST_CONSUL, world.deal, world.placements[:-1]))
    screen.wait_for(Phase.PERSON)
    heard = screen.listen()
    found: list[tuple[object, Channels]] = []
    script.get_pace = lambda: 1.0
    screen.play(world.placements[-1])
    screen.qtbot.waitUntil(lambda: script.running)
    while script.running:
        script.pause()
        QCoreApplication.processEvents()
        shown = snapshot(screen, heard)
        del shown["picture"]
        shown |= {
            "library": values(app.library),
            "parts": {*vars(app)},
            "threads": {each.name for each in threading.enumerate()},
        }
        faces = [(row.turned, row.value) for row in counted_rows(screen.models)]
        found.append((faces, shown))
        script.step()
    script.get_pace = lambda: 0.0
    screen.wait_for(Phase.PERSON, Phase.COMPUTER, Phase.OVER)
    return found


def test_window_reveals_no_end_before_the_deciding_tile(fresh: Screen, silent_player: None) -> None:
    """The file and the referee have it; in the other world the same tile does not end the game."""
    ending, rng = whole_game("five"), random.Random(1)
    cut = ending.cut(len(ending.placements) - 1)
    running = other_world(cut, Side.IVORY, rng)
    running = PlayedGame(running.deal, (*running.placements, ending.placements[-1]))
    assert Record({}, running.deal, running.placements).outcome is None
    fresh.state.settings.gauge = fresh.state.settings.coach = True
    fresh.state.settings.undo = "confirm"
    played_on(fresh, running)  # So both games below find what a tally leaves behind.
    pairs = zip(played_on(fresh, running), played_on(fresh, ending), strict=False)
    same = [*takewhile(lambda pair: pair[0][0] == pair[1][0], pairs)]
    assert len(same) > 8
    assert not told_apart(*([each[1] for each in world] for world in zip(*same, strict=True)))


@pytest.mark.long
def test_planted_leaks_in_a_tally_are_detected(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiles = "iS3>iC", "bS4>bC", "iS5>iC"
    whole, other = (
        tally(1, Profession.SOLDIER, board(*tiles, last)) for last in ("bS9>bC", "bM8>bC")
    )
    assert not leaks(whole, other, Manner(), decisive=False)
    turn = sentences.turn_sentence
    with monkeypatch.context() as planted:
        planted.setattr(
            counting, "turn_sentence", lambda whole, *rest: f"{turn(whole, *rest)} {whole.brown}"
        )
        assert leaks(whole, other, Manner(), decisive=False)
    monkeypatch.setattr(TallyModel, "turn", turn_with_a_face)
    assert leaks(whole, other, Manner(), decisive=False) == {"_tally"}


def turn_with_a_face(model: TallyModel, whole: Tally, turned: Sequence[StandingTile]) -> None:
    """Turn a tile while the players' faces already tell the verdict."""
    TURN(model, whole, turned)
    model.set_rows([replace(row, mood=mood(row, whole)) for row in model.rows])
