"""The policy network: three layers over the active inputs, in numpy.

`training.selfplay` trains it. Here it is read from a file and evaluated. Its logits equal the
trainer's logits, except for the rounding of float32 sums.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tyrus_desktop.players.batch.encoding import INPUTS, Inputs, inputs
from tyrus_desktop.players.batch.games import Bools, Games
from tyrus_desktop.players.batch.relative import MOVES, legal_tiles, moves

Floats = NDArray[np.float32]

ILLEGAL = np.float32(-1e9)
"""The logit of an illegal move."""


class WrongWeights(ValueError):
    """A file doesn't contain the weights of such a network."""


@dataclass(frozen=True, slots=True)
class Network:
    """Weights, float32: `first` (INPUTS, H), `second` (H, H), `last` (H, 180), and their biases."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats

    def __post_init__(self) -> None:
        width = self.first_bias.size
        shapes = [(INPUTS, width), (width,), (width, width), (width,), (width, MOVES), (MOVES,)]
        if [getattr(self, name).shape for name in ARRAYS] != shapes:
            raise WrongWeights("The layers do not fit together, or not the game.")

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read weights from an .npz file; raises `WrongWeights` and `OSError`."""
        try:
            return cls(**read_arrays(path, ARRAYS))
        except WrongWeights as error:
            raise WrongWeights(f"{path}: this is not a player’s weights file.") from error

    def save(self, path: Path) -> None:
        """Write the weights in half precision: 786 kB for H = 256."""
        half = {name: getattr(self, name).astype(np.float16) for name in ARRAYS}
        np.savez_compressed(path, allow_pickle=False, **half)

    def tempered(self, temperature: float) -> Network:
        """Return the network with its logits divided by `temperature`: above 1, less certain."""
        return replace(self, last=self.last / temperature, last_bias=self.last_bias / temperature)

    def logits(self, active: Inputs) -> Floats:
        """Return (N, 180): the logits for active inputs, (N, columns)."""
        counts, named = dense(active, INPUTS)
        hidden = np.maximum(counts @ self.first[named] + self.first_bias, 0)
        hidden = np.maximum(hidden @ self.second + self.second_bias, 0)
        logits: Floats = hidden @ self.last + self.last_bias
        return logits

    def probabilities(self, games: Games) -> Floats:
        """Return (N, 180): the probability of each relative move of the seat to play."""
        return self.chances(inputs(games), legal_tiles(games))

    def chances(self, active: Inputs, tiles: Bools) -> Floats:
        """Return (N, 180) for given active inputs, (N, columns), and legal tiles, (N, 30)."""
        return masked_softmax(tiles, self.logits(active))

    def choose(
        self, games: Games, rng: np.random.Generator
    ) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Sample a placement for each game; return the tiles, (N), and the buildings, (N)."""
        return moves(games, sample(self.probabilities(games), rng))


def masked_softmax(tiles: Bools, logits: Floats) -> Floats:
    """Return (N, 180): the probabilities of moves, 0 for illegal ones.

    Args:
        tiles: (N, 30): the legal relative tiles.
        logits: (N, 180): the logits of the moves.
    """
    weights = masked_weights(tiles, logits)
    weights /= weights.sum(axis=1, keepdims=True)
    return weights


def masked_weights(tiles: Bools, logits: Floats) -> Floats:
    """Return (N, 180): `masked_softmax` before normalisation, with a maximum of 1."""
    logits = np.where(np.repeat(tiles, 6, axis=1), logits, ILLEGAL)
    logits -= logits.max(axis=1, keepdims=True)
    weights: Floats = np.exp(logits)
    return weights


def dense(active: Inputs, count: int) -> tuple[Floats, NDArray[np.intp]]:
    """Return the counts of active inputs, (N, K), and the numbers of the K inputs, (K).

    K is small if all positions are from one game, because inputs that are never active are left
    out.

    Args:
        active: (N, columns): active inputs, or NONE.
        count: The number of all inputs.
    """
    anywhere = np.zeros(count + 1, np.bool_)
    anywhere[active] = True  # NONE, -1, indexes the extra last column.
    named = np.flatnonzero(anywhere[:count])
    column = np.full(count + 1, len(named))
    column[named] = np.arange(len(named))
    places = column[active] + np.arange(len(active))[:, None] * (len(named) + 1)
    counts = np.bincount(places.reshape(-1), minlength=len(active) * (len(named) + 1))
    return counts.reshape(len(active), -1)[:, :-1].astype(np.float32), named


ARRAYS = tuple(Network.__dataclass_fields__)
"""The names of the arrays in a network's file."""


def read_arrays(path: Path, names: Sequence[str]) -> dict[str, Floats]:
    """Return the named arrays of an .npz file; raises `WrongWeights` and `OSError`."""
    try:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            arrays = {name: file[name].astype(np.float32) for name in names}
            if not all(np.isfinite(array).all() for array in arrays.values()):
                raise ValueError("not all weights are finite.")
            return arrays
    except OSError:
        raise
    # The exceptions of numpy, zipfile and zlib for damaged files are not documented.
    except Exception as error:
        raise WrongWeights(f"{path}: {error}") from error


def sample(probabilities: Floats, rng: np.random.Generator) -> NDArray[np.intp]:
    """Return (N): an index sampled from each row of (N, K), never an index of probability 0."""
    sums = np.cumsum(probabilities, axis=1)
    # Stay below the sum in spite of rounding.
    drawn = rng.random((len(sums), 1)) * (1 - 1e-6) * sums[:, -1:].astype(np.float64)
    index: NDArray[np.intp] = (sums <= drawn).sum(axis=1)
    return index
