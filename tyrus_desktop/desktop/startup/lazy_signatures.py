"""Imports PySide without compiling what it needs only to explain wrong calls.

While shiboken6, PySide's bridge to Python, is imported, it compiles a dozen modules from an archive
in its library. Six of them, among them a parser of signatures and a writer of stub files, take an
eighth of the processor time until the window is drawn. Here those are compiled at their first use,
which is the first call with wrong arguments or the first question for a signature.

This depends on how PySide 6.11.3 loads its archive, so it is done for exactly those modules. With
any others, PySide starts as it always does.
"""

from __future__ import annotations

import builtins
import io
import sys
import zipfile
import zlib
from collections.abc import Callable
from typing import IO, Any

KNOWN_VERSION = "6.11.3"
KNOWN_CONTENTS = 2745529076
"""The CRC-32 over the names and checksums of the modules in that version's archive."""

DEFERRED = ("errorhandler", "layout", "parser", "enum_sig", "pyi_generator", "tool")
"""The modules of the archive that explain calls and write stub files."""


class LazyArchive(zipfile.ZipFile):
    """Shiboken's archive; if it is the known one, its modules are compiled at their first use."""

    def __init__(self, file: IO[bytes]) -> None:
        super().__init__(file)
        contents = repr([(each.filename, each.CRC) for each in self.filelist])
        version = getattr(sys.modules.get("shiboken6"), "__version__", None)
        self.known = version == KNOWN_VERSION and zlib.crc32(contents.encode()) == KNOWN_CONTENTS

    def open(self, name: Any, *arguments: Any, **options: Any) -> IO[bytes]:
        """Open a module's source, or a line in its place that defers it."""
        if self.known and name.endswith(tuple(f"/{each}.py" for each in DEFERRED)):
            line = f"__getattr__ = __loader__.zfile.on_first_use({name!r}, globals())"
            return io.BytesIO(line.encode())
        return super().open(name, *arguments, **options)

    def on_first_use(self, file: str, module: dict[str, Any]) -> Callable[[str], object]:
        """Return a `__getattr__` for a deferred module that compiles and runs it first."""

        def find(name: str) -> object:
            if module.pop("__getattr__", None):
                source = super(LazyArchive, self).open(file).read()
                exec(compile(source, file, "exec", dont_inherit=True), module)  # noqa: S102
            if name not in module:
                raise AttributeError(f"module {module['__name__']!r} has no attribute {name!r}")
            return module[name]

        return find


def import_pyside() -> None:
    """Import PySide, with the archive's modules deferred where that has been tried: on Linux."""
    if sys.platform != "linux" or "shiboken6" in sys.modules:
        return
    usual = zipfile.ZipFile
    zipfile.ZipFile = LazyArchive  # type: ignore[assignment,misc]
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        zipfile.ZipFile = usual  # type: ignore[misc]
    # PySide reads the source of every module imported after it, in search of optional features
    # that Tyrus does not use.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
