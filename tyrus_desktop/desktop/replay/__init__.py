"""A game as moments, each seen through a lens. Made of the sides' own stories alone; no Qt."""
