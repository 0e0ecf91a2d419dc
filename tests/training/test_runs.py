"""The kept training runs: the history names every file that is there, and none that is not."""

import json
import re
from pathlib import Path

TYRUS = Path(__file__).parents[2] / "tyrus_desktop"
RUNS = TYRUS / "training" / "runs"
CARD = TYRUS / "players" / "weights" / "README.md"


def test_the_history_names_exactly_the_kept_weights() -> None:
    named = set(re.findall(r"[\w-]+/[\w-]+\.npz", (RUNS / "README.md").read_text("utf-8")))
    kept = {path.relative_to(RUNS).as_posix() for path in RUNS.rglob("*.npz")}
    assert {name for name in named if not name.startswith("IMITATION")} == kept


def test_every_run_that_the_card_names_is_kept() -> None:
    named = set(re.findall(r"`((?:exploiter|second)[\w-]*)[/`]", CARD.read_text("utf-8")))
    assert len(named) == 4
    assert named <= {path.name for path in RUNS.iterdir()}


def test_what_every_kept_attack_started_from_is_kept_or_said_not_to_be() -> None:
    verdicts = list(RUNS.rglob("verdict*.json"))
    assert len(verdicts) == 7
    for path in verdicts:
        start = json.loads(path.read_text("utf-8"))["start"]
        assert "(not kept)" in start or (path.parent / start).exists()
