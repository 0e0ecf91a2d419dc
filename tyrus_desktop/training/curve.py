"""The learning curve of a training log: scores by decisions, as an SVG beside the log. No torch."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from tyrus_desktop.training.arguments import Refused
from tyrus_desktop.training.log import read
from tyrus_desktop.training.schedule import MILLION

SCORES = ("random", "greedy", "blocker", "rules_of_thumb", "score")
"""The columns of scores: self-play's log has the first four, an exploiter's the last. A league's
has further columns for the score of each exploiter."""


def draw(folder: Path) -> Path:
    """Plot the log in a run's folder; return the path of the picture.

    Raises `Refused` if the log has no scores, as that of an average, or is damaged, and `OSError`.
    """
    log = folder / "log.csv"
    lines = read(log)
    columns = lines[0] if lines else ()
    scores = [name for name in SCORES if name in columns]
    scores += [name for name in columns if name.startswith("exploiter")]
    if not scores or "decisions" not in columns:
        raise Refused(f"{log}: this log has no scores to plot.")
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    decisions = [line["decisions"] / MILLION for line in lines]
    for name in scores:
        label = f"{name.replace('_', ' ')} {lines[-1][name]:.3f}"
        axes.plot(decisions, [line[name] for line in lines], marker=".", label=label)
    axes.axhline(0.5, color="grey", linewidth=0.5)
    axes.set(xlabel="million decisions", ylabel="score", ylim=(0, 1))
    axes.grid(alpha=0.3)
    axes.legend(title="against, at the end", loc="lower right")
    path = folder / "curve.svg"
    # The same log gives the same bytes.
    with mpl.rc_context({"svg.hashsalt": "tyrus"}):
        figure.savefig(path, metadata={"Date": None})
    return path
