"""Argument types and error messages of the training commands.

The types are for argparse and raise its `ArgumentTypeError`; types for whole numbers are in
`tournament.arguments`. No torch.
"""

from __future__ import annotations

import math
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable

from tyrus_desktop import causes
from tyrus_desktop.players.batch.network import WrongWeights
from tyrus_desktop.players.levels import UnknownLevel
from tyrus_desktop.tournament.number_types import whole
from tyrus_desktop.training.schedule import MILLION


class Refused(ValueError):
    """A request that cannot be carried out; the text is one sentence for the user."""


def run(parser: ArgumentParser, work: Callable[[Namespace], None]) -> None:
    """Parse the command line and do the work.

    If a file, a name or a plan is refused, or torch or memory is missing, the program ends with one
    sentence and status 1.
    """
    arguments = parser.parse_args()
    try:
        work(arguments)
    except Exception as error:
        message = sentence(error)
        if message is None:
            raise
        parser.exit(1, f"{parser.prog}: {message}\n")


def sentence(error: Exception) -> str | None:
    """Return an error as one sentence for the user; None if it is a bug."""
    match error:
        case OSError() if error.filename is not None:
            return f"{error.filename}: {causes.sentence(error)}"
        case OSError() | UnknownLevel() | WrongWeights() | Refused():
            return str(error)
        case ModuleNotFoundError(name="torch"):
            return "this needs torch: make test-training makes an environment with it."
        case MemoryError():
            return "this needs more memory than there is."
        # torch has an exception type for a GPU's memory, but not for a CPU's.
        case RuntimeError() if "allocate memory" in str(error):
            return "this needs more memory than there is."
    return None


def seed(text: str) -> int:
    """Return a seed: a whole number from 0, as numpy requires."""
    number = whole(text)
    if number < 0:
        raise ArgumentTypeError(f"{text} is below 0")
    return number


def positive(text: str) -> float:
    """Return a finite number above 0."""
    number = _number(text)
    if not 0 < number < math.inf:
        raise ArgumentTypeError(f"{text} is not above 0 and finite")
    return number


def share(text: str) -> float:
    """Return a number from 0 to 1."""
    number = _number(text)
    if not 0 <= number <= 1:
        raise ArgumentTypeError(f"{text} is not between 0 and 1")
    return number


def millions(text: str) -> int:
    """Return a number given in millions, rounded to a whole number from 1."""
    number = round(positive(text) * MILLION)
    if number < 1:
        raise ArgumentTypeError(f"{text} million is less than 1")
    return number


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a number") from None
