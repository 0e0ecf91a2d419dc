"""The player by rules of thumb; so far it plays as the greedy one does."""

from __future__ import annotations

from tyrus_desktop.players.greedy import GreedyPlayer


class RulesOfThumbPlayer(GreedyPlayer):
    """Shares the greedy player's choices until its own rules are here."""
