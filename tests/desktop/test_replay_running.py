"""The replay of a running game: one's own eyes, or what is public, and no memory aid.

`test_replay_hidden` is about finished games.
"""

from __future__ import annotations

import random

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.support.channels import differences
from tests.desktop.support.program import counted_rows
from tests.desktop.support.replay_channels import HEADERS, TWO, Shown, bring, look
from tests.readers import PlayedGame, games_of, other_world, same_in_public
from tyrus_desktop.desktop.bridge.replay import playback
from tyrus_desktop.desktop.bridge.replay.shown import LENSES
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.replay.timeline import Lens
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.engine.tiles import Side


@pytest.fixture(scope="module")
def played() -> PlayedGame:
    return games_of(3, 1)[0]


def seen_while_running(
    application: Application, game: PlayedGame, headers: dict[str, str]
) -> list[Shown]:
    bring(application, game, headers)
    assert application.table.phase is Phase.PERSON
    application.replay.open()
    found = []
    for index in range(application.replay.position + 1):
        application.replay.go(index)
        found.append(look(application))
    application.replay.close()
    return found


def at_ivorys_turn(game: PlayedGame, count: int) -> PlayedGame:
    """Cut a game before one of Ivory's placements in election `count`."""
    first = 6 * (count - 1)
    opens = game.deal.first if count % 2 else game.deal.first.other
    return game.cut(first + 2 + (opens is not Side.IVORY))


@pytest.mark.parametrize("memory", ["always", "never"])
def test_running_game_is_seen_through_own_eyes_only(
    application: Application, played: PlayedGame, memory: str
) -> None:
    application.settings.memory = memory
    game = at_ivorys_turn(played, 3)
    here = seen_while_running(application, game, HEADERS)
    assert application.replay.lenses == []
    assert not any(each["marks"] for each in here)
    world = other_world(game, Side.IVORY, random.Random(5))
    there = seen_while_running(application, world, HEADERS)
    assert set().union(*map(differences, here, there)) == set()
    assert len(here) > 20


def test_running_game_of_two_persons_shows_public_facts_only(
    application: Application, played: PlayedGame
) -> None:
    game = at_ivorys_turn(played, 3)
    here = seen_while_running(application, game, TWO)
    world = same_in_public(game, random.Random(6))
    there = seen_while_running(application, world, TWO)
    assert set().union(*map(differences, here, there)) == set()


@pytest.mark.parametrize("headers", [HEADERS, TWO])
def test_faces_stay_hidden_before_the_last_tally_without_memory_aid(
    application: Application, played: PlayedGame, headers: dict[str, str]
) -> None:
    application.settings.memory = "never"
    bring(application, at_ivorys_turn(played, 4), headers)
    stage, replay = application.stage, application.replay
    before = [row.event for row in stage.models.log.rows]
    replay.open()
    replayed = application.table.replay
    assert replayed is not None
    last_count = replayed.timeline.count_of(3)
    assert last_count is not None
    for moment in replayed.timeline.moments:
        replay.go(moment.index)
        assert [row.event for row in stage.models.log.rows] == before[: moment.end]
        assert not application.controller.study.canPlayOn
        if moment.index < last_count.index:
            assert all(row.profession == NONE for row in stage.models.tiles.rows)
            assert not any(row.turned for row in counted_rows(stage.models))
            assert "face" not in replay.sentence
    counted = replayed.timeline.count_of(2)
    assert counted is not None
    replay.go(counted.index)
    view = stage.view
    assert view is not None
    assert [row.total for row in stage.models.tally.rows] == [
        view.tallies[-1].ivory.total,
        view.tallies[-1].brown.total,
    ]
    assert counted_rows(stage.models)
    assert "remembering" in replay.eyes
    replay.goToTally(3)
    assert all(row.turned for row in counted_rows(stage.models))


def test_switching_off_the_memory_aid_hides_faces(
    application: Application, played: PlayedGame
) -> None:
    application.settings.memory = "always"
    bring(application, at_ivorys_turn(played, 4))
    application.replay.goToTally(1)
    assert all(row.turned for row in counted_rows(application.stage.models))
    application.settings.memory = "never"
    assert not any(row.turned for row in counted_rows(application.stage.models))


def test_running_game_refuses_every_other_lens(
    application: Application, played: PlayedGame
) -> None:
    bring(application, at_ivorys_turn(played, 3))
    application.replay.open()
    for lens in range(len(LENSES)):
        application.replay.setLens(lens)
        application.replay.holdOther(True)
        assert application.replay.lens == LENSES.index(Lens.IVORY)
    replayed = application.table.replay
    assert replayed is not None
    assert set(replayed.timeline.stories) == {Side.IVORY}
    with pytest.raises(ValueError, match="Nobody may look"):
        replayed.show(replayed.moment, Lens.ALL)


def test_playing_does_not_wait_at_a_tally(
    application: Application, played: PlayedGame, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """In the game itself a curtain follows, so the verdict waits for the person."""
    monkeypatch.setattr(playback, "REST_MS", 1)
    application.settings.memory = "always"
    bring(application, at_ivorys_turn(played, 3), TWO)
    replay = application.replay
    replay.goToTally(2)
    count = replay.position
    replay.step(-1)
    replay.togglePlay()
    qtbot.waitUntil(lambda: replay.position > count)
