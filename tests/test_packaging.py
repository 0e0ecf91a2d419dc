"""The metadata and icons of the packages, and the checks that find wrong metadata."""

import os
import shutil
import struct
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

import film
import icons as icon_files
import metadata
import screens
import tyrus_desktop
import winget
from tests.command import ROOT, run
from tests.desktop.gallery import SCENES
from tests.icon_files import rendered

LINUX = ROOT / "packaging" / "linux"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_metadata_of_all_packages_agree() -> None:
    assert metadata.faults() == []
    assert metadata.version() == tyrus_desktop.__version__


def test_window_is_known_by_the_id_of_the_desktop_entry() -> None:
    code = "from tyrus_desktop.desktop.startup.start import _program as program\n"
    code += "print(program().desktopFileName())"
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = run(sys.executable, "-c", code, cwd=ROOT, env=environ)
    assert done.stdout.strip() == metadata.ID, done.stderr


WRONG = [
    ("METAINFO", "/tally.png", "/tallies.png", "does not exist here"),
    ("METAINFO", "tyrus/issues</url>", "x/issues</url>", "not all below"),
    ("METAINFO", 'height="720"', 'height="721"', "not a PNG of the size"),
    ("METAINFO", 'release version="', 'release version="9', "newest release"),
    ("METAINFO", "<mediatype>application/x-", "<mediatype>text/x-", "MIME type is not"),
    ("METAINFO", '<summary xml:lang="fr">', '<summary xml:lang="de">', "not fully translated"),
    ("METAINFO", "<id>io.", "<id>org.", "id or launchable"),
    ("METAINFO", "<name>The", "<name>A", "developer is not"),
    ("DESKTOP", "Icon=io.", "Icon=org.", "icon is not"),
    ("DESKTOP", "Comment[fr]", "Comment[de]", "has no Comment[fr]"),
]


def test_metadata_check_finds_wrong_metadata(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, right, wrong, said in WRONG:
        file = getattr(metadata, name)
        text = file.read_text("utf-8")
        assert right in text
        (tmp_path / file.name).write_text(text.replace(right, wrong), "utf-8")
        with monkeypatch.context() as patch:
            patch.setattr(metadata, name, tmp_path / file.name)
            assert any(said in fault for fault in metadata.faults()), (right, said)


def test_make_screens_takes_every_screenshot_in_the_metainfo() -> None:
    images = [image.text or "" for image in metadata.component().iter("image")]
    assert {Path(image).stem for image in images} == set(screens.STORE_PICTURES)
    states = {state for state, _ in screens.STORE_PICTURES.values()}
    in_series = {state for series in screens.SERIES.values() for state in series.states}
    assert states | in_series <= set(SCENES)


def test_readme_leads_with_the_film() -> None:
    first_link = (ROOT / "README.md").read_text("utf-8").split("](")[1]
    assert first_link.startswith(film.TARGET.relative_to(ROOT).as_posix())
    assert film.TARGET.stat().st_size <= film.MAX_BYTES


def test_film_shows_each_frame_by_what_changes(tmp_path: Path) -> None:
    first, second = (QImage(1280, 720, QImage.Format.Format_RGB32) for _ in range(2))
    first.fill(QColor("#3a2417"))
    second.fill(QColor("#3a2417"))
    painter = QPainter(second)
    painter.fillRect(301, 201, 60, 40, QColor("#f0c05c"))
    painter.end()
    assert film.changed(first, first) is None
    assert film.changed(first, second) == (300, 200, 61, 41)
    made = tmp_path / "film.webp"
    made.write_bytes(film.animated([(0, first), (60, first), (120, second)]))
    reader = QImageReader(str(made))
    shown = [reader.read() for _ in range(2)]
    assert reader.imageCount() == 2
    for picture, whole in zip(shown, (first, second), strict=True):
        for x, y in ((10, 10), (330, 220)):
            near, far = picture.pixelColor(x, y), whole.pixelColor(x, y)
            assert abs(near.lightness() - far.lightness()) < 6


def test_release_with_placeholders_is_a_draft(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments, status in (([], 1), (["--draft"], 0)):
        monkeypatch.setattr(sys, "argv", ["metadata.py", *arguments])
        assert metadata.main() == status
        said = capsys.readouterr().out
        assert said.count("is a placeholder") == 2 * status
    monkeypatch.setattr(metadata, "HOME", "https://example.org/tyrus")
    monkeypatch.setattr(metadata, "MAINTAINER", "Zoé <zoe@example.org>")
    assert not [fault for fault in metadata.release_faults() if "placeholder" in fault]


def test_version_without_a_changelog_section_is_not_released(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(metadata, "PLACEHOLDERS", {})
    version = tyrus_desktop.__version__
    release = metadata.component().find("releases/release")
    assert release is not None
    monkeypatch.setattr(metadata, "changelog", lambda: "# Changelog\n\n## Unreleased\n- Much.\n")
    assert len(metadata.release_faults()) == 2
    known = f"# Changelog\n\n## {version} - {release.get('date')}\n- Much.\n"
    monkeypatch.setattr(metadata, "changelog", lambda: known)
    assert metadata.release_faults() == []
    assert metadata.notes() == "- Much."
    more = "# Changelog\n\n## Unreleased\n\n### Table\n- More.\n"
    unreleased = known.replace("# Changelog\n", more)
    monkeypatch.setattr(metadata, "changelog", lambda: unreleased)
    assert metadata.release_faults() == ["CHANGELOG.md still has unreleased changes."]


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("desktop-file-validate", [str(metadata.DESKTOP)]),
        ("appstreamcli", [*metadata.APPSTREAM, str(metadata.METAINFO)]),
        ("xmllint", ["--noout", str(LINUX / "tyrus-mime.xml")]),
        ("man", ["--warnings", "-l", "-Tutf8", str(LINUX / "tyrus.6")]),
        ("man", ["--warnings", "-l", "-Tutf8", str(LINUX / "tyrus.fr.6")]),
        ("sh", ["-n", str(LINUX / "install.sh")]),
        ("sh", ["-n", str(LINUX / "fresh_root.sh")]),
        ("sh", ["-n", str(ROOT / "packaging" / "macos" / "package.sh")]),
    ],
)
def test_installed_validators_accept_the_metadata(tool: str, arguments: list[str]) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = run(tool, *arguments)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""


def test_winget_manifest_has_the_installers_sum_and_both_languages(tmp_path: Path) -> None:
    installer = tmp_path / f"tyrus-{metadata.version()}-windows-setup.exe"
    installer.write_bytes(b"a")
    files = winget.files(installer)
    digest = "CA978112CA1BBDCAFAC231B39A23DC4DA786EFF8147C4E72B9807785AFEE48BB"  # Of “a”.
    address = f"{metadata.HOME}/releases/download/v{metadata.version()}/{installer.name}"
    (stated,) = (text for name, text in files.items() if ".installer." in name)
    assert f"InstallerUrl: {address}\n  InstallerSha256: {digest}\n" in stated
    kinds = {text.splitlines()[-2].partition(": ")[2] for text in files.values()}
    assert kinds == {"version", "installer", "defaultLocale", "locale"}
    assert set(winget.LOCALES) == metadata.languages()
    for text in files.values():
        assert text.startswith(f"PackageIdentifier: {winget.PACKAGE}\n")
        values = [line.partition(": ")[2] for line in text.splitlines() if line != "Installers:"]
        assert all(value and ": " not in value for value in values), text  # Plain in YAML.


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
def test_windows_installer_compiles(tmp_path: Path) -> None:
    rendered()
    done = run(sys.executable, ROOT / "packaging" / "windows_installer.py", "--try")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", icon_files.NAMES)
def test_icon_files_contain_images_of_their_stated_sizes(name: str) -> None:
    folder = rendered()
    picture = QImage(str(folder / "64x64" / f"{name}.png"))
    assert (picture.width(), picture.height()) == (64, 64)
    assert picture.pixelColor(0, 0).alpha() == 0
    # The small ones are drawn on their grid of pixels, so no edge is blurred.
    for size in (16, 22, 24) if name == "tyrus" else ():
        small = QImage(str(folder / f"{size}x{size}" / f"{name}.png"))
        row = [small.pixelColor(x, size - 5).name() for x in range(size)]
        first = row.index("#fff3d8")
        assert row.count("#fff3d8") == row[first:].index("#2b1033") == round(7 * size / 16)
    drawn = [picture.pixelColor(x, y) for x in range(64) for y in range(64)]
    assert len({colour.rgb() for colour in drawn if colour.alpha() == 255}) > 50
    assert len(list(folder.glob(f"*x*/{name}.png"))) == 9
    ico = (folder / f"{name}.ico").read_bytes()
    count = struct.unpack_from("<3H", ico)[2]
    for number in range(count):
        size, offset = struct.unpack_from("<II", ico, 6 + 16 * number + 8)
        png = ico[offset : offset + size]
        assert png.startswith(b"\x89PNG")
        assert png[16:20] == struct.pack(">I", ico[6 + 16 * number] or 256)
    icns = (folder / f"{name}.icns").read_bytes()
    assert struct.unpack_from(">4sI", icns) == (b"icns", len(icns))
    at, kinds = 8, {}
    while at < len(icns):
        kind, length = struct.unpack_from(">4sI", icns, at)
        kinds[kind] = struct.unpack_from(">I", icns, at + 8 + 16)[0]
        at += length
    # Apple assigns these sizes to these types.
    assert kinds == {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512,
                     b"ic10": 1024}  # fmt: skip


def test_licence_of_the_fonts_names_every_font() -> None:
    folder = ROOT / "resources" / "fonts"
    licence = (folder / "OFL.txt").read_text("utf-8")
    fonts = sorted(folder.glob("*.ttf"))
    assert len(fonts) == 4
    assert [each.name for each in fonts if each.name not in licence] == []
    assert sum(each.stat().st_size for each in fonts if "Sans" in each.name) < 200_000
    notices = (ROOT / "packaging" / "notices" / "components.toml").read_text("utf-8")
    assert all(owner in notices for owner in ("Vollkorn Project Authors", "Adobe"))
