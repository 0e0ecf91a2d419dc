"""The computer players: from one side's view to a placement, and nothing else.

player          the protocol that every player implements
keys            the keys of levels and characters, as the records use them
levels          the players by their keys
traits          the settings that distinguish one player from another
greedy          plays its best matching tile at home; the fallback if a player gives no answer
sampling        samples from a policy's mixed strategy: a network's, or a simple judgement's
trained         the same with a network from a file
search          improves on a network's strategy by search: the strongest
beliefs         samples the enemy's hidden tiles by how it has played
filters         the particle filters that follow its placements
worlds          the same, every possible arrangement equally likely
kinds           the kinds of enemies that the search reckons with
rules_of_thumb  a player by rules: one of these kinds, and a rival
strength        the measured strength of the levels
batch           many games at once, as arrays; the networks
rivals          fixed opponents to measure by; New game does not offer them

A player gets a `PlayerView`; none may import `engine.game`, so none can see more. Not here: when
a placement is shown, and the thread in which it is found.
"""
