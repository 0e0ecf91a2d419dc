"""A finished game with the findings of its review, so that no test waits for a review.

Ivory was played by the Citizen, Brown by the Scribe. Slips and concealments are those that the
review found; the read is made up, as the review found none.
"""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from tests.desktop.support.positions import HERE
from tests.desktop.support.program import Program
from tests.desktop.support.reviews import give
from tests.readers import PlayedGame
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.engine.board import BUILDINGS, Building, Placement
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.library import record_files
from tyrus_desktop.review.bluffs import Back, Bluff, EmptyAnswer
from tyrus_desktop.review.findings import Findings
from tyrus_desktop.review.result_rows import Rows
from tyrus_desktop.review.slips import Slip

IVORY, BROWN = Side.IVORY, Side.BROWN


def _slip(ply: int, side: Side, played: str, points: float, *alike: str) -> Slip:
    """Return a slip; the first of `alike` is the best placement."""
    right = [Placement.parse(each) for each in alike]
    return Slip(ply, side, Placement.parse(played), right[0], points, frozenset(right))


def _back(ply: int, owner: Side, placed: str, at: int, expected: float, spread: float) -> Back:
    placement = Placement.parse(placed)
    return Back(ply, owner, placement.tile, placement.building, at, expected, spread, 0.02)


SLIPS = (
    _slip(22, IVORY, "S9>bT", 34.3, "S9>iC"),
    _slip(37, IVORY, "S6>iC", 26.9, "P9>iT", "M5>iT", "M6>iT", "M7>iT", "M5>bC", "S6>bT"),
    _slip(18, IVORY, "P2>iT", 25.4, "M9>bC", "S8>iC", "S9>iC"),
    _slip(38, BROWN, "M5>bM", 18.0, "P1>bT", "P4>bT", "S10>iT", "S8>iT"),
    _slip(41, IVORY, "M3>bC", 10.9, "P5>iT"),
)
BLUFFS = (
    Bluff(_back(20, IVORY, "M9>bC", 23, 4.55, 2.77), 23.9),
    Bluff(_back(4, BROWN, "P8>bT", 25, 5.95, 2.41), 3.6),
    Bluff(_back(31, BROWN, "P3>bT", 32, 6.1, 2.9), -5.2),
)
ANSWERS = (
    EmptyAnswer(2, Building.parse("bC"), (Tile.parse("M4"),), (Tile.parse("P10"),), IVORY, 6),
)
FOUND = Findings(1.0, "scribe", {}, {}, SLIPS, BLUFFS, ANSWERS)
ROWS = {
    IVORY: Rows(1.0, 0.1, 0.45, -0.05, 0.0, 0.08),
    BROWN: Rows(0.0, -0.1, 0.2, -0.6, 0.0, 0.08),
}
NOTHING = replace(FOUND, slips=(), bluffs=(), empty_answers=())


def reviewed_game() -> Record:
    return record_files.read(HERE / "reviewed.tyrus")


def slips_of(game: PlayedGame) -> tuple[Slip, ...]:
    """Return made-up slips: at each placement another building was better.

    How much better depends on the placement, so that in other games others are the worst.
    """
    found = []
    for ply, placement in enumerate(game.placements):
        other = BUILDINGS[(BUILDINGS.index(placement.building) + ply % 5 + 1) % 6]
        better = Placement(placement.tile, other)
        points = 1.0 + (7 * ply + 3 * placement.tile.value + BUILDINGS.index(other)) % 11
        found.append(Slip(ply, game.mover(ply), placement, better, points, frozenset({better})))
    return tuple(sorted(found, key=lambda each: -each.points))


def bluffs_of(game: PlayedGame) -> tuple[Bluff, ...]:
    """Return made-up concealments: each back misled at the placement after it; the last is best."""
    return tuple(
        Bluff(_back(ply, game.mover(ply), str(placement), ply + 1, 5.0, 2.0), 1.0 + ply)
        for ply, placement in reversed([*enumerate(game.placements[:-1])])
    )


def look_back(
    program: Program, findings: Findings = FOUND, headers: dict[str, str] | None = None
) -> Record:
    """Show the end of the game and look back at it, with these findings."""
    record = reviewed_game()
    record = Record({**record.headers, **(headers or {})}, record.deal, record.placements)
    program.table.resume(record)
    program.wait_for(Phase.OVER)
    program.application.replay.open()
    program.application.review.reviewer.forget()
    give(program.application, findings)
    QCoreApplication.processEvents()
    return record
