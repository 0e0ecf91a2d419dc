"""The steps of the lessons, and a puzzle."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtTest import QTest

from tests.desktop.gallery.scenes import SCENES, scene
from tests.desktop.support.lessons import SECOND_GAME, explains
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.lesson import FIRST_GAME, headings, read
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.puzzle import Puzzle, puzzle, read_all
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.puzzles import Question
from tyrus_desktop.engine.view import PlayerView

ASKED = {
    head.name: [
        str(Placement(e.tile, e.building)) for e in read(head.name).steps if e.tile and e.building
    ]
    for head in headings()
}
"""The placements that each lesson asks for."""

TURNS = {
    FIRST_GAME: ("lesson", ["look", "counter", "bluff", "turn"]),
    SECOND_GAME: (
        "second-lesson",
        ["vote", "block", "wait", "counter", "block-again", "last", "turn"],
    ),
}
STEPS = {
    f"{prefix}-{turn}": (lesson, ASKED[lesson][:number])
    for lesson, (prefix, turns) in TURNS.items()
    for number, turn in enumerate(turns)
}
STEPS |= {  # The longest answer to a miss, and each later lesson before its last tile.
    "lesson-miss": (FIRST_GAME, ["S1>iC", "P6>iC"]),
    "second-lesson-miss": (SECOND_GAME, [*ASKED[SECOND_GAME][:2], "P6>iT", "M9>iT"]),
    **{f"lesson-{head.number}": (head.name, ASKED[head.name][:-1]) for head in headings()[2:]},
}
"""Scenes by a lesson and the placements before them."""


def play(screen: Screen, name: str, placements: Iterable[str]) -> None:
    """Play a lesson up to its next explanation; the person makes these placements."""
    screen.controller.lesson.start(name)
    for text in placements:
        screen.qtbot.waitUntil(lambda: explains(screen) and screen.table.phase is Phase.PERSON)
        screen.place(Placement.parse(text))
    screen.qtbot.waitUntil(lambda: explains(screen))


def after(screen: Screen, name: str, steps: int) -> None:
    """Play a lesson to its tally, then show up to `steps` of its sums, its verdict and its end."""
    play(screen, name, ASKED[name])
    lesson, tally = screen.controller.lesson, screen.models.tally
    for shown in (
        lambda: lesson.sumSide == 0,
        lambda: lesson.sumSide == 1,
        lambda: tally.winner >= 0 and tally.stop == Stop.NEXT,
        lambda: lesson.stopped and not tally.open,
        lambda: screen.table.phase is Phase.TAUGHT,
    )[:steps]:
        screen.controller.skip()
        screen.qtbot.waitUntil(shown)


for step, (lesson, placements) in STEPS.items():
    SCENES[step] = partial(play, name=lesson, placements=placements)
for lesson, (prefix, _) in TURNS.items():
    for name, steps in {"own-sum": 1, "enemy-sum": 2, "verdict": 4, "end": 5}.items():
        SCENES[f"{prefix}-{name}"] = partial(after, name=lesson, steps=steps)


@scene
def puzzle_asked(screen: Screen) -> None:
    """Show the first puzzle of the longest question."""
    ask(screen)


@scene
def puzzle_refuted(screen: Screen) -> None:
    """Try a useless tile in it."""
    view = ask(screen).view
    answer(screen, next(each for each in view.legal_placements() if not counts(view, each)))


@scene
def puzzle_shown(screen: Screen) -> None:
    """An answer to it, named and pointed at for two seconds."""
    puzzle_refuted(screen)
    screen.state.settings.speed = "slow"
    screen.application.practice.puzzles.showMe()
    screen.wait_for(Phase.PERSON)
    QTest.qWait(900)


@scene
def puzzle_judged(screen: Screen) -> None:
    """Solve a puzzle without a proof, whose verdict is the longest."""
    answer(screen, ask(screen, Question.JUDGED).best())


def answer(screen: Screen, placement: Placement) -> None:
    """Try a tile in a puzzle, and go on to its verdict."""
    screen.place(placement)
    while screen.table.phase is not Phase.TAUGHT:
        screen.qtbot.waitUntil(
            lambda: bool(screen.models.tally.stop) or screen.table.phase is Phase.TAUGHT
        )
        screen.controller.turnAll()


def ask(screen: Screen, question: Question = Question.CHEAPEST) -> Puzzle:
    """Bring a puzzle to the table, and return it."""
    screen.controller.lesson.practiceAsked.emit()
    asked = next(each for each in read_all() if each.question is question)
    screen.application.practice.puzzles.start(asked.name)
    screen.wait_for(Phase.PERSON)
    return puzzle(asked)


def counts(view: PlayerView, placement: Placement) -> bool:
    return placement.building.profession is view.kind
