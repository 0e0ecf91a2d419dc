"""The Debian package: its files, its control file, and the validators."""

import gzip
import os
import re
import shutil
from pathlib import Path

import pytest

import bundle
import components
import deb
import desktop_files
import handbook
import metadata

pytestmark = pytest.mark.skipif(os.name == "nt", reason="packages are built on Linux")


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The assembled package of a bundle with one library."""
    internal = tmp_path / "bundle" / "_internal"
    internal.mkdir(parents=True)
    monkeypatch.setattr(bundle, "BUNDLE", internal.parent)
    monkeypatch.setattr(bundle, "PROGRAM", internal.parent / "tyrus")
    shutil.copy("/bin/true", bundle.PROGRAM)
    (internal / "libqt.so.6").write_bytes(b"")
    (internal / "libqt.so").symlink_to("libqt.so.6")
    for size in ("16x16", "512x512"):
        for name in ("tyrus", "tyrus-record"):
            (tmp_path / "icons" / size).mkdir(parents=True, exist_ok=True)
            (tmp_path / "icons" / size / f"{name}.png").touch()
    monkeypatch.setattr(desktop_files, "ICONS", tmp_path / "icons")
    monkeypatch.setattr(deb, "STAGE", tmp_path / "deb")
    monkeypatch.setattr(deb, "WORK", tmp_path / "work")
    qt = components.Component("Qt", "6", "LGPL-3.0-only", "Qt's", ("libqt*",), "", {}, "", "")
    monkeypatch.setattr(components, "read", lambda: [qt])
    deb.stage()
    return tmp_path / "deb"


def test_debian_package_has_the_program_and_all_desktop_files(stage: Path) -> None:
    program, share = stage / "usr/lib/tyrus/tyrus", stage / "usr/share"
    assert (stage / "usr/games/tyrus").resolve() == program.resolve()
    assert (program.parent / "_internal/libqt.so").is_symlink()
    files = [path for path in stage.rglob("*") if path.is_file() and not path.is_symlink()]
    assert [path for path in files if path.stat().st_mode & 0o111] == [program]
    assert {path.stat().st_mode & 0o777 for path in stage.rglob("*") if path.is_dir()} == {0o755}
    icons, record = share / "icons/hicolor", f"mimetypes/{metadata.ID}-record"
    for path in (
        share / f"applications/{metadata.ID}.desktop",
        share / f"metainfo/{metadata.ID}.metainfo.xml",
        share / f"mime/packages/{metadata.ID}.xml",
        share / "lintian/overrides/tyrus",
        *(icons / size / f"{name}.png" for size in ("16x16", "512x512")
          for name in (f"apps/{metadata.ID}", record)),
        icons / f"scalable/apps/{metadata.ID}.svg",
        icons / f"scalable/{record}.svg",
        icons / f"symbolic/apps/{metadata.ID}-symbolic.svg",
    ):  # fmt: skip
        assert path.is_file(), path
    mime = (share / f"mime/packages/{metadata.ID}.xml").read_text("utf-8")
    assert f'<icon name="{metadata.ID}-record"/>' in mime
    documents = share / "doc/tyrus"
    packed = [*documents.glob("*.gz"), *(share / "man").rglob("*.gz")]
    texts = [gzip.decompress(path.read_bytes()).decode() for path in packed]
    assert len(texts) == 4
    version = f"{metadata.version()}{deb.REVISION}"
    assert any(each.startswith(f"tyrus ({version}) ") for each in texts)
    pages = (documents / "handbook").resolve()
    assert pages == program.parent / "_internal" / handbook.PLACE
    terms = (documents / "copyright").read_text("utf-8")
    assert metadata.HOME in terms
    assert "Files: usr/lib/tyrus/_internal/libqt*\nCopyright: Qt's\nLicense: Qt\n" in terms
    assert not re.search("@[A-Z]+@", "".join([*texts, terms]))


@pytest.mark.skipif(shutil.which("dpkg-shlibdeps") is None, reason="needs dpkg-dev")
def test_debian_package_depends_on_libraries_it_does_not_contain(
    stage: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (stage / "usr/lib/tyrus/_internal/libqt.so.6").unlink()
    monkeypatch.setattr(deb, "owners", lambda _: {"zlib1g"})
    deb.write_control()
    control = (stage / "DEBIAN/control").read_text("utf-8")
    fields = dict(re.findall(r"^([\w-]+): (.*)$", control, re.MULTILINE))
    assert re.fullmatch(r"libc6 \(>= [\d.]+\), xkb-data", fields["Depends"])
    assert fields["Version"] == f"{metadata.version()}{deb.REVISION}"
    assert fields["Maintainer"] == metadata.MAINTAINER
    assert fields["Homepage"] == metadata.HOME
    assert int(fields["Installed-Size"]) > 0
    assert not re.search("@[A-Z]+@", control)


@pytest.mark.skipif(shutil.which("dpkg-shlibdeps") is None, reason="needs dpkg-dev")
def test_debian_package_of_the_same_bundle_is_the_same(
    stage: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (stage / "usr/lib/tyrus/_internal/libqt.so.6").unlink()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(deb, "DIST", tmp_path / "dist")
    built = []
    for time in (1, 1_800_000_000):  # Before the stated time, and after it.
        os.utime(stage / "usr/lib/tyrus/tyrus", (time, time))
        built.append(deb.pack(fast=True).read_bytes())
        shutil.rmtree(stage / "DEBIAN")
    assert built[0] == built[1]
    assert "Tue, 14 Nov 2023" in deb.changelog()
