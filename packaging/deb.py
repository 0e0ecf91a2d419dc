"""`make deb`: the Debian package of the frozen program, dist/tyrus_VERSION_ARCHITECTURE.deb.

Its dependencies are what `dpkg-shlibdeps` finds for every library in the bundle, less what the
bundle has itself. No libc6 among them is a failure, as is any complaint of the validators that are
installed. Debian 12 or later. `--fast` packs loosely, for a try.
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
from environment import ROOT

DATA = Path(ROOT, "packaging", "linux")
ICONS = Path(ROOT, "build", "icons")
STAGE = Path(ROOT, "build", "deb")
DIST = Path(ROOT, "dist")
REVISION = "-1"
MIME_ICON = "application-x-tyrus-record"
BY_HAND = ["xkb-data"]
"""What no library names: the keyboards that the bundled libxkbcommon reads."""

RECOMMENDED = "libgl1-mesa-dri, libpulse0 | libasound2 | libasound2t64"
"""Graphics by the device, and sound: without them there is software and silence."""

TAG = re.compile(r"^[EWI]: (?!\S+ unused-override )", re.MULTILINE)
"""What lintian finds. Which overrides are used depends on the Python that was packed."""

DESCRIPTION = """\
game of bluff for two: nine elections, six buildings
 Every tile stands with its back to the enemy. Place three each, see who
 believed whom, and win three elections in a row, or hold more
 representatives after nine. Against the computer, which sees no more than
 its own side, or with a friend at the same screen; in English and French.
 .
 The program never connects to any network. This package carries Qt, Python
 and what else it needs with it.
"""


def changelog() -> str:
    """Give Debian's own changelog: that this version was packed."""
    version, made = metadata.version(), formatdate(bundle.PROGRAM.stat().st_mtime)
    return (
        f"tyrus ({version}{REVISION}) unstable; urgency=medium\n\n"
        f"  * Version {version}; see changelog.gz.\n\n -- {metadata.MAINTAINER}  {made}\n"
    )


def output(*command: str, cwd: Path | None = None) -> str:
    """Give what a command prints; raises `CalledProcessError`."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def put(source: Path, target: str, mode: int = 0o644) -> None:
    """Copy a file to its place in the package."""
    path = STAGE / target
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, path)
    path.chmod(mode)


def put_packed(text: str, target: str) -> None:
    """Write a text, packed as Debian wants manuals and changelogs."""
    path = STAGE / target
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def stage() -> None:
    """Lay out all files of the package."""
    shutil.rmtree(STAGE, ignore_errors=True)
    shutil.copytree(bundle.BUNDLE, STAGE / "usr/lib/tyrus", symlinks=True)
    for path in STAGE.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o755 if path == STAGE / "usr/lib/tyrus/tyrus" else 0o644)
    (STAGE / "usr/games").mkdir(parents=True)
    (STAGE / "usr/games/tyrus").symlink_to("../lib/tyrus/tyrus")
    share = "usr/share"
    put(DATA / "tyrus.desktop", f"{share}/applications/tyrus.desktop")
    put(DATA / f"{metadata.ID}.metainfo.xml", f"{share}/metainfo/{metadata.ID}.metainfo.xml")
    put(DATA / "tyrus-mime.xml", f"{share}/mime/packages/tyrus.xml")
    terms = STAGE / share / "doc/tyrus/copyright"
    put(DATA / "copyright", f"{share}/doc/tyrus/copyright")
    terms.write_text(terms.read_text("utf-8").replace("@HOME@", metadata.HOME), "utf-8")
    put(DATA / "lintian-overrides", f"{share}/lintian/overrides/tyrus")
    put_packed(
        (DATA / "tyrus.6").read_text("utf-8").replace("@VERSION@", metadata.version()),
        f"{share}/man/man6/tyrus.6.gz",
    )
    put_packed(Path(ROOT, "CHANGELOG.md").read_text("utf-8"), f"{share}/doc/tyrus/changelog.gz")
    put_packed(changelog(), f"{share}/doc/tyrus/changelog.Debian.gz")
    icons = f"{share}/icons/hicolor"
    drawings = Path(ROOT, "resources", "icon")
    for drawing, target in (("tyrus", "apps/tyrus"), ("tyrus-record", f"mimetypes/{MIME_ICON}")):
        put(drawings / f"{drawing}.svg", f"{icons}/scalable/{target}.svg")
        for folder in sorted(ICONS.glob("*x*")):
            put(folder / f"{drawing}.png", f"{icons}/{folder.name}/{target}.png")
    put(drawings / "tyrus-symbolic.svg", f"{icons}/symbolic/apps/tyrus-symbolic.svg")
    for path in [STAGE, *STAGE.rglob("*")]:
        if path.is_dir():
            path.chmod(0o755)


def dependencies() -> str:
    """Give the Depends field; fails if there would be none."""
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
    carried = licences.owners({path.name for path in files})
    needed = [each for each in found if each and each.split()[0] not in carried]
    if not any(each.startswith("libc6 ") for each in needed):  # An error leaves the field empty.
        raise SystemExit(f"dpkg-shlibdeps found no libc6, only: {', '.join(needed) or 'nothing'}")
    return ", ".join(sorted(needed + BY_HAND))


def control(depends: str) -> str:
    """Give the package's description of itself."""
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
    """Write the package and give its path."""
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
    """Let every validator that is installed look, and say what each found."""
    metainfo = str(DATA / f"{metadata.ID}.metainfo.xml")
    validators = {
        "desktop-file-validate": [str(DATA / "tyrus.desktop")],
        "appstreamcli": ["validate", "--no-net", "--pedantic", metainfo],
        "lintian": ["--allow-root", "--display-info", str(package)],
    }
    well = True
    for tool, arguments in validators.items():
        if shutil.which(tool) is None:
            print(f"{tool:<22} not installed", flush=True)
            continue
        done = subprocess.run([tool, *arguments], stdout=subprocess.PIPE, text=True, check=False)
        print(done.stdout, end="")
        content = done.returncode == 0 and not (tool == "lintian" and TAG.search(done.stdout))
        print(f"{tool:<22} {'ok' if content else 'FAILED'}", flush=True)
        well = well and content
    return well


def main() -> int:
    """Make the package, and give the exit status."""
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
