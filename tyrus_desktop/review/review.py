"""A review of one finished game, made in many short steps.

    review = Review(record)
    for share in review.steps():     # Stop whenever you like; the next call goes on from there.
        show(review.findings())
    review.rows(Side.IVORY).printed()

The same record, level, seed and effort give the same review, up to the rounding of the machine's
sums.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.players.batch.games import PLIES_AN_ELECTION, Games, seat_of_ply
from tyrus_desktop.players.beliefs import Memory, Policy
from tyrus_desktop.players.keys import STRONGEST
from tyrus_desktop.players.trained import EXPERT, network
from tyrus_desktop.players.traits import EPSILON, FLAT_EPSILON, FLAT_TEMPERATURE
from tyrus_desktop.review import bluffs, slips
from tyrus_desktop.review.bluffs import Bluff
from tyrus_desktop.review.choices import Choice, after_each, candidates
from tyrus_desktop.review.curves import Chances, Curves, Opened
from tyrus_desktop.review.deciding import Evidence, Tallies
from tyrus_desktop.review.effort import QUICK, Effort
from tyrus_desktop.review.estimates import Estimator, Mean, before_the_deal, shipped_estimator
from tyrus_desktop.review.eyes import Eyes, Guess
from tyrus_desktop.review.findings import Findings
from tyrus_desktop.review.intervals import model
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.result_rows import Rows, rows
from tyrus_desktop.review.reviewed_levels import Levels, levels, persons_level
from tyrus_desktop.review.slips import Slip
from tyrus_desktop.review.truth import Truth
from tyrus_desktop.review.verdict import Verdict

Step = tuple[Callable[..., None], *tuple[int, ...]]
"""A method of a review and its arguments. Bound to the review, it would be a cycle, which keeps all
the sampled worlds until the collector finds it."""
STARTS = 256
"""The games by which it is found what a level wins of all games."""
_EXTREMES = (*range(bluffs.ASKED), *range(-bluffs.ASKED, 0))


class Review:
    """The estimates so far, and the steps that improve them."""

    def __init__(
        self,
        record: Record,
        seed: int = 1,
        effort: Effort = QUICK,
        level: str | None = None,
        estimators: Callable[[Levels], Estimator] = shipped_estimator,
    ) -> None:
        """Begin a review.

        Args:
            record: A game that is over.
            seed: The seed of all samples.
            effort: How much is sampled.
            level: The key of the level at which the persons in the game play, if it is known.
            estimators: The estimator for two levels; by default the shipped one.

        Raises:
            NotOver: The game is not over.
            WrongWeights: The shipped networks are damaged.
            OSError: They can't be read.
        """
        self.game = Finished(record)
        self.level = persons_level(record, level)
        """The level at which the persons in the game are taken to play."""
        self.levels = levels(record, level)
        """The levels of both seats."""
        self.estimator = estimators(self.levels)
        self._strongest = estimators((STRONGEST, STRONGEST))
        self._exchanged = estimators(self.levels[::-1])
        self._tallies = Tallies(self.game, estimators((self.level, self.level)), self._strongest)
        self._start = Mean([np.full(2, 0.5)])
        self.truth = Truth(self.game, self.estimator)
        self.choices: dict[int, Choice] = {}
        """The placements by their number, from 0."""
        self._worlds: dict[int, Games] = {}
        self._opened: dict[tuple[int, int], Opened] = {}
        self._placed: dict[tuple[int, int], float] = {}
        self._given_up: dict[int, float] = {}
        self.guesses: dict[tuple[int, int], Guess] = {}
        """What a seat could believe before the count of an election: by seat and election."""
        self.slips: list[Slip] = []
        """The slips so far, the worst first."""
        self.bluffs: list[Bluff] = []
        """The concealments and reads so far, the largest first."""
        self._seed, self._effort = seed, effort
        particles = effort.worlds * effort.choices
        self._eyes = [self._open_eyes(seat, particles) for seat in range(2)]
        self._done = 0
        self._every: list[Step] = [
            *self._first_truths(),
            (Review._begin,),
            *self._through_both_eyes(),
            *self._more(),
            *((Review._tally, election) for election in range(1, self.game.elections)),
            *((Review._check, seat, n) for seat in range(2) for n in range(slips.CHECKED)),
            *((Review._look, seat, number) for seat in range(2) for number in _EXTREMES),
        ]

    def steps(self) -> Iterator[float]:
        """Do the review step by step; yield the share that is done, up to 1.

        A caller may stop at any step; calling `steps` again goes on from there. The truth comes
        first, then each side's curve and a first judgement of its choices, then more samples, and
        at last slips and bluffs.
        """
        while self._done < len(self._every):
            do, *numbers = self._every[self._done]
            do(self, *numbers)
            self._done += 1
            yield self._done / len(self._every)

    def run(self) -> Review:
        """Do all steps."""
        for _ in self.steps():
            pass
        return self

    def _open_eyes(
        self,
        seat: int,
        particles: int,
        salt: bytes = b"",
        enemy: Policy | None = None,
        epsilon: float = EPSILON,
    ) -> Eyes:
        policy = enemy or self.estimator.policies[1 - seat]
        # So the chances at a count do not depend on what comes after it, not even by chance.
        memory = Memory(salt=str(self._seed).encode() + salt, before_draws=True)
        return Eyes(self.game, seat, policy, particles, memory, epsilon)

    def _first_truths(self) -> Iterator[Step]:
        for election in range(self.game.elections):
            yield (Review._truth, election, 0)

    def _through_both_eyes(self) -> Iterator[Step]:
        """Election by election, because the beliefs of one election share their filters."""
        game = self.game
        for election in range(game.elections):
            yield from ((Review._open, seat, election) for seat in range(2))
            start = PLIES_AN_ELECTION * election
            end = start + PLIES_AN_ELECTION
            for ply in range(start, min(end, game.plies)):
                yield (Review._choose, ply)
            if end <= game.plies:
                yield from ((Review.believe_before_count, seat, election) for seat in range(2))
        if game.quitter is not None:
            yield from ((Review._give_up, seat) for seat in range(2))

    def _more(self) -> Iterator[Step]:
        for _ in range(1, self._effort.choices):
            yield from ((Review._judge, ply) for ply in range(self.game.plies))
        for number in range(1, self._effort.truths):
            for election in range(self.game.elections):
                yield (Review._truth, election, number)

    def _begin(self) -> None:
        if self.levels[0] != self.levels[1]:
            count, both = STARTS // self._effort.share, (self.estimator, self._exchanged)
            self._start = before_the_deal(both, count, self._rng(8))

    def _tally(self, election: int) -> None:
        self._tallies.find(election, self._rng(9, election), self._effort.share)

    def _truth(self, election: int, number: int) -> None:
        self.truth.round(election, self._rng(0, election, number), self._effort.share)

    def _open(self, seat: int, election: int) -> None:
        rng = self._rng(1, election, seat)
        self._opened[seat, election] = self._eyes[seat].opening(self.estimator, election, rng)

    def believe_before_count(self, seat: int, election: int) -> None:
        """Find what a seat could believe before a count; `steps` does it for all."""
        rng = self._rng(2, election, seat)
        found = self._eyes[seat].before_count(self.estimator, election, rng)
        self._placed[seat, election], self.guesses[seat, election] = found

    def _give_up(self, seat: int) -> None:
        self._given_up[seat] = self._eyes[seat].now(
            self.estimator, self.game.plies, self._rng(4, seat)
        )

    def _choose(self, ply: int) -> None:
        rng, seat, known = self._rng(3, ply), seat_of_ply(ply), self.game.states[ply]
        mix, best = (each.mix(known)[0] for each in (self.estimator, self._strongest))
        self.choices[ply] = Choice(ply, seat, candidates(mix, best, self.game.move(ply)))
        self._worlds[ply] = self._eyes[seat].worlds(known, rng)
        self._judge(ply)

    def _judge(self, ply: int) -> None:
        choice, worlds = self.choices[ply], self._worlds[ply]
        number, count = len(choice.parts), self._effort.worlds
        some = worlds.take(np.arange(number * count, (number + 1) * count))
        rng = self._rng(5, ply, number)
        tried = choice.candidates.tried(len(some), rng)
        choice.parts.append(after_each(self.estimator, some, tried, rng))

    def _check(self, seat: int, number: int) -> None:
        """Check the choice of a seat that looked worst after `number` others."""
        suspects = slips.suspects(self.choices.values(), seat)
        if number >= len(suspects):
            return
        choice = suspects[number]
        flat = network(EXPERT).tempered(FLAT_TEMPERATURE).probabilities
        beliefs = [
            self._open_eyes(choice.seat, self._effort.checks, b"again"),
            self._open_eyes(choice.seat, self._effort.checks, b"flat", flat, FLAT_EPSILON),
        ]
        rng = self._rng(6, choice.ply)
        judges = (self.estimator, self._strongest)
        if slip := slips.checked(self.game, judges, choice, beliefs, rng):
            self.slips = sorted([*self.slips, slip], key=lambda each: -each.points)

    def _look(self, seat: int, number: int) -> None:
        """Look at the backs at the placement of a seat with the most hidden, or the least."""
        ordered = sorted(
            (each for each in self.choices.values() if each.seat == seat), key=self._hidden
        )
        if len(ordered) < len(_EXTREMES):
            return
        choice = ordered[number]
        if not (found := bluffs.backs(self.game, choice.ply, self._worlds[choice.ply])):
            return
        rng, eyes = self._rng(7, choice.ply), self._open_eyes(seat, self._effort.checks, b"told")
        bluff = bluffs.measured(self.game, self.estimator, choice, found[0], eyes, rng)
        if bluff is not None and (bluff.cost > 0) == (number >= 0):
            self.bluffs = sorted([*self.bluffs, bluff], key=lambda each: -abs(each.cost))

    def _hidden(self, choice: Choice) -> float:
        """Return what a placement changed beyond what its side could know, for that side."""
        change = self.truth.after(choice.ply)[0] - self.truth.value(choice.ply)
        return (-change if choice.seat else change) - choice.worth

    def _rng(self, *stream: int) -> np.random.Generator:
        return np.random.default_rng([self._seed, *stream])

    def findings(self) -> Findings:
        """Return what the review says so far."""
        curves = {side: self.curves(side) for side in Side}
        seen = all(each.seen is not None for curve in curves.values() for each in curve)
        return Findings(
            self._done / len(self._every),
            self.level,
            curves,
            {side: self.rows(side) for side in Side} if seen else {},
            tuple(self.slips),
            tuple(self.bluffs),
            tuple(bluffs.empty_answers(self.game)),
            self.verdict() if self._done == len(self._every) else None,
        )

    def verdict(self) -> Verdict:
        """Return where the game was decided, and by what, when all steps are done."""
        curves = {side: self.curves(side) for side in Side}
        return Evidence(
            self.game,
            self.truth,
            self._tallies,
            curves,
            self.slips,
            self.guesses,
            self._start.value,
            self.levels[0] == self.levels[1],
        ).verdict()

    def curves(self, side: Side) -> tuple[Chances, ...]:
        """Return a side's chances at each moment, as far as they are known yet."""
        seen = (self.choices, self._opened, self._placed, self._given_up)
        return Curves(self.truth, *seen, model(self.levels)).of(self.game.seat(side))

    def rows(self, side: Side) -> Rows:
        """Return the rows of a side, whose curve must be known."""
        seat, start = self.game.seat(side), self._start.value
        of_choices = sum(each.variance for each in self.choices.values() if each.seat == seat)
        of_draws = sum(2 * each.variance for (who, _), each in self._opened.items() if who == seat)
        # What the tiles contribute is the remainder, so it is the least certain row.
        variance = self._start.variance + of_choices + of_draws
        start = 1 - start if seat else start
        return rows(self.curves(side), seat, start, variance, model(self.levels))
