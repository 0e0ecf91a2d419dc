"""Why the system refuses a file, in words for the user; every part may import this.

The sentences here are those of the command line. `desktop/text/errors.py` has those of the window.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from enum import Enum


class Cause(Enum):
    """Why the system refused something; the value is the English sentence."""

    MISSING = "there is no such file."
    FORBIDDEN = "you don’t have permission; change its permissions, or choose another place."
    READ_ONLY = "nothing can be saved on this disk; choose another place."
    NOT_A_FILE = "this is not a file."
    NOT_A_FOLDER = "there is a file where a folder should be; choose another place."
    FULL = "the disk is full; free some space, or choose another place."
    TOO_LARGE = "this is too large to be a saved game."
    IN_USE = "another program is using this; leave it there first."
    LONG_NAME = "this name is too long; choose a shorter one."
    FAULTY = "the disk is faulty, or was removed; try again, or choose another place."
    TOO_MUCH = "the system is short of memory or open files; close other programs."
    OTHER = "the system reports error {0}."


_CAUSES: Mapping[int | None, Cause] = {
    errno.ENOENT: Cause.MISSING,
    errno.EACCES: Cause.FORBIDDEN,
    errno.EPERM: Cause.FORBIDDEN,
    errno.EROFS: Cause.READ_ONLY,
    errno.EISDIR: Cause.NOT_A_FILE,
    errno.ELOOP: Cause.NOT_A_FILE,
    errno.ENOTDIR: Cause.NOT_A_FOLDER,
    errno.EEXIST: Cause.NOT_A_FOLDER,  # Of a folder that is to be made.
    errno.ENOSPC: Cause.FULL,
    errno.EDQUOT: Cause.FULL,
    errno.EFBIG: Cause.TOO_LARGE,
    errno.EBUSY: Cause.IN_USE,
    errno.ENAMETOOLONG: Cause.LONG_NAME,
    errno.EIO: Cause.FAULTY,
    errno.ENXIO: Cause.FAULTY,
    errno.ENODEV: Cause.FAULTY,
    errno.ESTALE: Cause.FAULTY,
    errno.EMFILE: Cause.TOO_MUCH,
    errno.ENFILE: Cause.TOO_MUCH,
    errno.ENOMEM: Cause.TOO_MUCH,
    errno.EAGAIN: Cause.TOO_MUCH,
}


def cause_of(error: OSError) -> Cause:
    """Return the cause of an error of the system."""
    return _CAUSES.get(error.errno, Cause.OTHER)


def sentence(error: OSError) -> str:
    """Return the cause in English; one that is not known gets the system's number."""
    return cause_of(error).value.format(error.errno or 0)
