"""Turns the events of a game into what is shown, by filling the models beat by beat."""
