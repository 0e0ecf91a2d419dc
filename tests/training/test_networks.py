"""The networks in torch: sparse layers, sampling, and identical play in numpy."""

from pathlib import Path

import numpy as np
import pytest

from tyrus_desktop.players.batch.encoding import ENEMY_INPUTS, INPUTS, enemy_inputs, inputs
from tyrus_desktop.players.batch.network import WrongWeights, sample
from tyrus_desktop.players.trained import WEIGHTS

torch = pytest.importorskip("torch")

from tests.training.support import middle_of_games  # noqa: E402 - torch comes first
from tyrus_desktop.training.networks import (  # noqa: E402 - torch comes first
    KNOWN,
    Bags,
    Critic,
    Policy,
    SparseLayer,
    both_bags,
    draw,
    load_critic,
    save_critic,
)


def dense(columns: np.ndarray, count: int) -> np.ndarray:
    positions = np.zeros((len(columns), count), np.float32)
    for row, active in zip(positions, columns, strict=True):
        np.add.at(row, active[active >= 0], 1)
    return positions


def test_sparse_layer_equals_a_dense_one_forward_and_backward() -> None:
    games = middle_of_games()
    columns = inputs(games)
    everything = np.concatenate([columns, enemy_inputs(games)], axis=1)
    known, hidden = both_bags(columns, enemy_inputs(games))
    for bags, active, count in (
        ([known], columns, INPUTS),
        ([known, hidden], everything, INPUTS + ENEMY_INPUTS),
    ):
        layer = SparseLayer(count, 16)
        got = layer(*bags)
        got.square().sum().backward()
        sparse_gradient = layer.weight.grad.clone()
        layer.zero_grad()
        want = torch.from_numpy(dense(active, count)) @ layer.weight + layer.bias
        want.square().sum().backward()
        torch.testing.assert_close(got, want)
        torch.testing.assert_close(sparse_gradient, layer.weight.grad)


def test_torch_samples_moves_according_to_their_probabilities() -> None:
    torch.manual_seed(12)
    chances = torch.rand(10).where(torch.rand(10) < 0.6, torch.zeros(10))
    chances /= chances.sum()
    drawn = draw(chances.repeat(20_000, 1), np.random.default_rng(13))
    shares = torch.bincount(drawn, minlength=10) / 20_000
    torch.testing.assert_close(shares, chances, atol=0.015, rtol=0)
    assert (shares[chances == 0] == 0).all()
    again = sample(chances.repeat(20_000, 1).numpy(), np.random.default_rng(13))
    assert (drawn.numpy() == again).mean() > 0.999


def test_numpy_plays_the_network_that_torch_trains() -> None:
    torch.manual_seed(1)
    policy = Policy()
    columns = inputs(middle_of_games())
    want = policy(Bags(columns, KNOWN)).detach().numpy()
    assert np.abs(policy.to_numpy().logits(columns) - want).max() < 1e-5
    again = Policy.of_numpy(policy.to_numpy())
    assert torch.equal(again(Bags(columns, KNOWN)), policy(Bags(columns, KNOWN)))


def test_error_names_the_weight_file_without_a_critic(tmp_path: Path) -> None:
    """The files are damaged, hold another network, or hold arrays of wrong shapes."""
    path = tmp_path / "critic.npz"
    save_critic(Critic(), path)
    whole = path.read_bytes()
    with np.load(path) as file:
        arrays = {name: file[name] for name in file}
    np.savez_compressed(path, allow_pickle=False, **arrays | {"last.bias": np.zeros(2)})
    for content in (path.read_bytes(), whole[:9000], WEIGHTS.read_bytes()):
        path.write_bytes(content)
        with pytest.raises(WrongWeights) as wrong:
            load_critic(path)
        assert str(wrong.value) == f"{path}: this is not a critic’s weights file."
