"""Filters the files that PyInstaller found for the frozen program; `tyrus.spec` builds it.

Qt's modules, plugins and data must be on a list. The system's drivers and desktop libraries are
left out. A library is kept only if an extension or a plugin needs it, directly or indirectly. The
lists have paths inside the bundle, with slashes.
"""

from __future__ import annotations

import importlib
import platform
import re
import subprocess
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePath

import metadata

LINUX = platform.system() == "Linux"

Entry = tuple[str, str, str]
"""PyInstaller's entry: name in the bundle, source file, kind (`BINARY`, `EXTENSION`, `DATA`)."""

EXCLUDED_MODULES = [
    "tyrus_desktop.training",  # This package is for developers and needs torch.
    "torch",
    "tkinter",
    "IPython",
    "setuptools",
    "pip",
    "unittest",
    "pydoc",
    "doctest",
    "lib2to3",
    "ssl",  # The program uses no network, and libcrypto is large.
    "_ssl",
    "_hashlib",  # This has OpenSSL's digests; Python has its own.
    *(f"_codecs_{region}" for region in ("cn", "hk", "jp", "kr", "tw", "iso2022")),
    "_multibytecodec",
    "numpy.f2py",
    "numpy.testing",
    "numpy.distutils",
]
"""QtOpenGL cannot be excluded, since QtQuick imports it lazily."""

NEVER_SHIPPED = {
    *("ssl", "_ssl", "_hashlib"),
    *("tyrus_desktop.training", "torch"),
    *("tkinter", "PySide6.QtWidgets"),
}
"""Modules that a bundle must not contain: the network, training, other toolkits."""

QT_MODULES = {"QtCore", "QtGui", "QtNetwork", "QtOpenGL", "QtQml", "QtQuick"}

QML_FOLDERS = {
    "Qt/labs/folderlistmodel",  # For Qt's own file dialog: the files,
    "QtCore",  # the folders,
    "QtQml",
    "QtQml/Base",
    "QtQml/Models",
    "QtQml/WorkerScript",
    "QtQuick",
    "QtQuick/Controls",
    "QtQuick/Controls/Basic",
    "QtQuick/Controls/Basic/impl",
    "QtQuick/Controls/impl",
    "QtQuick/Dialogs",
    "QtQuick/Dialogs/quickimpl",
    "QtQuick/Dialogs/quickimpl/qml",  # and the windows, in the style that is shipped.
    "QtQuick/Layouts",
    "QtQuick/Shapes",  # The curves of a review.
    "QtQuick/Templates",
    "QtQuick/Window",
}

PLUGINS = (
    "iconengines/*svgicon*",
    "imageformats/*svg*",
    "platforms/*xcb*",
    "platforms/*wayland*",
    "platforms/*offscreen*",
    "platforms/*windows*",
    "platforms/*cocoa*",
    "platforminputcontexts/*compose*",  # Dead keys,
    "platforminputcontexts/*ibus*",  # and input methods, for the players' names.
    "platformthemes/*xdgdesktopportal*",  # The desktop's own file dialogs.
    "xcbglintegrations/*",
    "wayland-shell-integration/*xdg-shell*",
    "wayland-graphics-integration-client/*wayland-egl*",
    "wayland-decoration-client/*",
    "styles/*mac*",
)
"""Left out: pictures other than SVG (PNG is built in), TLS, printing, SQL, touch drivers without a
desktop, GTK's theme (which needs GTK), QML's debugger, the on-screen keyboard."""

TRANSLATIONS = {
    f"{part}_{language}.qm"
    for part in ("qtbase", "qtdeclarative")
    for language in metadata.languages()
}

SYSTEM = re.compile(
    r"""lib( GL | EGL | GLX | GLdispatch | OpenGL | drm | gbm     # The driver's, and they must
    | stdc\+\+ | gcc_s                                            # match it, and its C++.
    | xcb | xcb-glx | xcb-dri\d | X11 | X11-xcb | Xau | Xdmcp    # One connection to the display
    | wayland-\w+                                                 # is shared with the driver.
    | fontconfig | freetype | expat | harfbuzz | graphite2        # The system's fonts and caches.
    | glib-2\.0 | gio-2\.0 | gobject-2\.0 | gmodule-2\.0 | gthread-2\.0 | dbus-1 | systemd
    | gssapi_krb5 | krb5 | krb5support | k5crypto | com_err | keyutils | selinux | mount | blkid
    | mvec | pcre2-8 | pcre | png16 | bsd | md | cap | gcrypt | gpg-error
    )\.so(\.|$)""",
    re.VERBOSE,
)
"""Libraries of a Linux system that a bundle must not replace. The .deb depends on them."""

_LIBRARY = re.compile(r"\.(so(\.\d+)*|dylib|dll|pyd)$")


def wanted(name: str) -> bool:
    """Return whether the program can load a file, given its name in the bundle."""
    path = PurePath(name).as_posix()
    extension = re.search(r"PySide6/(Qt\w+)\.(abi3\.so|pyd)$", path)
    if extension:
        return extension[1] in QT_MODULES
    qml = re.search(r"PySide6/(?:Qt/)?qml/(.+)$", path)
    if qml:
        folder, _, file = qml[1].rpartition("/")
        # .qmltypes files are for qmllint, not for the running program.
        return folder in QML_FOLDERS and not file.endswith(".qmltypes")
    plugin = re.search(r"PySide6/(?:Qt/)?plugins/(.+)$", path)
    if plugin:
        return any(fnmatch(plugin[1], kind) for kind in PLUGINS)
    translation = re.search(r"PySide6/(?:Qt/)?translations/(.+)$", path)
    if translation:
        return translation[1] in TRANSLATIONS
    return not path.endswith((".pyi", ".dist-info/RECORD"))


def is_system_library(name: str) -> bool:
    """Return whether the bundle uses the system's copy of this library."""
    return LINUX and SYSTEM.match(PurePath(name).name) is not None


def needed(file: str) -> set[str]:
    """Return the file names of the libraries that a library or program links to."""
    if LINUX:
        printed = subprocess.run(
            ["readelf", "--dynamic", file], capture_output=True, text=True, check=True
        )
        return set(re.findall(r"\(NEEDED\).*\[(.+)\]", printed.stdout))
    bindepend = importlib.import_module("PyInstaller.depend.bindepend")
    return {PurePath(name).name for name, _ in bindepend.get_imports(file)}


def is_root(entry: Entry) -> bool:
    """Return whether Python or Qt loads this file by name, rather than by a link."""
    name, _, kind = entry
    path = PurePath(name).as_posix()
    loaded = "/plugins/" in path or "/qml/" in path or path.endswith((".abi3.so", ".pyd"))
    python = re.match(r"(lib)?python3", PurePath(path).name) is not None
    return kind == "EXTENSION" or loaded or python


def closure(entries: Iterable[Entry], needs: Callable[[str], set[str]] = needed) -> list[Entry]:
    """Return the roots, the libraries that they need, and all other kinds of files."""
    entries = list(entries)
    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        by_name.setdefault(PurePath(entry[0]).name.lower(), []).append(entry)
    libraries = {entry for entry in entries if _LIBRARY.search(entry[0]) and entry[2] != "SYMLINK"}
    todo = [entry for entry in libraries if is_root(entry)]
    kept = set(todo)
    while todo:
        for name in needs(todo.pop()[1]):
            found = [each for each in by_name.get(name.lower(), ()) if each not in kept]
            kept.update(found)
            todo += [each for each in found if each in libraries]
    names = {PurePath(entry[0]).name for entry in kept}
    return [
        entry
        for entry in entries
        if entry in kept
        or (entry[2] == "SYMLINK" and PurePath(entry[1]).name in names)
        or not (entry in libraries or entry[2] == "SYMLINK")
    ]


def size(entries: Iterable[Entry]) -> int:
    """Return the total size of entries in bytes, without symbolic links."""
    return sum(Path(e[1]).stat().st_size for e in entries if e[2] != "SYMLINK")


def trimmed(binaries: list[Entry], datas: list[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Filter binaries and data, and print their sizes before and after, in MB of 10^6 bytes."""
    every, before = binaries + datas, set(binaries)
    kept = closure(e for e in every if wanted(e[0]) and not is_system_library(e[0]))
    for step, entries in (("as found, without excluded modules", every), ("needed", kept)):
        print(f"{step:<46} {size(entries) / 1e6:8.1f} MB")
    return [e for e in kept if e in before], [e for e in kept if e not in before]
