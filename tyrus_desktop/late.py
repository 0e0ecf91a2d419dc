"""Modules that are imported at their first use, so that the first picture appears early.

A package names them in its `__init__.py`; `from package import module` then returns a stand-in.
Modules that the opening screen needs import such a module as a whole, not its names.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from importlib import import_module
from typing import Any

_waiting: deque[str] = deque()


class LateModule:
    """Stands in for a module, and imports it when an attribute is read or set."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        object.__setattr__(self, "_name", name)

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._name), name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(import_module(self._name), name, value)

    def __delattr__(self, name: str) -> None:
        delattr(import_module(self._name), name)


def late(package: str, *modules: str) -> Callable[[str], LateModule]:
    """Return the `__getattr__` of a package with these late modules."""

    def get(name: str) -> LateModule:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        whole = f"{package}.{name}"
        _waiting.append(whole)  # Threads import too: nothing is read back.
        return LateModule(whole)

    return get


def import_next() -> bool:
    """Import one late module that something may need; return False after the last one."""
    if not _waiting:
        return False
    import_module(_waiting.popleft())
    return True
