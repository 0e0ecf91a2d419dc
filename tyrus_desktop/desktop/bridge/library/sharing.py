"""Shares a finished game, for QML: as text, as a picture of the final table, or as a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QBuffer, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.library.file_place import name_of_day, path_to_save
from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.game import seats
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.models.chart import winner_column
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field
from tyrus_desktop.desktop.text import saved_game_texts, sharing_texts, words
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.desktop.text.untrusted import clean
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine import record as records
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.library import record_files

if TYPE_CHECKING:
    from tyrus_desktop.engine.record import Record

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The library owns it.")
class SharedGame(QObject):
    """The game to share. `ready` is emitted once it is available; `reported` carries a message."""

    changed = Signal()
    ready = Signal()
    reported = Signal(str)

    def __init__(
        self, store: LibraryStore, table: Table, languages: Languages, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._table = table
        self._record: Record | None = None
        self._with_names = True
        store.shared.connect(self._show)
        store.saved.connect(self._report_saved)
        languages.changed.connect(self.changed)

    named = field(bool, "_with_names", changed)
    """Whether the shared game includes the players' names."""

    @Property(str, notify=changed)
    def text(self) -> str:
        return sharing_texts.shared(self._record, self._names) if self._record else ""

    @Property(str, notify=changed)
    def recordText(self) -> str:
        """The record for others, without the owner's headers."""
        if self._record is None:
            return ""
        left_out = [*records.OWNERS, *([] if self._with_names else map(records.name_header, Side))]
        if self._asked:
            left_out.append(records.CHARACTER)
        headers = {n: value for n, value in self._record.headers.items() if n not in left_out}
        return records.write_plain(replace(self._record, headers=headers)).decode()

    @Property(str, notify=changed)
    def fileName(self) -> str:
        """A file name for the game, without ending."""
        return name_of_day(self._record.headers.get(records.DATE, "") if self._record else "")

    @Property(dict, notify=changed)
    def picture(self) -> dict[str, Any]:
        """The texts and tiles in the picture of the final table.

        Texts are `players`, `sides`, `day` and `end`. Lists of maps are the counted
        `elections`, the tiles `standing` in each building, including those counted last, and the
        tiles left in both `hands`. `kind` is the profession of the last election.
        """
        if self._record is None:
            return {}
        record, names = self._record, self._names
        return {
            "players": [names[side] for side in Side],
            "day": clean(words.day(record.headers.get(records.DATE, ""))),
            "end": sharing_texts.end(record, names),
            "elections": _elections(record),
            "standing": _standing(record),
            "sides": [words.side(side) for side in Side],
            "kind": int(record.deal.elections[record.final.election - 1]),
            "hands": [list(map(_face, record.final.hand(side))) for side in Side],
        }

    @Slot()
    def shareTable(self) -> None:
        """Share the game at the table, if it is over."""
        game = self._table.game
        if game is not None and self._table.over:
            self._show(game.record)

    @Slot(bool)
    def setNamed(self, named: bool) -> None:
        self._with_names = named
        self.changed.emit()

    @Slot(bool)
    def copyText(self, as_record: bool) -> None:
        QGuiApplication.clipboard().setText(self.recordText if as_record else self.text)
        self.reported.emit(say(saved_game_texts.COPIED))

    @Slot(QUrl)
    def saveText(self, url: QUrl) -> None:
        if path := path_to_save(url, self.reported.emit, ".txt"):
            self._store.save(path, self.text.encode())

    @Slot(QUrl)
    def saveRecord(self, url: QUrl) -> None:
        if path := path_to_save(url, self.reported.emit, record_files.SUFFIX):
            self._store.save(path, self.recordText.encode())

    @Slot(QImage)
    def copyPicture(self, image: QImage) -> None:
        QGuiApplication.clipboard().setImage(image)
        self.reported.emit(say(saved_game_texts.COPIED))

    @Slot(QImage, QUrl)
    def savePicture(self, image: QImage, url: QUrl) -> None:
        if path := path_to_save(url, self.reported.emit, ".png"):
            buffer = QBuffer()
            image.save(buffer, "PNG")  # type: ignore[call-overload]  # The type stubs have `str` here.
            self._store.save(path, bytes(buffer.data().data()))

    @property
    def _names(self) -> Mapping[Side, str]:
        if self._with_names and self._record is not None:
            return seats.shown_names(seats.seats_of(self._record.headers))
        return {side: words.side(side) for side in Side}

    @property
    def _asked(self) -> bool:
        """Whether the game's secret character is still to be guessed."""
        game = self._table.game
        if game is None or self._record is None:
            return False
        played = (game, game.origin) if game.origin else (game,)
        shared = records.identity(self._record)
        return any(
            each.guess is None and records.identity(each.record) == shared for each in played
        )

    def _show(self, record: Record) -> None:
        self._record = record
        self.changed.emit()
        self.ready.emit()

    def _report_saved(self, name: str) -> None:
        self.reported.emit(saved_game_texts.saved(name))


def _face(tile: Tile) -> dict[str, int]:
    return {"profession": int(tile.profession), "value": tile.value}


def _elections(record: Record) -> list[dict[str, int]]:
    return [
        {
            "kind": int(tally.kind),
            "ivory": tally.ivory.total,
            "brown": tally.brown.total,
            "winner": winner_column(tally),
        }
        for tally in record.tallies
    ]


def _standing(record: Record) -> list[list[dict[str, int]]]:
    """Return the tiles in each of `BUILDINGS`, including those counted last."""
    counted = record.tallies[-1].shown if record.outcome else ()
    return [
        [
            {**_face(standing.tile), "side": SIDES.index(standing.owner)}
            for standing in (*counted, *record.final.standing)
            if standing.building == building and standing.tile is not None
        ]
        for building in BUILDINGS
    ]
