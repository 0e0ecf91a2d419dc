"""The end of a game: its summary, its story and the person's results."""
