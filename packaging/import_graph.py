"""The import graph of the program, or of one folder of it: floors, arrows and the longest files.

    .venv/bin/python packaging/import_graph.py [FOLDER] [--arrows]

A room is a file or, one level down, a folder of FOLDER (`tyrus_desktop` by default). It stands one
floor above the highest room that it imports; an arrow is a pair of rooms of which one imports the
other. Rooms that import each other in a circle are named, and the exit status is then 1.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 10


def imported(path: Path) -> Iterator[str]:
    """Yield the dotted names of all that a module imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room_of(name: str, package: str) -> str | None:
    """Return the room of a package in which a module lies; None if it lies elsewhere."""
    inside = name.removeprefix(f"{package}.")
    return None if inside == name else inside.split(".")[0]


def graph(folder: Path) -> dict[str, set[str]]:
    """Return the rooms of a folder, each with those that it imports."""
    package = ".".join(folder.relative_to(ROOT).parts)
    rooms: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        room = path.relative_to(folder).parts[0].removesuffix(".py")
        if room != "__init__":
            known = rooms.setdefault(room, set())
            known |= {other for name in imported(path) if (other := room_of(name, package))}
    return {room: (known & rooms.keys()) - {room} for room, known in rooms.items()}


def floors(rooms: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the rooms by floor, the ground first; what is left in circles is not among them."""
    found: list[list[str]] = []
    standing: set[str] = set()
    while floor := sorted(
        r for r, known in rooms.items() if r not in standing and known <= standing
    ):
        found.append(floor)
        standing |= set(floor)
    return found


def main(arguments: list[str]) -> int:
    """Print the graph; return 1 if rooms import each other in a circle."""
    names = [each for each in arguments if not each.startswith("-")]
    folder = (ROOT / (names[0] if names else "tyrus_desktop")).resolve()
    rooms = graph(folder)
    storeys = floors(rooms)
    for number, floor in reversed(list(enumerate(storeys, 1))):
        print(f"floor {number:2}  {'  '.join(floor)}")
        for room in floor if "--arrows" in arguments else ():
            print(f"          {room} -> {', '.join(sorted(rooms[room])) or 'none'}")
    print(f"{len(rooms)} rooms, {sum(map(len, rooms.values()))} arrows, {len(storeys)} floors")
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in folder.rglob("*.py")}
    print(f"\nThe {LONGEST} longest files:")
    for path in sorted(lines, key=lines.__getitem__, reverse=True)[:LONGEST]:
        print(f"{lines[path]:5}  {path.relative_to(ROOT)}")
    circle = sorted(rooms.keys() - {room for floor in storeys for room in floor})
    if circle:
        print(f"\nIn a circle, or above one: {', '.join(circle)}")
    return 1 if circle else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
