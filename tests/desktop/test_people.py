"""The opponents: portraits, manners, strength in words, names and what they say."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tyrus_desktop import paths
from tyrus_desktop.desktop.story.remark_occasions import Occasion
from tyrus_desktop.desktop.text import people, words
from tyrus_desktop.desktop.text import strength_texts as texts
from tyrus_desktop.desktop.text.opponent_words import OPPONENTS
from tyrus_desktop.desktop.text.people import FACELESS, portrait
from tyrus_desktop.desktop.text.remark_texts import NOBODY, line
from tyrus_desktop.engine.outcome import ELECTIONS
from tyrus_desktop.players import keys, strength_card
from tyrus_desktop.players.levels import CHARACTER_PLAYERS, LADDER_PLAYERS, Judgement, Strategy
from tyrus_desktop.players.traits import SearchSettings, Skills, Traits

EVERYBODY = (*keys.LADDER, *keys.CHARACTERS)
SIZE = (48, 56)
"""The smallest size of a portrait, in pixels."""

DIFFERENT = 0.14
"""The least share of pixels in which two outlines differ; the closest two have 0.145."""


# Portraits


def drawn(name: str) -> QImage:
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    QSvgRenderer(str(paths.resources() / "people" / f"{name}.svg")).render(painter)
    painter.end()
    return image


def outline(name: str) -> list[bool]:
    """Return for each pixel whether the person covers it."""
    image = drawn(name)
    ground = image.pixelColor(0, SIZE[1] // 2 - 1)

    def differs(colour: QColor) -> bool:
        red, green = colour.red() - ground.red(), colour.green() - ground.green()
        return abs(red) + abs(green) + abs(colour.blue() - ground.blue()) > 24

    width, height = SIZE
    return [differs(image.pixelColor(x, y)) for y in range(height) for x in range(width)]


def test_portraits_have_distinct_silhouettes(qapp: object) -> None:
    outlines = {name: outline(name) for name in (*EVERYBODY, FACELESS)}
    for one, other in combinations(outlines, 2):
        pairs = list(zip(outlines[one], outlines[other], strict=True))
        share = sum(a != b for a, b in pairs) / len(pairs)
        assert share > DIFFERENT, (one, other, share)


def test_each_opponent_has_a_portrait_and_simple_players_share_one() -> None:
    assert [portrait(key) for key in EVERYBODY] == list(EVERYBODY)
    assert {portrait(key) for key in keys.SIMPLE} == {FACELESS}
    assert portrait(None) == ""


# Manners


def rate(card: strength_card.StrengthCard, key: str, habit: str) -> strength_card.Estimate:
    (found,) = [each.rates[habit] for each in card.characters if each.key == key]
    return found


def skills(key: str) -> Skills:
    player = LADDER_PLAYERS[key]
    assert isinstance(player, Judgement)
    return player.skills


def strategy(key: str) -> Strategy:
    player = LADDER_PLAYERS[key]
    assert isinstance(player, Strategy)
    return player


def search(key: str) -> SearchSettings:
    found = strategy(key).search
    assert found is not None
    return found


def more(habit: str, key: str, factor: float) -> Callable[[strength_card.StrengthCard], bool]:
    """Claim that a style has a habit more often than the strongest level, by this factor."""

    def holds(card: strength_card.StrengthCard) -> bool:
        styled, plain = rate(card, key, habit), rate(card, keys.STRONGEST, habit)
        return styled[1] > plain[2] and styled[0] > factor * plain[0]

    return holds


CLAIMS: Mapping[str, Callable[[strength_card.StrengthCard], bool]] = {
    "citizen": lambda _: skills("citizen").memory == 0,
    "herald": lambda _: skills("herald").memory == 1,
    "scribe": lambda _: skills("scribe").memory == 2 and not skills("scribe").counting,
    "tribune": lambda _: skills("tribune").counting and not skills("tribune").thrift,
    "magistrate": lambda _: (
        skills("magistrate").memory == ELECTIONS and (skills("magistrate").thrift > 0)
    ),
    "senator": lambda _: strategy("senator").traits == Traits(attention=0.9, memory=5),
    "consul": lambda _: (
        search("consul").value_temperature > search("archon").value_temperature
        and search("archon") == replace(search("consul"), value_temperature=0.02)
    ),
    "archon": lambda _: LADDER_PLAYERS["archon"].search is not None,
    "bluffer": more("bluff", "bluffer", 5),
    "rampart": more("counter", "rampart", 1.5),
    "saboteur": more("block", "saboteur", 1.5),
    "miser": lambda card: (
        rate(card, "miser", "spend")[2] < rate(card, keys.STRONGEST, "spend")[1]
        and rate(card, "miser", "spend")[0] < rate(card, keys.STRONGEST, "spend")[0] / 1.5
    ),
    "sprinter": more("chase", "sprinter", 1.25),
}


def test_opponent_descriptions_match_settings_and_measurements() -> None:
    """If this test fails after a level has changed, change its line in `text/people.py` too."""
    card = strength_card.load()
    assert list(CLAIMS) == [*LADDER_PLAYERS, *CHARACTER_PLAYERS]
    for key, claim in CLAIMS.items():
        assert claim(card), str(OPPONENTS[key].manner)
    for key, habit in (("rampart", "counter"), ("saboteur", "block")):
        others = [rate(card, each, habit)[2] for each in keys.CHARACTERS if each != key]
        assert rate(card, key, habit)[1] > max(others)


# Strength


def level_card(key: str, score: float) -> strength_card.LevelCard:
    below = keys.LADDER[keys.step(key) - 2]
    return strength_card.LevelCard(key, 1500, 10, 100, 10, {keys.LADDER[0]: 0.914, below: score})


def test_strength_text_of_a_level_matches_its_scores(speak: Callable[[str], None]) -> None:
    speak("en")
    for score, how in (
        (0.52, "Plays about as well as Bybla."),
        (0.58, "Beats Bybla in six games out of ten."),
        (0.63, "Beats Bybla in six games out of ten."),
        (0.64, "Beats Bybla in two games out of three."),
        (0.68, "Beats Bybla in two games out of three."),
        (0.70, "Beats Bybla in seven games out of ten."),
        (0.83, "Beats Bybla in eight games out of ten."),
        (0.97, "Nearly always beats Bybla."),
    ):
        said = texts.level_strength(level_card("tribune", score))
        assert said == f"{how} Wins 91\u00a0games out of 100\u00a0against Tella."
    # A score near 100 is not given as a figure: two of them differ by chance alone.
    card = replace(level_card("tribune", 0.6), scores={"scribe": 0.6, "citizen": 0.96})
    said = texts.level_strength(card)
    assert said == "Beats Bybla in six games out of ten. Nearly always beats Tella."
    assert texts.level_strength(level_card("herald", 0.6)) == "Beats Tella in six games out of ten."
    said = texts.level_strength(level_card(keys.STRONGEST, 0.7))
    assert said.startswith("The strongest of the levels. Beats Kadris in seven games out of ten.")
    for level in strength_card.load().levels[1:]:
        below = keys.LADDER[keys.step(level.key) - 2]
        even = texts.level_strength(replace(level, scores={**level.scores, below: 0.5}))
        assert texts.level_strength(level) != even, "no level is called as strong as the one below"


def test_strength_text_of_a_style_matches_its_rating() -> None:
    for points, how in (
        (12, "about as well as"),
        (-60, "slightly worse than"),
        (60, "slightly better than"),
    ):
        card = strength_card.CharacterCard("miser", (points, points - 20, points + 20), {})
        assert texts.style_strength(card) == f"Plays {how} Melkara."


# Names and lines


@pytest.mark.parametrize("language", ["en", "fr"])
def test_opponents_have_distinct_names_and_lines_without_professions(
    speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    assert len({words.level(key)[0] for key in EVERYBODY}) == len(EVERYBODY)
    assert people.title("consul") == "Kadris, consul"
    assert all(OPPONENTS[key].office for key in EVERYBODY)
    lines = [
        line(key, occasion, wording)
        for key in (*EVERYBODY, NOBODY)
        for occasion in Occasion
        for wording in (0, 1)
    ]
    assert len(set(lines)) == len(lines)
    assert all(each and len(each) <= 48 for each in lines)
    forbidden = [
        *("soldier", "merchant", "priest", "citadel", "market", "temple"),
        *("soldat", "marchand ", "prêtre", "citadelle", "le marché"),
    ]
    for said in map(str.lower, lines):
        assert not any(word in said for word in forbidden), said
        assert not any(letter.isdigit() for letter in said), said


def test_unknown_player_in_an_old_record_speaks_neutral_lines() -> None:
    files = (paths.resources() / "remarks").glob("*.toml")
    assert {file.stem for file in files} == {*EVERYBODY, NOBODY}
    greeting = line("rules-of-thumb", Occasion.GREETING, 0)
    assert greeting == line(NOBODY, Occasion.GREETING, 0)


def test_zero_is_formatted_without_a_sign() -> None:
    shown = {12.6: "+13", -38.2: "−38", 0.0: "0", -0.4: "0", 0.5: "0", -0.5: "0"}
    assert {value: words.signed(value) for value in shown} == shown
