"""The strength card as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tyrus_desktop.players.keys import LADDER
from tyrus_desktop.players.strength_card import Estimate, StrengthCard


def as_lines(card: StrengthCard) -> Iterable[str]:
    """Yield the card as lines of text."""
    for number, level in enumerate(card.levels):
        cells = "".join(
            f"{100 * level.scores[other]:6.1f}" if other != level.key else "     -"
            for other in LADDER
        )
        yield (
            f"{number + 1} {level.key:11}{level.elo:6.0f} ±{level.margin:3.0f}"
            f"  step {level.step:+5.0f} ±{level.step_margin:3.0f} {cells}"
        )
    for level in card.levels:
        yield f"{level.key:11} {_rates(level.rates)}"
    for each in card.characters:
        points, low, high = each.elo
        yield f"{each.key:9} {points:+5.1f} ({low:+.1f} to {high:+.1f})  {_rates(each.rates)}"
    for rival in card.rivals:
        share, low, high = rival.share
        against = f"{rival.key} against {rival.level}"
        yield f"{against:27} {share:.3f} ({low:.3f} to {high:.3f}), {rival.games} games"


def _rates(rates: Mapping[str, Estimate]) -> str:
    return "  ".join(f"{k} {m:.4f} ({a:.4f} to {b:.4f})" for k, (m, a, b) in rates.items())
