"""What the table shows, as Qt models: each is filled from one player's view and its events."""
