"""Digests of how players play, so that a result is known to be of the players as they are.

A digest changes with a player's settings and weights, and if it searches, with the kinds of enemies
that it reckons with. It does not see a change of code.
"""

from __future__ import annotations

import hashlib
from types import MappingProxyType

from tyrus_desktop.players.kinds import JUDGEMENT, MIXED, NETWORKS, known_kinds
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, Strategy
from tyrus_desktop.players.rules_of_thumb.parameters import TUNED
from tyrus_desktop.players.trained import WEIGHTS

PLAYERS = MappingProxyType({**LADDER_PLAYERS, **CHARACTER_PLAYERS})
"""Those of whom there are digests."""


def digest(*keys: str) -> str:
    """Return the digest of these levels and characters, in this order."""
    found = b"".join(map(_description, keys))
    return hashlib.sha256(found).hexdigest()[:16]


def _description(key: str) -> bytes:
    """Return all that decides how a level or character plays, but for code."""
    player = PLAYERS[key]
    if not isinstance(player, Strategy):
        return repr(player).encode()
    settings = repr((player.weights.name, player.traits, player.search)).encode()
    return settings + (_search() if player.search else player.weights.read_bytes())


def _search() -> bytes:
    """Return what all searches have in common: the networks, and the kinds of enemies."""
    networks = [(file.name, prior) for file, prior in NETWORKS]
    mixed = [file.name for file in MIXED]
    priors = [kind.prior for kind in known_kinds()]
    kinds = repr((networks, mixed, priors, JUDGEMENT.skills, TUNED)).encode()
    return kinds + b"".join(file.read_bytes() for file in sorted(WEIGHTS.parent.glob("*.npz")))
