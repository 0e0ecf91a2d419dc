"""The order of play: each game has a number, one more than the folder's highest before it. No Qt.

So the order does not depend on clocks. Two games that begin at once may get the same number; then
their times decide. `query.by_play` sorts by it.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from tyrus_desktop.engine.record import ORDER
from tyrus_desktop.library import index, record_files, scan
from tyrus_desktop.library.giving_way import giving_way

LAST = 10**9 - 1
"""The highest number."""

_NUMBER = re.compile(rf'^\[{ORDER} "([0-9]{{1,9}})"\]'.encode(), re.MULTILINE)


def next_number(folder: Path, index_path: Path | None) -> int:
    """Return the number of a game that begins now.

    Args:
        folder: The user's games.
        index_path: The index, which spares reading the files that have not changed since, if any.
    """
    known = index.numbers(index_path)
    highest, changed = 0, []
    with suppress(OSError):  # Then the game can't be saved either.
        for name, (stamp, _) in scan.stamps(folder):
            if name in known and known[name][0] == stamp:
                highest = max(highest, known[name][1])
            else:
                changed.append(name)
    for name in giving_way(changed):
        with suppress(OSError):
            found = _NUMBER.search(record_files.read_bytes(folder / name))
            highest = max(highest, int(found[1]) if found else 0)
    return min(LAST, highest + 1)
