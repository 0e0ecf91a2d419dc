"""The sounds of the game, and the audio device."""
