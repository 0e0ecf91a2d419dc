"""The game record: a whole game, finished or not, as a text file ending `.tyrus`.

Reading one replays it by the rules and refuses whatever is invalid; nothing is repaired. A record
holds both sides' tiles: it is for storage, never for a player. While its game is running, a file
holds it folded.
"""

from tyrus_desktop.engine.record.owners import with_owners_headers
from tyrus_desktop.engine.record.reading import parse
from tyrus_desktop.engine.record.values import (
    CHARACTER,
    COMPUTER,
    DATE,
    FOLDED,
    FROM,
    GIVEN_UP_BY,
    HOT_SEAT,
    IMPORTED,
    MAX_BYTES,
    NOTE,
    OWNERS,
    PERSON,
    SALT,
    SEAL,
    STARRED,
    STARTED,
    STUDY,
    TITLE,
    Fault,
    Record,
    RecordError,
    is_computer,
    name_header,
    player_header,
)
from tyrus_desktop.engine.record.writing import (
    deal_texts,
    election_name,
    identity,
    result_text,
    summary,
    write,
    write_plain,
)

__all__ = [
    "CHARACTER",
    "COMPUTER",
    "DATE",
    "FOLDED",
    "FROM",
    "GIVEN_UP_BY",
    "HOT_SEAT",
    "IMPORTED",
    "MAX_BYTES",
    "NOTE",
    "OWNERS",
    "PERSON",
    "SALT",
    "SEAL",
    "STARRED",
    "STARTED",
    "STUDY",
    "TITLE",
    "Fault",
    "Record",
    "RecordError",
    "deal_texts",
    "election_name",
    "identity",
    "is_computer",
    "name_header",
    "parse",
    "player_header",
    "result_text",
    "summary",
    "with_owners_headers",
    "write",
    "write_plain",
]
