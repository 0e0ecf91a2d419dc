"""The strength card: first in words, then the measured figures, all made from `strength.json`."""

from __future__ import annotations

from dataclasses import replace
from math import floor

import pytest
from PySide6.QtCore import QSettings

from tests.desktop.conftest import Starter
from tests.desktop.gallery import DIALOGS, dialog, strength_details
from tests.desktop.screen import Screen, seen
from tests.desktop.test_layout import faults
from tyrus_desktop.desktop.bridge.strength import ATTACKS, Strength
from tyrus_desktop.players import keys, strength


def test_the_card_begins_with_the_best_attack_and_a_sentence_for_everybody(
    screen: Screen,
) -> None:
    dialog(screen, *DIALOGS["strength"])
    attacks = [each for each in strength.load().rivals if each.level == keys.STRONGEST]
    best = max(each.share[0] for each in attacks)
    assert screen.item("bestAttack").property("text") == (
        f"The best attack we know takes {100 * best:.0f} games of 100\u00a0from Melkara."
    )
    sentences = [each for each in screen.items("inWords") if seen(each)]
    assert len(sentences) == len(keys.LADDER) + len(keys.CHARACTERS)
    assert not any("±" in text or "Elo" in text for text in screen.texts())


def test_the_details_show_every_score_habit_and_attack(screen: Screen) -> None:
    strength_details(screen)
    texts = screen.texts()
    card = strength.load()
    for number, level in enumerate(card.levels):
        assert f"{round(level.elo)} ± {round(level.margin)}" in texts
        assert any(text.startswith(f"{number + 1} · ") for text in texts)
        # Halves go up, as the screen has them.
        assert all(str(floor(100 * share + 0.5)) in texts for share in level.scores.values())
        assert f"{100 * level.rates['useless'][0]:.1f}%" in texts
    assert {"Alepa", "Pyrgo", "Skiro", "Obolo", "Dromi"} <= {*texts}
    for rival in card.rivals:
        share, low, high = (f"{100 * each:.0f}" for each in rival.share)
        assert f"{share}% ({low}\u00a0to\u00a0{high})" in texts
    assert not screen.shows("bestAttack")


def test_every_attack_of_the_card_has_words() -> None:
    assert {each.key for each in strength.load().rivals} == {*ATTACKS}


def test_a_changed_card_changes_the_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the card is written down."""
    card, shown = strength.load(), Strength()
    before = [shown.bestAttack, *shown.levelsInWords, *shown.stylesInWords]
    rivals = tuple(replace(each, share=(0.9, 0.8, 0.95)) for each in card.rivals)
    plain, *styles = card.characters
    rates = dict.fromkeys(plain.rates, (0.99, 0.9, 1.0))
    characters = (plain, *(replace(each, rates=rates) for each in styles))
    levels = tuple(replace(each, scores=dict.fromkeys(each.scores, 0.98)) for each in card.levels)
    changed = replace(card, rivals=rivals, characters=characters, levels=levels)
    monkeypatch.setattr(strength, "load", lambda: changed)
    other = Strength()
    after = [other.bestAttack, *other.levelsInWords, *other.stylesInWords]
    assert all(one != two for one, two in zip(before, after, strict=True))
    assert after[0] == "The best attack we know takes 90 games of 100\u00a0from Melkara."


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_words_fit_without_scrolling(
    start: Starter, store: QSettings, language: str, size: tuple[int, int]
) -> None:
    store.setValue("language", language)
    screen = start(store)
    screen.window.resize(*size)
    screen.qtbot.waitUntil(lambda: screen.window.contentItem().width() == size[0])
    dialog(screen, *DIALOGS["strength"])
    screen.picture()
    flick = screen.item("bestAttack")
    while flick.property("scrolls") is None:
        parent = flick.parentItem()
        assert parent is not None
        flick = parent
    assert not flick.property("scrolls")
    assert not sorted(set(faults(screen)))
