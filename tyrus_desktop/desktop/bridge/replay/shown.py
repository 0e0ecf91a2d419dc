"""The replay's current moment for QML, as a frozen value."""

from __future__ import annotations

from dataclasses import dataclass

from tyrus_desktop.desktop.bridge.table.prompts import moment_sentence
from tyrus_desktop.desktop.enums import NONE
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.replay.lens import Lens
from tyrus_desktop.desktop.replay.misleading import MisleadingTile
from tyrus_desktop.desktop.replay.moments import LENGTH
from tyrus_desktop.desktop.text import replay_texts as texts
from tyrus_desktop.desktop.text.words import say

LENSES = tuple(Lens)


@dataclass(frozen=True, slots=True)
class ShownMoment:
    """A moment and the lens through which it is shown; by default, no replay.

    Attributes:
        position: The index of the moment.
        end: The index of the game's last moment, or that of a whole game's if the lens hides it.
        lens: An index of `LENSES`, -1 without a replay.
        lenses: The lenses that may be chosen, as indexes of `LENSES`.
        sentence: What happens.
        where: A text that names the moment.
        eyes: Whose eyes see it.
        deception: How the placed tile misled somebody, if it did and the lens shows it.
        marks: All tiles that misled somebody, each with the index of its moment.
    """

    position: int = 0
    end: int = LENGTH - 1
    lens: int = NONE
    lenses: tuple[int, ...] = ()
    sentence: str = ""
    where: str = ""
    eyes: str = ""
    deception: str = ""
    marks: tuple[tuple[int, MisleadingTile], ...] = ()

    @property
    def misleading(self) -> MisleadingTile | None:
        """The tile placed at this moment, if it misled somebody and the lens shows it."""
        return next((tile for at, tile in self.marks if at == self.position), None)


def shown_moment(table: Table) -> ShownMoment:
    """Return the moment shown at a table, in the current language."""
    game, replay = table.game, table.replay
    if game is None or replay is None:
        return ShownMoment()
    here, voices = replay.moment.index, game.voices.at(replay.moment.tiles)
    marks = tuple((moment.index, tile) for moment, tile in replay.marks(replay.lens))
    return ShownMoment(
        here,
        replay.timeline.last.index if replay.lens is Lens.ALL else LENGTH - 1,
        LENSES.index(replay.lens),
        tuple(map(LENSES.index, replay.lenses)),
        moment_sentence(table),
        texts.where(replay.moment),
        say(texts.CLOSED) if replay.hidden else texts.eyes(replay.lens, replay.moment, voices),
        next((texts.unlike_its_place(tile) for at, tile in marks if at == here), ""),
        marks,
    )
