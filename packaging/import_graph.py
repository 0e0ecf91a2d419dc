"""The import graph of the program, or of one folder of it: its layers and its longest files.

    .venv/bin/python packaging/import_graph.py [FOLDER] [--imports]

The nodes are the modules and packages right below FOLDER (`tyrus_desktop` by default). A node is
one layer above the highest one that it imports. Nodes in an import cycle are named, and the exit
status is then 1.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 10


def imported(path: Path) -> Iterator[str]:
    """Yield the dotted names of all imports of a module, including those in functions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def node_of(name: str, package: str) -> str | None:
    """Return the node of a package that holds a module; None if the module is elsewhere."""
    inside = name.removeprefix(f"{package}.")
    return None if inside == name else inside.split(".")[0]


def graph(folder: Path) -> dict[str, set[str]]:
    """Return the nodes of a folder with their imports."""
    package = ".".join(folder.relative_to(ROOT).parts)
    nodes: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        node = path.relative_to(folder).parts[0].removesuffix(".py")
        if node != "__init__":
            known = nodes.setdefault(node, set())
            known |= {other for name in imported(path) if (other := node_of(name, package))}
    return {node: (known & nodes.keys()) - {node} for node, known in nodes.items()}


def layers(nodes: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the nodes by layer, the lowest first, without those in or above a cycle."""
    found: list[list[str]] = []
    placed: set[str] = set()
    while layer := sorted(r for r, known in nodes.items() if r not in placed and known <= placed):
        found.append(layer)
        placed |= set(layer)
    return found


def main(arguments: list[str]) -> int:
    """Print the graph; return 1 if there is an import cycle, 2 if there is no such folder."""
    names = [each for each in arguments if not each.startswith("-")]
    folder = (ROOT / (names[0] if names else "tyrus_desktop")).resolve()
    if not (folder.is_dir() and folder.is_relative_to(ROOT)):
        print(f"There is no folder {names[0]} in the clone.", file=sys.stderr)
        return 2
    nodes = graph(folder)
    found = layers(nodes)
    for number, layer in reversed(list(enumerate(found, 1))):
        print(f"layer {number:2}  {'  '.join(layer)}")
        for node in layer if "--imports" in arguments else ():
            print(f"          {node} -> {', '.join(sorted(nodes[node])) or 'none'}")
    print(f"{len(nodes)} nodes, {sum(map(len, nodes.values()))} imports, {len(found)} layers")
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in folder.rglob("*.py")}
    print(f"\nThe {LONGEST} longest files:")
    for path in sorted(lines, key=lines.__getitem__, reverse=True)[:LONGEST]:
        print(f"{lines[path]:5}  {path.relative_to(ROOT)}")
    cycle = sorted(nodes.keys() - {node for layer in found for node in layer})
    if cycle:
        print(f"\nIn a cycle, or above one: {', '.join(cycle)}")
    return 1 if cycle else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
