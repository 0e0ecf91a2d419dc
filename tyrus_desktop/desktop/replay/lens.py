"""The lenses of a replay: whose view of a past moment is shown."""

from __future__ import annotations

from enum import Enum

from tyrus_desktop.engine.tiles import Side


class Lens(Enum):
    """Whose view is shown: a side's, all tiles face up, or public facts only."""

    IVORY = "ivory"
    BROWN = "brown"
    ALL = "all"
    PUBLIC = "public"

    @property
    def side(self) -> Side | None:
        """The side whose view this is, if any."""
        return {Lens.IVORY: Side.IVORY, Lens.BROWN: Side.BROWN}.get(self)


EYES = {Side.IVORY: Lens.IVORY, Side.BROWN: Lens.BROWN}
