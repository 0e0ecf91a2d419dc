"""The Stranger: a style that is drawn for each game, kept secret, and guessed at the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.covering import first
from tests.desktop.channels import Announcements, differences
from tests.desktop.conftest import Starter
from tests.desktop.positions import game, resume
from tests.desktop.screen import Screen, everything, press, qml_type
from tests.desktop.test_remarks import settled
from tyrus_desktop.desktop.bridge.new_games import rematch
from tyrus_desktop.desktop.bridge.opponents import portrait
from tyrus_desktop.desktop.bridge.results import Results
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import CHARACTER, Seat, seats_of
from tyrus_desktop.desktop.game.session import new_game
from tyrus_desktop.desktop.story.remarks import Occasion
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.remarks import NOBODY, line
from tyrus_desktop.engine.record import Record, write
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import entries
from tyrus_desktop.players import keys

IVORY, BROWN = Side.IVORY, Side.BROWN
SEATS = {IVORY: Seat("Claire"), BROWN: Seat("", keys.STRANGER)}
HEADERS = {
    "Date": "2026-03-21",
    "Ivory": "Claire",
    "IvoryPlayer": "person",
    "Brown": "The Stranger",
    "BrownPlayer": "computer archon secret",
}


def secretly(character: str) -> dict[str, str]:
    return {**HEADERS, CHARACTER: character}


def end(screen: Screen, character: str, name: str = "streak") -> None:
    """Play the last placement of a golden game against a secret character."""
    placements = game(name).placements
    resume(screen, len(placements) - 1, name, secretly(character))
    screen.play(placements[-1])
    screen.wait_for(Phase.OVER)


# The draw, and who plays


def test_every_style_is_drawn_and_never_the_plain_level() -> None:
    deal = game().deal
    drawn = [new_game(deal, SEATS, tossed=False).seats[BROWN].character for _ in range(200)]
    assert {*drawn} == {*keys.CHARACTERS}


def test_the_drawn_style_is_the_one_that_is_asked(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(Opponent, "ask", lambda _self, player, _view: asked.append(player))
    screen.table.start(SEATS, BROWN)
    screen.qtbot.waitUntil(lambda: bool(asked))
    assert asked == [screen.game.seats[BROWN].character]
    assert asked[0] in keys.CHARACTERS


def test_a_rematch_draws_again(screen: Screen, silent_player: None) -> None:
    end(screen, "miser")
    drawn = set()
    for _ in range(60):
        rematch(screen.table)
        drawn.add(screen.game.seats[BROWN].character)
    assert drawn == {*keys.CHARACTERS}


# The file


def test_a_running_game_names_its_style_only_where_it_is_folded(
    screen: Screen, silent_player: None
) -> None:
    screen.table.start(SEATS, IVORY)
    screen.wait_for(Phase.PERSON)
    drawn = screen.game.seats[BROWN].character
    assert drawn is not None
    record = screen.kept()
    shown = screen.game.path.read_text("utf-8")
    assert '[BrownPlayer "computer archon secret"]' in shown
    assert CHARACTER not in shown
    assert not any(key in shown for key in keys.CHARACTERS)
    assert record.headers[CHARACTER] == drawn
    assert seats_of(record.headers)[BROWN] == Seat("The Stranger", keys.STRANGER, drawn)


def test_a_finished_game_names_its_style_plainly() -> None:
    whole = game("streak")
    data = write(Record(secretly("miser"), whole.deal, whole.placements))
    assert b'[BrownPlayer "computer archon secret"]\n' in data
    assert b'[Character "miser"]\n' in data


def test_a_record_without_its_style_is_played_by_the_plain_level() -> None:
    for headers in (HEADERS, secretly("emperor")):
        assert seats_of(headers)[BROWN].player == keys.STRONGEST


def test_the_library_tells_no_style_of_a_running_game(tmp_path: Path) -> None:
    whole = game("streak")
    found = []
    for character in keys.CHARACTERS:
        file = tmp_path / "game.tyrus"
        file.write_bytes(write(Record(secretly(character), whole.deal, whole.placements[:9])))
        found.append(entries.read(tmp_path, file.name, ""))
    assert found[0].running
    assert found == [found[0]] * len(found)


# Nobody is told before the end


def run(start: Starter, character: str) -> list[dict[str, object]]:
    """Return all channels over the same placements against this style, until the guess."""
    whole = game("five")
    since = len(whole.placements) - 7
    screen = start()
    screen.state.settings.told = ""  # Or the story would leave out what the last one told.
    announcements = Announcements(screen.controller, screen.application.saved_games)
    screen.table.resume(Record(secretly(character), whole.deal, whole.placements[:since]))
    moments = []
    for placement in whole.placements[since:]:
        screen.wait_for(Phase.PERSON, Phase.COMPUTER)
        screen.play(placement)
        screen.wait_for(Phase.PERSON, Phase.COMPUTER, Phase.OVER)
        found = settled(screen, announcements)
        moments.append({**found, "faces": screen.state.faces})
    return moments


def leaks(start: Starter) -> set[str]:
    one, *others = (run(start, character) for character in ("bluffer", "miser"))
    return {
        name
        for other in others
        for a, b in zip(one, other, strict=True)
        for name in differences(a, b)
    }


def test_no_channel_tells_the_style_before_the_end(start: Starter, silent_player: None) -> None:
    assert not leaks(start)


def test_a_name_that_tells_the_style_is_detected(
    start: Starter, silent_player: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "tyrus_desktop.desktop.game.session.shown_names",
        lambda seats: {side: seat.player or seat.name for side, seat in seats.items()},
    )
    assert {"texts", "picture"} <= leaks(start)


def test_the_portrait_and_the_name_are_the_strangers() -> None:
    assert portrait(keys.STRANGER) == "stranger"
    assert words.level(keys.STRANGER) == "The Stranger"


def test_the_stranger_speaks_in_the_neutral_voice(screen: Screen, silent_player: None) -> None:
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    screen.table.start(SEATS, IVORY)
    screen.wait_for(Phase.PERSON)
    greeting = line(NOBODY, Occasion.GREETING)
    assert screen.controller.remarks.text == greeting
    assert heard.count(f"The Stranger: “{greeting}”") == 1
    end(screen, "miser")
    assert screen.controller.remarks.text == line(NOBODY, Occasion.LOSES)


# The end


@pytest.mark.parametrize(
    ("guess", "told"),
    [
        ("miser", "Well guessed: the Stranger was Obolo."),
        ("bluffer", "The Stranger was Obolo, not Alepa."),
        ("", "The Stranger was Obolo."),
    ],
)
def test_the_end_asks_who_it_was_and_one_click_tells(
    screen: Screen, silent_player: None, guess: str, told: str
) -> None:
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    end(screen, "miser")
    assert [each["key"] for each in screen.state.summary.suspects] == list(keys.CHARACTERS)
    assert not any("Stranger was" in text for text in (*screen.texts(), *heard))
    assert not screen.shows("rematch")
    assert faces_at_the_end(screen) == {"", "stranger"}
    choices = dict(zip(keys.CHARACTERS, screen.items("suspect"), strict=True))
    screen.click(choices[guess] if guess else screen.item("noGuess"))
    assert told in screen.texts()
    assert heard[-1] == told
    assert not screen.shows("suspect")
    assert screen.shows("rematch")
    assert faces_at_the_end(screen) == {"", "miser"}


def test_the_hood_stays_off_in_a_look_back_and_on_in_one_before_the_guess(
    screen: Screen, silent_player: None
) -> None:
    end(screen, "miser")
    for hood, told in (("stranger", False), ("miser", True)):
        if told:
            screen.controller.guess("bluffer")
        screen.application.replay.open()
        assert screen.table.phase is Phase.REPLAY
        assert set(screen.state.faces) == {"", hood}
        press(screen, Qt.Key.Key_Escape)
        screen.wait_for(Phase.OVER)
        assert faces_at_the_end(screen) == {"", hood}


def test_the_hood_is_on_in_a_new_game_from_the_first_moment(
    screen: Screen, silent_player: None
) -> None:
    """Also where the game before, at whose end it was off, was of the Stranger."""
    end(screen, "miser")
    screen.controller.guess("")
    assert set(screen.state.faces) == {"", "miser"}
    seen: list[list[str]] = []
    screen.state.changed.connect(lambda: seen.append(screen.state.faces))
    whole = game("five")
    screen.table.resume(Record(secretly("bluffer"), whole.deal, whole.placements[:9]))
    screen.wait_for(Phase.PERSON, Phase.COMPUTER)
    screen.application.replay.open()
    assert screen.table.phase is Phase.REPLAY
    assert {face for faces in seen for face in faces} == {"", "stranger"}


def test_the_hood_comes_off_when_the_end_of_an_opened_game_is_shown(
    screen: Screen, silent_player: None
) -> None:
    whole = game("streak")
    before: list[set[str]] = []

    def note_faces() -> None:
        if screen.table.phase is not Phase.OVER:
            before.append({*screen.state.faces})

    screen.state.changed.connect(note_faces)
    screen.table.resume(Record(secretly("miser"), whole.deal, whole.placements))
    screen.wait_for(Phase.OVER)
    assert "miser" not in set().union(*before)
    assert faces_at_the_end(screen) == {"", "miser"}


def faces_at_the_end(screen: Screen) -> set[str]:
    """The portraits on the board of the end, which the plates of both players have, too."""
    everyone = everything(screen.window.contentItem())
    board, plates = (
        {str(each.property("face")) for each in everyone if qml_type(each) == kind}
        for kind in ("Contestant", "NamePlate")
    )
    assert board == plates
    return board


TOLD = "The Stranger showed: votes\u00a0{}, blocks\u00a0{}, counters\u00a0{}, bluffs\u00a0{}."
TOLD_IN_FRENCH = (
    "L’Inconnu a montré\u00a0: voix\u00a0{}, contres\u00a0{},"
    " contres de contre\u00a0{}, bluffs\u00a0{}."
)


@pytest.mark.parametrize(("name", "roles"), [("streak", (6, 9, 3, 0)), ("five", (11, 9, 2, 2))])
def test_what_its_counted_tiles_did_is_told_for_the_guess(
    screen: Screen, silent_player: None, name: str, roles: tuple[int, ...]
) -> None:
    end(screen, "miser", name)
    assert screen.state.summary.parting == TOLD.format(*roles)
    screen.controller.setLanguage("fr")
    assert screen.state.summary.parting == TOLD_IN_FRENCH.format(*roles)
    screen.controller.setLanguage("en")
    screen.controller.guess("")
    assert "showed" not in screen.state.summary.parting


@pytest.mark.parametrize("guess", first(3, [None, "", "miser", "rampart"]))
def test_a_study_of_the_finished_game_leaves_the_question_as_it_was(
    screen: Screen, silent_player: None, guess: str | None
) -> None:
    end(screen, "miser")
    if guess is not None:
        screen.controller.guess(guess)
    suspects, parting = screen.state.summary.suspects, screen.state.summary.parting
    for _ in range(2):  # A study of a study has the same game to go back to.
        screen.controller.study.playOn(0, -1, keys.STRONGEST, False)
        assert screen.controller.study.on
        assert not screen.state.summary.suspects
    screen.controller.study.backToGame()
    screen.wait_for(Phase.OVER)
    assert not screen.controller.study.on
    assert screen.state.summary.suspects == suspects
    assert bool(suspects) is (guess is None)
    assert screen.state.summary.parting == parting


def test_a_study_of_a_running_game_leaves_the_question_to_its_end(
    screen: Screen, silent_player: None
) -> None:
    placements = game("streak").placements
    resume(screen, len(placements) - 2, "streak", secretly("miser"))
    screen.wait_for(Phase.PERSON)
    screen.controller.study.playOn(-1, -1, keys.STRONGEST, True)
    assert screen.controller.study.on
    screen.controller.study.backToGame()
    for placement in placements[-2:]:
        screen.play(placement)
    screen.wait_for(Phase.OVER)
    assert screen.state.summary.suspects


def test_another_finished_game_opened_in_a_study_tells_at_once(
    screen: Screen, silent_player: None
) -> None:
    end(screen, "miser")
    screen.controller.study.playOn(0, -1, keys.STRONGEST, False)
    resume(screen, None, "streak", secretly("rampart"))
    screen.wait_for(Phase.OVER)
    assert not screen.state.summary.suspects
    assert words.level("rampart") in screen.state.summary.parting


def test_before_the_end_a_guess_is_not_taken(screen: Screen, silent_player: None) -> None:
    heard = Announcements(screen.controller, screen.application.saved_games).heard
    resume(screen, 38, headers=secretly("miser"))
    before = len(heard)
    screen.controller.guess("miser")
    assert heard[before:] == []
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert screen.state.summary.suspects


def test_of_a_stranger_of_whom_nothing_was_counted_nothing_is_told(
    screen: Screen, silent_player: None
) -> None:
    resume(screen, 2, "streak", secretly("miser"))
    screen.wait_for(Phase.PERSON)
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert screen.state.summary.suspects
    assert "showed" not in screen.state.summary.parting


def test_the_question_can_be_answered_by_keys_and_the_focus_goes_on(
    screen: Screen, silent_player: None
) -> None:
    end(screen, "rampart")
    screen.window.requestActivate()
    first = screen.items("suspect")[0]
    for _ in range(60):
        if first.property("activeFocus"):
            break
        QTest.keyClick(screen.window, Qt.Key.Key_Tab)
    assert first.property("activeFocus"), "Tab does not reach it"
    QTest.keyClick(screen.window, Qt.Key.Key_Space)
    assert "The Stranger was Pyrgo, not Alepa." in screen.texts()
    assert screen.item("rematch").property("activeFocus")


def test_who_resigns_is_asked_as_well(screen: Screen, silent_player: None) -> None:
    resume(screen, 38, headers=secretly("bluffer"))
    screen.controller.giveUp()
    screen.wait_for(Phase.OVER)
    assert len(screen.state.summary.suspects) == len(keys.CHARACTERS)
    screen.controller.guess("bluffer")
    assert "Well guessed: the Stranger was Alepa." in screen.texts()


def test_a_finished_game_that_is_opened_tells_at_once(screen: Screen) -> None:
    resume(screen, None, "streak", secretly("saboteur"))
    screen.wait_for(Phase.OVER)
    assert not screen.state.summary.suspects
    assert "The Stranger was Skiro." in screen.texts()


def test_other_opponents_bring_no_question(screen: Screen, silent_player: None) -> None:
    placements = game("streak").placements
    resume(screen, len(placements) - 1, "streak", {**HEADERS, "BrownPlayer": "computer archon"})
    screen.play(placements[-1])
    screen.wait_for(Phase.OVER)
    assert not screen.state.summary.suspects
    assert screen.shows("rematch")


def test_a_game_against_the_stranger_counts_as_one(screen: Screen, silent_player: None) -> None:
    end(screen, "sprinter")
    results = Results.parse(str(screen.state.settings.results))
    assert [key for key, _ in results.games] == [keys.STRANGER]


# New game


def test_the_stranger_is_new_games_last_entry(screen: Screen) -> None:
    last = screen.controller.opponents.styles[-1]
    assert last["key"] == keys.STRANGER
    assert last["manner"].startswith("One of the five styles")
    assert len(keys.CHARACTERS) == 5
    assert last["step"] == len(keys.LADDER)
    assert len(last["details"]) == 2
    assert last["challenge"] == "Play against the Stranger"
