"""Answers to keys are shown and announced, until they are no longer true."""

from tests.desktop.support.items import everything, keep
from tests.desktop.support.positions import TURN, resume
from tests.desktop.support.screen import Key, Screen, press
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.engine.tiles import Side


def asked(screen: Screen, *pressed: Key) -> str:
    """Press keys; return the answer, which must be shown in the window too."""
    announcements = screen.listen()
    press(screen, *pressed)
    screen.qtbot.waitUntil(lambda: announcements[-1] in screen.texts())
    return announcements[-1]


def all_texts(screen: Screen) -> set[str]:
    """Return the texts of all items, hidden ones too."""
    return {item.property("text") for item in everything(screen.window.contentItem())}


def test_status_and_contents_keys_describe_the_game(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    resume(screen, TURN)
    hand = asked(screen, Key.Key_L)
    assert hand.startswith("Ivory’s hand: ")
    assert hand.count(",") == len(screen.game.view().hand) - 1
    for key, building in ((Key.Key_A, 0), (Key.Key_E, 5)):
        told = asked(screen, key)
        here = [s for s in screen.game.view().standing if s.building.profession == building % 3]
        mine = [s for s in here if s.building.side is (Side.IVORY, Side.BROWN)[building // 3]]
        hidden = [s for s in mine if s.tile is None]
        assert told.startswith(("Ivory’s citadel. ", "Brown’s temple. ")[building > 0])
        assert ("enemy tile" in told) == bool(hidden)
        assert asked(screen, Key.Key_L) == told
    assert not screen.game.referee.placements[TURN:]
    where = asked(screen, Key.Key_1, Key.Key_I)
    row = screen.models.players.rows[0]
    for part in (
        "Election\u00a07:",
        screen.state.prompt,
        f"You: {row.hand_size}\u00a0tiles in hand",
        f" {screen.models.players.rows[1].player_name}: ",
        f"{row.representatives}\u00a0representatives.",
        "Holding ",
        "Pointing at ",
    ):
        assert part in where
    resume(screen, TURN - 6)  # Another game clears the answer.
    assert not screen.shows("notice")
    assert where not in all_texts(screen)


def test_spoken_answers_name_both_players_and_hide_curtained_tiles(screen: Screen) -> None:
    press(screen, Key.Key_Escape)
    screen.table.start({Side.IVORY: Seat(""), Side.BROWN: Seat("Denis")}, Side.IVORY)
    screen.wait_for(Phase.CURTAIN)
    press(screen, Key.Key_Tab)
    for key in (Key.Key_L, Key.Key_A):
        assert asked(screen, key) == "The curtain is closed. Ivory, your turn."
    assert "tile" not in asked(screen, Key.Key_I).replace("tiles in hand", "")
    screen.take_seat()
    where = asked(screen, Key.Key_I)
    assert " Ivory: 9\u00a0tiles in hand, 21 in reserve. 0\u00a0representatives. " in where
    assert " Brown, Denis: 9\u00a0tiles in hand" in where
    told = asked(screen, Key.Key_L)
    assert told.startswith("Ivory’s hand: ")
    screen.place(screen.choose())
    screen.wait_for(Phase.CURTAIN)
    assert told not in all_texts(screen)


def test_spoken_answer_disappears_at_the_next_event(playing: Screen) -> None:
    told = asked(playing, Key.Key_L)
    assert asked(playing, Key.Key_I) != told
    assert told not in playing.texts()
    for event in (Key.Key_1, Key.Key_Escape, None):  # A tile is held, put down, placed.
        asked(playing, Key.Key_L)
        keep(playing.item("notice"))
        playing.drag_tile(2, 4) if event is None else press(playing, event)
        playing.qtbot.waitUntil(lambda: not playing.shows("notice"))
