"""The figures agree with a count of its own, and count only the games that they should."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.benchmarks.bench_rating import coverage
from tests.readers import STAMP, games_of, play_game
from tyrus_desktop import __version__
from tyrus_desktop.desktop.game import lesson
from tyrus_desktop.engine.record import FIRST, Record, identity
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.figures import all_figures, habits, rating
from tyrus_desktop.figures.own import own_games
from tyrus_desktop.figures.proportions import Estimate, per_occasion, share
from tyrus_desktop.figures.users_level import users_level
from tyrus_desktop.library import clock
from tyrus_desktop.library.entries import Entry, seated
from tyrus_desktop.library.entries import entry_of as read_entry
from tyrus_desktop.library.index import Index
from tyrus_desktop.library.query import by_play, first_of, without_copies
from tyrus_desktop.library.reviews import Reviews
from tyrus_desktop.players import keys, strength_card
from tyrus_desktop.review.result_rows import Rows
from tyrus_desktop.review.stored import written

GAMES = 200
MINE = (FIRST,)
VOTES = {"C": "S", "M": "M", "T": "P"}
BLOCKS = {"C": "M", "M": "P", "T": "S"}
COUNTERS = {"C": "P", "M": "S", "T": "M"}

Tile = tuple[str, str, int, str, str]
"""Owner, profession, value, the building's owner and kind, by their letters in a record."""


def games() -> list[Record]:
    """Games against every level, on both sides, every ninth resigned in the middle."""
    found = []
    played = games_of(55, GAMES // 2)
    played += [play_game(number, "random", "greedy") for number in range(GAMES // 2)]
    for number, game in enumerate(played):
        you, enemy = ("Ivory", "Brown") if number % 3 else ("Brown", "Ivory")
        headers = {
            f"{you}Player": "person",
            f"{enemy}Player": f"computer {keys.description(keys.OFFERED[number % 14])}",
            "Started": f"2026-03-21T12:{number // 60:02}:{number % 60:02}+00:00",
            "Program": __version__,
        }
        if number % 14 == 13 and number > 100:
            headers["Character"] = keys.CHARACTERS[number % 5]
        cut = 54
        if number % 9 == 0:
            cut, headers["GivenUpBy"] = 20 + number % 10, you.lower()
        found.append(Record(headers, game.deal, game.placements[:cut]))
    return found


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return games()


@pytest.fixture(scope="module")
def entries(records: list[Record]) -> list[Entry]:
    return [entry_of(f"{number:03}.tyrus", each) for number, each in enumerate(records)]


def entry_of(name: str, record: Record) -> Entry:
    return seated(read_entry(name, STAMP, record), MINE)


def other(side: str) -> str:
    return "ib".replace(side, "")


def counted(records: list[Record]) -> Counter[str]:
    """Count from the texts of the placements alone, by the rulebook."""
    found: Counter[str] = Counter()
    for record in records:
        you = "i" if record.headers.get("IvoryPlayer") == "person" else "b"
        first = record.deal.first.value[0]
        texts = [str(placement) for placement in record.placements]
        standing: list[Tile] = []
        winners = ""
        for start in range(0, len(texts), 6):
            kind = "CMT"[record.deal.elections[start // 6]]
            begins = first if start // 6 % 2 == 0 else other(first)
            for order, text in enumerate(texts[start : start + 6]):
                owner = begins if order % 2 == 0 else other(begins)
                standing.append((owner, text[0], int(text[1:-3]), text[-2], text[-1]))
                if owner == you:
                    count_placement(found, standing[-1], kind)
            if len(texts) < start + 6:
                break
            shown = [each for each in standing if each[4] == kind]
            standing = [each for each in standing if each[4] != kind]
            won = count_tally(found, shown, you, kind)
            found[f"{'last' if begins != you else 'first'}{won}"] += 1
            found["rows"] += winners.endswith("themthem")
            found["broken"] += winners.endswith("themthem") and won != "them"
            found["broken by a null"] += winners.endswith("themthem") and won == "-"
            winners += won
        count_end(found, record, you, winners)
    return found


def count_placement(found: Counter[str], tile: Tile, kind: str) -> None:
    owner, letter, _, place, where = tile
    home = owner == place
    useful = {VOTES[where], COUNTERS[where]} if home else {BLOCKS[where]}
    found["placed"] += 1
    found["read"] += letter == (VOTES if home else BLOCKS)[where]
    found["bluffs"] += where == kind and letter not in useful
    found["blocks"] += where == kind and not home and letter in useful


def count_tally(found: Counter[str], shown: list[Tile], you: str, kind: str) -> str:
    """Count an election, and return who won it: `you`, `them` or `-`."""
    them, sums, totals = other(you), {}, {}
    bluffs: set[tuple[str, str]] = set()
    for side in (you, them):
        here = [each for each in shown if each[3] == side]
        own = [each for each in here if each[0] == side]
        votes = sum(each[2] for each in own if each[1] == VOTES[kind])
        counters = sum(each[2] for each in own if each[1] == COUNTERS[kind])
        blocks = sum(e[2] for e in here if e[0] != side and e[1] == BLOCKS[kind])
        sums[side], totals[side] = (
            (votes, blocks, counters),
            max(0, votes - max(0, blocks - counters)),
        )
        useful = {side: (VOTES[kind], COUNTERS[kind]), other(side): (BLOCKS[kind],)}
        bluffs |= {(each[0], side) for each in here if each[1] not in useful[each[0]]}
    for name, fooled in (("fooled", you), ("fooling", them)):
        liar = other(fooled)
        votes, blocks, _ = sums[liar]
        spare = max(0, sums[fooled][2] - sums[fooled][1])
        lost = max(
            blocks if (liar, liar) in bluffs and not votes else 0,
            spare if (liar, fooled) in bluffs else 0,
        )
        found[name] += lost >= 5 and totals[fooled] <= totals[liar]
    number = sum(e[0] == e[3] == you and e[1] == COUNTERS[kind] for e in shown)
    found["countered"] += number
    found["idle"] += number if not sums[you][1] else 0
    ahead = totals[you] - totals[them]
    won = "you" if ahead > 0 else "them" if ahead < 0 else "-"
    spent = sum(each[2] for each in shown if each[0] == you)
    found += Counter({"elections": 1, f"{kind}{won}": 1, "spent": spent, f"spent {won}": spent})
    found["margin"] += max(0, ahead)
    return won


def count_end(found: Counter[str], record: Record, you: str, winners: str) -> None:
    first = record.deal.first.value[0] == you
    score = "lost"
    if record.outcome is not None:
        winner = record.outcome.winner
        score = "drawn" if winner is None else "won" if winner.value[0] == you else "lost"
    found[f"all {score}"] += 1
    found[f"{'first' if first else 'second'} {score}"] += 1
    letters = winners.replace("you", "y").replace("them", "t")
    lead = [letters[:n].count("t") - letters[:n].count("y") for n in range(len(letters) + 1)]
    if max(lead) >= 2:
        found["behind"] += 2
        found["recovered"] += 2 * (score == "won") + (score == "drawn")
    if len(letters) == 9:
        found["left games"] += 1
        hand = {str(tile) for tile in record.deal.tiles(Side.IVORY if you == "i" else Side.BROWN)}
        mine = [e for n, e in enumerate(record.placements) if ((n // 6 + n) % 2 == 0) == first]
        found["left"] += sum(int(text[1:]) for text in hand - {str(each.tile) for each in mine})


def test_figures_agree_with_an_independent_count(
    records: list[Record], entries: list[Entry]
) -> None:
    found, count = all_figures.figures(entries), counted(records)
    results = found.results
    scores = {"all": results.all.all, "first": results.all.first, "second": results.all.second}
    for name, score in scores.items():
        ends = [count[f"{name} {each}"] for each in ("won", "lost", "drawn")]
        assert [score.won, score.lost, score.drawn] == ends
    groups = {**results.elections, "last": results.last_word, "first": results.first_word}
    for name, score in groups.items():
        ends = [count[f"{name}{each}"] for each in ("you", "them", "-")]
        assert [score.won, score.lost, score.drawn] == ends
    assert results.rows is not None
    assert results.from_behind is not None
    assert [results.rows.part, results.rows.whole] == [count["broken"], count["rows"]]
    assert count["broken by a null"]
    assert 2 * results.from_behind.part == count["recovered"]
    assert 2 * results.from_behind.whole == count["behind"]
    won = sum(count[f"{kind}you"] for kind in "CMT")
    parts = {each.key: (each.yours.part, each.yours.whole) for each in found.habits.all}
    assert parts == {
        "bluffs": (count["bluffs"], count["placed"]),
        "blocks": (count["blocks"], count["placed"]),
        "idle": (count["idle"], count["countered"]),
        "representative": (count["spent"], won),
        "thrown": (count["spent them"], count["spent"]),
        "margin": (count["margin"], won),
        "left": (count["left"], count["left games"]),
        "read": (count["read"], count["placed"]),
        "fooled": (count["fooled"], count["elections"]),
        "fooling": (count["fooling"], count["elections"]),
    }
    assert all(part for part, _ in parts.values())
    assert sum(each.all.played for each in results.opponents) == GAMES == found.games
    assert [each.key for each in results.opponents] == list(keys.OFFERED)
    assert len(results.strangers) == 5
    assert sum(each.played for each in results.endings.values()) == GAMES
    assert results.endings["resigned"].lost == results.endings["resigned"].played > 5


def test_only_the_users_own_games_are_counted(records: list[Record], entries: list[Entry]) -> None:
    one, two = records[1], records[2]
    before = all_figures.figures(entries)

    def added(record: Record, **headers: str) -> all_figures.Figures:
        new = entry_of("new.tyrus", replace(record, headers={**record.headers, **headers}))
        return all_figures.figures(without_copies([*entries, replace(new, identity="new")]))

    assert added(one).games == GAMES + 1
    copy = entry_of("copy.tyrus", one)
    assert copy.identity == identity(one)
    assert all_figures.figures(without_copies([*entries, copy])) == before
    for headers in ({"Hints": "2"}, {"Undos": "1"}, {"Undos": "many"}):
        helped = added(one, **headers)
        assert (helped.habits, helped.rating) == (before.habits, before.rating)
        assert helped.results.helped.played == 1
        assert replace(helped.results, helped=before.results.helped) == before.results
    for header, field in (("Study", "studies"), ("Imported", "imported")):
        apart = added(two, **{header: "1"})
        assert replace(apart.results, studies=0, imported=0) == before.results
        assert getattr(apart.results, field) == 1
    running = all_figures.figures([*entries, entry_of("r.tyrus", replace(one, unshown=True))])
    assert replace(running.results, unfinished=0) == before.results
    assert running.results.unfinished == 1
    persons = {"IvoryPlayer": "person", "BrownPlayer": "person", "Ivory": "Zoe", "Brown": "Ana"}
    (pair,) = added(two, **persons).results.two_persons
    assert pair.names == ("Ana", "Zoe")
    assert [pair.score.won, pair.score.lost].count(1) == 1
    assert two.outcome is not None
    assert (pair.score.won == 1) is (two.outcome.winner is Side.BROWN)


def test_figures_begin_when_asked_and_make_a_table(entries: list[Entry]) -> None:
    later = all_figures.figures(entries, since=by_play(entries[50])[:2])
    assert later.games == GAMES - 50
    assert clock.seconds("") == clock.seconds("yesterday") == 0
    table = list(all_figures.rows(all_figures.figures(entries)))
    assert {len(row) for row in table} == {10}
    share = all_figures.figures(entries).results.all.all.share
    assert share is not None
    assert table[1][:3] == ("results", "opponent", "")
    assert table[1][6:] == (f"{share.part:g}", "200", "200", "")
    assert all("e" not in number for row in table[1:] for number in row[3:])
    assert sum(row[0] == "habits" for row in table) == len(habits.KINDS)


def test_games_of_a_wrong_clock_keep_their_place(records: list[Record]) -> None:
    """Ten games of 2031 are played after ninety of 2026, and before the others of 2026."""
    played = [
        entry_of(
            f"{number:03}.tyrus",
            replace(
                each,
                headers={
                    **each.headers,
                    "Order": str(number + 1),
                    "Date": f"{2031 if 90 <= number < 100 else 2026}-03-{20 + number // 190}",
                    "Started": each.headers["Started"].replace(
                        "2026", "2031" if 90 <= number < 100 else "2026"
                    ),
                },
            ),
        )
        for number, each in enumerate(records)
    ]
    shuffled = sorted(played, key=lambda entry: entry.identity)
    found = own_games(shuffled)
    for games in (found.counted, found.helped):
        assert [game.entry for game in games] == [
            entry for entry in played if entry in [game.entry for game in games]
        ]
    year = 365 * 86_400
    axis = [each.began for each in all_figures.figures(shuffled).rating.band]
    assert axis[-1] - axis[0] < year < axis[94] - axis[0]
    assert first_of("2026-03-21", shuffled) == (191,)
    assert first_of("2026-03-22", shuffled) == (GAMES + 1,)
    assert all_figures.figures(shuffled, since=(191,)).games == 10
    assert all_figures.figures(shuffled, since=(96,)).games == GAMES - 95
    older = replace(played[0], number=0, identity="0" * 64, began=axis[94], date="2026-03-21")
    assert own_games([*shuffled, older]).counted[0].entry == older
    low = replace(older, number=3, identity="2" * 64)  # Restored from another computer.
    assert first_of("2026-03-21", [*shuffled, older, low]) == (191,)
    assert first_of("2026-03-22", [older]) == (0, older.began + 1)
    assert first_of("2026-03-21", [older]) == (0, 1)
    theirs = replace(
        played[-1], identity="1" * 64, imported=True, seat="", ivory_profile="", number=5
    )
    assert first_of("2026-03-21", [*shuffled, theirs]) == (191,)


def test_rows_appear_once_every_game_is_reviewed(entries: list[Entry], tmp_path: Path) -> None:
    games, reviews = own_games(entries).counted[:20], Reviews(tmp_path / "reviews.sqlite", 1)
    some = [game.entry for game in games]
    for number, game in enumerate(games):
        assert all_figures.figures(some, reviews=reviews).reviewed.rows == {}
        draws, own, tiles = 0.1 * (number % 2), 0.02, 0.03
        left = game.score - 0.5 - draws - own - tiles
        yours = Rows(game.score, draws, own, tiles, left, 0.01)
        theirs = Rows(1 - game.score, 0.5 - game.score, 0.0, 0.0, 0.0, 0.5)
        you = tuple(Side)[game.you]
        reviews.put(game.entry.identity, "", 1, "", written({you: yours, you.other: theirs}))
    found = all_figures.figures(some, reviews=reviews).reviewed
    assert (found.done, found.games) == (20, 20)
    means = {key: round(each.value, 6) for key, each in found.rows.items()}
    assert means == {"luck": 5, "choices": 2, "tiles": 3}
    assert round(found.rows["luck"].high, 1) == 7.4


def test_habits_differ_after_ten_games_and_worse_ones_have_lessons(
    entries: list[Entry],
) -> None:
    counted = own_games(entries).counted
    few, many = habits.habits(counted[:9]), habits.habits(counted)
    assert (few.foremost, few.missing) == ((), 1)
    assert many.foremost
    assert many.missing == 0
    lessons = {each.name for each in lesson.headings()}
    for kind in habits.KINDS.values():
        assert bool(kind.better) is bool(kind.lesson) is (kind.lesson in lessons)

    def told(key: str, value: float, games: int = 20) -> tuple[bool, bool, bool]:
        spread = Estimate(value, value - 0.01, value + 0.01, value * 100, 100, games)
        habit = habits.Habit(key, spread, 0.5)
        return habit.differs, habit.worse, bool(habit.lesson)

    assert told("thrown", 0.6) == told("fooling", 0.4) == (True, True, True)
    assert (
        told("thrown", 0.4) == told("fooling", 0.6) == told("bluffs", 0.9) == (True, False, False)
    )
    assert told("thrown", 0.505) == told("thrown", 0.9, games=9) == (False, False, False)


def test_opponents_have_the_strength_of_their_version(entries: list[Entry]) -> None:
    card = strength_card.load()
    today = {each.key: each.elo for each in card.levels}
    assert rating.elos("0.1.0", "0.1.0")["consul"] == today["consul"]
    assert rating.elos("0.1.0", "0.2.0") == {
        **rating.elos("0.1.0", "0.2.0"),
        **card.earlier["0.1.0"],
    }
    assert rating.elos("0.1.0+2", "0.2.0")["archon"] == card.earlier["0.1.0+2"]["archon"]
    for newer in ("0.1.0+9", "9" * 9999):
        assert rating.elos(newer, "0.2.0")["archon"] == today["archon"]
    by_opponent = {game.opponent: game for game in own_games(entries).counted[150:]}
    character = by_opponent[keys.STRANGER].entry.character
    assert rating.opponent_elo(by_opponent[keys.STRANGER]) == rating.elos("", "")[character]
    assert rating.opponent_elo(by_opponent["miser"]) != today["archon"]
    assert rating.opponent_elo(by_opponent["miser"]._replace(opponent="")) is None


def test_suggestion_rises_with_wins_from_ten_games_on(entries: list[Entry]) -> None:
    (game,) = [each for each in own_games(entries).counted if each.entry.name == "003.tyrus"]
    assert game.opponent == "tribune"
    assert rating.rating([]).suggestion == rating.Suggestion("citizen", 0.5, 0)
    few = rating.rating([game._replace(score=1.0)] * 9)
    assert (few.now, few.suggestion, few.games) == (None, None, 9)
    levels = []
    for score in (0.0, 0.5, 1.0):
        suggestion = rating.rating([game._replace(score=score)] * 10).suggestion
        assert suggestion is not None
        levels.append(keys.LADDER.index(suggestion.level))
    assert levels[0] < levels[1] == keys.LADDER.index("tribune") < levels[2]
    many = rating.rating([game._replace(score=float(n % 2)) for n in range(1001)])
    assert many.now is not None
    assert many.now.games == 1001
    assert len(many.band) <= rating.STEPS
    assert many.now.low < dict(many.people)["tribune"] < many.now.high


@pytest.mark.parametrize(("games", "trend", "players"), [(20, 0, 120), (100, 8, 60), (350, 0, 40)])
def test_rating_intervals_hold_as_often_as_they_say(games: int, trend: float, players: int) -> None:
    """`bench_rating` has 2,000 players; here the bounds are those of chance for fewer."""
    end, middle, width = coverage(players, games, 3, trend)
    assert min(end, middle) > 0.94 - 3 * np.sqrt(0.94 * 0.06 / players)
    assert 80 < width < 250


def test_rating_agrees_with_weighted_random_learners() -> None:
    """The same posterior without a grid: importance sampling of whole histories."""
    rng = np.random.default_rng(5)
    count, elos = 100_000, np.repeat([1082.8, 1250.1], 20)
    scores = np.array([0.0, 0.0, 0.5, 1.0] * 5 + [1.0, 0.0, 1.0, 1.0, 1.0] * 4)
    kinds = rng.choice(len(rating.TRENDS), count, p=rating.TREND_PRIOR)
    true, logs, history = rng.normal(rating.PRIOR, rating.SPREAD, count), np.zeros(count), []
    for elo, score in zip(elos, scores, strict=True):
        redrawn = rng.choice(len(rating.TRENDS), count, p=rating.TREND_PRIOR)
        kinds = np.where(rng.random(count) < rating.REDRAW, redrawn, kinds)
        true = true + rng.normal(rating.TRENDS[kinds], rating.DRIFT)
        chance = 1 / (1 + 10 ** ((elo - true) / 400))
        logs += score * np.log(chance) + (1 - score) * np.log(1 - chance)
        history.append(true)
    weights = np.exp(logs - logs.max())
    chances, _ = rating.posterior(elos, scores)
    for games in (1, 20, 40):
        mean = np.average(history[games - 1], weights=weights)
        spread = np.sqrt(np.average((history[games - 1] - mean) ** 2, weights=weights))
        found = chances[games] @ rating.GRID
        assert abs(found - mean) < 3
        assert abs(np.sqrt(chances[games] @ (rating.GRID - found) ** 2) - spread) < 3


def test_intervals_fit_known_values() -> None:
    fifth = share(20, 100)
    assert (round(fifth.low, 3), round(fifth.high, 3)) == (0.133, 0.289)  # Wilson's own example.
    assert share(0, 10).high > 0.25
    alike = per_occasion(np.array([1, 3, 2, 2]), np.array([10] * 4), shares=True)
    clustered = per_occasion(np.array([0, 8, 0, 0]), np.array([10] * 4), shares=True)
    assert alike is not None
    assert clustered is not None
    assert alike.value == clustered.value
    assert clustered.high - clustered.low > 1.5 * (alike.high - alike.low)
    assert per_occasion(np.array([5]), np.array([1]), shares=False) is None
    mean = per_occasion(np.array([4, 6, 5]), np.array([1, 1, 1]), shares=False)
    assert mean is not None
    assert round(mean.high - mean.value, 2) == 2.48  # 4.303 / √3.
    assert habits.measured([]) == {}


def test_users_level_is_that_of_the_rating_over_the_index(
    entries: list[Entry], tmp_path: Path
) -> None:
    path = tmp_path / "index.sqlite"
    assert users_level(path, MINE) is None
    assert users_level(None, MINE) is None
    index = Index(path)
    index.newest(0)
    index.put(entries)
    index.close()
    level = rating.rating(own_games(entries).counted).level
    assert level in keys.LADDER
    assert users_level(path, MINE) == level
    assert users_level(path, ()) is None
    few = rating.rating(own_games(entries).counted[:9])
    assert few.level is None
    played = rating.rating(own_games(entries).counted).played
    assert {game.level for game in played} == set(keys.LADDER)  # The styles stand with the highest.
    assert sum(game.level == keys.STRONGEST for game in played) > len(played) / 3
