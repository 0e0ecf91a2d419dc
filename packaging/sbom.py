"""`make sbom`: the bill of materials of a bundle, dist/tyrus-VERSION-SYSTEM-MACHINE.cdx.json.

It lists, in the format CycloneDX, what the bundle contains of others, with versions, licences and
the digests of the files. The same bundle gives the same bytes. Runs in `.venv`, after bundle.py,
since what is installed in the environment that freezes may get into the bundle.
"""

from __future__ import annotations

import hashlib
import platform
import sys
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.model import (
    ExternalReference,
    ExternalReferenceType,
    HashAlgorithm,
    HashType,
    XsUri,
)
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component as Part
from cyclonedx.model.component import ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL

import bundle
import components
import metadata
import reproducible
from components import Component
from environment import ROOT


def digest(file: Path) -> str:
    """Return a file's digest."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def part(component: Component, files: Iterable[Path], folder: Path) -> Part:
    """Return the entry of a component, with one of each of its files.

    Args:
        component: What it is.
        files: What the bundle has of its files.
        folder: The bundle's folder of libraries, below which they are named.
    """
    address = ExternalReference(
        type=ExternalReferenceType.DISTRIBUTION, url=XsUri(component.source)
    )
    return Part(
        type=ComponentType.LIBRARY,
        name=component.name,
        version=component.version or None,
        bom_ref=component.title,
        licenses=[LicenseExpression(component.licence)],
        copyright=component.copyright,
        purl=PackageURL.from_string(component.purl) if component.purl else None,
        external_references=[address] if component.source else [],
        components=[
            Part(
                type=ComponentType.FILE,
                name=path.relative_to(folder).as_posix(),
                bom_ref=path.relative_to(folder).as_posix(),
                hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest(path))],
            )
            for path in files
        ],
    )


def text(carried: list[Component], folder: Path) -> str:
    """Return the bill of materials.

    Args:
        carried: What the bundle contains of others.
        folder: Its folder of libraries.
    """
    files: dict[str, list[Path]] = {each.title: [] for each in carried}
    for path in sorted(folder.rglob("*")):
        its = components.owner(str(path.relative_to(folder)), carried)
        if its and path.is_file() and not path.is_symlink():
            files[its.title].append(path)
    tyrus = Part(
        type=ComponentType.APPLICATION,
        name="Tyrus",
        version=metadata.version(),
        bom_ref="Tyrus",
        licenses=[LicenseExpression("GPL-3.0-or-later")],
    )
    parts = {each.title: part(each, files[each.title], folder) for each in carried}
    number = uuid.uuid5(uuid.NAMESPACE_URL, f"{metadata.HOME}#{name()}")
    bom = Bom(components=parts.values(), serial_number=number)
    bom.metadata.timestamp = datetime.fromtimestamp(reproducible.epoch(), UTC)
    bom.metadata.component = tyrus
    inner = [parts[each.title] for each in carried if each.within]
    bom.register_dependency(tyrus, [each for each in parts.values() if each not in inner])
    (qt,) = (each for each in parts.values() if each.name == "Qt")
    bom.register_dependency(qt, inner)
    output = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6)
    return output.output_as_string(indent=1) + "\n"


def name() -> str:
    """Return the name of the file."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    return f"tyrus-{metadata.version()}-{system}-{platform.machine()}.cdx.json"


def main() -> int:
    """Write the file and print its name; return the exit status."""
    folder = Path(ROOT, "dist")
    folder.mkdir(exist_ok=True)
    written = text(components.read(), bundle.INTERNAL)
    (folder / name()).write_text(written, "utf-8")
    print(name())
    return 0


if __name__ == "__main__":
    sys.exit(main())
