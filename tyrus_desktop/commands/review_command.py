"""`tyrus review`: where a finished game was decided, and by what, in a few lines."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tyrus_desktop.commands.records import read_record
from tyrus_desktop.commands.terminal import CommandError, Parser, print_text
from tyrus_desktop.commands.verdict_lines import points, verdict
from tyrus_desktop.players.keys import LADDER

if TYPE_CHECKING:
    from tyrus_desktop.engine.record import Record
    from tyrus_desktop.engine.tiles import Side
    from tyrus_desktop.review.bluffs import Bluff, EmptyAnswer
    from tyrus_desktop.review.review import Review
    from tyrus_desktop.review.slips import Slip

PINS = 3
"""The slips that are printed at most."""
MEANING = """\
Points are per cent of the chance of winning, as far as {name} could know; at the start each side
has 50. Draws and cards are the deal and who went first as well. The yardstick of the choices is a
player of the same level. {other}'s tiles count when placed, and when turned over. These numbers are
estimates, usually right to within ±{error}. People are taken to play as well as the {level}.
"""


def review(arguments: list[str]) -> int:
    """Print the review of a finished game."""
    from tyrus_desktop.tournament.number_types import whole

    parser = Parser(
        prog="tyrus review",
        description="Say where a finished game was decided, and how much of the result came from"
        " luck, from choices and from the other side's tiles. This takes up to half a minute.",
    )
    parser.add_argument("file", metavar="FILE", help="a saved game that is over")
    parser.add_argument(
        "--seed", type=whole, default=1, metavar="N", help="random seed (default 1)"
    )
    parser.add_argument(
        "--level",
        choices=LADDER,
        metavar="KEY",
        help=f"the level at which people play ({', '.join(LADDER)}); by default that of the"
        " computer opposite",
    )
    parser.add_argument(
        "--thorough", action="store_true", help="sample four times as much, in four times the time"
    )
    chosen = parser.parse_args(arguments)
    record = read_record(chosen.file)
    from tyrus_desktop.review.effort import QUICK, THOROUGH
    from tyrus_desktop.review.positions import NotOver
    from tyrus_desktop.review.review import Review

    effort = THOROUGH if chosen.thorough else QUICK
    try:
        review = Review(record, chosen.seed, effort, chosen.level)
    except NotOver as error:
        raise CommandError(f"{chosen.file}: {error}") from error
    made = review.run()
    print_text(text(made))
    return 0


def text(review: Review) -> str:
    """Return a finished review as text, from one person's chair, or else from the loser's."""
    from tyrus_desktop.engine.record import is_computer
    from tyrus_desktop.engine.tiles import Side
    from tyrus_desktop.review.bluffs import empty_answers

    headers, loser = review.game.record.headers, review.game.loser
    persons = [each for each in Side if not is_computer(headers, each)]
    side = Side.IVORY if loser is None else review.game.side(loser)
    if len(persons) == 1:
        (side,) = persons
    found, record = review.rows(side), review.game.record
    lines = [verdict(review.verdict(), partial(name, record)), _rows(review, side)]
    lines += [_slip(review, each) for each in review.slips[:PINS]]
    lines += [_bluff(review, each) for each in review.bluffs[:PINS]]
    lines += [_empty(review, each) for each in empty_answers(review.game)[:1]]
    own, other = name(record, side), name(record, side.other)
    meaning = MEANING.format(
        name=own, other=other, error=found.printed()[1], level=review.level.capitalize()
    )
    return "\n".join(lines) + "\n\n" + meaning


def _rows(review: Review, side: Side) -> str:
    """Return the line of rows: `Draws and cards helped Ivory 10 · …`."""
    record = review.game.record
    parts, error = review.rows(side).printed()
    own, other = name(record, side), name(record, side.other)
    labels = ["Draws and cards", f"{own}'s choices", f"{other}'s tiles", "Resigned"]
    shown = [
        f"{label} {_did(points, error, own)}"
        for label, points in zip(labels, parts, strict=True)
        if label != labels[-1] or review.game.quitter is not None
    ]
    return f"{' · '.join(shown)} (±{error}) = {_signed(sum(parts))} points for {own}"


def _did(points: int, error: int, name: str) -> str:
    if abs(points) < error:
        return "unclear"
    return f"{'helped' if points > 0 else 'cost'} {name} {abs(points)}"


def name(record: Record, side: Side) -> str:
    """Return the name of a side's player, or its colour if it has none of its own."""
    from tyrus_desktop.engine.record import name_header

    own, other = (record.headers.get(name_header(each)) for each in (side, side.other))
    return own if own and own != other else side.value.capitalize()


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def _slip(review: Review, slip: Slip) -> str:
    """Return the sentence for a slip."""
    return (
        f"{_when(slip.ply)}: {name(review.game.record, slip.side)} placed"
        f" {slip.played}. As far as that side could know, {slip.better} was better by"
        f" {points(slip.points)}."
    )


def _bluff(review: Review, bluff: Bluff) -> str:
    """Return the sentence for a concealment or a read."""
    back, record = bluff.back, review.game.record
    other = name(record, back.owner.other)
    worth = f"was worth {back.points}" if back.points else "was a bluff there"
    cost = points(abs(bluff.cost))
    if bluff.cost > 0:
        effect = f"Knowing it, {other} could have done {cost} better."
    else:
        effect = f"{other} placed as if it knew, which was {cost} better than it could know."
    return (
        f"{_when(back.at)}: {other} could expect {back.expected:.1f} ± {back.spread:.1f} votes of"
        f" {name(record, back.owner)}'s back in {back.building}. It was {back.tile}, which {worth}."
        f" {effect}"
    )


def _empty(review: Review, answer: EmptyAnswer) -> str:
    """Return the sentence for the costliest empty answer."""
    record = review.game.record
    given, bait = (" and ".join(map(str, tiles)) for tiles in (answer.answers, answer.bait))
    return (
        f"Election {answer.election}: {name(record, answer.owner.other)}'s {given} answered"
        f" {name(record, answer.owner)}'s {bait} in {answer.building};"
        f" {answer.wasted} of their votes changed nothing."
    )


def _when(ply: int) -> str:
    election, placed = divmod(ply, 6)
    return f"Election {election + 1}, tile {placed + 1}"
