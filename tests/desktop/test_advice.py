"""Advice at a person's turn: in two steps, marked first, and unknown to the opponent."""

import random
from collections.abc import Iterator

import pytest

from tests.desktop.support.channels import advised, all_answers, all_roles
from tests.desktop.support.fakes import Disk, fail, until_stopped
from tests.desktop.support.positions import AGAINST_COMPUTER, AT_ONE_SCREEN, resume
from tests.desktop.support.program import WAIT_MS, listen
from tests.desktop.support.screen import Key, Screen, press
from tests.imagined import quick_adviser
from tests.readers import PlayedGame, games_of, other_world
from tyrus_desktop.desktop.bridge.table import coach
from tyrus_desktop.desktop.bridge.table.advice import Advice
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game import helper
from tyrus_desktop.desktop.game.lesson import FIRST_GAME
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import cautions as players
from tyrus_desktop.players.adviser import Adviser
from tyrus_desktop.players.trials import Stop

REFUSED = (
    "Ask for advice on your turn against the computer. “Advice” and “Show tiles seen” must be on"
    " in the settings."
)
LEVEL = {**AGAINST_COMPUTER, "BrownPlayer": "computer magistrate"}


@pytest.fixture(autouse=True)
def quickly_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helper, "_adviser", quick_adviser)


def advice(screen: Screen) -> Advice:
    found = screen.controller.advice
    assert found is not None
    return found


def ask(screen: Screen, *, by_key: bool = False) -> None:
    """Ask for the next step, and wait until it is shown."""
    before = screen.state.prompt
    press(screen, Key.Key_V) if by_key else screen.click(screen.item("advice"))
    screen.qtbot.waitUntil(lambda: screen.state.prompt != before)


def pointed_at(screen: Screen) -> list[int]:
    return [i.parentItem().property("index") for i in screen.visible_items("aim")]


def take_advice(screen: Screen, *, by_key: bool) -> Placement:
    """Ask for both steps, and place the tile there."""
    ask(screen, by_key=by_key)
    (building,) = pointed_at(screen)
    assert advice(screen).slot == NONE
    ask(screen, by_key=by_key)
    assert pointed_at(screen) == [building]
    (slot,) = [i.property("slot") for i in screen.tiles() if i.property("marked")]
    assert not advice(screen).more
    placement = Placement(screen.game.view().hand[slot], BUILDINGS[building])
    screen.drag_tile(slot, building)
    return placement


def test_advice_does_not_change_the_computers_game(screen: Screen) -> None:
    """Every placement is advised, by mouse or key; the record counts them as made with help."""
    screen.state.settings.coach = screen.state.settings.gauge = True
    resume(screen, 0, headers=LEVEL, salt="c0ffee")
    placed: list[Placement] = []
    while screen.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
        placed.append(take_advice(screen, by_key=len(placed) % 2 == 1))
    advised = screen.kept()
    assert advised.headers["Hints"] == str(len(placed))
    assert screen.state.prompt == screen.state.result
    screen.state.settings.coach = screen.state.settings.gauge = False
    resume(screen, 0, headers=LEVEL, salt="c0ffee")
    for placement in placed:
        screen.wait_for(Phase.PERSON)
        screen.table.place(placement)
    screen.wait_for(Phase.OVER)
    alone = screen.kept()
    assert alone.placements == advised.placements
    assert "Hints" not in alone.headers


def test_help_is_marked_on_the_disk_before_it_is_shown(screen: Screen, disk: Disk) -> None:
    resume(screen, 38, headers=LEVEL)
    screen.wait_for(Phase.PERSON)
    screen.wait_until_kept()
    heard = screen.listen()
    turn = screen.state.prompt
    disk.hold()
    screen.state.settings.gauge = True
    screen.qtbot.waitUntil(lambda: screen.game.headers.get("Hints") == "1")
    screen.click(screen.item("advice"))
    screen.qtbot.wait(150)
    assert (screen.state.prompt, advice(screen).building, heard) == (turn, NONE, [])
    assert not pointed_at(screen)
    assert not screen.shows("gauge")
    disk.release()
    wait_for_gauge(screen)
    screen.qtbot.waitUntil(lambda: screen.state.prompt != turn)
    assert screen.kept().headers["Hints"] == "1"
    assert heard == [screen.state.prompt]
    screen.state.settings.gauge = False
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.PERSON)
    assert (advice(screen).building, advice(screen).more) == (NONE, True)
    assert screen.kept().headers["Hints"] == "1"


def test_placement_cancels_advice(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    stops: list[Stop] = []
    monkeypatch.setattr(Adviser, "advise", until_stopped(stops))
    screen.play_computer()
    screen.click(screen.item("advice"))
    screen.qtbot.waitUntil(lambda: len(stops) == 1)
    screen.drag_tile(0, 0)
    screen.wait_for(Phase.PERSON)
    assert stops[0]()
    assert "Hints" not in screen.kept().headers
    assert advice(screen).more
    monkeypatch.setattr(Adviser, "advise", fail)
    screen.click(screen.item("advice"))
    failed = "No advice: something went wrong. Just play on."
    screen.qtbot.waitUntil(lambda: failed in screen.texts())
    assert advice(screen).more


def test_no_advice_is_given_where_memory_is_needed(screen: Screen) -> None:
    said = listen(screen.controller.answered)

    def refuse() -> None:
        said.clear()
        assert not screen.shows("advice")
        press(screen, Key.Key_V)
        assert said == [REFUSED]

    screen.play_computer()
    for name, off, on in (("advice", "off", "on"), ("memory", "never", "always")):
        setattr(screen.state.settings, name, off)
        refuse()
        setattr(screen.state.settings, name, on)
        assert screen.shows("advice")
    screen.application.replay.open()
    assert not screen.shows("advice")
    screen.application.replay.close()
    resume(screen, 0, headers=AT_ONE_SCREEN)
    screen.sit_down()
    refuse()
    resume(screen, 0, headers={**LEVEL, "IvoryPlayer": "computer greedy"})
    assert not screen.shows("advice")
    screen.controller.lesson.start(FIRST_GAME)
    screen.wait_for(Phase.PERSON)
    refuse()


def wait_for_gauge(screen: Screen) -> None:
    """Wait until each back of the enemy's tiles has a bar."""
    backs = [each for each in screen.game.view().standing if each.tile is None]
    screen.qtbot.waitUntil(lambda: len(advice(screen).backs) == len(backs))


def test_gauge_has_a_bar_on_each_back_at_ones_turn(screen: Screen) -> None:
    resume(screen, 38, headers=LEVEL)
    screen.wait_for(Phase.PERSON)
    assert not screen.shows("gauge")
    screen.state.settings.gauge = True
    screen.qtbot.waitUntil(lambda: screen.game.headers.get("Hints") == "1")
    turn = screen.state.prompt
    wait_for_gauge(screen)
    assert screen.kept().headers["Hints"] == "1"
    ask(screen)
    assert (screen.game.headers["Hints"], screen.state.prompt == turn) == ("1", False)
    bars = screen.visible_items("gauge")
    backs = [i for i in screen.tiles() if i.property("place") == 1 and not i.property("faceUp")]
    assert len(bars) == len(backs) == 7
    for bar in bars:
        middle = screen.middle(bar).toPointF()
        assert any(back.contains(back.mapFromScene(middle)) for back in backs)
    unsure = [each for each in advice(screen).backs if "Chance of a bluff" in str(each["label"])]
    assert unsure == [each for each in advice(screen).backs if each["nothing"]]
    assert all("hidden tile, in " in str(each["tile"]) for each in advice(screen).backs)
    assert len(screen.visible_items("gaugeNothing")) == len(unsure)
    screen.drag_tile(0, 0)
    assert not screen.shows("gauge")
    screen.wait_for(Phase.PERSON)
    wait_for_gauge(screen)
    assert screen.kept().headers["Hints"] == "2"
    screen.state.settings.memory = "never"
    assert not screen.shows("gauge")


def shown(screen: Screen, world: PlayedGame) -> Iterator[dict[str, object]]:
    """Resume a game; yield what the person gets after both steps of the advice, and a placement."""
    headers = {**LEVEL, "BrownPlayer": "computer greedy"}
    screen.table.resume(Record(headers, world.deal, world.placements))
    screen.wait_for(Phase.PERSON)
    wait_for_gauge(screen)
    heard = screen.listen()

    def warned() -> None:
        screen.drag_tile(0, 0)
        screen.qtbot.waitUntil(lambda: screen.shows("confirm"))

    def step() -> None:
        ask(screen, by_key=True)

    for act in (step, step, warned):
        act()
        yield {
            **all_roles(screen.table.stage),
            **advised(screen),
            "prompt": screen.state.prompt,
            "asked": all_answers(screen.table),
            "heard": list(heard),
            "marks": pointed_at(screen),
        }


def test_help_reveals_nothing_that_its_side_cannot_know(
    screen: Screen, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "COSTLY", 1.0)
    monkeypatch.setattr(coach, "COACH_MS", WAIT_MS)  # The machine may be busy.
    rng, settings = random.Random(seed), screen.state.settings
    settings.gauge = settings.coach = True
    settings.undo = "confirm"
    (played,) = games_of(seed, 1)
    turns = [n for n in range(len(played.placements)) if played.mover(n) is Side.IVORY]
    for count in rng.sample(turns, 5):
        cut = played.cut(count)
        here = list(shown(screen, cut))
        there = list(shown(screen, other_world(cut, Side.IVORY, rng)))
        assert here == there
