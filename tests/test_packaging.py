"""What the packages say of the program: that it fits together, and that the checks would notice."""

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
from packaging.requirements import Requirement

import deb
import metadata
import screens
import tyrus_desktop
from tests.desktop.gallery import SCENES

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_all_packages_speak_of_the_same_program() -> None:
    assert metadata.faults() == []
    assert metadata.version() == tyrus_desktop.__version__
    assert importlib.metadata.version("tyrus-desktop") == tyrus_desktop.__version__


@pytest.mark.parametrize(
    ("file", "right", "wrong", "said"),
    [
        ("metainfo", "/tally.png", "/tallies.png", "in no folder here"),
        ("metainfo", "/tally.png", "/table.png", "does not show tally.png"),
        ("metainfo", ".com/tyrus-desktop/tyrus/main", ".com/x/main", "in no folder here"),
        ("metainfo", "tyrus/issues</url>", "x/issues</url>", "not all below"),
        ("metainfo", 'height="720"', 'height="721"', "no PNG of the size"),
        ("metainfo", 'release version="', 'release version="9', "newest release"),
        ("metainfo", "tyrus.desktop</launchable>", "x.desktop</launchable>", "launchable"),
        ("metainfo", "<mediatype>application/x-", "<mediatype>text/x-", "Not all speak"),
        ("metainfo", '<summary xml:lang="fr">', '<summary xml:lang="de">', "not all in “fr”"),
        ("desktop", "Comment[fr]", "Comment[de]", "has no Comment[fr]"),
    ],
)
def test_what_does_not_fit_is_noticed(
    file: str, right: str, wrong: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = {"metainfo": "METAINFO", "desktop": "DESKTOP"}[file]
    text = getattr(metadata, name).read_text("utf-8")
    assert right in text
    changed = tmp_path / getattr(metadata, name).name
    changed.write_text(text.replace(right, wrong), "utf-8")
    monkeypatch.setattr(metadata, name, changed)
    assert any(said in fault for fault in metadata.faults())


def test_each_picture_of_the_metainfo_can_be_taken_anew() -> None:
    images = [image.text or "" for image in metadata.component().iter("image")]
    assert {Path(image).stem for image in images} == set(screens.STORE_PICTURES)
    states = {state for state, _ in screens.STORE_PICTURES.values()}
    in_series = {state for series in screens.SERIES.values() for state in series.states}
    assert states | in_series <= set(SCENES)


def test_a_version_that_the_changelog_does_not_know_is_not_released(
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


def test_the_lock_for_freezing_holds_what_is_run_and_tested() -> None:
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
def test_each_validator_that_is_here_is_content(tool: str, arguments: list[str]) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
def test_the_installer_for_windows_compiles(tmp_path: Path) -> None:
    icons()
    script = str(ROOT / "packaging" / "windows_installer.py")
    done = subprocess.run(
        [sys.executable, script, "--try"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def icons() -> Path:
    """Render the icons, and give their folder."""
    subprocess.run([sys.executable, str(ROOT / "packaging" / "icons.py")], check=True)
    return ROOT / "build" / "icons"


@pytest.mark.parametrize("name", ["tyrus", "tyrus-record"])
def test_the_icons_are_what_their_tables_of_contents_say(name: str) -> None:
    folder = icons()
    ico = (folder / f"{name}.ico").read_bytes()
    count = struct.unpack_from("<3H", ico)[2]
    for number in range(count):
        size, offset = struct.unpack_from("<II", ico, 6 + 16 * number + 8)
        picture = ico[offset : offset + size]
        assert picture.startswith(b"\x89PNG")
        assert picture[16:20] == struct.pack(">I", ico[6 + 16 * number] or 256)
    icns = (folder / f"{name}.icns").read_bytes()
    assert struct.unpack_from(">4sI", icns) == (b"icns", len(icns))
    assert len(list(folder.glob(f"*x*/{name}.png"))) == 9


def test_a_package_that_would_depend_on_nothing_is_not_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deb, "ROOT", str(tmp_path))
    monkeypatch.setattr(deb, "STAGE", tmp_path)
    monkeypatch.setattr(deb, "output", lambda *_command, **_options: "shlibs:Depends=")
    with pytest.raises(SystemExit, match="no libc6, only: nothing"):
        deb.dependencies()


@pytest.mark.parametrize(
    ("line", "fails"),
    [
        ("W: tyrus: no-manual-page [usr/games/tyrus]", True),
        ("I: tyrus: spelling-error-in-binary teh the [usr/lib/tyrus/tyrus]", True),
        ("I: tyrus: unused-override hardening-no-pie [usr/share/lintian/overrides/tyrus:6]", False),
        ("N: 0 hints overridden; 2 unused overrides", False),
    ],
)
def test_every_tag_of_lintian_is_a_failure_but_that_of_an_override_nobody_needs(
    line: str, fails: bool
) -> None:
    assert bool(deb.TAG.search(f"N: before\n{line}\n")) is fails
