"""Makes the frozen program smaller on Linux: ICU's data for our languages only, and no symbols.

Qt's core links to ICU, whose data is a fifth of the bundle; it asks it for the order of texts
alone. So the library of data is linked again with the collations of the program's languages. What
does not fit what is expected here, because a library has changed, is an error.
"""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from collections.abc import Iterable
from fnmatch import fnmatch
from pathlib import Path

import metadata

ICU = "PySide6/Qt/lib/libicudata.so.*"
TOOLS = dict.fromkeys(("readelf", "strip", "as", "ld"), "binutils")
"""The tools needed for this, with their Debian packages."""

IF_THERE = (
    *("libpython3*", "python3.*/lib-dynload/*.so"),
    *("_cffi_backend*.so", "_miniaudio*.so"),
)
"""Libraries that may be stripped: those of Python, and of sound, which some machines lack."""

WITH_SYMBOLS = (
    "PySide6/Qt/lib/libicui18n.so.*",
    "PySide6/Qt/lib/libicuuc.so.*",
    "numpy/random/_generator*.so",
    "numpy/random/mtrand*.so",
)
"""The same of other wheels; `strip` breaks those that `patchelf` has modified."""

# An `@` begins a comment in the assemblers of some machines; a `%` does in none.
ASSEMBLED = """\
.section .rodata
.balign 16
.globl {symbol}
.type {symbol}, %object
{symbol}:
.incbin "data"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", %progbits
"""


class Unfitting(SystemExit):
    """A library is not what a cut expects; the message says what differs."""


def kept_data(languages: Iterable[str]) -> list[str]:
    """Return patterns of ICU's items that sort texts in these languages."""
    common = ["coll/ucadata.icu", "coll/root.res", "coll/res_index.res"]
    return common + [f"coll/{language}{end}.res" for language in languages for end in ("", "_*")]


def items(data: bytes) -> dict[str, bytes]:
    """Return the items of a file of ICU's data by their names; raises `Unfitting`."""
    if data[2:4] != b"\xda\x27" or data[12:17] != b"CmnD\x01":
        raise Unfitting("ICU's data has another format: see bundle_cuts.py.")
    (start,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, start)
    table = list(struct.iter_unpack("<II", data[start + 4 : start + 4 + 8 * count]))
    ends = [start + at for _, at in table[1:]] + [len(data)]
    found = {}
    for (name, at), end in zip(table, ends, strict=True):
        text = data[start + name : data.index(b"\0", start + name)].decode("ascii")
        found[text] = data[start + at : end]
    return found


def packed(head: bytes, chosen: dict[str, bytes]) -> bytes:
    """Return a file of ICU's data.

    Args:
        head: The header, as it was.
        chosen: The items by their names.
    """
    names, texts = sorted(chosen, key=str.encode), b""
    at = 4 + 8 * len(names)
    table, blocks = b"", b""
    first = at + sum(len(name) + 1 for name in names)
    first += -(len(head) + first) % 16
    for name in names:
        table += struct.pack("<II", at + len(texts), first + len(blocks))
        texts += name.encode() + b"\0"
        blocks += chosen[name] + bytes(-len(chosen[name]) % 16)
    body = struct.pack("<I", len(names)) + table + texts
    return head + body.ljust(first, b"\0") + blocks


def reduced(data: bytes, patterns: Iterable[str]) -> bytes:
    """Return ICU's data with the items that match; raises `Unfitting` if one is missing."""
    every = items(data)
    chosen: dict[str, bytes] = {}
    for pattern in patterns:
        found = [name for name in every if fnmatch(name.partition("/")[2], pattern)]
        if not found and "*" not in pattern:
            raise Unfitting(f"ICU's data has no {pattern}: see bundle_cuts.py.")
        chosen |= {name: every[name] for name in found}
    return packed(data[: struct.unpack_from("<H", data)[0]], chosen)


def read(*arguments: str) -> str:
    """Return what `readelf` prints about a file."""
    command = ["readelf", "--wide", *arguments]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def data_of(library: Path) -> tuple[str, bytes]:
    """Return the name of the one symbol in ICU's library of data, and the data themselves."""
    symbols = re.findall(
        r"([0-9a-f]+)\s+(0x[0-9a-f]+|\d+) OBJECT\s+GLOBAL DEFAULT\s+\d+ (icudt\d+_dat)$",
        read("--dyn-syms", str(library)),
        re.MULTILINE,
    )
    if len(symbols) != 1:
        raise Unfitting(f"{library.name} has not one symbol of ICU's data, but {len(symbols)}.")
    address, size, symbol = int(symbols[0][0], 16), int(symbols[0][1], 0), symbols[0][2]
    for segment in re.findall(r"LOAD" + 4 * r"\s+0x([0-9a-f]+)", read("-l", str(library))):
        offset, virtual, _, length = (int(number, 16) for number in segment)
        if virtual <= address and address + size <= virtual + length:
            begin = offset + address - virtual
            return symbol, library.read_bytes()[begin : begin + size]
    raise Unfitting(f"{library.name} has no segment with ICU's data.")


def linked(data: bytes, symbol: str, library: Path) -> None:
    """Replace a library by one that has nothing but these data.

    Args:
        data: Its contents.
        symbol: The name under which ICU finds them.
        library: The library's path, named as it is linked to.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "data").write_bytes(data)
        (folder / "data.s").write_text(ASSEMBLED.format(symbol=symbol), "ascii")
        link = ["ld", "-shared", "-z", "noexecstack", "--build-id=none", "-soname", library.name]
        for command in (["as", "-o", "data.o", "data.s"], [*link, "-o", "new.so", "data.o"]):
            subprocess.run(command, cwd=folder, check=True)
        library.write_bytes((folder / "new.so").read_bytes())


def one(folder: Path, pattern: str) -> Path:
    """Return the one file that matches; raises `Unfitting` if there is none, or more."""
    found = [path for path in folder.glob(pattern) if not path.is_symlink()]
    if len(found) != 1:
        raise Unfitting(f"The bundle has not one {pattern}, but {len(found)}.")
    return found[0]


def cut_icu(folder: Path) -> None:
    """Reduce ICU's data in a bundle's folder of libraries; raises `Unfitting`."""
    library = one(folder, ICU)
    if f"[{library.name}]" not in read("-d", str(library)):
        raise Unfitting(f"{library.name} is linked to by another name.")
    symbol, data = data_of(library)
    linked(reduced(data, kept_data(sorted(metadata.languages()))), symbol, library)
    if data_of(library)[0] != symbol:
        raise Unfitting(f"{library.name} could not be linked again.")


def strip(folder: Path) -> None:
    """Strip the symbols from Python's own libraries and some of wheels; raises `Unfitting`."""
    files = [path for pattern in IF_THERE for path in folder.glob(pattern)]
    files += [one(folder, pattern) for pattern in WITH_SYMBOLS]
    subprocess.run(["strip", "--strip-unneeded", *map(str, files)], check=True)


def cut(folder: Path) -> None:
    """Make all cuts in a bundle's folder of libraries, and print what each gave."""
    for what, do in (("ICU's data for other languages", cut_icu), ("symbols, stripped", strip)):
        before = size(folder)
        do(folder)
        print(f"{what:<46} {(size(folder) - before) / 1e6:8.1f} MB")


def size(folder: Path) -> int:
    """Return the size of all files in a folder, in bytes."""
    return sum(p.stat().st_size for p in folder.rglob("*") if p.is_file() and not p.is_symlink())
