"""The rules of Tyrus: frozen values and pure functions, on the standard library alone.

No clock, no files, no randomness in a transition: a `Deal` holds every chance outcome of a
game, so a deal and its placements are the whole game. Read the modules in this order:

tiles, board   the pieces, the six buildings, and what a tile does in each of them
tally          how the votes of one election are counted
outcome        how a game ends
deal           every chance outcome of one game, drawn before it starts
events, view   what happens, and what one side may know of it
game           the full state; only the referee, the record and imagined games may import it
record         a game as a text file

Nothing is re-exported here: importing a value must not import the full state.
"""
