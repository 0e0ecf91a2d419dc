"""The library as the window asks for it: a thread of its own, and what it tells of each game."""
