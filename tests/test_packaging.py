"""The packages' metadata: that they agree, and that the checks find it if they do not."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import trove_classifiers
from packaging.requirements import Requirement
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPainter, QPainterPath

import environment
import icons as icon_files
import metadata
import screens
import tyrus_desktop
from tests.desktop.gallery import SCENES
from tests.icon_files import rendered
from tyrus_desktop.desktop.startup.start import load_fonts

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_the_metadata_of_all_packages_agree() -> None:
    assert metadata.faults() == []
    assert metadata.version() == tyrus_desktop.__version__
    assert importlib.metadata.version("tyrus-desktop") == tyrus_desktop.__version__


@pytest.mark.parametrize(
    ("file", "right", "wrong", "said"),
    [
        ("metainfo", "/tally.png", "/tallies.png", "does not exist here"),
        ("metainfo", "/tally.png", "/table.png", "does not show tally.png"),
        ("metainfo", ".com/tyrus-desktop/tyrus/main", ".com/x/main", "does not exist here"),
        ("metainfo", "tyrus/issues</url>", "x/issues</url>", "not all below"),
        ("metainfo", 'height="720"', 'height="721"', "not a PNG of the size"),
        ("metainfo", 'release version="', 'release version="9', "newest release"),
        ("metainfo", "tyrus.desktop</launchable>", "x.desktop</launchable>", "launchable"),
        ("metainfo", "<mediatype>application/x-", "<mediatype>text/x-", "MIME type is not"),
        (
            "metainfo",
            '<summary xml:lang="fr">',
            '<summary xml:lang="de">',
            "not fully translated into “fr”",
        ),
        ("metainfo", "<developer_name>", "<developer_name>Not ", "developer_name is not"),
        ("metainfo", "<id>io.", "<id>org.", "id or launchable"),
        ("metainfo", '<caption xml:lang="fr">', '<caption xml:lang="de">', ".//caption"),
        ("desktop", "Comment[fr]", "Comment[de]", "has no Comment[fr]"),
    ],
)
def test_metadata_that_do_not_agree_are_found(
    file: str, right: str, wrong: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = {"metainfo": "METAINFO", "desktop": "DESKTOP"}[file]
    text = getattr(metadata, name).read_text("utf-8")
    assert right in text
    changed = tmp_path / getattr(metadata, name).name
    changed.write_text(text.replace(right, wrong), "utf-8")
    monkeypatch.setattr(metadata, name, changed)
    assert any(said in fault for fault in metadata.faults())


def test_make_screens_takes_every_picture_of_the_metainfo() -> None:
    images = [image.text or "" for image in metadata.component().iter("image")]
    assert {Path(image).stem for image in images} == set(screens.STORE_PICTURES)
    states = {state for state, _ in screens.STORE_PICTURES.values()}
    in_series = {state for series in screens.SERIES.values() for state in series.states}
    assert states | in_series <= set(SCENES)


def test_a_version_without_a_section_in_the_changelog_is_not_released(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    version = tyrus_desktop.__version__
    release = metadata.component().find("releases/release")
    assert release is not None
    monkeypatch.setattr(metadata, "changelog", lambda: "# Changelog\n\n## Unreleased\n- Much.\n")
    assert len(metadata.release_faults()) == 2
    known = f"# Changelog\n\n## {version} - {release.get('date')}\n- Much.\n"
    monkeypatch.setattr(metadata, "changelog", lambda: known)
    assert metadata.release_faults() == []
    assert metadata.notes() == "- Much."
    monkeypatch.setattr(metadata, "changelog", lambda: known.replace(" - 20", " - 19"))
    (fault,) = metadata.release_faults()
    assert "newest release" in fault
    more = "# Changelog\n\n## Unreleased\n\n### Table\n- More.\n"
    unreleased = known.replace("# Changelog\n", more)
    monkeypatch.setattr(metadata, "changelog", lambda: unreleased)
    assert metadata.release_faults() == ["CHANGELOG.md still has unreleased changes."]


def test_a_picture_that_is_large_or_no_png_or_not_named_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(metadata.SCREENSHOTS, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(metadata, "SCREENSHOTS", tmp_path)
    assert metadata.picture_faults() == []
    (tmp_path / "new.png").touch()
    with (tmp_path / "table.png").open("ab") as picture:
        picture.write(bytes(metadata.LARGEST_PICTURE))
    (tmp_path / "tally.png").write_bytes(
        (tmp_path / "tally.png").read_bytes().replace(b"PNG", b"GIF")
    )
    assert [fault.split(maxsplit=1)[0] for fault in metadata.picture_faults()[:2]] == [
        "table.png",
        "tally.png",
    ]
    assert metadata.picture_faults()[2:] == ["The metainfo does not show new.png."]


def test_the_lock_for_freezing_has_the_versions_that_are_tested() -> None:
    def locked(name: str) -> dict[str, str]:
        text = (ROOT / name).read_text("utf-8")
        return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))

    run, freeze = locked("requirements.lock"), locked("requirements-bundle.lock")
    assert run.items() <= freeze.items()
    for line in PYPROJECT["dependency-groups"]["bundle"]:
        assert Requirement(line).specifier.contains(freeze[Requirement(line).name.lower()]), line


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("desktop-file-validate", [str(metadata.DESKTOP)]),
        ("appstreamcli", ["validate", "--no-net", str(metadata.METAINFO)]),
        ("xmllint", ["--noout", str(LINUX / "tyrus-mime.xml")]),
        ("man", ["--warnings", "-l", "-Tutf8", str(LINUX / "tyrus.6")]),
        ("sh", ["-n", str(LINUX / "fresh_root.sh")]),
        ("sh", ["-n", str(ROOT / "packaging" / "macos" / "package.sh")]),
    ],
)
def test_every_validator_that_is_installed_passes(tool: str, arguments: list[str]) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""


def test_the_classifiers_exist_and_fit_the_project() -> None:
    classifiers = PYPROJECT["project"]["classifiers"]
    assert set(classifiers) <= trove_classifiers.classifiers
    assert not set(classifiers) & trove_classifiers.deprecated_classifiers.keys()
    assert classifiers == sorted(set(classifiers), key=version_order)
    # The licence is an SPDX expression, beside which PEP 639 allows no classifier.
    assert PYPROJECT["project"]["license"] == "GPL-3.0-or-later"
    assert not [each for each in classifiers if each.startswith("License ::")]
    supported = range(environment.OLDEST[1], environment.NEWEST[1] + 1)
    found = re.findall(r"Python :: 3\.(\d+)", "\n".join(classifiers))
    assert found == [str(minor) for minor in supported]


def version_order(classifier: str) -> list[tuple[bool, str]]:
    """Return a key that sorts classifiers, with Python's versions before its implementations."""
    return [(part[0].isalpha(), part) for part in classifier.split(" :: ")]


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
def test_the_installer_for_windows_compiles(tmp_path: Path) -> None:
    rendered()
    script = str(ROOT / "packaging" / "windows_installer.py")
    done = subprocess.run(
        [sys.executable, script, "--try"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", icon_files.NAMES)
def test_an_icon_is_a_drawing_on_a_transparent_ground(qapp: object, name: str) -> None:
    picture = QImage.fromData(icon_files.png(name, 64))
    assert (picture.width(), picture.height()) == (64, 64)
    assert picture.pixelColor(0, 0).alpha() == 0
    drawn = [picture.pixelColor(x, y) for x in range(64) for y in range(64)]
    assert len({colour.rgb() for colour in drawn if colour.alpha() == 255}) > 50


@pytest.mark.parametrize("name", ["tyrus", "tyrus-record"])
def test_the_pictures_in_an_icon_file_are_as_its_directory_says(name: str) -> None:
    folder = rendered()
    ico = (folder / f"{name}.ico").read_bytes()
    count = struct.unpack_from("<3H", ico)[2]
    for number in range(count):
        size, offset = struct.unpack_from("<II", ico, 6 + 16 * number + 8)
        picture = ico[offset : offset + size]
        assert picture.startswith(b"\x89PNG")
        assert picture[16:20] == struct.pack(">I", ico[6 + 16 * number] or 256)
    icns = (folder / f"{name}.icns").read_bytes()
    assert struct.unpack_from(">4sI", icns) == (b"icns", len(icns))
    at, kinds = 8, {}
    while at < len(icns):
        kind, length = struct.unpack_from(">4sI", icns, at)
        kinds[kind] = struct.unpack_from(">I", icns, at + 8 + 16)[0]
        at += length
    # The sizes that Apple assigns to these types.
    assert kinds == {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512,
                     b"ic10": 1024}  # fmt: skip
    assert len(list(folder.glob(f"*x*/{name}.png"))) == 9


def test_a_numeral_of_a_picture_is_drawn_alike_whichever_glyph_was_drawn_before(
    qapp: QGuiApplication,
) -> None:
    load_fonts()
    large, small = QFont("Tyrus Vollkorn"), QFont("Tyrus Vollkorn")
    large.setPixelSize(97)
    image = QImage(32, 32, QImage.Format.Format_RGB32)
    edges: set[float] = set()
    for number in range(4):
        small.setPixelSize(20 + number)
        painter = QPainter(image)
        painter.setFont(small)
        painter.drawText(QPointF(number / 4, 20), "1")
        painter.end()
        screens.settle_outlines(number)
        outline = QPainterPath()
        outline.addText(QPointF(), large, "0")
        edges.add(outline.elementAt(0).x)
    assert len(edges) == 1
