"""How the computer players were trained and measured; not part of the shipped program.

Scripts, each run as a module. `runs/README.md` records what was done with them and the results.
"""
