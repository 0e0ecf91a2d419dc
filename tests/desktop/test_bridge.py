"""What the bridge gives to QML: the state, prompts, results, announcements and descriptions."""

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
from tests.desktop.support.screen import Screen
from tests.desktop.support.slots import open_play
from tyrus_desktop.desktop.bridge.table.queries import what_lies_here
from tyrus_desktop.desktop.bridge.table.sealed_deal import SealedDeal
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.models.counted import CountedRow
from tyrus_desktop.desktop.text.sentences import building_label
from tyrus_desktop.desktop.text.tallies import counted_label
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players import strength

ENDINGS = ("streak", "five", "majority", "tiles", "draw")


def test_the_score_has_ivorys_representatives_or_points_first(program: Program) -> None:
    for name in ENDINGS:
        resume(program, None, name)
        program.wait_for(Phase.OVER)
        view = program.game.view()
        assert view.outcome is not None
        expected = [view.representatives(side) for side in Side]
        if view.outcome.ending in (Ending.TILES, Ending.DRAW):
            hands = dict(program.game.referee.reveal().hands)
            expected = [sum(tile.value for tile in hands[side]) for side in Side]
        assert program.state.summary.score == expected
        assert program.state.summary.ending == tuple(Ending).index(view.outcome.ending)


def test_the_result_of_a_streak_names_its_three_elections(program: Program) -> None:
    resume(program, None, "streak")
    program.wait_for(Phase.OVER)
    assert program.state.resultDetail.startswith("Elections\u00a05, 6 and 7.")


def test_a_winner_against_the_computer_is_congratulated_by_name(program: Program) -> None:
    resume(program, None, "streak", AGAINST_COMPUTER)
    program.wait_for(Phase.OVER)
    assert program.game.view().outcome is not None
    assert program.state.winner == 0
    assert program.state.summary.parting == "Well played, Claire!"


def test_the_prompt_counts_the_placements_of_the_person(program: Program) -> None:
    for placements in (36, 38, 40):
        resume(program, placements)
        view = program.game.view()
        assert program.table.phase is Phase.PERSON
        mine = [s for s in view.standing if s.owner is view.side and s.election == view.election]
        assert f": {len(mine) + 1} of 3 in this election." in program.state.prompt


def test_which_election_it_is_is_not_said_again_while_its_first_tiles_go_to_their_places(
    program: Program,
) -> None:
    program.play_computer()
    said: list[str] = []
    program.state.changed.connect(lambda: said.append(program.state.prompt))
    program.play(program.choose())
    program.wait_for(Phase.PERSON)
    assert said[-1] == "Claire, place a tile in any building: 2 of 3 in this election."
    assert [text for text in said if text.startswith("Election")] == []


def test_a_tally_is_announced_tile_by_tile_and_then_with_its_outcome_first(
    program: Program,
) -> None:
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


@pytest.mark.parametrize("placements", [TURN, None])
def test_what_happened_before_a_game_was_resumed_is_not_announced(
    program: Program, placements: int | None
) -> None:
    announced: list[str] = []
    program.controller.announced.connect(announced.append)
    resume(program, placements)
    program.wait_for(Phase.PERSON, Phase.OVER)
    assert program.models.log.rowCount() > TURN
    assert not [text for text in announced if " draws " in text or " places " in text]
    assert announced[-1] == program.state.prompt


def test_pointing_at_a_building_announces_that_building(program: Program) -> None:
    resume(program, TURN)
    announced: list[str] = []
    program.controller.announced.connect(announced.append)
    for building, row in enumerate(program.models.buildings.rows):
        announced.clear()
        program.controller.pointAt(building)
        label = building_label(row)
        assert [text.startswith(f"{label}. ") for text in announced] == [True]


def test_in_open_play_the_hand_of_the_side_to_play_is_described(screen: Screen) -> None:
    open_play(screen)
    assert what_lies_here(screen.table, -1).startswith("Ivory’s filled slots: 1, 2, 3")
    screen.controller.place(0, 0)
    screen.wait_for(Phase.PERSON)
    assert what_lies_here(screen.table, -1).startswith("Brown’s filled slots: 1, 2, 3")


def test_a_counted_tile_is_described_with_its_effect(program: Program) -> None:
    endings = {7: "votes", 4: "votes, counting for\u00a04", 0: "votes, no effect"}
    for effect, ending in endings.items():
        row = CountedRow(0, turned=True, profession=0, value=7, counted_role=0, effect=effect)
        assert counted_label(row) == f"Ivory’s 7\u00a0soldiers: {ending}"
    assert counted_label(CountedRow(0)) == "Ivory’s hidden tile"


def test_a_new_game_resets_the_check_of_the_seal(program: Program) -> None:
    resume(program, None, "streak")
    program.wait_for(Phase.OVER)
    deal = program.application.sealed_deal
    resume(program, None, "streak", salt="0" * 32)
    deal.check("not a seal")
    assert deal.verdict == SealedDeal.Verdict.NoSeal
    program.play_computer()
    assert deal.verdict == SealedDeal.Verdict.Unchecked


def test_before_the_first_game_all_election_cards_are_left(program: Program) -> None:
    assert program.state.cardsLeft == [3, 3, 3]
    assert program.state.election == 0


@pytest.mark.parametrize("first", [None, Side.IVORY, Side.BROWN])
def test_the_toss_is_shown_only_if_the_first_player_was_tossed(
    program: Program, first: Side | None
) -> None:
    shown: list[bool] = []
    program.state.changed.connect(lambda: shown.append(program.state.tossing))
    program.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("greedy", "greedy")}, first)
    hold_computer(program)
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert any(shown) is (first is None)
    assert not program.state.tossing


def test_the_strength_card_tells_what_the_exploiter_takes(program: Program) -> None:
    found = strength.load().exploiter
    assert found
    rows = program.controller.strength.attacks
    row = next(each for each in rows if "never thinks ahead" in each["name"])
    assert row["against"] == "Melkara"
    assert row["share"].startswith(f"{100 * float(found['of_strongest']):.0f}% (")


def test_placing_an_empty_slot_is_refused(program: Program) -> None:
    resume(program, TURN)
    assert not program.controller.place(len(program.game.view().hand), 0)
    assert len(program.game.referee.placements) == TURN
