"""What a frozen Tyrus is made of: of all that PyInstaller finds, the part that the program loads.

Three sieves, one after the other. Data and plugins must be on a list of what is wanted; the
system's own drivers and desktop libraries stay the system's; and a library stays only if an
extension or a plugin that was kept needs it, directly or through others. The lists name things
as they lie in a bundle, with slashes. Nothing is built here: `tyrus.spec` does that.
"""

from __future__ import annotations

import importlib
import platform
import re
import subprocess
from collections.abc import Callable, Iterable
from fnmatch import fnmatch
from pathlib import Path, PurePath

LINUX = platform.system() == "Linux"

Entry = tuple[str, str, str]
"""PyInstaller's: name in the bundle, source file, kind (`BINARY`, `EXTENSION`, `DATA`, ...)."""

EXCLUDED_MODULES = [
    "tyrus_desktop.training",  # How players were made; it is never shipped.
    "torch",
    "matplotlib",
    "tkinter",
    "IPython",
    "setuptools",
    "pip",
    "unittest",
    "pydoc",
    "doctest",
    "lib2to3",
    "sqlite3",
    "ssl",  # There is no network to speak to; and with these goes libcrypto.
    "_ssl",
    "_hashlib",  # Python has digests of its own.
    *(f"_codecs_{region}" for region in ("cn", "hk", "jp", "kr", "tw", "iso2022")),
    "_multibytecodec",
    "numpy.f2py",
    "numpy.testing",
    "numpy.distutils",
]
"""QtOpenGL cannot be among them: QtQuick imports it lazily."""

QT_MODULES = {"QtCore", "QtGui", "QtNetwork", "QtOpenGL", "QtQml", "QtQuick"}

QML_FOLDERS = {
    "Qt/labs/folderlistmodel",  # The files listed by Qt's own file dialog,
    "QtCore",  # its folders,
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
    "QtQuick/Dialogs/quickimpl/qml",  # and its windows, in the style that is kept.
    "QtQuick/Layouts",
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
"""Not among them: pictures but SVG (PNG is built in), TLS, printing, SQL, touch drivers without
a desktop, GTK's theme (it would bring GTK), QML's debugger, the keyboard on the screen.
"""

TRANSLATIONS = ("qtbase_en.qm", "qtbase_fr.qm", "qtdeclarative_en.qm", "qtdeclarative_fr.qm")

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
"""Libraries of a Linux system that a bundle must not replace; the .deb depends on them."""

_LIBRARY = re.compile(r"\.(so(\.\d+)*|dylib|dll|pyd)$")


def wanted(name: str) -> bool:
    """Whether a file, by its name in the bundle, is one that the program can come to load."""
    path = PurePath(name).as_posix()
    extension = re.search(r"PySide6/(Qt\w+)\.(abi3\.so|pyd)$", path)
    if extension:
        return extension[1] in QT_MODULES
    qml = re.search(r"PySide6/(?:Qt/)?qml/(.+)$", path)
    if qml:
        folder, _, file = qml[1].rpartition("/")
        # The .qmltypes are for qmllint, not for a running program.
        return folder in QML_FOLDERS and not file.endswith(".qmltypes")
    plugin = re.search(r"PySide6/(?:Qt/)?plugins/(.+)$", path)
    if plugin:
        return any(fnmatch(plugin[1], kind) for kind in PLUGINS)
    translation = re.search(r"PySide6/(?:Qt/)?translations/(.+)$", path)
    if translation:
        return translation[1] in TRANSLATIONS
    return not path.endswith((".pyi", ".dist-info/RECORD"))


def is_systems(name: str) -> bool:
    """Whether a library, by its name, is left to the system that the program runs on."""
    return LINUX and SYSTEM.match(PurePath(name).name) is not None


def needed(file: str) -> set[str]:
    """Give the file names of the libraries that a library or program names as needed."""
    if LINUX:
        said = subprocess.run(
            ["readelf", "--dynamic", file], capture_output=True, text=True, check=True
        )
        return set(re.findall(r"\(NEEDED\).*\[(.+)\]", said.stdout))
    bindepend = importlib.import_module("PyInstaller.depend.bindepend")
    return {PurePath(name).name for name, _ in bindepend.get_imports(file)}


def is_root(entry: Entry) -> bool:
    """Whether Python or Qt loads this file by its name, and not another library."""
    name, _, kind = entry
    path = PurePath(name).as_posix()
    loaded = "/plugins/" in path or "/qml/" in path or path.endswith((".abi3.so", ".pyd"))
    python = re.match(r"(lib)?python3", PurePath(path).name) is not None
    return kind == "EXTENSION" or loaded or python


def closure(entries: Iterable[Entry], needs: Callable[[str], set[str]] = needed) -> list[Entry]:
    """Keep what is loaded by its name, what that needs, and all that is no library."""
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
    """Give the bytes that entries have together, links counted as nothing."""
    return sum(Path(e[1]).stat().st_size for e in entries if e[2] != "SYMLINK")


def trimmed(binaries: list[Entry], datas: list[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Sieve what the analysis found, and print what each step leaves, in MB of 10^6 bytes."""

    def tell(step: str) -> None:
        print(f"{step:<46} {size(binaries + datas) / 1e6:8.1f} MB")

    tell("as analysed, without excluded modules")
    binaries = [entry for entry in binaries if wanted(entry[0])]
    datas = [entry for entry in datas if wanted(entry[0])]
    tell("wanted QML, plugins, translations, modules")
    both = closure(binaries + datas)
    binaries, datas = split(both, binaries)
    tell("libraries that these need")
    both = closure([entry for entry in both if not is_systems(entry[0])])
    binaries, datas = split(both, binaries)
    tell("less the system's own libraries")
    return binaries, datas


def split(kept: list[Entry], binaries: list[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Part what was kept into what was a binary before, and the rest."""
    before = set(binaries)
    return [e for e in kept if e in before], [e for e in kept if e not in before]
