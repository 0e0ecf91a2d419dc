"""The Flatpak's manifest and the AppImage, made from sources and a program that are made up."""

import importlib.metadata
import json
import shutil
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import appimage
import desktop_files
import flatpak
import metadata
from tests.command import ROOT, run


def build_requirements(name: str) -> set[str]:
    """Return the names of a package and of all that it requires."""
    lines = map(Requirement, importlib.metadata.requires(name) or [])
    needed = (each.name for each in lines if not each.marker or each.marker.evaluate({"extra": ""}))
    return {name}.union(*map(build_requirements, needed))


def test_flatpak_builds_from_the_sdist_and_pinned_wheels_alone(tmp_path: Path) -> None:
    sdist = tmp_path / f"tyrus_desktop-{metadata.version()}.tar.gz"
    sdist.write_bytes(b"a")
    names = [*flatpak.locked()]
    packages = {
        "install": [
            {
                "metadata": {"name": name},
                "download_info": {
                    "url": f"https://example.org/{name}.whl",
                    "archive_info": {"hashes": {"sha256": f"{number:064}"}},
                },
            }
            for number, name in enumerate(names)
        ]
    }
    made = flatpak.manifest(sdist, packages)
    assert made["id"] == metadata.ID
    assert not [each for each in made["finish-args"] if "network" in each or "filesystem" in each]
    *modules, wheels, tyrus = made["modules"]
    tools = {each["url"].split("/")[-1].removesuffix(".whl") for each in modules[-1]["sources"]}
    kept = {each["url"].split("/")[-1].removesuffix(".whl") for each in wheels["sources"]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert tools == build_requirements("hatchling")
    assert tools | kept == {*names}
    assert {Requirement(each).name.lower() for each in project["dependencies"]} <= kept
    (source,) = tyrus["sources"]
    assert source["url"].endswith(f"/releases/download/v{metadata.version()}/{sdist.name}")
    assert source["sha256"].startswith("ca978112ca1bbdcafac231b39a23dc4d")  # Of “a”.
    for module in made["modules"]:
        assert module["sources"]
        assert not {"build-options", "build-args"} & {*module}  # Which could allow the network.
        assert all(each["url"].startswith("https://") for each in module["sources"])
        assert all(len(each["sha256"]) == 64 for each in module["sources"])
    if shutil.which("flatpak-builder"):
        file = tmp_path / f"{metadata.ID}.json"
        file.write_text(json.dumps(made), "utf-8")
        done = run("flatpak-builder", "--show-manifest", file, cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["modules"] == made["modules"]


@pytest.mark.skipif(not shutil.which("mksquashfs"), reason="needs squashfs-tools")
def test_appimage_is_its_runtime_and_the_files_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(appimage, "STAGE", tmp_path / "stage")
    monkeypatch.setattr(desktop_files, "ICONS", tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    program = tmp_path / "bundle" / "tyrus"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\necho $0\n", "utf-8")
    program.chmod(0o755)
    (tmp_path / "runtime").write_bytes(b"runtime!")
    made = appimage.pack(tmp_path / "runtime", program.parent, tmp_path / "dist")
    first = made.read_bytes()
    assert first.startswith(b"runtime!hsqs")
    made = appimage.pack(tmp_path / "runtime", program.parent, tmp_path / "dist")
    assert made.read_bytes() == first
    run("unsquashfs", "-o", "8", "-d", tmp_path / "out", made, check=True)
    assert run(tmp_path / "out" / "AppRun").returncode == 0
    for name in (f"{metadata.ID}.desktop", f"{metadata.ID}.svg", ".DirIcon"):
        assert (tmp_path / "out" / name).is_file(), name
