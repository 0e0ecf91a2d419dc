"""The strength card: the measured scores of the levels and the habits of the styles."""

from __future__ import annotations

from math import floor

from tests.desktop.gallery import DIALOGS, dialog
from tests.desktop.screen import Screen
from tyrus_desktop.players import strength


def test_the_strength_card_shows_every_score_and_habit(screen: Screen) -> None:
    dialog(screen, *DIALOGS["strength"])
    texts = screen.texts()
    card = strength.load()
    for number, level in enumerate(card.levels):
        assert f"{round(level.elo)} ± {round(level.margin)}" in texts
        assert any(text.startswith(f"{number + 1} · ") for text in texts)
        # Halves go up, as the screen has them.
        assert all(str(floor(100 * share + 0.5)) in texts for share in level.scores.values())
    assert {"Alepa", "Pyrgo", "Skiro", "Obolo", "Dromi"} <= {*texts}
