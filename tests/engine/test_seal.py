"""The sealed deal: its hash, and the detection of every change."""

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


def test_seal_is_the_hash_of_salt_and_deal_headers() -> None:
    """It can be computed from the example's text alone."""
    names = ("First", "Elections", "IvoryTiles", "BrownTiles")
    values = [re.findall(rf'\[{name} "(.*)"\]', EXAMPLE)[0] for name in names]
    lines = "\n".join(["c0ffee", *values]) + "\n"
    record = parse(EXAMPLE.encode(), "example.tyrus")
    assert seal(record.deal, "c0ffee") == hashlib.sha256(lines.encode()).hexdigest()


def test_seal_changes_with_the_deal_and_the_salt() -> None:
    swapped = [*DEAL.brown[:28], DEAL.brown[29], DEAL.brown[28]]
    others = (
        replace(DEAL, first=DEAL.first.other),
        replace(DEAL, elections=DEAL.elections[::-1]),
        replace(DEAL, ivory=DEAL.brown, brown=DEAL.ivory),
        replace(DEAL, brown=tuple(swapped)),
    )
    seals = {seal(DEAL, SALT), seal(DEAL, "01" * 32), *(seal(each, SALT) for each in others)}
    assert len(seals) == 6


def test_salts_are_256_bits_and_ignore_the_seeded_generator() -> None:
    random.seed(1)
    salts = {new_salt() for _ in range(100)}
    random.seed(1)
    salts |= {new_salt() for _ in range(100)}
    assert len(salts) == 200
    assert all(re.fullmatch("[0-9a-f]{64}", salt) for salt in salts)


def test_typed_seal_may_have_groups_and_capitals() -> None:
    digits = seal(DEAL, SALT)
    groups = " ".join(digits[i : i + 4] for i in range(0, 64, 4)).upper()
    assert parse_seal(digits) == parse_seal(f"  {digits}\n") == parse_seal(groups) == digits


@pytest.mark.parametrize("text", ["", "c0ffee", "g" * 64, "0" * 63, "0" * 65, "٣" * 64])
def test_other_texts_are_not_a_seal(text: str) -> None:
    assert parse_seal(text) is None
