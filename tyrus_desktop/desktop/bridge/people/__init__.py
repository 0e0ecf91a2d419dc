"""The computer players: who they are, how strong, what they say, and games against them."""
