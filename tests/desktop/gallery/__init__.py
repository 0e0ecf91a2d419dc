"""Scenes: all screens and states of the program, by functions that reach them.

`packaging/screens.py` takes pictures of them, and `test_layout` checks their texts.
"""

from tests.desktop.gallery import (
    dialogs,
    endings,
    lessons,
    library,
    look_backs,
    openings,
    tallies,
    turns,
)
from tests.desktop.gallery.scenes import SCENES, Look, Scene

__all__ = [
    "SCENES",
    "Look",
    "Scene",
    "dialogs",
    "endings",
    "lessons",
    "library",
    "look_backs",
    "openings",
    "tallies",
    "turns",
]
