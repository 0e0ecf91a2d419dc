"""The game record: a whole game, finished or not, as a text file ending `.tyrus`.

Reading one replays it by the rules and refuses what does not fit; nothing is repaired. A record
holds both sides' tiles: it is for storage, never for a player.
"""

from tyrus_desktop.engine.record.reading import parse
from tyrus_desktop.engine.record.values import SALT, SEAL, Fault, Record, RecordError
from tyrus_desktop.engine.record.writing import deal_texts, result_text, summary, write

__all__ = [
    "SALT",
    "SEAL",
    "Fault",
    "Record",
    "RecordError",
    "deal_texts",
    "parse",
    "result_text",
    "summary",
    "write",
]
