"""How the computer players were trained and measured; not part of the shipped program.

The commands are `python -m tyrus_desktop.training`, and the modules `ladder`, `search`,
`characters`, `behaviours` and `tune_rules_of_thumb`, each run by itself; the others serve these.
`runs/README.md` records what was done with them and the results.
"""
