"""The learning curve of a training log: scores by decisions, as an SVG beside the log."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from tyrus_desktop.training.log import read
from tyrus_desktop.training.schedule import MILLION

SCORES = ("random", "greedy", "blocker", "rules_of_thumb", "score")
"""The columns of scores: self-play's log has the first four, an exploiter's the last. A league's
has further columns for the score of each exploiter."""


def draw(folder: Path) -> Path:
    """Plot the log in a run's folder; return the path of the picture."""
    lines = read(folder / "log.csv")
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    decisions = [line["decisions"] / MILLION for line in lines]
    taken = [name for name in lines[0] if name.startswith("exploiter")]
    for name in (*SCORES, *taken):
        if name in lines[0]:
            scores = [line[name] for line in lines]
            label = f"{name.replace('_', ' ')} {scores[-1]:.3f}"
            axes.plot(decisions, scores, marker=".", label=label)
    axes.axhline(0.5, color="grey", linewidth=0.5)
    axes.set(xlabel="million decisions", ylabel="score", ylim=(0, 1))
    axes.grid(alpha=0.3)
    axes.legend(title="against, at the end", loc="lower right")
    path = folder / "curve.svg"
    # The same log gives the same bytes.
    with mpl.rc_context({"svg.hashsalt": "tyrus"}):
        figure.savefig(path, metadata={"Date": None})
    return path
