"""What is heard: cues for what happens, and the audio device."""
