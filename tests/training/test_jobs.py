"""The commands that need torch: refusals before anything is played, and resumed runs."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from tests.training.support import weak  # noqa: E402 - torch comes first
from tyrus_desktop.players.batch.network import Network  # noqa: E402
from tyrus_desktop.training import exploit  # noqa: E402
from tyrus_desktop.training.__main__ import main  # noqa: E402
from tyrus_desktop.training.contest import Contestant  # noqa: E402
from tyrus_desktop.training.log import append, read  # noqa: E402

SHORT = "selfplay --decisions 0.001 --games 16 --width 8"

Command = Callable[..., None]
Fail = Callable[..., str]


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> Command:
    def run(words: str, *more: str | Path) -> None:
        monkeypatch.setattr("sys.argv", ["training", *words.split(), *map(str, more)])
        main()

    return run


@pytest.fixture
def refused(command: Command, capsys: pytest.CaptureFixture[str]) -> Fail:
    """Return a function that runs a failing command and returns its last line of output."""

    def fail(words: str, *more: str | Path, status: int = 1) -> str:
        with pytest.raises(SystemExit) as ended:
            command(words, *more)
        assert ended.value.code == status
        lines = capsys.readouterr().err.splitlines()
        assert status == 2 or len(lines) == 1
        return lines[-1]

    return fail


def test_invalid_training_commands_are_refused_before_play(tmp_path: Path, refused: Fail) -> None:
    folder, gone = tmp_path / "new", str(tmp_path / "gone.npz")
    for options, sentence in (
        ("--rival greedy", "need --sparring"),
        ("--exploiter no.npz", "need --sparring"),
        ("--sparring 0.1", "--sparring is less than a game"),
        ("--sparring 0.5 --exploited 0.5", "--exploited needs an --exploiter"),
        ("--sparring 0.5 --exploiter no.npz --exploited 0", "--exploited is less than a game"),
    ):
        assert sentence in refused(f"{SHORT} {options} --folder", folder, status=2)
    for words in (
        f"{SHORT} --processes 2 --sparring 0.5 --rival {gone}",
        f"{SHORT} --processes 2 --sparring 0.5 --exploiter {gone}",
        f"{SHORT} --processes 2 --start {gone} {gone}",
        f"average --processes 2 {gone}",
        f"exploit --minutes 1 {gone}",
        f"exploit greedy --minutes 1 --start {gone}",
        f"imitate greedy --against random:2 --against {gone}",
        f"imitate greedy --against random:2 --start {gone}",
        f"imitate greedy --against random:2 --earlier {gone}",
    ):
        assert "gone.npz" in refused(words, "--folder", folder)
    for number in (0, 1, 3):
        words = f"imitate greedy --against beginner:{number} --folder"
        assert "at least two games, and an even number" in refused(words, folder)
    words = "imitate greedy --against random:2 --against huntr:600 --folder"
    assert "huntr" in refused(words, folder)
    assert "`imitate`" in refused("exploit archon --minutes 60 --folder", folder)
    assert not folder.exists()


def test_resumed_run_keeps_its_settings_and_may_be_extended(
    tmp_path: Path, command: Command, refused: Fail, monkeypatch: pytest.MonkeyPatch
) -> None:
    command(f"{SHORT} --folder", tmp_path)
    (first,) = read(tmp_path / "log.csv")
    assert "(seed, games_a_round)" in refused(
        "selfplay --decisions 0.001 --games 32 --width 8 --seed 2 --folder", tmp_path
    )
    policy, critic = weak(tmp_path), tmp_path / "critic.npz"
    assert "(start)" in refused(f"{SHORT} --folder", tmp_path, "--start", policy, critic)
    longer = "selfplay --decisions 0.002 --games 16 --width 8 --folder"
    file = tmp_path / "run.json"
    before = file.read_bytes()

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:  # The settings are replaced as a whole.
        patch.setattr(Path, "replace", killed)
        with pytest.raises(KeyboardInterrupt):
            command(longer, tmp_path)
    assert file.read_bytes() == before
    command(longer, tmp_path)
    assert read(tmp_path / "log.csv")[0] == first
    assert read(tmp_path / "log.csv")[-1]["decisions"] >= 2000
    file.write_bytes(file.read_bytes()[:100])
    assert f"{file}: this is damaged" in refused(f"{SHORT} --folder", tmp_path)


def test_training_leaves_the_folder_of_another_command_unchanged(
    tmp_path: Path, refused: Fail
) -> None:
    log = tmp_path / "log.csv"
    append(log, {"decisions": 1, "nats": 0.5})
    before = log.read_bytes()
    for words in (SHORT, "exploit greedy --decisions 0.001", "average one.npz"):
        assert "name another folder" in refused(f"{words} --folder", tmp_path)
    assert log.read_bytes() == before
    assert list(tmp_path.iterdir()) == [log]
    (tmp_path / "run.json").write_text(json.dumps({"parts": []}), "utf-8")
    assert "name another folder" in refused(f"{SHORT} --folder", tmp_path)


def test_command_line_sets_learning_rate_and_entropy(tmp_path: Path, command: Command) -> None:
    rates = "--learning 2e-4 5e-5 --entropy 0.02 0.01 --every 0.001"
    command(f"selfplay --decisions 0.002 --games 16 --width 8 {rates} --folder", tmp_path)
    lines = read(tmp_path / "log.csv")
    assert len(lines) == 2
    for line in lines:
        share = min(1.0, line["decisions"] / 2000)
        assert line["learning_rate"] == pytest.approx(2e-4 * 0.25**share)
        assert line["entropy_rate"] == pytest.approx(0.02 * 0.5**share)


def test_exploiters_final_score_uses_the_given_seed(
    tmp_path: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = []

    def judge(_: Network, player: Contestant, seed: int) -> dict[str, object]:
        seeds.append((player.name, seed))
        return {}

    monkeypatch.setattr(exploit, "judge", judge)
    monkeypatch.setattr(exploit, "CURVE_PAIRS", 10)
    start = weak(tmp_path)
    for number, option in enumerate(("", "--judge-seed 7")):
        folder = tmp_path / str(number)
        command(f"exploit greedy --decisions 0.001 --start {start} {option} --folder", folder)
    assert seeds == [("greedy", exploit.JUDGE_SEED), ("greedy", 7)]
