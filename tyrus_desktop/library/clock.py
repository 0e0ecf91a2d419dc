"""The time here. No Qt.

Nothing here fails: the system's time zone may be one that Python refuses, and a file may claim any
year. No other module asks for local time.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime

_REFUSED = (ValueError, OverflowError, OSError)


def now() -> datetime:
    """Return the time here with its zone; in UTC if Python refuses the system's zone."""
    return _here(datetime.now(UTC))


def seconds(written: str) -> int:
    """Return a moment (ISO 8601, by default here) in seconds since 1970; 0 for other texts."""
    with suppress(*_REFUSED):
        return int(datetime.fromisoformat(written).timestamp())
    return 0


def day(seconds: int) -> str:
    """Return the day here (YYYY-MM-DD) of a moment in seconds since 1970; empty for odd years."""
    with suppress(*_REFUSED):
        return _here(datetime.fromtimestamp(seconds, UTC)).date().isoformat()
    return ""


def _here(moment: datetime) -> datetime:
    with suppress(*_REFUSED):
        return moment.astimezone()
    return moment
