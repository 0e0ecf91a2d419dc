"""Every channel of the replay except its window, read for tests of hidden information."""

from __future__ import annotations

from tests.desktop.support.channels import all_answers, all_roles, roles, values
from tests.readers import PlayedGame
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.engine.record import Record

HEADERS = {"IvoryPlayer": "person", "BrownPlayer": "computer greedy"}
TWO = {"Ivory": "Claire", "Brown": "Denis"}
Shown = dict[str, object]


def bring(application: Application, game: PlayedGame, headers: dict[str, str] = HEADERS) -> None:
    """Resume a game, and wait until it is over or waits for a person."""
    table = application.table
    table.resume(Record(headers, game.deal, game.placements))
    see_all(application)
    if table.phase.curtained:
        table.sit_down()
        table.show_tiles()
        see_all(application)


def see_all(application: Application) -> None:
    while application.script.running:
        application.script.pause()
        application.script.step()


def look(application: Application) -> Shown:
    """Return all channels except the window."""
    replay, stage = application.replay, application.stage
    announced: list[str] = []
    replay.announced.connect(announced.append)
    replay.go(replay.position)
    replay.announced.disconnect(announced.append)
    return {
        **all_roles(stage),
        "rail": roles(replay.rail),
        "marks": roles(replay.marks),
        "replay": values(replay),
        "controller": values(application.controller),
        "state": values(application.controller.state),
        "end": values(application.controller.state.summary),
        "story": values(application.controller.state.summary.story),
        "stranger": values(application.controller.state.summary.stranger),
        "asked": all_answers(application.table),
        "announced": announced,
    }
