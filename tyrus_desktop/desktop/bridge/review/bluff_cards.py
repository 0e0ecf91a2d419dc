"""The bluff cards of a review for QML: who believed whom, and what that cost.

They name faces, so they are shown only with all tiles face up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.review.pins import placed_at
from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.replay.lens import Lens
from tyrus_desktop.desktop.text import bluff_texts as texts
from tyrus_desktop.desktop.text.slip_texts import NOT_YET
from tyrus_desktop.desktop.text.words import say
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.tiles import Side, Tile

if TYPE_CHECKING:
    from tyrus_desktop.desktop.bridge.review.reviewed_game import ReviewedGame
    from tyrus_desktop.desktop.game.table_replay import TableReplay
    from tyrus_desktop.review.bluffs import Bluff, EmptyAnswer
    from tyrus_desktop.review.findings import Findings

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class Card:
    """A card in the current language, the index of its moment, and the tiles that it is about."""

    position: int
    owner: Side
    tiles: tuple[Tile, ...]
    title: str
    text: str
    asked: int | None = None
    """The placement of the tile that was not known, counted from 0."""


@QmlElement
@QmlUncreatable("The review makes it.")
class Bluffs(QObject):
    """The best concealment, the best read, and the costliest answer to nothing."""

    changed = Signal()

    def __init__(self, review: ReviewedGame) -> None:
        super().__init__(review)
        self._review, self._table, self._replay = review, review.table, review.replay
        self._cards: list[Card] = []
        self._said = ""
        self._chosen = 0
        self._replay.changed.connect(self.follow)
        review.changed.connect(self.follow)

    @Property(int, notify=changed)
    def count(self) -> int:
        """The number of cards that the lens shows."""
        return len(self._cards) if self._open else 0

    @Property(bool, notify=changed)
    def here(self) -> bool:
        """Whether a card belongs to the moment shown."""
        return self._card is not None

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._card.title if self._card else ""

    @Property(str, notify=changed)
    def text(self) -> str:
        return self._card.text if self._card else ""

    @Property(list, notify=changed)
    def tiles(self) -> list[dict[str, int]]:
        """The tiles of the card, each with `side`, `kind` and `value`."""
        card = self._card
        if card is None:
            return []
        side = SIDES.index(card.owner)
        return [
            {"side": side, "kind": int(tile.profession), "value": tile.value} for tile in card.tiles
        ]

    @Property(int, notify=changed)
    def asked(self) -> int:
        """The row of the tile on the board that the card is about; -1 for none."""
        ply = self._card.asked if self._card else None
        if ply is None:
            return -1
        election, placed = divmod(ply, PLACEMENTS)
        row = self._table.stage.models.tiles.row_of(election + 1, placed + 1)
        return -1 if row is None else row

    @Slot()
    def next(self) -> None:
        """Show the next card's moment with all tiles face up, or say that there is none."""
        if self._cards:
            here = self._cards.index(self._card) if self._card else -1
            self._chosen = (here + 1) % len(self._cards)
            self._replay.showFaceUp(self._cards[self._chosen].position)
        elif self._review.look_back:
            said = say(texts.NONE if self._review.done else NOT_YET)
            self._replay.answered.emit(self._review.trouble or said)

    def follow(self) -> None:
        """Follow the replay and the review."""
        self._cards = self._found()
        self.changed.emit()
        said = f"{self.title}. {self.text}" if self._card else ""
        if said != self._said:
            self._said = said
            if said:
                self._replay.announced.emit(said)

    @property
    def _open(self) -> bool:
        replay = self._review.look_back
        return replay is not None and replay.lens is Lens.ALL

    @property
    def _card(self) -> Card | None:
        replay = self._review.look_back
        at = replay.moment.index if replay is not None and self._open else -1
        ordered = [*self._cards[self._chosen :], *self._cards]  # Two may share a moment.
        return next((card for card in ordered if card.position == at), None)

    def _found(self) -> list[Card]:
        findings, replay = self._review.findings, self._review.look_back
        if findings is None or replay is None:
            return []
        hidden = next((each for each in findings.bluffs if each.cost > 0), None)
        seen = next((each for each in findings.bluffs if each.cost < 0), None)
        found = []
        if hidden is not None:
            fact = _drawn(hidden, findings)
            found.append(self._of_back(replay, hidden, texts.CONCEALMENT, fact))
        if seen is not None:
            found.append(self._of_back(replay, seen, texts.READ, None))
        for each in findings.empty_answers[:1]:
            at, title = placed_at(replay, PLACEMENTS * each.election - 1), say(texts.ANSWER)
            found.append(Card(at, each.owner, each.bait, title, texts.wasted(each)))
        return found

    def _of_back(
        self, replay: TableReplay, bluff: Bluff, title: object, fact: EmptyAnswer | None
    ) -> Card:
        game, back = self._table.game, bluff.back
        assert game is not None
        text = texts.believed(bluff, fact, game.voices.at(back.at + 1))
        at = placed_at(replay, back.at)
        return Card(at, back.owner, (back.tile,), say(title), text, back.ply)


def _drawn(bluff: Bluff, findings: Findings) -> EmptyAnswer | None:
    """Return the answer that the tile of a concealment drew, if it wasted much."""
    back = bluff.back
    return next(
        (
            each
            for each in findings.empty_answers
            if each.building == back.building and each.owner is back.owner
            if back.tile in each.bait and each.election > back.at // PLACEMENTS
        ),
        None,
    )
