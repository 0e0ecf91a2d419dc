"""Games count in the order of play, whatever the computer's clock said meanwhile."""

from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from tests.desktop.conftest import Programs
from tests.desktop.support.library_window import SENATOR, keep, open_library
from tests.desktop.support.program import url
from tests.desktop.support.screen import CONTROL, Key, Screen, press
from tests.readers import play_game
from tyrus_desktop.engine.record import ORDER
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import clock, record_files


def set_clock(monkeypatch: pytest.MonkeyPatch, year: int) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> "Clock":
            return cls(year, 3, 21, 12).astimezone(tz)

    monkeypatch.setattr(clock, "datetime", Clock)


def test_games_are_numbered_as_they_begin(
    programs: Programs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one, other = programs(), programs()
    found = []
    for program, year in ((one, 2026), (other, 2031), (one, 2025), (other, 2026)):
        set_clock(monkeypatch, year)
        program.play_computer(first=Side.IVORY if program is one else Side.BROWN)
        program.play_some(1)
        found.append((program.kept().headers["Date"][:4], program.kept().headers[ORDER]))
    assert found == [("2026", "1"), ("2031", "2"), ("2025", "3"), ("2026", "4")]
    other.play_some(1)
    assert other.kept().headers[ORDER] == "4"
    with other.qtbot.waitSignal(other.application.store.saved):
        other.application.saved_games.saveCopy(url(tmp_path / "copy.tyrus"))
    assert record_files.read(tmp_path / "copy.tyrus").headers[ORDER] == "4"
    other.give_up()
    assert other.kept().headers[ORDER] == "4"
    assert b'[Order "4"]' in other.game.path.read_bytes()


def test_rating_and_count_follow_the_order_of_play(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three of twelve games are of 2031; the person then plays on in 2026."""
    set_clock(monkeypatch, 2026)
    for number in range(1, 13):
        day = f"{2031 if 5 <= number < 8 else 2026}-02-{number:02}"
        headers = {**SENATOR, "Date": day, "Started": f"{day}T12:00:00+00:00"}
        keep(
            screen.games_folder, f"{number}.tyrus", play_game(number), **headers, Order=f"{number}"
        )
    screen.play_computer(level="citizen")
    screen.play_some(2)
    screen.give_up()
    assert screen.kept().headers[ORDER] == "13"
    open_library(screen, 13)
    figures, settings = screen.application.library.figures, screen.state.settings

    def told(text: str) -> bool:
        return any(text in each for each in screen.texts())

    press(screen, Key.Key_4, held=CONTROL)
    screen.qtbot.waitUntil(lambda: figures.rating["last"] == "21\u00a0Mar 2026")
    assert figures.rating["first"] == "1\u00a0Feb 2026"
    press(screen, Key.Key_2, held=CONTROL)
    screen.qtbot.waitUntil(lambda: told(" of\u00a013\u00a0games against the computer"))
    screen.click(screen.item("countFrom"))
    screen.qtbot.waitUntil(lambda: told(" of\u00a01\u00a0game against the computer"))
    assert figures.since.replace("\u00a0", " ") == "Counted: games since 21 March 2026."
    assert settings.since == (13,)
    settings.count_from("2031-02-06", (6,))
    figures.count()
    screen.qtbot.waitUntil(lambda: told(" of\u00a08\u00a0games against the computer"))
    screen.press("Count all games")
    screen.qtbot.waitUntil(lambda: told(" of\u00a013\u00a0games against the computer"))
    assert not settings.since
