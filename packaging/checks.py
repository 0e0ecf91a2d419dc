"""`make test`: the linters, one line each with the output of those that fail, and pytest.

The linters run one after another beside pytest, and are reported after it; without pytest each is
reported as it ends. All checks run even if one fails. Runs in `.venv`.

A few tests that fail are run again, one after another. Those that pass then depend on what runs
beside them: they are named as unsteady, and the run passes.
"""

import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import linguist
from linguist import ROOT

PYTHON = sys.executable
LINTERS = {
    "ruff check": [PYTHON, "-m", "ruff", "check", "--quiet"],
    "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "--quiet"],
    "import-linter": [str(Path(PYTHON).with_name("lint-imports"))],
    "translations": [PYTHON, str(ROOT / "packaging" / "linguist.py"), "check"],
    "mypy --strict": [PYTHON, "-m", "mypy", "--no-error-summary"],
    "qmllint": [PYTHON, str(ROOT / "packaging" / "qml_check.py")],
}

# A file's tests stay in one worker and share its fixtures, and the longest files do not come last.
# Four workers on two cores are a twentieth faster than three, since tests of windows often wait.
PYTEST = [PYTHON, "-m", "pytest", "-n", "4", "--dist", "loadfile", "--no-loadscope-reorder"]
# A crashed worker is not replaced, so the run ends and names its test. A new one would wait forever
# (https://github.com/pytest-dev/pytest-xdist/issues/784).
PYTEST += ["--max-worker-restart", "0"]

FAILED = ".pytest_cache/v/cache/lastfailed"
TESTS_FAILED = 1
"""Pytest's exit status if all tests have run and some failed."""

# Otherwise every worker, and every program that a test starts, compiles the same modules.
WITH_BYTECODE = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}


FEW = 3
"""How many failed tests are run again."""


def tests_pass(options: list[str]) -> bool:
    """Run pytest, and once more a few tests that fail; return whether all have passed."""
    status = subprocess.call([*PYTEST, *options], cwd=ROOT, env=WITH_BYTECODE)
    if status != TESTS_FAILED:
        return status == 0
    failed = json.loads((ROOT / FAILED).read_text("utf-8"))
    if len(failed) > FEW:
        return False
    print(f"Again, one after another: {' '.join(failed)}", flush=True)
    if subprocess.call([PYTHON, "-m", "pytest", *failed], cwd=ROOT, env=WITH_BYTECODE) != 0:
        return False
    print(f"UNSTEADY: {' '.join(failed)}", flush=True)
    return True


def result(name: str, command: list[str]) -> tuple[bool, str]:
    """Run a check; return whether it passed, and a line with its output if it failed."""
    start = time.monotonic()
    done = subprocess.run(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    passed = done.returncode == 0
    line = f"{name:<14} {'ok' if passed else 'FAILED':<6} {time.monotonic() - start:5.1f} s"
    return passed, line if passed else f"{line}\n{done.stdout}"


def passes(found: tuple[bool, str]) -> bool:
    """Print a check's result; return whether the check passed."""
    passed, line = found
    print(line, flush=True)
    return passed


def main() -> int:
    """Run the linters and, unless the command is `lint`, pytest; return the exit status."""
    linguist.compile_all()
    failed = []
    with ThreadPoolExecutor(1) as beside:
        linters = {name: beside.submit(result, name, LINTERS[name]) for name in LINTERS}
        if sys.argv[1] == "test" and not tests_pass(sys.argv[2:]):
            failed.append("pytest")
        failed += [name for name, found in linters.items() if not passes(found.result())]
    if failed:
        print(f"FAILED: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
