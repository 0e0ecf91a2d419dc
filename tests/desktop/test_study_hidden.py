"""Non-interference of studies: a study of a running game reveals nothing hidden.

Two games that the person can't tell apart are studied with the same generator. The record on the
disk, the dialog and every channel of the window must be the same. Planted leaks (nightly) prove
that the tests detect them.
"""

import base64
import random
import re
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.covering import first
from tests.desktop.conftest import Starter, close
from tests.desktop.support.channels import snapshot, told_apart
from tests.desktop.support.screen import Screen
from tests.readers import PlayedGame, other_world, play_game, seeds
from tyrus_desktop.desktop.game import study as module
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.session import Game, recorded_game
from tyrus_desktop.desktop.game.study import Setup, study_of
from tyrus_desktop.engine.deal import Deal
from tyrus_desktop.engine.record import FROM, SALT, SEAL, Record, identity, write_plain
from tyrus_desktop.engine.seal import new_salt, seal
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library.open_games import GameFile

PERSON = {"Ivory": "Claire", "IvoryPlayer": "person", "BrownPlayer": "computer random"}


def running(game: PlayedGame) -> Game:
    """Return a sealed game, as if played on this computer."""
    salt = new_salt()
    headers = {**PERSON, SEAL: seal(game.deal, salt)}
    return recorded_game(Record(headers, game.deal, game.placements), GameFile(), salt)


def studied(game: Game, moment: int) -> bytes:
    """Return the record of a study of a running game, without its starting time."""
    setup = Setup(moment, Side.IVORY, "random", redeal=True, person=Seat("Claire"))
    record = module.study_of(game, setup, random.Random(5))
    return re.sub(rb'\[Started "[^"]*"\]', b"", write_plain(record))


def records_told_apart(seed: int, games: int) -> tuple[int, int]:
    """Return how many of how many pairs of studies of indistinguishable games differ."""
    apart = count = 0
    for number, each in enumerate(seeds(seed, games)):
        rng = random.Random(each)
        whole = play_game(each, *[("greedy", "random"), ("random", "greedy")][number % 2])
        at = rng.randrange(len(whole.placements))
        game = whole.cut(at)
        pair = running(game), running(other_world(game, Side.IVORY, rng))
        for moment in {at, rng.randrange(at + 1)}:
            one, other = (studied(each, moment) for each in pair)
            apart += one != other
            count += 1
    return apart, count


def test_study_record_does_not_depend_on_hidden_tiles(seed: int, volume: int) -> None:
    apart, count = records_told_apart(seed, 40 * volume)
    assert apart == 0
    assert count > 65 * volume


def test_study_record_does_not_reveal_the_strangers_style() -> None:
    game = play_game(3).cut(20)
    records = set()
    for character in ("miser", "bluffer"):
        played = running(game)
        played.headers |= {"BrownPlayer": "computer archon secret", "Character": character}
        again = recorded_game(played.record, GameFile())
        assert again.seats[Side.BROWN].character == character
        records.add(studied(again, 20))
    (record,) = records
    assert b"Character" not in record
    assert b'"computer archon secret"' not in record


# Leaks planted in the record

Change = Callable[[Game, Record], Record]


def same_deal(game: Game, study: Record) -> Record:
    return Record(study.headers, game.referee.deal, game.referee.placements)


def same_cards(game: Game, study: Record) -> Record:
    deal = study.deal
    changed = Deal(deal.first, game.referee.deal.elections, deal.ivory, deal.brown)
    return Record(study.headers, changed, study.placements)


def with_header(name: str, value: Callable[[Game], str]) -> Change:
    return lambda game, study: Record(
        {**study.headers, name: value(game)}, study.deal, study.placements
    )


LEAKS: dict[str, Change] = {
    "deal": same_deal,
    "cards": same_cards,
    "identity": with_header(FROM, lambda game: identity(game.record)),
    "salt": with_header(SALT, lambda game: game.salt or ""),
    "seal": with_header(SEAL, lambda game: game.seal or ""),
}


@pytest.mark.long
@pytest.mark.parametrize("change", LEAKS.values(), ids=LEAKS)
def test_planted_leak_in_a_study_record_is_detected(
    change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        module, "study_of", lambda game, setup, rng: change(game, study_of(game, setup, rng))
    )
    assert records_told_apart(1, 20)[0] > 0


# Every channel of the window


def moments(start: Starter, folder: Path, game: PlayedGame) -> dict[str, dict[str, object]]:
    """Study a running game in a window, and play on; return all channels at each step."""
    screen = start(games=folder)
    heard = screen.listen()
    screen.table.resume(Record({**PERSON, "Date": "2026-11-22"}, game.deal, game.placements))
    screen.wait_for(Phase.PERSON)
    found: dict[str, dict[str, object]] = {}
    screen.choose_entry("&Game", "&Play on from here…")
    screen.qtbot.waitUntil(lambda: screen.shows("beginStudy"))
    found["dialog"] = settled(screen, heard)
    screen.click(screen.item("beginStudy"))
    screen.qtbot.waitUntil(lambda: screen.controller.study.on)
    screen.wait_for(Phase.PERSON)
    found["study"] = settled(screen, heard) | {"record": kept(screen.game.record)}
    screen.play_some(1)
    screen.wait_until_kept()
    found["played"] = settled(screen, heard) | {"file": unfolded(screen.game.path)}
    replay = screen.application.replay
    replay.open()
    replay.go(0)
    replay.go(replay.last)
    found["replay"] = settled(screen, heard)
    close(screen)
    return found


def settled(screen: Screen, heard: list[str]) -> dict[str, object]:
    screen.point_at(screen.window.contentItem())
    return snapshot(screen, heard)


def kept(record: Record) -> bytes:
    return re.sub(rb'\[(Started|Date) "[^"]*"\]', b"", write_plain(record))


def unfolded(path: Path) -> bytes:
    """Return the whole content of the file of a running game."""
    text = path.read_bytes()
    outside, _, value = text.partition(b'[Folded "')
    inside = zlib.decompress(base64.b64decode(value.partition(b'"')[0]))
    return re.sub(rb'\[(Started|Date) "[^"]*"\]', b"", outside + inside)


def channels_told_apart(start: Starter, folder: Path, seed: int) -> set[str]:
    rng = random.Random(seed)
    whole = next(
        played
        for each in seeds(seed, 99)
        if len((played := play_game(each)).placements) > 30 and played.deal.first is Side.IVORY
    )
    game = whole.cut(24)
    one = moments(start, folder / "games", game)
    (folder / "games").rename(folder / "before")
    other = moments(start, folder / "games", other_world(game, Side.IVORY, rng))
    return told_apart(one.values(), other.values())


@pytest.mark.parametrize("number", first(1, range(3)))
def test_window_of_a_study_does_not_depend_on_hidden_tiles(
    start: Starter, tmp_path: Path, seed: int, number: int
) -> None:
    assert not channels_told_apart(start, tmp_path, seed + number)


@pytest.mark.long
def test_planted_deal_in_a_study_file_is_detected(
    start: Starter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "study_of", lambda game, *a: same_deal(game, study_of(game, *a)))
    assert {"record", "file"} <= channels_told_apart(start, tmp_path, 1)
