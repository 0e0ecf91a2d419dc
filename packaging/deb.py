"""`make deb`: the Debian package of the frozen program, dist/tyrus_VERSION_ARCHITECTURE.deb.

`dpkg-shlibdeps` finds the dependencies of the bundle's libraries, and `dpkg-gencontrol` writes the
control file. debhelper would do the rest, but it builds from a Debian source tree, which there is
not. A missing libc6 and every finding of an installed validator are errors. Debian 12 or later.
`--fast` compresses less, for a trial.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from email.utils import formatdate
from pathlib import Path

import bundle
import components
import debian_copyright
import desktop_files
import metadata
import reproducible
from desktop_files import text
from environment import ROOT, require_tools

STAGE = Path(ROOT, "build", "deb")
WORK = Path(ROOT, "build", "deb-work")
DIST = Path(ROOT, "dist")
HANDBOOK = "../../../lib/tyrus/_internal/tyrus_desktop/_data/resources/handbook"
"""The handbook's pages in the bundle, seen from the package's documents."""

REVISION = "-1"
TOOLS = {"dpkg-shlibdeps": "dpkg-dev", "dpkg-deb": "dpkg"}
"""The tools needed to build the package, with their Debian packages."""

VALIDATORS = {
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
    "man": "man-db",
    "xmllint": "libxml2-utils",
}
"""Those of the package, and those that the tests call, with their Debian packages."""

TAG = re.compile(r"^[EWI]: (?!\S+ unused-override )", re.MULTILINE)
"""A finding of lintian. Unused overrides are allowed: they depend on the Python in the bundle."""


def changelog() -> str:
    """Return the changelog of the package, with one entry for this version."""
    version, date = metadata.version(), formatdate(reproducible.epoch())
    return (
        f"tyrus ({version}{REVISION}) unstable; urgency=medium\n\n"
        f"  * Version {version}; see changelog.gz.\n\n -- {metadata.MAINTAINER}  {date}\n"
    )


def output(*command: str, cwd: Path | None = None) -> str:
    """Return the output of a command; raises `CalledProcessError`."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def contents() -> dict[str, bytes]:
    """Return the package's files other than the bundle, keyed by their paths below usr/share."""
    texts = {
        "lintian/overrides/tyrus": text("lintian-overrides"),
        "doc/tyrus/copyright": debian_copyright.filled(text("copyright"), components.read()),
        "doc/tyrus/changelog": Path(ROOT, "CHANGELOG.md").read_text("utf-8"),
        "doc/tyrus/changelog.Debian": changelog(),
    }
    files = desktop_files.files() | {path: content.encode() for path, content in texts.items()}
    packed = [path for path in files if path.startswith(("man/", "doc/tyrus/changelog"))]
    for path in packed:
        files[f"{path}.gz"] = gzip.compress(files.pop(path), 9, mtime=0)
    return files


def owners(libraries: Iterable[str]) -> set[str]:
    """Return the system's packages that contain libraries of these names; without dpkg none."""
    patterns = [f"*/{name}" for name in sorted(libraries)]
    if not patterns or shutil.which("dpkg") is None:
        return set()
    done = subprocess.run(
        ["dpkg", "--search", *patterns],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=False,
    )
    return {line.split(":")[0] for line in done.stdout.splitlines()}


def stage() -> None:
    """Assemble the files of the package in build/deb."""
    shutil.rmtree(STAGE, ignore_errors=True)
    program = STAGE / "usr/lib/tyrus/tyrus"
    shutil.copytree(bundle.BUNDLE, program.parent, symlinks=True)
    (STAGE / "usr/games").mkdir()
    (STAGE / "usr/games/tyrus").symlink_to("../lib/tyrus/tyrus")
    desktop_files.write(contents(), STAGE / "usr/share")
    (STAGE / "usr/share/doc/tyrus/handbook").symlink_to(HANDBOOK)
    for path in (STAGE, *STAGE.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def write_control() -> None:
    """Write DEBIAN/control; exits if libc6 is not among the dependencies."""
    # This folder marks the package's root, from which $ORIGIN is resolved.
    (STAGE / "DEBIAN").mkdir()
    (WORK / "debian").mkdir(parents=True, exist_ok=True)
    (WORK / "debian/control").write_text(text("control"), "utf-8")
    (WORK / "debian/changelog").write_text(changelog(), "utf-8")
    files = [path for path in STAGE.rglob("*.so*") if not path.is_symlink()]
    command = ["dpkg-shlibdeps", "--ignore-missing-info", "--warnings=0", "-Tdebian/substvars"]
    command += [f"-l{folder}" for folder in sorted({str(path.parent) for path in files})]
    # The packages whose libraries the bundle contains.
    command += [f"-x{package}" for package in sorted(owners({p.name for p in files}))]
    output(*command, *map(str, [STAGE / "usr/lib/tyrus/tyrus", *files]), cwd=WORK)
    output("dpkg-gencontrol", "-ptyrus", f"-P{STAGE}", "-Tdebian/substvars", cwd=WORK)
    control = (STAGE / "DEBIAN/control").read_text("utf-8")
    if not re.search(r"^Depends:.* libc6 ", control, re.MULTILINE):
        raise SystemExit(f"dpkg-shlibdeps found no libc6:\n{control}")


def pack(fast: bool) -> Path:
    """Build the package; return its path."""
    write_control()
    files = sorted(p for p in STAGE.glob("usr/**/*") if p.is_file() and not p.is_symlink())
    listed = output("md5sum", *(str(path.relative_to(STAGE)) for path in files), cwd=STAGE)
    (STAGE / "DEBIAN/md5sums").write_text(listed + "\n", "utf-8")
    DIST.mkdir(exist_ok=True)
    command = ["dpkg-deb", "-Zxz", "-z1" if fast else "-z6", "--root-owner-group", "--build"]
    time = reproducible.epoch()
    for path in (STAGE, *STAGE.rglob("*")):  # dpkg-deb changes only times that are later.
        os.utime(path, (time, time), follow_symlinks=False)
    subprocess.run([*command, str(STAGE), str(DIST)], check=True, env=reproducible.environ())
    machine = output("dpkg", "--print-architecture")
    return DIST / f"tyrus_{metadata.version()}{REVISION}_{machine}.deb"


def valid(package: Path) -> bool:
    """Run all installed validators and print their findings; return whether all passed."""
    validators = {
        "desktop-file-validate": [str(metadata.DESKTOP)],
        "appstreamcli": [*metadata.APPSTREAM, str(metadata.METAINFO)],
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
