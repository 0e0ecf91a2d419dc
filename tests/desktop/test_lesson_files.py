"""The files of the lessons: the engine proves what they claim, and their texts are short."""

from __future__ import annotations

import re
from itertools import product

import pytest

from tyrus_desktop import paths
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, Lesson, Step, Texts, read
from tyrus_desktop.desktop.game.phase import Wait
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.engine.board import Building, Placement
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.referee import Referee

NAMES = sorted(path.stem for path in (paths.resources() / "lessons").glob("*.toml"))
WORDS_A_STEP = 25
CITADEL = {side: Building(side, Profession.SOLDIER) for side in Side}
ORDER = [Wait.LOOK, Wait.PLACE, Wait.TURN, Wait.SUM, Wait.NEXT, Wait.END]


@pytest.fixture(params=NAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return read(request.param)


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
    for step, placement in zip(placing(lesson), lesson.record.placements[::2], strict=True):
        assert step.accept(placement)
        assert placement == Placement(step.tile, step.building)  # type: ignore[arg-type]


def test_every_other_placement_is_answered(lesson: Lesson) -> None:
    referee = Referee(lesson.record.deal)
    steps = placing(lesson)
    for number, placement in enumerate(lesson.record.placements):
        if number % 2 == 0:
            for other in referee.view(Side.IVORY).legal_placements():
                assert steps[number // 2].accept(other) or steps[number // 2].miss(other)
        referee.play(list(Side)[number % 2], placement)


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
    for number, step in enumerate(placing(lesson)):
        before, after = record.placements[: 2 * number], record.placements[2 * number + 1 :]
        choices = Referee(record.deal, before).view(Side.IVORY).legal_placements()
        for placement in filter(step.accept, choices):
            referee = Referee(record.deal, (*before, placement, *after))
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
