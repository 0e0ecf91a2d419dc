"""The archive for Linux: what is in it, and its install.sh, run in a home of its own."""

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import archive
import desktop_files
import metadata
from tests.command import Done, run

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, archive.TOOLS)) or os.name == "nt", reason="needs tar and xz"
)
Packed = Callable[[str], Path]


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Packed:
    """Pack a program that prints a text with its arguments; return the unpacked archive."""
    icon = tmp_path / "icons" / "48x48" / "tyrus.png"
    icon.parent.mkdir(parents=True)
    icon.touch()
    monkeypatch.setattr(desktop_files, "ICONS", tmp_path / "icons")
    monkeypatch.setattr(archive, "STAGE", tmp_path / "stage")

    def made(said: str) -> Path:
        program = tmp_path / said / "bundle" / "tyrus"
        (program.parent / "_internal").mkdir(parents=True)
        program.write_text(f'#!/bin/sh\necho {said} "$@"\n', "utf-8")
        program.chmod(0o755)
        (program.parent / "_internal" / f"{said}.so.6").touch()
        (program.parent / "_internal" / f"{said}.so").symlink_to(f"{said}.so.6")
        file = archive.pack(program.parent, tmp_path / said / "dist")
        subprocess.run(["tar", "-C", str(tmp_path / said), "-xJf", str(file)], check=True)
        return tmp_path / said / f"tyrus-{metadata.version()}"

    return made


def test_archive_unpacks_into_a_folder_named_by_the_version(packed: Packed) -> None:
    folder = packed("first")
    assert {path.name for path in folder.iterdir()} == {
        "tyrus", "_internal", "README.md", "LICENSE", "install.sh", "share",
    }  # fmt: skip
    assert (folder / "_internal" / "first.so").is_symlink()
    assert run(folder / "tyrus", "a").stdout == "first a\n"
    files = {path.relative_to(folder / "share").as_posix() for path in folder.rglob("share/**/*.*")}
    assert files >= {
        f"applications/{metadata.ID}.desktop",
        f"metainfo/{metadata.ID}.metainfo.xml",
        f"icons/hicolor/48x48/apps/{metadata.ID}.png",
        f"icons/hicolor/scalable/apps/{metadata.ID}.svg",
        "man/man6/tyrus.6",
        "man/fr/man6/tyrus.6",
    }


def leave_halves(home: Path) -> None:
    """Leave what remains if somebody deletes the folder alone, and stops the script later."""
    (home / ".local/bin").mkdir(parents=True)
    (home / ".local/bin/tyrus").symlink_to(home / ".local/lib/tyrus/tyrus")
    (home / ".local/lib/tyrus.new/share").mkdir(parents=True)


def test_install_script_adds_the_program_for_one_user_and_removes_it(
    packed: Packed, tmp_path: Path
) -> None:
    home = tmp_path / "Zoé’s home"
    games = home / ".local" / "share" / "tyrus" / "games"
    games.mkdir(parents=True)
    (games / "one.tyrus").touch()
    before = set(home.rglob("*"))
    variables = {"HOME": str(home), "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}

    def script(folder: Path, *arguments: str) -> Done:
        return run(folder / "install.sh", *arguments, env=variables)

    command, data = home / ".local/bin/tyrus", home / ".local/share"
    leave_halves(home)
    for said in ("first", "second"):  # The second is an update.
        folder = packed(said)
        done = script(folder, "--user")
        assert (done.returncode, done.stderr) == (0, "")
        assert str(command) in done.stdout
        shutil.rmtree(folder)  # It is not needed any longer.
        assert run(command, "a").stdout == f"{said} a\n"
    installed = home / ".local/lib/tyrus"
    assert [path.name for path in (installed / "_internal").glob("*.6")] == ["second.so.6"]
    entry = data / "applications" / f"{metadata.ID}.desktop"
    (started,) = re.findall("(?m)^Exec=(.*)", entry.read_text("utf-8"))
    assert shlex.split(started) == [str(command), "%f"]
    if shutil.which("desktop-file-validate"):
        assert run("desktop-file-validate", entry).stdout == ""
    for name in (f"icons/hicolor/48x48/apps/{metadata.ID}.png", "man/fr/man6/tyrus.6"):
        assert (data / name).exists()
    assert script(installed, "--user").returncode == 1  # It would copy itself.

    done = script(installed, "--remove")
    assert (done.returncode, done.stderr) == (0, "")
    left = {path for path in home.rglob("*") if path.is_file()} - before
    assert not [path for path in left if "tyrus" in path.name or b"tyrus" in path.read_bytes()]
    assert before <= set(home.rglob("*"))  # The games, too.
    assert not any(map(os.path.lexists, (command, installed)))


def test_install_script_replaces_no_other_program(packed: Packed, tmp_path: Path) -> None:
    command = tmp_path / "home/.local/bin/tyrus"
    command.parent.mkdir(parents=True)
    command.symlink_to("/bin/true")
    variables = {"HOME": str(tmp_path / "home"), "PATH": os.environ["PATH"], "LANG": "fr_FR.UTF-8"}
    script = packed("first") / "install.sh"
    done = run(script, "--user", env=variables)
    assert done.returncode == 1
    assert f"{command} appartient à une autre installation" in done.stdout
    assert run(script, "--remove", env=variables).returncode == 1
    assert run(script, env=variables).returncode == 2
    assert set((tmp_path / "home").rglob("*")) == {command, *command.parents[:2]}
