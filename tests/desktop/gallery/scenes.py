"""The registry of scenes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.desktop.support.screen import Screen

Scene = Callable[[Screen], object]
SCENES: dict[str, Scene] = {}


@dataclass(frozen=True, slots=True)
class Look:
    """Settings and size of the window, in device-independent pixels; `scale` in percent."""

    language: str = "en"
    theme: str = "light"
    width: int = 1280
    height: int = 800
    scale: int = 100

    def __str__(self) -> str:
        return f"{self.language}-{self.theme}-{self.width}x{self.height}-{self.scale}"


def scene(reach: Scene) -> Scene:
    """Register a function that brings a started program to the state it is named after."""
    SCENES[reach.__name__.replace("_", "-")] = reach
    return reach
