"""Sentences about tallies: the stakes, who leads, each turned tile, the verdict.

They are made from public facts and rows, so they can't name a face that is still hidden.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.enums import NONE, ROLES, SIDES
from tyrus_desktop.desktop.models.chart import TO_COME
from tyrus_desktop.desktop.models.counted import CountedRow, effects
from tyrus_desktop.desktop.models.tally_model import TallyFacts, TallyRow, bluffs_of, winners_after
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.board import Role, StandingTile
from tyrus_desktop.engine.outcome import (
    ELECTIONS,
    STREAK,
    Ending,
    is_over,
    one_win_short,
    outcome_after,
    streak,
)
from tyrus_desktop.engine.tally import Count, Tally, tally
from tyrus_desktop.engine.tiles import Profession, Side, Tile

VERDICTS: Mapping[Profession, object] = {
    Profession.SOLDIER: N("%1 wins the election for General, %2\u00a0to\u00a0%3."),
    Profession.MERCHANT: N("%1 wins the election for Merchant Guildmaster, %2\u00a0to\u00a0%3."),
    Profession.PRIEST: N("%1 wins the election for High Priest, %2\u00a0to\u00a0%3."),
}
YOUR_VERDICTS: Mapping[Profession, object] = {
    Profession.SOLDIER: N("You win the election for General, %1\u00a0to\u00a0%2."),
    Profession.MERCHANT: N("You win the election for Merchant Guildmaster, %1\u00a0to\u00a0%2."),
    Profession.PRIEST: N("You win the election for High Priest, %1\u00a0to\u00a0%2."),
}
ENDS: Mapping[Ending, object] = {
    Ending.STREAK: N("Third in a row. %1 wins the game."),
    Ending.FIVE: N("Fifth representative. %1 wins the game."),
    Ending.MAJORITY: N("Nine elections, %2\u00a0to\u00a0%3. %1 wins the game."),
}
YOUR_ENDS: Mapping[Ending, object] = {
    Ending.STREAK: N("Third in a row. You win the game."),
    Ending.FIVE: N("Fifth representative. You win the game."),
    Ending.MAJORITY: N("Nine elections, %1\u00a0to\u00a0%2. You win the game."),
}
STAMPS: Mapping[Role, object] = {
    Role.VOTE: N("vote"),
    Role.BLOCK: N("block"),
    Role.COUNTER: N("counter"),
    Role.BLUFF: N("bluff"),
}


def stakes_sentence(facts: TallyFacts, voices: Voices) -> str:
    """Return the stakes of a tally; empty if it can't end the game."""
    if facts.kind is None:
        return ""
    if facts.number == ELECTIONS:
        return say("This is the last election.")
    short = [side for side in Side if one_win_short(facts.before, side)]
    if not short:
        return ""
    if len(short) == len(Side):
        return say("The winner of this election wins the game.")
    if streak(facts.before)[1] == STREAK - 1:
        yours = N("You have won two in a row: a third ends the game.")
        text = N("%1 has won two in a row: a third ends the game.")
    else:
        yours = N("You have four representatives: a fifth ends the game.")
        text = N("%1 has four representatives: a fifth ends the game.")
    return say(yours) if short[0] is voices.you else say(text, voices.name(short[0]))


def standing_sentence(facts: TallyFacts, voices: Voices) -> str:
    """Return the leader and the number of tiles left to turn; at the end, verdict and bluffs."""
    if facts.kind is None:
        return ""
    if facts.winner != TO_COME:
        return _decided(facts, facts.kind, voices)
    high, low = max(facts.totals), min(facts.totals)
    leader = SIDES[facts.totals.index(high)]
    if not facts.backs:  # The verdict follows, so nobody leads.
        tied = N("Tied.")
        return (
            say(tied)
            if high == low
            else say("All tiles are turned over: %1\u00a0to\u00a0%2.", high, low)
        )
    if high == low:
        return Words.tr("Tied; %n tile(s) to turn over.", "", facts.backs)
    if leader is voices.you:
        text = Words.tr("You lead, %1 to %2; %n tile(s) to turn over.", "", facts.backs)
        return words.fill(text, high, low)
    text = Words.tr("%1 leads, %2 to %3; %n tile(s) to turn over.", "", facts.backs)
    return words.fill(text, voices.name(leader), high, low)


def _decided(facts: TallyFacts, kind: Profession, voices: Voices) -> str:
    """Return how the verdict ended the game; else the verdict, and on a second line the bluffs."""
    winners = winners_after(facts)
    if is_over(winners):
        return _end(winners, voices)
    verdict = _verdict(kind, winners[-1], facts.totals, voices)
    bluffs = zip(Side, facts.bluffs, strict=True)
    bluffed = " ".join(_bluffed(side, n, voices) for side, n in bluffs if n)
    return "\n".join(filter(None, [verdict, bluffed]))


def _end(winners: Sequence[Side | None], voices: Voices) -> str:
    """Return how a verdict ended the game; who has the higher last tiles is not known yet."""
    outcome = outcome_after(winners, dict.fromkeys(Side, ()))
    assert outcome is not None
    high, low = sorted((winners.count(side) for side in Side), reverse=True)
    if outcome.winner is None:
        return say("Tied, %1\u00a0to\u00a0%2. The last three tiles decide.", high, low)
    if outcome.winner is voices.you:
        return say(YOUR_ENDS[outcome.ending], high, low)
    return say(ENDS[outcome.ending], voices.name(outcome.winner), high, low)


def verdict(whole: Tally, voices: Voices) -> str:
    """Return who won an election, and both totals."""
    totals = (whole.ivory.total, whole.brown.total)
    return _verdict(whole.kind, whole.winner, totals, voices)


def _verdict(kind: Profession, winner: Side | None, totals: tuple[int, int], voices: Voices) -> str:
    if winner is None:
        return say("The election is null: %1\u00a0to\u00a0%2.", *totals)
    high, low = max(totals), min(totals)
    if winner is voices.you:
        return say(YOUR_VERDICTS[kind], high, low)
    return say(VERDICTS[kind], voices.name(winner), high, low)


def tally_sentence(whole: Tally, voices: Voices) -> str:
    """Return the verdict, then what was blocked, and the bluffs."""
    accounts = (_account(whole, side, voices) for side in Side)
    return " ".join(filter(None, [verdict(whole, voices), *accounts]))


def turn_sentence(whole: Tally, turned: Sequence[StandingTile], voices: Voices) -> str:
    """Return the last turned tile, its effect, and both totals after it."""
    so_far = tally(whole.number, whole.kind, turned)
    last = turned[-1]
    assert last.tile is not None
    role, effect = effects(so_far)[last]
    spare = role is Role.COUNTER and not effect
    stamp = N("unused counter") if spare else STAMPS[role]
    face = (words.tile(last.tile), say(stamp))
    you = voices.you
    if you is None:
        totals = [each for side in Side for each in (voices.name(side), so_far.count(side).total)]
        return say("%1, %2: %3. %4 %5, %6 %7.", voices.name(last.owner), *face, *totals)
    sums = (so_far.count(you).total, voices.name(you.other), so_far.count(you.other).total)
    if last.owner is you:
        return say("Yours, %1: %2. You %3, %4 %5.", *face, *sums)
    return say("%4, %1: %2. You %3, %4 %5.", *face, *sums)


def player_name(row: TallyRow, voices: Voices) -> str:
    """Return the owner of a row's sum: the person, the computer by name, or a side."""
    return _name(SIDES[row.tally_side], voices)


def tally_label(row: TallyRow, voices: Voices) -> str:
    """Return one side's count so far, as in the log."""
    side, count = SIDES[row.tally_side], Count(row.votes, row.blocks, row.countered)
    if not row.surplus:
        return _count_sentence(side, count, voices)
    text = Words.tr(
        "%1: %n vote(s), enemy blocks\u00a0%2, counters\u00a0%3, unused\u00a0%4.", "", row.votes
    )
    return words.fill(text, _name(side, voices), row.blocks, row.countered, row.surplus)


def counted_label(row: CountedRow) -> str:
    """Return a tile of a tally, its role and its effect; before it is turned, only its owner.

    Empty for a row without a tile.
    """
    if row.owner == NONE:
        return ""
    owner = words.side(SIDES[row.owner])
    if not row.turned:
        return say("%1’s hidden tile", owner)
    face = words.tile(Tile(Profession(row.profession), row.value))
    role = say(words.ROLES[ROLES[row.counted_role]])
    if ROLES[row.counted_role] is Role.BLUFF or row.effect == row.value:
        return say("%2’s %1: %3", face, owner, role)
    if row.effect == 0:
        return say("%2’s %1: %3, no effect", face, owner, role)
    return say("%2’s %1: %3, counting for\u00a0%4", face, owner, role, row.effect)


def _name(side: Side, voices: Voices) -> str:
    """Return the name that stands before a side's numbers."""
    if side is voices.you:
        return say("You")
    return voices.name(side)


def _count_sentence(side: Side, count: Count, voices: Voices) -> str:
    """Return one side's count, in the order of counting."""
    if count.countered:
        text = Words.tr("%1: %n vote(s), enemy blocks\u00a0%2, counters\u00a0%3.", "", count.votes)
    elif count.blocks:
        text = Words.tr("%1: %n vote(s), enemy blocks\u00a0%2.", "", count.votes)
    else:
        text = Words.tr("%1: %n vote(s).", "", count.votes)
    return words.fill(text, _name(side, voices), count.blocks, count.countered)


def _account(whole: Tally, side: Side, voices: Voices) -> str:
    """Return the votes a side lost and where it bluffed; empty if there is neither."""
    count, bluffs = whole.count(side), bluffs_of(whole)[SIDES.index(side)]
    if not bluffs:
        return _count_sentence(side, count, voices) if count.blocks else ""
    if count.countered:
        text = Words.tr(
            "%1: %n vote(s), enemy blocks\u00a0%2, counters\u00a0%3; bluffs:\u00a0%4.",
            "",
            count.votes,
        )
    elif count.blocks:
        text = Words.tr("%1: %n vote(s), enemy blocks\u00a0%2; bluffs:\u00a0%4.", "", count.votes)
    else:
        return _bluffed(side, bluffs, voices)
    return words.fill(text, _name(side, voices), count.blocks, count.countered, bluffs)


def _bluffed(side: Side, bluffs: int, voices: Voices) -> str:
    """Return the number of tiles with which a side bluffed."""
    if side is voices.you:
        return Words.tr("You bluffed with %n tile(s).", "", bluffs)
    return words.fill(Words.tr("%1 bluffed with %n tile(s).", "", bluffs), voices.name(side))
