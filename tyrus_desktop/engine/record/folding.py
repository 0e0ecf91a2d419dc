"""Folds a whole record into the value of one header, so that opening the file reveals nothing.

This is not encryption: anybody can unfold a folded game.
"""

from __future__ import annotations

import binascii
import zlib

from tyrus_desktop.engine.record.values import MAX_BYTES, Fault


class FoldingError(ValueError):
    """The value of a `Folded` header is invalid; `fault` is the reason."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.value)
        self.fault = fault


def fold(data: bytes) -> str:
    """Return `data` as one zlib stream in base64, on one line."""
    return binascii.b2a_base64(zlib.compress(data, 9), newline=False).decode("ascii")


def unfold(value: str) -> bytes:
    """Undo `fold`.

    Only the canonical base64 of exactly one complete zlib stream is accepted, without a preset
    dictionary. At most one byte more than `MAX_BYTES` is unfolded.

    Raises:
        FoldingError: The value is invalid.
    """
    try:
        stream = binascii.a2b_base64(value, strict_mode=True)
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(stream, MAX_BYTES + 1)
    except (ValueError, zlib.error):
        raise FoldingError(Fault.FOLDED_DAMAGED) from None
    if len(data) > MAX_BYTES:
        raise FoldingError(Fault.FOLDED_TOO_LARGE)
    canonical = binascii.b2a_base64(stream, newline=False).decode("ascii") == value
    if not unpacker.eof or unpacker.unused_data or not canonical:
        raise FoldingError(Fault.FOLDED_DAMAGED)
    return data
