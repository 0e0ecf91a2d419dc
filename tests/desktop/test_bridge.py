"""What the bridge gives to QML: state, prompts, results and announcements."""

from __future__ import annotations

import re

import pytest

from tests.desktop.support.positions import (
    AGAINST_COMPUTER,
    LAST_OF_EIGHTH,
    TURN,
    game,
    hold_computer,
    resume,
)
from tests.desktop.support.program import Program
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.models.counted import CountedRow
from tyrus_desktop.desktop.text.sentences import building_label
from tyrus_desktop.desktop.text.tallies import counted_label
from tyrus_desktop.desktop.text.voices import streak_warning
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.players import strength

ENDINGS = ("streak", "five", "majority", "tiles", "draw")


def test_results_of_all_endings(program: Program) -> None:
    for name in ENDINGS:
        resume(program, None, name, AGAINST_COMPUTER)
        program.wait_for(Phase.OVER)
        view = program.game.view()
        assert view.outcome is not None
        expected = [view.representatives(side) for side in Side]
        if view.outcome.ending in (Ending.TILES, Ending.DRAW):
            hands = dict(program.game.referee.reveal().hands)
            expected = [sum(tile.value for tile in hands[side]) for side in Side]
        assert program.state.summary.score == expected
        assert program.state.summary.ending == tuple(Ending).index(view.outcome.ending)
        if name == "streak":
            assert program.state.resultDetail.startswith("Elections\u00a05, 6 and 7.")
            assert program.state.winner == 0
            assert program.state.summary.parting == "Well played, Claire!"


def test_prompt_counts_the_placements_of_the_person(program: Program) -> None:
    assert (program.state.cardsLeft, program.state.election) == ([3, 3, 3], 0)
    for placements in (36, 38, 40):
        resume(program, placements)
        view = program.game.view()
        assert program.table.phase is Phase.PERSON
        mine = [s for s in view.standing if s.owner is view.side and s.election == view.election]
        assert f": {len(mine) + 1} of 3 in this election." in program.state.prompt
    left = program.state.cardsLeft
    assert left == [view.cards_left(kind) for kind in Profession]
    assert sum(left) == 9 - view.election
    assert not program.controller.place(len(program.game.view().hand), 0)  # An empty slot.
    assert len(program.game.referee.placements) == 40
    program.play_computer()
    said: list[str] = []
    program.state.changed.connect(lambda: said.append(program.state.prompt))
    program.play(program.choose())
    program.wait_for(Phase.PERSON)
    assert said[-1] == "Claire, place a tile in any building: 2 of 3 in this election."
    assert [text for text in said if text.startswith("Election")] == []


def test_tally_is_announced_by_tile_and_then_with_its_outcome(program: Program) -> None:
    resume(program, LAST_OF_EIGHTH)
    announced: list[str] = []
    program.controller.announced.connect(announced.append)
    program.play(game().placements[LAST_OF_EIGHTH])
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    tally = program.game.view().tallies[-1]
    told = [text for text in announced if re.search(r"\. You \d+, the Councillor \d+\.$", text)]
    assert told[0] == "Yours, 1\u00a0soldier: bluff. You 0, the Councillor 0."
    assert told[-1].endswith(f" You {tally.ivory.total}, the Councillor {tally.brown.total}.")
    verdict = announced.index(told[-1]) + 1
    assert announced[verdict] == (
        "You win a General, 6\u00a0to\u00a01. "
        "You: 13\u00a0votes, enemy blocks\u00a014, counters\u00a07; bluffs:\u00a01. "
        "The Councillor: 9\u00a0votes, enemy blocks\u00a012, counters\u00a04; bluffs:\u00a03."
    )
    for building, row in enumerate(program.models.buildings.rows):
        announced.clear()
        program.controller.pointAt(building)
        assert [text.startswith(f"{building_label(row)}. ") for text in announced] == [True]


@pytest.mark.parametrize("placements", [TURN, None])
def test_resumed_game_announces_only_its_prompt(program: Program, placements: int | None) -> None:
    announced: list[str] = []
    program.controller.announced.connect(announced.append)
    resume(program, placements)
    program.wait_for(Phase.PERSON, Phase.OVER)
    assert program.models.log.rowCount() > TURN
    assert not [text for text in announced if " draws " in text or " places " in text]
    assert announced[-1] == program.state.prompt


def test_second_win_in_a_row_is_announced_with_a_warning(program: Program) -> None:
    placed = TURN - 3  # Before the last tile of the sixth election.
    resume(program, placed)
    announced: list[str] = []
    program.controller.announced.connect(announced.append)
    program.play(game().placements[placed])
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    warning = streak_warning(Side.IVORY, program.game.voices)
    assert warning
    assert [text for text in announced if text.endswith(warning)]


def test_counted_tile_is_described_with_its_effect(program: Program) -> None:
    endings = {7: "votes", 4: "votes, counting for\u00a04", 0: "votes, no effect"}
    for effect, ending in endings.items():
        row = CountedRow(0, turned=True, profession=0, value=7, counted_role=0, effect=effect)
        assert counted_label(row) == f"Ivory’s 7\u00a0soldiers: {ending}"
    assert counted_label(CountedRow(0)) == "Ivory’s hidden tile"


@pytest.mark.parametrize("first", [None, Side.IVORY])
def test_toss_is_shown_only_for_a_tossed_first_player(program: Program, first: Side | None) -> None:
    shown: list[bool] = []
    program.state.changed.connect(lambda: shown.append(program.state.tossing))
    program.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("greedy", "greedy")}, first)
    hold_computer(program)
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert any(shown) is (first is None)
    assert not program.state.tossing


def test_strength_card_shows_the_share_of_the_exploiter(program: Program) -> None:
    found = strength.load().exploiter
    assert found
    rows = program.controller.strength.attacks
    row = next(each for each in rows if "never thinks ahead" in each["name"])
    assert row["against"] == "Melkara"
    assert row["share"].startswith(f"{100 * float(found['of_strongest']):.0f}% (")
