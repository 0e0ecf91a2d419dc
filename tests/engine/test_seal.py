"""The sealed deal: what the seal is made of, and that it notices every change."""

from __future__ import annotations

import hashlib
import random
import re
from dataclasses import replace

import pytest

from tests.readers import EXAMPLE
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import parse
from tyrus_desktop.engine.seal import new_salt, parse_seal, seal

DEAL = Deal.shuffled(random.Random(1))
SALT = "00" * 32


def test_the_seal_is_the_hash_of_the_records_own_lines() -> None:
    """Computed here from the example's text alone, as anybody could."""
    names = ("First", "Elections", "IvoryTiles", "BrownTiles")
    values = [re.findall(rf'\[{name} "(.*)"\]', EXAMPLE)[0] for name in names]
    lines = "\n".join(["c0ffee", *values]) + "\n"
    record = parse(EXAMPLE.encode(), "example.tyrus")
    assert seal(record.deal, "c0ffee") == hashlib.sha256(lines.encode()).hexdigest()


def test_a_seal_notices_every_change_of_the_deal_and_of_the_salt() -> None:
    swapped = [*DEAL.brown[:28], DEAL.brown[29], DEAL.brown[28]]
    others = (
        replace(DEAL, first=DEAL.first.other),
        replace(DEAL, elections=DEAL.elections[::-1]),
        replace(DEAL, ivory=DEAL.brown, brown=DEAL.ivory),
        replace(DEAL, brown=tuple(swapped)),
    )
    seals = {seal(DEAL, SALT), seal(DEAL, "01" * 32), *(seal(each, SALT) for each in others)}
    assert len(seals) == 6


def test_a_salt_is_256_bits_and_never_the_same_even_where_chance_is_seeded() -> None:
    random.seed(1)
    salts = {new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", salt) for salt in salts)


@pytest.mark.parametrize("form", ["{}", "  {}\n", "SHA"])
def test_a_seal_is_read_as_somebody_noted_it(form: str) -> None:
    digits = seal(DEAL, SALT)
    groups = " ".join(digits[i : i + 4] for i in range(0, 64, 4)).upper()
    assert parse_seal(groups if form == "SHA" else form.format(digits)) == digits


@pytest.mark.parametrize("text", ["", "c0ffee", "g" * 64, "0" * 63, "0" * 65, "٣" * 64])
def test_what_is_no_seal_is_not_taken_for_one(text: str) -> None:
    assert parse_seal(text) is None
