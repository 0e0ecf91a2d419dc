"""The name of each computer player, and the office and the manner of those with a portrait.

A manner claims only what is set in `players.levels` or measured in the strength card; `test_people`
compares them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QT_TR_NOOP as N


class OpponentWords(NamedTuple):
    """A player's name; its office in the city, and how it plays, are empty without a portrait."""

    name: object
    office: object = ""
    manner: object = ""


OPPONENTS: Mapping[str, OpponentWords] = {
    "random": OpponentWords(N("The Dreamer")),
    "greedy": OpponentWords(N("The Apprentice")),
    "rules-of-thumb": OpponentWords(N("The Councillor")),
    "citizen": OpponentWords(
        N("Tella"), N("ferrywoman"), N("Plays what she sees; forgets every tile once shown.")
    ),
    "herald": OpponentWords(
        N("Clamo"), N("town crier"), N("Loud and cheerful; remembers only the last election.")
    ),
    "scribe": OpponentWords(
        N("Bybla"),
        N("harbour clerk"),
        N("Tidy: remembers two elections, but does not count the votes."),
    ),
    "tribune": OpponentWords(
        N("Zaro"),
        N("dockers’ tribune"),
        N("Counts, and fights for every election; saves nothing for later."),
    ),
    "magistrate": OpponentWords(
        N("Erma"),
        N("magistrate"),
        N("Thorough: remembers every tile shown, and saves her high ones."),
    ),
    "senator": OpponentWords(
        N("Lidana"),
        N("senator"),
        N(
            "Has learned from millions of games, but overlooks one tile in ten and remembers only "
            "the last five elections."
        ),
    ),
    "consul": OpponentWords(
        N("Kadris"), N("consul"), N("Thinks ahead as Melkara does, but trusts his instinct more.")
    ),
    "archon": OpponentWords(
        N("Melkara"), N("archon"), N("Weighs what your hidden tiles may be, then places.")
    ),
    "bluffer": OpponentWords(
        N("Alepa"), N("mask-seller"), N("Loves to bluff, right where you are looking.")
    ),
    "rampart": OpponentWords(
        N("Pyrgo"), N("master mason"), N("Guards his own house; counters more than the others.")
    ),
    "saboteur": OpponentWords(
        N("Skiro"), N("sponge diver"), N("Goes for your votes; blocks more than the others.")
    ),
    "miser": OpponentWords(
        N("Obolo"), N("money-changer"), N("Keeps his high tiles for the late elections.")
    ),
    "sprinter": OpponentWords(
        N("Dromi"),
        N("torch runner"),
        N("After a win she votes with her high tiles, to make it three in a row."),
    ),
    "stranger": OpponentWords(
        N("The Stranger"),
        N("under a hood"),
        N("One of the five styles, chosen at random for each game. Guess which one at the end."),
    ),
}
