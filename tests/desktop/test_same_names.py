"""Two players of one name are told apart by their sides."""

from __future__ import annotations

from tests.desktop.support.positions import AT_ONE_SCREEN, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import seats_of, shown_names

ADA = {**AT_ONE_SCREEN, "Ivory": "Ada", "Brown": "ada "}
NAMES = {"en": ("Ada (Ivory)", "ada (Brown)"), "fr": ("Ada (Beige)", "ada (Marron)")}


def test_namesakes_are_told_apart_at_the_end_and_when_shared(reused_screen: Screen) -> None:
    screen = reused_screen
    resume(screen, None, headers=ADA)
    screen.wait_for(Phase.OVER)
    shared = screen.application.library.sharing
    for language, names in NAMES.items():
        screen.controller.setLanguage(language)
        assert tuple(screen.game.names.values()) == names
        assert names[1] in " ".join(screen.texts())  # Brown won.
        shared.shareTable()
        assert all(name in shared.text for name in names)
        assert all(name in shared.picture["players"] for name in names)
    shared.setNamed(False)
    assert "ada" not in shared.text.casefold().replace("granada", "")
    shared.setNamed(True)
    screen.controller.setLanguage("en")


def test_only_equal_names_get_their_sides(program: Program) -> None:
    senator = {"Ivory": "Lidana", "IvoryPlayer": "person", "BrownPlayer": "computer senator"}
    unknown = {
        "Ivory": "beginner", "IvoryPlayer": "computer beginner",
        "Brown": "archon", "BrownPlayer": "computer archon",
    }  # fmt: skip
    for headers, names in (
        (senator, ["Lidana (Ivory)", "Lidana (Brown)"]),
        (AT_ONE_SCREEN, ["Claire", "Denis"]),
        ({}, ["Ivory", "Brown"]),
        (unknown, ["beginner", "Melkara"]),  # The program does not offer a beginner.
    ):
        assert list(shown_names(seats_of(headers)).values()) == names
    assert [seat.step for seat in seats_of(unknown).values()] == [0, 8]
