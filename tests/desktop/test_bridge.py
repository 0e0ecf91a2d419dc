"""What the bridge gives to QML: state, prompts, results and announcements."""

import re

from tests.desktop.support.channels import roles
from tests.desktop.support.positions import AGAINST_COMPUTER, LAST_OF_EIGHTH, TURN, game, resume
from tests.desktop.support.program import Program, listen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.sentences import building_label
from tyrus_desktop.desktop.text.voices import streak_warning
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.tiles import ALL_TILES, Side


def test_every_ending_shows_its_result(program: Program) -> None:
    for name in ("streak", "five", "majority", "tiles", "draw"):
        resume(program, None, name, AGAINST_COMPUTER)
        program.wait_for(Phase.OVER)
        view = program.game.view()
        assert view.outcome is not None
        assert program.state.summary.ending == tuple(Ending).index(view.outcome.ending)
        if name == "streak":
            assert program.state.resultDetail.startswith("Elections\u00a05, 6 and 7.")
            assert program.state.winner == 0
            assert program.state.summary.parting == "Well played, Claire!"


def test_prompt_counts_the_players_tiles_in_this_election(program: Program) -> None:
    assert program.state.election == 0
    for placements in (36, 38, 40):
        resume(program, placements)
        view = program.game.view()
        assert program.table.phase is Phase.PERSON
        mine = [s for s in view.standing if s.owner is view.side and s.election == view.election]
        assert f": {len(mine) + 1} of 3 in this election." in program.state.prompt
    assert not program.controller.place(len(program.game.view().hand), 0)  # An empty slot.
    assert len(program.game.referee.placements) == 40
    program.play_computer()
    said: list[str] = []
    program.state.changed.connect(lambda: said.append(program.state.prompt))
    program.play(program.choose())
    program.wait_for(Phase.PERSON)
    assert said[-1] == "Claire, place a tile in any building: 2 of 3 in this election."
    assert [text for text in said if text.startswith("Election")] == []


def test_tally_announces_each_tile_and_then_its_outcome(program: Program) -> None:
    resume(program, LAST_OF_EIGHTH)
    announced = listen(program.controller.announced)
    program.play(game().placements[LAST_OF_EIGHTH])
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    tally = program.game.view().tallies[-1]
    told = [text for text in announced if re.search(r"\. You \d+, the Councillor \d+\.$", text)]
    assert told[0] == "Yours, 1\u00a0soldier: bluff. You 0, the Councillor 0."
    assert told[-1].endswith(f" You {tally.ivory.total}, the Councillor {tally.brown.total}.")
    verdict = announced.index(told[-1]) + 1
    assert announced[verdict] == (
        "You win the election for General, 6\u00a0to\u00a01. "
        "You: 13\u00a0votes, enemy blocks\u00a014, counters\u00a07; bluffs:\u00a01. "
        "The Councillor: 9\u00a0votes, enemy blocks\u00a012, counters\u00a04; bluffs:\u00a03."
    )
    for building, row in enumerate(program.models.buildings.rows):
        announced.clear()
        program.controller.pointAt(building)
        assert [text.startswith(f"{building_label(row)}. ") for text in announced] == [True]


def test_resumed_game_announces_no_earlier_moves_but_warns_of_streaks(program: Program) -> None:
    placed = TURN - 3  # Before the last tile of the sixth election.
    announced = listen(program.controller.announced)
    resume(program, placed)
    assert program.models.log.rowCount() > placed
    assert not [text for text in announced if " draws " in text or " places " in text]
    assert announced[-1] == program.state.prompt
    program.play(game().placements[placed])
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    warning = streak_warning(Side.IVORY, program.game.voices)
    assert warning
    assert [text for text in announced if text.endswith(warning)]


def named(sentence: str) -> list[str]:
    """Return the tiles named in a sentence, in order."""
    found = re.findall(r"\d+\u00a0(?:soldier|merchant|priest)s?", sentence)
    return found if set(found) <= set(map(words.tile, ALL_TILES)) else ["no tile"]


def test_draw_announcement_names_only_the_players_own_tiles(program: Program) -> None:
    ears = program.listen()
    program.table.start({Side.IVORY: Seat("Claire"), Side.BROWN: Seat("x", "greedy")}, Side.IVORY)
    while len(program.game.referee.placements) < PLACEMENTS:
        program.wait_for(Phase.PERSON)
        program.table.place(program.choose())
    program.wait_for(Phase.PERSON)
    logged = [str(value) for row in roles(program.models.log) for value in row]
    draws = [text for text in (*ears, *logged) if re.search(r"\bdraws? [39]\b", text)]
    assert len(draws) == 8
    mine = program.game.referee.deal.ivory
    for number, sentence in enumerate(draws):  # The last four are in the log.
        own = number < 4 and sentence.startswith("You draw ")
        first, last = (0, 9) if "9" in sentence.partition(".")[0] else (9, 12)
        expected = list(map(words.tile, mine[first:last])) if own else []
        assert sorted(named(sentence)) == sorted(expected), sentence
