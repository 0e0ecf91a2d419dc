"""The end of a game: its summary and its story."""
