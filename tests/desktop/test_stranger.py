"""The Stranger: a style that is drawn for each game and secret until its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.desktop.support.channels import Announcements, differences, snapshots_of
from tests.desktop.support.positions import game
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Screen
from tests.desktop.support.strangers import BROWN, HEADERS, IVORY, SEATS, end, secretly
from tyrus_desktop.desktop.bridge.people.new_games import rematch
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat, seats_of
from tyrus_desktop.desktop.game.session import new_game
from tyrus_desktop.desktop.story.remarks import Occasion
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.people import portrait
from tyrus_desktop.desktop.text.remarks import NOBODY, line
from tyrus_desktop.engine.record import CHARACTER, Record, write
from tyrus_desktop.library import entries
from tyrus_desktop.players import keys


def test_every_style_is_drawn_but_not_the_plain_level(
    program: Program, silent_player: None
) -> None:
    deal = game().deal
    drawn = [new_game(deal, SEATS, tossed=False).seats[BROWN].character for _ in range(100)]
    assert {*drawn} == {*keys.CHARACTERS}
    end(program, "miser")
    again = set()
    for _ in range(40):
        rematch(program.table)
        again.add(program.game.seats[BROWN].character)
    assert again == {*keys.CHARACTERS}, "a rematch draws again"


def test_drawn_style_plays_and_is_folded_in_the_record(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(Opponent, "ask", lambda _self, player, _view: asked.append(player))
    program.table.start(SEATS, BROWN)
    program.qtbot.waitUntil(lambda: bool(asked))
    drawn = program.game.seats[BROWN].character
    assert asked == [drawn]
    record = program.kept()
    shown = program.game.path.read_text("utf-8")
    assert '[BrownPlayer "computer archon secret"]' in shown
    assert CHARACTER not in shown
    assert not any(key in shown for key in keys.CHARACTERS)
    assert record.headers[CHARACTER] == drawn
    assert seats_of(record.headers)[BROWN] == Seat("The Stranger", keys.STRANGER, drawn)


def test_style_is_read_only_from_a_finished_record(tmp_path: Path) -> None:
    whole = game("streak")
    data = write(Record(secretly("miser"), whole.deal, whole.placements))
    assert b'[BrownPlayer "computer archon secret"]\n[Character "miser"]\n' in data
    for headers in (HEADERS, secretly("emperor")):
        assert seats_of(headers)[BROWN].player == keys.STRONGEST
    found = []
    for character in keys.CHARACTERS:
        file = tmp_path / "game.tyrus"
        file.write_bytes(write(Record(secretly(character), whole.deal, whole.placements[:9])))
        found.append(entries.read(tmp_path, file.name, ""))
    assert found[0].running
    assert found == [found[0]] * len(found), "the library hides it while the game runs"


def run(screen: Screen, character: str) -> list[dict[str, object]]:
    """Return all channels over the last placements against this style, until the guess."""
    whole = game("five")
    since = len(whole.placements) - 3
    screen.state.settings.told = ""  # Or the story would leave out what the last one told.
    record = Record(secretly(character), whole.deal, whole.placements[:since])
    found = snapshots_of(screen, record, whole.placements[since:])
    return [{**each, "faces": screen.state.faces} for each in found]


def test_no_channel_shows_the_style_before_the_end(screen: Screen, silent_player: None) -> None:
    one, other = (run(screen, character) for character in ("bluffer", "miser"))
    assert not set().union(*map(differences, one, other))


def test_stranger_has_its_own_name_portrait_and_neutral_voice(
    program: Program, silent_player: None
) -> None:
    assert portrait(keys.STRANGER) == "stranger"
    assert words.level(keys.STRANGER) == "The Stranger"
    heard = Announcements(program.controller, program.application.saved_games).heard
    program.table.start(SEATS, IVORY)
    program.wait_for(Phase.PERSON)
    greeting = line(NOBODY, Occasion.GREETING, 1)
    assert program.controller.remarks.text == greeting
    assert heard.count(f"The Stranger: “{greeting}”") == 1
    end(program, "miser")
    endings = [line(NOBODY, Occasion.LOSES, wording) for wording in (0, 1)]
    assert program.controller.remarks.text in endings
    last = program.controller.opponents.styles[-1]
    assert last["key"] == keys.STRANGER
    assert last["manner"].startswith("One of the five styles")
    assert last["step"] == len(keys.LADDER)
    assert last["challenge"] == "Play against the Stranger"
