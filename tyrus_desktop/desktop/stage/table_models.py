"""All models of the table and their texts, as properties for QML."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.models.buildings import BuildingModel, BuildingRow
from tyrus_desktop.desktop.models.chart import ChartModel, RepresentativeModel
from tyrus_desktop.desktop.models.counted import CountedModel, CountedRow
from tyrus_desktop.desktop.models.log_model import LogModel
from tyrus_desktop.desktop.models.memory import MemoryModel
from tyrus_desktop.desktop.models.players import PlayerModel
from tyrus_desktop.desktop.models.tally_model import TallyModel
from tyrus_desktop.desktop.models.tiles_model import TileModel
from tyrus_desktop.desktop.properties import QmlUncreatable, field
from tyrus_desktop.desktop.text import answers, descriptions, sentences, tallies
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.tiles import Side

if TYPE_CHECKING:
    from tyrus_desktop.engine.tally import Tally
    from tyrus_desktop.engine.view import PlayerView

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The stage makes it.")
class TableModels(QObject):
    """The models; the stage fills them."""

    def __init__(self, viewer: Callable[[], Side | None], parent: QObject | None = None) -> None:
        """`viewer` returns the side that looks at the table, None if both do."""
        super().__init__(parent)
        self._viewer = viewer
        self.voices = Voices()
        self._tiles = TileModel(
            {"label": sentences.tile_label, "description": descriptions.describe_tile}, self
        )
        texts = {
            "label": sentences.building_label,
            "contents": self.contents,
            "meaning": lambda row: answers.building(row, self._buildings.text("contents", row)),
            "hint_name": sentences.hint_name,
            "hint_when": sentences.hint_when,
        }
        self._buildings: BuildingModel = BuildingModel(texts, self)
        self._chart = ChartModel(
            {
                "label": sentences.chart_label,
                "meaning": answers.chart_row,
                "warning": lambda row: sentences.chart_warning(row, self.voices),
            },
            self,
        )
        self._representatives = RepresentativeModel(
            {"label": sentences.representative_label, "meaning": answers.representative}, self
        )
        self._tally = TallyModel(
            {
                "label": lambda row: tallies.tally_label(row, self.voices.at_tally(row.election)),
                "player": lambda row: tallies.player_name(row, self.voices.at_tally(row.election)),
            },
            lambda facts: tallies.stakes_sentence(facts, self.voices.at_tally(facts.number)),
            lambda facts: tallies.standing_sentence(facts, self.voices.at_tally(facts.number)),
            self,
        )

        def counted_label(row: CountedRow) -> str:
            return tallies.counted_label(row)

        self._ivory_counted = CountedModel(Side.IVORY, counted_label, self)
        self._brown_counted = CountedModel(Side.BROWN, counted_label, self)
        self.counted = {model.side: model for model in (self._ivory_counted, self._brown_counted)}
        self._log = LogModel(lambda row: sentences.log_sentence(row, self.voices), self)
        self._players = PlayerModel(
            {"label": sentences.player_label, "meaning": answers.player}, self
        )
        self._memory = MemoryModel(sentences.memory_label, self)
        self._contents_timer = QTimer(self)
        self._contents_timer.setSingleShot(True)
        self._contents_timer.timeout.connect(self.update_contents)
        for change in (
            self._tiles.dataChanged,
            self._tiles.rowsInserted,
            self._tiles.rowsRemoved,
        ):
            change.connect(self._schedule_update)
        self._tiles.modelReset.connect(self.update_contents)

    tiles = field(TileModel, "_tiles")

    buildings = field(BuildingModel, "_buildings")

    chart = field(ChartModel, "_chart")

    representatives = field(RepresentativeModel, "_representatives")

    tally = field(TallyModel, "_tally")

    ivoryCounted = field(CountedModel, "_ivory_counted")

    brownCounted = field(CountedModel, "_brown_counted")

    log = field(LogModel, "_log")

    players = field(PlayerModel, "_players")

    memory = field(MemoryModel, "_memory")

    def address(self, voices: Voices) -> None:
        """Use the names of these players in all sentences."""
        self.voices = voices
        self._tally.retranslate()
        self._log.retranslate()
        self._chart.refresh("warning")

    def contents(self, building: BuildingRow) -> str:
        """Return a description of a building's tiles."""
        return descriptions.describe_contents(building, self._tiles.rows, self._viewer())

    def update_contents(self) -> None:
        """Update the descriptions of all buildings now, as tiles may have been hidden."""
        self._contents_timer.stop()
        self._buildings.refresh("contents", "meaning")

    def clear(self) -> None:
        """Show a table without a game, and forget all texts of the last one."""
        for model in (self._tiles, self._log, self._tally, self._memory):
            model.clear()
        self.clear_counted()
        self.keep_room(0, 0, 0)
        self._chart.show((), ())
        self._representatives.show(())
        self._buildings.show(None)
        self.retranslate()  # This comes last, when few rows are left.

    def show_public(self, view: PlayerView) -> None:
        """Show the public part of a view: the elections."""
        self._buildings.show(view)
        self._chart.show(view.elections, view.tallies, view.outcome, over=view.over)
        kind = view.kind if view.elections and not view.over else None
        self._representatives.show(view.tallies, view.outcome, kind)

    def show_tally(
        self, tallies: Sequence[Tally], *, on_stage: bool = False, faces: bool = True
    ) -> None:
        """Show the last of these tallies, complete.

        Args:
            tallies: All so far; may be empty.
            on_stage: Whether to open the stage with its tiles, not only the panel.
            faces: Whether these tiles are face up.
        """
        if not tallies:
            self._tally.show(None)
            self.clear_counted()
            return
        from tyrus_desktop.desktop.stage.stakes import turning_order  # With the first tally.

        before = tuple(tally.winner for tally in tallies[:-1])
        if on_stage:
            self.show_counted(tallies[-1], turning_order(tallies[-1].shown) if faces else ())
        else:
            self.clear_counted()
        self._tally.show(tallies[-1], before, on_stage=on_stage)

    def keep_room(self, tiles: int, lines: int, counted: int) -> None:
        """Keep at least this many rows for tiles, log lines, and tiles counted in a building."""
        self._tiles.keep_room(tiles)
        self._log.keep_room(lines)
        for model in self.counted.values():
            model.keep_room(counted)

    def open_stage(self, tally: Tally, before: tuple[Side | None, ...]) -> None:
        """Open the stage for a tally, without its tiles."""
        self.clear_counted()
        self._tally.begin(tally, before)

    def enter_tile(self, standing: StandingTile) -> None:
        """Add a tile to the stage, face down."""
        self.counted[standing.building.side].enter(standing)

    def show_counted(self, tally: Tally, turned: Sequence[StandingTile]) -> None:
        """Show all tiles of a tally, `turned` ones face up in the order of turning."""
        for model in self.counted.values():
            model.show(tally, turned)

    def clear_counted(self) -> None:
        """Remove all tiles from the stage."""
        for model in self.counted.values():
            model.clear()

    def turn(self, tally: Tally, turned: Sequence[StandingTile], milliseconds: float) -> None:
        """Show `turned` tiles of a tally face up; the last ones turn now, in `milliseconds`."""
        self._tally.announce_turn(milliseconds)
        self.show_counted(tally, turned)
        self._tally.turn(tally, turned)

    def retranslate(self) -> None:
        """Update the texts of every model to the current language."""
        for model in (
            self._tiles,
            self._buildings,
            self._chart,
            self._representatives,
            self._tally,
            self._log,
            self._players,
            self._memory,
        ):
            model.retranslate()
        for counted in self.counted.values():
            counted.retranslate()

    def _schedule_update(self) -> None:
        """Update the descriptions once after all tiles have changed."""
        self._contents_timer.start()
