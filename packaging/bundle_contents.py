"""Filters the files that PyInstaller found for the frozen program; `tyrus.spec` builds it.

Qt's modules, plugins and data must be on a list. The system's drivers and desktop libraries are
left out. A library is kept only if an extension or a plugin needs it, directly or indirectly. The
lists have paths inside the bundle, with slashes.
"""

from __future__ import annotations

import importlib
import platform
import posixpath
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

EMPTY_MODULES = {"PySide6/QtNetwork.py", "PySide6/QtOpenGL.py"}
"""Qt Quick's binding imports these at once, for classes that the program does not use. Empty ones
do as well, and spare 10 MB."""

NEVER_SHIPPED = {
    *("ssl", "_ssl", "_hashlib"),
    *("tyrus_desktop.training", "torch"),
    *("tkinter", "PySide6.QtWidgets"),
}
"""Modules that a bundle must not contain: the network, training, other toolkits."""

QT_MODULES = {"QtCore", "QtGui", "QtQml", "QtQuick"}

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


def framework(name: str) -> str:
    """Return the path of the macOS framework that a file is in, or "" if it is in none."""
    found = re.match(r"(?:.*?/)?[^/]+\.framework(?=/)", PurePath(name).as_posix())
    return found[0] if found else ""


def is_library(entry: Entry) -> bool:
    """Return whether this is a library or a compiled module; a framework's has no suffix."""
    name, _, kind = entry
    return kind in {"BINARY", "EXTENSION"} or (kind == "DATA" and bool(_LIBRARY.search(name)))


def is_root(entry: Entry) -> bool:
    """Return whether Python or Qt loads this library by name, rather than by a link."""
    name, _, kind = entry
    path = PurePath(name).as_posix()
    loaded = "/plugins/" in path or "/qml/" in path or path.endswith((".abi3.so", ".pyd"))
    python = re.match(r"(lib)?python3|Python$", PurePath(path).name) is not None
    return kind == "EXTENSION" or loaded or python


def target(link: Entry) -> str:
    """Return the path in the bundle that a symbolic link leads to."""
    folder = posixpath.dirname(PurePath(link[0]).as_posix())
    return posixpath.normpath(posixpath.join(folder, PurePath(link[1]).as_posix()))


def reached(entries: list[Entry], needs: Callable[[str], set[str]]) -> set[Entry]:
    """Return the libraries that are loaded by name, and those that they need."""
    by_path = {PurePath(entry[0]).as_posix(): entry for entry in entries}
    by_name: dict[str, list[Entry]] = {}
    for entry in entries:
        # What a link leads to is needed by the link's name, too.
        library = by_path.get(target(entry), entry) if entry[2] == "SYMLINK" else entry
        if is_library(library):
            by_name.setdefault(PurePath(entry[0]).name.lower(), []).append(library)
    todo = [entry for entry in entries if is_library(entry) and is_root(entry)]
    kept = set(todo)
    while todo:
        for name in sorted(needs(todo.pop()[1])):
            found = [each for each in by_name.get(name.lower(), ()) if each not in kept]
            kept.update(found)
            todo += found
    return kept


def closure(entries: Iterable[Entry], needs: Callable[[str], set[str]] = needed) -> list[Entry]:
    """Return the libraries that are needed, and other files; a framework whole or not at all.

    A symbolic link is kept if what it leads to is kept.

    Args:
        entries: What PyInstaller found.
        needs: Returns the names of the libraries that a file links to.
    """
    entries = list(entries)
    libraries = reached(entries, needs)
    whole = {framework(entry[0]) for entry in libraries} - {""}

    def stays(entry: Entry) -> bool:
        around = framework(entry[0])
        return around in whole if around else entry in libraries or not is_library(entry)

    files = [entry for entry in entries if entry[2] != "SYMLINK" and stays(entry)]
    there = {PurePath(entry[0]).as_posix() for entry in files} | whole
    links = {entry for entry in entries if entry[2] == "SYMLINK"}
    kept = {entry for entry in links if framework(entry[0]) in whole}
    while more := {entry for entry in links - kept if target(entry) in there}:
        kept |= more
        there |= {PurePath(entry[0]).as_posix() for entry in more}
    return [entry for entry in entries if entry in kept or (entry not in links and stays(entry))]


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
