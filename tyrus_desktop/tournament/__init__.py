"""Matches between computer players, without a window: `tyrus match`.

pairs        one deal played twice, and statistics over many such pairs
matches      many pairs in several processes, with a progress bar and saved records
workers      the processes
ratings      Elo ratings from all pairings at once, with intervals
match_report the printed report: a match of two players, or a cross-table
number_types command-line arguments that are numbers

Every deal is played twice with the sides exchanged, so both players get the same luck. Intervals
are over pairs, because the two games of a pair are not independent.
"""

from tyrus_desktop.tournament.matches import play_all
from tyrus_desktop.tournament.pairs import Match, Pair, interval, play_pair

__all__ = ["Match", "Pair", "interval", "play_all", "play_pair"]
