"""The beats of an event: order, durations and sounds of its changes.

The stage makes the changes. `counting` has the beats inside a tally.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from tyrus_desktop.desktop.sound.sounds import cue_of
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.counting import STAGGER, clear, count, judge, sweep
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.stage.stakes import History
from tyrus_desktop.desktop.stage.tempo import Manner
from tyrus_desktop.engine.events import (
    ElectionOpened,
    ElectionTallied,
    Event,
    GameStarted,
    TilePlaced,
    TilesDrawn,
    TilesRevealed,
)
from tyrus_desktop.engine.outcome import is_over
from tyrus_desktop.engine.tiles import Side

TOSS, LANDED, DRAW, OPENING, PLACEMENT = 1050, 650, 650, 900, 650
"""Durations in milliseconds at normal speed."""

LANDING = 200
"""Milliseconds from the start of an enemy's placement to its sound."""


def event_beats(
    stage: Stage, event: Event, *, open_table: bool = False, from_slot: int | None = None
) -> Iterator[Beat]:
    """Yield the beats of one event, redacted for the viewing side.

    On an open table only its public part is shown. `from_slot` is the slot of the hand that a
    placed tile leaves, if known.
    """
    show = partial(stage.apply, event, open_table=open_table, from_slot=from_slot)
    cue = cue_of(event)
    match event:
        case GameStarted():
            # The log names the first player after the marker has landed.
            yield Beat(partial(show, log=False), TOSS, cue, skippable=True)
            yield Beat(partial(stage.models.log.add, event), LANDED, skippable=True)
        case TilesDrawn():
            yield Beat(show, DRAW, cue, skippable=True)
        case ElectionOpened():
            yield Beat(show, OPENING, cue, skippable=True)
        case TilePlaced():
            yield _placement(stage, event, show)
        case ElectionTallied():
            winners = (*_history(stage).winners, event.tally.winner)
            yield from tally_beats(
                stage, event, stage.get_manner(), open_table=open_table, last=is_over(winners)
            )
        case TilesRevealed():
            # The stage of the last tally stays in sight until then, and the ending follows at once.
            yield Beat(stage.models.tally.leave, 0)
            yield Beat(show, 0, cue)
        case _:
            yield Beat(show, 0, cue)


def tally_beats(
    stage: Stage,
    event: ElectionTallied,
    manner: Manner,
    *,
    open_table: bool = False,
    last: bool = False,
    pauses: Sequence[Beat] = (),
) -> Iterator[Beat]:
    """Yield the beats of a tally; `pauses` come after its sums, after the `last` one the ending."""
    tally, history = event.tally, _history(stage)
    show = partial(stage.apply, event, open_table=open_table)
    verdict = Beat(show, STAGGER, cue_of(event, history.winners), skippable=True)
    yield from count(stage.models, tally, history, manner, pauses)
    yield from judge(stage.models, tally, verdict, history, manner, shared=open_table)
    yield Beat(stage.tally_shown.emit, 0, skippable=True)
    yield from (clear if last else sweep)(stage.models, tally)


def unseen_beats(stage: Stage, placements: Iterable[TilePlaced]) -> Iterator[Beat]:
    """Yield the beats of placements in the log that the viewing side has not seen yet."""
    for event in placements:
        yield _placement(stage, event, partial(stage.apply, event, open_table=False, log=False))


def _placement(stage: Stage, event: TilePlaced, show: Callable[[], None]) -> Beat:
    """Return the beat of a placement, without a sound if it was placed provisionally before."""
    standing = event.standing
    if stage.models.tiles.stands(standing):
        return Beat(show, PLACEMENT)
    own = stage.view is not None and standing.owner is stage.view.side
    return Beat(show, PLACEMENT, cue_of(event), 0 if own else LANDING)


def _history(stage: Stage) -> History:
    view = stage.view
    assert view is not None
    return History(view.winners, {side: frozenset(view.shown_tiles(side)) for side in Side})
