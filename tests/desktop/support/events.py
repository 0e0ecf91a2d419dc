"""Events of every kind, for tests of their texts. There are no tests here."""

from __future__ import annotations

from tyrus_desktop.engine import events
from tyrus_desktop.engine.board import BUILDINGS, StandingTile
from tyrus_desktop.engine.outcome import Ending, Outcome
from tyrus_desktop.engine.tally import tally
from tyrus_desktop.engine.tiles import Profession, Side

IVORY, KIND = Side.IVORY, Profession.MERCHANT
EVENTS: list[events.Event] = [
    events.GameStarted(IVORY),
    events.TilesDrawn(IVORY, 3, None),
    *(events.ElectionOpened(2, kind) for kind in Profession),
    *(events.TilePlaced(StandingTile(IVORY, each, 1, 1, None)) for each in BUILDINGS),
    events.ElectionTallied(tally(2, KIND, [])),
    *(events.GameEnded(Outcome(IVORY, ending)) for ending in Ending),
    events.GivenUp(IVORY),
    events.TilesRevealed((), {}),
]
