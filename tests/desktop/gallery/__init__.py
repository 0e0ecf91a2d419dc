"""Scenes: functions that bring the program to each of its screens and states.

`packaging/screens.py` takes pictures of them, and `test_layout` checks their texts.
"""

from tests.desktop.gallery import dialogs, endings, lessons, library, tallies, turns  # noqa: F401
from tests.desktop.gallery.scenes import SCENES, Look, Scene

__all__ = ["SCENES", "Look", "Scene"]
