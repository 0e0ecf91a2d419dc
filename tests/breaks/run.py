"""Plants mistakes in a copy of the program, one at a time, and checks that tests notice them.

The `*.toml` files beside this one name the breaks: `old` in `file` becomes `new`, and one of the
`tests` must fail. A break that no test notices is a gap in the tests. The clone itself is not
changed: the copy is another clone, made once per run, including uncommitted changes.

    python tests/breaks/run.py               all breaks
    python tests/breaks/run.py 3 "a bluff"   the third one, and all with these words in their names
    python tests/breaks/run.py --list        the list
    python tests/breaks/run.py --unbroken    the same tests without a break, which must pass
"""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
TESTS = ("-m", "pytest", "-x", "-q")
VERDICTS = {0: "NOT NOTICED", 1: ""}
"""By pytest's exit status; any other says that the tests could not be run."""


@dataclass(frozen=True, slots=True)
class Break:
    """One mistake; `number` counts from 1, over all files."""

    number: int
    name: str
    file: str
    old: str
    new: str
    tests: list[str]


class Copy:
    """A copy of the clone, from which Python imports the package."""

    def __init__(self, root: Path) -> None:
        self.root = root
        subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, root], check=True)
        changed = ["git", "diff", "--name-only", "-z", "HEAD"]
        new = ["git", "ls-files", "-z", "--others", "--exclude-standard"]
        listed = b"".join(subprocess.check_output(each, cwd=ROOT) for each in (changed, new))
        for name in filter(None, os.fsdecode(listed).split("\0")):
            (root / name).unlink(missing_ok=True)
            if (ROOT / name).exists():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, root / name)
        self._environment = os.environ | {"PYTHONPATH": str(root)}
        _, found = self.python("-P", "-c", "import tyrus_desktop; print(tyrus_desktop.__file__)")
        if not Path(found.strip()).is_relative_to(root):
            sys.exit(f"The package would not come from the copy: {found}")

    def trouble(self, planted: Break) -> str:
        """Return why a break is not noticed or can't be tried; an empty text if a test fails."""
        file = self.root / planted.file
        whole = file.read_bytes() if file.is_file() else b""
        count = whole.count(planted.old.encode())
        if count != 1 or not planted.tests:
            return f"`old` occurs {count} times" if planted.tests else "no tests are named"
        try:
            file.write_bytes(whole.replace(planted.old.encode(), planted.new.encode()))
            status, output = self.python(*TESTS, *planted.tests)
        finally:
            file.write_bytes(whole)
        return VERDICTS.get(status, f"pytest exited with {status}\n{output}")

    def python(self, *arguments: str) -> tuple[int, str]:
        """Run Python in the copy; return its exit status and output."""
        command, env = [sys.executable, *arguments], self._environment
        done = subprocess.run(command, cwd=self.root, env=env, check=False, capture_output=True)
        return done.returncode, (done.stdout + done.stderr).decode()


def all_breaks() -> list[Break]:
    """Return the breaks of all files beside this one."""
    files = sorted(HERE.glob("*.toml"))
    read = [each for file in files for each in tomllib.loads(file.read_text("utf-8"))["break"]]
    return [Break(number, **each) for number, each in enumerate(read, 1)]


def main() -> int:
    """Return 1 if a break is not noticed, or can't be tried."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("which", nargs="*", default=[""], help="numbers, or words of names")
    parser.add_argument("--list", action="store_true", help="list the breaks, and try none")
    parser.add_argument("--unbroken", action="store_true", help="run their tests without a break")
    arguments = parser.parse_args()
    which = arguments.which
    breaks = [
        each
        for each in all_breaks()
        if any(w == str(each.number) or (w in each.name and not w.isdigit()) for w in which)
    ]
    if arguments.list or not breaks:
        sys.stdout.writelines(f"{b.number:3} {b.name}: {b.file}\n" for b in breaks)
        return int(not breaks)
    with TemporaryDirectory() as folder:
        copy = Copy(Path(folder) / "tyrus")
        if arguments.unbroken:
            status, output = copy.python(*TESTS, *{file for b in breaks for file in b.tests})
            sys.stdout.write(output)
            return status
        passed = 0
        for each in breaks:
            trouble = copy.trouble(each)
            sys.stdout.write(f"{each.number:3} {each.name}: {trouble or 'noticed'}\n")
            sys.stdout.flush()
            passed += trouble != ""
    sys.stdout.write(f"{len(breaks) - passed} of {len(breaks)} breaks were noticed.\n")
    return int(passed > 0)


if __name__ == "__main__":
    sys.exit(main())
