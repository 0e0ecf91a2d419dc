"""Digests of players, which show whether a result belongs to the current players.

A digest covers a player's settings and weights, and the enemy models if it searches. It does not
cover code.
"""

from __future__ import annotations

import hashlib
from types import MappingProxyType

from tyrus_desktop.players.batch.critic import REVIEW_CRITIC
from tyrus_desktop.players.kinds import JUDGEMENT, MIXED, NETWORKS, known_kinds
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, Strategy
from tyrus_desktop.players.rules_of_thumb.parameters import TUNED
from tyrus_desktop.players.trained import WEIGHTS

PLAYERS = MappingProxyType({**LADDER_PLAYERS, **CHARACTER_PLAYERS})
"""The players that have digests."""


def digest(*keys: str) -> str:
    """Return one digest of these levels and characters, in this order."""
    found = b"".join(map(_description, keys))
    return hashlib.sha256(found).hexdigest()[:16]


def _description(key: str) -> bytes:
    """Return everything but code that determines how a level or character plays."""
    player = PLAYERS[key]
    if not isinstance(player, Strategy):
        return repr(player).encode()
    settings = repr((player.weights.name, player.traits, player.search)).encode()
    return settings + (_search() if player.search else player.weights.read_bytes())


def _search() -> bytes:
    """Return the networks and enemy models, which all searches share."""
    networks = [(file.name, prior) for file, prior in NETWORKS]
    mixed = [file.name for file in MIXED]
    priors = [kind.prior for kind in known_kinds()]
    kinds = repr((networks, mixed, priors, JUDGEMENT.skills, TUNED)).encode()
    files = sorted(set(WEIGHTS.parent.glob("*.npz")) - {REVIEW_CRITIC})
    return kinds + b"".join(file.read_bytes() for file in files)
