"""Sentences about a tally, on its stage and for a screen reader."""

import re

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.desktop.support.positions import AT_ONE_SCREEN, whole_game
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Key, Screen
from tests.desktop.support.tallies import BLUFFED, go_on, goes_on_alone, place_last, wait_for_stop
from tests.readers import full_state
from tyrus_desktop.desktop.models.tally_model import Stop
from tyrus_desktop.desktop.stage import script
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.tiles import Side


def test_tally_names_the_leader_then_the_winner(program: Program) -> None:
    said: list[str] = []
    place_last(program)
    model = program.models.tally
    model.changed.connect(lambda: said.append(model.standing))
    wait_for_stop(program, Stop.TURN)
    assert model.stakes == "You have won two in a row: a third ends the game."
    assert said[0].startswith("Tied; 6\u00a0tiles left to turn over.")
    assert said[-1] == "You lead, 5\u00a0to\u00a00; one tile left to turn over."
    go_on(program)
    wait_for_stop(program, Stop.NEXT)
    assert "All tiles are turned over: 9\u00a0to\u00a05." in said
    assert said[-1] == "The Councillor wins the election for High Priest, 9\u00a0to\u00a05."
    place_last(program, at=BLUFFED)
    wait_for_stop(program, Stop.NEXT)
    assert model.standing == (
        "The Councillor wins the election for Merchant Guildmaster, 7\u00a0to\u00a00.\n"
        "The Councillor bluffed with one tile."
    )
    program.controller.setLanguage("fr")
    assert model.standing == (
        "La Conseillère gagne l’élection du chef des marchands, 7\u00a0à\u00a00.\n"
        "La Conseillère a bluffé avec une tuile."
    )
    program.controller.setLanguage("en")
    place_last(program, headers=AT_ONE_SCREEN)
    wait_for_stop(program, Stop.TURN)
    assert model.stakes == "Claire has won two in a row: a third ends the game."


ENDS = {
    "streak": ("Third in a row. You win the game.", "Troisième d’affilée. Vous gagnez la partie."),
    "five": (
        "Fifth representative. Lidana wins the game.",
        "Cinquième représentant. Lidana gagne la partie.",
    ),
    "majority": (
        "Nine elections, 4\u00a0to\u00a03. You win the game.",
        "Neuf élections, 4\u00a0à\u00a03. Vous gagnez la partie.",
    ),
    "tiles": (
        "Tied, 3\u00a0to\u00a03. The last three tiles decide.",
        "Égalité, 3\u00a0à\u00a03. Les trois dernières tuiles décident.",
    ),
    "draw": (
        "Tied, 4\u00a0to\u00a04. The last three tiles decide.",
        "Égalité, 4\u00a0à\u00a04. Les trois dernières tuiles décident.",
    ),
}


def test_verdict_says_how_it_ends_the_game(program: Program) -> None:
    """It doesn't tell who has the higher last tiles, which nobody has shown yet."""
    models = program.models
    for name, (english, french) in ENDS.items():
        tallies = full_state(whole_game(name)).tallies
        for language, sentence in (("en", english), ("fr", french)):
            program.controller.setLanguage(language)
            models.address(Voices({Side.IVORY: "Claire", Side.BROWN: "Lidana"}, Side.IVORY))
            for until in range(1, len(tallies) + 1):
                models.show_tally(tallies[:until], on_stage=True)
                assert models.tally.ends == (until == len(tallies))
            assert models.tally.standing == sentence
        models.tally.begin(tallies[-1], tuple(each.winner for each in tallies[:-1]))
        assert not models.tally.ends
    models.address(Voices.by_sides())
    models.show_tally(full_state(whole_game("streak")).tallies)
    assert models.tally.standing == "Troisième d’affilée. Beige gagne la partie."


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Report a screen reader, which presses keys as soon as a stop begins."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(script, "DEAF_MS", 0)


def test_space_key_turns_one_tile_with_a_screen_reader(screen: Screen, reader: None) -> None:
    heard = screen.listen()
    place_last(screen, "run", BLUFFED)
    screen.activate()
    for backs in range(5, 0, -1):
        wait_for_stop(screen, Stop.TURN)
        assert screen.models.tally.backs == backs
        named = [
            text
            for text in heard
            if re.search("You 0, the Councillor |[Vv]ous.*la Conseillère", text)
        ]
        assert len(named) == 5 - backs
        assert not any(" wins a" in text for text in heard)
        if backs == 2:
            screen.controller.setLanguage("fr")
        screen.qtbot.wait(2)
        QTest.keyClick(screen.window, Key.Key_Space)
        screen.qtbot.waitUntil(lambda left=backs: screen.models.tally.backs < left)  # type: ignore[misc]
    wait_for_stop(screen, Stop.NEXT)
    opening = (
        "You have won two in a row: a third ends the game. Tied; 5\u00a0tiles left to turn over."
    )
    assert heard.count(opening) == 1
    assert re.match(r"La Conseillère, \d+\u00a0marchand", heard[-2])
    won = "La Conseillère gagne l’élection du chef des marchands, 7\u00a0à\u00a00. "
    assert heard[-1].startswith(won)


def test_enter_key_turns_all_tiles_with_a_screen_reader(screen: Screen, reader: None) -> None:
    heard = screen.listen()
    place_last(screen, "run", BLUFFED)
    wait_for_stop(screen, Stop.TURN)
    screen.activate()
    screen.qtbot.wait(2)
    QTest.keyClick(screen.window, Key.Key_Return)
    wait_for_stop(screen, Stop.NEXT)
    assert not any("You 0, the Councillor " in text for text in heard)
    won = "The Councillor wins the election for Merchant Guildmaster, 7\u00a0to\u00a00. "
    assert heard[-1].startswith(won)
    assert not goes_on_alone(screen)
