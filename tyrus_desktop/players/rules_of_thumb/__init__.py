"""The rules of thumb, which weigh every placement by its effect on the elections.

A rival plays by them, and the strongest level knows that player as a kind of enemy.

parameters   what the rules reckon with; tuned
player       the rules, for one position
batch        the same, for many games at once, as arrays
poll         the votes, blocks and counters to be expected in an election
stakes       what an election is worth to a side
"""
