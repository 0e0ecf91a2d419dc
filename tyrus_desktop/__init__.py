"""Tyrus on the desktop.

The rules are in `engine`, the opponents in `players`, the one full game in `referee`, and the
table that you see in `desktop`. Importing this package imports nothing else, so that the rules
stay usable where there is no Qt.
"""

__version__ = "1.0.0"
