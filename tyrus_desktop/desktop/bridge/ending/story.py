"""The story of the game at the table, once its end is shown: at most three sentences.

It is made of a view in which all tiles are revealed, and there is no such view before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.enums import NONE
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
"""In place of a kind, an election that nobody won."""


@QmlElement
@QmlUncreatable("The summary of a game's end has it.")
class Story(QObject):
    """The sentences, and the election that each is about; its owner emits `changed`."""

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
        """The election that each sentence is about; 0 for the whole game."""
        return [fact.election for fact in self._shown]

    @Property(list, notify=changed)
    def kinds(self) -> list[int]:
        """The kind of each of those elections; NO_REPRESENTATIVE if it was null, else NONE."""
        return [self._kind(fact.election) for fact in self._shown]

    @property
    def found(self) -> bool:
        """Whether the facts to be told are found."""
        return bool(self._facts)

    def find(self, *, played_here: bool) -> None:
        """Find what is told of the game that is over.

        Of a game played here it is unlike what was told of the last such games; of another one it
        is the same whenever that is opened.
        """
        # Not at the start, which tells no story.
        from tyrus_desktop.desktop.story.facts import finished
        from tyrus_desktop.desktop.story.telling import as_at_first, remember, tell, unlike_latest
        from tyrus_desktop.engine.record import identity

        game, view = self._table.game, self._table.final_view
        assert game is not None
        assert view is not None
        self._settings.take_over("told")
        told, game_id = str(self._settings.told), identity(game.record)
        choice = unlike_latest(told) if played_here else as_at_first(told, game_id)
        self._facts = tell(finished(view), choice)
        if played_here and not game.study:
            self._settings.told = remember(told, self._facts, game_id)

    def forget(self) -> None:
        """Forget what was found: another game is at the table, or none."""
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
    """Return who did what a sentence tells of; in a study others may have played a part."""
    if fact.pattern == "given-up":
        return voices  # Only those who play at the end can resign.
    return voices.at_tally(fact.election) if fact.election else voices.throughout()
