"""Saves, lists, imports and exports games: one record per game in the user's folder. No Qt."""
