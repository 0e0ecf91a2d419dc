"""The terms of the software that a bundle contains: found, written down, listed for machines."""

import importlib.metadata
import json
import platform
import re
import sysconfig
import tomllib
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.spdx import is_expression
from cyclonedx.validation.json import JsonStrictValidator

import components
import debian_copyright
import desktop_files
import licences
import sbom
from bundle_contents import Entry

ROOT = Path(__file__).resolve().parent.parent
LISTED = tomllib.loads((components.NOTICES / "components.toml").read_text("utf-8"))["component"]

LIBRARIES = {
    "Linux": {
        "ICU": "PySide6/Qt/lib/libicudata.so.73",
        "Qt": "PySide6/Qt/lib/libQt6Core.so.6 PySide6/Qt/lib/libQt6Gui.so.6"
        " PySide6/Qt/lib/libQt6Svg.so.6 PySide6/Qt/plugins/platforms/libqxcb.so"
        " PySide6/Qt/qml/QtQml/libqmlplugin.so",
        "Qt for Python": "PySide6/QtCore.abi3.so PySide6/libpyside6.abi3.so.6.11",
        "Shiboken": "shiboken6/Shiboken.abi3.so shiboken6/libshiboken6.abi3.so.6.11",
        "Python": "libpython3.11.so.1.0 python3.11/lib-dynload/_bz2.cpython-311.so",
        "OpenBLAS": "numpy.libs/libscipy_openblas64_-32a4b2a6.so",
        "GCC's Fortran library (libgfortran)": "numpy.libs/libgfortran-040039e1-0352e75f.so.5.0.0",
        "GCC's quad-precision library (libquadmath)": "numpy.libs/libquadmath-96973f99.so.0.0.0",
        "numpy": "numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
        "miniaudio": "_miniaudio.abi3.so",
        "cffi": "_cffi_backend.cpython-311-x86_64-linux-gnu.so",
        "Vollkorn and Adobe's sans serif, modified": "tyrus_desktop/_data/resources/fonts/OFL.txt",
        "libxcb": "libxcb-randr.so.0 libxcb-render.so.0 libxcb-shape.so.0 libxcb-shm.so.0"
        " libxcb-sync.so.1 libxcb-xfixes.so.0 libxcb-xkb.so.1",
        "xcb-util": "libxcb-util.so.1",
        "xcb-util-cursor": "libxcb-cursor.so.0",
        "xcb-util-image": "libxcb-image.so.0",
        "xcb-util-keysyms": "libxcb-keysyms.so.1",
        "xcb-util-renderutil": "libxcb-render-util.so.0",
        "xcb-util-wm": "libxcb-icccm.so.4",
        "libxkbcommon": "libxkbcommon.so.0 libxkbcommon-x11.so.0",
        "zlib": "libz.so.1",
        "Zstandard": "libzstd.so.1",
        "bzip2": "libbz2.so.1.0",
        "XZ Utils (liblzma)": "liblzma.so.5",
        "Brotli": "libbrotlicommon.so.1 libbrotlidec.so.1",
        "libffi": "libffi.so.8",
        "SQLite": "libsqlite3.so.0",
    },
    "Windows": {
        "Microsoft Visual C++ Runtime": r"VCRUNTIME140.dll PySide6\MSVCP140.dll"
        r" numpy.libs\msvcp140-a4c2229bdc2a2a630acdc095b4d86008.dll",
        "Qt": r"PySide6\Qt6Core.dll PySide6\Qt6Gui.dll PySide6\plugins\platforms\qwindows.dll",
        "Qt for Python": r"PySide6\QtCore.pyd PySide6\pyside6.abi3.dll",
        "Shiboken": r"shiboken6\Shiboken.pyd",
        "Python": "python313.dll python3.dll _bz2.pyd select.pyd libffi-8.dll sqlite3.dll",
        "OpenBLAS": r"numpy.libs\libscipy_openblas64_-13e2df515630b4a41f92893938845698.dll",
        "numpy": r"numpy\_core\_multiarray_umath.cp313-win_amd64.pyd",
        "miniaudio": "_miniaudio.pyd",
        "cffi": "_cffi_backend.cp313-win_amd64.pyd",
    },
    "Darwin": {
        "Qt": "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore"
        " PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui"
        " PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "Qt for Python": "PySide6/QtCore.abi3.so PySide6/libpyside6.abi3.6.11.dylib",
        "Python": "Python.framework/Versions/3.13/Python python3.13/lib-dynload/_bz2.cpython.so",
        "numpy": "numpy/_core/_multiarray_umath.cpython-313-darwin.so",
    },
}
"""Libraries of each system's bundle, by what they belong to."""

INNER = {
    "Linux": ({"LibPNG", "HarfBuzz-NG", "PCRE2", "forkfd", "XSVG"}, {"Freetype 2", "Yoga"}),
    "Windows": ({"Freetype 2", "D3D12 Memory Allocator", "PCRE2"}, {"forkfd", "XSVG"}),
    "Darwin": ({"Freetype 2", "Cocoa Platform Plugin", "forkfd"}, {"D3D12 Memory Allocator"}),
}
"""What is built into these libraries of Qt, and what is not."""


@pytest.fixture(params=LIBRARIES)
def entries(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> list[Entry]:
    """The libraries of a system's bundle, as files that say a version."""
    paths = PureWindowsPath if request.param == "Windows" else PurePosixPath
    monkeypatch.setattr(components, "PurePath", paths)
    monkeypatch.setattr(platform, "system", lambda: request.param)
    monkeypatch.setattr(
        components,
        "of_system",
        lambda _: ("1.0-1", {"a package": "terms"}, "pkg:deb/debian/a@1.0-1"),
    )
    made = []
    for name in " ".join(LIBRARIES[request.param].values()).split():
        file = tmp_path / "bundle" / paths(name).as_posix()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("OpenBLAS 0.3.31.188.0 of a machine")
        made.append((name, str(file), "BINARY"))
    return made


def test_every_library_belongs_to_a_component_with_terms(entries: list[Entry]) -> None:
    carried = components.found(entries)
    system = platform.system()
    for name, libraries in LIBRARIES[system].items():
        for library in libraries.split():
            its = components.owner(library, carried)
            assert its is not None, library
            assert (library, its.name) == (library, name)
    titles = {each.name: each for each in carried}
    there, absent = INNER[system]
    assert there <= set(titles)
    assert not absent & set(titles)
    text = licences.text(carried)
    for each in carried:
        assert each.texts, each.name
        assert all(terms.strip() in text for terms in each.texts.values()), each.name
        assert each.copyright, each.name
        assert each.title in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in text
    assert "https://download.qt.io/official_releases/qt/6.11/6.11.3/" in text
    assert titles["numpy"].version == importlib.metadata.version("numpy")
    if "OpenBLAS" in titles:
        assert titles["OpenBLAS"].version == "0.3.31"
    if system == "Linux":
        assert titles["GCC's Fortran library (libgfortran)"].version == ""
        assert "Version 2.1, February 1999" in text


def test_unlisted_library_wheel_or_qt_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("libunknown.so.1", "unknown.dll", "somewhere/new.cpython-311.so"):
        with pytest.raises(components.Unlisted, match=f"does not list {name}"):
            components.found([(name, name, "BINARY")])
    here = sysconfig.get_path("purelib")
    other = ("json", "/usr/lib/python3/json/__init__.py", "PYMODULE")
    components.require_listed([("tqdm.std", f"{here}/tqdm/std.py", "PYMODULE"), other])
    with pytest.raises(components.Unlisted, match="hypothesis"):
        components.require_listed([("hypothesis", f"{here}/hypothesis/a.py", "PYMODULE")])
    monkeypatch.setattr(importlib.metadata, "version", lambda _: "6.99.0")
    with pytest.raises(components.Unlisted, match=re.escape("6.11.3, not in 6.99.0")):
        components.found([])


def test_list_has_every_wheel_and_uses_every_text() -> None:
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    names = {name.lower() for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    wheels = {each["wheel"].lower() for each in LISTED if "wheel" in each}
    assert names - {"pycparser"} <= wheels  # Only cffi's build uses pycparser.
    texts = {name for each in LISTED for name in each.get("texts", ())}
    there = {path.name for path in components.NOTICES.glob("*.txt")}
    assert {name for name in texts if "/" not in name} == there
    assert [each["name"] for each in LISTED if not known(each["licence"])] == []


def known(expression: str) -> bool:
    """Return whether a licence is an SPDX expression, apart from licences of other lists."""
    return is_expression(re.sub(r"LicenseRef-[\w.-]+", "MIT", expression))


@pytest.mark.skipif(not Path("/var/lib/dpkg").exists(), reason="needs dpkg")
def test_library_of_the_system_has_its_packages_terms(tmp_path: Path) -> None:
    packaged = Path("/lib", f"{platform.machine()}-linux-gnu", "libc.so.6")
    version, texts, purl = components.of_system([str(packaged)])
    assert list(texts.values()) == [Path("/usr/share/doc/libc6/copyright").read_text("utf-8")]
    assert version[0].isdecimal()
    assert purl.endswith(f"/libc6@{version}")
    other = tmp_path / packaged.name  # The same name, and another library.
    other.touch()
    with pytest.raises(components.Unlisted, match=r"libc\.so\.6, so its terms are unknown"):
        components.of_system([str(other)])


@pytest.mark.parametrize("entries", ["Linux"], indirect=True)
def test_debian_copyright_names_every_licence_in_full(entries: list[Entry]) -> None:
    carried = components.found(entries)
    text = debian_copyright.filled(desktop_files.text("copyright"), carried)
    assert not re.search("@[A-Z_]+@", text)
    paragraphs = [each for each in text.split("\n\n") if each.strip()]
    assert all(re.match(r"(Format|Files|License): ", each) for each in paragraphs)
    full = {each.partition("\n")[0].removeprefix("License: ") for each in paragraphs[1:]
            if each.startswith("License: ")}  # fmt: skip
    named: set[str] = set()
    about = []
    for each in paragraphs:
        if not each.startswith("Files: "):
            continue
        files, rest = each.removeprefix("Files: ").split("\nCopyright: ", 1)
        licence = re.search(r"^License: (.*)$", rest, re.MULTILINE)
        assert licence
        named |= set(licence[1].split(" and "))
        about.append((files.split(), licence[1]))
    assert named == full
    for name, _, _ in entries:
        path = f"usr/lib/tyrus/_internal/{name}"
        last = [its for files, its in about if any(fnmatchcase(path, one) for one in files)][-1]
        its = components.owner(name, carried)
        assert its
        assert last.split(" and ")[0] == debian_copyright.short(its), name
    assert "libpng" in text
    assert "/usr/share/common-licenses/LGPL-3" in text


@pytest.mark.parametrize("entries", ["Linux"], indirect=True)
def test_bill_of_materials_is_valid_and_names_all(
    entries: list[Entry], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(components, "FOUND", tmp_path / "components.json")
    components.write(components.found(entries))
    carried = components.read()
    text = sbom.text(carried, tmp_path / "bundle")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    assert sbom.text(list(carried), tmp_path / "bundle") == text
    bill = json.loads(text)
    assert bill["metadata"]["component"]["name"] == "Tyrus"
    assert bill["metadata"]["timestamp"].startswith("2023-11-14")
    parts = {each["name"]: each for each in bill["components"]}
    assert set(parts) == {each.name for each in carried}
    assert parts["numpy"]["version"] == importlib.metadata.version("numpy")
    assert parts["libxcb"]["licenses"] == [{"expression": "X11"}]
    files = {one["name"]: one["hashes"][0] for each in parts.values()
             for one in each.get("components", ())}  # fmt: skip
    assert set(files) == {name for name, _, _ in entries}
    assert {each["alg"] for each in files.values()} == {"SHA-256"}
    needs = {each["ref"]: each.get("dependsOn", []) for each in bill["dependencies"]}
    assert set(needs["Tyrus"]) | set(needs[f"Qt {importlib.metadata.version('shiboken6')}"]) == {
        each.title for each in carried
    }
