"""Finds the verdict on a game: the two curves, and the pattern of the election that they agree on.

No choice is named that its side could not have known to be wrong: only slips are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.outcome import ELECTIONS, Ending
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, Games
from tyrus_desktop.players.batch.relative import moves
from tyrus_desktop.review.curves import Chances
from tyrus_desktop.review.estimates import Estimator, copies, picked, to_roll
from tyrus_desktop.review.expected import spared, strongest, winning
from tyrus_desktop.review.eyes import Guess
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.slips import Slip
from tyrus_desktop.review.truth import Truth
from tyrus_desktop.review.verdict import LOST_BEFORE, MOST, Pattern, Verdict, Weight, agreed

PLAYOUTS, ROLLED = 400, 400
"""The samples at a tally: games played out at the person's level, and rolled by the strongest."""
CLEAR_SLIP, LONE_SLIP = 8.0, 20.0
"""The fewest points of a slip that is said to have cost much, and to have decided a game alone."""
LEFT = 0.25
"""The chance above which a resignation is named as what decided the game."""
CLOSE = 0.35
"""With a higher chance of winning an election, losing it was a surprise."""
FALLEN = 0.08
"""With a smaller fall at the players' levels nothing is blamed on the draws or the card."""
SPARED = 4
"""The fewest points that make a win cheap."""


@dataclass(slots=True)
class Tallies:
    """The two curves: seat 0's chances before the draws and the card of each election."""

    game: Finished
    equals: Estimator
    """Both sides at the person's level."""
    strongest: Estimator
    between_equals: dict[int, float] = field(default_factory=dict)
    """By election, 1..8: between two players of the person's level."""
    between_strongest: dict[int, float] = field(default_factory=dict)

    def find(self, election: int, rng: np.random.Generator, share: int = 1) -> None:
        """Find both chances before an election.

        Args:
            election: The election, 1..8.
            rng: The random number generator.
            share: The fraction, 1 / `share`, of the usual samples, for tests.
        """
        opening = self.game.states[PLIES_AN_ELECTION * election]
        again = election < ELECTIONS - 1
        draws = {"draws": (0, 1), "card": True} if again else {}
        batch = copies(opening, PLAYOUTS // share, rng, **draws)
        self.between_equals[election] = played_out(self.equals, batch, rng)
        batch = copies(opening, ROLLED // share, rng, **draws)
        luck = rng.random((to_roll(batch), len(batch)))
        self.between_strongest[election] = float(self.strongest.rolled(batch, luck).mean())

    def losers_chances(self, loser: int, left: float) -> list[list[float]]:
        """Return the loser's chances after each tally: between equals, and between the strongest.

        Args:
            loser: The seat that lost.
            left: Its chance at the end: 0, or what was left when a side resigned.
        """
        found = []
        for chances in (self.between_equals, self.between_strongest):
            own = [1 - chances[each] if loser else chances[each] for each in sorted(chances)]
            found.append([0.5, *own, left])
        return found


def played_out(estimator: Estimator, games: Games, rng: np.random.Generator) -> float:
    """Play games to their ends, in place, and return seat 0's mean result."""
    total, count = 0.0, len(games)
    while len(games):
        on = np.flatnonzero(~games.over)
        total += (1 + games.winner[games.over].astype(np.float64)).sum() / 2
        games = games.take(on)
        if len(on):
            games.play(*moves(games, picked(estimator.mix(games), rng.random(len(games)))))
    return total / count


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a review has found, for the verdict."""

    game: Finished
    truth: Truth
    tallies: Tallies
    curves: Mapping[Side, Sequence[Chances]]
    slips: Sequence[Slip]
    guesses: Mapping[tuple[int, int], Guess]
    """By seat and election, 0..8: what it could believe before the count."""
    start: float
    """What seat 0's level wins of all games against the other's."""
    same_level: bool
    """Whether both sides play at the same level."""

    def verdict(self) -> Verdict:
        """Return the verdict."""
        game, loser = self.game, self.game.loser
        if loser is None:
            return Verdict(Pattern.DRAWN_GAME, None)
        side, left = game.side(loser), 0.0
        if game.quitter is not None:
            left = self._truth(game.plies, loser)
            if left > LEFT:
                return Verdict(Pattern.RESIGNED, side, moment=self._last, before=left, after=left)
        equals, best = self.tallies.losers_chances(loser, left)
        weight, elections = agreed(equals, best)
        if len(elections) == 2:
            return Verdict(Pattern.TWO, side, elections=elections)
        if elections:
            (number,) = elections
            return self._named(loser, weight, number, *equals[number - 1 : number + 1])
        return self._by_steps(side)

    def _by_steps(self, side: Side) -> Verdict:
        """Return the verdict if no election decided the game that `side` lost."""
        slip = next((each for each in self.slips if each.side is side), None)
        if slip is None or slip.points < CLEAR_SLIP:
            return Verdict(Pattern.STEPS, side)
        if slip.points < LONE_SLIP:
            return Verdict(Pattern.STEPS, side, slip=slip)
        return Verdict(Pattern.LONE_SLIP, side, moment=self._placed(slip.ply), slip=slip)

    def _named(
        self, loser: int, weight: Weight, number: int, before: float, after: float
    ) -> Verdict:
        """Return the verdict if election `number`, 1..9, decided the game.

        Args:
            loser: The seat that lost.
            weight: How much of the game it decided.
            number: The election.
            before: The loser's chance before it, between equals.
            after: The same after it.
        """
        side = self.game.side(loser)
        was, became = self._counted(number - 1, loser), self._counted(number, loser)
        # Against a stronger player the game may be as good as lost before.
        as_shown = self.same_level or (was - became >= MOST and was > LOST_BEFORE)
        if as_shown:
            before, after = was, became
        if number < self.game.elections:  # Nothing is certain as long as it goes on.
            after = min(max(after, 0.01), 0.99)

        def named(pattern: Pattern, moment: int | None, **more: object) -> Verdict:
            return Verdict(
                pattern,
                side,
                weight,
                (number,),
                moment,
                before,
                after,
                as_shown,
                **more,  # type: ignore[arg-type]
            )

        here = [
            each
            for each in self.slips
            if each.side is side and each.ply // PLIES_AN_ELECTION == number - 1
        ]
        if here and here[0].points >= CLEAR_SLIP:
            return named(Pattern.SLIP, self._placed(here[0].ply), slip=here[0])
        if luck := self._luck(number, loser, was - became):
            card = luck is Pattern.CARD
            drawn = (Kind.DRAW, number - 1) if number > 1 else (Kind.DEAL, 1)
            return named(luck, self._moment(*((Kind.CARD, number) if card else drawn)))
        return self._beaten(loser, number, named)

    def _beaten(self, loser: int, number: int, named: Callable[..., Verdict]) -> Verdict:
        """Return how the loser was beaten in an election, whose tiles turned."""
        game, side, count = self.game, self.game.side(loser), self._count(number)
        guess = self.guesses.get((loser, number - 1))
        if unbeaten := self._unbeaten(number, side):
            return named(unbeaten, count)
        if guess is None or not guess.plies:
            return named(Pattern.UNCLEAR, count)
        expected = winning(game, loser, number - 1, guess)
        if expected >= CLOSE:
            back = strongest(game, number - 1, guess)
            return named(Pattern.SURPRISE, count, expected=expected, back=back)
        cheap = round(spared(game, number - 1, guess))
        if cheap >= SPARED:
            return named(Pattern.CHEAP, count, spared=cheap, expected=expected)
        outcome = game.record.outcome
        if number == game.elections and outcome and outcome.ending is Ending.STREAK:
            return named(Pattern.RUN, count, expected=expected)
        return named(Pattern.OUTPLAYED, count, expected=expected)

    def _unbeaten(self, number: int, side: Side) -> Pattern | None:
        """Return the pattern of an election that the other side did not win; None if it did."""
        counted = self.game.record.tallies[number - 1 : number]
        if not counted:
            return Pattern.UNCLEAR
        winner = counted[0].winner
        if winner is None:
            return Pattern.NULL
        return Pattern.DEAR if winner is side else None

    def _luck(self, number: int, loser: int, fall: float) -> Pattern | None:
        """Return draws or card if they were at least half of the fall."""
        start, seat = PLIES_AN_ELECTION * (number - 1), loser
        before, after = self._counted(number - 1, seat), self._truth(start, seat)
        if number == ELECTIONS or fall < FALLEN or before - after < fall / 2:
            return None
        drawn, _ = self.truth.before_card(number - 1)
        drawn = 1 - drawn if seat else drawn
        return Pattern.DRAWS if before - drawn > drawn - after else Pattern.CARD

    def _counted(self, number: int, seat: int) -> float:
        """Return a seat's chance after a tally, with draws and card to come, or before the first.

        If a side resigned before that tally, it is the chance then.
        """
        plies = PLIES_AN_ELECTION * number
        if plies > self.game.plies:
            return self._truth(self.game.plies, seat)
        value = self.truth.after(plies - 1)[0] if number else self.start
        return 1 - value if seat else value

    def _truth(self, ply: int, seat: int) -> float:
        value = self.truth.value(ply)
        return 1 - value if seat else value

    def _moment(self, kind: Kind, number: int, placed: int | None = None) -> int | None:
        """Return the index of a moment."""
        for index, each in enumerate(self.curves[Side.IVORY]):
            if (each.kind, each.election) == (kind, number) and placed in (None, each.placed):
                return index
        return None

    def _placed(self, ply: int) -> int | None:
        election, placed = divmod(ply, PLIES_AN_ELECTION)
        return self._moment(Kind.PLACEMENT, election + 1, placed + 1)

    def _count(self, number: int) -> int:
        """Return the index of a count, or of the end of a game that was resigned before it."""
        found = self._moment(Kind.COUNT, number)
        return self._last if found is None else found

    @property
    def _last(self) -> int:
        return len(self.curves[Side.IVORY]) - 1
