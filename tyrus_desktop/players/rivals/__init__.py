"""Opponents for measurements and training, which New game does not offer.

random_player    makes any legal placement
beginner         places its highest voter at home, or else anything
monte_carlo      tries placements in sampled games
searching        earlier Archons, and the hunters that were trained to beat an Archon
greedy_playouts  finishes the games of Monte Carlo with greedy players, as arrays

`levels` imports this package, because older records may name `random`. No other player may import
it; import-linter checks this. The rules of thumb are also a rival, but they are in
`players.rules_of_thumb`, because they are an enemy model of the strongest level.
"""
