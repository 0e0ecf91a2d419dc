"""The computer players: who they are, their strength, their remarks, and games against them."""
