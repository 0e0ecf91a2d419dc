"""Virtual environments: created, filled from the lock files, and rebuilt when out of date.

`.venv` is filled from two locks: `requirements.lock` has the game's dependencies, and
`requirements-dev.lock` adds the developers' tools, at the same versions. Freezing and training
have environments of their own, from `requirements-bundle.lock` and `requirements-train.lock`. A
stamp file in each environment records which locks were installed. Uses the standard library only
and runs on Python 3.7, too, so that it can report that the Python is too old.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path

ROOT = str(Path(__file__).resolve().parent.parent)
VENV = Path(ROOT, ".venv")
STAMP = "tyrus-locks.txt"
RUN_LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"
BUNDLE_LOCK = "requirements-bundle.lock"
TRAIN_LOCK = "requirements-train.lock"
OLDEST, NEWEST = (3, 11), (3, 14)  # The newest Python that PySide6 6.11 supports.
NEWER_PYTHONS = ("python3.14", "python3.13", "python3.12", "python3.11")


class Missing(SystemExit):
    """Something is missing on this machine; the message says how to get it.

    If nobody catches it, Python prints its message and exits with status 1.
    """


def installed_by_apt(packages: list[str], why: str) -> None:
    """Install Debian packages if running as root, else raise `Missing` with the command to run."""
    line = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if not shutil.which("apt-get"):
        raise Missing(why)
    if os.geteuid() != 0:
        raise Missing(f"{why} Install it with:\n\n    sudo {' '.join(line)}\n")
    print(f"{why} Installing {' '.join(packages)}.", flush=True)
    # The package lists may be missing or out of date: update them and try once more.
    if apt(line) != 0 and (apt(["apt-get", "update"]) != 0 or apt(line) != 0):
        raise Missing(f"apt-get failed. Try it by hand:\n\n    {' '.join(line)}\n")


def require_tools(what: str, tools: Mapping[str, str]) -> None:
    """Install missing tools, or raise `Missing`.

    Args:
        what: What needs the tools, as the subject of a sentence.
        tools: Commands with their Debian packages.
    """
    absent = [tool for tool in tools if not shutil.which(tool)]
    if absent:
        packages = sorted({tools[tool] for tool in absent})
        installed_by_apt(packages, f"{what} needs {' and '.join(absent)}.")


def apt(line: list[str]) -> int:
    """Run apt-get without prompts, showing its errors only; return the exit status."""
    silent = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    return subprocess.call(line, stdout=subprocess.DEVNULL, env=silent)


def python_for_venv() -> str:
    """Return a Python of a supported version that can create environments."""
    candidates = [sys.executable] if OLDEST <= sys.version_info[:2] <= NEWEST else []
    # Some installations have a stand-in that only reports a missing Python.
    candidates += [path for path in map(shutil.which, NEWER_PYTHONS) if path and runs(path)]
    if not candidates:
        have = ".".join(map(str, sys.version_info[:2]))
        raise Missing(f"Tyrus needs Python 3.11 to 3.14; only {have} was found.")
    python = candidates[0]
    if subprocess.call([python, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL) != 0:
        version = answer([python, "-c", "import sys; print(*sys.version_info[:2], sep='.')"])
        why = f"Python {version} lacks the module venv."
        installed_by_apt([f"python{version}-venv"], why)
    return python


def answer(command: list[str]) -> str:
    """Return what a command prints, or "" if it fails or does not exist."""
    # On Windows a Python prints paths in the system's encoding, which is not UTF-8.
    environ = dict(os.environ, PYTHONIOENCODING="utf-8:surrogateescape")
    try:
        printed = subprocess.check_output(command, stderr=subprocess.DEVNULL, env=environ)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return printed.decode(errors="surrogateescape").strip()


def runs(python: str) -> bool:
    """Return whether this Python interpreter starts."""
    return bool(answer([python, "-c", "print(1)"]))


def python_in(venv: Path) -> str:
    """Return the path of an environment's Python, whether or not it exists."""
    return str(venv / "Scripts" / "python.exe" if os.name == "nt" else venv / "bin" / "python")


def is_usable(venv: Path) -> bool:
    """Return whether an environment's Python starts, is supported, and has pip."""
    supported = f"assert {OLDEST} <= sys.version_info[:2] <= {NEWEST}"
    prefix = answer([python_in(venv), "-c", f"import pip, sys; {supported}; print(sys.prefix)"])
    return bool(prefix) and os.path.realpath(prefix) == os.path.realpath(venv)


def create(venv: Path) -> None:
    """Create an empty environment, in place of an old one."""
    if venv.is_symlink() or venv.is_file():
        venv.unlink()
    if subprocess.call([python_for_venv(), "-m", "venv", "--clear", str(venv)]) != 0:
        raise Missing(f"The environment {venv} could not be created; see the error above.")


def fingerprint(lock: str) -> str:
    """Return a lock file's name with its hash."""
    return f"{lock} {sha256(Path(ROOT, lock).read_bytes()).hexdigest()}"


def installed(venv: Path) -> list[str]:
    """Return the fingerprints of the locks that an environment was filled from."""
    stamp = venv / STAMP
    return stamp.read_text("utf-8").splitlines() if stamp.exists() else []


def prepare(locks: tuple[str, ...]) -> str:
    """Bring `.venv` up to date with the locks, the last of which is complete; return its Python."""
    if not is_usable(VENV):
        if VENV.exists():
            print("The environment in .venv does not work; rebuilding it.", flush=True)
        create(VENV)
    python = python_in(VENV)
    wanted = [fingerprint(lock) for lock in locks]
    if not set(wanted) <= set(installed(VENV)):
        install(python, locks[-1])
        if DEV_LOCK in locks:
            pip(python, "--no-build-isolation", "--no-deps", "--editable", ROOT)
        (VENV / STAMP).write_text("\n".join(wanted) + "\n", "utf-8")
    return python


def separate(venv: Path, lock: str, fill: Callable[[str, str], None] | None = None) -> str:
    """Rebuild another environment if its lock has changed; return its Python.

    `fill(python, lock)` installs what the lock names, by default with `install`.
    """
    python = python_in(venv)
    if installed(venv) != [fingerprint(lock)] or not is_usable(venv):
        create(venv)
        (fill or install)(python, lock)
        (venv / STAMP).write_text(fingerprint(lock) + "\n", "utf-8")
    return python


def install(python: str, lock: str) -> None:
    """Install exactly the packages of a lock, checking the hash of every file."""
    print(f"Installing {lock}; the first time this downloads 100 to 300 MB.", flush=True)
    pip(python, "--require-hashes", "--no-deps", "--only-binary=:all:", "-r", str(Path(ROOT, lock)))


def pip(python: str, *arguments: str) -> None:
    """Run `pip install`, quietly unless the output is a terminal."""
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    command = [python, "-m", "pip", "--disable-pip-version-check", "install", *quiet, *arguments]
    # The user's settings may install into the home folder, which fails in an environment.
    if subprocess.call(command, env=dict(os.environ, PIP_USER="0")) != 0:
        raise Missing("pip could not install what Tyrus needs; see the error above.")


def renew_locks() -> int:
    """Write all locks, with hashes, for the newest allowed versions; return the exit status.

    Each lock holds for all platforms and Pythons and contains no registry's address.
    """
    prepare((RUN_LOCK,) if Path(ROOT, RUN_LOCK).exists() else ())
    tools = Path(ROOT, "build", "uv")
    if not tools.exists():
        pip(python_in(VENV), "--target", str(tools), "uv")
    base = [str(tools / "bin" / "uv"), "pip", "compile", "--quiet", "--upgrade", "--universal"]
    base += ["--python-version", "3.11", "--fork-strategy", "fewest", "--generate-hashes"]
    base += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    status = subprocess.call([*base, "pyproject.toml", "-o", RUN_LOCK], cwd=ROOT)
    for group, lock in (("dev", DEV_LOCK), ("bundle", BUNDLE_LOCK), ("dev", TRAIN_LOCK)):
        also = ["pyproject.toml", "--group", group, "-c", RUN_LOCK, "-o", lock]
        also += ["--extra", "train", "-c", DEV_LOCK] if lock == TRAIN_LOCK else []
        status = status or subprocess.call([*base, *also], cwd=ROOT)
    return status
