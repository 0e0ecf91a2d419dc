"""The rules of Tyrus: frozen values and pure functions that use only the standard library.

There are no clocks, no files and no random transitions: a `Deal` holds every chance outcome of a
game, so a deal and its placements define the whole game. Read the modules in this order:

tiles, board   the pieces, the six buildings, and the role of a tile in each of them
tally          the vote count of one election
outcome        the end of a game
deal           every chance outcome of one game, drawn before it starts
events, view   the events of a game, and one side's knowledge of it
game           the full state; only the referee, the record and imagined games may import it
record         a game as a text file

This module re-exports nothing, because importing a value must not import the full state.
"""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(__name__, "events", "game", "illegal", "record", "seal", "tally", "view")
