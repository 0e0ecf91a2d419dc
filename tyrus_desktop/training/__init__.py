"""Training and measuring of the computer players; not part of the shipped program.

The commands are `python -m tyrus_desktop.training` and the modules `ladder` and `behaviours`, each
run on its own. `runs/README.md` is the history, with the commands that reproduce the weights, the
strength card and its attacks.
"""
