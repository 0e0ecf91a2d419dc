"""The end of a game in the window: its buttons by any input, what it reveals, its music and texts.

`test_stories` tests what the story says.
"""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.channels import values
from tests.desktop.support.items import in_window, read, seen
from tests.desktop.support.legibility import faults
from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    AGAINST_CONSUL,
    AT_ONE_SCREEN,
    LONG_NAMES,
    game,
    play_to_the_end,
    resume,
    show_end,
    step_until,
)
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Key, Screen
from tests.desktop.support.studying import play_on
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.replay.lens import Lens
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer
from tyrus_desktop.desktop.story import telling
from tyrus_desktop.desktop.story.facts import Fact
from tyrus_desktop.engine.tiles import Side

Press = Callable[[Screen, QQuickItem], None]
PICTURES_MS = 500
"""What the ending has left to draw its pictures."""

HERALD = {**AGAINST_CONSUL, "BrownPlayer": "computer herald"}
ARCHON = {**AGAINST_COMPUTER, "Brown": "The Archon", "BrownPlayer": "computer archon"}


def button(screen: Screen, name: str) -> QQuickItem:
    return next(item for item in screen.items(name) if seen(item))


# The buttons


def by_mouse(screen: Screen, item: QQuickItem) -> None:
    screen.click(item)


def by_key(screen: Screen, item: QQuickItem) -> None:
    screen.activate()
    for _ in range(60):
        if item.property("activeFocus"):
            break
        QTest.keyClick(screen.window, Key.Key_Tab)
    assert item.property("activeFocus"), "Tab does not reach it"
    QTest.keyClick(screen.window, Key.Key_Return)


@pytest.mark.parametrize("press", [by_mouse, by_key])
def test_end_panel_buttons_work_with_one_press(screen: Screen, press: Press) -> None:
    show_end(screen, "streak", HERALD)
    press(screen, button(screen, "otherLevel"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.seats[Side.BROWN].level == screen.state.settings.level == "scribe"
    assert screen.game.seats[Side.IVORY] == screen.application.profiles.seat
    show_end(screen, "streak", AGAINST_COMPUTER)
    press(screen, button(screen, "rematch"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.seats[Side.BROWN].level == "rules-of-thumb"


@pytest.mark.parametrize("press", [by_mouse, by_key])
def test_end_leads_to_the_table_and_to_tallies(screen: Screen, press: Press) -> None:
    show_end(screen, "draw", AGAINST_COMPUTER)  # It first tells of the whole game.
    assert [seen(see) for see in screen.items("seeTally")] == [False, True, True]
    show_end(screen, "streak", AGAINST_COMPUTER)
    told = next(number for number in screen.state.summary.story.elections if number)
    press(screen, button(screen, "seeTally"))
    assert (screen.models.tally.open, screen.models.tally.number) == (True, told)
    screen.application.replay.close()
    screen.qtbot.waitUntil(lambda: screen.shows("showTable"))
    press(screen, button(screen, "showTable"))
    screen.qtbot.waitUntil(lambda: screen.shows("showEnding"))
    screen.click(next(tile for tile in screen.items("tile") if tile.property("place") == 1))
    assert screen.table.replay is not None
    assert screen.table.replay.lens is Lens.ALL
    screen.application.replay.close()
    screen.qtbot.waitUntil(lambda: screen.shows("showEnding"))
    press(screen, button(screen, "showEnding"))
    screen.qtbot.waitUntil(lambda: screen.shows("shareAtEnd"))
    press(screen, button(screen, "shareAtEnd"))
    screen.qtbot.waitUntil(lambda: screen.shows("sharedKind"))
    QTest.keyClick(screen.window, Key.Key_Escape)
    screen.qtbot.waitUntil(lambda: not screen.shows("sharedKind"))
    press(screen, button(screen, "newGameAtEnd"))
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))


def test_enter_presses_the_primary_button_and_escape_leads_back(
    screen: Screen, silent_player: None
) -> None:
    screen.activate()
    for name, headers, level in (
        ("streak", HERALD, "scribe"),
        ("five", AGAINST_CONSUL, "consul"),  # Lost: again, and nothing easier unasked.
        ("draw", AGAINST_CONSUL, "consul"),
    ):
        show_end(screen, name, headers)
        screen.click(button(screen, "showTable"))
        screen.qtbot.waitUntil(lambda: screen.shows("showEnding"))
        QTest.keyClick(screen.window, Qt.Key.Key_Tab)  # The focus is not on what Escape undoes.
        QTest.keyClick(screen.window, Qt.Key.Key_Escape)
        screen.qtbot.waitUntil(lambda: not screen.shows("showEnding"))
        assert screen.shows("headline")
        QTest.keyClick(screen.window, Qt.Key.Key_Return)
        screen.wait_for(Phase.PERSON, Phase.COMPUTER)
        assert screen.game.seats[Side.BROWN].level == level
    show_end(screen, "streak")
    play_on(screen, 0)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    QTest.keyClick(screen.window, Qt.Key.Key_Enter)
    assert screen.table.replay is not None, "of a study the look back is the primary one"


def test_end_offers_another_level_where_there_is_one(program: Program) -> None:
    for name, headers, offered in (
        ("streak", AGAINST_CONSUL, "Melkara"),
        ("streak", ARCHON, ""),
        ("streak", AGAINST_COMPUTER, ""),  # Its opponent stands on no step of the ladder.
        ("five", AGAINST_CONSUL, "Lidana"),  # Lost: something easier.
        ("draw", AGAINST_CONSUL, ""),
        ("streak", AT_ONE_SCREEN, ""),
    ):
        show_end(program, name, headers)
        assert program.state.summary.otherLevel == offered


def test_win_leads_up_a_level_and_loss_leads_down(screen: Screen, silent_player: None) -> None:
    for name, offered, primary in (
        ("streak", "Next level: Melkara", "otherLevel"),
        ("five", "Easier level: Lidana", "rematch"),
    ):
        play_to_the_end(screen, name)
        assert button(screen, "otherLevel").property("text") == offered
        for each in ("otherLevel", "rematch"):
            assert button(screen, each).property("primary") is (each == primary)
    screen.click(button(screen, "otherLevel"))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert screen.game.seats[Side.BROWN].level == screen.state.settings.level == "senator"
    for name, headers in (("streak", ARCHON), ("draw", AGAINST_CONSUL)):
        show_end(screen, name, headers)
        assert not screen.shows("otherLevel")
        assert button(screen, "rematch").property("primary")


# What the end reveals, and its music


def test_game_end_plays_victory_or_defeat_theme(program: Program, silent_player: None) -> None:
    heard: list[Cue] = []
    program.state.summary.ended.connect(heard.append)
    for name, headers, theme in (
        ("streak", AGAINST_CONSUL, Cue.VICTORY),
        ("five", AGAINST_CONSUL, Cue.DEFEAT),
        ("five", AT_ONE_SCREEN, Cue.VICTORY),
        ("draw", AGAINST_CONSUL, Cue.FLOURISH),
    ):
        heard.clear()
        show_end(program, name, headers)
        assert not heard, "an opened game has no theme"
        play_to_the_end(program, name, headers)
        assert heard == [theme]
    told = str(program.state.settings.usedPatterns).split()
    assert len(told) == 4, "those played here"
    first, second = (set(each.partition(":")[2].split(",")) for each in told[1:3])
    assert not first & second - {"won", "cost"}, "an equal game is told differently"


@pytest.mark.parametrize("headers", [AGAINST_CONSUL, AT_ONE_SCREEN])
def test_end_follows_the_last_verdict_at_once(
    program: Program, silent_player: None, monkeypatch: pytest.MonkeyPatch, headers: dict[str, str]
) -> None:
    """At normal speed it takes .8 s at most, and the stage of the tally stays until then."""
    resume(program, -1, "streak", headers)
    if headers is AT_ONE_SCREEN:
        program.sit_down()
    program.state.settings.afterTally = "wait"
    program.play(game("streak").placements[-1])
    tally, script = program.models.tally, program.application.script
    step_until(program, lambda: tally.stop == Stop.NEXT)
    assert program.game.view().over
    assert not program.game.revealed, "nothing is revealed before the verdict has been read"
    waits: list[int] = []
    (timer,) = script.findChildren(SuspendableTimer)
    monkeypatch.setattr(timer, "start", waits.append)
    closed: list[int] = []

    def note() -> None:
        if not tally.open:
            closed.append(len(waits))

    program.state.changed.connect(note)
    while program.table.phase is not Phase.OVER:
        script.step()
    assert sum(waits) <= 800 - PICTURES_MS
    assert set(closed) == {len(waits)}, "no frame shows the table before the ending"


def test_running_game_shows_no_end_story(program: Program) -> None:
    summary = program.state.summary
    show_end(program)
    assert all(values(summary.story).values())
    for placements in (0, 10, 47):
        resume(program, placements)
        assert (summary.otherLevel, summary.headline, summary.parting) == ("", "", "")
        assert not any(values(summary.story).values())


# Legibility


@pytest.mark.parametrize(
    ("ending", "size", "language", "scale"),
    [
        (("majority", LONG_NAMES), (1024, 640), "fr", 100),
        (("streak", AGAINST_CONSUL), (1280, 800), "en", 100),
        (("five", AGAINST_CONSUL), (1024, 640), "fr", 150),
        (("streak", AGAINST_CONSUL), (880, 440), "fr", 100),
        (("draw", LONG_NAMES), (1366, 768), "fr", 250),
        (("streak", AT_ONE_SCREEN), (2560, 1600), "en", 100),
    ],
)
def test_end_panel_is_legible(
    screen: Screen,
    ending: tuple[str, dict[str, str]],
    size: tuple[int, int],
    language: str,
    scale: int,
) -> None:
    screen.controller.setLanguage(language)
    screen.state.settings.scale = scale
    screen.resize(*size)
    show_end(screen, *ending)
    screen.picture()
    sentences = screen.visible_items("storySentence")
    assert len(sentences) == 3
    scrolls = screen.item("story").property("scrolls")
    assert scrolls is (scale > 150), "it must not scroll"
    assert not sorted(set(faults(screen)))
    buttons = ("otherLevel", "rematch", "newGameAtEnd", "showTable", "shareAtEnd", "startReplay")
    parts = [item for key in buttons for item in screen.visible_items(key)]
    parts += [screen.item("review"), screen.item("story")]
    headline = screen.item("headline")
    assert read(headline, "font.pixelSize") == max(
        22, round(56 * min(size[0] / 1280, size[1] / 800))
    )
    assert read(sentences[0], "font.pixelSize") >= 13
    assert (size, scale) != ((1280, 800), 100) or read(sentences[0], "font.pixelSize") == 28
    screen.activate()
    for see in [*screen.visible_items("seeTally"), *screen.visible_items("seeMisled")]:
        see.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        assert in_window(screen.item("story")).contains(in_window(see)), "the focus scrolls it in"
    for one, other in combinations(parts, 2):
        names = one.objectName(), other.objectName()
        assert not in_window(one).intersects(in_window(other)), names
    window = screen.window.contentItem().boundingRect()
    assert all(window.contains(in_window(item)) for item in parts)


def test_longest_end_sentences_fit_without_scrolling(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Show three of the longest French sentences in the smallest window."""
    facts = (
        Fact("too-late", Side.IVORY, 0, (19,)),
        Fact("prepared", Side.BROWN, 4, (15, 14)),
        Fact("lie", Side.IVORY, 6, (12, 24)),
    )
    monkeypatch.setattr(telling, "tell", lambda *_: facts)
    screen.controller.setLanguage("fr")
    screen.resize(1024, 640)
    show_end(screen, "streak")
    screen.picture()
    assert not screen.item("story").property("scrolls")
    assert not sorted(set(faults(screen)))
