"""Selects the cases of a parametrised test for `make test`; `make test-long` runs all of them."""

from collections.abc import Iterable
from itertools import product
from typing import Any

import pytest


def covering(*axes: Iterable[object]) -> list[Any]:
    """Return every combination of the axes' values as parameters.

    `make test` runs only enough of them for each value to occur.
    """
    lists = [list(axis) for axis in axes]
    quick = {
        tuple(number % len(values) for values in lists)
        for number in range(max(len(values) for values in lists))
    }
    return [
        _parameter(
            [values[index] for values, index in zip(lists, indices, strict=True)],
            quick=indices in quick,
        )
        for indices in product(*(range(len(values)) for values in lists))
    ]


def first(count: int, values: Iterable[object]) -> list[Any]:
    """Return all values as parameters; `make test` runs only the first `count`."""
    return [_parameter([value], quick=number < count) for number, value in enumerate(values)]


def first_rows(count: int, rows: Iterable[tuple[object, ...]]) -> list[Any]:
    """Like `first`, for rows of several parameters."""
    return [_parameter(list(row), quick=number < count) for number, row in enumerate(rows)]


def _parameter(values: list[object], *, quick: bool) -> Any:
    return pytest.param(*values, marks=() if quick else pytest.mark.long)
