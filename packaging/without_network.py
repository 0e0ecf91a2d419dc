"""Runs a command that the kernel kills as soon as it opens an internet socket.

    python packaging/without_network.py COMMAND [ARGUMENTS]

For Linux on x86-64 and aarch64. This is a seccomp filter: the command can neither remove it nor
hide a violation by catching an error. Local sockets (the display, D-Bus) are allowed. A killed
command's exit status is 159 in a shell and -SIGSYS in Python.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys

NO_NEW_PRIVILEGES, SECCOMP, FILTER = 38, 22, 2  # Constants of prctl(2).
LOAD, EQUALS, RETURN = 0x20, 0x15, 0x06  # BPF instructions: load a word of the call, jump, return.
ALLOW, KILL = 0x7FFF0000, 0x80000000
NUMBER, ARCHITECTURE, FIRST_ARGUMENT = 0, 4, 16  # Offsets in `struct seccomp_data`.
CALLS = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}
"""For each machine, its AUDIT_ARCH constant and its system call number of socket(2)."""

INTERNET = (2, 10)
"""AF_INET and AF_INET6."""


class Program(ctypes.Structure):
    """`struct sock_fprog`."""

    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_void_p))


def instructions(machine: str) -> bytes:
    """Return the filter as BPF instructions; raises `KeyError` for other machines."""
    architecture, socket = CALLS[machine]
    lines = [
        (LOAD, 0, 0, ARCHITECTURE),
        (EQUALS, 0, 5, architecture),  # Kill processes that use another numbering of system calls.
        (LOAD, 0, 0, NUMBER),
        (EQUALS, 0, 4, socket),
        (LOAD, 0, 0, FIRST_ARGUMENT),
        (EQUALS, 1, 0, INTERNET[0]),
        (EQUALS, 0, 1, INTERNET[1]),
        (RETURN, 0, 0, KILL),
        (RETURN, 0, 0, ALLOW),
    ]
    return b"".join(struct.pack("<HBBI", *line) for line in lines)


def deny() -> None:
    """Deny internet sockets to this process and its children, irrevocably; raises `OSError`."""
    code = ctypes.create_string_buffer(instructions(platform.machine()))
    program = Program(len(code) // 8, ctypes.addressof(code))
    libc = ctypes.CDLL(None, use_errno=True)
    for call in ((NO_NEW_PRIVILEGES, 1, 0), (SECCOMP, FILTER, ctypes.byref(program))):
        if libc.prctl(*call, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "The kernel refused the seccomp filter.")


if __name__ == "__main__":
    deny()
    os.execvp(sys.argv[1], sys.argv[1:])  # noqa: S606 - the user's own command.
