"""Sentences of a replay: what happens at a moment, which moment it is, and whose eyes see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QT_TR_NOOP as N

from tyrus_desktop.desktop.models.chart import ChartRow
from tyrus_desktop.desktop.models.log_model import public
from tyrus_desktop.desktop.models.rail import MarkRow, RailRow
from tyrus_desktop.desktop.replay.lens import Lens
from tyrus_desktop.desktop.replay.misleading import MisleadingTile
from tyrus_desktop.desktop.replay.moments import Moment
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.sentences import chart_label, event_sentence
from tyrus_desktop.desktop.text.tallies import verdict
from tyrus_desktop.desktop.text.voices import Voices, placed
from tyrus_desktop.desktop.text.words import Words, say
from tyrus_desktop.engine.behaviours import suggested
from tyrus_desktop.engine.board import Role
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.events import ElectionTallied, Event, TilePlaced
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.tiles import Side

UNLIKE_ITS_PLACE: Mapping[tuple[Role, Role], object] = {
    (Role.VOTE, Role.COUNTER): N(
        "It looked like a vote, but in election\u00a0%1 it was a counter."
    ),
    (Role.VOTE, Role.BLUFF): N("It looked like a vote, but in election\u00a0%1 it was a bluff."),
    (Role.BLOCK, Role.BLUFF): N("It looked like a block, but in election\u00a0%1 it was a bluff."),
}
"""By the role that a tile's place suggested, and its real role."""

PLACES: Mapping[Kind, object] = {
    Kind.DEAL: N("The deal"),
    Kind.CARD: N("Election\u00a0%1: the card"),
    Kind.PLACEMENT: N("Election\u00a0%1: tile\u00a0%2 of\u00a0%3"),
    Kind.COUNT: N("Election\u00a0%1: the tally"),
    Kind.DRAW: N("Election\u00a0%1: the draw"),
    Kind.END: N("The end"),
}
"""Where in the game a moment is."""

CLOSED = N("Tiles of past elections stay face down until the end: remembering is part of the game.")
"""Why faces stay hidden."""

NOBODY_MISLED = N("In this game each tile was what it seemed.")
HINT = N("Click a tile, a line of the log or an election to go there.")


def happening(events: Iterable[Event], voices: Voices, *, faces: bool) -> str:
    """Return what happens at a moment; with `faces`, a placed tile is named if it is known.

    A tally has only its verdict with both totals, to fit in a line: the stage and the log have the
    rest.
    """
    sentences = []
    for event in events:
        if isinstance(event, ElectionTallied):
            sentences.append(verdict(event.tally, voices))
        elif faces and isinstance(event, TilePlaced):
            sentences.append(placed(event.standing, voices))
        else:
            sentences.append(event_sentence(public(event), voices))
    return " ".join(sentences)


def where(moment: Moment) -> str:
    """Return a text that names the moment."""
    return say(PLACES[moment.kind], moment.election, moment.placed, PLACEMENTS)


def eyes(lens: Lens, moment: Moment, voices: Voices) -> str:
    """Return from whose view the moment is shown; at the end everybody sees all tiles."""
    if lens is Lens.ALL:
        return say("All tiles are face up.")
    if lens.side is None:
        return say("What both of you know.")
    over = moment.kind is Kind.END
    text = N("Through the eyes of %1, who saw only this.")
    if voices.you is not None:
        text = N("Through the eyes of %1: the computer saw only this.")
    if over:
        text = N("Through the eyes of %1: all tiles are face up now.")
    if lens.side is voices.you:
        text = N("Through your eyes: you saw only this.")
        if over:
            text = N("Through your eyes: all tiles are face up now.")
    return say(text, voices.name(lens.side))


def speed(times: float) -> str:
    """Return a label for the playback speed."""
    return say("×\u00a0%1", words.number(times, int(times < 1)))


def rail_label(row: RailRow) -> str:
    """Return an election's kind and result, as far as they are known."""
    chart = ChartRow(row.number, row.election_kind, *row.totals, row.rail_winner)
    return chart_label(chart)


def unlike_its_place(misleading: MisleadingTile) -> str:
    """Return the role that a tile seemed to have, and its real role."""
    standing = misleading.standing
    suggestion = suggested(standing.owner, standing.building)
    return say(UNLIKE_ITS_PLACE[suggestion, standing.role], misleading.counted)


def mark_label(row: MarkRow) -> str:
    """Return which tile misled somebody, and when it was placed."""
    standing = row.misleading.standing
    assert standing.tile is not None
    text = N("%1’s tile, placed in election\u00a0%2: %3")
    tile = words.tile(standing.tile)
    return say(text, words.side(standing.owner), standing.election, tile)


def mark_meaning(row: MarkRow) -> str:
    """Return how a marked tile misled somebody."""
    return unlike_its_place(row.misleading)


def misled(found: Sequence[MisleadingTile], voices: Voices) -> str:
    """Return how many tiles misled the person, or each of two persons; empty for none."""
    if not found:
        return ""
    if voices.you is not None:
        often = Words.tr("%1 misled you with %n tile(s).", "", len(found))
        return words.fill(often, voices.name(voices.you.other))
    counts = [
        each
        for side in Side
        for each in (voices.name(side), sum(tile.standing.owner is side for tile in found))
    ]
    return say("Tiles that were not what they seemed: %1\u00a0%2, %3\u00a0%4.", *counts)
