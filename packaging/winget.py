"""Writes the manifest with which Windows' package manager, winget, finds the installer.

Files of YAML in dist/, for a folder of the manifests' public repository; a person hands them in
when the release is published. The installer must be in dist/ already.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import metadata
from environment import ROOT

DIST = Path(ROOT, "dist")
PACKAGE = "TyrusDesktop.Tyrus"
LOCALES = {"en": "en-US", "fr": "fr-FR"}
"""The names of the program's languages in the manifest; the first one is the default."""

HEAD = """\
PackageIdentifier: {package}
PackageVersion: {version}
"""
FOOT = """\
ManifestType: {kind}
ManifestVersion: 1.6.0
"""
VERSION = "DefaultLocale: {locale}\n"
# Qt needs the Windows of 2018.
INSTALLER = """\
InstallerType: nullsoft
Scope: user
MinimumOSVersion: 10.0.17763.0
Installers:
- Architecture: x64
  InstallerUrl: {home}/releases/download/v{version}/{installer}
  InstallerSha256: {digest}
"""
LOCALE = """\
PackageLocale: {locale}
Publisher: {publisher}
PackageName: Tyrus
PackageUrl: {home}
License: GPL-3.0-or-later
LicenseUrl: {home}/blob/v{version}/LICENSE
ShortDescription: {summary}
"""


def files(installer: Path) -> dict[str, str]:
    """Return the manifest's texts by the names of their files."""
    component = metadata.component()
    summaries = {each.get(metadata.LANGUAGE, "en"): each.text for each in component.iter("summary")}
    values = {
        "package": PACKAGE,
        "version": metadata.version(),
        "home": metadata.HOME,
        "publisher": metadata.MAINTAINER.partition(" <")[0],
        "installer": installer.name,
        "digest": hashlib.sha256(installer.read_bytes()).hexdigest().upper(),
        "locale": LOCALES["en"],
    }
    found = {f"{PACKAGE}.yaml": (VERSION, "version", values)}
    found[f"{PACKAGE}.installer.yaml"] = (INSTALLER, "installer", values)
    for number, (language, locale) in enumerate(LOCALES.items()):
        stated = {**values, "locale": locale, "summary": str(summaries[language])}
        kind = "locale" if number else "defaultLocale"
        found[f"{PACKAGE}.locale.{locale}.yaml"] = (LOCALE, kind, stated)
    return {
        name: (HEAD + body + FOOT).format(**stated, kind=kind)
        for name, (body, kind, stated) in found.items()
    }


def main() -> int:
    """Write the files beside the installer; return the exit status."""
    installer = DIST / f"tyrus-{metadata.version()}-windows-setup.exe"
    if not installer.exists():
        print(f"{installer.name} is not in dist: python packaging/windows_installer.py")
        return 1
    for name, text in files(installer).items():
        (DIST / name).write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
