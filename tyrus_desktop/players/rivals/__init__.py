"""Opponents to measure and train against, which New game does not offer.

random_player    any legal placement
rules_of_thumb   weighs every placement by its effect on the elections
poll             what it weighs: the expected votes in an election
monte_carlo      tries placements out in sampled games
greedy_playouts  how Monte Carlo finishes those games: greedy players, as arrays

Older records may name `random` and `rules-of-thumb`, and such a game can be resumed: so `levels`
imports this package. No other player does; import-linter checks it.
"""
