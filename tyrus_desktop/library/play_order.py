"""The order of play: each game has a number, one more than the folder's highest before it. No Qt.

So the order does not depend on clocks. Two games that begin at once may get the same number; then
their times decide. `query.by_play` sorts by it.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from tyrus_desktop.engine.record import RecordError, headers_of, order_of
from tyrus_desktop.library import index, record_files, scan
from tyrus_desktop.library.giving_way import giving_way


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
        with suppress(OSError, RecordError):
            headers = headers_of(record_files.read_bytes(folder / name), name)
            highest = max(highest, order_of(headers))
    return highest + 1
