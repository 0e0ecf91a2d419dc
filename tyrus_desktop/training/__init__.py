"""How the opponents were made, and how their play is measured; no part of the game itself.

Scripts, each run as a module. Their results are kept with what they made.
"""
