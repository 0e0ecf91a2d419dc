"""Reviews made up of each side's story, without the seconds that a real one takes."""

from itertools import accumulate
from math import exp
from random import Random

from tests.desktop.support.replay_worlds import story
from tests.readers import PlayedGame
from tyrus_desktop.desktop.replay.lens import EYES
from tyrus_desktop.desktop.replay.timeline import Timeline
from tyrus_desktop.desktop.startup.app import Application
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.review.curves import Chances
from tyrus_desktop.review.findings import Findings


def invented(game: PlayedGame, known: int = 100, done: float = 1) -> Findings:
    """Return findings whose curves tell what they depend on.

    What a side could know depends on its views up to the moment, the truth on the whole game.

    Args:
        game: A finished game.
        known: The number of moments at which what the sides could know is known.
        done: The share of the work that is done.
    """
    timeline = Timeline({side: story(game, side) for side in Side}, Side.IVORY)
    moments = timeline.moments
    truths = _walk([f"{game} {moment}" for moment in moments])
    seen = {
        side: _walk([str(timeline.view(moment, EYES[side])) for moment in moments]) for side in Side
    }
    curves: dict[Side, list[Chances]] = {side: [] for side in Side}
    for moment in moments:
        at = moment.index
        for side, curve in curves.items():
            could_know = (seen[side][at], 1 - seen[side.other][at])
            curve.append(
                Chances(
                    moment.kind,
                    moment.election,
                    moment.placed,
                    truths[at] if side is Side.IVORY else 1 - truths[at],
                    *(could_know if at < known else (None, None)),
                )
            )
    found = {side: tuple(curve) for side, curve in curves.items()}
    return Findings(done, "citizen", found, {}, (), (), ())


def _walk(seeds: list[str]) -> list[float]:
    """Return chances, each of which depends on its seed and on those before it."""
    steps = (2 * Random(seed).random() - 1 for seed in seeds)
    return [1 / (1 + exp(-each)) for each in accumulate(steps)]


def give(application: Application, findings: Findings | None) -> None:
    """Let the review of the finished game at the table say this."""
    application.review.begin()
    reviewer = application.review.reviewer
    reviewer.forget()
    reviewer.findings, reviewer.share = findings, findings.done if findings else 0.0
    reviewer.changed.emit()
