"""All of the project's commands; they need nothing but python3 to begin with.

    python3 packaging/dev.py run [ARGUMENTS]    start the game
    python3 packaging/dev.py test [ARGUMENTS]   all linters beside pytest, which gets the arguments
    python3 packaging/dev.py test-long          long runs of random tests, training, drawings
    python3 packaging/dev.py test-training      the tests that need torch, in their own environment
    python3 packaging/dev.py lint               all linters, without pytest
    python3 packaging/dev.py format             format the code
    python3 packaging/dev.py translations       update translations/*.ts and compile them
    python3 packaging/dev.py screens [NAME …]   screenshots of all screens, into build/screens/
    python3 packaging/dev.py setup              create the environment only
    python3 packaging/dev.py bundle             build the frozen program, in build/bundle/tyrus
    python3 packaging/dev.py bundle-test        run its self-check and measure it
    python3 packaging/dev.py deb                build the package for Debian and Ubuntu, in dist/
    python3 packaging/dev.py sbom               list what the frozen program contains, in dist/
    python3 packaging/dev.py release            run all tests, build all packages possible here
    python3 packaging/dev.py lock               update the locked versions
    python3 packaging/dev.py help               show this

`make run` and so on are short for these. Each command first creates or updates the environment that
it needs. This file runs on Python 3.7, too, so that it can report that the Python is too old.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

# The scripts import each other by their folder. `python -P` and this setting leave it out; the
# setting would reach the scripts that are started from here.
os.environ.pop("PYTHONSAFEPATH", None)
if str(Path(__file__).resolve().parent) not in sys.path:
    sys.path.insert(0, str(Path(__file__).resolve().parent))
import environment
import system_libraries
from environment import ROOT

STANDALONE = {
    "bundle": "bundle.py",
    "bundle-test": "bundle_check.py",
    "deb": "deb.py",
    "release": "release.py",
    "test-training": "training.py",
}
"""Scripts that run outside `.venv`, each in its own environment."""

DEVELOPMENT = ("test", "test-long", "lint", "format", "translations", "setup", "screens", "sbom")
ALL_LOCKS = (environment.RUN_LOCK, environment.DEV_LOCK)


def script(python: str, name: str, *arguments: str) -> int:
    """Run another script of this folder; return its exit status."""
    return subprocess.call([python, f"{ROOT}/packaging/{name}", *arguments], cwd=ROOT)


def run(arguments: list[str]) -> int:
    """Start the game, or one of its commands, in the current folder; return its exit status."""
    python = environment.prepare((environment.RUN_LOCK,))
    system_libraries.require(python, system_libraries.platforms_for_a_window())
    script(python, "linguist.py", "compile")
    command = [python, "-m", "tyrus_desktop", *arguments]
    game = subprocess.Popen(command, env=dict(os.environ, PYTHONPATH=ROOT))
    while True:
        try:
            status = game.wait()
        except KeyboardInterrupt:  # The game receives the signal, too, and saves before it ends.
            continue
        # This exit status follows the shell's convention for signals.
        return status if status >= 0 else 128 - status


def develop(command: str, arguments: list[str]) -> int:
    """Run a command that needs the developers' tools, headless; return its exit status."""
    python = environment.prepare(ALL_LOCKS)
    system_libraries.require(python, ("offscreen",))
    if command == "format":
        subprocess.call([python, "-m", "ruff", "check", "--fix", "--quiet"], cwd=ROOT)
        return subprocess.call([python, "-m", "ruff", "format"], cwd=ROOT)
    if command == "translations":
        return script(python, "linguist.py", "update") or script(python, "linguist.py", "compile")
    if command == "setup":
        return script(python, "linguist.py", "compile")
    if command in {"screens", "sbom"}:
        return script(python, f"{command}.py", *arguments)
    if command == "test-long":
        return script(python, "long_tests.py", *arguments)
    return script(python, "checks.py", command, *arguments)


def standalone(command: str, arguments: list[str]) -> int:
    """Run a command that needs no `.venv`; return its exit status."""
    if command == "lock":
        return environment.renew_locks()
    return script(environment.python_for_venv(), STANDALONE[command], *arguments)


def main() -> int:
    """Run the command that the command line names; return the exit status."""
    command, arguments = (sys.argv[1:2] or ["help"])[0], sys.argv[2:]
    try:
        if command == "run":
            return run(arguments)
        if command in (*STANDALONE, "lock"):
            return standalone(command, arguments)
        if command in DEVELOPMENT:
            return develop(command, arguments)
    except environment.Missing as missing:
        print(missing, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(__doc__.strip(), file=sys.stdout if command in ("help", "-h", "--help") else sys.stderr)
    return 0 if command in ("help", "-h", "--help") else 2


if __name__ == "__main__":
    sys.exit(main())
