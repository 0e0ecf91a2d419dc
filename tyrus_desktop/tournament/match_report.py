"""The report of `tyrus match`: a match of two players, or a cross-table of several players."""

from __future__ import annotations

from collections.abc import Sequence

from tyrus_desktop.tournament.pairs import Match, elo
from tyrus_desktop.tournament.ratings import Pairing, Ratings, rate


def text(matches: Sequence[Match]) -> str:
    """Return the report of one match, or the cross-table of several."""
    return _two(matches[0]) if len(matches) == 1 else _many(matches)


def summary(matches: Sequence[Match]) -> dict[str, object]:
    """Return the report as data for `--json`; Elo is relative to the mean of the players."""
    if len(matches) == 1:
        return matches[0].summary()
    ratings = _ratings(matches)
    return {
        "games": sum(2 * len(match.pairs) for match in matches),
        "seed": matches[0].seed,
        "players": [
            {"player": key, "elo": value, "elo_half": ratings.margin(key)}
            for key, value in ratings.elo.items()
        ],
        "matches": [match.summary() for match in matches],
    }


def _two(match: Match) -> str:
    first, second = match.players
    low, high = match.interval
    ends = f"{match.games(1.0)} won, {match.games(0.5)} drawn, {match.games(0.0)} lost"
    lines = [
        f"{first} against {second}: {match.score:.2%} (95 % interval {low:.2%} to {high:.2%})",
        f"Elo: {_signed(match.score)} (95 % interval {_signed(low)} to {_signed(high)})",
        f"{2 * len(match.pairs)} games in mirrored pairs, seed {match.seed}: {ends}",
    ]
    for player, name in enumerate(match.players):
        median, worst = match.milliseconds(player)
        lines.append(f"time a move, {name}: median {median:.3f} ms, worst {worst:.3f} ms")
    return "\n".join(lines) + "\n"


def _many(matches: Sequence[Match]) -> str:
    """Return a table with the best player first: Elo, its margin, and the score in each match."""
    ratings = _ratings(matches)
    keys = sorted(ratings.elo, key=lambda key: -ratings.elo[key])
    shares = {match.players: match.score for match in matches}
    shares |= {(two, one): 1 - score for (one, two), score in shares.items()}
    width = max(map(len, keys)) + 4
    numbers = "".join(f"{number:>6}" for number in range(1, len(keys) + 1))
    lines = [f"{'':{width}}{'Elo':>6}  95 %{numbers}"]
    for number, key in enumerate(keys, start=1):
        cells = "".join(
            f"{'-':>6}" if other == key else f"{100 * shares[key, other]:>6.1f}" for other in keys
        )
        name = f"{number:>2} {key}"
        lines.append(f"{name:{width}}{ratings.elo[key]:>+6.0f}{ratings.margin(key):>5.0f} {cells}")
    each = 2 * len(matches[0].pairs)
    lines.append(f"{each} games a pairing, in mirrored pairs, seed {matches[0].seed};")
    lines.append("scores in per cent of the row's player; Elo against the mean of the table.")
    return "\n".join(lines) + "\n"


def _ratings(matches: Sequence[Match]) -> Ratings:
    return rate([Pairing(*match.players, match.scores) for match in matches])


def _signed(score: float) -> str:
    points = elo(score)
    return "beyond measure" if points is None else f"{points:+.0f}"
