"""The screens and states of the program, and how to reach each one.

There are no tests here: `packaging/screens.py` takes the pictures, `test_layout` checks the texts.
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
