"""Many games at once, as arrays: for training, search and sampled worlds.

games      the rules of `engine.game` in lockstep over N games, in numpy alone
relative   positions and moves as the side to play sees them
encoding   what the side to play knows, as lists of active inputs for a network
views      a `PlayerView` as a batch of one game that holds what the view holds and no more
network    a policy network, read from a file
policy     a network played with a level's limits or a character's preferences
heuristic  the policy of the lower levels: simple judgement
critic     the expected result of a whole game, for a search

Sides are seats here: 0 is the first player. Nothing is imported before it is needed, since the
program's first picture must not wait for numpy.
"""
