"""The rules of thumb, which weigh every placement by its effect on the elections.

A rival plays by them, and the strongest level has them among its enemy models.

parameters      the tuned parameters of the rules
election_stakes the value of each result of an election
batch           the rules, for many games at once, as arrays
rule_player     the player, which applies them to a batch of one game
"""
