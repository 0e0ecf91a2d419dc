"""Computer players against each other, headless: `tyrus match`.

pairs    one deal played twice, and what many of them say
matches  many pairs in several processes, with a progress bar; games kept as records
ratings  Elo from all pairings at once, with intervals
table    what is printed: a match of two, or the cross-table of more

Every deal is played twice, the players exchanging sides, so that the luck of the tiles falls on
both; the pair is what the intervals count, since its two games are not independent. No Qt.
"""

from tyrus_desktop.tournament.matches import play, play_all
from tyrus_desktop.tournament.pairs import Match, Pair, interval, play_pair

__all__ = ["Match", "Pair", "interval", "play", "play_all", "play_pair"]
