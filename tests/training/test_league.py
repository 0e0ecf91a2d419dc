"""The league: exploiters that learn beside the policy, and frozen rivals."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from tests.training.support import (  # noqa: E402 - torch comes first
    assert_both_have_the_same,
    middle_of_games,
    small_plan,
    weak,
)
from tyrus_desktop.players.batch.network import Network  # noqa: E402
from tyrus_desktop.training import selfplay  # noqa: E402
from tyrus_desktop.training.league import League  # noqa: E402
from tyrus_desktop.training.log import read  # noqa: E402
from tyrus_desktop.training.networks import Policy  # noqa: E402
from tyrus_desktop.training.pool import POOL  # noqa: E402
from tyrus_desktop.training.team import Team, run_together  # noqa: E402


def with_exploiters(folder: Path, decisions: int = 4500) -> selfplay.Plan:
    plan = small_plan(decisions)
    files = (weak(folder, 1), weak(folder, 2))
    return replace(plan, sparring=0.5, rivals=("greedy",), exploiters=files)


def test_every_other_rival_is_an_exploiter_with_its_current_weights(tmp_path: Path) -> None:
    policy, games = Policy(8), middle_of_games()
    league = League(tmp_path, policy, ["greedy"], [weak(tmp_path)], 0.95)
    rivals = [league.rival(rounds, np.random.default_rng(1)) for rounds in range(4)]
    assert [rival is POOL["greedy"] for rival in rivals] == [True, False, True, False]
    before = rivals[1](games, np.random.default_rng(2))[0].tolist()
    with torch.no_grad():
        for weights in league.weights():
            weights.mul_(-1)
    assert rivals[1](games, np.random.default_rng(2))[0].tolist() != before


def test_simple_players_are_met_as_often_as_networks(tmp_path: Path) -> None:
    files = [weak(tmp_path, seed) for seed in range(1, 9)]
    league = League(tmp_path, Policy(8), ["greedy", *files], [], 0.95)
    rng = np.random.default_rng(4)
    met = [league.rival(0, rng) is POOL["greedy"] for _ in range(400)]
    assert 0.4 < np.mean(met) < 0.6


def test_a_rival_is_named_as_in_every_command(tmp_path: Path) -> None:
    rivals = ["rules-of-thumb", "senator", f"{weak(tmp_path)}@2"]
    league, rng = League(tmp_path, Policy(8), rivals, [], 0.95), np.random.default_rng(4)
    met = {league.rival(0, rng) for _ in range(50)}
    assert len(met) == 3
    assert met > {POOL["rules_of_thumb"], *league.networks}


def test_one_exploiter_learns_at_a_time_and_the_policy_does_not_change(tmp_path: Path) -> None:
    policy = Policy(8)
    league = League(tmp_path, policy, [], [weak(tmp_path, 1), weak(tmp_path, 2)], 0.95)
    own = [each.clone() for each in policy.parameters()]
    before = league.exploiters()
    league.learn(0, 64, np.random.default_rng(3))
    after = league.exploiters()
    changed = [not np.array_equal(a.last, b.last) for a, b in zip(before, after, strict=True)]
    assert changed == [True, False]
    assert all(torch.equal(*pair) for pair in zip(own, policy.parameters(), strict=True))


def test_exploiters_are_saved_become_rivals_and_are_resumed(tmp_path: Path) -> None:
    plan = replace(with_exploiters(tmp_path, 20_000), evaluate_every=10_000)
    run = selfplay.Run(tmp_path / "run", plan)
    lines = list(run.learn())
    assert all(0 <= line[f"exploiter_{number}"] <= 1 for line in lines for number in range(2))
    assert len(run.league.networks) == 2 * len(lines)
    files = sorted(path.name for path in (tmp_path / "run").glob("exploiter-*.npz"))
    assert len(files) == 2 * len(lines)  # None overwrites another.
    again = selfplay.Run(tmp_path / "run", plan).league.exploiters()
    for kept, last in zip(again, run.league.exploiters(), strict=True):
        assert np.abs(kept.first - last.first).max() < 1e-3
    assert read(tmp_path / "run" / "log.csv")[-1]["exploiter_0"] == lines[-1]["exploiter_0"]


def test_the_newest_exploiter_is_resumed_after_a_thousand_million(
    tmp_path: Path,
) -> None:
    for millions, seed in ((998, 1), (1016, 2)):
        Path(weak(tmp_path, seed)).rename(tmp_path / f"exploiter-0-{millions}.npz")
    newest = Network.load(tmp_path / "exploiter-0-1016.npz")
    (resumed,) = League(tmp_path, Policy(8), [], [weak(tmp_path, 3)], 0.95).exploiters()
    assert np.allclose(resumed.last, newest.last, atol=1e-6)


def _team_run(folder: Path, team: Team) -> None:
    run = selfplay.Run(folder / "run", with_exploiters(folder), team)
    list(run.learn())
    weights = [each.detach().numpy() for each in run.league.weights()]
    np.savez(folder / f"weights-{team.rank}.npz", *weights, allow_pickle=False)


def test_two_processes_have_the_same_exploiters(tmp_path: Path) -> None:
    run_together(partial(_team_run, tmp_path), 2)
    assert_both_have_the_same(tmp_path)
