"""What QML shows of a look back, besides the models: which moment it is, through which lens.

How it is changed is in `replay`.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from tyrus_desktop.desktop.bridge.replay.playback import Playback
from tyrus_desktop.desktop.bridge.table.prompts import moment_sentence
from tyrus_desktop.desktop.enums import NONE, ROLES
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.models.rail import MarkModel, MarkRow, RailModel
from tyrus_desktop.desktop.properties import Property
from tyrus_desktop.desktop.replay.fooling import FoolingTile, fooling_tiles
from tyrus_desktop.desktop.replay.moments import LENGTH
from tyrus_desktop.desktop.replay.timeline import Lens
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import replay as texts

LENSES = tuple(Lens)


@dataclass(frozen=True, slots=True)
class ShownMoment:
    """A moment of the game at the table, and the lens; the default is that nobody looks back.

    `position` is the moment's index, `end` that of the last one of the game, or where that is not
    to be told the last one of a whole game. `lens` and `lenses`, which may be chosen, index
    `LENSES`. `sentence` is what happens, `where` which moment it is, `eyes` whose eyes see it.
    `deception` says how the tile that is placed fooled somebody, if it did and that is known;
    `marks` are all tiles that did, each with the index of its moment.
    """

    position: int = 0
    end: int = LENGTH - 1
    lens: int = NONE
    lenses: tuple[int, ...] = ()
    sentence: str = ""
    where: str = ""
    eyes: str = ""
    deception: str = ""
    marks: tuple[tuple[int, FoolingTile], ...] = ()


def shown_moment(table: Table) -> ShownMoment:
    """Return what is shown of the look back at the table, in the current language."""
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
        texts.closed() if replay.hidden else texts.eyes(replay.lens, replay.moment, voices),
        next((texts.unlike_its_place(tile) for at, tile in marks if at == here), ""),
        marks,
    )


class ReplayState(QObject):
    """The look back at a table, as properties; `changed` follows every change.

    `still`: all motion is instant.
    """

    changed = Signal()
    stillChanged = Signal()

    def __init__(self, table: Table, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._rail = RailModel(texts.rail_label, self)
        self._marks = MarkModel({"label": texts.mark_label, "meaning": _how_it_fooled}, self)
        self._shown = ShownMoment()
        self._still = False
        self._playback = Playback(table, lambda: float(settings.pace), self)

    @Property(bool, notify=changed)
    def available(self) -> bool:
        """Whether one can look back at the game at the table now."""
        return self._table.can_replay

    @Property(bool, notify=changed)
    def on(self) -> bool:
        return self._table.replay is not None

    @Property(bool, notify=changed)
    def clickable(self) -> bool:
        """Whether a click on something goes to its moment."""
        return self.on or self._table.phase is Phase.OVER

    @Property(bool, notify=stillChanged)
    def still(self) -> bool:
        return self._still

    @Property(int, notify=changed)
    def position(self) -> int:
        """The index of the moment."""
        return self._shown.position

    @Property(int, constant=True)
    def last(self) -> int:
        """The index of the last moment of a game of nine elections."""
        return LENGTH - 1

    @Property(int, notify=changed)
    def end(self) -> int:
        """The index of this game's last moment; where that is not to be told, `last`."""
        return self._shown.end

    @Property(int, notify=changed)
    def lens(self) -> int:
        """The `Lens`; -1 if nobody looks back."""
        return self._shown.lens

    @Property(list, notify=changed)
    def lenses(self) -> list[int]:
        """Those that may be chosen."""
        return list(self._shown.lenses)

    @Property(RailModel, constant=True)
    def rail(self) -> RailModel:
        return self._rail

    @Property(MarkModel, constant=True)
    def marks(self) -> MarkModel:
        """The tiles that fooled somebody, as far as the lens knows of them."""
        return self._marks

    @Property(int, notify=changed)
    def markCount(self) -> int:
        return len(self._marks.rows)

    @Property(str, notify=changed)
    def fooled(self) -> str:
        """How often the person was fooled in the game whose end is shown; empty for never."""
        game, view = self._table.game, self._table.final_view
        if game is None or view is None:
            return ""
        return texts.fooled(fooling_tiles(view.tallies, game.voices.you), game.voices.throughout())

    @Property(str, notify=changed)
    def sentence(self) -> str:
        """What happens at the moment."""
        return self._shown.sentence

    @Property(str, notify=changed)
    def where(self) -> str:
        """Which moment it is."""
        return self._shown.where

    @Property(str, notify=changed)
    def eyes(self) -> str:
        """With whose eyes one looks."""
        return self._shown.eyes

    @Property(str, notify=changed)
    def note(self) -> str:
        """What stands below the sentence: how the placed tile fooled somebody; else, until the
        person has looked back once, what can be clicked; else with whose eyes one looks.
        """
        return self._shown.deception or self.hint or self.eyes

    @Property(int, notify=changed)
    def fooledAs(self) -> int:
        """The role that the placed tile had in the end, if the note says how it fooled somebody."""
        here = self._shown.position
        roles = (ROLES.index(tile.role) for at, tile in self._shown.marks if at == here)
        return next(roles, NONE)

    @property
    def hint(self) -> str:
        """What can be clicked; empty once the person has clicked it, or has looked back before."""
        return texts.hint() if self.on and not self._settings.lookedBack else ""

    @Property(bool, notify=changed)
    def playing(self) -> bool:
        return self._playback.playing

    @Property(float, notify=changed)
    def speed(self) -> float:
        """How many times as fast as normal it plays."""
        return self._playback.speed

    @Property(str, notify=changed)
    def speedText(self) -> str:
        return texts.speed(self._playback.speed)

    def _tell(self) -> None:
        """Say on the rail which moment it is, and how the elections ended, as far as one knows."""
        replay = self._table.replay
        if replay is not None:
            self._rail.show(replay.known(replay.lens))
        self._shown = shown_moment(self._table)
        self._marks.show(self._shown.marks)
        self.changed.emit()

    def _be_still(self, *, still: bool) -> None:
        if still != self._still:
            self._still = still
            self.stillChanged.emit()


def _how_it_fooled(row: MarkRow) -> str:
    return texts.unlike_its_place(row.fooling)
