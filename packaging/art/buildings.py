"""The icons of the citadel, the market and the temple; `houses` draws the buildings."""

from __future__ import annotations

from art.ink import document, linear, path, polygon
from art.masonry import battlement

# Silhouettes of 100 by 100, cut out of a plaque so that a building does not look like a profession.
PLAQUE = "M20 2H80A18 18 0 0 1 98 20V98H2V20A18 18 0 0 1 20 2Z"
ICONS = {
    "citadel": battlement((13, 37), 32, 84, 2, 13)
    + battlement((63, 87), 32, 84, 2, 13)
    + "M37 84V48H44V54H56V48H63V84H59V71A9 9 0 0 0 41 71V84Z",
    "market": "M22 22H78L88 48A7.600 8 0 0 1 72.800 48A7.600 8 0 0 1 57.600 48A7.600 8 0 0 1 42.400 48"
    "A7.600 8 0 0 1 27.200 48A7.600 8 0 0 1 12 48ZM18 60H29V77H71V60H82V86H18Z",
    "temple": polygon([(50, 15), (88, 38), (88, 44), (12, 44), (12, 38)])
    + "M17 49H28V74H17ZM35 49H45V74H35ZM55 49H65V74H55ZM72 49H83V74H72ZM12 78H88V86H12Z",
}
PLAQUE_INK = {
    "citadel": ("#c55443", "#8f2f27"),
    "market": ("#c08a2a", "#84570f"),
    "temple": ("#3d8ab4", "#1f5a80"),
}


def icon(name: str) -> str:
    ground = linear("p", (0, 0), (0, 100), *zip((0, 1), PLAQUE_INK[name], strict=True))
    shapes = [path(PLAQUE, fill="url(#p)"), path(ICONS[name], fill="#fff4dc")]
    return document(100, 100, [ground], shapes)


def drawings() -> dict[str, str]:
    """Return the text of each file, keyed by its path under resources/."""
    return {f"buildings/{name}-icon.svg": icon(name) for name in ICONS}
