"""Computer players against each other, headless: `tyrus match`.

pairs      one deal played twice, and statistics over many such pairs
matches    many pairs in several processes, with a progress bar; games kept as records
ratings    Elo from all pairings at once, with intervals
table      the printed report: a match of two, or a cross-table
arguments  numbers that a command is given: of games, of processes

Every deal is played twice, the players exchanging sides, so that both get the same luck. Intervals
are over pairs, since the two games of a pair are not independent. No Qt.
"""

from tyrus_desktop.tournament.matches import play_all
from tyrus_desktop.tournament.pairs import Match, Pair, interval, play_pair

__all__ = ["Match", "Pair", "interval", "play_all", "play_pair"]
