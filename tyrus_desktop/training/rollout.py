"""Plays games for learning, and returns the inputs, move and advantage of each decision.

A learner plays one seat against a frozen player, or both seats against itself. The critic's values
are from the perspective of seat 0. So in self-play the values of both seats form one series, along
which generalised advantages are computed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import torch
from numpy.typing import NDArray
from torch.nn.functional import softmax

from tyrus_desktop.players.batch.encoding import Inputs, enemy_inputs, inputs
from tyrus_desktop.players.batch.games import PLIES, PLIES_AN_ELECTION, Bools, Games
from tyrus_desktop.players.batch.relative import legal_tiles, moves
from tyrus_desktop.training.networks import (
    Critic,
    Policy,
    bfloat16_autocast,
    both_bags,
    draw,
    illegal_mask,
)
from tyrus_desktop.training.pool import BatchPlayer

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Arrays = TypeVar("Arrays", bound="DataclassInstance")
"""A dataclass of arrays of equal length."""


@dataclass(frozen=True, slots=True)
class Samples:
    """S decisions of the learner, a row each. Columns are active inputs; -1 means none.

    Results, advantages and values are from the learner's perspective: 1 for a win, -1 for a loss.
    """

    known: Inputs
    """(S, columns): inputs known to the learner."""
    hidden: Inputs
    """(S, columns): inputs known to the critic only."""
    legal: Bools
    """(S, 180)."""
    move: NDArray[np.intp]
    """(S)."""
    log_probability: NDArray[np.float32]
    """(S): log probability, in nats, of the move when it was made."""
    advantage: NDArray[np.float32]
    """(S): advantage of the move over the critic's value."""
    value: NDArray[np.float32]
    """(S): the critic's target, -1..1."""
    to_come: NDArray[np.float32]
    """(S): the share, 0..1, of the election that is still to come: 1 at its first placement."""

    def __len__(self) -> int:
        return len(self.move)


@dataclass(frozen=True, slots=True)
class _Turn:
    """A placement of the learner in each unfinished game; `which` are the games' indices.

    `sign` is 1 if the learner is in seat 0, else -1. `to_come` is as in `Samples`.
    """

    sign: int
    to_come: float
    which: NDArray[np.intp]
    known: Inputs
    hidden: Inputs
    legal: Bools
    move: NDArray[np.intp]
    log_probability: NDArray[np.float32]


class Rollout:
    """Plays batches of games with a policy and a critic."""

    def __init__(self, policy: Policy, critic: Critic, decay: float) -> None:
        """Take the networks; `decay`, 0..1, is the lambda of the advantages per placement."""
        self._policy = policy
        self._critic = critic
        self._decay = decay

    def against(self, rival: BatchPlayer, count: int, rng: np.random.Generator) -> Samples:
        """Play at least two games against `rival`, half of them in each seat."""
        halves = [self._play(count // 2, rng, rival, seat) for seat in range(2)]
        return joined(halves)

    def self_play(self, count: int, rng: np.random.Generator) -> Samples:
        """Play at least one game, with both seats learning."""
        return self._play(count, rng)

    def _play(
        self, count: int, rng: np.random.Generator, rival: BatchPlayer | None = None, own: int = 0
    ) -> Samples:
        games = Games.shuffled(count, rng)
        live = np.arange(count)
        result = np.zeros(count, np.float32)
        values = np.zeros((PLIES, count), np.float32)
        turns: list[_Turn] = []
        while games.ply < PLIES and len(live):
            if rival is not None and games.seat != own:
                games.play(*rival(games, rng))
            else:
                turn, value = self._turn(games, live, rng)
                values[len(turns), live] = turn.sign * value
                turns.append(turn)
                games.play(*moves(games, turn.move))
            if games.over.any():
                result[live] = games.winner
                goes_on = np.flatnonzero(~games.over)
                live, games = live[goes_on], games.take(goes_on)
        return self._samples(turns, values[: len(turns)], result)

    def _turn(
        self, games: Games, live: NDArray[np.intp], rng: np.random.Generator
    ) -> tuple[_Turn, NDArray[np.float32]]:
        """Draw, but do not play, a placement of the learner in each game.

        Returns:
            The turn, and the critic's values, (games), for the side to play.
        """
        known, hidden = inputs(games), enemy_inputs(games)
        legal = np.repeat(legal_tiles(games), 6, axis=1)
        bags = both_bags(known, hidden)
        with torch.no_grad(), bfloat16_autocast():
            chances = softmax(self._policy(bags[0]) + illegal_mask(legal), dim=1)
            value = self._critic(*bags).numpy()
        move = draw(chances, rng)[:, None]
        log_probability = chances.gather(1, move).log()
        sign = 1 - 2 * games.seat
        to_come = 1 - games.ply % PLIES_AN_ELECTION / (PLIES_AN_ELECTION - 1)
        placed = (move[:, 0].numpy(), log_probability[:, 0].numpy())
        return _Turn(sign, to_come, live, known, hidden, legal, *placed), value

    def _samples(
        self, turns: list[_Turn], values: NDArray[np.float32], result: NDArray[np.float32]
    ) -> Samples:
        """Return the samples of these turns, with generalised advantages.

        From the last turn backwards, a turn's advantage is the next value (after the last turn, the
        result) minus its own value, plus the decay times the next advantage, without a discount
        (Schulman et al., arXiv 1506.02438). Each game starts at its own last turn.

        Args:
            turns: All turns, in order.
            values: The critic's values for seat 0, (turns, games).
            result: The results for seat 0, (games).
        """
        advantages = np.zeros_like(values)
        later, after = np.zeros_like(result), result.copy()
        for number in reversed(range(len(turns))):
            which = turns[number].which
            later[which] = after[which] - values[number, which] + self._decay * later[which]
            advantages[number] = later
            after[which] = values[number, which]
        parts = [
            Samples(
                turn.known,
                turn.hidden,
                turn.legal,
                turn.move,
                turn.log_probability,
                turn.sign * advantages[number, turn.which],
                turn.sign * (values[number] + advantages[number])[turn.which],
                np.full(len(turn.which), turn.to_come, np.float32),
            )
            for number, turn in enumerate(turns)
        ]
        return joined(parts)


def joined(parts: Sequence[Arrays]) -> Arrays:
    """Concatenate all parts, array by array."""
    names = [each.name for each in fields(parts[0])]
    arrays = (np.concatenate([getattr(part, name) for part in parts]) for name in names)
    return type(parts[0])(*arrays)
