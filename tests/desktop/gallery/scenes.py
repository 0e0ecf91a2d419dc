"""The registry of scenes."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.desktop.support.screen import Screen

Scene = Callable[[Screen], object]
SCENES: dict[str, Scene] = {}


@dataclass(frozen=True, slots=True)
class Look:
    """The settings and the window's size in device-independent pixels; `scale` is in percent."""

    language: str = "en"
    theme: str = "light"
    width: int = 1280
    height: int = 800
    scale: int = 100

    def __str__(self) -> str:
        return f"{self.language}-{self.theme}-{self.width}x{self.height}-{self.scale}"


def scene(reach: Scene) -> Scene:
    """Register a function that brings a started program to the state in its name."""
    SCENES[reach.__name__.replace("_", "-")] = reach
    return reach
