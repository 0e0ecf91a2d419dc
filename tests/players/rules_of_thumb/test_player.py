"""The rules of thumb serve their purpose in made positions, and often enough in whole games."""

from __future__ import annotations

from dataclasses import replace

from tests.readers import board, play_game, replay
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.tally import Count, Tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView
from tyrus_desktop.players.rules_of_thumb.parameters import TUNED
from tyrus_desktop.players.rules_of_thumb.player import RulesOfThumbPlayer, worth_of_placements
from tyrus_desktop.training import behaviours

HAND = "S1 S8 S9 M1 M7 M9 P1 P7 P9"


def seen(*tiles: str, hand: str = HAND, winners: str = "") -> PlayerView:
    """Ivory's view of this board, in an election of the General, with these elections before."""
    votes = {"i": Count(5, 0, 0), "b": Count(0, 0, 0), "-": Count(0, 0, 0)}
    other = {"i": "b", "b": "i", "-": "-"}
    tallies = tuple(
        Tally(number, Profession.PRIEST, (), votes[winner], votes[other[winner]])
        for number, winner in enumerate(winners, start=1)
    )
    number = len(winners) + 1
    standing = tuple(
        replace(each, election=number, tile=each.tile if each.owner is Side.IVORY else None)
        for each in board(*tiles)
    )
    return PlayerView(
        Side.IVORY,
        Side.IVORY if (number + len(standing)) % 2 else Side.BROWN,
        (Profession.PRIEST,) * len(winners) + (Profession.SOLDIER,),
        tuple(sorted(map(Tile.parse, hand.split()))),
        enemy_hand=9,
        reserve=21,
        standing=standing,
        tallies=tallies,
    )


def worth(view: PlayerView, placement: str) -> float:
    return worth_of_placements(view, TUNED)[Placement.parse(placement)]


def test_every_legal_placement_has_a_worth() -> None:
    game = play_game(3, "rules-of-thumb", "greedy")
    for count in range(0, len(game.placements), 5):
        view = replay(game.cut(count)).view(Side.IVORY)
        if view.to_play is Side.IVORY:
            assert list(worth_of_placements(view, TUNED)) == list(view.legal_placements())


def test_a_block_is_worth_more_where_more_hidden_enemy_tiles_stand() -> None:
    def blocking(view: PlayerView) -> float:
        return worth(view, "M9>bC") - worth(view, "M9>bT")

    ours = ("iS9>iC", "iS7>iC")
    none, two = seen(*ours, "bS1>iT", "bS2>bM"), seen(*ours, "bS1>bC", "bS2>bC")
    assert blocking(two) > blocking(none)
    assert blocking(two) > 0


def test_a_hidden_enemy_tile_in_our_building_makes_a_counter_worth_more() -> None:
    def countering(view: PlayerView) -> float:
        return worth(view, "P9>iC") - worth(view, "P9>bC")

    ours = ("iS9>iC", "iS7>iC")
    quiet, asked = seen(*ours, "bM1>bT", "bM2>bT"), seen(*ours, "bM1>iC", "bM2>iC")
    assert countering(asked) > countering(quiet)
    assert countering(asked) > 0


def test_a_bluff_uses_a_low_tile_and_is_worth_nothing_when_the_enemy_has_placed_all() -> None:
    view = seen("bS1>iT")
    assert worth(view, "P1>bC") > worth(view, "P9>bC")
    last = seen("bS1>bC", "iM2>bC", "bS2>bC", "iM3>bC", "bS3>bC")
    early = worth(view, "P1>bC") - worth(view, "P1>iM")
    late = worth(last, "P1>bC") - worth(last, "P1>iM")
    assert early > late == 0


def test_before_a_third_enemy_win_in_a_row_the_election_is_worth_more() -> None:
    def contesting(view: PlayerView) -> float:
        return worth(view, "S9>iC") - worth(view, "S1>bM")

    tiles = ("bS1>bC", "iS2>iC", "bM1>iT")
    calm, threatened = seen(*tiles, winners="bi"), seen(*tiles, winners="bb")
    assert contesting(threatened) > contesting(calm)


def test_in_the_last_election_high_tiles_are_kept_for_the_final_comparison() -> None:
    view = seen(hand="S1 S8 M1 M9 P1 P9", winners="ib-ib-ib")
    assert worth(view, "P1>bT") > worth(view, "P9>bT")


def test_each_behaviour_occurs_in_whole_games() -> None:
    found = behaviours.rates(RulesOfThumbPlayer(), games=60, seed=4)
    rates = {behaviour: seen / occasions for behaviour, (seen, occasions) in found.items()}
    assert min(rate for behaviour, rate in rates.items() if behaviour != "unasked") >= 0.02
    assert rates["counter"] > 2 * rates["unasked"]
    assert rates["guard"] > rates["contest"]
