"""`tyrus review` prints what decided a game that is over, and refuses any other."""

import json
import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.command import said_one_line, tyrus_here
from tests.library.programs import granted
from tests.readers import play_game
from tyrus_desktop.commands import verdict_lines
from tyrus_desktop.engine.board import Placement
from tyrus_desktop.engine.record import Record, write, write_plain
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.game_locks import GameLocks
from tyrus_desktop.review import effort
from tyrus_desktop.review.slips import Slip
from tyrus_desktop.review.verdict import Pattern, Verdict, Weight


def test_review_prints_causes_and_slips(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are told from the chair of the person, who plays Brown and resigns."""
    little = effort.Effort(truths=1, choices=1, worlds=8, checks=16, share=16)
    monkeypatch.setattr(effort, "QUICK", little)
    game, path = play_game(5).cut(9), tmp_path / "game.tyrus"
    headers = {"Ivory": "Zoé", "IvoryPlayer": "computer citizen", "GivenUpBy": "brown"}
    path.write_bytes(write(Record(headers, game.deal, game.placements)))
    played, better = map(Placement.parse, ("S1>iM", "S9>iC"))
    slip = Slip(7, Side.IVORY, played, better, 3.3, frozenset({better}))
    monkeypatch.setattr("tyrus_desktop.review.slips.checked", lambda *_: slip)
    done = tyrus_here(capsys, "review", "--seed", "2", path)
    assert (done.returncode, done.stderr) == (0, "")
    verdict, line, sentence, *_ = done.stdout.splitlines()
    assert re.fullmatch(
        r"Brown resigned\. With .+ chance of winning was still \d+ in 100\.", verdict
    )
    rows = (
        r"Draws and cards (.+) · Brown's choices (.+) · Zoé's tiles (.+) · Resigned (.+)"
        r" \(±\d+\) = −50 points for Brown"
    )
    found = re.fullmatch(rows, line)
    assert found
    told = re.compile(r"(helped|cost) Brown [1-9]\d*|unclear")
    assert all(map(told.fullmatch, found.groups()))
    assert sentence == (
        "Election 2, tile 2: Zoé placed S1>iM. As far as that side could know,"
        " S9>iC was better by 3 points."
    )
    assert "People are taken to play as well as the Citizen." in done.stdout
    scribe = tyrus_here(capsys, "review", "--seed", "2", "--level", "scribe", path)
    assert "People are taken to play as well as the Scribe." in scribe.stdout
    assert said_one_line(tyrus_here(capsys, "review", "--level", "king", path), 2, "king")
    assert tyrus_here(capsys, "review", "--seed", "2", path).stdout == done.stdout


def test_printed_verdict_names_chances_between_equal_players() -> None:
    found = Verdict(Pattern.DRAWS, Side.IVORY, Weight.DECIDED, (7,), 60, 0.77, 0.19)
    for as_shown, between in ((True, ""), (False, "between equal players, ")):
        said = verdict_lines.verdict(replace(found, as_shown=as_shown), lambda side: side.value)
        assert said.startswith(
            f"Election 7 decided the game: {between}ivory's chance of winning fell"
        )


def test_review_refuses_a_game_that_is_not_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, path = play_game(5).cut(7), tmp_path / "running.tyrus"
    for form in (write, write_plain):
        path.write_bytes(form(Record({}, game.deal, game.placements)))
        done = tyrus_here(capsys, "review", path)
        assert said_one_line(done, 1, "running.tyrus", "not over")


def test_commands_reveal_no_tally_that_a_window_has_not_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, path, link = play_game(5), tmp_path / "game.tyrus", tmp_path / "link"
    names = [path]
    if os.name != "nt":
        link.symlink_to(path)
        names.append(link)
    for count in (6, len(game.placements)):
        path.write_bytes(write(Record({}, game.deal, game.placements[:count], unshown=True)))
        lock = granted(GameLocks(tmp_path).lock(path))  # As a window has it, until it was shown.
        for name in names:
            assert said_one_line(tyrus_here(capsys, "review", name), 1, name.name, "not over")
            told = json.loads(tyrus_here(capsys, "replay", "--json", name).stdout)
            assert (told["placements"], len(told["elections"])) == (count - 1, count // 6 - 1)
        lock.release()
        told = json.loads(tyrus_here(capsys, "replay", "--json", path).stdout)
        assert told["placements"] == (count if count == 6 else count - 1)
