"""The themes' colours, their contrast, and how people with colour vision deficiency see them.

Colour vision deficiency is simulated after Machado, Oliveira and
Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), with
the matrices for severity 1.0, on linear sRGB. Differences are CIE 1976: L* and ΔE*ab.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor

from tests.desktop.support.screen import Screen

THEMES = ("light", "dark", "contrast")

Three = tuple[float, float, float]

SEEN: dict[str, tuple[Three, Three, Three]] = {
    "by most": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "in grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "by protanopes": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "by deuteranopes": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
TO_XYZ = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE = (0.95047, 1.0, 1.08883)


def contrast(one: QColor, other: QColor) -> float:
    """Return the WCAG contrast ratio of two colours, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: QColor) -> float:
    """Return the WCAG relative luminance of a colour, from 0 to 1."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(w * p for w, p in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def palette(screen: Screen) -> QObject:
    theme = screen.application.engine.singletonInstance("Tyrus", "Theme")
    assert isinstance(theme, QObject)
    return theme


def colours(theme: QObject, name: str) -> list[QColor]:
    value = theme.property(name)
    return value if isinstance(value, list) else [value]


def times(matrix: tuple[Three, Three, Three], vector: Three) -> Three:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def lab(hexadecimal: str, seen: str) -> Three:
    """Return L*, a* and b* of a colour as `seen`, a key of `SEEN`."""
    parts = [part / 255 for part in bytes.fromhex(hexadecimal[1:])]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    r, g, b = (min(1.0, max(0.0, p)) for p in times(SEEN[seen], (r, g, b)))
    xyz = times(TO_XYZ, (r, g, b))
    x, y, z = (_curve(part / white) for part, white in zip(xyz, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _curve(t: float) -> float:
    return float(t ** (1 / 3)) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116


def apart(one: Three, other: Three) -> float:
    return float(sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5)
