"""The files of the lessons: the engine proves what they claim, and their texts are short."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tyrus_desktop import paths
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, SECOND_GAME, Lesson, Step, Texts, read
from tyrus_desktop.desktop.game.phase import Wait
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.engine.board import Building, Placement, Role, role
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.referee import Referee

NAMES = sorted(path.stem for path in (paths.resources() / "lessons").glob("*.toml"))
WORDS_A_STEP = 25
CITADEL = {side: Building(side, Profession.SOLDIER) for side in Side}
ORDER = [Wait.LOOK, Wait.PLACE, Wait.TURN, Wait.SUM, Wait.NEXT, Wait.END]


@pytest.fixture(params=NAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return read(request.param)


def asked(lesson: Lesson) -> list[int]:
    """Return before how many placements the person is asked for one."""
    numbers = range(len(lesson.record.placements))
    return [n for n in numbers if before(lesson, n).view(Side.IVORY).to_play is Side.IVORY]


def before(lesson: Lesson, number: int) -> Referee:
    """Return the arranged game as it is after this number of placements."""
    return Referee(lesson.record.deal, lesson.record.placements[:number])


def placing(lesson: Lesson) -> list[Step]:
    return [step for step in lesson.steps if step.wait is Wait.PLACE]


def all_texts(lesson: Lesson) -> list[Texts]:
    texts = [step.texts for step in lesson.steps]
    return texts + [miss.texts for step in lesson.steps for miss in step.misses]


def first_game(*placements: str) -> tuple[int, int]:
    """Return the totals of the first game's election with other placements."""
    referee = Referee(read(FIRST_GAME).record.deal)
    for number, text in enumerate(placements):
        referee.play(list(Side)[number % 2], Placement.parse(text))
    (tally,) = referee.view(Side.IVORY).tallies
    return tally.ivory.total, tally.brown.total


def test_the_steps_of_a_lesson_come_in_the_order_in_which_they_are_played(lesson: Lesson) -> None:
    order = [ORDER.index(step.wait) for step in lesson.steps]
    assert order == sorted(order)
    assert len(placing(lesson)) == len(lesson.record.placements) / 2
    assert lesson.steps[-1].wait is Wait.END


def test_a_lesson_accepts_what_its_record_says_and_marks_just_that(lesson: Lesson) -> None:
    for step, number in zip(placing(lesson), asked(lesson), strict=True):
        placement = lesson.record.placements[number]
        assert step.accept(placement)
        assert placement == Placement(step.tile, step.building)  # type: ignore[arg-type]


def test_every_other_placement_is_answered(lesson: Lesson) -> None:
    for step, number in zip(placing(lesson), asked(lesson), strict=True):
        for other in before(lesson, number).view(Side.IVORY).legal_placements():
            assert step.accept(other) or step.miss(other)


def test_every_answer_of_a_lesson_is_given_to_some_placement(lesson: Lesson) -> None:
    """None is hidden behind an earlier one, or for a tile that the person does not have."""
    for step, number in zip(placing(lesson), asked(lesson), strict=True):
        others = before(lesson, number).view(Side.IVORY).legal_placements()
        given = [step.miss(other) for other in others if not step.accept(other)]
        assert all(miss.texts in given for miss in step.misses), step.name


def test_what_an_answer_calls_a_bluff_is_one(lesson: Lesson) -> None:
    """It does nothing there now; in a building of another election it does nothing later either."""
    for step, number in zip(placing(lesson), asked(lesson), strict=True):
        for other in before(lesson, number).view(Side.IVORY).legal_placements():
            said = "" if step.accept(other) else step.miss(other)["en"][0]
            if re.search(r"\bit would be a bluff|\bthey would be a bluff", said):
                part = role(Side.IVORY, other.tile.profession, other.building)
                assert part is Role.BLUFF, (step.name, other)


def test_no_step_has_more_than_twenty_five_words(lesson: Lesson) -> None:
    for texts, language in product(all_texts(lesson), LANGUAGES):
        said = re.findall(r"[\w’'-]*\w", " ".join(texts[language]))
        assert len(said) <= WORDS_A_STEP, (len(said), texts[language])


def test_no_text_scolds(lesson: Lesson) -> None:
    for texts, language in product(all_texts(lesson), LANGUAGES):
        assert not re.search(r"(?i)\b(wrong|mistake|error|faux|erreur)", " ".join(texts[language]))


def test_the_first_game_is_won_by_eight_to_seven() -> None:
    (tally,) = read(FIRST_GAME).record.tallies
    assert (tally.ivory.total, tally.brown.total, tally.winner) == (8, 7, Side.IVORY)


def test_whatever_a_lesson_accepts_ends_as_its_record_does(lesson: Lesson) -> None:
    record = lesson.record
    for step, number in zip(placing(lesson), asked(lesson), strict=True):
        earlier, after = record.placements[:number], record.placements[number + 1 :]
        choices = before(lesson, number).view(Side.IVORY).legal_placements()
        for placement in filter(step.accept, choices):
            referee = Referee(record.deal, (*earlier, placement, *after))
            tallies = referee.view(Side.IVORY).tallies
            assert [each.winner for each in tallies] == [each.winner for each in record.tallies]
            assert [(t.ivory.total, t.brown.total) for t in tallies] == [
                (t.ivory.total, t.brown.total) for t in record.tallies
            ]


def test_the_first_game_accepts_every_bluff_in_the_enemy_citadel() -> None:
    lesson = read(FIRST_GAME)
    *_, bluff = placing(lesson)
    view = Referee(lesson.record.deal, lesson.record.placements[:4]).view(Side.IVORY)
    accepted = list(filter(bluff.accept, view.legal_placements()))
    assert accepted == [Placement(tile, CITADEL[Side.BROWN]) for tile in view.hand]
    assert len(accepted) == 7


def test_each_idea_of_the_first_game_alone_decides_it() -> None:
    assert first_game("S10>iC", "M8>iC", "S1>bC", "S7>bC", "P1>iM", "P9>bC") == (2, 7)
    assert first_game("S10>iC", "M8>iC", "P5>iC", "S7>bC", "S1>bC", "P9>bC") == (7, 7)
    assert first_game("S10>iC", "M8>iC", "P6>iC", "S7>bC", "S1>bC", "S5>bC") == (8, 12)


def test_the_opponent_of_the_first_game_could_not_have_known_better() -> None:
    """Its last tile is from its hand, and what it is said to have held instead is there too."""
    hand = read(FIRST_GAME).record.deal.brown[:9]
    assert {Tile.parse("P9"), Tile.parse("S5")} <= set(hand)


# The second lesson


def second_game(**instead: str) -> list[tuple[int, int]]:
    """Return the totals of the second lesson with other placements, by those they stand for."""
    record = read(SECOND_GAME).record
    played = [instead.get(str(each).replace(">", "_"), str(each)) for each in record.placements]
    referee = Referee(record.deal, tuple(map(Placement.parse, played)))
    return [(each.ivory.total, each.brown.total) for each in referee.view(Side.IVORY).tallies]


def test_the_second_lesson_is_two_elections_won_in_a_row() -> None:
    assert second_game() == [(9, 7), (14, 13)]
    assert [each.winner for each in read(SECOND_GAME).record.tallies] == 2 * [Side.IVORY]


@pytest.mark.parametrize(
    ("instead", "totals"),
    [
        ({"P9_iT": "P6>iT", "P6_bM": "P9>bM"}, [(6, 7), (14, 10)]),
        ({"S8_bT": "S2>iC"}, [(9, 10), (14, 13)]),
        ({"M9_iM": "M9>iC"}, [(9, 7), (5, 13)]),
        ({"S7_iM": "S7>iC"}, [(9, 7), (9, 13)]),
        ({"P6_bM": "P6>iC"}, [(9, 7), (14, 19)]),
        ({"M5_iM": "M3>iM"}, [(9, 7), (12, 13)]),
        ({"P5_iM": "P5>bT"}, [(9, 12), (14, 13)]),
    ],
)
def test_each_idea_of_the_second_lesson_alone_decides_an_election(
    instead: dict[str, str], totals: list[tuple[int, int]]
) -> None:
    """The last one is Brown's: what it would have had without the tile that waited."""
    assert second_game(**instead) == totals


def test_what_waits_in_the_second_lesson_is_not_counted_before_its_own_election() -> None:
    first, second = read(SECOND_GAME).record.tallies
    waiting = [each for each in second.shown if each.election == 1]
    assert [str(each.tile) for each in waiting] == ["M9", "P5"]
    assert not set(waiting) & set(first.shown)
