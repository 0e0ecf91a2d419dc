"""The computer players: from a side's view to a placement, and nothing else.

player          what a player is
keys            the keys of levels and characters, as the records use them
levels          the players by their keys
traits          what sets one apart from another
random_player   any placement, for tests
greedy          its best matching tile at home
rules_of_thumb  weighs every placement by its effect on the elections
trained         draws from a network's mixed strategy: the strongest

A player gets a `PlayerView`; none may import `engine.game`, so none can see more. Not here: when
a placement is shown, and the thread in which it is found.
"""
