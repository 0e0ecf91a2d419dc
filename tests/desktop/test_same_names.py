"""Two players of one name are told apart by their sides, wherever names tell sides apart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.conftest import Starter
from tests.desktop.support.positions import AT_ONE_SCREEN, resume
from tests.desktop.support.program import Program
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import seats_of, shown_names
from tyrus_desktop.engine.tiles import Side

ADA = {**AT_ONE_SCREEN, "Ivory": "Ada", "Brown": "ada "}
NAMES = {"en": ("Ada (Ivory)", "ada (Brown)"), "fr": ("Ada (Beige)", "ada (Marron)")}


@pytest.mark.parametrize("language", NAMES)
def test_namesakes_are_told_apart_at_the_end_and_in_the_shared_text(
    start: Starter, store: QSettings, language: str
) -> None:
    store.setValue("language", language)
    screen = start()
    resume(screen, None, headers=ADA)
    screen.wait_for(Phase.OVER)
    assert tuple(screen.game.names.values()) == NAMES[language]
    told = " ".join(screen.texts())
    assert NAMES[language][1] in told  # Brown won.
    shared = screen.application.library.sharing
    shared.shareTable()
    assert all(name in shared.text for name in NAMES[language])
    assert all(name in shared.picture["players"] for name in NAMES[language])
    shared.setNamed(False)
    assert "ada" not in shared.text.casefold().replace("granada", "")


def test_a_person_called_like_the_opponent_is_told_from_it(program: Program) -> None:
    headers = {"Ivory": "Lidana", "IvoryPlayer": "person", "BrownPlayer": "computer senator"}
    assert shown_names(seats_of(headers)) == {
        Side.IVORY: "Lidana (Ivory)",
        Side.BROWN: "Lidana (Brown)",
    }


def test_other_names_stay_as_they_are(program: Program) -> None:
    assert list(shown_names(seats_of(AT_ONE_SCREEN)).values()) == ["Claire", "Denis"]
    assert list(shown_names(seats_of({})).values()) == ["Ivory", "Brown"]


def test_a_player_that_the_program_does_not_offer_keeps_its_name() -> None:
    headers = {
        "Ivory": "beginner",
        "IvoryPlayer": "computer beginner",
        "Brown": "archon",
        "BrownPlayer": "computer archon",
    }
    seats = seats_of(headers)
    assert list(shown_names(seats).values()) == ["beginner", "Melkara"]
    assert [seat.step for seat in seats.values()] == [0, 8]
