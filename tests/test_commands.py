"""The development commands: where they are documented, what they run, and how they fail."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
from pathlib import Path
from unittest.mock import Mock

import pytest

import archive
import checks
import dev
import draw_art
import environment
import linguist
import long_tests
import release
import reproducible
import system_libraries
from art import emblems
from tests.command import ROOT, run

posix = pytest.mark.skipif(os.name == "nt", reason="needs signals")
FAIL, PASS = [sys.executable, "-c", "raise SystemExit(3)"], [sys.executable, "-c", ""]


def commands() -> set[str]:
    """Return the commands that `packaging/dev.py` lists."""
    assert dev.__doc__ is not None
    return set(re.findall(r"^    python3 packaging/dev.py ([\w-]+)", dev.__doc__, re.MULTILINE))


def test_every_documented_development_command_exists() -> None:
    targets = re.search("^COMMANDS = (.+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert targets
    assert set(targets[1].split()) == commands()
    assert commands() == {"run", "lock", "help", *dev.STANDALONE, *dev.DEVELOPMENT}
    for name in ("README.md", "CONTRIBUTING.md"):
        text = (ROOT / name).read_text("utf-8")
        named = set(re.findall(r"(?:^    |`)make ([\w-]+)", text, re.MULTILINE))
        named |= set(re.findall(r"packaging/dev\.py ([\w-]+)", text))
        assert "test" in named
        assert named <= commands()


def test_unknown_command_fails_and_lists_the_commands() -> None:
    # With -P, Python does not import from the script's folder.
    script = [sys.executable, "-P", str(ROOT / "packaging" / "dev.py")]
    wrong = run(*script, "tset")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "dev.py test " in wrong.stderr
    right = run(*script, "help")
    assert (right.returncode, right.stdout, right.stderr) == (0, wrong.stderr, "")


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The script that `make run` starts in place of the game."""
    monkeypatch.setattr(environment, "prepare", lambda _: sys.executable)
    monkeypatch.setattr(system_libraries, "require", lambda *_: None)
    monkeypatch.setattr(dev, "script", lambda *_: 0)
    monkeypatch.setattr(dev, "ROOT", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "tyrus_desktop.py"


@posix
def test_run_waits_for_an_interrupted_game(started: Path) -> None:
    """A terminal interrupts both, and the game may still have to write to a slow disk."""
    started.write_text(
        "import os, signal, time\n"
        "os.kill(os.getppid(), signal.SIGINT)\n"
        "time.sleep(0.4)\n"  # Longer than `subprocess.call` waits before it kills.
        "raise SystemExit(130)\n",
        "utf-8",
    )
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert dev.run([]) == 130
    except KeyboardInterrupt:
        pytest.fail("the game was killed")
    finally:
        signal.signal(signal.SIGINT, before)


def test_failed_linter_or_test_fails_make_check(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [" ".join(map(str, command)) for command in checks.LINTERS.values()]
    for tool in ("ruff check", "ruff format --check", "mypy", "lint-imports", "qml_check.py",
                 "linguist.py check"):  # fmt: skip
        assert any(tool in line for line in lines), tool
    monkeypatch.setattr(linguist, "compile_all", list)
    monkeypatch.setattr(sys, "argv", ["checks.py", "test"])
    for linter, tests, status in ((PASS, PASS, 0), (FAIL, PASS, 1), (PASS, FAIL, 1)):
        monkeypatch.setattr(checks, "LINTERS", {"planted": linter, "last": PASS})
        monkeypatch.setattr(checks, "PYTEST", tests)
        assert checks.main() == status


def test_long_test_run_has_one_seed_and_continues_after_failures(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    called: list[list[str]] = []

    def call(command: list[str], **_options: object) -> int:
        called.append(command)
        return len(called) == 1

    monkeypatch.setattr(long_tests, "compile_all", list)
    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(sys, "argv", ["long_tests.py", "--seed", "7", "tests/engine"])
    assert long_tests.main() == 1
    assert {"--seed=7", "--hypothesis-seed=7", "tests/engine"} <= set(called[0])
    scripts = ("run.py", "training.py", "draw_art.py")
    for command, script in zip(called[1:], scripts, strict=True):
        assert any(word.endswith(script) for word in command)
    assert "FAILED with seed 7: random tests" in capsys.readouterr().out


LONG_TESTS = """
import pytest
from hypothesis import given, settings, strategies as st

@pytest.mark.long
def test_long(seed): assert seed == 7

def test_sample(seed, volume): assert (seed, volume) == (7, 5)

@given(st.integers())
def test_property(number): pass

def test_quick(): pass
"""


def test_long_test_run_selects_long_and_random_tests(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "tests/conftest.py", "packaging/linguist.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    (tmp_path / "tests" / "test_runs.py").write_text(LONG_TESTS, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA", "--seed=7"]
    command += ["--volume=5", "-m", long_tests.RANDOM_TESTS]
    done = run(*command, cwd=tmp_path)
    passed = set(re.findall(r"^PASSED \S+::(\w+)", done.stdout, re.MULTILINE))
    assert passed == {"test_long", "test_sample", "test_property"}, done.stdout


def test_release_command_runs_all_checks_and_stops_at_failures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["release.py", "--draft"])
    checks, first, again = release.checks(), release.packages(), release.packages(again=True)
    assert list(checks) == ["metadata", "tests"]
    assert checks["metadata"][-1] == "--draft"
    assert checks["tests"][-2:] == [str(ROOT / "packaging" / "dev.py"), "test"]
    assert list(first)[:2] == ["bundle", "wheel and sdist"]
    assert again["bundle"][-1] == "--force"
    assert set(first) - {"NSIS script"} <= set(again)
    dist, count = tmp_path / "dist", tmp_path / "count"
    monkeypatch.setattr(release, "DIST", dist)
    monkeypatch.setattr(release, "FIRST", tmp_path / "first")
    monkeypatch.setattr(environment, "require_tools", lambda *_: None)
    monkeypatch.setattr(reproducible, "environ", dict)
    monkeypatch.setattr(release, "checks", lambda: {"tests": FAIL})
    assert release.main() == 3
    assert not dist.exists()
    monkeypatch.setattr(release, "checks", dict)
    for text, status in (("'a'", 0), (f"open({str(count)!r}, 'a').tell()", 1)):
        code = f"import os; os.makedirs({str(dist)!r}); open({str(count)!r}, 'a').write('a'); "
        code += f"open({str(dist / 'a.whl')!r}, 'w').write(str({text}))"
        make = {"make": [sys.executable, "-c", code]}
        monkeypatch.setattr(release, "packages", Mock(return_value=make))
        assert release.main() == status
    # The second time, the first build and the second counted differently.
    assert "FAILED: two builds of a.whl differ" in capsys.readouterr().out
    assert not (dist / "SHA256SUMS").exists()


def test_release_lists_the_sums_of_its_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a.whl").write_text("a")
    digest = "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"  # Of “a”.
    assert release.sums(tmp_path) == {"a.whl": digest}
    monkeypatch.setattr(release, "LINUX", True)
    monkeypatch.setattr(shutil, "which", lambda name: None if name == "lintian" else name)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(environment.Missing, match="A release needs lintian"):
        release.main()


@pytest.mark.skipif(sys.platform != "linux", reason="the archive is for Linux")
def test_archive_of_the_same_files_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "STAGE", tmp_path / "stage")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert reproducible.environ()["SOURCE_DATE_EPOCH"] == "1700000000"
    packed = []
    for number, names in enumerate(("abc", "cab")):
        folder = tmp_path / str(number) / "tyrus"
        folder.mkdir(parents=True)
        for name in names:  # A folder lists its files in another order, at other times and modes.
            (folder / name).write_text(name)
            (folder / name).chmod(0o666 if number else 0o644)
            os.utime(folder / name, (number, number))
        packed.append(archive.pack(folder, tmp_path / f"dist-{number}"))
    assert release.different(packed[0].parent, packed[1].parent) == []
    with tarfile.open(packed[0]) as tar:
        assert {(each.mtime, each.uid, each.uname) for each in tar} == {(1700000000, 0, "")}
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    committed = run("git", "log", "-1", "--format=%ct", cwd=ROOT)
    assert committed.returncode != 0 or reproducible.epoch() == int(committed.stdout)


def test_every_workflow_action_is_pinned_to_a_commit() -> None:
    folder = ROOT / ".github" / "workflows"
    text = "\n".join(path.read_text("utf-8") for path in folder.glob("*.yml"))
    used = set(re.findall(r"uses: (\S+)@(\S+)", text))
    assert all(re.fullmatch("[0-9a-f]{40}", commit) for _, commit in used)
    assert len(used) == len({action for action, _ in used})
    assert "dev.py test-long" in text


def test_check_names_an_outdated_drawing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(draw_art, "ROOT", tmp_path)
    monkeypatch.setattr(draw_art, "MODULES", (emblems,))
    assert draw_art.main(["--check"]) == 1
    assert list(tmp_path.iterdir()) == []
    assert draw_art.main([]) == 0
    assert draw_art.main(["--check"]) == 0
    capsys.readouterr()
    (tmp_path / "emblems" / "priest-dark.svg").write_text("<svg/>")
    assert draw_art.main(["--check"]) == 1
    assert capsys.readouterr().out == "emblems/priest-dark.svg\n"
