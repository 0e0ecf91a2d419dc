"""Opponents to measure and train against, which New game does not offer.

random_player    any legal placement
beginner         knows one rule: the highest voter at home, else anything
monte_carlo      tries placements out in sampled games
searching        earlier Archons, and the hunters that were made to beat an Archon
greedy_playouts  how Monte Carlo finishes those games: greedy players, as arrays

Older records may name `random`, and such a game can be resumed: so `levels` imports this package.
No other player does; import-linter checks it. The rules of thumb, a rival too, are in
`players.rules_of_thumb`, since the strongest level reckons with them.
"""
