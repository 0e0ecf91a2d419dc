"""The puzzles' answers, proved again by playing every placement in every world (`proofs`).

Where nothing is proved, they are judged again.
"""

import random
from collections import Counter
from itertools import product

from tests.engine import proofs
from tests.engine.proofs import End
from tyrus_desktop.desktop.game import puzzle
from tyrus_desktop.desktop.game.puzzle import JudgedPuzzle, Puzzle
from tyrus_desktop.engine import record
from tyrus_desktop.engine.board import BUILDINGS, Placement
from tyrus_desktop.engine.deal import PLACEMENTS, Deal
from tyrus_desktop.engine.game import GameState, observe
from tyrus_desktop.engine.outcome import ELECTIONS, Ending
from tyrus_desktop.engine.puzzles import PROVED, Question, stake, suited
from tyrus_desktop.engine.redeal import redeal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.worst_case import worst
from tyrus_desktop.referee import Referee
from tyrus_desktop.training.judged import LOOK, MARGIN, SEEDS, judged

SAMPLE, JUDGED_SAMPLE = 25, 10
"""One puzzle in this many is proved, or judged, in `make test`; all in `make test-long`."""
PUZZLES, EACH = 150, 25
"""How many puzzles there are at least, and of each question."""
LAST = ELECTIONS * PLACEMENTS - 1
QUICK = 500
"""The most worlds to play in `make test`."""
SMALL = 8
"""The most unseen tiles that cost little."""


def right(question: Question, proved: dict[Placement, End]) -> set[Placement]:
    """Return the answers, from what the placements prove."""
    best = End.WON if question is Question.WIN else max(proved.values())
    found = {each for each, end in proved.items() if end is best}
    low = min(each.tile.value for each in found)
    most = {Question.CHEAPEST: low, Question.WIN: 3}.get(question, 10)
    return {each for each in found if each.tile.value <= most}


def refuted(asked: Puzzle, placement: Placement) -> GameState:
    """Return the end of the game that the table shows when a placement is tried."""
    told = Referee(asked.record.deal, asked.record.placements).story(asked.side, asked.start)
    played = Referee(*redeal(asked.side, told, random.Random(1), asked.faces(placement)))
    assert played.view(asked.side) == asked.view
    played.play(asked.side, placement)
    return played.record({}).final


def check(asked: Puzzle, proved: dict[Placement, End], volume: int) -> None:
    """Try all placements, or one of each kind: what is shown and said is what it proves."""
    answers = right(asked.question, proved)
    assert asked.best() in answers
    tried = {(end, each in answers): (each, end) for each, end in proved.items()}
    for placement, least in proved.items() if volume > 1 else tried.values():
        shown, state = refuted(asked, placement), asked.record.final
        assert proofs.end(state, shown) is least, placement
        verdict = asked.tried(placement)
        if placement in answers:
            assert verdict.verdict == puzzle.RIGHT, placement
            continue
        holds = least is max(proved.values())
        assert verdict.verdict == (puzzle.DEAR if holds else puzzle.FAILS), placement
        said = verdict.steps[-1].texts[0]()
        assert ("you lose the game" in said) is (least is End.LOST)
        assert ("the game goes on" in said) is (least is End.OPEN and not holds)


def test_answers_are_proved_by_playing_every_world(volume: int) -> None:
    every = [each for each in puzzle.read_all() if each.question in PROVED]
    for kept in every if volume > 1 else every[::SAMPLE]:
        asked = puzzle.puzzle(kept)
        assert kept.question in suited(asked.view), kept.name
        state = asked.record.final
        if volume > 1 or proofs.size(state) <= QUICK:
            check(asked, proofs.proved(state, asked.view.legal_placements()), volume)


def test_there_are_many_puzzles_named_for_their_stakes() -> None:
    every = puzzle.read_all()
    assert len({each.name for each in every}) == len(every) >= PUZZLES
    kinds = Counter(each.question for each in every)
    assert min(kinds[each] for each in Question) >= EACH
    for kept in every:
        state = record.parse(kept.record.encode(), kept.name).final
        assert state.to_play is not None
        view = observe(state, state.to_play)
        score = tuple(view.representatives(side) for side in (view.side, view.side.other))
        assert (kept.election, kept.score, kept.stake) == (view.election, score, stake(view))
    titles = [kept.title() for kept in every]
    assert max(Counter(titles).values()) <= EACH
    assert not any(titles[at] == titles[at + 1] == titles[at + 2] for at in range(len(titles) - 2))


def before_the_last_tile(rng: random.Random) -> GameState:
    """Return a random game before the last placement of the last election."""
    while True:
        referee = Referee(Deal.shuffled(rng))
        while (side := referee.view(Side.IVORY).to_play) is not None:
            view = referee.view(side)
            if len(referee.placements) == LAST:
                return referee.record({}).final
            referee.play(side, Placement(rng.choice(view.hand), rng.choice(BUILDINGS)))


def test_nulls_and_kept_tiles_decide_in_the_last_election() -> None:
    rng, met = random.Random(61), set[tuple[End, Ending]]()
    while not {*product((End.LOST, End.WON), (Ending.TILES, Ending.MAJORITY))} <= met:
        state = before_the_last_tile(rng)
        side = state.to_play
        assert side is not None
        view = observe(state, side)
        if len(view.enemy_unseen()) > SMALL:
            continue
        for placement, end in proofs.proved(state, view.legal_placements()).items():
            case = worst(view, placement)
            assert case.end.name == end.name
            assert case.outcome is not None
            met.add((end, case.outcome.ending))


def test_other_puzzles_are_judged_under_all_beliefs(volume: int) -> None:
    every = [each for each in puzzle.read_all() if each.question not in PROVED]
    for kept in every if volume > 1 else every[::JUDGED_SAMPLE]:
        asked = puzzle.puzzle(kept)
        assert isinstance(asked, JudgedPuzzle)
        assert {*asked.answers, *asked.losses} == set(asked.view.legal_placements())
        assert min(asked.losses.values()) >= MARGIN
        found = judged(asked.view, seeds=SEEDS if volume > 1 else (LOOK,))
        assert found is not None, kept.name
        assert {*found.answers} == {*asked.answers}, kept.name
        if volume > 1:
            assert all(abs(found.losses[each] - by) <= 1 for each, by in asked.losses.items())
