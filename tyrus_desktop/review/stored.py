"""Findings as text, to be kept in a cache.

Values are written field by field, without their names: a change of a field is a new version.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from tyrus_desktop.review.findings import Findings


def written(findings: Findings) -> str:
    """Return findings as text."""
    return json.dumps(_plain(findings), separators=(",", ":"))


def read(text: str) -> Findings:
    """Return the findings in a text; raises `ValueError` and `TypeError` for any other text."""
    found: Findings = _value(Findings, json.loads(text))
    return found


def _plain(value: Any) -> Any:
    if is_dataclass(value):
        return [_plain(getattr(value, field.name)) for field in fields(value)]
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return [[_plain(key), _plain(each)] for key, each in value.items()]
    if isinstance(value, tuple | frozenset):
        return [_plain(each) for each in value]
    return value


def _value(kind: Any, plain: Any) -> Any:
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        parts = zip(fields(kind), plain, strict=True)
        return kind(*(_value(hints[field.name], each) for field, each in parts))  # type: ignore[operator]
    origin, kinds = get_origin(kind), get_args(kind)
    if origin is UnionType:
        return None if plain is None else _value(kinds[0], plain)
    if origin is Mapping:
        return {_value(kinds[0], key): _value(kinds[1], each) for key, each in plain}
    if origin is not None:
        return origin(_value(kinds[0], each) for each in plain)
    return kind(plain)
