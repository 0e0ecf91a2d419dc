"""Looking back at a game: moments, lenses and playback."""
