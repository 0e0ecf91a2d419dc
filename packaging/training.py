"""`make test-training`: the tests that need torch, in an environment of their own.

The environment, build/train-env, is filled from `requirements-train.lock` and is also used to train
players. The lock contains torch's default build for Linux, which needs gigabytes of CUDA. If pip
finds torch's CPU-only build (from PyTorch's own index), CUDA is left out.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import environment
from environment import ROOT, TRAIN_LOCK

VENV = Path(ROOT, "build", "train-env")
CUDA = ("cuda-", "nvidia-", "triton")
TORCH_CPU = (
    "torch==2.13.0+cpu"
    " --hash=sha256:6746dbcbeb526eb61330b76b41ff1b4eb848951103a892eeb080dfa2b264667b"
)
"""CPU-only torch for CPython 3.11 on Linux x86-64; the locks' package index lacks it."""


def python() -> str:
    """Return the Python of an environment that is up to date with its lock."""
    return environment.separate(VENV, TRAIN_LOCK, _fill)


def _fill(python: str, lock: str) -> None:
    """Install the packages of the lock, without CUDA if CPU-only torch can be installed."""
    common, torch, cuda = split(Path(ROOT, lock).read_text("utf-8"))
    try:
        _install(python, "torch.lock", f"{TORCH_CPU}\n")
    except environment.Missing:
        print("CPU-only torch was not found: installing torch with CUDA, some GB.", flush=True)
        _install(python, "torch.lock", torch + cuda)
    _install(python, "common.lock", common)


def _install(python: str, name: str, lock: str) -> None:
    (VENV / name).write_text(lock, "utf-8")
    environment.install(python, str(VENV / name))


def split(lock: str) -> tuple[str, str, str]:
    """Split a lock into the common packages, torch, and CUDA."""
    parts = ["", "", ""]
    for one in re.split(r"\n(?=\S)", lock.strip()):
        parts[1 if one.startswith("torch==") else 2 if one.startswith(CUDA) else 0] += f"{one}\n"
    common, torch, cuda = parts
    return common, torch, cuda


def main() -> int:
    """Run the tests of training; return the exit status."""
    command = [python(), "-m", "pytest", "-q", "tests/training", *sys.argv[1:]]
    return subprocess.call(command, cwd=ROOT, env=dict(os.environ, OMP_NUM_THREADS="1"))


if __name__ == "__main__":
    sys.exit(main())
