"""Learning, with torch: samples, steps that improve, runs that resume."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.players.trained import WEIGHTS

torch = pytest.importorskip("torch")

from tests.training.support import (  # noqa: E402 - torch comes first
    assert_both_have_the_same,
    middle_of_games,
    small_plan,
)
from tyrus_desktop.training import exploit, selfplay  # noqa: E402
from tyrus_desktop.training.arguments import Refused  # noqa: E402
from tyrus_desktop.training.contest import Contestant  # noqa: E402
from tyrus_desktop.training.log import OtherColumns, append, read  # noqa: E402
from tyrus_desktop.training.networks import (  # noqa: E402
    KNOWN,
    Bags,
    Critic,
    Policy,
    illegal_mask,
    load_critic,
)
from tyrus_desktop.training.pool import POOL  # noqa: E402
from tyrus_desktop.training.ppo import Learner  # noqa: E402
from tyrus_desktop.training.rollout import Rollout, Samples  # noqa: E402
from tyrus_desktop.training.schedule import Rates, Schedule  # noqa: E402
from tyrus_desktop.training.team import Team, run_together  # noqa: E402


def test_without_decay_and_with_a_zero_critic_values_are_the_results() -> None:
    torch.manual_seed(2)
    policy, critic = Policy(), Critic()
    with torch.no_grad():
        critic.last.weight.zero_()
        critic.last.bias.zero_()
    samples = Rollout(policy, critic, 1.0).self_play(60, np.random.default_rng(3))
    assert set(samples.value.tolist()) <= {-1.0, 0.0, 1.0}
    assert samples.value.tolist() == samples.advantage.tolist()
    # Both seats of a game have opposite results, in about as many placements.
    assert abs(samples.value.mean()) < 0.05
    assert samples.legal[np.arange(len(samples)), samples.move].all()
    assert (samples.log_probability < 0).all()


def test_an_exploiter_gets_samples_only_of_its_own_seat() -> None:
    policy, critic = Policy(), Critic()
    rng = np.random.default_rng(4)
    alone = Rollout(policy, critic, 0.9).against(POOL["greedy"], 40, rng)
    both = Rollout(policy, critic, 0.9).self_play(40, rng)
    assert len(alone) < 0.6 * len(both)


def test_some_of_a_round_is_played_against_simple_players(tmp_path: Path) -> None:
    samples = [
        selfplay.Run(tmp_path / str(share), replace(small_plan(1), sparring=share)).play(
            np.random.default_rng(4)
        )
        for share in (0.0, 0.5)
    ]
    # The placements of the simple player are not samples.
    assert 0.5 < len(samples[1]) / len(samples[0]) < 0.9


def test_learning_raises_the_probability_of_moves_with_an_advantage() -> None:
    torch.manual_seed(5)
    policy, critic = Policy(), Critic()
    learner, rng = Learner(policy, critic, 0.9), np.random.default_rng(6)
    samples = Rollout(policy, critic, 0.95).against(POOL["random"], 200, rng)
    report = learner.learn(samples, Rates(1e-3, 0.0, 0.0), rng)
    bags = Bags(samples.known, KNOWN)
    legal = torch.from_numpy(samples.legal)
    chances = torch.log_softmax(policy(bags).masked_fill(~legal, -1e9), dim=1)
    rows = torch.arange(len(samples))
    change = chances[rows, torch.from_numpy(samples.move)] - torch.from_numpy(
        samples.log_probability
    )
    assert np.corrcoef(change.detach().numpy(), samples.advantage)[0, 1] > 0.1
    assert 0 < report.entropy < np.log(54)


@pytest.mark.parametrize("rates", [Rates(1e30, 0.003, 0.0), Rates(1e-3, 1e300, 0.0)])
def test_a_network_that_diverges_is_refused(rates: Rates) -> None:
    torch.manual_seed(5)
    policy, critic = Policy(), Critic()
    learner, rng = Learner(policy, critic, 0.9, minibatch=100), np.random.default_rng(6)
    samples = Rollout(policy, critic, 0.95).against(POOL["random"], 20, rng)
    with pytest.raises(Refused, match="has diverged"):
        learner.learn(samples, rates, rng)


def test_schedules_fall_from_their_first_value_to_their_last() -> None:
    schedule = Schedule(learning=(1e-3, 1e-4), entropy=(0.05, 0.003), magnet=0.1)
    assert schedule.rates(0.0) == pytest.approx(Rates(1e-3, 0.05, 0.1))
    for end in (1.0, 1.5):
        rates = schedule.rates(end)
        assert (rates.learning, rates.entropy) == pytest.approx((1e-4, 0.003))


def test_a_run_is_repeatable_and_resumes_from_its_folder(tmp_path: Path) -> None:
    lines = [list(selfplay.Run(tmp_path / name, small_plan(3000)).learn()) for name in ("a", "b")]
    timeless = [[{**line, "decisions_a_second": 0} for line in run] for run in lines]
    assert timeless[0] == timeless[1]
    more = selfplay.Run(tmp_path / "a", small_plan(6000))
    assert more.decisions == lines[0][-1]["decisions"]
    later = list(more.learn())
    assert later[-1]["decisions"] >= 6000
    kept = read(tmp_path / "a" / "log.csv")
    assert [line["games"] for line in kept] == [line["games"] for line in [*lines[0], *later]]


def test_a_run_begins_from_files_and_is_resumed_from_its_folder(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    list(selfplay.Run(first, small_plan(3000)).learn())
    files = tuple(str(first / name) for name in (policy_of(first), "critic.npz"))
    plan = replace(small_plan(2000), start=files)
    run = selfplay.Run(second, plan)
    assert run.decisions == 0
    assert same(run.learner, files)
    list(run.learn())
    for file in files:
        Path(file).rename(f"{file}.moved")  # The folder has all that is needed.
    again = selfplay.Run(second, plan)
    assert again.decisions >= 2000
    assert not same(again.learner, [f"{file}.moved" for file in files])
    assert same(again.learner, (str(second / policy_of(second)), str(second / "critic.npz")))


def policy_of(folder: Path) -> str:
    return str(json.loads((folder / "run.json").read_text("utf-8"))["policy"])


def same(learner: Learner, files: Sequence[str]) -> bool:
    """Whether the learner's policy and critic are those of the files, up to half precision."""
    policy, critic = Policy.of_numpy(Network.load(Path(files[0]))), load_critic(Path(files[1]))
    pairs: list[tuple[Any, Any]] = [(learner.policy, policy), (learner.critic, critic)]
    return all(
        torch.allclose(one, other, atol=1e-3)
        for mine, theirs in pairs
        for one, other in zip(mine.parameters(), theirs.parameters(), strict=True)
    )


def test_openings_are_kept_more_mixed_than_the_ends_of_elections() -> None:
    """Entropy alone, without results: its gain is larger where it weighs more."""
    mixed = {}
    for opening in (1.0, 9.0):
        torch.manual_seed(3)
        policy, critic = Policy.of_numpy(Network.load(WEIGHTS)), Critic()
        learner = Learner(policy, critic, 0.9, opening=opening)
        rng = np.random.default_rng(2)
        samples = Rollout(policy, critic, 0.95).self_play(60, rng)
        samples = replace(samples, advantage=np.zeros_like(samples.advantage))
        before = entropies(policy, samples)
        learner.learn(samples, Rates(1e-4, 0.1, 0.0), rng)
        gain = entropies(policy, samples) - before
        mixed[opening] = gain[samples.to_come == 1].mean() / gain[samples.to_come == 0].mean()
    assert sorted(set(samples.to_come)) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1])
    assert mixed[9.0] > 1.2 * mixed[1.0] > 0


def entropies(policy: Policy, samples: Samples) -> np.ndarray:
    with torch.no_grad():
        logits = policy(Bags(samples.known, KNOWN)) + illegal_mask(samples.legal)
        chances = torch.softmax(logits, dim=1)
    found: np.ndarray = -(chances * chances.clamp_min(1e-12).log()).sum(1).numpy()
    return found


def test_a_step_is_of_as_many_samples_as_asked() -> None:
    policy, critic = Policy(), Critic()
    samples = Rollout(policy, critic, 0.95).self_play(60, np.random.default_rng(2))
    steps = []
    for minibatch in (500, 1000):
        learner = Learner(policy, critic, 0.9, minibatch)
        learner.learn(samples, Rates(1e-4, 0.01, 0.0), np.random.default_rng(3))
        steps.append(float(learner.optimiser.state[policy.first.weight]["step"]))
    assert steps == [len(samples) // 500, len(samples) // 1000]


def test_an_exploiter_from_scratch_first_meets_a_weakened_network() -> None:
    player = Contestant.named(str(WEIGHTS))
    exploiter, games = exploit.Exploiter(player, exploit.Attack(1000)), middle_of_games(300)
    choices = [
        choose(games, np.random.default_rng(9))[0]
        for choose in (player.choose, exploiter.rival(0.0), exploiter.rival(0.5))
    ]
    assert (choices[0] == choices[1]).mean() < 0.5
    assert (choices[0] == choices[2]).mean() > 0.99


def test_an_exploiter_is_evaluated_on_fresh_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exploit, "JUDGED_PAIRS", 20)
    monkeypatch.setattr(exploit, "CURVE_PAIRS", 10)
    Policy().to_numpy().save(tmp_path / "victim.npz")
    player = Contestant.named(str(tmp_path / "victim.npz"))
    attack = exploit.Attack(1000, games_a_round=32)
    exploiter = exploit.Exploiter(player, attack, player.network)
    (line,) = exploiter.learn()
    assert line["decisions"] >= 1000
    verdict = exploit.judge(exploiter.network, player)
    assert (verdict["players"], verdict["games"]) == (["exploiter", "victim"], 40)
    assert verdict["seed"] != exploit.CURVE_SEED
    exploit.save(tmp_path, attack, exploiter.network, verdict)
    assert Contestant.named(str(tmp_path / "exploiter.npz")).network is not None


def _diverge(team: Team) -> None:
    if team.rank == 1:
        raise Refused("The network has diverged.")
    team.total(1)  # It waits for the other one.


def test_what_one_process_of_a_team_refuses_is_told_in_its_sentence() -> None:
    with pytest.raises(Refused, match=r"^The network has diverged\.$"):
        run_together(_diverge, 2)


def _small_team_run(folder: Path, team: Team) -> None:
    run = selfplay.Run(folder, small_plan(3000), team)
    list(run.learn())
    weights = [each.detach().numpy() for each in run.learner.weights()]
    np.savez(folder / f"weights-{team.rank}.npz", *weights, allow_pickle=False)


def test_two_processes_learn_the_same_weights(tmp_path: Path) -> None:
    run_together(partial(_small_team_run, tmp_path), 2)
    assert_both_have_the_same(tmp_path)
    lines = read(tmp_path / "log.csv")
    assert [line["games"] for line in lines] == [64 * line["rounds"] for line in lines]


def test_a_log_refuses_a_line_with_other_columns(tmp_path: Path) -> None:
    for number in range(2):
        append(tmp_path / "log.csv", {"decisions": number, "score": 0.5})
    with pytest.raises(OtherColumns, match="other columns"):
        append(tmp_path / "log.csv", {"decisions": 3, "nats": 0.5})
    assert [line["decisions"] for line in read(tmp_path / "log.csv")] == [0, 1]
