"""Sentences of a replay: what happens at a moment, which one it is, and whose eyes see it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QT_TRANSLATE_NOOP

from tyrus_desktop.desktop.models.chart import ChartRow
from tyrus_desktop.desktop.models.log import public
from tyrus_desktop.desktop.models.rail import RailRow
from tyrus_desktop.desktop.replay.chronicle import Lens
from tyrus_desktop.desktop.replay.moments import Kind, Moment
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.sentences import chart_label, event_sentence
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.desktop.text.words import translate
from tyrus_desktop.engine.events import Event, TilePlaced


def happening(events: Iterable[Event], voices: Voices, *, faces: bool) -> str:
    """Return what happens at a moment; with `faces`, that of a placed tile, if its event has it."""
    sentences = []
    for event in events:
        sentence = event_sentence(public(event), voices)
        if faces and isinstance(event, TilePlaced) and event.standing.tile is not None:
            text = QT_TRANSLATE_NOOP("Words", "%1 Its face: %2.")
            sentence = translate(text, sentence, words.tile(event.standing.tile))
        sentences.append(sentence)
    return " ".join(sentences)


def where(moment: Moment) -> str:
    """Return which moment it is."""
    if moment.kind is Kind.DEAL:
        return translate(QT_TRANSLATE_NOOP("Words", "The deal"))
    text = QT_TRANSLATE_NOOP("Words", "Election\u00a0%1, moment\u00a0%2")
    return translate(text, moment.election, moment.index)


def eyes(lens: Lens, voices: Voices) -> str:
    """Return with whose eyes one looks."""
    if lens is Lens.ALL:
        return translate(QT_TRANSLATE_NOOP("Words", "All tiles are face up."))
    if lens.side is None:
        return translate(QT_TRANSLATE_NOOP("Words", "What both of you know."))
    if lens.side is voices.you:
        return translate(QT_TRANSLATE_NOOP("Words", "Through your eyes: you saw only this."))
    if voices.you is not None:
        text = QT_TRANSLATE_NOOP("Words", "Through the eyes of %1: the computer saw only this.")
        return translate(text, voices.name(lens.side))
    text = QT_TRANSLATE_NOOP("Words", "Through the eyes of %1, who saw only this.")
    return translate(text, words.side(lens.side))


def speed(times: float) -> str:
    """Return how many times as fast as normal it plays."""
    text = QT_TRANSLATE_NOOP("Words", "×\u00a0%1")
    return translate(text, words.number(times, int(times < 1)))


def closed() -> str:
    """Return why faces that were open then are not now."""
    text = QT_TRANSLATE_NOOP(
        "Words", "Past elections stay face down until the end: remembering is part of the game."
    )
    return translate(text)


def rail_label(row: RailRow) -> str:
    """Return what an election was about, and how it ended, as far as is known."""
    chart = ChartRow(row.number, row.election_kind, *row.totals, row.rail_winner)
    return chart_label(chart)
