"""Imitation: what a slow player placed, and the network that learns it."""

import json
from pathlib import Path

import numpy as np
import pytest

from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players.batch.network import Network
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.rivals.searching import FIFTH
from tyrus_desktop.players.trained import EXPERT, WEIGHTS
from tyrus_desktop.training.arguments import Refused

pytest.importorskip("torch")

from tyrus_desktop.training.__main__ import main
from tyrus_desktop.training.choices import Choices, divergence
from tyrus_desktop.training.contest import own_network
from tyrus_desktop.training.imitate import (
    collect,
    imitate,
    rival_and_games,
    short_name,
)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("greedy", ("greedy", 1000)),
        ("greedy:20", ("greedy", 20)),
        ("runs/fifth/policy.npz:400", ("runs/fifth/policy.npz", 400)),
        ("C:\\runs\\policy.npz", ("C:\\runs\\policy.npz", 1000)),
    ],
)
def test_a_rival_may_be_given_its_own_number_of_games(text: str, found: tuple[str, int]) -> None:
    assert rival_and_games(text, 1000) == found


def test_an_imitation_learns_from_earlier_choices_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    collect("greedy", [("beginner", 20)], 1, 1, tmp_path / "earlier")
    (earlier,) = (tmp_path / "earlier").glob("choices-*.npz")
    options = ["--against", "random:20", "--earlier", str(earlier), "--epochs", "1"]
    command = ["training", "imitate", "greedy", *options, "--folder", str(tmp_path / "both")]
    monkeypatch.setattr("sys.argv", command)
    main()
    (later,) = (tmp_path / "both").glob("choices-*.npz")
    verdict = json.loads((tmp_path / "both" / "imitation.json").read_text("utf-8"))
    both = len(Choices.load(earlier)) + len(Choices.load(later))
    assert verdict["choices"] + verdict["held_out"] == both


def test_choices_that_cannot_be_read_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.npz"
    weights = WEIGHTS.read_bytes()
    for content in (None, b"", b"no choices", weights, weights[:9000]):
        if content is not None:
            other.write_bytes(content)
        options = ["--against", "random", "--earlier", str(other), "--folder", str(tmp_path)]
        monkeypatch.setattr("sys.argv", ["training", "imitate", "greedy", *options])
        with pytest.raises(SystemExit):
            main()
        said = capsys.readouterr().err
        assert str(other) in said
        assert content is None or "this is not a file of recorded choices." in said


def test_files_of_one_name_are_distinguished_by_their_folders() -> None:
    files = ["a/run/exploiter.npz", "b/run/exploiter.npz"]
    one, other = map(short_name, files)
    assert one.startswith("exploiter-")
    assert other.startswith("exploiter-")
    assert one != other
    assert short_name("consul-0.1") == "consul-0.1"


def test_no_two_matches_share_a_deal(tmp_path: Path) -> None:
    matches = collect("greedy", [("beginner", 4), ("greedy", 4)], 1, 1, tmp_path)
    first, second = ({each.legal[0].tobytes()} for each in matches)
    assert not first & second


def test_a_match_that_is_there_is_used_and_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (first,) = collect("greedy", [("beginner", 4)], 1, 1, tmp_path)
    assert "is there" not in capsys.readouterr().err
    (again,) = collect("greedy", [("beginner", 4)], 1, 1, tmp_path)
    assert (again.chances == first.chances).all()
    assert "is there" in capsys.readouterr().err


def test_a_searching_players_choices_are_imitated(tmp_path: Path) -> None:
    """The imitation is nearer to the player's probabilities than the network it searches with."""
    choices = collect("archon", [("greedy", 10)], 1, 1, tmp_path)
    assert len(choices[0]) > 30
    np.testing.assert_allclose(choices[0].chances.astype(float).sum(1), 1, atol=1e-2)
    assert not choices[0].chances[~np.repeat(choices[0].legal, 6, axis=1)].any()
    verdict = imitate("archon", choices, 20, 1, tmp_path)
    learned = choices[0].take(slice(0, verdict["choices"]))
    imitation, own = Network.load(tmp_path / "imitation.npz"), Network.load(EXPERT)
    assert divergence(imitation, learned) < divergence(own, learned) / 2


def test_of_each_match_at_least_one_choice_is_held_out(tmp_path: Path) -> None:
    (choices,) = collect("greedy", [("beginner", 2)], 1, 1, tmp_path)
    few = [choices.take(slice(3)), choices.take(slice(2))]
    verdict = imitate("greedy", few, 1, 1, tmp_path)
    assert (verdict["choices"], verdict["held_out"]) == (3, 2)
    with pytest.raises(Refused, match="fewer than two choices"):
        imitate("greedy", [choices.take(slice(1))], 1, 1, tmp_path)


@pytest.mark.parametrize(
    ("key", "weights"), [("archon", EXPERT), ("senator", WEIGHTS), ("consul-0.1", FIFTH)]
)
def test_a_players_own_network_is_that_which_it_plays(key: str, weights: Path) -> None:
    own = own_network(create(key))
    assert own is not None
    assert (own.last == Network.load(weights).last).all()
    assert own_network(create("greedy")) is None


def test_against_itself_both_sides_are_recorded(tmp_path: Path) -> None:
    (choices,) = collect("greedy", [("greedy", 2)], 1, 1, tmp_path)
    assert len(choices) > PLACEMENTS * ELECTIONS


def test_an_imitation_may_start_from_another_network(tmp_path: Path) -> None:
    choices, start = collect("greedy", [("beginner", 2)], 1, 1, tmp_path), Network.load(EXPERT)
    imitate("greedy", choices, 0, 1, tmp_path, start)
    assert (Network.load(tmp_path / "imitation.npz").last == start.last).all()


def test_another_players_placements_are_imitated(tmp_path: Path) -> None:
    choices = collect("greedy", [("beginner", 40)], 1, 1, tmp_path)
    assert set(choices[0].chances.sum(1)) == {1}
    assert not choices[0].chances[~np.repeat(choices[0].legal, 6, axis=1)].any()
    verdict = imitate("greedy", choices, 40, 1, tmp_path)
    end = slice(-verdict["held_out"], None)
    assert verdict["nats"] < divergence(Network.load(WEIGHTS), choices[0].take(end)) / 2
    assert verdict["nats_of_its_network"] is None
