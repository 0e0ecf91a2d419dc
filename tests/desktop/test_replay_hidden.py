"""Non-interference of the replay: a lens shows only what its side knew at that moment.

Each moment of a finished game is shown again in another game, in which everything differs that the
side could not know then, and everything later. Every role of every model, the rail, every property,
answer and announcement must be equal. Moments that the side has not seen are shown before, so that
nothing of them may stay. Planted leaks are detected in each channel.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.desktop.support.channels import differences
from tests.desktop.support.replay_channels import Shown, bring, look
from tests.desktop.support.replay_worlds import moments_of, world_at
from tests.readers import PlayedGame, games_of
from tyrus_desktop.desktop.bridge.replay.replay import Replay
from tyrus_desktop.desktop.bridge.replay.shown import LENSES
from tyrus_desktop.desktop.game.replay import TableReplay
from tyrus_desktop.desktop.models.rows import _sources
from tyrus_desktop.desktop.models.tile_rows import TileRow
from tyrus_desktop.desktop.models.tiles import TileModel
from tyrus_desktop.desktop.replay.moments import Moment
from tyrus_desktop.desktop.replay.timeline import EYES, Lens, Timeline
from tyrus_desktop.desktop.stage.table_models import TableModels
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.desktop.text import answers
from tyrus_desktop.engine.tiles import Side

GAMES, WORLDS, SAMPLE = 1, 3, 12
"""Games, worlds for each side of one, and moments compared of a world, in the quick run."""


@pytest.fixture(scope="module")
def played() -> PlayedGame:
    return games_of(3, 1)[0]


def seen_by(
    application: Application, game: PlayedGame, side: Side, chosen: list[int]
) -> list[Shown]:
    """Return what a side's lens shows of some moments, each shown after the end."""
    bring(application, game)
    replay = application.replay
    replay.open()
    found = []
    for index in chosen:
        replay.setLens(LENSES.index(Lens.ALL))
        replay.go(replay.last)
        replay.setLens(LENSES.index(EYES[side]))
        replay.go(index)
        found.append(look(application))
    replay.close()
    return found


def leaks(
    application: Application, games: list[PlayedGame], worlds: int, sample: int
) -> tuple[set[str], int]:
    """Return the channels that differ, of the first world that does, and the moments compared."""
    rng = random.Random(4)
    found: set[str] = set()
    compared = 0
    for game in games:
        whole = moments_of(game)
        for side in Side:
            for _ in range(worlds):
                at = rng.choice(whole)
                there = world_at(game, at, side, rng)
                chosen = sorted({at.index, *rng.choices(range(at.index + 1), k=sample - 1)})
                here = seen_by(application, game, side, chosen)
                pairs = zip(here, seen_by(application, there, side, chosen), strict=True)
                found |= set().union(*(differences(*pair) for pair in pairs))
                compared += len(chosen)
                if found:
                    return found, compared
    return found, compared


def test_lens_shows_only_what_its_side_knew(
    application: Application, seed: int, volume: int
) -> None:
    """A sample; `make test-long` compares over 10,000 moments through each side's lens."""
    worlds = WORLDS if volume == 1 else 30
    found, compared = leaks(application, games_of(seed, GAMES * volume), worlds, SAMPLE)
    assert not found
    assert compared > (40 if volume == 1 else 400 * volume)


# Planted leaks


def a_later_line_of_the_log(patch: pytest.MonkeyPatch) -> None:
    lines = TableReplay._lines  # noqa: SLF001

    def leaking(self: TableReplay, moment: Moment) -> Any:
        return lines(self, replace(moment, end=moment.end + 1))

    patch.setattr(TableReplay, "_lines", leaking)


def a_final_hand(patch: pytest.MonkeyPatch) -> None:
    view = Timeline.view

    def leaking(self: Timeline, moment: Moment, lens: Lens) -> Any:
        return replace(
            view(self, moment, lens), final_hands=view(self, self.last, lens).final_hands
        )

    patch.setattr(Timeline, "view", leaking)


def a_colour_of_the_rail(patch: pytest.MonkeyPatch) -> None:
    def leaking(self: Replay) -> None:
        replayed = self._table.replay
        if replayed is not None:
            self._rail.show(replayed.timeline.view(replayed.timeline.last, replayed.lens))
        self.changed.emit()

    patch.setattr(Replay, "_update", leaking)


def a_later_mark(patch: pytest.MonkeyPatch) -> None:
    marks = TableReplay.marks
    patch.setattr(TableReplay, "marks", lambda self, _: marks(self, Lens.ALL))


def a_tooltip(patch: pytest.MonkeyPatch) -> None:
    meaning = answers.coffer
    patch.setattr(
        "tyrus_desktop.desktop.bridge.table.state.answers.coffer",
        lambda view: meaning(FINAL[0] or view),
    )
    show = TableReplay.show

    def noting(self: TableReplay, moment: Moment, lens: Lens) -> None:
        FINAL[0] = self.timeline.view(self.timeline.last, lens)
        show(self, moment, lens)

    patch.setattr(TableReplay, "show", noting)


FINAL: list[Any] = [None]


def a_later_tally(patch: pytest.MonkeyPatch) -> None:
    """The stage keeps the tiles of the tally before."""
    show = TableModels.show_tally

    def leaking(self: TableModels, replayed: Any, **how: Any) -> None:
        rows = self.ivoryCounted.rows
        show(self, replayed, **how)
        if not how.get("on_stage"):
            self.ivoryCounted.set_rows(rows)

    patch.setattr(TableModels, "show_tally", leaking)


def the_order_of_rows(patch: pytest.MonkeyPatch) -> None:
    """Rows stay in the order in which they were first shown."""

    def leaking(self: TileModel, rows: list[TileRow], *identities: Any) -> None:
        sources = _sources(self.rows, rows, identities)
        places = [len(rows) if source is None else source for source in sources]
        self.set_rows(
            [row for _, row in sorted(zip(places, rows, strict=True), key=lambda e: e[0])]
        )

    patch.setattr(TileModel, "arrange_rows", leaking)


@pytest.mark.long
@pytest.mark.parametrize(
    "plant",
    [
        a_later_line_of_the_log,
        a_final_hand,
        a_colour_of_the_rail,
        a_later_mark,
        a_tooltip,
        a_later_tally,
        the_order_of_rows,
    ],
)
def test_planted_leak_is_detected(
    application: Application,
    monkeypatch: pytest.MonkeyPatch,
    played: PlayedGame,
    plant: Callable[[pytest.MonkeyPatch], None],
) -> None:
    plant(monkeypatch)
    assert leaks(application, [played], 2, 6)[0]
