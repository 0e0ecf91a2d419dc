"""Two people at one computer: each has games, figures and practice of their own."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSettings

from tests.desktop.conftest import Programs, Starter, end
from tests.desktop.support.library_window import keep, type_in
from tests.desktop.support.program import WAIT_MS, Program, open_game, url
from tests.desktop.support.screen import CONTROL, Key, Screen, press, sheets
from tests.readers import play_game
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.library.profile_list import ProfileList
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.engine.record import profiles_of
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.figures.all_figures import Figures
from tyrus_desktop.library import profiles, progress

HEADER = re.compile(r'^\[(\w+) "(.*)"\]$', re.MULTILINE)


def open_profiles(screen: Screen) -> None:
    screen.choose_entry("&Profiles", "Add or &rename…")
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Profiles"])


def add(screen: Screen, own: str, *others: str) -> None:
    """Name the first profile in the dialog, and add others."""
    open_profiles(screen)
    screen.qtbot.waitUntil(lambda: screen.item("name0").property("activeFocus"))
    type_in(screen, own)
    press(screen, Key.Key_Return)
    for name in others:
        field = screen.item("newProfile")
        field.forceActiveFocus()
        type_in(screen, name)
        press(screen, Key.Key_Return)
        assert field.property("text") == ""
    press(screen, Key.Key_Escape)


def switch(screen: Screen, name: str) -> None:
    """Let somebody else play, in two clicks from the bar of menus."""
    screen.choose_entry("&Profiles", name)
    assert screen.application.profiles.name == name


def begin(screen: Screen) -> None:
    """Start the chosen game in the dialog, and wait for a person."""
    screen.click(screen.item("begin"))
    screen.wait_for(Phase.PERSON, Phase.CURTAIN)


def play_all(screen: Screen) -> None:
    turn = 0
    while screen.wait_for(Phase.PERSON, Phase.OVER) is Phase.PERSON:
        screen.table.place(screen.choose(turn := turn + 13))
    screen.wait_until_kept()


def figures(screen: Program, fits: Callable[[Figures], object]) -> Figures:
    """Return the figures of the profile in use, once they fit."""
    store = screen.application.library_store
    screen.application.library.figures.count()
    screen.qtbot.waitUntil(
        lambda: store.figures is not None and bool(fits(store.figures)), timeout=WAIT_MS
    )
    assert store.figures is not None
    return store.figures


def counted(games: Path, *mine: str) -> Counter[str]:
    """Count the games of a profile from the texts of their headers alone."""
    found: Counter[str] = Counter()
    for path in games.glob("*.tyrus"):
        headers = dict(HEADER.findall(path.read_text()))
        persons = [s for s in ("Ivory", "Brown") if headers[f"{s}Player"] == "person"]
        sides = [s for s in persons if headers.get(f"{s}Profile") in mine]
        quitter = headers.get("GivenUpBy")
        winner = {"ivory": "Brown", "brown": "Ivory"}.get(
            quitter or "", headers["Result"].split(" ")[0].capitalize()
        )
        kind = "computer" if len(persons) == 1 else "two"
        if len(sides) == 1:
            found[f"{kind} {'won' if sides == [winner] else 'lost'}"] += 1
    return found


def start_two(screen: Screen, ivory: str, brown: str) -> None:
    """Start a game of two persons, whose names are typed; Brown begins."""
    press(screen, Key.Key_N, held=CONTROL)
    screen.qtbot.waitUntil(lambda: screen.shows("opponentKind"))
    screen.item("opponentKind").setProperty("current", 1)
    screen.item("ivoryName").setProperty("text", ivory)
    screen.item("brownName").setProperty("text", brown)
    screen.item("first").setProperty("current", 2)
    begin(screen)


def play_games(screen: Screen) -> None:
    """Ben plays a game to its end and resigns one, Anna resigns one, and one against Ben."""
    ticks = screen.application.practice.ticks
    ticks.add("puzzles", "bridge")
    screen.click(screen.item("newGame"))
    screen.click(screen.item("profile"))
    screen.press("Ben")
    screen.qtbot.waitUntil(lambda: not ticks.names("puzzles"))
    ticks.add("lessons", "first-game")
    begin(screen)
    assert screen.game.names[Side.IVORY] == "Ben"
    play_all(screen)
    for name in ("Ben", "Anna"):
        switch(screen, name)
        press(screen, Key.Key_N, held=CONTROL)
        screen.qtbot.waitUntil(lambda: screen.shows("begin"))
        begin(screen)
        screen.give_up()
    start_two(screen, "BEN ", "anna")
    assert screen.state.settings.secondName == "anna"
    assert screen.game.names == {Side.IVORY: "Ben", Side.BROWN: "Anna"}
    screen.sit_down()
    screen.give_up()
    assert any("Ben" in text for text in screen.texts())
    assert not any("Ivory" in text for text in screen.texts())


def names(people: ProfileList) -> list[str]:
    return [row["written"] for row in people.rows]


def test_profiles_of_two_programs_stay_whole(programs: Programs) -> None:
    """Each changes what is in the file, however old its own list is; one profile always stays."""
    one, other = programs(), programs()
    here, there = one.application.profiles, other.application.profiles
    here.rows, there.rows  # noqa: B018 - read before there is a file
    here.add("Bob")
    assert names(here) == ["", "Bob"], "nobody's games become Bob's"
    you, bob = (row["profile"] for row in here.rows)
    other.controller.newGames.playTwo("bob", "Zoé", 0, False)
    assert [seat.profile for seat in other.game.seats.values()] == [bob, ""]
    there.choose(bob)
    assert here.rename(bob, "Ben")
    assert not there.rename(you, "BEN")
    there.delete(bob)
    here.delete(you)
    here.merge(you, bob)
    here.rename(bob, "Bobby")
    here.choose(bob)
    assert names(here) == names(there) == [""]
    one.controller.newGames.playComputer("citizen", 0, 0)
    assert one.game.seats[Side.IVORY].profile == you == here.current


def test_game_against_the_computer_counts_for_who_plays(program: Program, tmp_path: Path) -> None:
    """So does one that another computer's person began, and each that is played after it."""
    people, new = program.application.profiles, program.controller.newGames
    people.rename(people.current, "Anna")
    people.add("Ben")
    anna, ben = (row["profile"] for row in people.rows)
    people.choose(ben)
    headers = {"Ivory": "Zoé", "BrownPlayer": "computer tribune", "IvoryProfile": "f1"}
    open_game(program, keep(tmp_path, "theirs.tyrus", play_game(3).cut(4), **headers))
    assert profiles_of(program.game.headers)[Side.IVORY] == ben
    program.give_up()
    people.choose(anna)
    new.rematch()
    program.wait_for(Phase.PERSON, Phase.COMPUTER)
    assert program.game.seats[Side.IVORY] == people.seat
    assert (people.current, people.name) == (anna, "Anna")
    program.give_up()
    people.choose(ben)
    new.playOtherLevel()
    assert program.game.seats[Side.IVORY] == people.seat
    assert people.current == ben


def test_two_people_have_games_figures_and_practice_apart(start: Starter, tmp_path: Path) -> None:
    """Their backup brings all to a new home; profiles are merged and deleted."""
    screen = start()
    people = screen.application.profiles
    add(screen, "Anna", "Ben")
    assert [row["name"] for row in people.rows] == ["Anna", "Ben"]
    played = dict(zip(("Anna", "Ben"), (row["profile"] for row in people.rows), strict=True))
    play_games(screen)

    told = {}
    for name, profile in played.items():
        switch(screen, name)
        count = counted(screen.games_folder, profile)
        games = count["computer won"] + count["computer lost"]
        told[name] = found = figures(
            screen,
            lambda f: f.games == games and f.results.two_persons,  # noqa: B023
        )
        results = found.results
        assert [results.all.all.won, results.all.all.lost] == [
            count["computer won"], count["computer lost"],
        ]  # fmt: skip
        ((pair),) = results.two_persons
        assert [pair.score.won, pair.score.lost] == [count["two won"], count["two lost"]]
        assert pair.names[0] == name
        assert len(found.rating.played) == games
    assert (told["Anna"].games, told["Ben"].games) == (1, 2)

    bring_to_a_new_home(screen, tmp_path, told)
    merge_and_delete(screen, *played.values())


def bring_to_a_new_home(screen: Screen, tmp_path: Path, told: dict[str, Figures]) -> None:
    """All comes back there, and a second time changes nothing."""
    target, store = tmp_path / "all.zip", screen.application.library_store
    with screen.qtbot.waitSignal(store.backed_up, timeout=WAIT_MS):
        screen.application.library.backups.write(url(target))
    settings = QSettings(str(tmp_path / "other.ini"), QSettings.Format.IniFormat)
    other = Program(Application(settings, tmp_path / "new" / "games"), screen.qtbot)
    store, before = other.application.library_store, None
    for _ in range(2):
        with screen.qtbot.waitSignal(store.brought_back, timeout=WAIT_MS):
            other.application.library.backups.restore(url(target))
        there = {path.name: path.read_bytes() for path in other.games_folder.glob("*.tyrus")}
        kept = there, store.progress_path.read_bytes()
        assert before in (None, kept)
        before = kept
    assert other.application.profiles.rows == screen.application.profiles.rows
    for name, found in told.items():
        here = other.application.profiles
        here.choose(next(row["profile"] for row in here.rows if row["name"] == name))
        figures(other, lambda f: f == found)  # noqa: B023
    end(other)


def merge_and_delete(screen: Screen, anna: str, ben: str) -> None:
    people, ticks = screen.application.profiles, screen.application.practice.ticks
    games, store = screen.games_folder, screen.application.library_store
    open_profiles(screen)
    screen.click(screen.item("merge1"))
    screen.qtbot.waitUntil(lambda: screen.shows("mergeNow"))
    screen.click(screen.item("mergeNow"))
    screen.qtbot.waitUntil(lambda: sheets(screen) == ["Profiles"])
    assert [row["name"] for row in people.rows] == ["Anna"]
    merged = figures(screen, lambda f: f.games == 3).results
    assert merged.all.all.lost == counted(games, anna, ben)["computer lost"]
    assert not merged.two_persons  # Nobody plays against themselves.
    screen.qtbot.waitUntil(lambda: bool(ticks.names("lessons")))
    assert [*ticks.names("puzzles"), *ticks.names("lessons")] == ["bridge", "first-game"]

    field = screen.item("newProfile")
    field.setProperty("text", "ANNA")
    assert screen.shows("refusal")
    field.setProperty("text", "")
    people.add("Zoé")
    people.rename(people.current, "zoé")
    assert people.name == "Anna"
    screen.click(screen.item("delete0"))
    screen.press("Delete")
    screen.qtbot.waitUntil(lambda: [row["name"] for row in people.rows] == ["Zoé"])
    assert figures(screen, lambda f: f.games == 0).results.two_persons == ()
    assert len(list(games.glob("*.tyrus"))) == 4
    assert progress.glance(store.progress_path).keys() == {profiles.SECTION}
