"""The files of the lessons: the engine proves their claims, and their texts are short."""

import re
from collections.abc import Iterator

import pytest

from tyrus_desktop import paths
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, Lesson, Step, headings, read
from tyrus_desktop.desktop.game.phase import Wait
from tyrus_desktop.engine.board import Placement, Role, role
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.referee import Referee

NAMES = sorted(path.stem for path in (paths.resources() / "lessons").glob("*.toml"))
ORDER = [Wait.LOOK, Wait.PLACE, Wait.TURN, Wait.SUM, Wait.NEXT, Wait.END]


@pytest.fixture(params=NAMES)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return read(request.param)


def turns(lesson: Lesson) -> Iterator[tuple[Step, int, list[Placement]]]:
    """Yield each step that asks for a tile, the placements before it, and all legal ones."""
    steps = iter([step for step in lesson.steps if step.wait is Wait.PLACE])
    for number in range(lesson.start, len(lesson.record.placements)):
        view = Referee(lesson.record.deal, lesson.record.placements[:number]).view(lesson.side)
        if view.to_play is lesson.side:
            yield next(steps), number, list(view.legal_placements())
    assert next(steps, None) is None


def totals(record: Record, **instead: str) -> list[tuple[int, int]]:
    """Return the totals of a record's tallies with some placements replaced."""
    played = [instead.get(str(each).replace(">", "_"), str(each)) for each in record.placements]
    referee = Referee(record.deal, tuple(map(Placement.parse, played)))
    return [(each.ivory.total, each.brown.total) for each in referee.view(Side.IVORY).tallies]


def test_lesson_steps_follow_the_recorded_game(lesson: Lesson) -> None:
    order = [ORDER.index(step.wait) for step in lesson.steps]
    assert order == sorted(order)
    assert lesson.steps[-1].wait is Wait.END
    for step, number, _ in turns(lesson):
        placement = lesson.record.placements[number]
        assert step.accept(placement)
        assert placement == Placement(step.tile, step.building)  # type: ignore[arg-type]


def test_lesson_answers_fit_the_rejected_placements(lesson: Lesson) -> None:
    """Every placement that an answer calls a bluff is a bluff."""
    for step, _, legal in turns(lesson):
        others = [other for other in legal if not step.accept(other)]
        given = [step.miss(other) for other in others]
        reasons = [why for why, _ in given]
        assert all(miss.why in reasons for miss in step.misses), step.name
        for other, why in zip(others, reasons, strict=True):
            if re.search(r"\b(it|they) would be a bluff", why()):
                part = role(lesson.side, other.tile.profession, other.building)
                assert part is Role.BLUFF, (step.name, other)


def test_accepted_lesson_placements_lead_to_the_recorded_result(lesson: Lesson) -> None:
    record = lesson.record
    for step, number, legal in turns(lesson):
        for placement in filter(step.accept, legal):
            before, after = record.placements[:number], record.placements[number + 1 :]
            changed = Record({}, record.deal, (*before, placement, *after))
            assert totals(changed) == totals(record)


@pytest.mark.parametrize(
    ("name", "instead", "expected"),
    [
        (FIRST_GAME, {}, (8, 7)),
        (FIRST_GAME, {"P6_iC": "S1>bC", "S1_bC": "P1>iM"}, (2, 7)),
        (FIRST_GAME, {"P6_iC": "P5>iC"}, (7, 7)),
        (FIRST_GAME, {"P9_bC": "S5>bC"}, (8, 12)),
        ("second-game", {}, (9, 7, 14, 13)),
        ("second-game", {"P9_iT": "P6>iT", "P6_bM": "P9>bM"}, (6, 7, 14, 10)),
        ("second-game", {"S8_bT": "S2>iC"}, (9, 10, 14, 13)),
        ("second-game", {"S7_iM": "S7>iC"}, (9, 7, 9, 13)),
        ("second-game", {"M5_iM": "M3>iM"}, (9, 7, 12, 13)),
        ("second-game", {"P5_iM": "P5>bT"}, (9, 12, 14, 13)),  # Brown lacks the tile in the second.
        ("blocks-and-counters", {}, (10, 11)),  # The French rulebook's example.
        ("blocks-and-counters", {"M8_iC": "M8>bC"}, (12, 11)),
        ("blocks-and-counters", {"S8_bC": "P3>bC"}, (10, 6)),
        ("cost-of-a-bluff", {}, (10, 9)),
        ("cost-of-a-bluff", {"S1_bM": "M2>iM", "S8_bM": "M7>bM"}, (12, 16)),
        ("cost-of-a-bluff", {"M6_iM": "P5>bM"}, (4, 9)),
        ("row-of-three", {}, (0, 0)),
        ("row-of-three", {"M3_iC": "S5>bC"}, (2, 0)),
        ("row-of-three", {"M5_iC": "S5>bC"}, (4, 0)),
        ("later-elections", {}, (12, 0)),
        ("later-elections", {"S9_bT": "S9>iC"}, (12, 9)),
        ("later-elections", {"P10_iT": "M2>iM"}, (2, 0)),
        ("last-three-tiles", {}, (4, 2)),
        ("last-three-tiles", {"M3_iT": "S8>bT"}, (1, 0)),
        ("tie-break", {}, (0, 0)),
        ("tie-break", {"P6_bM": "P8>bM"}, (0, 0)),
        ("tie-break", {"P3_bM": "S9>iM", "P1_bM": "M5>iM"}, (0, 4)),
    ],
)
def test_each_idea_taught_decides_its_lesson(
    name: str, instead: dict[str, str], expected: tuple[int, ...]
) -> None:
    """The totals of both sides, in the last elections."""
    found = [each for pair in totals(read(name).record, **instead) for each in pair]
    assert found[-len(expected) :] == list(expected)


def test_opponent_holds_the_tiles_that_the_first_lesson_names() -> None:
    assert {Tile.parse("P9"), Tile.parse("S5")} <= set(read(FIRST_GAME).record.deal.brown[:9])


@pytest.mark.parametrize(
    ("name", "placed", "instead", "winner"),
    [
        ("last-three-tiles", "P4>iT", "P4>iT", Side.IVORY),
        ("last-three-tiles", "P4>iT", "P9>iT", Side.BROWN),
        ("last-three-tiles", "S2>bT", "S8>bT", Side.BROWN),
        ("tie-break", "P6>bM", "P6>bM", Side.IVORY),
        ("tie-break", "P6>bM", "P8>bM", Side.BROWN),
        ("tie-break", "P3>bM", "P8>bM", Side.BROWN),
        ("tie-break", "P1>bM", "P8>bM", Side.BROWN),
    ],
)
def test_last_lessons_are_won_by_the_tiles_kept(
    name: str, placed: str, instead: str, winner: Side
) -> None:
    record = read(name).record
    played = [instead if str(each) == placed else str(each) for each in record.placements]
    view = Referee(record.deal, tuple(map(Placement.parse, played))).view(Side.IVORY)
    assert view.representatives(Side.IVORY) == view.representatives(Side.BROWN) == 4
    assert view.winner is winner


def test_tie_break_lesson_counts_what_brown_has_left() -> None:
    """The tiles seen tell Brown's last votes and counters; ten priests block them all."""
    lesson = read("tie-break")
    view = Referee(lesson.record.deal, lesson.record.placements[: lesson.start]).view(lesson.side)
    others = [each for each in view.enemy_unseen() if each.profession is not Profession.PRIEST]
    assert set(map(str, others)) == {"M5", "M1", "S4"}


def test_lessons_are_listed_in_their_order() -> None:
    lessons = headings()
    assert [each.number for each in lessons] == list(range(1, len(NAMES) + 1))
    assert sorted(each.name for each in lessons) == NAMES
    assert lessons[0].name == FIRST_GAME
