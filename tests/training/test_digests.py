"""That the results of the strength card are of the players as they are."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.training.conftest import Change
from tyrus_desktop.players import keys, strength
from tyrus_desktop.players.batch.heuristic import HeuristicPolicy
from tyrus_desktop.players.kinds import known_kinds
from tyrus_desktop.players.rules_of_thumb.parameters import Parameters
from tyrus_desktop.players.trained import EXPERT, EXPLOITERS, WEIGHTS
from tyrus_desktop.players.traits import Skills
from tyrus_desktop.training import digests, rows
from tyrus_desktop.training.digests import digest


def test_every_result_of_the_card_is_of_the_players_as_they_are() -> None:
    """After a change of a level, a character or the weights, run `training.ladder` again."""
    card = strength.load()
    assert [(row.one, row.other) for row in rows.load().values()] == [*combinations(keys.LADDER, 2)]
    for two, row in rows.load().items():
        assert row.players == digest(*two)
    for level in card.levels:
        assert level.rate_players == digest(level.key)
    for character in card.characters:
        assert character.players == digest(character.key, keys.STRONGEST)
    for rival in card.rivals:
        assert rival.players == digest(rival.level)
    assert card.exploiter["players"] == digest(keys.STRONGEST)


def test_a_digest_is_of_the_settings_and_weights_of_its_players_alone(
    changed: Change,
) -> None:
    every = (*keys.LADDER, *keys.CHARACTERS)
    before = {key: digest(key) for key in every}
    assert len({*before.values()}) == len(every)
    for key in ("citizen", "senator", "archon", "miser"):
        changed(key)
        assert {each for each in every if digest(each) != before[each]} == {key}
        assert digest("herald", key) != digest(key, "herald")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("NETWORKS", ((WEIGHTS, 0.2), (EXPERT, 0.397))),
        ("MIXED", (WEIGHTS, EXPLOITERS)),
        ("TUNED", Parameters(price=1.0)),
        ("JUDGEMENT", HeuristicPolicy(Skills(belief=0.1, foresight=0.4, temperature=1.0))),
        ("known_kinds", lambda: known_kinds()[:-1]),
    ],
)
def test_the_kinds_of_enemies_are_part_of_the_digest_of_players_that_search(
    name: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {key: digest(key) for key in keys.LADDER}
    monkeypatch.setattr(digests, name, value)
    found = {key for key in keys.LADDER if digest(key) != before[key]}
    assert found == {"consul", "archon"}
