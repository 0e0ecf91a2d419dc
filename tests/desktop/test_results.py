"""Finished games that count as results against an opponent."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QUrl

from tests.desktop.conftest import Starter, close
from tests.desktop.support.dialogs import open_new_game, opponent_card
from tests.desktop.support.items import seen
from tests.desktop.support.positions import game, resume
from tests.desktop.support.program import Program
from tyrus_desktop.desktop.bridge.ending.results import KEPT, Results
from tyrus_desktop.desktop.game.phase import Phase

AGAINST_ZARO = {"IvoryPlayer": "person", "Brown": "Zaro", "BrownPlayer": "computer tribune"}


def test_finished_game_counts_once_and_appears_beside_its_opponent(
    start: Starter, store: QSettings
) -> None:
    screen = start()
    resume(screen, 2, headers=AGAINST_ZARO)  # So early that there is no story.
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    screen.controller.setLanguage("fr")
    screen.controller.setLanguage("en")
    assert screen.state.settings.results == "tribune-"
    close(screen)
    again = start(store)
    open_new_game(again)
    again.click(opponent_card(again, "tribune"))
    results = [item for item in again.items("yourResults") if seen(item)]
    assert [item.property("text") for item in results] == ["Your games: 0\u00a0won, 1\u00a0lost."]


def test_opened_and_abandoned_games_do_not_count_as_results(program: Program) -> None:
    resume(program, None, "streak", headers=AGAINST_ZARO)
    program.wait_for(Phase.OVER)
    assert (program.state.settings.results, program.state.settings.told) == ("", "")
    resume(program, 20, headers=AGAINST_ZARO)
    program.play_two()
    assert program.state.settings.results == ""
    program.play_computer(level="greedy")  # A player of old records.
    program.controller.giveUp()
    program.wait_for(Phase.OVER)
    assert program.state.settings.results == ""


def test_game_left_before_its_end_appears_counts_once(
    start: Starter, store: QSettings, silent_player: None
) -> None:
    screen = start()
    for number, name in enumerate(("streak", "majority")):
        placements = game(name).placements
        resume(screen, len(placements) - 1, name, AGAINST_ZARO)
        screen.application.script.get_pace = lambda: 1000.0
        screen.play(placements[-1])
        screen.wait_until_kept()
        path = screen.game.path
        assert screen.state.settings.results == " ".join(["tribune+"] * number)
        screen.application.script.get_pace = lambda: 0.0
        if number:
            close(screen)
        else:
            screen.play_two()
    screen = start(store)
    assert screen.state.settings.results == "tribune+ tribune+"
    screen.application.saved_games.open(QUrl.fromLocalFile(str(path)))
    screen.wait_for(Phase.OVER)
    assert screen.state.settings.results == "tribune+ tribune+"


def test_saving_results_keeps_results_from_another_running_program(
    program: Program, store: QSettings
) -> None:
    file = Path(store.fileName())
    for others in ("tribune+ tribune+", "tribune+ tribune+ tribune- senator-"):
        store.sync()
        lines = file.read_text("utf-8").splitlines()
        kept = [line for line in lines if not line.startswith(("results=", "told="))]
        kept += [f"results={others}", f"told={others[:7]}:won", ""]
        file.write_text("\n".join(kept), "utf-8")
        resume(program, 2, headers=AGAINST_ZARO)
        program.controller.giveUp()
        program.wait_for(Phase.OVER)
        assert program.state.settings.results == f"{others} tribune-"
        assert str(program.state.settings.told).startswith(f"{others[:7]}:won")


# Without a program


def test_damaged_and_surplus_old_results_are_dropped() -> None:
    text = "tribune+ nobody+ tribune? miser= + "
    results = Results.parse(text)
    assert str(results) == "tribune+ miser="
    for _ in range(KEPT):
        results = results.adding("herald", "+")
    results = results.adding("archon", "-")
    assert len(results.games) == KEPT
    assert results.against("herald") == (KEPT - 1, 0, 0)
    assert results.against("archon") == (0, 1, 0)


@pytest.mark.parametrize(
    ("played", "suggested"),
    [
        ("", "citizen"),
        ("miser+ miser+ miser+ miser+", "citizen"),
        ("citizen+", "herald"),
        ("tribune+", "magistrate"),
        ("tribune+ tribune-", "scribe"),
        ("tribune+ tribune=", "tribune"),
        ("archon-", "citizen"),
        ("archon- archon-", "citizen"),
        ("citizen+ archon-", "herald"),
        ("tribune+ archon=", "magistrate"),
        ("archon+ archon-", "consul"),
        ("archon+", "archon"),
        ("citizen-", "citizen"),
    ],
)
def test_suggested_level_follows_recent_results(played: str, suggested: str) -> None:
    assert Results.parse(played).suggested == suggested
