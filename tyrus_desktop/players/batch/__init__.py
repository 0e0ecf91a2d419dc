"""Many games at once, as arrays: for training, for search, and for imagined games.

games     the rules of `engine.game` in lockstep over N games, on numpy alone
encoding  what the side to play knows, as lists of active inputs for a network
views     a `PlayerView` as a batch of one game, with nothing in it that the view does not hold
network   a policy network, read from a file
minds     a network played with a level's limits or a character's leanings
critic    how a whole game is likely to end, for a search

Sides are seats here: 0 is the first player. Nothing is imported until it is asked for, since the
program's first picture must not wait for numpy.
"""
