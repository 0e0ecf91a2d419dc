"""Tallies of any tiles, and the manners in which they are told. There are no tests here."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import strategies as st

from tyrus_desktop.desktop.stage.stakes import History, turning_order
from tyrus_desktop.desktop.stage.tempo import Manner
from tyrus_desktop.engine.board import Building, StandingTile
from tyrus_desktop.engine.tally import Tally, tally
from tyrus_desktop.engine.tiles import ALL_TILES, Profession, Side, Tile

CITADEL = Profession.SOLDIER
NOTHING_SHOWN = History((), {side: frozenset() for side in Side})
WAIT, PAUSE, RUN = Manner("wait"), Manner("pause"), Manner("run")
MANNERS = (RUN, PAUSE, replace(PAUSE, even=True), replace(PAUSE, reader=True))


@st.composite
def tallies(draw: st.DrawFn, most: int = 6) -> Tally:
    """Tallies of a few tiles, whose values are often equal."""
    kind = draw(st.sampled_from(Profession))
    faces = st.builds(Tile, st.sampled_from(Profession), st.integers(1, 10))
    places = st.tuples(st.sampled_from(Side), st.sampled_from(Side), faces)
    placed = draw(st.lists(places, max_size=most, unique_by=lambda each: (each[0], each[2])))
    return tally(
        1,
        kind,
        [
            StandingTile(owner, Building(of, kind), 1 + index // 6, 1 + index % 6, face)
            for index, (owner, of, face) in enumerate(placed)
        ],
    )


def with_other_faces(whole: Tally, turned: int, rng: random.Random) -> Tally | None:
    """Return a tally that looks the same until the first tiles are turned; None if not found."""
    order = turning_order(whole.shown)
    up = order[:turned]
    free = {
        side: [t for t in ALL_TILES if t not in [u.tile for u in up if u.owner is side]]
        for side in Side
    }
    shown = []
    for standing in whole.shown:
        if standing in up:
            shown.append(standing)
            continue
        faces = free[standing.owner]
        shown.append(replace(standing, tile=faces.pop(rng.randrange(len(faces)))))
    other = tally(whole.number, whole.kind, shown)
    return other if turning_order(other.shown)[:turned] == up else None
