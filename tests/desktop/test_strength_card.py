"""The strength card in words and in figures, all from `strength.json`."""

from dataclasses import replace
from math import floor

import pytest

from tests.desktop.gallery.dialogs import DIALOGS, dialog, strength_details
from tests.desktop.support.items import seen
from tests.desktop.support.legibility import faults
from tests.desktop.support.screen import Screen
from tyrus_desktop.desktop.bridge.people.opponent_strength import Strength
from tyrus_desktop.desktop.text import strength_texts as texts
from tyrus_desktop.players import keys, strength_card


def whole(share: float) -> str:
    """Return a share as a whole percentage; halves are rounded up, as on the screen."""
    return str(floor(100 * share + 0.5))


def test_strength_card_begins_with_best_attack_and_opponents_in_words(screen: Screen) -> None:
    dialog(screen, *DIALOGS["strength"])
    rivals = strength_card.load().rivals
    strongest = [each for each in rivals if each.level == keys.STRONGEST]
    best = max(each.share[0] for each in strongest)
    first = str(screen.item("bestAttack").property("text"))
    assert first.startswith("Even Melkara can be beaten: the best program built to do so wins ")
    assert first.endswith(f" {whole(best)}\u00a0games out of 100.")
    assert any(text.startswith("It is a program that thinks") for text in screen.texts())
    sentences = [each for each in screen.items("inWords") if seen(each)]
    assert len(sentences) == len(keys.LADDER) + len(keys.CHARACTERS)
    assert not any("±" in text or "Elo" in text for text in screen.texts())


def test_strength_card_details_show_every_figure(screen: Screen) -> None:
    card = strength_card.load()
    strength_details(screen)
    results = page(screen, 0)
    for number, level in enumerate(card.levels):
        margin = f" ± {round(level.margin)}" if number else ""
        assert f"{round(level.elo)}{margin}" in results
        assert any(text.startswith(f"{number + 1} · ") for text in results)
        assert all(whole(share) in results for share in level.scores.values())
    columns = [str(number + 1) for number in range(len(card.levels))]
    assert "|".join(["Elo", *columns]) in "|".join(results)
    figures = page(screen, 1)
    for level in card.levels:
        for name in ("read", "home", "away", "useless"):
            mean, low, high = level.rates[name]
            margin = f"{100 * mean:.1f} ± {50 * (high - low):.1f}%"
            assert (margin if low < high else f"{100 * mean:.0f}%") in figures
    least = min(level.rate_games for level in card.levels)
    assert any(f"at least {least}\u00a0games" in text for text in figures)
    assert {"Alepa", "Pyrgo", "Skiro", "Obolo", "Dromi"} <= {*page(screen, 2)}
    attacks = page(screen, 3)
    for rival in card.rivals:
        estimate = map(whole, rival.share)
        assert "{}% ({}\u00a0to\u00a0{})".format(*estimate) in attacks


def test_reading_text_states_the_measured_accuracy() -> None:
    lowest, *_, highest = strength_card.load().levels
    low, high = (
        replace(each, rates={**each.rates, "read": (share, share, share)})
        for each, share in ((lowest, 0.614), (highest, 0.876))
    )
    said = "you are right 61 times in 100\u00a0against Tella, 88 times against Melkara."
    assert said in texts.reading(low, high)
    assert {each.key for each in strength_card.load().rivals} == {*texts.ATTACKS}
    for level in strength_card.load().levels:
        assert min(level.rates[name][1] for name in ("read", "home", "away")) > 0.5


def test_changed_measurements_change_the_strength_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    card, shown = strength_card.load(), Strength()
    before = [shown.bestAttack, *shown.levelsInWords, *shown.stylesInWords]
    rivals = tuple(
        replace(each, share=(0.9 if each.key == "asking" else 0.8, 0.7, 0.95))
        for each in card.rivals
    )
    plain, *styles = card.characters
    rates = dict.fromkeys(plain.rates, (0.99, 0.9, 1.0))
    characters = (plain, *(replace(each, rates=rates) for each in styles))
    levels = tuple(replace(each, scores=dict.fromkeys(each.scores, 0.98)) for each in card.levels)
    changed = replace(card, rivals=rivals, characters=characters, levels=levels)
    monkeypatch.setattr(strength_card, "load", lambda: changed)
    other = Strength()
    after = [other.bestAttack, *other.levelsInWords, *other.stylesInWords]
    assert all(one != two for one, two in zip(before, after, strict=True))
    assert (
        after[0] == "Even Melkara can be beaten: the best program built to do so wins"
        " 90\u00a0games out of 100."
    )
    assert "knows how Melkara would play any hand" in other.bestAttacker
    assert next(row["name"] for row in other.attacks) in other.bestAttacker
    against = [row["against"] for row in other.attacks]
    assert against == sorted(against, key=lambda name: name != "Melkara")


def test_strength_card_omits_missing_attack_on_the_strongest_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No attack is known after the strongest level changes, until it is measured again."""
    card = strength_card.load()
    beginner = tuple(each for each in card.rivals if each.level != keys.STRONGEST)
    monkeypatch.setattr(strength_card, "load", lambda: replace(card, rivals=beginner, exploiter={}))
    shown = Strength()
    assert (shown.bestAttack, shown.bestAttacker) == ("", "")
    assert [row["against"] for row in shown.attacks] == ["Tella"] * len(beginner)


def test_strength_card_is_legible_in_words_and_details(screen: Screen) -> None:
    screen.controller.setLanguage("fr")
    screen.resize(1024, 640)
    strength_details(screen)
    for index in range(4):
        page(screen, index)
        assert not sorted(set(faults(screen)))


def page(screen: Screen, index: int) -> list[str]:
    """Open a page of the details, and return the texts."""
    screen.item("page").setProperty("current", index)
    screen.picture()
    return screen.texts()
