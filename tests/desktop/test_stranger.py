"""The Stranger: a style that is drawn for each game and secret until its end; the guess there."""

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from tests.desktop.support.channels import snapshots_of, told_apart
from tests.desktop.support.items import everything, qml_type
from tests.desktop.support.positions import game, play_to_the_end, resume
from tests.desktop.support.program import Program
from tests.desktop.support.screen import Key, Screen, press
from tests.desktop.support.strangers import BROWN, HEADERS, IVORY, SEATS, end, secretly
from tests.desktop.support.studying import ask_to_study
from tests.readers import STAMP
from tyrus_desktop.desktop.bridge.people.new_games import rematch
from tyrus_desktop.desktop.game.opponent import Opponent
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat, seats_of
from tyrus_desktop.desktop.game.session import new_game
from tyrus_desktop.desktop.review.reviewer import subject
from tyrus_desktop.desktop.story.remark_occasions import Occasion
from tyrus_desktop.desktop.text import words
from tyrus_desktop.desktop.text.people import portrait
from tyrus_desktop.desktop.text.remark_texts import NOBODY, line
from tyrus_desktop.engine.record import CHARACTER, Record, write
from tyrus_desktop.library import entries
from tyrus_desktop.players import keys

pytestmark = pytest.mark.usefixtures("silent_player")
ASKED = (
    "Who was the Stranger? Tiles shown: 11\u00a0voted, 9\u00a0blocked, 2\u00a0countered,"
    " 2\u00a0bluffed."
)


def test_stranger_draws_every_style_except_the_plain_level(program: Program) -> None:
    deal = game().deal
    drawn = [new_game(deal, SEATS, tossed=False).seats[BROWN].character for _ in range(100)]
    assert {*drawn} == {*keys.CHARACTERS}
    end(program, "miser")
    again = set()
    for _ in range(40):
        rematch(program.table, SEATS[IVORY])
        again.add(program.game.seats[BROWN].character)
    assert again == {*keys.CHARACTERS}, "a rematch draws again"


def test_strangers_drawn_style_plays_and_is_encoded_in_the_record(
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


def test_strangers_style_is_read_only_from_a_finished_record(tmp_path: Path) -> None:
    whole = game("streak")
    data = write(Record(secretly("miser"), whole.deal, whole.placements))
    assert b'[BrownPlayer "computer archon secret"]\n[Character "miser"]\n' in data
    for headers in (HEADERS, secretly("emperor")):
        assert seats_of(headers)[BROWN].player == keys.STRONGEST
    found = []
    for character in keys.CHARACTERS:
        file = tmp_path / "game.tyrus"
        file.write_bytes(write(Record(secretly(character), whole.deal, whole.placements[:9])))
        found.append(entries.read(tmp_path, file.name, STAMP))
    assert found[0].running
    assert found == [found[0]] * len(found), "the library hides it while the game runs"


def run(screen: Screen, character: str) -> list[dict[str, object]]:
    """Return all channels over the last placements against this style, until the guess."""
    whole = game("five")
    since = len(whole.placements) - 3
    screen.state.settings.usedPatterns = ""  # Else it would omit what the last story told.
    record = Record(secretly(character), whole.deal, whole.placements[:since])
    found = snapshots_of(screen, record, whole.placements[since:])
    return [{**each, "faces": screen.state.faces} for each in found]


def test_strangers_style_stays_secret_before_the_end(fresh: Screen, kept_at_once: None) -> None:
    one, other = (run(fresh, character) for character in ("bluffer", "miser"))
    assert not told_apart(one, other)


def test_review_does_not_know_the_strangers_style() -> None:
    whole = game("streak")
    subjects = {
        subject(Record(secretly(each), whole.deal, whole.placements)) for each in keys.CHARACTERS
    }
    assert len(subjects) == 1


def test_stranger_has_its_own_name_portrait_and_neutral_voice(program: Program) -> None:
    assert portrait(keys.STRANGER) == "stranger"
    assert words.level(keys.STRANGER) == "The Stranger"
    heard = program.listen()
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


def shown_faces(screen: Screen) -> set[str]:
    """Return the portraits at the end, which the name plates of the table have, too."""
    everyone = everything(screen.window.contentItem())
    scene = {str(each.property("face")).removesuffix("-won") for each in screen.items("hero")}
    plates = {str(each.property("face")) for each in everyone if qml_type(each) == "NamePlate"}
    assert scene == plates
    return scene


# The end, in the window


def test_guess_at_the_end_reveals_the_stranger(screen: Screen) -> None:
    heard = screen.listen()
    for guess, told in (
        ("miser", "Well guessed: the Stranger was Obolo."),
        ("bluffer", "The Stranger was Obolo, not Alepa."),
        ("", "The Stranger was Obolo."),
    ):
        heard.clear()
        end(screen, "miser", "five")
        suspects = [each["key"] for each in screen.state.summary.stranger.suspects]
        assert suspects == list(keys.CHARACTERS)
        assert not any("Stranger was" in text for text in (*screen.texts(), *heard))
        assert not screen.shows("rematch")
        assert ASKED in screen.texts()
        for hood, unmasked in (("stranger", False), ("miser", True)):
            if unmasked:
                choices = dict(zip(keys.CHARACTERS, screen.items("suspect"), strict=True))
                screen.click(choices[guess] if guess else screen.item("noGuess"))
            assert shown_faces(screen) == {"ivory", hood}
            screen.application.replay.open()
            assert screen.table.phase is Phase.REPLAY
            assert set(screen.state.faces) == {"", hood}
            screen.application.replay.close()
        assert told in " ".join(screen.texts())
        assert told in heard
        assert not screen.shows("suspect")
        assert screen.shows("rematch")


def test_guessing_the_stranger_by_keyboard_moves_focus_on(screen: Screen) -> None:
    end(screen, "rampart")
    screen.activate()
    suspect = screen.items("suspect")[0]
    QTest.keyClick(screen.window, Key.Key_Tab)
    assert suspect.property("activeFocus")
    press(screen, Key.Key_Space)
    assert "The Stranger was Pyrgo, not Alepa." in " ".join(screen.texts())
    assert screen.item("rematch").property("activeFocus")


def test_opened_game_reveals_the_stranger_only_at_its_end(screen: Screen) -> None:
    whole = game("streak")
    before: list[set[str]] = []

    def note_faces() -> None:
        if screen.table.phase is not Phase.OVER:
            before.append({*screen.state.faces})

    screen.state.changed.connect(note_faces)
    screen.table.resume(Record(secretly("miser"), whole.deal, whole.placements))
    screen.wait_for(Phase.OVER)
    screen.state.changed.disconnect(note_faces)
    assert "miser" not in set().union(*before)
    assert shown_faces(screen) == {"ivory", "miser"}
    assert not screen.state.summary.stranger.suspects
    assert "The Stranger was Obolo." in " ".join(screen.texts())


def test_resigned_game_asks_who_the_stranger_was(screen: Screen) -> None:
    heard = screen.listen()
    resume(screen, 2, "streak", secretly("bluffer"))
    screen.wait_for(Phase.PERSON)
    before = len(heard)
    screen.controller.guess("bluffer")
    assert heard[before:] == [], "no guess before the end"
    screen.give_up()
    assert len(screen.state.summary.stranger.suspects) == len(keys.CHARACTERS)
    assert "Who was the Stranger?" in screen.texts(), "nothing was counted"
    screen.controller.guess("bluffer")
    assert "Well guessed: the Stranger was Alepa." in " ".join(screen.texts())


# The end, without a window


def test_style_is_shared_after_the_guess_and_hidden_in_the_next_game(program: Program) -> None:
    end(program, "miser")
    sharing = program.application.library.sharing
    sharing.shareTable()
    assert '[Brown "The Stranger"]' in sharing.recordText
    assert "miser" not in sharing.recordText
    ask_to_study(program, 0, level=keys.STRONGEST)
    assert "miser" not in sharing.recordText
    program.controller.study.backToGame()
    program.wait_for(Phase.OVER)
    program.controller.guess("")
    assert '[Character "miser"]' in sharing.recordText
    assert set(program.state.faces) == {"", "miser"}
    seen: list[list[str]] = []
    program.state.changed.connect(lambda: seen.append(program.state.faces))
    whole = game("five")
    program.table.resume(Record(secretly("bluffer"), whole.deal, whole.placements[:9]))
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    program.application.replay.open()
    assert program.table.phase is Phase.REPLAY
    assert {face for faces in seen for face in faces} == {"", "stranger"}


def test_study_of_a_finished_game_keeps_its_stranger_guess(program: Program) -> None:
    end(program, "miser")
    summary, study = program.state.summary, program.controller.study
    for guess in (None, "rampart"):
        if guess is not None:
            program.controller.guess(guess)
        suspects, parting = summary.stranger.suspects, summary.parting
        for in_study in (False, True):  # A study of a study has the same game to go back to.
            left = program.table.game
            ask_to_study(program, 0, level=keys.STRONGEST, redeal=in_study)
            assert program.table.game is not left
            assert study.on
            program.wait_for(Phase.PERSON)
            assert not summary.stranger.suspects
        study.backToGame()
        program.wait_for(Phase.OVER)
        assert not study.on
        assert summary.stranger.suspects == suspects
        assert bool(suspects) is (guess is None)
        assert summary.parting == parting


def test_stranger_can_be_guessed_after_study_of_a_running_game(program: Program) -> None:
    placements = game("streak").placements
    resume(program, len(placements) - 2, "streak", secretly("miser"))
    program.wait_for(Phase.PERSON)
    ask_to_study(program, level=keys.STRONGEST, redeal=True)
    assert program.controller.study.on
    program.controller.study.backToGame()
    for placement in placements[-2:]:
        program.play(placement)
    program.wait_for(Phase.OVER)
    assert program.state.summary.stranger.suspects


def test_results_name_the_strangers_style_after_the_guess(program: Program) -> None:
    end(program, "sprinter")
    store = program.application.library_store
    store.count(())
    program.qtbot.waitUntil(lambda: store.figures is not None and store.figures.games == 1)
    assert store.figures is not None
    results = store.figures.results
    assert [each.key for each in results.opponents] == [keys.STRANGER]
    assert not results.strangers
    ask_to_study(program, 0, level=keys.STRONGEST)
    program.wait_for(Phase.PERSON)
    store.open()
    store.wait(5)
    program.qtbot.wait(50)
    assert not store.figures.results.strangers, "one can go back and guess"
    program.controller.study.backToGame()
    program.wait_for(Phase.OVER)
    program.controller.guess("")
    program.play_two()
    program.qtbot.waitUntil(
        lambda: store.figures is not None and list(store.figures.results.strangers) == ["sprinter"]
    )
    play_to_the_end(program, headers={**HEADERS, "BrownPlayer": "computer archon"})
    assert not program.state.summary.stranger.suspects, "other opponents bring no question"
