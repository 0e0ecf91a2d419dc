"""Modules that are imported at their first use, so that the first picture appears early.

A package names them in its `__init__.py`; `from package import module` then gives a stand-in.
Modules that the opening screen needs import such a module as a whole, not its names.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

_waiting: deque[str] = deque()


class LateModule(ModuleType):
    """Stands in for a module, and imports it when an attribute is read."""

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self.__name__), name)


def late(package: str, *modules: str) -> Callable[[str], LateModule]:
    """Return the `__getattr__` of a package with these late modules."""

    def get(name: str) -> LateModule:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module = LateModule(f"{package}.{name}")
        _waiting.append(module.__name__)
        return module

    return get


def import_next() -> bool:
    """Import one late module that something may need; return False after the last one."""
    if not _waiting:
        return False
    import_module(_waiting.popleft())
    return True
