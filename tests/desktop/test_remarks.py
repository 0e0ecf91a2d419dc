"""Remarks of the computer opponent: from public facts, seldom; how they are shown and logged."""

import random
from itertools import pairwise

import pytest
from PySide6.QtTest import QTest

from tests.desktop.support.channels import snapshots_of, told_apart
from tests.desktop.support.items import everything
from tests.desktop.support.positions import play_to_the_end, resume, whole_game
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Key, Screen
from tests.readers import (
    PlayedGame,
    board,
    games_of,
    other_world,
    play_game,
    replay,
    seeds,
    witnessed,
)
from tyrus_desktop.desktop.bridge.people import remarks as bridge
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.models.log_model import Said
from tyrus_desktop.desktop.stage.suspendable_timer import SuspendableTimer
from tyrus_desktop.desktop.story.remark_occasions import (
    BETWEEN,
    Occasion,
    Remark,
    remarks,
    wording_of,
)
from tyrus_desktop.desktop.text.remark_texts import line
from tyrus_desktop.engine.behaviours import wasted
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession, Side

IVORY, BROWN = Side.IVORY, Side.BROWN
ENDS = (Occasion.GREETING, Occasion.WINS, Occasion.LOSES)
AGAINST_ALEPA = {
    "IvoryPlayer": "person",
    "Brown": "Alepa",
    "BrownPlayer": "computer archon bluffer",
}


# When the opponent speaks


@pytest.fixture(scope="module")
def played() -> list[PlayedGame]:
    return [
        play_game(each, *("greedy", "rules-of-thumb")[:: (1, -1)[number % 2]])
        for number, each in enumerate(seeds(31, 8))
    ]


def history(whole: PlayedGame, viewer: Side, speaker: Side) -> list[tuple[Remark, ...]]:
    """Return the remarks so far after each number of placements."""
    return [remarks(view, speaker) for view, _ in witnessed(whole, viewer)]


def test_remarks_follow_from_public_facts(played: list[PlayedGame]) -> None:
    rng = random.Random(5)
    for whole in played:
        for viewer in Side:
            own = history(whole, viewer, viewer.other)
            assert own == history(whole, viewer.other, viewer.other)
            for _ in range(2):
                cut = whole.cut(rng.randint(1, len(whole.placements)))
                other = other_world(cut, viewer, rng)
                assert history(cut, viewer, viewer.other) == history(other, viewer, viewer.other)


def test_remarks_are_rare_and_never_withdrawn(played: list[PlayedGame]) -> None:
    counts, heard, winners = set(), set(), []
    for whole in played:
        view = replay(whole).view(IVORY)
        for speaker in Side:
            so_far = history(whole, IVORY, speaker)
            assert all(after[: len(before)] == before for before, after in pairwise(so_far))
            said = so_far[-1]
            counts.add(len(said))
            heard |= {(each.occasion, wording_of(each, view, speaker)) for each in said}
            assert said[0].occasion is Occasion.GREETING
            between = [each for each in said if each.occasion not in ENDS]
            assert len(between) <= BETWEEN
            assert len({each.occasion for each in said}) == len(said)
            assert all(b.election > a.election + 1 for a, b in pairwise(between))
            fooled = {Occasion.FOOLED: speaker.other, Occasion.WAS_FOOLED: speaker}
            for each in (each for each in said if each.occasion in fooled):
                winner = view.tallies[each.election - 1].winner
                assert winner is not fooled[each.occasion], "who won was not fooled"
                winners.append(winner)
    assert max(counts) == BETWEEN + 2
    assert {(each, way) for each in ENDS for way in (0, 1)} <= heard
    assert winners


def test_remarks_never_come_in_consecutive_elections(monkeypatch: pytest.MonkeyPatch) -> None:
    fooled = Remark(Occasion.FOOLED, 3)
    for election, fresh in ((3, False), (4, False), (5, True)):
        due = [fooled, Remark(Occasion.WAS_FOOLED, election), Remark(Occasion.FOOLED, 8)]
        path = "tyrus_desktop.desktop.story.remark_occasions._occasions"
        monkeypatch.setattr(path, lambda *_, due=due: iter(due))
        found = remarks(replay(whole_game("five")).view(IVORY), BROWN)
        said = [each for each in found if each.occasion not in ENDS]
        assert said == (due[:2] if fresh else [fooled])


def test_opponent_remarks_on_winning_or_losing_the_game() -> None:
    for name, ending in (("streak", Occasion.LOSES), ("five", Occasion.WINS), ("draw", None)):
        last = history(whole_game(name), IVORY, BROWN)[-1][-1].occasion
        assert last is ending if ending else last not in (Occasion.WINS, Occasion.LOSES)


@pytest.mark.parametrize(
    ("tiles", "brown", "ivory"),
    [
        # Ivory's priests guard its soldiers against a tile of Brown's that blocks nothing.
        (("iS7>iC", "iP6>iC", "bS1>iC"), 6, 0),
        (("iS7>iC", "iP6>iC", "bM4>iC"), 0, 0),
        # Ivory's merchants block where Brown has no votes.
        (("bP2>bC", "iM8>bC"), 0, 0),
        (("bM2>bC", "iM8>bC"), 8, 0),
        (("bM2>bC", "bS1>bC", "iM8>bC"), 0, 0),
        # The mirror image, and no bluff.
        (("bS7>bC", "bP6>bC", "iS1>bC"), 0, 6),
        (("iS7>iC", "iP6>iC"), 0, 0),
    ],
)
def test_wasted_function_counts_points_wasted_by_a_bluff(
    tiles: tuple[str, ...], brown: int, ivory: int
) -> None:
    counted = tally(1, Profession.SOLDIER, board(*tiles))
    assert (wasted(counted, BROWN), wasted(counted, IVORY)) == (brown, ivory)


# How a remark is shown


def play_style(program: Program, style: str = "bluffer") -> None:
    program.table.start({IVORY: Seat("Claire"), BROWN: Seat("", style)}, IVORY)
    program.wait_for(Phase.PERSON)


def logged(program: Program) -> list[str]:
    rows = program.models.log.rows
    return [row.event.occasion for row in rows if isinstance(row.event, Said)]


def test_greeting_is_shown_logged_and_announced(screen: Screen) -> None:
    heard = screen.listen()
    play_style(screen)
    greeting = line("bluffer", Occasion.GREETING, 1)
    assert screen.controller.remarks.text == greeting
    bubble = screen.item("bubble")
    assert bubble.isVisible()
    (plate,) = [each for each in screen.components("NamePlate") if bubble in everything(each)]
    assert plate.property("playerSide") == 1
    assert logged(screen) == ["greeting"]
    assert heard.count(f"Alepa: “{greeting}”") == 1
    screen.click(screen.hand_tile(0))
    assert screen.controller.heldSlot == 0
    assert not screen.controller.remarks.text


def test_remark_disappears_after_a_while_and_greeting_appears_once(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridge, "SHOWN_MS", 20)
    play_style(program)
    program.qtbot.waitUntil(lambda: not program.controller.remarks.text)
    program.give_up()
    program.controller.newGames.rematch()
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert (program.controller.remarks.text, logged(program)) == ("", [])


def test_final_remark_requires_a_played_end_against_the_computer(program: Program) -> None:
    resume(program, 38, headers=AGAINST_ALEPA)
    assert not program.controller.remarks.text
    program.give_up()
    assert (program.controller.remarks.text, logged(program)) == ("", [])
    play_to_the_end(program, "five", AGAINST_ALEPA)
    endings = [line("bluffer", Occasion.WINS, each) for each in (0, 1)]
    assert program.controller.remarks.text in endings
    program.play_two()
    program.sit_down()
    assert (program.controller.remarks.text, logged(program)) == ("", [])


def test_speech_bubble_and_menu_can_silence_remarks(screen: Screen) -> None:
    heard = screen.listen()
    play_style(screen, "miser")  # Who has not greeted yet.
    screen.click(screen.item("bubble"))
    screen.qtbot.waitUntil(lambda: "No more remarks" in screen.texts())
    timer = screen.controller.remarks.findChild(SuspendableTimer)
    assert isinstance(timer, SuspendableTimer)
    assert not timer.isActive(), "the remark stays with its menu"
    QTest.keyClick(screen.window, Key.Key_Down)
    QTest.keyClick(screen.window, Key.Key_Return)
    screen.qtbot.waitUntil(lambda: not screen.controller.remarks.text)
    assert screen.state.settings.remarks == "off"
    assert any("no more remarks" in sentence for sentence in heard)
    play_style(screen, "saboteur")
    assert (screen.controller.remarks.text, logged(screen)) == ("", [])
    assert not any("Skiro: “" in sentence for sentence in heard)
    screen.choose_entry("&View", "&Opponents’ remarks")
    assert screen.state.settings.remarks == "on"
    play_style(screen, "rampart")
    assert screen.shows("bubble")
    screen.choose_entry("&View", "&Opponents’ remarks")
    assert screen.state.settings.remarks == "off"
    assert not screen.shows("bubble")


def channels(screen: Screen, whole: PlayedGame) -> list[dict[str, object]]:
    """Play the last placements of a recorded game; return all channels after each."""
    since = len(whole.placements) - 5
    record = Record(AGAINST_ALEPA, whole.deal, whole.placements[:since])
    found = snapshots_of(screen, record, whole.placements[since:])
    return [{**each, "remark": screen.controller.remarks.text} for each in found]


def telling() -> PlayedGame:
    """Return a game with a remark between its ends, cut after that."""
    for whole in games_of(31, 12):
        said = [remarks(view, BROWN) for view, _ in witnessed(whole, IVORY)]
        first = next((n for n, each in enumerate(said) if len(each) > 1), len(whole.placements))
        if first < len(whole.placements) - 8:
            return whole.cut(first + 3)
    raise AssertionError("No game of the sample has such a remark.")


def test_remarks_do_not_depend_on_hidden_information(
    screen: Screen, kept_at_once: None, silent_player: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridge, "SHOWN_MS", 10**6)
    whole = telling()
    other = other_world(whole, IVORY, random.Random(9))
    one, two = (channels(screen, each) for each in (whole, other))
    assert any(moment["remark"] for moment in one)
    assert not told_apart(one, two)
