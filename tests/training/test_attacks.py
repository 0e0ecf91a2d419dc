"""Attacks on the levels, whose results are in the strength card."""

import pytest

from tests.training.conftest import Change
from tyrus_desktop.players import strength_card
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.sampling import SamplingPlayer
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.tournament import Pair
from tyrus_desktop.training import attacks, card_parts, chunks
from tyrus_desktop.training.chunks import meet_one_by_one
from tyrus_desktop.training.informed_search import InformedSearch
from tyrus_desktop.training.trait_rates import ObservedPlayer


def test_rivals_play_only_missing_games() -> None:
    assert attacks.due((), 10) == {
        ("asking", "archon"): 10,
        ("hunter", "archon"): 500,
        ("beginner", "citizen"): 3000,
    }
    known = strength_card.load().rivals
    asked = next(each.games // 2 for each in known if each.key == "asking")
    assert attacks.due(known, asked) == {}
    assert attacks.due(known, asked + 1) == {("asking", "archon"): asked + 1}
    assert attacks.due(known, 10, ["citizen"], again=True) == {("beginner", "citizen"): 3000}


def test_attack_on_a_changed_level_is_dropped(changed: Change) -> None:
    card = strength_card.load()
    assert card_parts.without_stale_attacks(card) == card
    changed("citizen")
    kept = card_parts.without_stale_attacks(card)
    assert [each.key for each in kept.rivals] == ["hunter", "asking"]
    assert kept.exploiter == card.exploiter
    changed("archon")
    kept = card_parts.without_stale_attacks(card)
    assert [each.key for each in kept.rivals] == ["beginner"]
    assert not kept.exploiter


def test_informed_search_queries_its_own_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[Player] = []

    def played(players: tuple[ObservedPlayer, Player], seed: int, number: int) -> Pair:
        met.extend((players[0].player, players[1]))
        return Pair((1.0, 0.5), ((), ()))

    monkeypatch.setattr(chunks, "play_pair", played)
    assert meet_one_by_one(("asking", "archon", range(1)))[0] == [0.75]
    search, rival = met
    assert isinstance(search, InformedSearch)
    assert isinstance(rival, SearchPlayer)
    assert (search.rival.kinds, search.rival.settings) == (rival.kinds, rival.settings)
    assert meet_one_by_one(("magistrate", "archon", range(1)))[0] == [0.75]
    assert isinstance(met[2], SamplingPlayer)
