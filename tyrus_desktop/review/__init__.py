"""Looks back at a game that is over: where it was decided, and by what.

review          the whole review of one game, made in short steps
findings        what it says so far, as values for another thread
verdict         where the game was decided, and by what
deciding        how that is found
expected        what could be expected of a count
result_rows     the three rows that sum to the result
tile_costs      what each enemy tile of a tally cost, when somebody asks
curves          the curves: what each side could know, and the truth
truth           the chance of winning from the whole game, at each moment
choices         the worth of each placement to the side that made it
effort          how much is sampled
slips           the few placements of which it says that another was better
bluffs          who believed whom: concealments, reads, and answers to nothing
guessing        guesses at the enemy's backs, and their score
eyes            what one side could know: its beliefs, and its chance
estimates       the one estimator that all of these share
reviewed_levels the levels of the players, for it
intervals       how far off it may be
positions       a finished game as batches
ranges          the ranges of all these numbers, as types
stored          findings as text

It takes the record of a finished game and refuses any other. Nothing here judges a placement by
what was hidden from its side. Seat 0 is the first player, as in `players.batch`.
"""

VERSION = 5
"""The version of the reviewer, to be raised whenever a review would come out differently."""

FEWEST_GAMES = 10
"""The games that a reading score, a rating, or a clear difference between habits needs."""
