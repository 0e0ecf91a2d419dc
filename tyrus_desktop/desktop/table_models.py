"""Every model of the table, made once with its words, as QML finds them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop import descriptions, sentences
from tyrus_desktop.desktop.models.buildings import BuildingModel, BuildingRow
from tyrus_desktop.desktop.models.chart import ChartModel, RepresentativeModel
from tyrus_desktop.desktop.models.counted import CountedModel
from tyrus_desktop.desktop.models.log import LogModel
from tyrus_desktop.desktop.models.memory import MemoryModel
from tyrus_desktop.desktop.models.players import PlayerModel
from tyrus_desktop.desktop.models.tally import TallyModel
from tyrus_desktop.desktop.models.tiles import TileModel
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.engine.tiles import Side

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The stage is one.")
class TableModels(QObject):
    """The models; what they show is the stage's to say."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tiles = TileModel(
            {"label": sentences.tile_label, "account": descriptions.tile_account}, self
        )
        texts = {
            "label": sentences.building_label,
            "contents": self.contents,
            "hint_name": sentences.hint_name,
            "hint_when": sentences.hint_when,
        }
        self._buildings = BuildingModel(texts, self)
        self._chart = ChartModel(sentences.chart_label, self)
        self._representatives = RepresentativeModel(sentences.representative_label, self)
        self._tally = TallyModel(sentences.tally_label, self)
        self._counted = CountedModel(sentences.counted_label, self)
        self._log = LogModel(sentences.log_sentence, self)
        self._players = PlayerModel(sentences.player_label, self)
        self._memory = MemoryModel(sentences.memory_label, self)
        self._contents_timer = QTimer(self, interval=0, singleShot=True)
        self._contents_timer.timeout.connect(self.tell_contents)
        for change in (
            self._tiles.dataChanged,
            self._tiles.rowsInserted,
            self._tiles.rowsRemoved,
        ):
            change.connect(self._tell_contents_soon)
        self._tiles.modelReset.connect(self.tell_contents)

    @Property(TileModel, constant=True)
    def tiles(self) -> TileModel:
        return self._tiles

    @Property(BuildingModel, constant=True)
    def buildings(self) -> BuildingModel:
        return self._buildings

    @Property(ChartModel, constant=True)
    def chart(self) -> ChartModel:
        return self._chart

    @Property(RepresentativeModel, constant=True)
    def representatives(self) -> RepresentativeModel:
        return self._representatives

    @Property(TallyModel, constant=True)
    def tally(self) -> TallyModel:
        return self._tally

    @Property(CountedModel, constant=True)
    def counted(self) -> CountedModel:
        return self._counted

    @Property(LogModel, constant=True)
    def log(self) -> LogModel:
        return self._log

    @Property(PlayerModel, constant=True)
    def players(self) -> PlayerModel:
        return self._players

    @Property(MemoryModel, constant=True)
    def memory(self) -> MemoryModel:
        return self._memory

    def contents(self, building: BuildingRow) -> str:
        """Tell what stands in a building."""
        return descriptions.building_contents(building, self._tiles.rows, self.viewer)

    @property
    def viewer(self) -> Side | None:
        """The side for whose eyes the table is; None for both's."""
        return None

    def _tell_contents_soon(self) -> None:
        """Once for all the tiles that change together."""
        self._contents_timer.start()

    def tell_contents(self) -> None:
        """At once: what the tiles no longer show must not be told for one moment longer."""
        self._buildings.retell("contents")

    def retranslate(self) -> None:
        """Let every model tell its texts anew."""
        self._tiles.retranslate()
        self._buildings.retranslate()
        self._chart.retranslate()
        self._representatives.retranslate()
        self._tally.retranslate()
        self._counted.retranslate()
        self._log.retranslate()
        self._players.retranslate()
        self._memory.retranslate()
