"""How strong the opponents are, in words: every figure comes from the strength card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.players import keys

if TYPE_CHECKING:
    from tyrus_desktop.players.strength_card import CharacterCard, Estimate, LevelCard, RivalCard

HABITS: Mapping[str, object] = {
    "bluffer": N("Bluffs with %1\u00a0in\u00a0100\u00a0tiles (%2: %3)."),
    "rampart": N("Counters with %1\u00a0in\u00a0100\u00a0tiles (%2: %3)."),
    "saboteur": N("Blocks with %1\u00a0in\u00a0100\u00a0tiles (%2: %3)."),
    "miser": N(
        "Tiles of 8 to 10\u00a0among 100\u00a0placed in the first five elections: %1 (%2: %3)."
    ),
    "sprinter": N("In the election after a win, each tile brings %1 on average (%2: %3)."),
}
"""What a style does more or less often than the strongest level does."""

RATE_NAMES: Mapping[str, object] = {
    "bluffer": N("share of bluffs"),
    "rampart": N("share of counters"),
    "saboteur": N("share of blocks"),
    "miser": N("share of tiles 8 to\u00a010 in the first five elections"),
    "sprinter": N("votes per tile after a win"),
}
"""The headings of those figures."""

ALIKE = 40
"""Smaller differences in Elo count as none."""

SCORES: Mapping[float, object] = {
    0.5: N("Plays about as well as %1."),
    0.6: N("Beats %1 in six games out of ten."),
    2 / 3: N("Beats %1 in two games out of three."),
    0.7: N("Beats %1 in seven games out of ten."),
    0.8: N("Beats %1 in eight games out of ten."),
    0.9: N("Beats %1 in nine games out of ten."),
    1.0: N("Nearly always beats %1."),
}
"""Scores in words; a measured score gets the nearest."""

NEARLY_ALWAYS = 0.95
"""From this score on, no figure is given."""


ATTACKS: Mapping[str, object] = {
    "hunter": N("a program that thinks ahead and was trained to beat %1"),
    "asking": N("a program that thinks ahead and knows how %1 would play any hand"),
    "beginner": N("a player who only ever votes at home"),
}
"""The rivals of the card, in words."""


def level_strength(card: LevelCard) -> str:
    """Return how often a level beats the one below and the first; names the strongest level."""
    step = keys.step(card.key)
    if step == 1:
        return say("For your first games.")
    first, below = keys.LADDER[0], keys.LADDER[step - 2]
    sentences = [_beats(card.scores[below], words.level(below))]
    if below != first:
        sentences.append(_wins(card.scores[first], words.level(first)))
    if card.key == keys.STRONGEST:
        strongest = N("The strongest of the levels.")
        sentences.insert(0, say(strongest))
    return " ".join(sentences)


def style_strength(card: CharacterCard) -> str:
    """Return a style's strength compared with the strongest level."""
    points = card.elo[0]
    text = N("Plays about as well as %1.")
    if points < -ALIKE:
        text = N("Plays slightly worse than %1.")
    elif points > ALIKE:
        text = N("Plays slightly better than %1.")
    return say(text, words.level(keys.STRONGEST))


def best_attack(best: RivalCard) -> str:
    """Return how often the best attack on a level wins."""
    text = Words.tr(
        "Even %1 can be beaten: the best program built to do so wins %n game(s) out of 100.",
        "",
        round(100 * best.share[0]),
    )
    return words.fill(text, words.level(best.level))


def beginner(card: RivalCard) -> str:
    """Return how often a player who follows a single rule beats the first level."""
    won = round(100 * card.share[0])
    return Words.tr("If all you know is to vote at home, you win %n game(s) out of 100.", "", won)


def reading(lowest: LevelCard, highest: LevelCard) -> str:
    """Return how often a guess of a hidden tile from its building is right."""
    text = N(
        "Guess that every hidden tile in your opponent’s buildings is a vote, and in yours a"
        " block: you are right %1 times in 100\u00a0against %2, %3 times against %4. The nearer to"
        " 100, the more a tile’s place gives away."
    )
    right = [words.number(100 * each.rates["read"][0], 0) for each in (lowest, highest)]
    names = words.level(lowest.key), words.level(highest.key)
    return say(text, right[0], names[0], right[1], names[1])


def habit(card: CharacterCard, plain: CharacterCard, rate: str) -> str:
    """Return how often a style follows its habit, and how often the plain level does."""
    own, other = card.rates[rate][0], plain.rates[rate][0]
    if rate == "chase":
        often = words.votes(own, 1), words.number(other, 1)
    else:
        often = words.number(100 * own, 0), words.number(100 * other, 0)
    return say(HABITS[card.key], often[0], words.level(plain.key), often[1])


def stranger_strength(cards: Sequence[CharacterCard]) -> str:
    """Return the strength of the weakest style compared with the strongest level."""
    return style_strength(min(cards, key=lambda card: card.elo[0]))


def level_details(card: LevelCard) -> list[str]:
    """Return a level's rating, and its scores against its neighbours."""
    step = keys.LADDER.index(card.key)
    text = N("Elo %1 by definition; the other levels are measured against this one.")
    if card.margin:
        text = N("Elo %1 ± %2; the first level is set at 1000.")
    lines = [say(text, round(card.elo), round(card.margin))]
    text = N("Wins %1 of the games against %2.")
    near = [key for key in keys.LADDER[max(0, step - 1) : step + 2] if key != card.key]
    shares = [(words.percent(card.scores[key], 1), words.level(key)) for key in near]
    return [*lines, *(say(text, *each) for each in shares)]


def style_details(card: CharacterCard, plain: CharacterCard, rate: str) -> list[str]:
    """Return a style's rating, and how often it follows its habit, as measured by `rate`."""
    strongest = words.level(keys.STRONGEST)
    text = N("Elo relative to %1: %2.")
    lines = [say(text, strongest, elo_range(card))]
    text = N("Habit: %1, %2. For %3: %4.")
    own, other = (rate_with_interval(rate, each.rates[rate]) for each in (card, plain))
    return [*lines, say(text, rate_name(card.key), own, strongest, other)]


def stranger_details(cards: Sequence[CharacterCard]) -> str:
    """Return the ratings of the weakest and the strongest style."""
    points = sorted(card.elo[0] for card in cards)
    text = N("Elo relative to %1: %2 to\u00a0%3, by style.")
    ends = words.signed(points[0]), words.signed(points[-1])
    return say(text, words.level(keys.STRONGEST), *ends)


def measured(date: str, *, intervals: bool) -> str:
    """Return when figures were measured, and how to read their intervals, if any."""
    text = N("Measured on %1, each deal played twice with sides exchanged.")
    if intervals:
        text = N(
            "Measured on %1, each deal played twice with sides exchanged;"
            " ± and ranges are 95% confidence intervals."
        )
    return say(text, words.day(date))


def attack(card: RivalCard) -> str:
    """Return the description of an attack on a level."""
    return say(ATTACKS[card.key], words.level(card.level))


def best_attacker(card: RivalCard) -> str:
    """Return who makes the best attack, and say that the opponents here can't use its means."""
    return say(
        "It is %1. All opponents here play fair: none sees your tiles or rigs the draw.",
        attack(card),
    )


def exploiter(decisions: float) -> str:
    """Return the description of the program that learned from this many placements."""
    return Words.tr(
        "a program that learned from %n million placements and never thinks ahead",
        "",
        round(decisions / 1e6),
    )


def rate_name(key: str) -> str:
    """Return the heading of a style's typical figure."""
    return say(RATE_NAMES[key])


def elo_range(card: CharacterCard) -> str:
    """Format a style's rating with its interval."""
    points = [words.signed(each) for each in card.elo]
    return say("%1 (%2\u00a0to\u00a0%3)", *points)


def rate_with_interval(name: str, span: Estimate) -> str:
    """Format a rate: votes per tile for "chase", otherwise a share (0..1) as a percentage."""
    mean, low, high = span
    if low == high:  # The event happened always or never, so there is no interval.
        return words.percent(mean)
    half = (high - low) / 2
    if name == "chase":
        return say("%1 ± %2", words.number(mean, 2), words.number(half, 2))
    return say("%1 ± %2%", words.number(100 * mean, 1), words.number(100 * half, 1))


def share_range(span: Estimate) -> str:
    """Format a share, 0..1, with its interval as percentages."""
    ends = [words.number(100 * each, 0) for each in span]
    return say("%1% (%2\u00a0to\u00a0%3)", *ends)


def _beats(score: float, name: str) -> str:
    nearest = min(SCORES, key=lambda each: abs(each - score))
    return say(SCORES[nearest], name)


def _wins(score: float, name: str) -> str:
    if score >= NEARLY_ALWAYS:  # The difference between two such scores is only chance.
        return _beats(1.0, name)
    text = Words.tr("Wins %n game(s) out of 100 against %1.", "", round(100 * score))
    return words.fill(text, name)
