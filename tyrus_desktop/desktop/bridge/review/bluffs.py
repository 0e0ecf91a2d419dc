"""The bluff cards of a review for QML: who believed whom, and what that cost.

They name faces, so they are shown only with all tiles face up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.replay.replay import Replay
from tyrus_desktop.desktop.bridge.review.pins import placed_at
from tyrus_desktop.desktop.enums import SIDES
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.replay.lens import Lens
from tyrus_desktop.desktop.text import bluffs as texts
from tyrus_desktop.desktop.text.slips import not_yet
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.tiles import Side, Tile

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.replay import TableReplay
    from tyrus_desktop.review.bluffs import Bluff, EmptyAnswer
    from tyrus_desktop.review.findings import Findings

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

Story = tuple[str, str]
"""A title and a text."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card, the index of its moment, and the tiles that it is about."""

    position: int
    owner: Side
    tiles: tuple[Tile, ...]
    tell: Callable[[], Story]
    """Returns the title and the text, in the current language."""


@QmlElement
@QmlUncreatable("The review makes it.")
class Bluffs(QObject):
    """The best concealment, the best read, and the costliest answer to nothing."""

    changed = Signal()

    def __init__(
        self,
        table: Table,
        replay: Replay,
        findings: Callable[[], Findings | None],
        parent: QObject | None = None,
    ) -> None:
        """`findings` returns what the review says so far; call `follow` when that changes."""
        super().__init__(parent)
        self._table, self._replay, self._findings = table, replay, findings
        self._cards: list[Card] = []
        self._said = ""
        self._chosen = 0
        replay.changed.connect(self.follow)

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
        return self._card.tell()[0] if self._card else ""

    @Property(str, notify=changed)
    def text(self) -> str:
        return self._card.tell()[1] if self._card else ""

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

    @Slot()
    def next(self) -> None:
        """Show the next card's moment with all tiles face up, or say that there is none."""
        replay = self._table.replay
        if replay is None or not replay.over:
            return
        if not self._cards:
            findings = self._findings()
            done = findings is not None and findings.done == 1
            self._replay.answered.emit(texts.none() if done else not_yet())
            return
        here = self._cards.index(self._card) if self._card else -1
        self._chosen = (here + 1) % len(self._cards)
        self._replay.showFaceUp(self._cards[self._chosen].position)

    def follow(self) -> None:
        """Follow the replay and the review."""
        self._cards = list(self._found())
        self.changed.emit()
        said = f"{self.title}. {self.text}" if self._card else ""
        if said != self._said:
            self._said = said
            if said:
                self._replay.announced.emit(said)

    @property
    def _open(self) -> bool:
        replay = self._table.replay
        return replay is not None and replay.over and replay.lens is Lens.ALL

    @property
    def _card(self) -> Card | None:
        replay = self._table.replay
        at = replay.moment.index if replay is not None and self._open else -1
        ordered = [*self._cards[self._chosen :], *self._cards]  # Two may share a moment.
        return next((card for card in ordered if card.position == at), None)

    def _found(self) -> list[Card]:
        findings, replay = self._findings(), self._table.replay
        if findings is None or replay is None or not replay.over:
            return []
        hidden = next((each for each in findings.bluffs if each.cost > 0), None)
        seen = next((each for each in findings.bluffs if each.cost < 0), None)
        answer = next(iter(findings.empty_answers), None)
        found = []
        if hidden is not None:
            fact = _drawn(hidden, findings)
            found.append(self._of_back(replay, hidden, texts.concealment, fact))
        if seen is not None:
            found.append(self._of_back(replay, seen, texts.read, None))
        if answer is not None:
            at = placed_at(replay, PLACEMENTS * answer.election - 1)
            tell = _telling(texts.answer, lambda: texts.wasted(answer))
            found.append(Card(at, answer.owner, answer.bait, tell))
        return found

    def _of_back(
        self,
        replay: TableReplay,
        bluff: Bluff,
        title: Callable[[], str],
        fact: EmptyAnswer | None,
    ) -> Card:
        game, back = self._table.game, bluff.back
        assert game is not None
        voices = game.voices.at(back.at + 1)
        tell = _telling(title, lambda: texts.believed(bluff, fact, voices))
        return Card(placed_at(replay, back.at), back.owner, (back.tile,), tell)


def _telling(title: Callable[[], str], text: Callable[[], str]) -> Callable[[], Story]:
    return lambda: (title(), text())


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
