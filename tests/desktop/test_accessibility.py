"""The program over the real accessibility bus, by names and actions only.

The tests are skipped where the Debian packages for the bus are not installed.
"""

import re
from pathlib import Path

import pytest

pytest.importorskip("jeepney", reason="needs jeepney")

from tests.desktop.support.bus import Reader, reading
from tyrus_desktop.desktop.game import puzzle
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.library import record_files
from tyrus_desktop.referee import Referee

KINDS = {"General": "citadel", "Merchant Guildmaster": "market", "High Priest": "temple"}
TURNED = re.compile(
    r"(?P<owner>\w+), (?P<value>\d+) (?P<name>soldier|merchant|priest)s?: "
    r"(vote|block|(unused )?counter|bluff)\. You \d+, Bybla \d+\."
)
OWNERS = {Side.IVORY: "Yours", Side.BROWN: "Bybla"}
BUTTON, RADIO, TEXT = "push button", "radio button", "paragraph"


def kept(home: Path) -> Record:
    (path,) = (home / ".local" / "share" / "tyrus" / "games").glob("*.tyrus")
    return record_files.read(path)


def tally_of(record: Record) -> Tally:
    """Return the tally of the first election, independently of the running program."""
    referee = Referee(record.deal)
    for number, placement in enumerate(record.placements[:6]):
        referee.play(Side.IVORY if number % 2 == 0 else Side.BROWN, placement)
    return referee.view(Side.IVORY).tallies[0]


def called(tile: Tile) -> str:
    plural = "s" * (tile.value > 1)
    return f"{tile.value} {tile.profession.name.lower()}{plural}"


def assert_true(record: Record, turned: list[str], result: str, chart: str) -> None:
    """Check the announcements of the first tally: each tile in order, then the outcome."""
    tally = tally_of(record)
    told = [found for sentence in turned if (found := TURNED.fullmatch(sentence))]
    shown = [(OWNERS[s.owner], s.tile) for s in tally.shown if s.tile]
    values = [int(each["value"]) for each in told]
    assert values == sorted(tile.value for _, tile in shown)
    assert {(each["owner"], each["name"], int(each["value"])) for each in told} == {
        (owner, tile.profession.name.lower(), tile.value) for owner, tile in shown
    }
    totals = [tally.ivory.total, tally.brown.total]
    assert f"Ivory {totals[0]}, Brown {totals[1]}: " in chart
    assert turned[-1].endswith(f" You {totals[0]}, Bybla {totals[1]}.")
    if tally.winner is None:
        assert result.startswith(f"The election is null: {totals[0]} to {totals[1]}.")
    else:
        wins = {Side.IVORY: "You win", Side.BROWN: "Bybla wins"}[tally.winner]
        assert result.startswith(f"{wins} the election for ")
        assert f", {max(totals)} to {min(totals)}." in result


def assert_hidden_tiles_unsaid(record: Record, said: str) -> None:
    shown = {standing.tile for standing in tally_of(record).shown}
    for placement in record.placements[1:6:2]:
        name = called(placement.tile)
        assert placement.tile in shown or f"{name} of Brown" not in said
        assert placement.tile in shown or f"Brown’s {name}" not in said


def place_first(reader: Reader, building: str) -> str:
    """Place the first tile of the hand in a building; return the tile's name."""
    hand = [n.name for n in reader.nodes() if n.role == BUTTON and "in Ivory’s hand" in n.name]
    tile = hand[0].split(",")[0]
    reader.press(BUTTON, f"{tile},")
    reader.hear(f"Holding {tile}.")
    assert "Your tile would " in reader.find(BUTTON, building).description
    reader.press(BUTTON, building)
    owner, kind = building.split("’s ")
    reader.hear(f"You place a tile in {'your' if owner == 'Ivory' else 'the enemy'} {kind}.")
    return tile


def turn_each(reader: Reader) -> list[str]:
    told = []
    while reader.find(BUTTON, "Turn over", "Next").name.startswith("Turn over"):
        reader.press(BUTTON, "Turn over")
        told.append(reader.hear(". You "))
    return told


def begin_against_bybla(reader: Reader) -> None:
    """Choose an opponent by its description, and hear its greeting."""
    reader.press(BUTTON, "New game…")
    assert "Beats Clamo" in reader.find(RADIO, "Bybla, harbour clerk").description
    reader.press(RADIO, "Bybla, harbour clerk")
    reader.press(RADIO, "you")
    reader.press(BUTTON, "Play against Bybla")
    reader.hear("Bybla: “")


def assert_only_tiles_in_hand_can_be_pressed(reader: Reader) -> None:
    nodes = reader.nodes()
    backs = [node for node in nodes if node.name == "Hidden tile in Brown’s hand"]
    mine = [node for node in nodes if node.name.endswith("in Ivory’s hand")]
    assert (len(backs), len(mine)) == (9, 9)
    assert all("Press" in reader.actions(node) for node in mine)
    assert not any("Press" in reader.actions(node) for node in backs)


def test_an_election_can_be_played_with_a_screen_reader(tmp_path: Path) -> None:
    with reading(tmp_path) as reader:
        begin_against_bybla(reader)
        reader.hear("1 of 3 in this election")
        assert_only_tiles_in_hand_can_be_pressed(reader)
        card = reader.find("graphic", "Election in progress").name
        kind = next(kind for office, kind in KINDS.items() if office in card)
        home, abroad = f"Ivory’s {kind}", f"Brown’s {kind}"
        assert "No tiles here." in reader.find(BUTTON, home).description
        mine = [place_first(reader, home)]
        reader.hear("2 of 3 in this election")
        assert "Press" not in reader.actions(reader.find(TEXT, f"Ivory’s {mine[0]}, in"))
        mine.append(place_first(reader, home))
        reader.hear("3 of 3 in this election")
        told = reader.find(BUTTON, home).description
        assert f"Your tiles: {', '.join(mine)}." in told
        mine.append(place_first(reader, abroad))
        turned = turn_each(reader)
        result = reader.hear(" to ")
        reader.press(BUTTON, "Next")
        reader.hear("1 of 3 in this election")
        chart = reader.find(TEXT, "Election 1: ").name
        reader.find(TEXT, "Ivory, Player")
    record = kept(tmp_path)
    assert [called(placement.tile) for placement in record.placements[:6:2]] == mine
    assert_true(record, turned, result, chart)
    assert_hidden_tiles_unsaid(record, " ".join(reader.read))


def solve_puzzle_of_the_day(reader: Reader) -> None:
    kept = puzzle.of_day()
    best = puzzle.puzzle(kept).best()
    owner, kind = best.building.side.name.title(), best.building.profession
    reader.press(BUTTON, "Practice")
    reader.find(BUTTON, "Guided first game")
    reader.press("page tab", "Puzzles")
    reader.press(BUTTON, "Puzzle of the day, ")
    reader.press(BUTTON, f"{called(best.tile)}, in")
    reader.hear(f"Holding {called(best.tile)}.")
    reader.press(BUTTON, f"{owner}’s {list(KINDS.values())[kind]}")
    turn_each(reader)
    reader.press(BUTTON, "Next")
    reader.hear("Right: ")
    reader.find(BUTTON, "Next puzzle")
    reader.press(BUTTON, "Leave")


def test_practice_and_help_can_be_used_with_a_screen_reader(tmp_path: Path) -> None:
    with reading(tmp_path) as reader:
        solve_puzzle_of_the_day(reader)
        begin_against_bybla(reader)
        reader.hear("1 of 3 in this election")
        reader.press(BUTTON, "Advice")
        building = reader.hear(": ").split(":")[0]
        reader.press(BUTTON, "Advice")
        tile = reader.hear("Place ").split(" in ")[0].removeprefix("Place ")
        reader.press(BUTTON, f"{tile}, in")
        reader.press(BUTTON, building)
        reader.hear("2 of 3 in this election")
        reader.press("graphic", "Discards")
        reader.find(TEXT, "Only the tiles in the election’s two buildings")
        reader.press("page tab", "4. Win")
        reader.find("graphic", "Three Ivory representatives in a row")
