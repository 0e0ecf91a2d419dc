"""The command lines of training: what they refuse, in one sentence, and how players are named."""

import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from tyrus_desktop.players.batch.encoding import inputs
from tyrus_desktop.players.batch.games import Games
from tyrus_desktop.players.batch.network import WrongWeights
from tyrus_desktop.players.trained import WEIGHTS
from tyrus_desktop.training import behaviours, search, tune_rules_of_thumb
from tyrus_desktop.training.__main__ import main
from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.contest import (
    NAMES,
    Contestant,
    UnknownPlayer,
    network_named,
    opponent_named,
)
from tyrus_desktop.training.log import read
from tyrus_desktop.training.pool import POOL

Main = Callable[[], None]
Said = tuple[object, str]
"""The exit status, and what was written to standard error."""


@pytest.fixture
def said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[[Main, Sequence[str]], Said]:
    """Return what runs a command that fails."""

    def fail(command: Main, arguments: Sequence[str]) -> Said:
        monkeypatch.setattr("sys.argv", ["training", *arguments])
        with pytest.raises(SystemExit) as ended:
            command()
        return ended.value.code, capsys.readouterr().err

    return fail


Fail = Callable[[Main, Sequence[str]], Said]


def test_more_games_than_there_is_memory_for_are_refused(said: Fail) -> None:
    status, sentence = said(main, ["match", "greedy", "random", "--games", "1000000000000000"])
    assert (status, sentence.count("\n")) == (1, 1)
    assert sentence.endswith("this needs more memory than there is.\n")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("match greedy random --games 0", "0 is too few"),
        ("match greedy random --games 2000000000000000", "2000000000000000 is too many"),
        ("match greedy random --games -4", "-4 is too few"),
        ("match greedy random --games 7", "7 is odd"),
        ("match greedy random --seed -1", "-1 is below 0"),
        ("selfplay --folder no --decisions 0", "0 is not above 0"),
        ("selfplay --folder no --decisions 1e-9", "1e-9 million is less than 1"),
        ("selfplay --folder no --hours nan", "nan is not above 0 and finite"),
        ("selfplay --folder no --hours 1 --every 0", "0 is not above 0"),
        ("selfplay --folder no --hours 1 --minibatch 0", "0 is too few"),
        ("selfplay --folder no --hours 1 --games 0", "0 is too few"),
        ("selfplay --folder no --hours 1 --entropy 0 0", "0 is not above 0"),
        ("selfplay --folder no --hours 1 --learning 1 inf", "inf is not above 0 and finite"),
        ("selfplay --folder no --hours 1 --sparring 1.5", "1.5 is not between 0 and 1"),
        ("selfplay --folder no --hours 1 --exploited half", "'half' is not a number"),
        ("exploit greedy --folder no --decisions 0", "0 is not above 0"),
        ("exploit greedy --folder no --minutes -1", "-1 is not above 0"),
        ("imitate greedy --against random --folder no --processes 0", "0 is too few"),
        ("imitate greedy --against random --folder no --games 3", "3 is odd"),
        ("average one --folder no --decisions 0", "0 is not above 0"),
    ],
)
def test_a_number_that_makes_no_sense_is_refused(command: str, sentence: str, said: Fail) -> None:
    status, error = said(main, command.split())
    assert status == 2
    assert sentence in error


@pytest.mark.parametrize("games", ["0", "1"])
def test_a_search_plays_both_games_of_a_deal(games: str, said: Fail) -> None:
    status, error = said(search.main, ["--games", games])
    assert status == 2
    assert "argument --games" in error


@pytest.mark.parametrize("command", [behaviours.main, tune_rules_of_thumb.main])
def test_a_command_without_options_refuses_any_and_says_what_it_does(
    command: Main, said: Fail
) -> None:
    status, error = said(command, ["--games", "4"])
    assert status == 2
    assert "unrecognized arguments: --games 4" in error
    assert said(command, ["--help"]) == (0, "")


def test_a_name_that_nobody_has_is_refused_in_one_sentence(said: Fail) -> None:
    status, error = said(main, ["match", "archn", "random"])
    assert status == 1
    assert error.count("\n") == 1
    assert "“archn” is neither a file nor a player: random, greedy" in error


def test_a_file_that_cannot_be_read_is_named_in_one_sentence(tmp_path: Path, said: Fail) -> None:
    empty, gone = tmp_path / "empty.npz", tmp_path / "gone.npz"
    empty.touch()
    for command, arguments in (
        (main, ["match", str(empty), "random"]),
        (search.main, ["--weights", str(empty)]),
        (search.main, ["--weights", str(gone)]),
        (search.main, ["--critic", str(gone)]),
    ):
        status, error = said(command, arguments)
        assert status == 1
        assert error.count("\n") == 1
        assert arguments[1] in error
        assert "Errno" not in error


def test_every_player_has_one_name_in_all_commands() -> None:
    assert "rules-of-thumb" in NAMES
    assert len(set(NAMES)) == len(NAMES)
    for name in ("rules-of-thumb", "rules_of_thumb"):
        assert Contestant.named(name).choose is POOL["rules_of_thumb"]
        assert opponent_named(name).choose is POOL["rules_of_thumb"]
    for name in ("archn", "gone.npz", "gone.npz@2", "senator@2"):
        with pytest.raises(UnknownPlayer):
            opponent_named(name)


@pytest.mark.parametrize("name", ["archon", "hunter", "monte-carlo-1000"])
def test_nobody_learns_against_a_player_that_searches(name: str) -> None:
    with pytest.raises(Refused, match="`imitate`"):
        opponent_named(name)


def test_only_a_level_without_limits_has_a_network() -> None:
    assert Contestant.named("consul-0.1").network is not None
    assert Contestant.named("senator").network is None


def test_a_network_can_be_named_with_a_temperature(tmp_path: Path) -> None:
    """What follows the last @ is one if it is a number; a folder may have an @ in its name."""
    games = Games.shuffled(5, np.random.default_rng(1))
    plain = network_named(str(WEIGHTS)).logits(inputs(games))
    (tmp_path / "me@2").mkdir()
    for file in (tmp_path / "x.npz", tmp_path / "me@2" / "x.npz", tmp_path / "x@work.npz"):
        file.write_bytes(WEIGHTS.read_bytes())
        for name, temperature in ((str(file), 1), (f"{file}@2", 2), (f"{file}@0.5", 0.5)):
            found = Contestant.named(name)
            assert found.network is not None
            logits = found.network.logits(inputs(games))
            np.testing.assert_allclose(logits, plain / temperature, rtol=1e-5)
            at = "" if temperature == 1 else f"@{temperature}"
            assert found.name == f"{file.stem}{at}"


@pytest.mark.parametrize("temperature", ["0", "-1", "nan", "inf", "1e-40", "1e300"])
def test_a_temperature_is_one_at_which_a_network_can_be_played(temperature: str) -> None:
    with pytest.raises(WrongWeights, match=r"between 0\.001 and 1000"):
        network_named(f"{WEIGHTS}@{temperature}")


@pytest.mark.parametrize("line", ["1,", "1,abc", "1", "1,0.5,2", "1,\udcff"])
def test_a_log_whose_writer_was_killed_is_called_damaged(tmp_path: Path, line: str) -> None:
    log = tmp_path / "log.csv"
    log.write_text(f"decisions,score\n0,0.5\n{line}", "utf-8", errors="surrogateescape")
    with pytest.raises(Refused, match=re.escape(f"{log}: this log is damaged.")):
        read(log)


WITHOUT = """
import sys
sys.modules["torch"] = sys.modules["matplotlib"] = None
from tyrus_desktop.training.__main__ import main
main()
"""


@pytest.mark.parametrize(
    ("command", "lacks"),
    [
        ("match greedy random --games 2", None),
        ("curve .", "matplotlib"),
        ("exploit greedy --minutes 1 --folder no", "torch"),
    ],
)
def test_only_those_commands_need_torch_that_use_it(command: str, lacks: str | None) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *command.split()],
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
    )
    if lacks is None:
        assert (done.returncode, done.stderr) == (0, "")
    else:
        assert done.returncode == 1
        assert done.stderr.endswith(
            f"this needs {lacks}: make test-training makes an environment with it.\n"
        )
        assert done.stderr.count("\n") == 1
