"""Finds what is worth telling of a finished game. Facts only: the words are in `text`."""
