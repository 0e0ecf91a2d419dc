"""Announcements of a draw name its tiles only to the person who sees them."""

from __future__ import annotations

import re

import pytest

from tests.desktop.support.channels import Announcements, roles
from tests.desktop.support.handover import sit_down
from tests.desktop.support.program import Program
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.deal import PLACEMENTS
from tyrus_desktop.engine.tiles import ALL_TILES, Side

ALONE = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("greedy", "greedy")}
TWO = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}


def named(sentence: str) -> list[str]:
    """Return the tiles named in a sentence, in order."""
    found = re.findall(r"\d+\u00a0(?:soldier|merchant|priest)s?", sentence)
    return found if set(found) <= set(map(words.tile, ALL_TILES)) else ["no tile"]


def told(program: Program, seats: dict[Side, Seat], *, by_slots: bool = False) -> list[str]:
    """Play an election; return the announcements and log lines of all draws."""
    ears = Announcements(program.controller, program.application.saved_games)
    program.table.start(seats, Side.IVORY, by_slots=by_slots)
    while len(program.game.referee.placements) < PLACEMENTS:
        sit_down(program)
        view = program.game.view(program.game.to_play)
        program.table.place(next(iter(view.legal_placements())))
    program.wait_for(Phase.PERSON, Phase.CURTAIN)
    logged = [str(value) for row in roles(program.models.log) for value in row]
    draws = [text for text in (*ears.heard, *logged) if re.search(r"\bdraws? [39]\b", text)]
    assert len(draws) == 8
    return draws


@pytest.mark.parametrize("by_slots", [False, True])
def test_draw_before_two_persons_names_no_tile(program: Program, by_slots: bool) -> None:
    for sentence in told(program, TWO, by_slots=by_slots):
        assert not named(sentence), sentence


def test_draw_against_the_computer_names_only_own_tiles(program: Program) -> None:
    draws = told(program, ALONE)
    mine = program.game.referee.deal.ivory
    for sentence in draws[:4]:
        own = sentence.startswith("You draw ")
        first, last = (0, 9) if "9" in sentence.partition(".")[0] else (9, 12)
        expected = list(map(words.tile, mine[first:last])) if own else []
        assert sorted(named(sentence)) == sorted(expected), sentence
    for sentence in draws[4:]:  # The log.
        assert not named(sentence), sentence
