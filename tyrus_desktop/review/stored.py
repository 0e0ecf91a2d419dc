"""Findings and rows as text, to be kept in a cache, and read back with distrust.

Values are written field by field, without their names: a change of a field is a new version.
Nothing in a text is believed: types and ranges are checked, and that it is of this game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import ALL_TILES, Side, Tile
from tyrus_desktop.engine.view import placed_by
from tyrus_desktop.players.keys import LADDER
from tyrus_desktop.review.bluffs import Back
from tyrus_desktop.review.curves import moments_of
from tyrus_desktop.review.findings import Findings
from tyrus_desktop.review.positions import Finished
from tyrus_desktop.review.result_rows import Rows
from tyrus_desktop.review.slips import Slip
from tyrus_desktop.review.verdict import Pattern, Verdict, Weight

_ROUNDING = 1e-6


def written(value: Findings | Mapping[Side, Rows]) -> str:
    """Return findings, or the rows of both sides, as text."""
    return json.dumps(_plain(value), separators=(",", ":"))


def read(text: str) -> Findings | None:
    """Return the findings in a text, which may be those of another game; None for other texts."""
    found: Findings | None = _read(Findings, text)
    return found if found and all(map(_sums_up, found.rows.values())) else None


def read_rows(text: str) -> Mapping[Side, Rows] | None:
    """Return the rows of both sides in a text; None for any other text."""
    found: Mapping[Side, Rows] | None = _read(Mapping[Side, Rows], text)
    if found is None or found.keys() != {*Side}:
        return None
    return found if all(map(_sums_up, found.values())) else None


def fits(findings: Findings, record: Record) -> bool:
    """Return whether findings may be those of a whole review of this finished game."""
    game = Finished(record)
    moments, curves = list(moments_of(game)), (findings.curves.get(side, ()) for side in Side)
    return (
        findings.done == 1
        and all([(c.kind, c.election, c.placed) for c in curve] == moments for curve in curves)
        and findings.rows.keys() == {*Side}
        and findings.level in LADDER
        and findings.verdict is not None
        and _decided(game, len(moments), findings.verdict)
        and all(_is_of(record, each) for each in findings.slips)
        and all(_hid(record, each.back) for each in findings.bluffs)
        and all(each.election <= len(record.tallies) for each in findings.empty_answers)
    )


def _is_of(record: Record, slip: Slip) -> bool:
    """Return whether a slip is a placement of this game, and another was possible."""
    if not _was_placed(record, slip.ply, slip.side, slip.played):
        return False
    before = Record({}, record.deal, record.placements[: slip.ply])
    return slip.better.tile in before.final.held(slip.side)


def _hid(record: Record, back: Back) -> bool:
    """Return whether a back was placed in this game, before a placement of the other side."""
    placement = Placement(back.tile, back.building)
    return (
        _was_placed(record, back.ply, back.owner, placement)
        and back.ply < back.at < len(record.placements)
        and placed_by(record.deal.first, back.at) is back.owner.other
    )


def _was_placed(record: Record, ply: int, side: Side, placement: Placement) -> bool:
    placed = record.placements[ply : ply + 1]
    return placed == (placement,) and placed_by(record.deal.first, ply) is side


def _decided(game: Finished, moments: int, verdict: Verdict) -> bool:
    """Return whether a verdict may be on this game, with its number of moments."""
    record, slip, back = game.record, verdict.slip, verdict.back
    loser = None if game.loser is None else game.side(game.loser)
    return (
        verdict.loser is loser
        and (verdict.pattern is Pattern.DRAWN_GAME) == (loser is None)
        and len(verdict.elections) == verdict.pattern.names
        and (verdict.weight is Weight.NONE) == (len(verdict.elections) != 1)
        and all(each <= game.elections for each in verdict.elections)
        and (verdict.moment is None or verdict.moment < moments)
        and (slip is not None or verdict.pattern not in (Pattern.SLIP, Pattern.LONE_SLIP))
        and (slip is None or (slip.side is loser and _is_of(record, slip)))
        and (back is None or Placement(back.tile, back.building) in record.placements)
    )


def _sums_up(rows: Rows) -> bool:
    """Return whether rows sum to the result less ½."""
    return abs(sum(rows.parts) - (rows.result - 0.5)) < _ROUNDING


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


def _read(kind: Any, text: str) -> Any:
    try:
        return _value(kind, json.loads(text))
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError):
        return None


def _value(kind: Any, plain: Any) -> Any:
    """Return the value of a kind in what JSON contained; raises an error of Python's for others."""
    if isinstance(kind, type) and is_dataclass(kind):
        parts = zip(_kinds(kind), plain, strict=True)
        value = kind(*(_value(each, part) for each, part in parts))
        if isinstance(value, Tile) and value not in ALL_TILES:
            raise ValueError
        return value
    origin, kinds = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _number(kinds, plain)
    if origin in (Union, UnionType):
        return None if plain is None else _value(kinds[0], plain)
    if origin is Mapping:
        return {_value(kinds[0], key): _value(kinds[1], each) for key, each in plain}
    if origin is not None:
        return origin(_value(kinds[0], each) for each in plain)
    if kind is bool and not isinstance(plain, bool):
        raise ValueError
    return kind(plain)


def _number(kinds: tuple[Any, ...], plain: Any) -> Any:
    """Return a number within a range; NaN is in none."""
    kind, low, high = kinds
    if type(plain) not in (kind, int) or not low - _ROUNDING <= plain <= high + _ROUNDING:
        raise ValueError
    return kind(plain)


@cache
def _kinds(kind: type) -> tuple[Any, ...]:
    """Return the kinds of a dataclass's fields."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(hints[field.name] for field in fields(kind))
