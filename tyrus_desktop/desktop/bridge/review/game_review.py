"""The review of the finished game at the table, for QML, in parts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.replay.replay import Replay
from tyrus_desktop.desktop.bridge.review.bluff_cards import Bluffs
from tyrus_desktop.desktop.bridge.review.causes import GameCauses
from tyrus_desktop.desktop.bridge.review.chances import ChanceCurves
from tyrus_desktop.desktop.bridge.review.game_tiles import GameTiles
from tyrus_desktop.desktop.bridge.review.game_verdict import GameVerdict
from tyrus_desktop.desktop.bridge.review.pins import Pins
from tyrus_desktop.desktop.bridge.review.reading_practice import Reading
from tyrus_desktop.desktop.bridge.review.reviewed_game import ReviewedGame
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import QmlUncreatable, field
from tyrus_desktop.desktop.text.languages import Languages

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class GameReview(ReviewedGame):
    """The review of the game at the table; each part has an object of its own."""

    def __init__(
        self,
        table: Table,
        replay: Replay,
        languages: Languages,
        reading: Reading,
        path: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Make a review without a game.

        Args:
            table: The table.
            replay: The replay of its game.
            languages: The language of all sentences.
            reading: The guessing of tiles, a part of it.
            path: The cache of reviews; None to keep none.
            parent: The parent.
        """
        super().__init__(table, replay, path, parent)
        self._reading = reading
        self._causes = GameCauses(self)
        self._verdict = GameVerdict(self)
        self._tiles = GameTiles(self)
        self._pins = Pins(self)
        self._bluffs = Bluffs(self)
        languages.changed.connect(self.changed)
        self._chances = ChanceCurves(self)
        self._chances.announced.connect(replay.announced)

    chances = field(ChanceCurves, "_chances")

    reading = field(Reading, "_reading")
    """*Guess the tiles*, also with games whose end was not shown."""

    causes = field(GameCauses, "_causes")
    """The line of causes at the end."""

    tiles = field(GameTiles, "_tiles")
    """What the other side's tiles cost one by one."""

    verdict = field(GameVerdict, "_verdict")

    pins = field(Pins, "_pins")

    bluffs = field(Bluffs, "_bluffs")

    def close(self) -> None:
        """End all threads."""
        self.reviewer.close()
        self._tiles.forget()
        self._reading.reader.close()
