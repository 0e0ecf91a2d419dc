"""Everything that a fresh clone needs, by one command that asks for python3 alone.

    python3 packaging/dev.py run [ARGUMENTS]    make the environment if need be, start the game
    python3 packaging/dev.py test [ARGUMENTS]   all checks, then pytest (which gets the arguments)
    python3 packaging/dev.py test-training      the tests that need torch, in their own environment
    python3 packaging/dev.py lint               all checks but pytest
    python3 packaging/dev.py format             put the code into its form
    python3 packaging/dev.py translations       bring translations/*.ts up to date, and compile
    python3 packaging/dev.py screens [NAME …]   pictures of all screens, into build/screens/
    python3 packaging/dev.py setup              only make the environment
    python3 packaging/dev.py bundle             the frozen program, in build/bundle/tyrus
    python3 packaging/dev.py bundle-test        let it look itself over, and measure it
    python3 packaging/dev.py deb                a package for Debian and Ubuntu, in dist/
    python3 packaging/dev.py release            all tests and packages that can be made here
    python3 packaging/dev.py lock               renew the locked versions

`make run` and the like are short for these. It runs on an old Python, to be able to say so.
"""

from __future__ import annotations

import os
import subprocess
import sys

import environment
import system_libraries
from environment import ROOT

PACKAGERS = {
    "bundle": "bundle.py",
    "bundle-test": "bundle_check.py",
    "deb": "deb.py",
    "release": "release.py",
    "test-training": "training.py",
}
ALL_LOCKS = (environment.RUN_LOCK, environment.DEV_LOCK)


def script(python: str, name: str, *arguments: str) -> int:
    """Run another script of this folder in the environment, and give its exit status."""
    return subprocess.call([python, f"{ROOT}/packaging/{name}", *arguments], cwd=ROOT)


def run(arguments: list[str]) -> int:
    """Start the game (or a command of it) from the folder where the user is."""
    python = environment.prepare((environment.RUN_LOCK,))
    system_libraries.require(python, system_libraries.platforms_for_a_window())
    script(python, "linguist.py", "compile")
    command = [python, "-m", "tyrus_desktop", *arguments]
    status = subprocess.call(command, env=dict(os.environ, PYTHONPATH=ROOT))
    return status if status >= 0 else 128 - status  # As a shell counts signals.


def develop(command: str, arguments: list[str]) -> int:
    """Do what needs the developers' tools too; nothing of it opens a window."""
    python = environment.prepare(ALL_LOCKS)
    system_libraries.require(python, ("offscreen",))
    if command == "format":
        subprocess.call([python, "-m", "ruff", "check", "--fix", "--quiet"], cwd=ROOT)
        return subprocess.call([python, "-m", "ruff", "format"], cwd=ROOT)
    if command == "translations":
        return script(python, "linguist.py", "update") or script(python, "linguist.py", "compile")
    if command == "setup":
        return script(python, "linguist.py", "compile")
    if command == "screens":
        return script(python, "screens.py", *arguments)
    return script(python, "checks.py", command, *arguments)


def pack(command: str, arguments: list[str]) -> int:
    """Make packages, or test training: in environments of their own, by any Python that fits."""
    return script(environment.python_for_venv(), PACKAGERS[command], *arguments)


def main() -> int:
    """Read the command line, and give the exit status."""
    command, arguments = (sys.argv[1:2] or ["help"])[0], sys.argv[2:]
    try:
        if command == "run":
            return run(arguments)
        if command == "lock" or command in PACKAGERS:
            return environment.renew_locks() if command == "lock" else pack(command, arguments)
        if command in ("test", "lint", "format", "translations", "setup", "screens"):
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
