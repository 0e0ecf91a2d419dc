"""`make deb`: the Debian package of the frozen program, dist/tyrus_VERSION_ARCHITECTURE.deb.

Its dependencies are those that `dpkg-shlibdeps` finds for the libraries in the bundle, without the
packages that the bundle itself contains. It is an error if libc6 is not one of them or if an
installed validator reports anything. Debian 12 or later. `--fast` compresses less, for a trial.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from email.utils import formatdate
from pathlib import Path

import bundle
import licences
import metadata
from environment import ROOT, require_tools

DATA = Path(ROOT, "packaging", "linux")
ICONS = Path(ROOT, "build", "icons")
STAGE = Path(ROOT, "build", "deb")
DIST = Path(ROOT, "dist")
REVISION = "-1"
TOOLS = {"dpkg-shlibdeps": "dpkg-dev", "dpkg-deb": "dpkg"}
"""What packing needs, with its Debian package."""
MIME_ICON = "application-x-tyrus-record"
UNLINKED = ["xkb-data"]
"""Dependencies that no library links to: the keymaps that the bundled libxkbcommon reads."""

RECOMMENDED = "libgl1-mesa-dri, libpulse0 | libasound2 | libasound2t64"
"""Accelerated graphics and sound; the program runs without them."""

TAG = re.compile(r"^[EWI]: (?!\S+ unused-override )", re.MULTILINE)
"""A finding of lintian. Unused overrides are allowed: they depend on the Python in the bundle."""

DESCRIPTION = """\
bluffing game for two: nine elections, six buildings
 Every tile stands with its back to your opponent. Place three tiles each,
 then see who fell for the bluff. Win three elections in a row, or have the
 most representatives after nine. Against the computer, which sees only what
 you would see in its place, or with a friend on the same screen; in English
 and French.
 .
 The program never connects to any network. This package contains Qt, Python
 and everything else it needs.
"""


def changelog() -> str:
    """Return the changelog of the packaging, with one entry for this version."""
    version, date = metadata.version(), formatdate(bundle.PROGRAM.stat().st_mtime)
    return (
        f"tyrus ({version}{REVISION}) unstable; urgency=medium\n\n"
        f"  * Version {version}; see changelog.gz.\n\n -- {metadata.MAINTAINER}  {date}\n"
    )


def output(*command: str, cwd: Path | None = None) -> str:
    """Return what a command prints; raises `CalledProcessError`."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def install(source: Path, target: str, mode: int = 0o644) -> None:
    """Copy a file into the package."""
    path = STAGE / target
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, path)
    path.chmod(mode)


def install_gzipped(text: str, target: str) -> None:
    """Write a text, compressed as Debian requires for manuals and changelogs."""
    path = STAGE / target
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def stage() -> None:
    """Assemble the files of the package in build/deb."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(bundle.BUNDLE, STAGE / "usr/lib/tyrus", symlinks=True)
    for path in STAGE.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o755 if path == STAGE / "usr/lib/tyrus/tyrus" else 0o644)
    (STAGE / "usr/games").mkdir(parents=True)
    (STAGE / "usr/games/tyrus").symlink_to("../lib/tyrus/tyrus")
    share = "usr/share"
    install(DATA / "tyrus.desktop", f"{share}/applications/tyrus.desktop")
    install(DATA / f"{metadata.ID}.metainfo.xml", f"{share}/metainfo/{metadata.ID}.metainfo.xml")
    install(DATA / "tyrus-mime.xml", f"{share}/mime/packages/tyrus.xml")
    terms = STAGE / share / "doc/tyrus/copyright"
    install(DATA / "copyright", f"{share}/doc/tyrus/copyright")
    terms.write_text(terms.read_text("utf-8").replace("@HOME@", metadata.HOME), "utf-8")
    install(DATA / "lintian-overrides", f"{share}/lintian/overrides/tyrus")
    install_gzipped(
        (DATA / "tyrus.6").read_text("utf-8").replace("@VERSION@", metadata.version()),
        f"{share}/man/man6/tyrus.6.gz",
    )
    install_gzipped(
        Path(ROOT, "CHANGELOG.md").read_text("utf-8"), f"{share}/doc/tyrus/changelog.gz"
    )
    install_gzipped(changelog(), f"{share}/doc/tyrus/changelog.Debian.gz")
    icons = f"{share}/icons/hicolor"
    drawings = Path(ROOT, "resources", "icon")
    for drawing, target in (("tyrus", "apps/tyrus"), ("tyrus-record", f"mimetypes/{MIME_ICON}")):
        install(drawings / f"{drawing}.svg", f"{icons}/scalable/{target}.svg")
        for folder in sorted(ICONS.glob("*x*")):
            install(folder / f"{drawing}.png", f"{icons}/{folder.name}/{target}.png")
    install(drawings / "tyrus-symbolic.svg", f"{icons}/symbolic/apps/tyrus-symbolic.svg")
    for path in [STAGE, *STAGE.rglob("*")]:
        if path.is_dir():
            path.chmod(0o755)


def dependencies() -> str:
    """Return the field Depends; exits if libc6 would not be in it."""
    internal = STAGE / "usr/lib/tyrus/_internal"
    files = [path for path in internal.rglob("*.so*") if not path.is_symlink()]
    folders = sorted({str(path.parent) for path in files})
    work = Path(ROOT, "build", "shlibdeps")
    (work / "debian").mkdir(parents=True, exist_ok=True)
    (work / "debian/control").write_text("Source: tyrus\n\nPackage: tyrus\nArchitecture: any\n")
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
    command += [f"-l{folder}" for folder in folders]
    command += [f"-e{path}" for path in [STAGE / "usr/lib/tyrus/tyrus", *files]]
    found = output(*command, cwd=work).removeprefix("shlibs:Depends=").split(", ")
    bundled = licences.owners({path.name for path in files})
    needed = [each for each in found if each and each.split()[0] not in bundled]
    if not any(
        each.startswith("libc6 ") for each in needed
    ):  # After an error it prints an empty field.
        raise SystemExit(f"dpkg-shlibdeps found no libc6, only: {', '.join(needed) or 'nothing'}")
    return ", ".join(sorted(needed + UNLINKED))


def control(depends: str) -> str:
    """Return the package's control file."""
    files = [p for p in STAGE.rglob("*") if p.is_file() and not p.is_symlink()]
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    fields = {
        "Package": "tyrus",
        "Version": f"{metadata.version()}{REVISION}",
        "Architecture": output("dpkg", "--print-architecture"),
        "Maintainer": metadata.MAINTAINER,
        "Installed-Size": str(kilobytes),
        "Depends": depends,
        "Recommends": RECOMMENDED,
        "Section": "games",
        "Priority": "optional",
        "Homepage": metadata.HOME,
        "Description": DESCRIPTION,
    }
    return "\n".join(f"{name}: {value}" for name, value in fields.items())


def pack(fast: bool) -> Path:
    """Build the package; return its path."""
    (STAGE / "DEBIAN").mkdir()
    (STAGE / "DEBIAN/control").write_text(control(dependencies()), "utf-8")
    files = sorted(p for p in STAGE.glob("usr/**/*") if p.is_file() and not p.is_symlink())
    listed = output("md5sum", *(str(path.relative_to(STAGE)) for path in files), cwd=STAGE)
    (STAGE / "DEBIAN/md5sums").write_text(listed + "\n", "utf-8")
    DIST.mkdir(exist_ok=True)
    level = ["-Zxz", "-z1" if fast else "-z6"]
    subprocess.run(
        ["dpkg-deb", *level, "--root-owner-group", "--build", str(STAGE), str(DIST)],
        check=True,
        env=dict(os.environ, SOURCE_DATE_EPOCH=str(int(Path(bundle.PROGRAM).stat().st_mtime))),
    )
    return (
        DIST / f"tyrus_{metadata.version()}{REVISION}_{output('dpkg', '--print-architecture')}.deb"
    )


def valid(package: Path) -> bool:
    """Run all validators that are installed and print their findings; return whether all passed."""
    metainfo = str(DATA / f"{metadata.ID}.metainfo.xml")
    validators = {
        "desktop-file-validate": [str(DATA / "tyrus.desktop")],
        "appstreamcli": ["validate", "--no-net", "--pedantic", metainfo],
        "lintian": ["--allow-root", "--display-info", str(package)],
    }
    passed = True
    for tool, arguments in validators.items():
        if shutil.which(tool) is None:
            print(f"{tool:<22} not installed", flush=True)
            continue
        done = subprocess.run([tool, *arguments], stdout=subprocess.PIPE, text=True, check=False)
        print(done.stdout, end="")
        ok = done.returncode == 0 and not (tool == "lintian" and TAG.search(done.stdout))
        print(f"{tool:<22} {'ok' if ok else 'FAILED'}", flush=True)
        passed = passed and ok
    return passed


def main() -> int:
    """Build and validate the package; return the exit status. Raises `Missing`."""
    require_tools("The package", TOOLS)
    status = bundle.main()
    if status:
        return status
    stage()
    package = pack("--fast" in sys.argv)
    print(f"{package.name}: {package.stat().st_size / 1e6:.1f} MB")
    print(output("dpkg-deb", "--field", str(package), "Depends"))
    return 0 if valid(package) else 1


if __name__ == "__main__":
    sys.exit(main())
