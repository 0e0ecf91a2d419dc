"""The networks: logits, probabilities, the critic, and files of weights."""

import re
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import numpy as np
import pytest

from tests.imagined import known_at, play_on
from tyrus_desktop.players.batch.critic import ARRAYS, Critic
from tyrus_desktop.players.batch.encoding import ENEMY_INPUTS, INPUTS, enemy_inputs, inputs
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Network, WrongWeights, sample
from tyrus_desktop.players.batch.relative import MOVES
from tyrus_desktop.players.trained import WEIGHTS, TrainedPlayer


@pytest.fixture
def network() -> Network:
    rng = np.random.default_rng(1)
    shapes = [(INPUTS, 8), (8,), (8, 8), (8,), (8, MOVES), (MOVES,)]
    return Network(*(rng.normal(size=shape).astype(np.float32) for shape in shapes))


def test_logits_match_torch_to_four_decimals() -> None:
    """`python -m tyrus_desktop.training reference` wrote the reference."""
    with np.load(Path(__file__).with_name("reference_logits.npz")) as reference:
        logits = Network.load(WEIGHTS).logits(reference["active"])
        assert len(logits) == 54
        assert np.abs(reference["logits"]).max() > 1
        assert np.abs(logits - reference["logits"]).max() < 1e-4


def test_positions_are_encoded_as_in_training() -> None:
    with np.load(Path(__file__).with_name("reference_logits.npz")) as reference:
        active = reference["active"]
    rng = np.random.default_rng(20_263)
    games = Games.shuffled(1, rng)
    for position in active:
        assert inputs(games)[0].tolist() == position.tolist()
        play_on(games, rng)


def test_sampled_moves_follow_their_probabilities() -> None:
    probabilities = np.tile(np.array([0, 0.5, 0, 0.25, 0.25, 0], np.float32), (40_000, 1))
    drawn = sample(probabilities, np.random.default_rng(4))
    shares = np.bincount(drawn, minlength=6) / len(drawn)
    assert np.abs(shares - probabilities[0]).max() < 0.01
    assert not shares[[0, 2, 5]].any()
    for end in (0.0, 1 - 1e-16):  # The ends of the range must work in spite of rounding.
        rng = Mock(random=lambda _, end=end: np.array([[end]]))
        row = np.array([[0, 0.1, 0.2, 0.7, 0]], np.float32)
        assert sample(row, rng).tolist() == [1 if end == 0 else 3]


def test_weights_are_saved_in_half_precision(network: Network, tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    network.save(path)
    assert np.abs(Network.load(path).first - network.first).max() < 2e-3
    assert isinstance(TrainedPlayer.load(path), TrainedPlayer)
    np.savez(tmp_path / "other.npz", allow_pickle=False, first=network.first)
    (tmp_path / "text.npz").write_text("no weights", "utf-8")
    unknown = replace(network, second=np.full_like(network.second, np.nan))
    unknown.save(tmp_path / "unknown.npz")
    for name in ("other.npz", "text.npz", "unknown.npz"):
        with pytest.raises(WrongWeights):
            Network.load(tmp_path / name)
        with pytest.raises(WrongWeights):
            Critic(tmp_path / name)
    damaged = bytearray(path.read_bytes())
    damaged[len(damaged) // 2] ^= 1
    path.write_bytes(damaged)
    with pytest.raises(WrongWeights):
        Network.load(path)
    np.save(path.with_suffix(".npy"), network.first)
    path.with_suffix(".npy").rename(path)
    with pytest.raises(WrongWeights):
        Network.load(path)
    with pytest.raises(WrongWeights):
        Network(*(getattr(network, name)[:-1] for name in Network.__dataclass_fields__))


def test_critic_value_matches_three_dense_layers(tmp_path: Path) -> None:
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


def test_weight_files_without_a_critic_are_refused(tmp_path: Path) -> None:
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
