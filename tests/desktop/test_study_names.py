"""A study tells past moves of those who made them in the earlier game."""

from tests.desktop.conftest import Programs, end
from tests.desktop.support.channels import log_sentences
from tests.desktop.support.library_window import keep
from tests.desktop.support.positions import AGAINST_COMPUTER, whole_game
from tests.desktop.support.program import Program, open_file
from tests.desktop.support.replaying import moment, replay
from tests.desktop.support.studying import ask_to_study, at_the_end, finish, play_on
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.text import sharing_texts as texts
from tyrus_desktop.desktop.text import words
from tyrus_desktop.engine.tiles import Side

TAKEN = 36
"""Six elections of the golden game."""


def study(program: Program, side: int = 0, level: str = "citizen") -> str:
    """Start a study after six elections, and return the new opponent's name."""
    ask_to_study(program, TAKEN, side, level)
    program.wait_for(Phase.PERSON)
    return words.level(level)


def told(program: Program) -> tuple[list[str], list[str]]:
    """Return the log lines of the earlier game and of the study."""
    rows, said = program.models.log.rows, log_sentences(program)
    past = [text for row, text in zip(rows, said, strict=True) if row.placed <= TAKEN]
    return past, said[len(past) :]


def check_log(program: Program, councillor: str) -> None:
    """Check that the moves of the earlier game and of the study name their own opponents."""
    (past, since), now = told(program), words.level("citizen")
    assert any(councillor in text for text in past)
    assert not any(now in text for text in past)
    assert any(now in text for text in since)
    assert not any(councillor in text for text in since)


def test_study_names_the_opponent_who_made_each_move(program: Program) -> None:
    """In the log, the tally, the replay and the story of the end."""
    at_the_end(program)
    before = log_sentences(program)
    now = study(program)
    tally = [program.models.tally.text("label", row) for row in program.models.tally.rows]
    assert any("The Councillor" in text for text in tally)
    assert not any(now in text for text in tally)
    program.play_some(3)
    past, _ = told(program)
    assert past == before[: len(past)]
    check_log(program, "The Councillor")
    check_replay(program, now)
    program.controller.setLanguage("fr")
    check_log(program, "La Conseillère")
    program.controller.setLanguage("en")
    finish(program)
    assert now not in replay(program).misled
    story = program.state.summary.story
    for text, election in zip(story.sentences, story.elections, strict=True):
        assert election > TAKEN // 6 or now not in text
    lines = texts.shared(program.game.record, program.game.names).splitlines()
    assert not [line for line in lines[3:] if now in line and line[0] in "123456"]


def check_replay(program: Program, now: str) -> None:
    """Look back: each moment names the opponent of its time."""
    replay(program).open()
    said = {True: "", False: ""}
    for index in range(replay(program).position + 1):
        replay(program).go(index)
        past = moment(program).tiles <= TAKEN
        said[past] += f" {replay(program).sentence} {program.state.prompt}"
    assert "The Councillor" in said[True]
    assert now not in said[True]
    assert now in said[False]
    assert "The Councillor" not in said[False]
    replay(program).close()


def test_study_texts_say_you_only_for_the_persons_moves(program: Program) -> None:
    at_the_end(program)
    now = study(program, side=1)
    program.play_some(2)
    past, since = told(program)
    assert not [text for text in past if now in text or text.startswith("You")]
    assert [text for text in since if text.startswith("You")]


def test_study_of_a_study_names_all_three_opponents(program: Program) -> None:
    at_the_end(program)
    first = study(program)
    program.play_some(2)
    ask_to_study(program, level="senator", redeal=True)
    program.wait_for(Phase.PERSON)
    program.play_some(1)
    log = " ".join(log_sentences(program))
    assert log.rindex("The Councillor") < log.index(first)
    assert log.rindex(first) < log.index(words.level("senator"))
    ask_to_study(program, TAKEN - 6, level="senator", redeal=True)
    program.wait_for(Phase.PERSON)
    log = " ".join(log_sentences(program))
    assert "The Councillor" in log
    assert first not in log


def opened_again(programs: Programs, program: Program) -> Program:
    """Open the game at the table in another program."""
    program.play_some(1)
    program.wait_until_kept()
    path = program.game.path
    end(program)
    again = programs()
    open_file(again, path)
    again.wait_for(Phase.PERSON)
    return again


def test_reopened_study_of_a_running_game_names_only_sides(programs: Programs) -> None:
    """The file names neither the game nor the moment, so any move may come from that game."""
    program = programs()
    program.play_computer()
    program.play_some(2)
    play_on(program, redeal=True)
    again = opened_again(programs, program)
    opponent = again.game.name(Side.BROWN)
    count = len(again.game.referee.placements)
    assert not again.controller.study.canTakeBack
    again.play_some(2)
    again.controller.takeBack()
    again.wait_for(Phase.PERSON)
    told = [
        (row.placed <= count, text)
        for row, text in zip(again.models.log.rows, log_sentences(again), strict=True)
    ]
    assert not [text for past, text in told if past and ("You " in text or opponent in text)]
    assert [text for past, text in told if not past and "You " in text]
    again.controller.takeBack()
    again.wait_for(Phase.PERSON)
    assert len(again.game.referee.placements) == count


def test_reopened_study_names_the_players_of_its_game(programs: Programs) -> None:
    """The names stay correct when the language changes."""
    program = programs()
    open_file(program, keep(program.games_folder, "own.tyrus", whole_game(), **AGAINST_COMPUTER))
    program.wait_for(Phase.OVER)
    study(program)
    again = opened_again(programs, program)
    again.qtbot.waitUntil(lambda: again.controller.study.canReturn)
    check_log(again, "The Councillor")
    again.controller.setLanguage("fr")
    check_log(again, "La Conseillère")


def test_reopened_study_names_sides_if_its_game_is_missing(programs: Programs) -> None:
    program = programs()
    at_the_end(program)
    study(program)
    again = opened_again(programs, program)
    past, since = told(again)
    assert any(text.startswith("Brown wins") for text in past)
    assert not [text for text in past if words.level("citizen") in text or "You " in text]
    assert any(words.level("citizen") in text for text in since)
