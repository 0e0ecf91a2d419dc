"""Queries filter, search and sort games, and list each game once."""

from time import time

import pytest

from tyrus_desktop.library.entries import Entry
from tyrus_desktop.library.query import Filter, Label, Order, Query, select, without_copies

SENATOR = "computer senator"
WON = Entry(
    "a", "", seat="ivory", winner="ivory", ending="five", began=2, ivory="Zoe",
    brown_player=SENATOR, elections=6,
)  # fmt: skip
LOST = Entry(
    "b", "", seat="ivory", winner="brown", ending="streak", began=3, ivory="Él",
    brown_player=SENATOR, elections=5,
)  # fmt: skip
OTHERS = Entry("c", "", brown_player="person", winner="brown", began=1, starred=True, elections=9)
RUNNING = Entry("d", "", running=True, began=4, ivory_player=SENATOR, elections=3)
BROKEN = Entry("e", "", error="{}")
STUDY = Entry("f", "", study=True, brown_player=SENATOR, imported=True)
ALL = (WON, LOST, OTHERS, RUNNING, BROKEN, STUDY)


def label(entry: Entry) -> Label:
    text = f"{entry.ivory} {entry.brown}".lower()
    return Label(text, f"{text} {entry.title.lower()}", entry.elections)


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (Query(), "dbacfe"),
        (Query(descending=False), "fcabde"),
        (Query(order=Order.RESULT), "abcfde"),
        (Query(order=Order.HEADING, descending=False), "dcfbae"),
        (Query(order=Order.STARRED), "cdbafe"),
        (Query(order=Order.LEVEL), "cabdfe"),
        (Query(order=Order.ELECTIONS, descending=False), "fdbace"),
        (Query(order=Order.ENDING), "abdcfe"),
        (Query(only=Filter.WON), "a"),
        (Query(only=Filter.LOST), "b"),
        (Query(only=Filter.RUNNING), "d"),
        (Query(only=Filter.TWO_PERSONS), "c"),
        (Query(only=Filter.STARRED), "c"),
        (Query(only=Filter.IMPORTED), "f"),
        (Query(only=Filter.UNREADABLE), "e"),
        (Query(only=Filter.STUDIES), "f"),
        (Query(search="ZO e"), "a"),
        (Query(search="zo el"), ""),
    ],
)
def test_queries_filter_and_sort_games(query: Query, expected: str) -> None:
    assert "".join(entry.name for entry in select(ALL, query, label)) == expected


def test_games_from_the_future_are_listed_as_undated() -> None:
    hour = 3600
    now = int(time())
    games = [
        Entry(name, "", began=began)
        for name, began in (("a", 0), ("b", now), ("c", now + 12 * hour), ("d", now + 30 * hour))
    ]
    assert "".join(entry.name for entry in select(games, Query(), label)) == "cbda"


def test_own_copies_come_before_starred_and_running_ones_stay() -> None:
    own = Entry("c", "", identity="1")
    starred = Entry("d", "", identity="1", starred=True)
    imported = Entry("a", "", identity="1", imported=True, starred=True)
    assert without_copies([imported, own, starred]) == [starred]
    assert without_copies([imported, own]) == [own]
    assert without_copies([own, Entry("b", "", identity="1")])[0].name == "b"
    running = [Entry("c", "", running=True), Entry("d", "", running=True)]
    assert without_copies(running) == running
