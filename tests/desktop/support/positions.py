"""Brings the program to a given state: resumes recorded games and stops between beats."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tests.desktop.support.items import seen
from tests.desktop.support.program import Program, counted_rows
from tests.desktop.support.screen import Screen
from tests.readers import PlayedGame, board
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import Profession, Side
from tyrus_desktop.library import record_files

HERE = Path(__file__).resolve().parents[1]
AGAINST_COMPUTER = {
    "Date": "2026-03-21",
    "Ivory": "Claire",
    "IvoryPlayer": "person",
    "Brown": "The Councillor",
    "BrownPlayer": "computer rules-of-thumb",
}
AGAINST_CONSUL = {**AGAINST_COMPUTER, "Brown": "The Consul", "BrownPlayer": "computer consul"}
AT_ONE_SCREEN = {**AGAINST_COMPUTER, "Brown": "Denis", "BrownPlayer": "person"}
AGAINST_ZARO = {"IvoryPlayer": "person", "Brown": "Zaro", "BrownPlayer": "computer tribune"}
LONG_NAMES = {
    **AT_ONE_SCREEN,
    "Ivory": "Maximilienne de Beauharnais"[:24],
    "Brown": "Wolfgang Amadeus Mommsen",
}
TURN = 38
"""Placements before Ivory's second tile in the seventh election; Ivory has won two in a row."""
ALL_OPEN = 28
"""Placements in the fifth election, while all buildings can still count."""
LAST_OF_EIGHTH = 47
EVERY_STAMP = ("bS4>bC", "bS6>bC", "bP1>bC", "iP2>bC",
               "iS5>iC", "iS7>iC", "bM3>iC", "bM5>iC", "iP6>iC", "bP2>iC")  # fmt: skip
"""A null election: Brown has 10 votes, a spare counter and a bluff; Ivory has 12 - (8 - 6)."""
TURN_MS = 400


@cache
def game(name: str = "gallery") -> Record:
    """Return a recorded game: the gallery's game, or a golden game."""
    folder = HERE if name == "gallery" else HERE.parent / "golden"
    return record_files.read(folder / f"{name}.tyrus")


def whole_game(name: str = "gallery") -> PlayedGame:
    """Return a recorded game as a `PlayedGame`."""
    record = game(name)
    return PlayedGame(record.deal, record.placements)


def resume(
    program: Program,
    placements: int | None,
    name: str = "gallery",
    headers: dict[str, str] = AGAINST_COMPUTER,
    salt: str | None = None,
) -> None:
    """Resume a recorded game after this number of placements, which is a slice's end.

    None means the game's end, and -1 its last turn.
    """
    whole = game(name)
    record = Record(headers, whole.deal, whole.placements[:placements])
    program.table.resume(record, salt=salt)
    QCoreApplication.processEvents()


def play_to_the_end(
    program: Program, name: str = "streak", headers: dict[str, str] = AGAINST_CONSUL
) -> None:
    """Play the last placement of a golden game; the computer is not asked for another."""
    resume(program, -1, name, headers)
    if program.table.phase is Phase.CURTAIN:
        program.sit_down()
    program.play(game(name).placements[-1])
    program.wait_for(Phase.OVER)


def play_unseen(program: Program, name: str) -> None:
    """Play the last placement of a golden game, and wait until it is kept, but not shown."""
    resume(program, -1, name, AGAINST_ZARO)
    program.application.script.get_pace = lambda: 1000.0
    program.play(game(name).placements[-1])
    program.wait_until_kept()


def show_end(
    program: Program, name: str = "streak", headers: dict[str, str] = AGAINST_CONSUL
) -> None:
    """Show the end of a golden game."""
    resume(program, None, name, headers)
    assert program.wait_for(Phase.OVER) is Phase.OVER


def move(screen: Screen) -> None:
    """Switch animations on."""
    screen.state.settings.speed = "normal"


def step_until(program: Program, shown: Callable[[], bool]) -> None:
    """Show beats one by one until `shown` returns true, and pause there."""
    script = program.application.script
    script.get_pace = lambda: 1.0
    program.qtbot.waitUntil(lambda: shown() or script.running)  # The program saves the game first.
    for _ in range(1000):
        if shown():
            break
        script.pause()
        script.step()
        QCoreApplication.processEvents()
    assert shown()
    script.pause()


def hold_computer(program: Program) -> None:
    """Let the computer think longer than any test runs."""
    program.table.opponent.await_placement(pace=10**5)


def decided(program: Program) -> bool:
    """Return whether a tally and its consequences have been shown."""
    stage = program.application.stage
    return stage.view is not None and len(stage.view.tallies) == stage.models.tally.number


def turned(program: Program) -> int:
    """Return how many tiles on the stage are turned."""
    models = program.models
    return sum(row.turned for row in counted_rows(models)) if models.tally.open else 0


def count(
    program: Program, tiles: int, name: str = "gallery", placed: int = LAST_OF_EIGHTH
) -> None:
    """Place the last tile of an election, and show its tally up to this many tiles."""
    program.application.script.get_pace = lambda: 1.0  # The computer is slowed down.
    resume(program, placed, name)
    program.play(game(name).placements[placed])
    step_until(program, lambda: turned(program) >= tiles)


def said(context: str, english: str) -> str:
    return QCoreApplication.translate(context, english)


def tile_of(screen: Screen, profession: int) -> int:
    """Return the slot of the highest tile of a profession in the hand."""
    hand = screen.game.view().hand
    return max(i for i, tile in enumerate(hand) if tile.profession == profession)


def crowd(size: int) -> tuple[str, ...]:
    """Return `size` tiles of all roles in Ivory's citadel, and one tile in Brown's."""
    kinds = (("i", "S"), ("b", "M"), ("i", "P"), ("b", "P"))
    tiles = [f"{owner}{kind}{value}>iC" for value in range(1, 11) for owner, kind in kinds]
    return ("bS9>bC", *tiles[:size])


def stage_tally(
    screen: Screen,
    tiles: Sequence[str],
    turned: int | None = None,
    stop: Stop = Stop.NONE,
    *,
    decide: bool = False,
    before: tuple[Side | None, ...] = (),
) -> Tally:
    """Show an invented tally with its first `turned` tiles turned, or all if None.

    `before` are the winners of the earlier elections.
    """
    if screen.table.game is None:
        resume(screen, LAST_OF_EIGHTH)
    models, whole = screen.models, tally(8, Profession.SOLDIER, board(*tiles))
    models.show_counted(whole, ())
    models.tally.begin(whole, before)
    for number in range(1, len(whole.shown if turned is None else whole.shown[:turned]) + 1):
        models.turn(whole, whole.shown[:number], TURN_MS)
    if decide:
        models.tally.close_sums()
        models.tally.decide(whole)
    if stop:
        models.tally.stop_at(stop)
    return whole


def turned_over(screen: Screen) -> set[tuple[object, ...]]:
    """Return all tiles on the table behind the end, with their faces."""
    roles = ("tileSide", "place", "building", "profession", "value")
    screen.click(screen.item("showTable"))
    screen.qtbot.waitUntil(lambda: screen.shows("showEnding"))
    shown = [item for item in screen.tiles() if seen(item)]
    screen.click(screen.item("showEnding"))
    screen.qtbot.waitUntil(lambda: screen.shows("headline"))
    return {tuple(item.property(each) for each in roles) for item in shown}


def every_hidden_tile(screen: Screen) -> set[tuple[object, ...]]:
    """Return the tiles that must be shown, from the referee."""
    revealed = screen.game.referee.reveal()
    tiles: set[tuple[object, ...]] = set()
    for each in revealed.standing:
        assert each.tile is not None
        place = (1, BUILDINGS.index(each.building))
        tiles.add(
            (list(Side).index(each.owner), *place, int(each.tile.profession), each.tile.value)
        )
    for side, hand in revealed.hands.items():
        tiles |= {(list(Side).index(side), 0, -1, int(t.profession), t.value) for t in hand}
    return tiles
