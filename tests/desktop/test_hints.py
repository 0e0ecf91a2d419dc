"""Hints: while a tile is hovered or held, each building shows its effect there, and when."""

from itertools import product

from tests.desktop.support.items import everything, in_window, seen
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.board import BUILDINGS, Building, Placement
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tiles import Profession, Side, Tile
from tyrus_desktop.referee import Referee

S, M, P = Profession
HEADERS = {"IvoryPlayer": "person", "BrownPlayer": "computer greedy"}

AT_HOME = {
    S: {S: "votes", M: "bluff", P: "counters"},
    M: {S: "counters", M: "votes", P: "bluff"},
    P: {S: "bluff", M: "counters", P: "votes"},
}
"""The rulebook's reminder of powers, by the building's kind and the tile's profession."""

AT_THE_ENEMYS = {S: "M", M: "P", P: "S"}
"""Whose tiles block in the enemy's building of this kind."""


def word(tile: Profession, building: Building, owner: Side) -> str:
    """Return the role of a tile in a building by the rulebook's table."""
    if building.side is owner:
        return AT_HOME[building.profession][tile]
    blocker = "SMP".index(AT_THE_ENEMYS[building.profession])
    return "blocks" if tile == blocker else "bluff"


def position(elections: tuple[Profession, ...], election: int) -> Record:
    """Return a game at the start of an election, with no tile in a building that counts later.

    Ivory, who begins, always has all three professions in hand.
    """
    order = [Tile(profession, value) for value in range(1, 11) for profession in Profession]
    deal = Deal(Side.IVORY, elections, tuple(order), tuple(order))
    referee = Referee(deal)
    while (view := referee.view(Side.IVORY)).election < election:
        assert view.to_play is not None
        mine = referee.view(view.to_play).hand
        most = max(Profession, key=[t.profession for t in mine].count)
        tile = next(tile for tile in mine if tile.profession is most)
        referee.play(view.to_play, Placement(tile, Building(view.to_play, view.kind)))
    if view.to_play is Side.BROWN:
        tile = referee.view(Side.BROWN).hand[0]
        referee.play(Side.BROWN, Placement(tile, Building(Side.BROWN, view.kind)))
    return referee.record(HEADERS)


def hint(screen: Screen, building: int) -> list[str] | None:
    """Return the texts of a building's hint, or None."""
    for item in everything(screen.plot(building)):
        if item.objectName() == "hint" and seen(item):
            texts = [each.property("text") for each in everything(item) if seen(each)]
            return [text for text in texts if text]
    return None


def hover(screen: Screen, profession: Profession) -> None:
    hand = screen.game.view().hand
    slot = next(i for i, tile in enumerate(hand) if tile.profession is profession)
    screen.point_at(screen.hand_tile(slot))


IN_FORCE = "in this election"
NOTHING, CLOSED = "does not count", "no election left"
TWO, THREE = "later (2\u00a0left)", "later (3\u00a0left)"

CASES = {
    # At the first election one kind is current, and three of each other kind are to come.
    "first": ((S, M, P, S, M, P, S, M, P), 1, {S: IN_FORCE, M: THREE, P: THREE}),
    # All three elections of soldiers are over.
    "closed": ((S, M, S, P, S, P, M, P, M), 6, {S: CLOSED, M: TWO, P: IN_FORCE}),
    # The last of its kind is current, and not closed before it is counted.
    "last": ((S, M, S, P, S, P, M, P, M), 5, {S: IN_FORCE, M: TWO, P: TWO}),
}


def test_hovered_tile_shows_its_role_in_every_building(screen: Screen) -> None:
    for case, profession in product(CASES, Profession):
        elections, election, when = CASES[case]
        screen.table.resume(position(elections, election))
        screen.wait_for(Phase.PERSON)
        hover(screen, profession)
        for index, building in enumerate(BUILDINGS):
            expected = word(profession, building, Side.IVORY)
            time = when[building.profession]
            if time == CLOSED:
                expected = "bluff"
            elif expected == "bluff":
                time = NOTHING
            shown = hint(screen, index)
            assert shown is not None
            assert shown[0] == expected, building
            assert shown[1].startswith(time), building
        screen.point_at(screen.item("prompt"))
        assert [hint(screen, index) for index in range(6)] == [None] * 6
    screen.table.start({Side.IVORY: Seat("x", "greedy"), Side.BROWN: Seat("Denis")}, Side.BROWN)
    screen.wait_for(Phase.PERSON)
    for profession in {tile.profession for tile in screen.game.view().hand}:
        hover(screen, profession)
        for index, building in enumerate(BUILDINGS):
            shown = hint(screen, index)
            assert shown is not None
            assert shown[0] == word(profession, building, Side.BROWN)


def test_hints_stay_while_a_tile_is_hovered_or_held(playing: Screen) -> None:
    playing.point_at(playing.hand_tile(0, side=1))  # Not for the enemy's tiles.
    assert [hint(playing, index) for index in range(6)] == [None] * 6
    tile = playing.hand_tile(0)
    playing.take(tile)
    playing.move(playing.middle(tile), playing.middle(playing.plot(1)))
    carried = playing.item("carriedHint")  # Above the tile, which would cover the building's own.
    assert hint(playing, 1) is None
    assert hint(playing, 0) is not None
    assert in_window(carried).bottom() < in_window(tile).center().y()
    assert in_window(carried).height() > 1.25 * playing.visible_items("hint")[0].height()
    playing.release(playing.middle(playing.item("prompt")))
    assert hint(playing, 0) is None
    assert not playing.shows("carriedHint")
    playing.click(playing.hand_tile(0))
    playing.point_at(playing.plot(3))
    assert hint(playing, 3) is not None
