"""The cuts in the libraries of a bundle for Linux, made in copies of the installed ones."""

import os
import platform
import shutil
import sys
from pathlib import Path

import PySide6
import pytest

import bundle_cuts
from tests.command import run

LIBRARIES = Path(PySide6.__file__).parent / "Qt" / "lib"
pytestmark = pytest.mark.skipif(
    platform.system() != "Linux" or not all(map(shutil.which, bundle_cuts.TOOLS)),
    reason="needs binutils on Linux",
)
SORTED = """
from PySide6.QtCore import QCollator, QLocale
for name in ("en", "fr", "fr_CA"):
    print(*sorted(["zebra", "c\\u00f4te", "\\u00e9clair", "cot\\u00e9", "Eta", "\\u0153uf", "ode"],
          key=QCollator(QLocale(name)).sortKey), sep=",")
print([line.split()[-1] for line in open("/proc/self/maps") if "icudata" in line][0])
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A bundle's folder with ICU's library of data."""
    copied = tmp_path / "PySide6" / "Qt" / "lib"
    copied.mkdir(parents=True)
    shutil.copy(next(LIBRARIES.glob("libicudata.so.*")), copied)
    return tmp_path


def in_order(libraries: Path) -> list[str]:
    """Return what Qt sorts with the ICU of a folder, and the library that it used."""
    environ = {**os.environ, "LD_LIBRARY_PATH": str(libraries), "PYTHONIOENCODING": "utf-8"}
    return run(sys.executable, "-c", SORTED, env=environ, check=True).stdout.splitlines()


def test_french_sorts_the_same_with_less_of_icu(folder: Path) -> None:
    library = bundle_cuts.one(folder, bundle_cuts.ICU)
    bundle_cuts.cut_icu(folder)
    first = library.read_bytes()
    assert len(first) < 1_000_000
    *cut, used = in_order(library.parent)
    assert used == str(library)
    assert cut == in_order(LIBRARIES)[:-1]
    bundle_cuts.cut_icu(folder)  # What is already small stays as it is.
    assert library.read_bytes() == first


def test_cut_that_does_not_fit_the_library_is_an_error(folder: Path) -> None:
    library = bundle_cuts.one(folder, bundle_cuts.ICU)
    symbol, data = bundle_cuts.data_of(library)
    assert len(bundle_cuts.items(data)) > 1000
    for wrong in (data[:12] + b"CmnE" + data[16:], data[:16] + b"\2" + data[17:]):
        with pytest.raises(bundle_cuts.Unfitting, match="another format"):
            bundle_cuts.items(wrong)
    with pytest.raises(bundle_cuts.Unfitting, match=r"has no coll/tlh\.res"):
        bundle_cuts.reduced(data, bundle_cuts.kept_data(["fr", "tlh"]))
    bundle_cuts.linked(data[:4096], symbol.replace("icudt", "other"), library)
    with pytest.raises(bundle_cuts.Unfitting, match="has not one symbol"):
        bundle_cuts.cut_icu(folder)
    library.rename(library.with_name("libicudata.so.99"))
    with pytest.raises(bundle_cuts.Unfitting, match="linked to by another name"):
        bundle_cuts.cut_icu(folder)
    with pytest.raises(bundle_cuts.Unfitting, match="not one PySide6/Qt/lib/libicui18n"):
        bundle_cuts.strip(folder)
