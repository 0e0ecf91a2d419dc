"""`make test-training`: the tests that need torch, in an environment of their own.

It lies in build/train-env and is filled from `requirements-train.lock`; players are trained with
it too. Torch's common build for Linux brings gigabytes of CUDA, which the lock names. Where pip
finds the build for processors alone (PyTorch has it in an index of its own), they are left out.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import environment
from environment import ROOT, TRAIN_LOCK

VENV = Path(ROOT, "build", "train-env")
CUDA = ("cuda-", "nvidia-", "triton")
TORCH_ALONE = (
    "torch==2.13.0+cpu"
    " --hash=sha256:6746dbcbeb526eb61330b76b41ff1b4eb848951103a892eeb080dfa2b264667b"
)
"""Torch without CUDA, for CPython 3.11 on Linux, x86-64; in no index that locks are made from."""


def python() -> str:
    """Give the Python that trains, with everything in its environment that the lock names."""
    found = str(VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    stamp = VENV / "tyrus-lock.txt"
    lock = Path(ROOT, TRAIN_LOCK).read_text("utf-8")
    wanted = sha256(lock.encode()).hexdigest()
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        maker = environment.python_for_venv()
        if subprocess.call([maker, "-m", "venv", "--clear", str(VENV)]) != 0:
            raise environment.Missing("The environment for training could not be made.")
        _fill(found, lock)
        stamp.write_text(wanted, "utf-8")
    return found


def _fill(found: str, lock: str) -> None:
    """Install what the lock names, but CUDA only if torch cannot be had without."""
    common, torch, cuda = parted(lock)
    try:
        _install(found, "torch.lock", f"{TORCH_ALONE}\n")
    except environment.Missing:
        print("Only the common build of torch is to be found, of some gigabytes.", flush=True)
        _install(found, "torch.lock", torch + cuda)
    _install(found, "common.lock", common)


def _install(found: str, name: str, lock: str) -> None:
    (VENV / name).write_text(lock, "utf-8")
    environment.install(found, str(VENV / name))


def parted(lock: str) -> tuple[str, str, str]:
    """Part a lock into what everybody needs, torch, and CUDA."""
    parts = ["", "", ""]
    for one in re.split(r"\n(?=\S)", lock.strip()):
        parts[1 if one.startswith("torch==") else 2 if one.startswith(CUDA) else 0] += f"{one}\n"
    common, torch, cuda = parts
    return common, torch, cuda


def main() -> int:
    """Run the tests."""
    command = [python(), "-m", "pytest", "-q", "tests/training", *sys.argv[1:]]
    return subprocess.call(command, cwd=ROOT, env=dict(os.environ, OMP_NUM_THREADS="1"))


if __name__ == "__main__":
    sys.exit(main())
