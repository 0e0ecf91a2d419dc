"""`make test`: the linters, one line each with the output of those that fail, and then pytest.

All checks run even if one fails. Runs in `.venv`.
"""

import subprocess
import sys
import time
from pathlib import Path

import linguist
from linguist import ROOT

PYTHON = sys.executable
LINTERS = {
    "ruff check": [PYTHON, "-m", "ruff", "check", "--quiet"],
    "ruff format": [PYTHON, "-m", "ruff", "format", "--check", "--quiet"],
    "mypy --strict": [PYTHON, "-m", "mypy", "--no-error-summary"],
    "import-linter": [str(Path(PYTHON).with_name("lint-imports"))],
    "qmllint": [PYTHON, str(ROOT / "packaging" / "qml_check.py")],
    "translations": [PYTHON, str(ROOT / "packaging" / "linguist.py"), "check"],
}

# A file's tests stay in one worker and share its fixtures; the longest files are not the last.
# Three workers on two cores: a window's test waits for a third of its time.
PYTEST = [PYTHON, "-m", "pytest", "-n", "3", "--dist", "loadfile", "--no-loadscope-reorder"]


def passes(name: str, command: list[str]) -> bool:
    """Run one check; print its result, and its output if it failed."""
    start = time.monotonic()
    done = subprocess.run(
        command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    word = "ok" if done.returncode == 0 else "FAILED"
    print(f"{name:<14} {word:<6} {time.monotonic() - start:5.1f} s", flush=True)
    if done.returncode != 0:
        print(done.stdout, flush=True)
    return done.returncode == 0


def main() -> int:
    """Run the linters and, unless the command is `lint`, pytest; return the exit status."""
    linguist.compile_all()
    failed = [name for name, command in LINTERS.items() if not passes(name, command)]
    if sys.argv[1] == "test" and subprocess.call([*PYTEST, *sys.argv[2:]], cwd=ROOT) != 0:
        failed.append("pytest")
    if failed:
        print(f"FAILED: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
