"""Many games at once, as arrays: for training, search and sampled worlds.

games      the rules of `engine.game` in lockstep over N games, in numpy alone
relative   positions and moves from the perspective of the side to play
encoding   the knowledge of the side to play, as lists of active inputs for a network
views      a `PlayerView` as a batch of one game with the same knowledge
network    a policy network, read from a file
policy     a network with a level's limits or a character's preferences
heuristic  the policy of the lower levels: simple judgement
critic     the expected result of a whole game, for a search

Sides are called seats here; seat 0 is the first player. This package is imported late, because the
program's first picture must not wait for numpy.
"""
