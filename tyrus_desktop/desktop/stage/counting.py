"""The beats of a tally: the stage opens, the tiles turn, the sums close, the verdict follows.

`stakes` and `tempo` decide when and how fast tiles turn. QML animates them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import inf

from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.sound.sounds import Cue
from tyrus_desktop.desktop.stage.beats import Beat
from tyrus_desktop.desktop.stage.stakes import History, stakes_of
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.stage.tempo import RUN, TIMES, Manner, Turn, is_bluff, turns, wait_after
from tyrus_desktop.desktop.text.tallies import turn_sentence
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.tally import Tally

STAGGER, SWEEP = 45, 550
"""Milliseconds at normal speed."""

SETTLE = 150
"""Milliseconds until the last tile has arrived on the stage."""

IMPACT = 80
"""Milliseconds from the start of a turn to its sound."""


def count(
    models: TableModels,
    tally: Tally,
    history: History,
    manner: Manner,
    pauses: Sequence[Beat] = (),
) -> Iterator[Beat]:
    """Yield the beats of a tally up to both totals; nothing but the stage shows the result yet.

    `pauses` come between the sums and the winner.
    """
    times = TIMES[stakes_of(tally, history)]
    yield from _enter(models, tally, history, times.enter)
    turned: tuple[StandingTile, ...] = ()
    for turn in turns(tally, history, manner):
        turned += turn.tiles
        yield from _turn(models, tally, turn, turned, reader=manner.reader)
    yield Beat(models.tally.close_sums, times.sums, skippable=True)
    yield from pauses
    # This is a separate beat, as it would not fit into one frame with the verdict.
    yield Beat(partial(models.tally.decide, tally), STAGGER, skippable=True)


def judge(
    models: TableModels,
    tally: Tally,
    verdict: Beat,
    history: History,
    manner: Manner,
    *,
    shared: bool,
) -> Iterator[Beat]:
    """Yield the beats that show the verdict everywhere and then wait for the person.

    `shared` means that two persons look at the screen.
    """
    yield verdict
    wait = wait_after(tally, history, manner, shared=shared)
    yield Beat(
        partial(models.tally.stop_at, Stop.NEXT),
        0 if wait else TIMES[stakes_of(tally, history)].verdict + RUN,
        skippable=True,
        stop=Stop.NEXT,
        wait_ms=wait,
        timed=models.tally.go_on_after,
        stops_skip=True,
    )


def sweep(models: TableModels, tally: Tally) -> Iterator[Beat]:
    """Yield the beats that close the stage and discard the tiles in their order of placement."""
    # These are two beats, as both changes would not fit into one frame.
    yield Beat(partial(models.tiles.turn_over, tally.shown), STAGGER, skippable=True)
    yield Beat(models.tally.leave, STAGGER, skippable=True)
    for standing in tally.shown:
        yield Beat(partial(models.tiles.discard, standing), STAGGER, skippable=True)
    yield Beat(_nothing, SWEEP, skippable=True)
    yield Beat(models.tiles.remove_discarded, STAGGER, skippable=True)


def clear(models: TableModels, tally: Tally) -> Iterator[Beat]:
    """Yield the beats that remove the tiles of the last tally behind its open stage."""
    for standing in tally.shown:
        yield Beat(partial(models.tiles.discard, standing), 0)
    yield Beat(models.tiles.remove_discarded, STAGGER)


def _enter(
    models: TableModels, tally: Tally, history: History, milliseconds: int
) -> Iterator[Beat]:
    """Yield the beats that open the stage and add its tiles in their order of placement.

    Tiles come one by one, as all of them would not fit into one frame.
    """
    opened = partial(models.open_stage, tally, history.winners)
    yield Beat(opened, STAGGER, announcement=partial(_opening, models), skippable=True)
    left = milliseconds - STAGGER
    step = min(STAGGER, (left - SETTLE) / max(1, len(tally.shown)))
    for standing in tally.shown:
        yield Beat(partial(models.enter_tile, standing), step, skippable=True)
    yield Beat(_nothing, left - step * len(tally.shown), skippable=True)


def _turn(
    models: TableModels,
    tally: Tally,
    turn: Turn,
    turned: tuple[StandingTile, ...],
    *,
    reader: bool,
) -> Iterator[Beat]:
    """Yield the beats of a hold or a stop, of the turn after it, and of the rest after the turn."""
    if turn.stop:
        stop = partial(models.tally.stop_at, Stop.TURN)
        yield Beat(stop, 0, skippable=True, stop=Stop.TURN, wait_ms=inf, stops_skip=reader)
    elif turn.hold:
        yield Beat(_nothing, turn.hold, skippable=True)
    announcement = partial(_turned, models, tally, turned) if len(turn.tiles) == 1 else None
    show = partial(models.turn, tally, turned, turn.milliseconds)
    yield Beat(show, turn.milliseconds, Cue.TOPPLE, IMPACT, announcement, skippable=True)
    if turn.rest:
        cue = Cue.RATTLE if is_bluff(turn.tiles[-1]) else Cue.DRUM
        yield Beat(_nothing, turn.rest, cue, skippable=True)


def _opening(models: TableModels) -> str:
    """Return the announcement for an opening stage."""
    return " ".join(filter(None, [models.tally.stakes, models.tally.standing]))


def _turned(models: TableModels, tally: Tally, turned: tuple[StandingTile, ...]) -> str:
    """Return the announcement of the last turned tile, in the current language."""
    return turn_sentence(tally, turned, models.voices.at_tally(tally.number))


def _nothing() -> None:
    """Change nothing."""
