"""Shows the table, by a PySide that starts without what it needs only to explain wrong calls.

As shiboken, PySide's bridge to Python, is imported it unpacks and compiles sixteen modules from an
archive in its library (a parser of signatures, a writer of stub files), and then has the source
of every module that is imported looked through for PySide's optional features, which Tyrus does
not use: together a fifth of the time until the window stands. Here stand-ins take their place; the
first wrong call, or question for a signature, loads the real ones. What shiboken expects is read
off version 6.11.3, to which Tyrus is pinned (`signature_bootstrap.py` and `loader.py` in it), and
is not tried but on Linux.
"""

from __future__ import annotations

import gc
import io
import sys
from functools import cache
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import IO, Any

PACKAGE = "shibokensupport"
LOADER = f"{PACKAGE}/signature/loader.py"
MAPPING = f"{PACKAGE}.signature.mapping"
BY_NAME = (
    "pyside_type_init",
    "create_signature",
    "seterror_argument",
    "make_helptext",
    "feature_import",
    "feature_imported",
)
"""The functions that shiboken takes from the module `loader`, and that are put off here."""

NOT_NEEDED = ("zipfile", "tempfile")
"""What shiboken imports for the sake of its archive."""


def show_table(argv: list[str]) -> int:
    """Run the program at the table; `argv` may name a record to open. Returns the exit status."""
    # Nothing that is made until the window stands is garbage: looking for some costs a tenth of it.
    gc.disable()
    import_shiboken()
    from tyrus_desktop.desktop.startup.start import main

    return main(argv)


def import_shiboken() -> None:
    """Import shiboken with the stand-ins, unless somebody has imported it already."""
    if sys.platform != "linux" or "shiboken6" in sys.modules:
        return
    real = {name: sys.modules[name] for name in NOT_NEEDED if name in sys.modules}
    stand_ins = {name: ModuleType(name) for name in NOT_NEEDED}
    stand_ins["zipfile"].__dict__["ZipFile"] = _Archive
    sys.modules.update(stand_ins)
    try:
        import_module("shiboken6")
    finally:
        for name in NOT_NEEDED:
            del sys.modules[name]
        sys.modules.update(real)
    # Shiboken asks this for `update_mapping` before it composes the text of an error.
    sys.modules.setdefault(MAPPING, _mapping)


class _Archive:
    """What shiboken takes for its archive: a package whose `loader` is this module."""

    filelist = (
        SimpleNamespace(filename=f"{PACKAGE}/__init__.py"),
        SimpleNamespace(filename=f"{PACKAGE}/signature/__init__.py"),
        SimpleNamespace(filename=LOADER),
    )

    def __init__(self, _: IO[bytes]) -> None:
        """The real archive is left packed."""

    def open(self, name: str, _: str) -> IO[bytes]:
        source = f"from {__name__} import *" if name == LOADER else ""
        return io.BytesIO(source.encode())


@cache
def _loader() -> Any:
    """Load the real modules, as shiboken would have."""
    bootstrap: Any = import_module("signature_bootstrap")
    bootstrap.zipfile = import_module("zipfile")
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]
    finders, finder = bootstrap.prepare_zipfile()
    # Shiboken keeps the names in `mapping` that it has seen: they must be the real one's.
    finder.create_module = lambda spec: _mapping if spec.name == MAPPING else None
    finders.insert(0, finder)
    try:
        return import_module(f"{PACKAGE}.signature.loader")
    finally:
        finders.remove(finder)


def _update_mapping() -> None:
    _loader()
    _mapping.update_mapping()


_mapping = ModuleType(MAPPING)
_mapping.__dict__["update_mapping"] = _update_mapping


def _put_off(name: str) -> Any:
    def call(*arguments: object) -> object:
        return getattr(_loader(), name)(*arguments)

    return call


def finish_import(_: ModuleType) -> None:
    """Nothing is left to do for a module of PySide's that was imported."""


def post_init() -> None:
    """Python's import stays what it is, without PySide's look into every module."""


globals().update({name: _put_off(name) for name in BY_NAME})
__all__ = ["finish_import", "post_init", *BY_NAME]  # noqa: PLE0604 - put there just above.
