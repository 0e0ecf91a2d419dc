"""The computer players, which choose a placement from one side's view.

player          the protocol that every player implements
keys            the keys of levels and characters, which are part of the record format
levels          the players by their keys
traits          the settings that distinguish one player from another
greedy          places its best matching tile at home; the fallback if a player gives no answer
sampling        samples placements from a policy: a network or a simple judgement
trained         samples placements from a network in a file
search          improves on a network's strategy by search: the strongest player
beliefs         samples the enemy's hidden tiles given its placements
filters         the particle filters behind these beliefs
worlds          samples the enemy's hidden tiles uniformly
kinds           the enemy models of the search
rules_of_thumb  a rule-based player, both an enemy model and a rival
adviser         advice and readings for a person, who never meets this player
cautions        warnings of costly placements
trials          the placements that these two try
last_tiles      what is proved of a side's last tile in an election
strength_card   the measured strength of the levels
batch           many games at once, as arrays; the networks
rivals          fixed opponents for measurements, which New game does not offer

A player gets a `PlayerView` and may not import `engine.game`, so it can't see more. When its
placement is shown, and in which thread it thinks, is not decided here.
"""
