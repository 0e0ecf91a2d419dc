"""Shows the events of a game by filling the models beat by beat."""
