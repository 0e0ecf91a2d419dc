"""Attacks on the levels, as the strength card has them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import cast

import pytest

from tests.imagined import quick_player
from tests.training.conftest import Change
from tyrus_desktop.players import strength
from tyrus_desktop.players.player import Player
from tyrus_desktop.players.sampling import SamplingPlayer
from tyrus_desktop.players.search import SearchPlayer
from tyrus_desktop.players.trained import WEIGHTS
from tyrus_desktop.tournament import Pair
from tyrus_desktop.training import attacks, card_parts, chunks
from tyrus_desktop.training.chunks import meet_one_by_one
from tyrus_desktop.training.digests import digest
from tyrus_desktop.training.search import InformedSearch
from tyrus_desktop.training.trait_rates import ObservedPlayer


def test_rivals_play_only_missing_games() -> None:
    assert attacks.due((), 10) == {
        ("asking", "archon"): 10,
        ("hunter", "archon"): 500,
        ("beginner", "citizen"): 3000,
    }
    known = strength.load().rivals
    asked = next(each.games // 2 for each in known if each.key == "asking")
    assert attacks.due(known, asked) == {}
    assert attacks.due(known, asked + 1) == {("asking", "archon"): asked + 1}
    assert attacks.due(known, 10, ["citizen"], again=True) == {("beginner", "citizen"): 3000}


def test_attack_on_a_changed_level_is_dropped(changed: Change) -> None:
    card = strength.load()
    assert card_parts.without_stale_attacks(card) == card
    changed("citizen")
    kept = card_parts.without_stale_attacks(card)
    assert [each.key for each in kept.rivals] == ["hunter", "asking"]
    assert kept.exploiter == card.exploiter
    changed("archon")
    kept = card_parts.without_stale_attacks(card)
    assert [each.key for each in kept.rivals] == ["beginner"]
    assert not kept.exploiter


def test_asking_search_queries_its_own_opponent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
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


@pytest.mark.long
def test_exploiter_is_measured_against_network_and_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    verdicts = [tmp_path / name / "verdict.json" for name in ("first", "second")]
    for verdict, decisions in zip(verdicts, (3, 4), strict=True):
        verdict.parent.mkdir()
        verdict.write_text(json.dumps({"attack": {"decisions": decisions}}), "utf-8")
    shutil.copy(WEIGHTS, verdicts[-1].with_name("exploiter.npz"))
    monkeypatch.setattr(attacks, "EXPLOITED_PAIRS", 40)
    monkeypatch.setattr(attacks, "create", quick_player)
    found = attacks.exploited(verdicts, 2, "2099-01-01")
    assert (found["decisions"], found["games"], found["of_strongest_games"]) == (7, 80, 4)
    assert (found["date"], found["players"]) == ("2099-01-01", digest("archon"))
    # A network takes about half from itself.
    assert 0.3 < cast("float", found["share"]) < 0.7
    assert 0 <= cast("float", found["of_strongest"]) <= 1
