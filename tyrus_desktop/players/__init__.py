"""The computer players: from a side's view to a placement, and nothing else.

player          what a player is
keys            the keys of levels and characters, as the records use them
levels          the players by their keys
traits          what sets one apart from another
random_player   any placement, for tests
greedy          its best matching tile at home
rules_of_thumb  weighs every placement by its effect on the elections
poll, stakes    what it weighs: the votes in sight, and what an election is worth
monte_carlo     tries placements out in imagined games; a stranger to measure by
trained         draws from a network's mixed strategy
search          tries out what a network would place: the strongest
beliefs         what the enemy's hidden tiles may be, by how it has played
worlds          the same, every possible arrangement alike
strength        how strong the levels are, as measured
batch           many games at once, as arrays; the networks

A player gets a `PlayerView`; none may import `engine.game`, so none can see more. Not here: when
a placement is shown, and the thread in which it is found.
"""
