"""How much a review samples."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is sampled."""

    truths: int = 3
    """The rounds of `truth`."""
    choices: int = 3
    """The rounds of `choices`."""
    worlds: int = 128
    """The worlds of a round of choices. The beliefs have as many as all rounds."""
    checks: int = 256
    """The worlds in which a slip or a bluff is checked."""
    share: int = 1
    """The rollouts are divided by it in tests, which need fewer."""


QUICK, THOROUGH = Effort(), Effort(truths=12, choices=12)
"""The usual effort, and one with four times the samples."""
