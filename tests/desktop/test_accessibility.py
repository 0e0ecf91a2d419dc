"""The program over the real accessibility bus, by names and actions only.

The tests are skipped where the Debian packages for the bus are not installed.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("jeepney", reason="needs jeepney")

from tests.desktop.support import bus
from tests.desktop.support.bus import Reader, reading
from tyrus_desktop.engine.record import Record
from tyrus_desktop.engine.tally import Tally
from tyrus_desktop.engine.tiles import Side, Tile
from tyrus_desktop.library import record_files
from tyrus_desktop.referee import Referee

TRANSCRIPT = bus.ROOT / "build" / "accessibility" / "election.txt"
KINDS = {"General": "citadel", "Merchant Guildmaster": "market", "High Priest": "temple"}
TURNED = re.compile(
    r"(?P<owner>\w+), (?P<value>\d+) (?P<name>soldier|merchant|priest)s?: "
    r"(vote|block|(spare )?counter|bluff)\. You \d+, Bybla \d+\."
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
    values = sorted(standing.tile.value for standing in tally.shown if standing.tile)
    told = [TURNED.fullmatch(sentence) for sentence in turned]
    assert [int(each["value"]) for each in told if each] == values
    names = {(each["owner"], each["name"], int(each["value"])) for each in told if each}
    assert names == {
        (OWNERS[s.owner], s.tile.profession.name.lower(), s.tile.value)
        for s in tally.shown
        if s.tile
    }
    totals = [tally.ivory.total, tally.brown.total]
    assert f"Ivory {totals[0]}, Brown {totals[1]}: " in chart
    assert turned[-1].endswith(f" You {totals[0]}, Bybla {totals[1]}.")
    if tally.winner is None:
        assert result.startswith(f"The election is null: {totals[0]} to {totals[1]}.")
    else:
        wins = {Side.IVORY: "You win", Side.BROWN: "Bybla wins"}[tally.winner]
        assert re.match(f"{wins} a [A-Z]", result)
        assert f", {max(totals)} to {min(totals)}." in result


def assert_hidden_tiles_unsaid(record: Record, said: str) -> None:
    shown = {standing.tile for standing in tally_of(record).shown}
    for placement in record.placements[1:6:2]:
        name = called(placement.tile)
        assert placement.tile in shown or f"{name} of Brown" not in said
        assert placement.tile in shown or f"Brown’s {name}" not in said


def place_first(reader: Reader, building: str, *, two: bool = False) -> str:
    """Place the first tile of the hand in a building; return the tile's name.

    Announcements for `two` persons name the side, those for one say *you*.
    """
    hand = [n.name for n in reader.nodes() if n.role == BUTTON and "in Ivory’s hand" in n.name]
    tile = hand[0].split(",")[0]
    reader.press(BUTTON, f"{tile},")
    reader.hear(f"Holding {tile}.")
    assert "Your tile would " in reader.look(BUTTON, building).description
    reader.press(BUTTON, building)
    if two:
        reader.hear(f"Ivory places a tile in {building}.")
    else:
        owner, kind = building.split("’s ")
        reader.hear(f"You place a tile in {'your' if owner == 'Ivory' else 'the enemy'} {kind}.")
    return tile


def turn_each(reader: Reader) -> list[str]:
    """Turn the tiles of a tally one by one; return the announcements."""
    told = []
    while reader.find(BUTTON, "Turn over", "Next").name.startswith("Turn over"):
        reader.press(BUTTON, "Turn over")
        told.append(reader.hear(". You "))
    return told


def begin_against_bybla(reader: Reader) -> None:
    """Choose an opponent by its description, and hear its greeting."""
    reader.press(BUTTON, "New game…")
    assert "Beats Clamo" in reader.look(RADIO, "Bybla, harbour clerk").description
    reader.press(RADIO, "Bybla, harbour clerk")
    reader.press(RADIO, "me")
    reader.press(BUTTON, "Play against Bybla")
    reader.hear("Bybla: “")


def assert_only_tiles_in_hand_can_be_pressed(reader: Reader) -> None:
    nodes = reader.nodes()
    backs = [node for node in nodes if node.name == "Hidden tile in Brown’s hand"]
    mine = [node for node in nodes if node.name.endswith("in Ivory’s hand")]
    assert (len(backs), len(mine)) == (9, 9)
    assert all("Press" in reader.actions(node) for node in mine)
    assert not any("Press" in reader.actions(node) for node in backs)


def test_an_election_is_played_by_a_screen_reader(tmp_path: Path) -> None:
    with reading(tmp_path) as reader:
        begin_against_bybla(reader)
        reader.hear("1 of 3 in this election")
        assert_only_tiles_in_hand_can_be_pressed(reader)
        card = reader.look("graphic", "Election in progress").name
        kind = next(kind for office, kind in KINDS.items() if office in card)
        home, abroad = f"Ivory’s {kind}", f"Brown’s {kind}"
        assert "No tiles here." in reader.look(BUTTON, home).description
        mine = [place_first(reader, home)]
        reader.hear("2 of 3 in this election")
        assert "Press" not in reader.actions(reader.find(TEXT, f"Ivory’s {mine[0]}, in"))
        mine.append(place_first(reader, home))
        reader.hear("3 of 3 in this election")
        told = reader.look(BUTTON, home).description
        assert f"Your tiles: {', '.join(mine)}." in told
        mine.append(place_first(reader, abroad))
        turned = turn_each(reader)
        result = reader.hear(" to ")
        reader.press(BUTTON, "Next")
        reader.hear("1 of 3 in this election")
        chart = reader.look(TEXT, "Election 1: ").name
        reader.look(TEXT, "Ivory, Player")
    TRANSCRIPT.parent.mkdir(parents=True, exist_ok=True)
    TRANSCRIPT.write_text("\n".join(reader.transcript) + "\n", "utf-8")

    record = kept(tmp_path)
    assert [called(placement.tile) for placement in record.placements[:6:2]] == mine
    assert_true(record, turned, result, chart)
    assert_hidden_tiles_unsaid(record, " ".join(reader.read))


def play_first_game_to_the_tally(reader: Reader) -> None:
    """Play the first game up to its tally, with one mistake."""
    reader.hear("Hide tiles in six buildings.")
    reader.press(BUTTON, "Guided first game")
    reader.hear("Point at a tile: what would it do?")
    reader.hear("A digit picks up a tile; Escape asks to leave.")
    reader.press(BUTTON, "10 soldiers,")
    reader.hear("Holding 10 soldiers.")
    reader.hear(
        "Ivory’s citadel: votes, in this election. Ivory’s market: counters, later (3 left)."
        " Brown’s temple: blocks, later (3 left). Elsewhere it would be a bluff."
    )
    reader.hear("Put your 10 soldiers in your citadel: ten votes.")
    reader.look(TEXT, "Brown sees only the backs of your tiles.")
    assert "Your tile would vote here." in reader.look(BUTTON, "Ivory’s citadel").description
    reader.press(BUTTON, "Brown’s citadel")
    reader.hear("There it would be a bluff.")
    reader.press(BUTTON, "Ivory’s citadel")  # The tile is still held.
    reader.hear("Put your 6 priests there.")
    reader.press(BUTTON, "6 priests,")
    reader.press(BUTTON, "Ivory’s citadel")
    reader.hear("So bluff: put your 1 soldier in Brown’s citadel.")
    reader.press(BUTTON, "1 soldier,")
    reader.press(BUTTON, "Brown’s citadel")
    reader.hear("Now turn over the two citadels.")


@pytest.mark.long
def test_the_first_game_is_played_by_a_screen_reader(tmp_path: Path) -> None:
    with reading(tmp_path) as reader:
        play_first_game_to_the_tally(reader)
        before = " ".join(reader.read)
        reader.press(BUTTON, "Turn over")
        turned = turn_each(reader)
        reader.hear("10 − 2 = 8")
        reader.press(BUTTON, "Next")
        reader.hear("merchants who never came.")
        reader.press(BUTTON, "Next")
        reader.hear("You win a General, 8 to 7.")
        reader.press(BUTTON, "Next")
        reader.hear("won 12 to 8.")
        reader.look(TEXT, "5 soldiers, in Brown’s hand")
        reader.press(BUTTON, "Next")
        reader.hear("This election was arranged.")
        reader.press(BUTTON, "New game…")
        reader.find(BUTTON, "Play against Tella")
    names = [re.match(r"\w+, (\d+ \w+): ", sentence) for sentence in turned]
    assert [name[1] for name in names if name] == [
        *("1 soldier", "6 priests", "7 soldiers", "8 merchants", "9 priests", "10 soldiers")
    ]
    for hidden in ("8 merchants", "7 soldiers", "9 priests"):
        assert hidden not in before
    assert not list((tmp_path / ".local").rglob("*.tyrus"))


def take_seat(reader: Reader, side: str) -> None:
    reader.press(BUTTON, f"I am {side}")
    reader.press(BUTTON, "Show my tiles")


def look_at_rules(reader: Reader, behind: set[str]) -> None:
    """Open and close the rules; objects `behind` are hidden meanwhile."""
    reader.press("menu bar", "Help")
    reader.press("menu item", "Quick rules")
    reader.look(BUTTON, "Close")
    assert not behind & {node.name for node in reader.nodes()}
    reader.press(BUTTON, "Close")
    reader.find(BUTTON, "I am Brown")
    assert behind <= {node.name for node in reader.nodes()}


def begin_from_memory(reader: Reader) -> None:
    reader.press("menu bar", "Game")
    reader.press("menu item", "New game…")
    reader.press(BUTTON, "New game")
    reader.press(RADIO, "Play from memory")
    reader.press(BUTTON, "Start game")


@pytest.mark.long
def test_curtains_and_slots_are_used_by_a_screen_reader(tmp_path: Path) -> None:
    with reading(tmp_path) as reader:
        reader.press(BUTTON, "New game…")
        for choice in ("Two players, one screen", "Ivory"):
            reader.press(RADIO, choice)
        reader.press(BUTTON, "Start game")
        reader.look(TEXT, "Ivory, your turn")
        assert not [n for n in reader.nodes() if "’s hand" in n.name]
        take_seat(reader, "Ivory")
        reader.hear("The curtain is closed. Ivory, your turn.")
        reader.hear("Ivory, your tiles are still hidden")
        reader.hear("Ivory, place a tile")
        place_first(reader, "Ivory’s citadel", two=True)
        reader.look(TEXT, "Brown, your turn")
        look_at_rules(reader, {"I am Brown", "Curtain", "Log", "Game", "Election chart"})
        begin_from_memory(reader)
        for side in ("Brown", "Ivory"):
            reader.look(TEXT, f"{side}, look at your hand")
            take_seat(reader, side)
            assert reader.look(TEXT, f"Slot 4 of {side}: ").name.split()[-2].isdigit()
            reader.press(BUTTON, "Hide my tiles")
        reader.hear("Ivory, place a tile")
        reader.press(BUTTON, "Slot 4 of Ivory: hidden tile")
        reader.hear("Holding the tile in slot 4.")
        reader.press(BUTTON, "Ivory’s market")
        reader.hear("Brown, place a tile")
        reader.press(BUTTON, "Look again")
        reader.hear("Ivory, please look away")
        take_seat(reader, "Brown")
        reader.look(TEXT, "Brown, remember which tile stands in which slot.")
        reader.press(BUTTON, "Hide my tiles")
        reader.look(BUTTON, "Slot 1 of Brown: hidden tile")
