"""A log of training: a CSV file, a line a measurement, its first line the columns' names."""

from __future__ import annotations

import csv
import sys
from collections.abc import Mapping
from pathlib import Path


class OtherColumns(ValueError):
    """A line does not fit the log that it is to be added to."""


def append(path: Path, line: Mapping[str, float]) -> None:
    """Add a line, nine figures a number; the first one brings the names.

    Raises `OtherColumns` if the log has others, and `OSError`.
    """
    with path.open("a+", newline="", encoding="utf-8") as file:
        file.seek(0)
        names = next(csv.reader(file), None)
        if names not in (None, list(line)):
            raise OtherColumns(f"{path}: this log has other columns; go on in another folder.")
        writer = csv.DictWriter(file, line)
        if names is None:
            writer.writeheader()
        writer.writerow({name: f"{value:.9g}" for name, value in line.items()})


def tell(line: Mapping[str, float]) -> None:
    """Print a line, four figures a number."""
    sys.stdout.write(" ".join(f"{name} {value:.4g}" for name, value in line.items()) + "\n")
    sys.stdout.flush()


def read(path: Path) -> list[dict[str, float]]:
    """Return the lines of a log."""
    with path.open(newline="", encoding="utf-8") as file:
        return [
            {name: float(value) for name, value in line.items()} for line in csv.DictReader(file)
        ]
