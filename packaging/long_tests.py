"""`make test-long`: the tests that take too long for `make test`; a workflow runs them every night.

The steps are: the random tests (fuzzing, property tests, hidden information, crashes) with
`--volume` times the games and examples of `make test`; the planted breaks that tests must catch;
the tests that need torch; and a comparison of the drawings with their scripts. All steps run even
if one fails. The seed is random and printed; `--seed` repeats a run. Other arguments go to pytest.
Runs in `.venv`.

    make test-long ARGS="--seed 123 --volume 2 tests/players"
"""

import argparse
import secrets
import subprocess
import sys

from checks import PYTEST, PYTHON
from linguist import ROOT, compile_all

VOLUME = 20
"""With this volume the tests take about an hour on two cores."""

RANDOM_TESTS = "long or sampled or hypothesis"
"""Marks: the first two are in `tests/conftest.py`, hypothesis sets the third."""

PATIENT = ["-o", "faulthandler_timeout=7200"]
"""The seconds after which a test is ended, as some take many minutes on a busy machine."""


def steps(seed: int, volume: int, arguments: list[str]) -> dict[str, list[str]]:
    """Return the commands by name, in order."""
    size = [f"--seed={seed}", f"--hypothesis-seed={seed}", f"--volume={volume}"]
    scripts = ROOT / "packaging"
    return {
        "random tests": [*PYTEST, "-m", RANDOM_TESTS, *PATIENT, *size, *arguments],
        "planted breaks": [PYTHON, str(ROOT / "tests" / "breaks" / "run.py")],
        "training": [PYTHON, str(scripts / "training.py")],
        "drawings": [PYTHON, str(scripts / "draw_art.py"), "--check"],
    }


def main() -> int:
    """Run all steps; return the exit status."""
    parser = argparse.ArgumentParser(description="The long tests; other arguments go to pytest.")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(2**32))
    parser.add_argument("--volume", type=int, default=VOLUME)
    options, arguments = parser.parse_known_args()
    compile_all()
    failed = []
    for name, command in steps(options.seed, options.volume, arguments).items():
        print(f"== {name}", flush=True)
        if subprocess.call(command, cwd=ROOT) != 0:
            failed.append(name)
    if failed:
        print(f"FAILED with seed {options.seed}: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
