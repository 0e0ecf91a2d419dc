"""The beginner: its highest voter at home, else anything."""

import random

from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.levels import create
from tyrus_desktop.players.player import never


def choices(hand: str) -> set[str]:
    """Return all that the player of Ivory places from this hand in an election of the General."""
    tiles = tuple(sorted(map(Tile.parse, hand.split())))
    view = PlayerView(
        Side.IVORY, Side.IVORY, (Profession.SOLDIER,), tiles, enemy_hand=9, reserve=21
    )
    player = create("beginner")
    return {str(player.choose(view, random.Random(seed), never)) for seed in range(200)}


def test_a_beginners_highest_voter_goes_home() -> None:
    assert choices("S1 S8 M9 P10") == {"S8>iC"}


def test_without_a_voter_a_beginner_places_anything_anywhere() -> None:
    assert len(choices("M4 P9")) == 12
