"""The training commands without torch: what they refuse, and how they name players."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.command import run
from tyrus_desktop.training.__main__ import main
from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.contest import NAMES, Contestant, UnknownPlayer, opponent_named
from tyrus_desktop.training.log import OtherColumns, append, read
from tyrus_desktop.training.pool import POOL

Fail = Callable[..., tuple[object, str]]


@pytest.fixture
def fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Fail:
    """Return a function that runs a failing command; it returns the exit status and the error."""

    def fail(words: str) -> tuple[object, str]:
        monkeypatch.setattr("sys.argv", ["training", *words.split()])
        with pytest.raises(SystemExit) as ended:
            main()
        return ended.value.code, capsys.readouterr().err

    return fail


def test_training_commands_refuse_an_invalid_number(fail: Fail) -> None:
    for command, sentence in (
        ("match greedy random --games 0", "0 is too few"),
        ("match greedy random --games 2000000000000000", "2000000000000000 is too many"),
        ("match greedy random --games 7", "7 is odd"),
        ("match greedy random --seed -1", "-1 is below 0"),
        ("selfplay --folder no --decisions 1e-9", "1e-9 million is less than 1"),
        ("selfplay --folder no --hours nan", "nan is not above 0 and finite"),
        ("selfplay --folder no --hours 1 --minibatch 0", "0 is too few"),
        ("selfplay --folder no --hours 1 --entropy 0 0", "0 is not above 0"),
        ("selfplay --folder no --hours 1 --sparring 1.5", "1.5 is not between 0 and 1"),
        ("selfplay --folder no --hours 1 --exploited half", "'half' is not a number"),
        ("imitate greedy --against random --folder no --games 3", "3 is odd"),
    ):
        status, error = fail(command)
        assert status == 2
        assert sentence in error


def test_training_command_errors_are_one_sentence(tmp_path: Path, fail: Fail) -> None:
    empty = tmp_path / "empty.npz"
    empty.touch()
    for words, sentence in (
        ("archn random", "“archn” is neither a file nor a player: random, greedy"),
        (f"{empty} random", str(empty)),
        ("greedy random --games 1000000000000000", "this needs more memory than there is."),
    ):
        status, error = fail(f"match {words}")
        assert (status, error.count("\n")) == (1, 1)
        assert sentence in error
        assert "Errno" not in error


def test_player_has_the_same_name_in_all_commands() -> None:
    assert "rules-of-thumb" in NAMES
    assert len(set(NAMES)) == len(NAMES)
    for name in ("rules-of-thumb", "rules_of_thumb"):
        assert Contestant.named(name).choose is POOL["rules_of_thumb"]
        assert opponent_named(name).choose is POOL["rules_of_thumb"]
    for name in ("archn", "gone.npz"):
        with pytest.raises(UnknownPlayer):
            opponent_named(name)
    for name in ("archon", "hunter", "monte-carlo-1000"):
        with pytest.raises(Refused, match="`imitate`"):
            opponent_named(name)
    assert Contestant.named("consul-0.1").network is not None
    assert Contestant.named("senator").network is None  # Its limits make it a different player.


def test_log_with_an_incomplete_last_line_is_reported_damaged(tmp_path: Path) -> None:
    log = tmp_path / "log.csv"
    for line in ("1,", "1,abc", "1", "1,0.5,2", "1,\udcff"):
        log.write_text(f"decisions,score\n0,0.5\n{line}", "utf-8", errors="surrogateescape")
        with pytest.raises(Refused, match=re.escape(f"{log}: this log is damaged.")):
            read(log)


def test_log_refuses_a_line_with_other_columns(tmp_path: Path) -> None:
    for number in range(2):
        append(tmp_path / "log.csv", {"decisions": number, "score": 0.5})
    with pytest.raises(OtherColumns, match="other columns"):
        append(tmp_path / "log.csv", {"decisions": 3, "nats": 0.5})
    assert [line["decisions"] for line in read(tmp_path / "log.csv")] == [0, 1]


WITHOUT_TORCH = """
import sys
sys.modules["torch"] = None
from tyrus_desktop.training.__main__ import main
for words in sys.argv[1:]:
    sys.argv[1:] = words.split()
    main()
"""


def test_training_commands_except_match_require_torch() -> None:
    words = ("match greedy random --games 2", "exploit greedy --minutes 1 --folder no")
    done = run(sys.executable, "-c", WITHOUT_TORCH, *words)
    assert done.returncode == 1
    assert '"games": 2' in done.stdout
    assert done.stderr.count("\n") == 1
    needs = "this needs torch: make test-training makes an environment with it.\n"
    assert done.stderr.endswith(needs)


def section(path: Path, title: str) -> str:
    """Return the part of a document below this heading."""
    text = path.read_text("utf-8")
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def test_documents_list_exactly_the_kept_and_shipped_weights() -> None:
    tyrus = Path(__file__).parents[2] / "tyrus_desktop"
    runs, card = tyrus / "training" / "runs", tyrus / "players" / "weights" / "README.md"
    row = re.compile(r"^\| `([\w./-]+/)` \|([^|]*)\|", re.MULTILINE)
    named = {
        Path(folder, name).as_posix()
        for folder, files in row.findall(section(runs / "README.md", "What is kept"))
        for name in re.findall(r"`([^`\n]+)`", files)
    }
    files = {path.relative_to(runs).as_posix() for path in runs.rglob("*") if path.is_file()}
    assert named == files - {"README.md"}
    rows = re.findall(r"^\| `(\w+\.npz)` \|", section(card, "Files"), re.MULTILINE)
    assert sorted(rows) == sorted(path.name for path in card.parent.glob("*.npz"))
