"""A training log: a CSV file with a header and a line per measurement."""

from __future__ import annotations

import csv
import sys
from collections.abc import Mapping
from pathlib import Path

from tyrus_desktop.training.arguments import Refused


class OtherColumns(Refused):
    """A line whose columns differ from those of the log."""


def append(path: Path, line: Mapping[str, float]) -> None:
    """Append a line, with nine digits per number; write the header first if the log is new.

    Raises:
        OtherColumns: The log has other columns.
        OSError: The log cannot be written.
    """
    with path.open("a+", newline="", encoding="utf-8") as file:
        file.seek(0)
        names = next(csv.reader(file), None)
        if names not in (None, list(line)):
            raise OtherColumns(f"{path}: this log has other columns; use another folder.")
        writer = csv.DictWriter(file, line)
        if names is None:
            writer.writeheader()
        writer.writerow({name: f"{value:.9g}" for name, value in line.items()})


def print_line(line: Mapping[str, float]) -> None:
    """Print a line, with four digits per number."""
    sys.stdout.write(" ".join(f"{name} {value:.4g}" for name, value in line.items()) + "\n")
    sys.stdout.flush()


def read(path: Path) -> list[dict[str, float]]:
    """Return the lines of a log; raises `Refused` and `OSError`."""
    try:
        with path.open(newline="", encoding="utf-8") as file:
            return [
                {name: float(value) for name, value in line.items()}
                for line in csv.DictReader(file)
            ]
    # A missing value is None, surplus values are a list.
    except (ValueError, TypeError, csv.Error) as error:
        raise Refused(f"{path}: this log is damaged.") from error
