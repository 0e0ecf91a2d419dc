"""The critic: its value, and the refusal of other files."""

import re
from pathlib import Path

import numpy as np
import pytest

from tests.imagined import known_at
from tyrus_desktop.players.batch.critic import ARRAYS, Critic
from tyrus_desktop.players.batch.encoding import ENEMY_INPUTS, INPUTS, enemy_inputs, inputs
from tyrus_desktop.players.batch.network import WrongWeights
from tyrus_desktop.players.trained import WEIGHTS


def test_value_is_that_of_three_dense_layers(tmp_path: Path) -> None:
    rng = np.random.default_rng(1)
    shapes = [(INPUTS + ENEMY_INPUTS, 6), (6,), (4, 6), (4,), (1, 4), (1,)]
    arrays = {
        name: rng.normal(scale=0.3, size=shape).astype(np.float32)
        for name, shape in zip(ARRAYS, shapes, strict=True)
    }
    np.savez(tmp_path / "critic.npz", allow_pickle=False, **arrays)
    games = known_at(20, 1)
    active = np.concatenate([inputs(games), enemy_inputs(games)], axis=1)[0]
    position = np.bincount(active[active >= 0], minlength=INPUTS + ENEMY_INPUTS)
    hidden = np.maximum(position @ arrays["first.weight"] + arrays["first.bias"], 0)
    hidden = np.maximum(arrays["second.weight"] @ hidden + arrays["second.bias"], 0)
    wanted = np.tanh(arrays["last.weight"] @ hidden + arrays["last.bias"])
    np.testing.assert_allclose(Critic(tmp_path / "critic.npz")(games), wanted, rtol=1e-4)


def test_other_files_are_refused_as_a_critic(tmp_path: Path) -> None:
    file = tmp_path / "other.npz"
    for shape in ((3, 6), (INPUTS + ENEMY_INPUTS, 7)):
        shapes = [shape, (6,), (4, 6), (4,), (1, 4), (1,)]
        arrays = {name: np.zeros(each) for name, each in zip(ARRAYS, shapes, strict=True)}
        np.savez(file, allow_pickle=False, **arrays)
        with pytest.raises(WrongWeights, match=re.escape(f"{file}: this is not a critic")):
            Critic(file)
    for content in (b"", file.read_bytes()[:100], WEIGHTS.read_bytes()):
        file.write_bytes(content)
        with pytest.raises(WrongWeights, match=re.escape(f"{file}: this is not a critic")):
            Critic(file)
