"""A game's moments, each seen through a lens. Built only from what the sides were shown; no Qt."""
