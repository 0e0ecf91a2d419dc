"""Models contain the hand of one of two persons only while `Seating.opens_hand` is true."""

import pytest

from tests.desktop.support.items import everything, qml_type, seen
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.tiles import Side, Tile

pytestmark = pytest.mark.usefixtures("kept_at_once")

TWO = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}
CLOSED = {Phase.NO_GAME, Phase.CURTAIN, Phase.SEATED, Phase.OVER, Phase.REPLAY, Phase.TRYING}
STOPS = (Phase.CURTAIN, Phase.SEATED, Phase.LOOKING, Phase.PERSON, Phase.PLACED)
LAST = 5
"""How many tiles an election has before its last."""

PLACEMENTS = 14
"""More than two elections, so that both sides open one."""


def hidden_faces(program: Program) -> set[Tile]:
    """Return the tiles in the models that were not shown by a tally."""
    shown = {each.tile for tally in program.game.view().tallies for each in tally.shown}
    return {row.tile for row in program.models.tiles.rows if row.tile} - shown


def check(program: Program) -> None:
    seating = program.table.seating
    if seating is not None and not program.game.view().over and hidden_faces(program):
        assert seating.opens_hand(program.table.phase), program.table.phase


def cover(program: Program) -> None:
    """Cover the hand as if the window had lost the focus."""
    program.table.cover()
    assert not hidden_faces(program)
    assert program.table.phase in {Phase.CURTAIN, Phase.SHOWING, Phase.PERSON}


def go_on(program: Program, phase: Phase) -> None:
    table = program.table
    match phase:
        case Phase.CURTAIN:
            table.sit_down()
        case Phase.SEATED:
            table.show_tiles()
        case Phase.LOOKING:
            table.stop_looking()
        case Phase.PERSON:
            view = program.game.view(program.game.to_play)
            table.place(next(iter(view.legal_placements())), undo_ms=10**6)
        case Phase.PLACED:
            table.confirm()


@pytest.mark.parametrize("way", ["curtains", "slots"])
def test_models_contain_faces_only_while_a_hand_is_open(program: Program, way: str) -> None:
    table = program.table
    checks: list[Phase] = []

    def check_hand() -> None:
        checks.append(table.phase)
        check(program)

    table.changed.connect(check_hand)
    table.start(TWO, by_slots=way == "slots")
    covered: set[tuple[Phase, bool]] = set()
    while len(program.game.referee.placements) < PLACEMENTS:
        phase = program.wait_for(*STOPS)
        if phase is Phase.PERSON:  # All placements of the other side have been shown.
            viewer = program.game.viewer
            assert table.stage.view == program.game.view(viewer)
        stage = (phase, program.game.view().placed == LAST)
        if stage in covered:
            go_on(program, phase)
            continue
        covered.add(stage)
        placed = len(program.game.referee.placements)
        cover(program)
        assert len(program.game.referee.placements) == placed + (phase is Phase.PLACED)
    assert len(checks) > 3 * PLACEMENTS
    undone = {(Phase.PLACED, False), (Phase.PLACED, True)}
    assert covered & undone == (undone if way == "curtains" else set())


def test_opens_hand_property_matches_every_phase(program: Program) -> None:
    for seats, by_slots in ((TWO, False), (TWO, True), (TWO | {Side.BROWN: Seat("", "greedy")}, 0)):
        program.table.start(seats, by_slots=bool(by_slots))
        seating = program.table.seating
        assert seating is not None
        for seating.open_table in (False, True):
            open_in = {phase for phase in Phase if seating.opens_hand(phase)}
            private = seats is TWO and not seating.open_table
            assert open_in == (set(Phase) - CLOSED if private else set())


def test_tile_without_a_face_shows_its_back(playing: Screen) -> None:
    for side in range(2):
        items = everything(playing.hand_tile(4, side=side))
        pictures = [each for each in items if qml_type(each) == "TilePicture" and seen(each)]
        assert {each.property("front") for each in pictures} == {side == 0}
