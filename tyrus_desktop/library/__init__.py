"""Keeping games: one record a game in the user's data folder. No Qt."""
