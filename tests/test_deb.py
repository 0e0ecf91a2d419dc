"""The Debian package: its files, its dependencies, its control file, and what lintian may say."""

from __future__ import annotations

import gzip
import os
import sys
from pathlib import Path

import pytest

import bundle
import deb
import licences
import metadata

pytestmark = pytest.mark.skipif(os.name == "nt", reason="packages are built on Linux")


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The assembled package of a bundle with one library."""
    internal = tmp_path / "bundle" / "_internal"
    internal.mkdir(parents=True)
    monkeypatch.setattr(bundle, "BUNDLE", internal.parent)
    monkeypatch.setattr(bundle, "PROGRAM", internal.parent / "tyrus")
    bundle.PROGRAM.write_bytes(b"x" * 1500)
    (internal / "libqt.so.6").write_bytes(b"x" * 100)
    (internal / "libqt.so").symlink_to("libqt.so.6")
    for size in ("16x16", "512x512"):
        for name in ("tyrus", "tyrus-record"):
            (tmp_path / "icons" / size).mkdir(parents=True, exist_ok=True)
            (tmp_path / "icons" / size / f"{name}.png").touch()
    monkeypatch.setattr(deb, "ICONS", tmp_path / "icons")
    monkeypatch.setattr(deb, "STAGE", tmp_path / "deb")
    deb.stage()
    return tmp_path / "deb"


def test_the_program_starts_from_the_path_and_it_alone_is_executable(stage: Path) -> None:
    program = stage / "usr/lib/tyrus/tyrus"
    assert (stage / "usr/games/tyrus").resolve() == program.resolve()
    files = [path for path in stage.rglob("*") if path.is_file() and not path.is_symlink()]
    assert [path for path in files if path.stat().st_mode & 0o111] == [program]
    assert {path.stat().st_mode & 0o777 for path in stage.rglob("*") if path.is_dir()} == {0o755}
    assert (stage / "usr/lib/tyrus/_internal/libqt.so").is_symlink()


def test_the_desktop_finds_the_program_its_file_type_and_all_icons(stage: Path) -> None:
    share = stage / "usr/share"
    icons = share / "icons/hicolor"
    record = f"mimetypes/{deb.MIME_ICON}"
    for path in (
        share / "applications/tyrus.desktop",
        share / f"metainfo/{metadata.ID}.metainfo.xml",
        share / "mime/packages/tyrus.xml",
        share / "lintian/overrides/tyrus",
        *(icons / size / f"{name}.png" for size in ("16x16", "512x512")
          for name in ("apps/tyrus", record)),
        icons / "scalable/apps/tyrus.svg",
        icons / f"scalable/{record}.svg",
        icons / "symbolic/apps/tyrus-symbolic.svg",
    ):  # fmt: skip
        assert path.is_file(), path
    assert metadata.MIME.replace("/", "-") == deb.MIME_ICON


def test_no_placeholder_is_left_in_the_documents(stage: Path) -> None:
    documents = stage / "usr/share/doc/tyrus"
    assert metadata.HOME in (documents / "copyright").read_text("utf-8")
    packed = [*documents.glob("*.gz"), *(stage / "usr/share/man").rglob("*.gz")]
    texts = [gzip.decompress(path.read_bytes()).decode() for path in packed]
    assert len(texts) == 3
    for text in (*texts, (documents / "copyright").read_text("utf-8")):
        assert "@VERSION@" not in text
        assert "@HOME@" not in text
    version = f"{metadata.version()}{deb.REVISION}"
    assert any(text.startswith(f"tyrus ({version}) ") for text in texts)


def answers(monkeypatch: pytest.MonkeyPatch, found: str) -> None:
    """Let dpkg-shlibdeps find these dependencies, of which the bundle contains libz's."""
    monkeypatch.setattr(deb, "output", lambda *_command, **_options: f"shlibs:Depends={found}")
    monkeypatch.setattr(licences, "owners", lambda _: {"zlib1g"})


def test_the_package_depends_on_what_it_links_to_and_does_not_contain(
    stage: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deb, "ROOT", str(tmp_path))
    answers(monkeypatch, "libgl1, libc6 (>= 2.35), zlib1g (>= 1:1.2)")
    assert deb.dependencies() == "libc6 (>= 2.35), libgl1, xkb-data"


@pytest.mark.parametrize("found", ["", "libgl1", "libc6-dev"])
def test_a_package_without_libc6_among_its_dependencies_is_not_built(
    stage: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: str
) -> None:
    monkeypatch.setattr(deb, "ROOT", str(tmp_path))
    answers(monkeypatch, found)
    with pytest.raises(SystemExit, match=f"no libc6, only: {found or 'nothing'}"):
        deb.dependencies()


def test_the_control_file_has_the_size_in_kibibytes_rounded_up_for_each_file(
    stage: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deb, "output", lambda *_: "amd64")
    before = fields()
    (stage / "usr/lib/tyrus/one").write_bytes(b"x")
    (stage / "usr/lib/tyrus/large").write_bytes(b"x" * 2049)
    after = fields()
    assert int(after.pop("Installed-Size")) - int(before.pop("Installed-Size")) == 1 + 3
    assert after == before
    assert before["Version"] == f"{metadata.version()}{deb.REVISION}"
    assert before["Depends"] == "libc6"
    assert before["Architecture"] == "amd64"


def fields() -> dict[str, str]:
    """Return the fields of the control file, continuation lines apart."""
    lines = [line for line in deb.control("libc6").splitlines() if not line.startswith(" ")]
    return dict(line.split(": ", 1) for line in lines)


@pytest.mark.parametrize(
    ("statuses", "passed"), [((0, 0, 0), True), ((1, 0, 0), False), ((0, 0, 1), False)]
)
def test_every_validator_must_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, statuses: tuple[int, ...], passed: bool
) -> None:
    tools = ("desktop-file-validate", "appstreamcli", "lintian")
    for tool, status in zip(tools, statuses, strict=True):
        script = tmp_path / tool
        script.write_text(f"#!{sys.executable}\nraise SystemExit({status})\n", "utf-8")
        script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert deb.valid(tmp_path / "tyrus.deb") is passed


@pytest.mark.parametrize(
    ("line", "fails"),
    [
        ("W: tyrus: no-manual-page [usr/games/tyrus]", True),
        ("I: tyrus: spelling-error-in-binary teh the [usr/lib/tyrus/tyrus]", True),
        ("I: tyrus: unused-override hardening-no-pie [usr/share/lintian/overrides/tyrus:6]", False),
        ("N: 0 hints overridden; 2 unused overrides", False),
    ],
)
def test_every_tag_of_lintian_except_an_unused_override_is_a_failure(
    line: str, fails: bool
) -> None:
    assert bool(deb.TAG.search(f"N: before\n{line}\n")) is fails
