"""Numbers agree with their nouns: every text is said with 0, 1, 2 and 1.4, in both languages."""

import re
from collections.abc import Callable, Iterator
from itertools import product

from PySide6.QtCore import QCoreApplication

from tests.desktop.support.texts import ENTRIES, Entry
from tyrus_desktop.desktop.settings import LANGUAGES
from tyrus_desktop.desktop.story.facts import Fact
from tyrus_desktop.desktop.text import puzzle_texts, words
from tyrus_desktop.desktop.text.stories import fact_sentence
from tyrus_desktop.desktop.text.voices import Voices
from tyrus_desktop.engine.tiles import Side

NUMBERS = ((0, 0), (1, 0), (2, 0), (1.4, 1))
"""Each with its decimals."""

SINGULAR = {"en": "1", "fr": "0|1|1,4"}
"""The numbers after which a noun is singular."""

PLACE = re.compile(r"%([1-9n])|\{\w+\}")
COUNTED = re.compile(rf"(?:{PLACE.pattern})\u00a0(\w+[sx])\b")
"""What may be a plural: a word in -s or -x that stays on the line of the number before it."""

INVARIABLE = {"cas", "fois", "voix", "près"}


def said(entry: Entry) -> Iterator[str]:
    """Yield a text in the current language, with each number in each place.

    In plural forms, the number that counts is %n or, if it may have decimals, %1.
    """
    counted = "1" if entry.plural and "%n" not in entry.source else None
    for number, other in product(NUMBERS, repeat=2):
        if "%n" in entry.source and number[1]:
            continue
        form = words.form(*number) if entry.plural else -1
        text = QCoreApplication.translate(entry.context, entry.source, "", form)
        yield PLACE.sub(
            lambda place: words.number(*(number if place[1] == counted else other)),  # noqa: B023
            text,
        )


def plurals() -> set[str]:
    """Return the nouns in the plural that follow a number in some text."""
    texts = [entry.source for entry in ENTRIES["fr"] if not entry.plural]
    texts += [form for language in LANGUAGES for entry in ENTRIES[language] for form in entry.forms]
    return {found[2] for text in texts for found in COUNTED.finditer(text)} - INVARIABLE


def test_no_plural_follows_a_number_in_the_singular(speak: Callable[[str], None]) -> None:
    nouns = "|".join(sorted(plurals()))
    assert {"games", "points", "parties", "tuiles"} <= set(nouns.split("|"))
    for language in LANGUAGES:
        speak(language)
        wrong = re.compile(rf"(?<![\d.,])(?:{SINGULAR[language]})[ \u00a0](?:{nouns})\b")
        with_numbers = [entry for entry in ENTRIES["fr"] if PLACE.search(entry.source)]
        assert len(with_numbers) > 300
        assert not [text for entry in with_numbers for text in said(entry) if wrong.search(text)]


def test_sentences_with_small_numbers_use_the_right_form(speak: Callable[[str], None]) -> None:
    you = Voices({Side.IVORY: "Claire", Side.BROWN: "Tella"}, you=Side.IVORY)
    conceded = Fact("concession", Side.BROWN, 3, (1, 0))
    for language, points, votes, slip, told in (
        ("en", ("0 points", "1 point", "2 points", "1.4 points"), "1 vote", "Cost 1 point",
         "Tella conceded election 3. Points spent: 1 against your 0."),
        ("fr", ("0 point", "1 point", "2 points", "1,4 point"), "1 voix", "1 point perdu",
         "Tella a cédé l’élection 3. Points dépensés : 1, contre 0 pour vous."),
    ):  # fmt: skip
        speak(language)
        found = (*(words.points(*each) for each in NUMBERS), words.votes(1), puzzle_texts.cost(0.4))
        plain = [each.replace("\u00a0", " ") for each in (*found, fact_sentence(conceded, you))]
        assert plain == [*points, votes, slip, told]
