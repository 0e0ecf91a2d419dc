"""The lists of keys: of the table, of a look back, and of *Your games*."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text.words import say


class Line(NamedTuple):
    """A line of a list.

    Attributes:
        keys: The purpose of a shortcut or of a key of the table; else the keys themselves.
        meaning: What they do.
        drawn: The names of keys that are drawn after the words.
    """

    keys: object
    meaning: object
    drawn: str = ""


TABLE = (
    Line("tiles", N("pick up a tile from your hand")),
    Line(
        "",
        N(
            "pick up the next tile; once one is picked up, choose the next building or, while you"
            " look at your slots, another slot"
        ),
        "left right",
    ),
    Line("", N("choose the far or near row"), "up down"),
    Line(
        "far",
        N(
            "place the tile in the far citadel, market or temple; with no tile picked up, read out"
            " what is there"
        ),
    ),
    Line(
        "near",
        N(
            "place the tile in the near citadel, market or temple; with no tile picked up, read"
            " out what is there"
        ),
    ),
    Line("contents", N("read out the chosen building, or your hand")),
    Line("status", N("read out the state of the game")),
    Line("history", N("read out the elections so far and the latest from the log")),
    Line(
        "ledger",
        N(
            "open or close the ledger: tiles seen, elections, log, powers; there, the arrows turn"
            " its pages"
        ),
    ),
    Line("advice", N("advice against the computer: first an idea, then the tile and the reason")),
    Line("", N("place the tile in the chosen building, or press a button"), "enter"),
    Line(N("Esc"), N("return the tile to your hand, or undo")),
    Line(N("Space"), N("skip the animation, or shorten the opponent’s pause")),
    Line("takeBack", N("undo your tile; against the computer, also its answer")),
    Line("replay", N("look back at the game; this list then shows its keys")),
    Line("library", N("your games: library, results, habits and rating")),
    Line("rules", N("quick rules")),
    Line("newGame", N("new game")),
    Line("settings", N("settings")),
    Line("menus", N("menus, which show the other keys")),
    Line("fullScreen", N("full screen")),
)
LOOK_BACK = (
    Line("", N("show the previous or the next moment"), "left right"),
    Line(
        "Page",
        N(
            "go to the start of this election, then of earlier ones, or of the next; from a tally,"
            " to other tallies"
        ),
        "up down",
    ),
    Line(N("Home, End"), N("show the first or the last moment")),
    Line(
        "1  2  3",
        N(
            "once the game is over: look through Ivory’s eyes, through Brown’s, or with all tiles"
            " face up"
        ),
    ),
    Line(
        "O", N("once the game is over, while this key is held: look through the other side’s eyes")
    ),
    Line("C", N("once the game is over: show or hide the chances of winning")),
    Line("M", N("once the game is over: show the next tile that was not what it seemed")),
    Line(
        "P",
        N(
            "once the game is over and reviewed: show the next slip, so that you can try a better"
            " placement"
        ),
    ),
    Line("B", N("once the game is over and reviewed: show the next card on who believed whom")),
    Line(N("Space"), N("play the moments one by one, or pause")),
    Line("+  −", N("play faster or slower")),
    Line(
        "1  2  3  4",
        N("while you guess tiles: say what the tile will be worth; press again to be surer"),
    ),
    Line("", N("while you guess tiles: choose another tile"), "up down"),
    Line("", N("while you guess tiles: go on to the next one, turn them over, or go on"), "enter"),
    Line(N("Esc"), N("leave “Look back”")),
    Line(
        "ledger",
        N(
            "open or close the ledger: tiles seen, elections, log, powers; there, the arrows turn"
            " its pages"
        ),
    ),
    Line("rules", N("quick rules")),
    Line("menus", N("menus")),
    Line("fullScreen", N("full screen")),
)
LIBRARY = (
    Line("", N("select another game; with Shift, several"), "up down"),
    Line("", N("open the selected game, or resume it"), "enter"),
    Line("*", N("give the selected games a star, or take it away")),
    Line("F2", N("title and note of the selected game")),
    Line(N("Del"), N("delete the selected games")),
    Line("Ctrl+Z", N("undo delete")),
    Line("Ctrl+A", N("select all games")),
    Line("Ctrl", N("go to another game, and leave the selection as it is"), "up down"),
    Line(N("Space"), N("add the game to the selection, or remove it")),
    Line("Ctrl+F", N("search")),
    Line("Ctrl+V", N("import a game that was copied as text or as a file")),
    Line("Ctrl+Tab", N("next page: library, results, habits, rating")),
    Line("Ctrl+1 … 4", N("go to a page")),
    Line(N("Esc"), N("close your games")),
)


def list_of_keys(lines: Sequence[Line], labels: Mapping[str, str]) -> list[dict[str, object]]:
    """Return the lines of a list: `keys` and `meaning` as texts, `drawn` as names.

    Args:
        lines: `TABLE`, `LOOK_BACK` or `LIBRARY`.
        labels: The labels of keys, by purpose.
    """
    return [
        {
            "keys": labels.get(str(keys)) or say(keys),
            "meaning": say(meaning),
            "drawn": drawn.split(),
        }
        for keys, meaning, drawn in lines
    ]
