"""Runs a command to which the kernel grants no socket of the internet, and kills it at the first.

    python packaging/without_network.py COMMAND [ARGUMENTS]

Linux alone, on x86-64 and aarch64: a seccomp filter, which a program can neither take off nor
get around by catching an error. Local sockets (the display, D-Bus) are granted. A shell sees
the status 159 of a command that asked for more, Python sees -SIGSYS.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys

NO_NEW_PRIVILEGES, SECCOMP, FILTER = 38, 22, 2  # Of prctl(2).
LOAD, EQUALS, RETURN = 0x20, 0x15, 0x06  # BPF: a word of the call, a jump, the verdict.
ALLOW, KILL = 0x7FFF0000, 0x80000000
NUMBER, ARCHITECTURE, FIRST_ARGUMENT = 0, 4, 16  # Offsets in `struct seccomp_data`.
CALLS = {"x86_64": (0xC000003E, 41), "aarch64": (0xC00000B7, 198)}
"""By machine: the kernel's number for it, and that of socket(2) on it."""

INTERNET = (2, 10)
"""AF_INET and AF_INET6, as the kernel numbers them."""


class Program(ctypes.Structure):
    """`struct sock_fprog`."""

    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.c_void_p))


def instructions(machine: str) -> bytes:
    """Give the filter in the kernel's form; raises `KeyError` for a machine it is not made for."""
    architecture, socket = CALLS[machine]
    lines = [
        (LOAD, 0, 0, ARCHITECTURE),
        (EQUALS, 0, 5, architecture),  # Another's calls have other numbers: kill.
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
    """Deny this process, and all that it starts, every socket of the internet; for ever."""
    code = ctypes.create_string_buffer(instructions(platform.machine()))
    program = Program(len(code) // 8, ctypes.addressof(code))
    libc = ctypes.CDLL(None, use_errno=True)
    for call in ((NO_NEW_PRIVILEGES, 1, 0), (SECCOMP, FILTER, ctypes.byref(program))):
        if libc.prctl(*call, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "The kernel takes no filter of system calls.")


if __name__ == "__main__":
    deny()
    os.execvp(sys.argv[1], sys.argv[1:])  # noqa: S606 - the user's own command.
