"""Ends of games, and studies."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.gallery.turns import turn
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AGAINST_CONSUL,
    AT_ONE_SCREEN,
    TURN,
    game,
    move,
    resume,
    said,
)
from tests.desktop.support.program import WAIT_MS, open_file
from tests.desktop.support.screen import Screen
from tests.desktop.support.studying import ask_to_study
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.record import Record
from tyrus_desktop.library import record_files


@scene
def given_up(screen: Screen) -> None:
    turn(screen)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)


def end(screen: Screen, name: str) -> None:
    resume(screen, None, name)
    screen.wait_for(Phase.OVER)


@scene
def end_next_level(screen: Screen) -> None:
    """A game won against a level below the strongest."""
    resume(screen, None, "streak", AGAINST_CONSUL)
    screen.wait_for(Phase.OVER)


@scene
def end_opened(screen: Screen) -> None:
    """A game opened from a file that is not in the library."""
    record = game("streak")
    path = screen.games_folder.with_name("opened.tyrus")
    record_files.write(path, Record(AGAINST_CONSUL, record.deal, record.placements))
    open_file(screen, path)
    screen.qtbot.waitUntil(lambda: screen.shows("addToLibrary"), timeout=WAIT_MS)


@scene
def end_stranger(screen: Screen) -> None:
    """The question about the secret style."""
    placements = game("streak").placements
    headers = {**AGAINST_COMPUTER, "Brown": "", "BrownPlayer": "computer archon secret"}
    setattr(screen.table.opponent, "ask", lambda *_: None)  # noqa: B010 - a method of its class.
    resume(screen, len(placements) - 1, "streak", {**headers, "Character": "miser"})
    screen.play(placements[-1])
    screen.wait_for(Phase.OVER)


@scene
def end_two(screen: Screen) -> None:
    """A game of two persons."""
    resume(screen, None, "majority", AT_ONE_SCREEN)
    screen.wait_for(Phase.OVER)


@scene
def end_seen(screen: Screen) -> None:
    """The tally of an election, opened from the story of the end."""
    end(screen, "majority")
    screen.click(screen.items("seeTally")[0])
    QTest.qWait(100)


@scene
def end_focus(screen: Screen) -> None:
    """The end, with keyboard focus on the button of a sentence."""
    end_next_level(screen)
    button = next(item for item in screen.items("seeTally") if item.isVisible())
    button.forceActiveFocus(Qt.FocusReason.TabFocusReason)


@scene
def end_defeat(screen: Screen) -> None:
    """A defeat, while its board comes down."""
    move(screen)
    end(screen, "five")
    QTest.qWait(500)


@scene
def play_on(screen: Screen) -> None:
    """The dialog for a study of a finished game."""
    end(screen, "streak")
    screen.choose_entry(said("MainMenu", "&Game"), said("MainMenu", "&Play on from here…"))
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"), timeout=WAIT_MS)


@scene
def play_on_redealt(screen: Screen) -> None:
    """The same, with the hidden tiles drawn again."""
    play_on(screen)
    screen.item("playOnHidden").setProperty("current", 1)


@scene
def play_on_running(screen: Screen) -> None:
    """A study of a game that is not over."""
    resume(screen, TURN)
    screen.choose_entry(said("MainMenu", "&Game"), said("MainMenu", "&Play on from here…"))
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"), timeout=WAIT_MS)


@scene
def study(screen: Screen) -> None:
    """A study at the person's turn."""
    resume(screen, TURN)
    ask_to_study(screen, level="senator", redeal=True)


@scene
def study_end(screen: Screen) -> None:
    """The end of a study."""
    study(screen)
    screen.controller.study.goBackTo(TURN - 2)
    screen.wait_for(Phase.PERSON)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)


@scene
def study_seal(screen: Screen) -> None:
    """The dialog of the seal, in a study."""
    study(screen)
    screen.choose_entry(said("MainMenu", "&Game"), said("MainMenu", "&Check the deal…"))


@scene
def celebration(screen: Screen) -> None:
    """A won game, with petals falling."""
    move(screen)
    end(screen, "streak")
    QTest.qWait(900)


for name in ("streak", "five", "majority", "tiles", "draw"):
    SCENES[f"end-{name}"] = partial(end, name=name)
