"""Learning with torch: samples, learning steps, resumed runs, leagues and averages."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import Network

torch = pytest.importorskip("torch")

from tests.training.support import middle_of_games, small_plan, weak  # noqa: E402 - torch first
from tyrus_desktop.training import average, exploit, selfplay  # noqa: E402
from tyrus_desktop.training.arguments import Refused  # noqa: E402
from tyrus_desktop.training.contest import Contestant  # noqa: E402
from tyrus_desktop.training.league import League  # noqa: E402
from tyrus_desktop.training.log import read  # noqa: E402
from tyrus_desktop.training.networks import KNOWN, Bags, Critic, Policy, load_critic  # noqa: E402
from tyrus_desktop.training.pool import POOL  # noqa: E402
from tyrus_desktop.training.ppo import Learner  # noqa: E402
from tyrus_desktop.training.rollout import Rollout  # noqa: E402
from tyrus_desktop.training.schedule import Rates  # noqa: E402
from tyrus_desktop.training.team import Team, run_together  # noqa: E402


def test_values_equal_results_without_decay_and_critic() -> None:
    torch.manual_seed(2)
    policy, critic = Policy(), Critic()
    with torch.no_grad():
        critic.last.weight.zero_()
        critic.last.bias.zero_()
    samples = Rollout(policy, critic, 1.0).self_play(60, np.random.default_rng(3))
    assert set(samples.value.tolist()) <= {-1.0, 0.0, 1.0}
    assert samples.value.tolist() == samples.advantage.tolist()
    # Results are zero-sum, and both seats move about equally often.
    assert abs(samples.value.mean()) < 0.05
    assert samples.legal[np.arange(len(samples)), samples.move].all()
    assert (samples.log_probability < 0).all()


def test_rivals_placements_are_not_used_as_samples(tmp_path: Path) -> None:
    policy, critic, rng = Policy(), Critic(), np.random.default_rng(4)
    alone = Rollout(policy, critic, 0.9).against(POOL["greedy"], 40, rng)
    both = Rollout(policy, critic, 0.9).self_play(40, rng)
    assert len(alone) < 0.6 * len(both)
    plain, sparring = (
        selfplay.Run(tmp_path / str(share), replace(small_plan(1), sparring=share)).play(
            np.random.default_rng(4)
        )
        for share in (0.0, 0.5)
    )
    assert 0.5 < len(sparring) / len(plain) < 0.9


def test_learning_raises_the_probability_of_moves_with_an_advantage() -> None:
    torch.manual_seed(5)
    policy, critic = Policy(), Critic()
    learner, rng = Learner(policy, critic, 0.9), np.random.default_rng(6)
    samples = Rollout(policy, critic, 0.95).against(POOL["random"], 200, rng)
    report = learner.learn(samples, Rates(1e-3, 0.0, 0.0), rng)
    legal = torch.from_numpy(samples.legal)
    logits = policy(Bags(samples.known, KNOWN)).masked_fill(~legal, -1e9)
    chances = torch.log_softmax(logits, dim=1)
    after = chances[torch.arange(len(samples)), torch.from_numpy(samples.move)]
    change = after.detach().numpy() - samples.log_probability
    assert np.corrcoef(change, samples.advantage)[0, 1] > 0.1
    assert 0 < report.entropy < np.log(54)


def test_learning_step_has_the_given_size_and_divergence_fails() -> None:
    torch.manual_seed(5)
    policy, critic = Policy(), Critic()
    samples = Rollout(policy, critic, 0.95).self_play(60, np.random.default_rng(2))
    steps = []
    for minibatch in (500, 1000):
        learner = Learner(policy, critic, 0.9, minibatch)
        learner.learn(samples, Rates(1e-4, 0.01, 0.0), np.random.default_rng(3))
        steps.append(float(learner.optimiser.state[policy.first.weight]["step"]))
    assert steps == [len(samples) // 500, len(samples) // 1000]
    for rates in (Rates(1e30, 0.003, 0.0), Rates(1e-3, 1e300, 0.0)):
        learner = Learner(Policy(), Critic(), 0.9, minibatch=500)
        with pytest.raises(Refused, match="has diverged"):
            learner.learn(samples, rates, np.random.default_rng(3))


def test_training_run_is_repeatable_and_resumes_from_its_folder(tmp_path: Path) -> None:
    lines = [list(selfplay.Run(tmp_path / name, small_plan(3000)).learn()) for name in ("a", "b")]
    timeless = [[{**line, "decisions_a_second": 0} for line in run] for run in lines]
    assert timeless[0] == timeless[1]
    more = selfplay.Run(tmp_path / "a", small_plan(6000))
    assert more.decisions == lines[0][-1]["decisions"]
    later = list(more.learn())
    assert later[-1]["decisions"] >= 6000
    kept = read(tmp_path / "a" / "log.csv")
    assert [line["games"] for line in kept] == [line["games"] for line in [*lines[0], *later]]
    # Another run starts from the first one's files, and is resumed from its own.
    first, second = tmp_path / "b", tmp_path / "second"
    files = tuple(str(first / name) for name in (policy_of(first), "critic.npz"))
    plan = replace(small_plan(2000), start=files)
    run = selfplay.Run(second, plan)
    assert run.decisions == 0
    assert same(run.learner, files)
    list(run.learn())
    for file in files:
        Path(file).rename(f"{file}.moved")
    again = selfplay.Run(second, plan)
    assert again.decisions >= 2000
    assert not same(again.learner, [f"{file}.moved" for file in files])
    assert same(again.learner, (str(second / policy_of(second)), str(second / "critic.npz")))


def policy_of(folder: Path) -> str:
    return str(json.loads((folder / "run.json").read_text("utf-8"))["policy"])


def same(learner: Learner, files: Sequence[str]) -> bool:
    """Return whether the learner has the weights of the files, up to half precision."""
    policy, critic = Policy.of_numpy(Network.load(Path(files[0]))), load_critic(Path(files[1]))
    pairs: list[tuple[Any, Any]] = [(learner.policy, policy), (learner.critic, critic)]
    return all(
        torch.allclose(one, other, atol=1e-3)
        for mine, theirs in pairs
        for one, other in zip(mine.parameters(), theirs.parameters(), strict=True)
    )


def test_exploiter_is_scored_on_fresh_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exploit, "JUDGED_PAIRS", 20)
    monkeypatch.setattr(exploit, "CURVE_PAIRS", 10)
    player = Contestant.named(weak(tmp_path))
    attack = exploit.Attack(1000, games_a_round=32)
    exploiter = exploit.Exploiter(player, attack)
    assert player.network is not None
    assert np.allclose(exploiter.network.last, player.network.last)  # It starts as a copy.
    (line,) = exploiter.learn()
    assert line["decisions"] >= 1000
    assert not np.allclose(exploiter.network.last, player.network.last, atol=1e-6)
    verdict = exploit.judge(exploiter.network, player)
    assert (verdict["players"], verdict["games"]) == (["exploiter", "weak-1"], 40)
    assert verdict["seed"] != exploit.CURVE_SEED
    exploit.save(tmp_path, attack, exploiter.network, verdict)
    assert Contestant.named(str(tmp_path / "exploiter.npz")).network is not None


# Several processes


def _diverge(team: Team) -> None:
    if team.rank == 1:
        raise Refused("The network has diverged.")
    team.total(1)  # It waits for the other process.


def test_worker_error_message_reaches_the_user() -> None:
    with pytest.raises(Refused, match=r"^The network has diverged\.$"):
        run_together(_diverge, 2)


def with_exploiters(folder: Path, decisions: int = 4500) -> selfplay.Plan:
    files = (weak(folder, 1), weak(folder, 2))
    plan = small_plan(decisions)
    return replace(plan, sparring=0.5, rivals=("greedy",), exploiters=files)


def _team_run(folder: Path, team: Team) -> None:
    run = selfplay.Run(folder / "run", with_exploiters(folder), team)
    list(run.learn())
    weights = [each.detach().numpy() for each in (*run.learner.weights(), *run.league.weights())]
    np.savez(folder / f"weights-{team.rank}.npz", *weights, allow_pickle=False)


def test_two_processes_learn_the_same_weights(tmp_path: Path) -> None:
    run_together(partial(_team_run, tmp_path), 2)
    with np.load(tmp_path / "weights-0.npz") as one, np.load(tmp_path / "weights-1.npz") as other:
        assert one.files
        assert all(np.array_equal(one[name], other[name]) for name in one.files)
    lines = read(tmp_path / "run" / "log.csv")
    assert [line["games"] for line in lines] == [64 * line["rounds"] for line in lines]


def test_average_of_two_processes_is_close_to_both(tmp_path: Path) -> None:
    torch.manual_seed(1)
    sharp = Policy()
    with torch.no_grad():
        for each in (sharp.last.weight, sharp.last.bias):
            each.mul_(5)
        sharp.to_numpy().save(tmp_path / "one.npz")
        for each in (sharp.last.weight, sharp.last.bias):
            each.mul_(-1)
        sharp.to_numpy().save(tmp_path / "other.npz")
    parts = (str(tmp_path / "one.npz"), str(tmp_path / "other.npz"))
    plan = average.Plan(parts, start=parts[0], rivals=("greedy",), decisions=120_000, games=32)
    run_together(partial(average.learn, tmp_path / "run", plan), 2)
    games = Games.shuffled(200, np.random.default_rng(1))
    one, other = (Network.load(Path(part)).probabilities(games) for part in parts)
    made = Network.load(tmp_path / "run" / "average.npz").probabilities(games)
    middle = (one + other) / 2
    assert np.abs(made - middle).sum(1).mean() < 0.6 * np.abs(one - middle).sum(1).mean()
    nats = [line["nats"] for line in read(tmp_path / "run" / "log.csv")]
    assert nats[-1] < nats[0]


# League


def test_half_of_the_rivals_are_exploiters_with_current_weights(tmp_path: Path) -> None:
    policy, games = Policy(8), middle_of_games()
    league = League(tmp_path, policy, ["greedy"], [weak(tmp_path)], 0.95)
    rivals = [league.rival(rounds, np.random.default_rng(1)) for rounds in range(4)]
    assert [rival is POOL["greedy"] for rival in rivals] == [True, False, True, False]
    before = rivals[1](games, np.random.default_rng(2))[0].tolist()
    with torch.no_grad():
        for weights in league.weights():
            weights.mul_(-1)
    assert rivals[1](games, np.random.default_rng(2))[0].tolist() != before


def test_exploiters_learn_in_turn_and_join_the_rivals(tmp_path: Path) -> None:
    policy = Policy(8)
    league = League(tmp_path, policy, [], [weak(tmp_path, 1), weak(tmp_path, 2)], 0.95)
    own = [each.clone() for each in policy.parameters()]
    before = league.exploiters()
    league.learn(0, 64, np.random.default_rng(3))
    after = league.exploiters()
    changed = [not np.array_equal(a.last, b.last) for a, b in zip(before, after, strict=True)]
    assert changed == [True, False]
    assert all(torch.equal(*pair) for pair in zip(own, policy.parameters(), strict=True))

    plan = replace(with_exploiters(tmp_path, 20_000), evaluate_every=10_000)
    run = selfplay.Run(tmp_path / "run", plan)
    lines = list(run.learn())
    assert all(0 <= line[f"exploiter_{number}"] <= 1 for line in lines for number in range(2))
    assert len(run.league.networks) == 2 * len(lines)
    files = sorted(path.name for path in (tmp_path / "run").glob("exploiter-*.npz"))
    assert len(files) == 2 * len(lines)  # No exploiter overwrites another.
    again = selfplay.Run(tmp_path / "run", plan).league.exploiters()
    for kept, last in zip(again, run.league.exploiters(), strict=True):
        assert np.abs(kept.first - last.first).max() < 1e-3
    assert read(tmp_path / "run" / "log.csv")[-1]["exploiter_0"] == lines[-1]["exploiter_0"]
