"""Profiles are found by what records say, and survive merges, deletions and backups."""

from copy import deepcopy
from pathlib import Path

import pytest

from tests.readers import play_game
from tyrus_desktop.engine.record import FIRST, Record, parse, profiles_of, side_of, write
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import profiles, record_files
from tyrus_desktop.library.importing import Importer, Known
from tyrus_desktop.library.profiles import Profiles
from tyrus_desktop.library.progress import Sections

COMPUTER = {"BrownPlayer": "computer senator"}
THREE = Profiles({"a1": "Anna", "b2": "Ben", "c3": ""}, {}, "a1")


@pytest.mark.parametrize(
    ("headers", "ivory", "brown"),
    [
        ({}, "", ""),
        (COMPUTER, FIRST, ""),
        (COMPUTER | {"Imported": "1"}, "", ""),
        (COMPUTER | {"Imported": "1", "IvoryProfile": "a1"}, "a1", ""),
        (COMPUTER | {"IvoryProfile": "nobody"}, "", ""),
        (COMPUTER | {"IvoryProfile": FIRST}, "", ""),  # A file can't say that.
        (COMPUTER | {"BrownProfile": "a1"}, "", ""),
        ({"BrownProfile": "a1"}, "", "a1"),
        ({"IvoryProfile": "b2", "BrownProfile": "a1"}, "b2", "a1"),
    ],
)
def test_profiles_of_a_game_are_what_its_headers_say(
    headers: dict[str, str], ivory: str, brown: str
) -> None:
    assert profiles_of(headers) == {Side.IVORY: ivory, Side.BROWN: brown}


def test_profile_of_a_running_game_stands_inside_folded_alone() -> None:
    """Versions without profiles refuse unknown headers beside it, and keep them inside."""
    game = play_game(1).cut(9)
    data = write(Record({**COMPUTER, "IvoryProfile": "a1"}, game.deal, game.placements))
    assert b"Profile" not in data
    assert parse(data, "x").headers["IvoryProfile"] == "a1"
    assert parse(data, "x").cut(3).headers["IvoryProfile"] == "a1"


def test_merged_and_deleted_profiles_are_followed() -> None:
    merged = THREE.merged("a1", "b2").merged("b2", "c3")
    assert merged.names == {"c3": ""}
    assert merged.identities("c3") == {"a1", "b2", "c3", FIRST}
    both = merged.with_name("d4", "Dora")
    assert both.without("c3").known("a1") == ""
    assert merged.without("c3") == merged.merged("c3", "c3") == merged  # The last one stays.
    assert both.merged("c3", "b2") == both.renamed("a1", "Anne") == both  # That one is gone.
    assert THREE.without("a1").known(FIRST) == ""
    mine = merged.identities("c3")
    assert [side_of(*each, mine) for each in (("a1", "b2"), ("a1", "d4"), ("d4", "b2"))] == [
        None, Side.IVORY, Side.BROWN,
    ]  # fmt: skip
    assert [THREE.named(name) for name in (" anna", "BEN", "", "Zoé")] == ["a1", "b2", "", ""]
    assert (
        Profiles.of({profiles.SECTION: {"names": {"a1": 3, "Q": "x"}, "into": [], "first": 0}})
        == Profiles()
    )
    long = THREE.with_name("c3", "x" * 99)
    assert len(long.names["c3"]) == profiles.LONGEST_NAME


def test_backup_of_other_people_joins_and_changes_nothing_twice() -> None:
    theirs = {"puzzles": {"bridge": "2026-01-01"}, "b2": {"lessons": {"first-game": "2026-01-01"}}}
    THREE.merged("c3", "b2").put(theirs)
    ours = {"puzzles": {"wall": "2026-02-02"}, "d4": {"lessons": {"counter": "2026-02-02"}}}
    Profiles({"b2": "Benjamin", "d4": "Dora"}, {"a1": "d4"}, "b2").put(ours)
    assert profiles.merge(ours, deepcopy(theirs))
    assert Profiles.of(ours) == Profiles(
        {"b2": "Benjamin", "d4": "Dora"}, {"c3": "b2", "a1": "d4"}, "b2"
    )
    # The first profile's practice needs no section of its own; Anna had become Dora here.
    assert profiles.practice(ours, "b2")["lessons"] == {"first-game": "2026-01-01"}
    assert ours["puzzles"] == {"wall": "2026-02-02"}
    assert ours["d4"] == {
        "lessons": {"counter": "2026-02-02"},
        "puzzles": {"bridge": "2026-01-01"},
    }
    before = deepcopy(ours)
    assert not profiles.merge(ours, deepcopy(theirs))
    assert ours == before
    new: Sections = {}
    assert profiles.merge(new, deepcopy(theirs))
    assert new == theirs


def test_restored_games_of_earlier_versions_have_their_first_profile(tmp_path: Path) -> None:
    """An import forgets profiles, of running games, too."""
    whole = play_game(1)
    games = {
        "old": Record(COMPUTER, whole.deal, whole.placements),
        "of Ben": Record({**COMPUTER, "IvoryProfile": "b2"}, whole.deal, whole.placements[:-1]),
    }

    def kept(own: set[str]) -> list[dict[Side, str]]:
        known = Known({}, lambda _: None)
        for saved in Importer(tmp_path, known, own, "a1").steps(games.items()):
            if saved:
                return [
                    profiles_of(record_files.read(tmp_path / name).headers) for name, _ in saved
                ]
        return []

    first, second = kept(set(games))
    assert (first[Side.IVORY], second[Side.IVORY]) == ("a1", "b2")
    first, second = kept(set())
    assert (first[Side.IVORY], second[Side.IVORY]) == ("", FIRST)
