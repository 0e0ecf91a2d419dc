"""The game record: a whole game, finished or not, as a text file with the suffix `.tyrus`.

Reading a record replays the game under the rules; an invalid record is refused, never repaired. A
record contains both sides' tiles, so it is only stored and never given to a player. The file of a
running game contains its record in folded form.
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
