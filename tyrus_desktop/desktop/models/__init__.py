"""The Qt models of the table; each is filled from one player's view and its events."""
