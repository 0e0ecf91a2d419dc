"""The environment in `.venv`: made, filled from the locks, and made anew when it no longer fits.

Two locks, one environment: `requirements.lock` holds what the game runs on, and
`requirements-dev.lock` the developers' tools as well, at the same versions. A stamp in `.venv`
tells which locks were installed. Two more are for environments of their own:
`requirements-bundle.lock` where programs are frozen, `requirements-train.lock` where players are
trained. Standard library alone, also of an old Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = str(Path(__file__).resolve().parent.parent)
VENV = Path(ROOT, ".venv")
STAMP = VENV / "tyrus-locks.txt"
RUN_LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"
BUNDLE_LOCK = "requirements-bundle.lock"
TRAIN_LOCK = "requirements-train.lock"
OLDEST, NEWEST = (3, 11), (3, 14)  # The last is PySide6's own limit.
NEWER_PYTHONS = ("python3.14", "python3.13", "python3.12", "python3.11")


class Missing(SystemExit):
    """Something that this machine lacks; the message says what to do about it.

    Where nobody catches it, the message is printed and the status is 1.
    """


def installed_by_apt(packages: list[str], why: str) -> None:
    """Install Debian packages where we may (root), else tell the line that does."""
    line = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if not shutil.which("apt-get"):
        raise Missing(why)
    if os.geteuid() != 0:
        raise Missing(f"{why} This line mends it:\n\n    sudo {' '.join(line)}\n")
    print(f"{why} Installing {' '.join(packages)}.", flush=True)
    # A machine that is fresh, or long unused, has no package lists or old ones: then once more.
    if apt(line) != 0 and (apt(["apt-get", "update"]) != 0 or apt(line) != 0):
        raise Missing(f"That failed. Try it by hand:\n\n    {' '.join(line)}\n")


def apt(line: list[str]) -> int:
    """Run apt-get without questions, showing only its complaints."""
    silent = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    return subprocess.call(line, stdout=subprocess.DEVNULL, env=silent)


def python_for_venv() -> str:
    """Give a Python of a version that fits, and that can make an environment."""
    candidates = [sys.executable] if OLDEST <= sys.version_info[:2] <= NEWEST else []
    candidates += [path for path in map(shutil.which, NEWER_PYTHONS) if path]
    if not candidates:
        have = ".".join(map(str, sys.version_info[:2]))
        raise Missing(f"Tyrus needs Python 3.11 to 3.14; here is {have}, and no other.")
    python = candidates[0]
    if subprocess.call([python, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL) != 0:
        version = answer([python, "-c", "import sys; print(*sys.version_info[:2], sep='.')"])
        why = f"Python {version} cannot make environments here."
        installed_by_apt([f"python{version}-venv"], why)
    return python


def answer(command: list[str]) -> str:
    """Give what a command prints, or nothing if it fails or is not there."""
    try:
        said = subprocess.check_output(command, stderr=subprocess.DEVNULL)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return said.decode().strip()


def venv_python() -> str:
    """Give the path of the environment's Python, there or not."""
    return str(VENV / "Scripts" / "python.exe" if os.name == "nt" else VENV / "bin" / "python")


def is_whole() -> bool:
    """Tell whether `.venv` works: its Python is there, of a version that fits, and has pip."""
    fits = f"assert {OLDEST} <= sys.version_info[:2] <= {NEWEST}"
    probe = f"import pip, sys; {fits}; print(sys.prefix)"
    prefix = answer([venv_python(), "-c", probe])
    return bool(prefix) and os.path.realpath(prefix) == os.path.realpath(VENV)


def prepare(locks: tuple[str, ...]) -> str:
    """Make `.venv` hold what the locks name, if it does not yet, and give its Python."""
    if not is_whole():
        maker = python_for_venv()
        if VENV.exists():
            print("The environment in .venv does not fit any more; making it anew.", flush=True)
            shutil.rmtree(VENV, ignore_errors=True)
        if subprocess.call([maker, "-m", "venv", str(VENV)]) != 0:
            raise Missing("The environment could not be made in .venv; why stands above.")
    python = venv_python()
    wanted = [f"{name} {sha256(Path(ROOT, name).read_bytes()).hexdigest()}" for name in locks]
    have = STAMP.read_text("utf-8").splitlines() if STAMP.exists() else []
    if not set(wanted) <= set(have):
        install(python, locks[-1])
        if DEV_LOCK in locks:
            pip(python, "--no-build-isolation", "--no-deps", "--editable", ROOT)
        STAMP.write_text("\n".join(wanted) + "\n", "utf-8")
    return python


def install(python: str, lock: str) -> None:
    """Install exactly what a lock names, every file checked against its hash."""
    print(f"Installing {lock}: at first some 100 MB to fetch.", flush=True)
    pip(python, "--require-hashes", "--no-deps", "--only-binary=:all:", "-r", str(Path(ROOT, lock)))


def pip(python: str, *arguments: str) -> None:
    """Run `pip install`, quietly unless somebody is watching."""
    quiet = [] if sys.stdout.isatty() else ["--quiet"]
    command = [python, "-m", "pip", "--disable-pip-version-check", "install", *quiet, *arguments]
    if subprocess.call(command) != 0:
        raise Missing("pip could not install what Tyrus needs; what it said stands above.")


def renew_locks() -> int:
    """Look up the newest allowed versions of everything, and write all locks with hashes.

    One lock serves all platforms and Pythons, and names no address of any registry.
    """
    prepare((RUN_LOCK,) if Path(ROOT, RUN_LOCK).exists() else ())
    tools = Path(ROOT, "build", "uv")
    if not tools.exists():
        pip(venv_python(), "--target", str(tools), "uv")
    base = [str(tools / "bin" / "uv"), "pip", "compile", "--quiet", "--upgrade", "--universal"]
    base += ["--python-version", "3.11", "--fork-strategy", "fewest", "--generate-hashes"]
    base += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    status = subprocess.call([*base, "pyproject.toml", "-o", RUN_LOCK], cwd=ROOT)
    for group, lock in (("dev", DEV_LOCK), ("bundle", BUNDLE_LOCK), ("dev", TRAIN_LOCK)):
        also = ["pyproject.toml", "--group", group, "-c", RUN_LOCK, "-o", lock]
        also += ["--extra", "train", "-c", DEV_LOCK] if lock == TRAIN_LOCK else []
        status = status or subprocess.call([*base, *also], cwd=ROOT)
    return status
