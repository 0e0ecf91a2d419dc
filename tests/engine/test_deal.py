"""A deal contains a complete set of cards and tiles."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side, Tile

DEAL = Deal.shuffled(random.Random(1))
CITADEL, MARKET, TEMPLE = Profession


def test_random_deals_are_complete_and_differ() -> None:
    drawn = [Deal.shuffled(random.Random(seed)) for seed in range(40)]
    for deal in drawn:
        assert (deal.tiles(Side.IVORY), deal.tiles(Side.BROWN)) == (deal.ivory, deal.brown)
        assert sorted(deal.ivory) == sorted(deal.brown) == list(ALL_TILES)
        assert sorted(deal.elections) == [CITADEL] * 3 + [MARKET] * 3 + [TEMPLE] * 3
    assert {deal.first for deal in drawn} == set(Side)
    assert len({deal.elections for deal in drawn}) > 30
    assert len({deal.ivory for deal in drawn} | {deal.brown for deal in drawn}) == 80


@pytest.mark.parametrize("first", Side)
def test_first_player_can_be_given(first: Side) -> None:
    assert all(Deal.shuffled(random.Random(seed), first).first is first for seed in range(20))


@pytest.mark.parametrize(
    "elections",
    [(), DEAL.elections[:8], (*DEAL.elections, CITADEL), (CITADEL,) * 9,
     (CITADEL,) * 4 + (MARKET,) * 3 + (TEMPLE,) * 2],
)  # fmt: skip
def test_incomplete_election_cards_are_refused(elections: tuple[Profession, ...]) -> None:
    with pytest.raises(ValueError, match="three of each kind"):
        replace(DEAL, elections=elections)


@pytest.mark.parametrize(
    "tiles",
    [(), ALL_TILES[:29], (*ALL_TILES, ALL_TILES[0]), (*ALL_TILES[:29], ALL_TILES[0]),
     (*ALL_TILES[:29], Tile(Profession.PRIEST, 11))],
)  # fmt: skip
def test_incomplete_tiles_are_refused(tiles: tuple[Tile, ...]) -> None:
    with pytest.raises(ValueError, match="ivory tiles must be all thirty"):
        replace(DEAL, ivory=tiles)
    with pytest.raises(ValueError, match="brown tiles must be all thirty"):
        replace(DEAL, brown=tiles)
