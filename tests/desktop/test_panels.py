"""The table and the ledger show what the models and the state say, and follow every change."""

import re

from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtQuick import QQuickItem

from tests.desktop.support.colours import palette
from tests.desktop.support.items import everything, interfaces, read, seen
from tests.desktop.support.positions import (
    LAST_OF_EIGHTH,
    TURN,
    game,
    hold_computer,
    resume,
)
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.board import BUILDINGS
from tyrus_desktop.engine.events import GameStarted
from tyrus_desktop.engine.outcome import streak
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.engine.view import PlayerView


def texts(item: QQuickItem) -> list[str]:
    """Return the visible texts in an item, from left to right."""
    shown = [each for each in everything(item) if seen(each) and each.property("text")]
    shown.sort(key=lambda each: each.mapToScene(QPointF()).x())
    return [str(each.property("text")) for each in shown]


def from_above(item: QQuickItem) -> list[str]:
    """Return the visible texts in an item, from top to bottom."""
    shown = [each for each in everything(item) if seen(each) and each.property("text")]
    shown.sort(key=lambda each: each.mapToScene(QPointF()).y())
    return [str(each.property("text")) for each in shown]


def by_number(screen: Screen, component: str, name: str) -> list[QQuickItem]:
    return sorted(screen.components(component), key=lambda each: int(each.property(name)))


def test_table_and_ledger_show_the_state_of_the_game(screen: Screen) -> None:
    screen.state.settings.remarks = "off"  # A speech bubble covers a name.
    screen.state.settings.ledgerOpen = True
    screen.state.settings.leaf = "chart"
    for placements in (0, 8, 14, 26, TURN, TURN + 1, LAST_OF_EIGHTH):
        resume(screen, placements)
        hold_computer(screen)
        view = screen.game.view()
        assert_plates(screen, view)
        assert_canal(screen, view)
        assert_card(screen, view)
        assert_tallies(screen, view)
        assert_last_tile(screen, placements)
        if placements in (TURN, TURN + 1):
            to_play = [row.to_play for row in screen.models.players.rows]
            assert to_play == [placements == TURN, placements != TURN]


def assert_plates(screen: Screen, view: PlayerView) -> None:
    """Name plates show the reserve; the name of the side to play is golden."""
    gold = palette(screen).property("rackGold")
    assert isinstance(gold, QColor)
    for side, plate in zip(Side, by_number(screen, "NamePlate", "playerSide"), strict=True):
        assert f"{view.reserve} in reserve" in texts(plate)
        row = screen.models.players.rows[list(Side).index(side)]
        assert row.representatives == view.representatives(side)
        leader, length = streak(view.winners)
        assert row.streak_length == (length if leader is side else 0)
        (name,) = [i for i in everything(plate) if i.objectName() == "playerName"]
        assert (read(name, "color") == gold) == row.to_play


def assert_canal(screen: Screen, view: PlayerView) -> None:
    """Representatives wait before their buildings, or at the pier of the side that won them."""
    tokens = by_number(screen, "RepresentativeToken", "index")
    places = [token.mapToScene(QPointF(token.width() / 2, token.height() / 2)) for token in tokens]
    for kind in Profession:
        waiting = [t for t in tokens[3 * kind : 3 * kind + 3] if t.property("chartRow") < 0]
        assert len(waiting) == view.cards_left(kind) + (view.kind is kind)
        assert [bool(t.property("atStake")) for t in waiting].count(True) == (view.kind is kind)
    width = screen.window.width()
    for token, place in zip(tokens, places, strict=True):
        column = token.property("chartColumn")
        if token.property("chartRow") < 0:
            kind = token.property("elects")
            assert kind * width / 3 < place.x() < (kind + 1) * width / 3
        elif column == len(Side):
            assert place.x() > width, "no side won it: it lies at neither pier"
        else:
            near = column == screen.state.nearSide
            assert (place.x() > width / 2) == near
    counts = [view.representatives(side) for side in Side]
    shown = [(i.property("text"), i.isVisible()) for i in screen.items("wonCount")]
    assert shown == [(str(count), True) for count in counts]


def assert_card(screen: Screen, view: PlayerView) -> None:
    """The card shows the election in force, and the head of the ledger instead while it is open."""
    card, head = screen.components("ElectionCard")
    if head.property("letters") == 0:
        card, head = head, card
    kind = list(Profession).index(view.kind)
    assert screen.window.title() == f"Tyrus: election\u00a0{view.election}"
    title = f"Election\u00a0{view.election} of\u00a09"
    assert not card.isVisible()
    assert title in texts(head)
    assert_pips(screen, view)
    screen.state.settings.ledgerOpen = False
    pictures = [str(i.property("name")) for i in everything(card) if seen(i)]
    assert f"cards/{['citadel', 'market', 'temple'][kind]}" in pictures
    assert ["General", "Guildmaster", "High Priest"][kind] in texts(card)
    assert title in texts(card)
    assert_pips(screen, view)
    screen.state.settings.ledgerOpen = True


def assert_pips(screen: Screen, view: PlayerView) -> None:
    """Each election has a pip, in the wood of the side that won it."""
    pips = screen.visible_items("tablePip")
    winners = [pip.property("chartWinner") for pip in pips]
    order = [*Side, None]
    assert winners == [*(order.index(w) for w in view.winners), *[-1] * (9 - len(view.winners))]
    shapes = [pip.childItems()[0].rotation() for pip in pips]
    assert shapes == [45 * (winner == 2) for winner in winners], "nobody's is a diamond"


def assert_tallies(screen: Screen, view: PlayerView) -> None:
    """The chart shows Ivory's votes above Brown's, the panel the numbers of the last tally."""
    (chart,) = screen.components("Chart")
    lines = [i for i in everything(chart) if i.property("chartWinner") is not None]
    lines.sort(key=lambda line: int(line.property("number")))
    assert len(lines) == 9
    for tally, line in zip(view.tallies, lines, strict=False):
        numbers = [text for text in from_above(line) if text.isdigit()]
        assert numbers == [str(tally.number), str(tally.ivory.total), str(tally.brown.total)]
    for tally in view.tallies[-1:]:
        for side, row in zip(Side, screen.items("tallyLine"), strict=True):
            assert bool(row.property("won")) == (tally.winner is side)
            counted = tally.count(side)
            expected = (counted.votes, counted.blocks, counted.countered, counted.total)
            found = [re.sub(r"\D", "", text) for text in texts(row)]
            assert [*filter(None, found)] == [*map(str, expected)]


def assert_last_tile(screen: Screen, placements: int) -> None:
    """Only the tile placed last in this election has a pin."""
    pins = [pin for pin in screen.items("lastPlacedPin") if seen(pin)]
    tiles = {pin.parentItem().parentItem().parentItem() for pin in pins}
    assert len(tiles) == bool(placements % 6)
    for tile in tiles:
        assert tile.objectName() == "tile"
        building = game().placements[placements - 1].building
        assert tile.property("building") == BUILDINGS.index(building)


def test_coin_toss_shows_the_players_and_can_be_skipped(screen: Screen) -> None:
    screen.state.settings.speed = "slow"
    screen.application.script.get_pace = lambda: 1000.0  # No beat ends by itself.
    screen.table.start({Side.IVORY: Seat("Zoe"), Side.BROWN: Seat("", "archon")}, None)
    screen.qtbot.waitUntil(lambda: screen.components("TossCoin")[0].property("turns") > 1)
    assert screen.state.tossing
    for row, name in zip(screen.models.players.rows, ("Zoe", "Melkara"), strict=True):
        assert row.player_name == name
        assert (row.hand_size, row.reserve_size) == (0, 30)
        assert not row.to_play
    assert not screen.models.log.rows
    screen.controller.skip()
    screen.qtbot.waitUntil(lambda: not screen.state.tossing)
    assert GameStarted in [type(row.event) for row in screen.models.log.rows]


def test_memory_aid_strikes_out_revealed_tiles(screen: Screen, screen_reader: None) -> None:
    """It outlines the person's tiles that are not drawn yet. A setting switches the aid off."""
    screen.state.settings.ledgerOpen = True
    resume(screen, TURN)
    for setting, offered in (("never", 0), ("computer", 1), ("never", 0), ("always", 1)):
        screen.state.settings.memory = setting
        assert len(screen.visible_items("tilesTab")) == offered
        assert len(screen.components("MemoryPanel")) == offered
    view = screen.game.view()
    (panel,) = screen.components("MemoryPanel")
    cells = [i for i in everything(panel) if i.property("memorySide") is not None]
    assert len(cells) == 60
    outlined = 0
    for cell in cells:
        side = list(Side)[int(cell.property("memorySide"))]
        tile = Tile(Profession(cell.property("profession")), int(cell.property("value")))
        (caption,) = [i for i in everything(cell) if i.property("text") is not None]
        shown = tile in view.shown_tiles(side)
        assert read(caption, "font.strikeout") is shown
        own = {*view.hand, *(s.tile for s in view.standing if s.owner is view.side)}
        reserved = side is view.side and tile not in own and not shown
        assert cell.property("outlined") is reserved
        outlined += reserved
    assert outlined == view.reserve > 0

    def discarded() -> int:
        """Some screen readers list hidden items, too."""
        root = QAccessible.queryAccessibleInterface(screen.window)
        names = [each.text(QAccessible.Text.Name) for each in interfaces(root)]
        return sum(name.endswith("discarded") for name in names)

    assert discarded() == sum(len(tally.shown) for tally in view.tallies) > 0
    screen.state.settings.memory = "never"
    assert discarded() == 0


def test_end_of_game_marks_the_winner(screen: Screen) -> None:
    for name in ("streak", "draw"):
        resume(screen, None, name)
        screen.wait_for(Phase.OVER)
        winner = screen.state.winner
        faces = by_number(screen, "EndHero", "playerSide")
        assert [face.isVisible() for face in faces] == [winner != 1, winner != 0]
