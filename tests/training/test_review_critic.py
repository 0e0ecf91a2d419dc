"""The critic of the reviews: what it learns from, and how critics are measured."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tests.training.support import middle_of_games  # noqa: E402 - torch comes first
from tyrus_desktop.players.batch import encoding  # noqa: E402
from tyrus_desktop.players.batch.critic import Critic as NumpyCritic  # noqa: E402
from tyrus_desktop.players.batch.critic import LevelCritic  # noqa: E402
from tyrus_desktop.players.batch.games import Games  # noqa: E402
from tyrus_desktop.players.batch.network import Floats  # noqa: E402
from tyrus_desktop.training import calibration, review_critic  # noqa: E402
from tyrus_desktop.training.__main__ import main  # noqa: E402
from tyrus_desktop.training.networks import (  # noqa: E402
    HIDDEN_AND_LEVELS,
    Critic,
    both_bags,
    load_critic,
    save_critic,
)
from tyrus_desktop.training.pool import greedy, random_player  # noqa: E402

PLACEMENT = encoding._STARTS["placement number"]
LEVELS = (0, 1)
"""A pair of the players below."""


UNFAIR = [greedy, random_player]
"""Seat 0 wins nearly always."""


def level_critic(widths: tuple[int, int]) -> Critic:
    return Critic(widths, review_critic.INPUTS_AND_LEVELS)


def test_targets_are_results_for_the_side_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_critic, "DECAY", 1.0)
    rng = np.random.default_rng(1)
    samples = review_critic.labelled(
        level_critic((4, 4)), UNFAIR, LEVELS, Games.shuffled(400, rng), rng
    )
    assert abs(samples.target).max() <= 1
    means = []
    for election in range(9):
        here = (samples.known == PLACEMENT + 6 * election).any(axis=1)
        assert here.any() == (0 < election < 8)
        means += [samples.target[here].mean()] if here.any() else []
    assert min(np.array(means)[1::2]) > 0.5  # The seats open the elections in turn.
    assert max(np.array(means)[::2]) < -0.5


def test_targets_mix_in_the_values_of_the_next_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_critic, "DECAY", 0.0)
    critic, rng = level_critic((4, 4)), np.random.default_rng(1)
    with torch.no_grad():
        critic.last.weight.zero_()
        critic.last.bias[:] = 0.5
    samples = review_critic.labelled(critic, UNFAIR, LEVELS, Games.shuffled(400, rng), rng)
    early = (samples.known == PLACEMENT + 6).any(axis=1)  # No game ends in the second election.
    assert samples.target[early] == pytest.approx(-np.tanh(0.5), abs=1e-6)


def test_wider_critic_starts_with_the_same_values(tmp_path: Path) -> None:
    critic, games = Critic((8, 4)), middle_of_games()
    wide, path = review_critic.widened(critic, (12, 6)), tmp_path / "wide.npz"
    bags = both_bags(encoding.inputs(games), encoding.enemy_inputs(games))
    torch.testing.assert_close(wide(*bags), critic(*bags))
    save_critic(wide, path)
    assert load_critic(path).widths == (12, 6)
    np.testing.assert_allclose(NumpyCritic(path)(games), wide(*bags).detach().numpy(), atol=3e-3)


class Biased(NumpyCritic):
    """Says that seat 0 wins three games of four."""

    def __init__(self) -> None:
        pass

    def __call__(self, games: Games) -> Floats:
        return np.full(len(games), 0.5 * (1 - 2 * games.seat), np.float32)


def test_measured_error_leaves_out_the_noise(monkeypatch: pytest.MonkeyPatch) -> None:
    """With random players the start of the second election says little: the chance is near ½."""
    monkeypatch.setattr(calibration, "GAMES", 600)
    monkeypatch.setattr(calibration, "PLAYOUTS", 20)
    monkeypatch.setattr(calibration, "JUDGED", range(1, 2))
    lines = list(calibration.measured({"biased": Biased()}, random_player, 600, 3, 1))
    for line in lines[:2]:
        total, apart = line.partition(": ")[2].split("; ")
        assert float(total.split()[-1]) == pytest.approx(float(apart), abs=1e-4)
        assert 0.2 < float(apart) < 0.31  # The noise alone would add 0.04.
    assert len(lines) == 3 + calibration.BINS
    assert lines[-1].startswith("600 starts")


def test_critic_that_knows_levels_starts_without_preference(tmp_path: Path) -> None:
    """Once it has one, its values depend on which seat plays at which level."""
    critic, games, path = Critic((8, 4)), middle_of_games(), tmp_path / "critic.npz"
    save_critic(critic, path)
    levelled = review_critic.started(path)
    levels = tmp_path / "levels.npz"
    save_critic(levelled, levels)
    wanted = critic(*both_bags(encoding.inputs(games), encoding.enemy_inputs(games)))
    for pair in ((0, 7), (7, 0)):
        said = LevelCritic(pair, levels)(games)
        np.testing.assert_allclose(said, wanted.detach().numpy(), atol=3e-3)
    with torch.no_grad():
        levelled.first.weight[-encoding.LEVEL_INPUTS :].normal_()
    save_critic(levelled, levels)
    hidden = review_critic.hidden_inputs(games, (0, 7))
    bags = both_bags(encoding.inputs(games), hidden, HIDDEN_AND_LEVELS)
    said = LevelCritic((0, 7), levels)(games)
    np.testing.assert_allclose(said, levelled(*bags).detach().numpy(), atol=3e-3)
    assert abs(said - LevelCritic((7, 0), levels)(games)).max() > 0.1


def test_critic_is_trained_by_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that is stopped goes on where it was kept."""
    monkeypatch.setattr(review_critic, "GAMES", 8)
    start, file = tmp_path / "start.npz", tmp_path / "critic.npz"
    save_critic(Critic((8, 4)), start)
    words = f"critic {file} --start {start} {start} --rounds 4 --widths 9 5 --learning 1e-2 1e-2"
    monkeypatch.setattr("sys.argv", ["training", *words.split()])
    monkeypatch.setattr(review_critic, "KEPT", 2)
    main()
    assert load_critic(file, review_critic.INPUTS_AND_LEVELS).widths == (9, 5)
    again, state = file.read_bytes(), tmp_path / "critic.run.pt"
    main()  # Nothing is left to do.
    assert file.read_bytes() == again
    state.unlink()
    keep = review_critic.Run._keep

    def stop(run: review_critic.Run, done: int) -> None:
        keep(run, done)
        raise KeyboardInterrupt

    monkeypatch.setattr(review_critic.Run, "_keep", stop)
    with pytest.raises(KeyboardInterrupt):
        main()
    monkeypatch.setattr(review_critic.Run, "_keep", keep)
    assert file.read_bytes() != again
    main()
    assert file.read_bytes() == again
    state.unlink()
    monkeypatch.setattr("sys.argv", ["training", *words.replace("9 5", "7 5").split()])
    with pytest.raises(SystemExit):
        main()
