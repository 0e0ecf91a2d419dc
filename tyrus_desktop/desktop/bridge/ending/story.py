"""The story of the game at the table: at most three sentences once the end is shown.

It is made from a view with all tiles revealed, which exists only after the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import NONE, SIDES
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.engine.tiles import Profession

if TYPE_CHECKING:
    from tyrus_desktop.desktop.story.facts import Fact
    from tyrus_desktop.desktop.text.voices import Voices

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

NO_REPRESENTATIVE = len(Profession)
"""The kind of each of those elections; NO_REPRESENTATIVE for a null election, else NONE."""


@QmlElement
@QmlUncreatable("The summary of a game's end has it.")
class Story(QObject):
    """The story's sentences and their elections; the owner emits `changed`."""

    changed = Signal()

    def __init__(self, table: Table, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._settings = settings
        self._facts: tuple[Fact, ...] = ()

    @Property(list, notify=changed)
    def sentences(self) -> list[str]:
        from tyrus_desktop.desktop.text.stories import fact_sentence

        game = self._table.game
        if game is None:
            return []
        return [fact_sentence(fact, _who(fact, game.voices)) for fact in self._shown]

    @Property(list, notify=changed)
    def elections(self) -> list[int]:
        """The election of each sentence; 0 for the whole game."""
        return [fact.election for fact in self._shown]

    @Property(list, notify=changed)
    def kinds(self) -> list[int]:
        """The kind of each of those elections; NO_REPRESENTATIVE if it was null, else NONE."""
        return [self._kind(fact.election) for fact in self._shown]

    @Property(list, notify=changed)
    def tiles(self) -> list[list[dict[str, int]]]:
        """The highest tiles that each sentence is about, at most three: `side`, `kind`, `value`."""
        return [
            [
                {"side": SIDES.index(side), "kind": int(tile.profession), "value": tile.value}
                for side, tile in fact.tiles[:3]
            ]
            for fact in self._shown
        ]

    @property
    def found(self) -> bool:
        """Whether the story's facts have been found."""
        return bool(self._facts)

    def find(self, *, played_here: bool) -> None:
        """Find the facts of the finished game.

        A game played here avoids the patterns used for recent games; an opened game always has the
        same story.
        """
        # Imported late, so that the program starts faster.
        from tyrus_desktop.desktop.story.facts import finished
        from tyrus_desktop.desktop.story.telling import as_at_first, remember, tell, unlike_latest
        from tyrus_desktop.engine.record import identity

        game, view = self._table.game, self._table.final_view
        assert game is not None
        assert view is not None
        self._settings.take_over("told")
        used, game_id = str(self._settings.usedPatterns), identity(game.record)
        choice = unlike_latest(used) if played_here else as_at_first(used, game_id)
        self._facts = tell(finished(view), choice)
        if played_here and not game.study:
            self._settings.usedPatterns = remember(used, self._facts, game_id)

    def forget(self) -> None:
        """Forget the facts when another game comes to the table, or none."""
        self._facts = ()

    def _kind(self, election: int) -> int:
        from tyrus_desktop.desktop.story.facts import WHOLE_GAME

        view = self._table.final_view
        if view is None or election == WHOLE_GAME:
            return NONE
        tally = view.tallies[election - 1]
        return int(tally.kind) if tally.winner else NO_REPRESENTATIVE

    @property
    def _shown(self) -> tuple[Fact, ...]:
        return self._facts if self._table.final_view else ()


def _who(fact: Fact, voices: Voices) -> Voices:
    """Return the players whom a sentence is about; in a study others may have played a part."""
    if fact.pattern == "given-up":
        return voices  # Only the last players can resign.
    return voices.at_tally(fact.election) if fact.election else voices.throughout()
