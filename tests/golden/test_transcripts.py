"""Compares whole games, as each side sees them, with stored transcripts.

A `.txt` file here is the transcript of the game in the `.tyrus` file beside it: Ivory's events on
the left, Brown's on the right, with both views at each election and at the end. A difference is a
change of the rules or of a side's knowledge. This command rewrites all transcripts:

    .venv/bin/python -m tests.golden.test_transcripts
"""

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from textwrap import wrap

import pytest

from tyrus_desktop.engine.board import BUILDINGS, StandingTile
from tyrus_desktop.engine.events import (
    ElectionOpened,
    ElectionTallied,
    Event,
    GameEnded,
    GameStarted,
    GivenUp,
    TilePlaced,
    TilesDrawn,
    TilesRevealed,
)
from tyrus_desktop.engine.outcome import Ending
from tyrus_desktop.engine.record import parse, result_text
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView, fold
from tyrus_desktop.referee import Referee, SideEvents

HERE = Path(__file__).parent
TRANSCRIPTS = sorted(HERE.glob("*.txt"))
COLUMN = 62
KINDS = ("citadel", "market", "temple")


@pytest.mark.parametrize("written", TRANSCRIPTS, ids=lambda path: path.stem)
def test_game_matches_its_transcript(written: Path) -> None:
    assert transcript(written.with_suffix(".tyrus")) == written.read_text(encoding="utf-8")


def test_golden_games_cover_every_ending() -> None:
    """Reading a record checks its votes and its result against the rules."""
    outcomes = [parse(game.read_bytes(), game.name).outcome for game in HERE.glob("*.tyrus")]
    assert {outcome and outcome.ending for outcome in outcomes} == {None, *Ending}
    assert len(TRANSCRIPTS) == 3


def transcript(path: Path) -> str:
    return "".join(f"{line.rstrip()}\n" for line in lines_of(path))


def lines_of(path: Path) -> Iterator[str]:
    record = parse(path.read_bytes(), path.name)
    referee = Referee(record.deal)
    yield f"{path.name}: {result_text(record.outcome)}"
    yield ""
    yield from side_by_side({side: [side.value.upper()] for side in Side})
    yield from event_columns(referee, referee.opening)
    for placement in record.placements:
        mover = referee.view(Side.IVORY).to_play
        assert mover is not None
        yield from event_columns(referee, referee.play(mover, placement))
    if record.outcome is None:
        yield from view_columns({side: referee.view(side) for side in Side})
        return
    yield from side_by_side({side: event_lines(referee.reveal()) for side in Side})
    revealed = {side: fold(referee.view(side), referee.reveal()) for side in Side}
    yield from view_columns(revealed)


def event_columns(referee: Referee, events: SideEvents) -> Iterator[str]:
    """Yield the events of one moment, and the views after a new card or the end."""
    yield from side_by_side(
        {side: [line for event in events[side] for line in event_lines(event)] for side in Side}
    )
    if isinstance(events[Side.IVORY][-1], ElectionOpened | GameEnded):
        yield from view_columns({side: referee.view(side) for side in Side})


def view_columns(views: dict[Side, PlayerView]) -> Iterator[str]:
    yield ""
    yield from side_by_side({side: list(view_lines(view)) for side, view in views.items()})
    yield ""


def side_by_side(columns: dict[Side, list[str]]) -> Iterator[str]:
    wrapped = {
        side: [part for line in lines for part in wrap(line, COLUMN, subsequent_indent="      ")]
        for side, lines in columns.items()
    }
    for left, right in zip_longest(wrapped[Side.IVORY], wrapped[Side.BROWN], fillvalue=""):
        yield f"{left:{COLUMN}} | {right}"


def event_lines(event: Event) -> list[str]:  # noqa: PLR0911 - one return for each kind of event
    match event:
        case GameStarted(first):
            return [f"the toss: {first.value} begins"]
        case TilesDrawn(side, count, tiles):
            return [f"{side.value} draws {count}: {'?' if tiles is None else words(tiles)}"]
        case ElectionOpened(number, kind):
            return [f"election {number} opens: {KINDS[kind]}"]
        case TilePlaced(tile):
            return [f"{moment(tile)} {tile.owner.value} places {face(tile)} in {tile.building}"]
        case ElectionTallied(tally):
            return tally_lines(tally)
        case GameEnded(outcome):
            return [f"the end: {result_text(outcome)}"]
        case GivenUp(side):
            return [f"{side.value} gives up"]
        case TilesRevealed(standing, hands):
            left = [f"{side.value} has left: {words(hands[side])}" for side in hands]
            return ["all is turned over", *board_lines(standing), *left]


def tally_lines(tally: Tally) -> list[str]:
    winner = tally.winner.value if tally.winner else "null"
    lines = [f"tally {tally.number}, {KINDS[tally.kind]}: {winner}", *board_lines(tally.shown)]
    for side in Side:
        count = tally.count(side)
        sums = f"{count.votes} votes, {count.blocks} blocked, {count.countered} countered"
        lines.append(f"  {side.value}: {sums} ({count.surplus} too much): {count.total}")
    return lines


def view_lines(view: PlayerView) -> Iterator[str]:
    """Yield lines that show all contents of a view."""
    yield f"({view.side.value}; first is {view.first.value})"
    left = ", ".join(f"{view.cards_left(kind)} {KINDS[kind]}" for kind in Profession)
    cards = " ".join(KINDS[kind][0].upper() for kind in view.elections)
    yield f"cards: {cards}; left: {left}"
    results = [f"{each.ivory.total}-{each.brown.total}" for each in view.tallies]
    won = "-".join(str(view.representatives(side)) for side in Side)
    yield f"tallies: {' '.join(results) or 'none'}; representatives {won}"
    yield f"hand: {words(view.hand)}; the enemy's: {view.enemy_hand}"
    yield f"reserves: {view.reserve} each; own: {words(view.undrawn())}"
    yield f"the enemy's never shown: {words(view.enemy_unseen())}"
    yield from board_lines(view.standing)
    turn = view.to_play.value if view.to_play else "nobody"
    yield f"{view.placed} placed in election {view.election}, {turn} is to play"
    if view.over:
        yield f"over: {result_text(view.outcome)}, given up by {view.given_up_by}"
    for side, hand in view.final_hands:
        yield f"{side.value}'s last hand: {words(hand)}"


def board_lines(standing: Iterable[StandingTile]) -> list[str]:
    """Return each building with its tiles: the owner, the face, and the time of placement."""
    lines = dict.fromkeys(BUILDINGS, "")
    for tile in standing:
        lines[tile.building] += f" {tile.owner.value[0]}:{face(tile)}({moment(tile)})"
    return [f"  {building}:{tiles}" for building, tiles in lines.items() if tiles]


def moment(tile: StandingTile) -> str:
    return f"{tile.election}.{tile.order}"


def face(tile: StandingTile) -> str:
    return "?" if tile.tile is None else str(tile.tile)


def words(tiles: Iterable[Tile]) -> str:
    return " ".join(map(str, tiles)) or "none"


if __name__ == "__main__":
    for each in TRANSCRIPTS:
        text = transcript(each.with_suffix(".tyrus"))
        each.write_text(text, encoding="utf-8", newline="\n")
