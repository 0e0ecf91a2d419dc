"""The course of a game: turns, seats, the computer's thread, and keeping the game."""
