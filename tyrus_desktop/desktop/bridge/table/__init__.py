"""The table: its state, prompts, hand-over, study, lesson and sealed deal."""

from typing import TYPE_CHECKING

from tyrus_desktop.late import late

if not TYPE_CHECKING:
    __getattr__ = late(__name__, "prompts")
