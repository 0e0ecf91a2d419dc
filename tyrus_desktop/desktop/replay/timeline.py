"""The moments of a game with their views, built from one side's story or from both stories.

A side's view is folded only from the events that the side was shown. `Lens.ALL` combines both
stories, which are available once the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate

from tyrus_desktop.desktop.replay.lens import Lens
from tyrus_desktop.desktop.replay.moments import Moment, moments
from tyrus_desktop.engine.board import StandingTile
from tyrus_desktop.engine.events import Event, TilePlaced, TilesDrawn, TilesRevealed
from tyrus_desktop.engine.moment_kinds import Kind
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.engine.view import PlayerView, fold

Story = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Timeline:
    """The stories of a game by side, each redacted; both sides' only once the game is over.

    `near` is the side in front where the lens is nobody's.
    """

    stories: Mapping[Side, Story]
    near: Side
    moments: tuple[Moment, ...] = field(init=False)
    _views: Mapping[Side, tuple[PlayerView, ...]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "moments", moments(self.stories[self.near]))
        views = {side: tuple(_views(side, story)) for side, story in self.stories.items()}
        object.__setattr__(self, "_views", views)

    @property
    def last(self) -> Moment:
        return self.moments[-1]

    def near_side(self, lens: Lens) -> Side:
        """Return the side whose hand lies in front."""
        return lens.side or self.near

    def events(self, moment: Moment, lens: Lens) -> Story:
        """Return the events of a moment; through `Lens.ALL` with every face."""
        span = slice(moment.first, moment.end)
        own = self.stories[self.near_side(lens)][span]
        if lens is not Lens.ALL:
            return own
        other = self.stories[self.near.other][span]
        return tuple(_owners(*pair, self.near) for pair in zip(own, other, strict=True))

    def view(self, moment: Moment, lens: Lens) -> PlayerView:
        """Return the view at a moment through a lens."""
        near = self.near_side(lens)
        view = self._views[near][moment.end]
        if lens is not Lens.ALL:
            return view
        other = self._views[near.other][moment.end]
        standing = tuple(map(_known, view.standing, other.standing))
        # At the end the hands have been revealed already, as they are here.
        hands = {side: (view if side is near else other).hand for side in Side}
        return fold(view, TilesRevealed(standing, hands))

    # Finding moments

    def _find(self, kind: Kind, election: int, placed: int | None = None) -> Moment | None:
        found = (
            moment
            for moment in self.moments
            if (moment.kind, moment.election) == (kind, election)
            and placed in (None, moment.placed)
        )
        return next(found, None)

    def count_of(self, election: int) -> Moment | None:
        """Return the moment of an election's tally."""
        return self._find(Kind.COUNT, election)

    def card_of(self, election: int) -> Moment | None:
        """Return the moment at which an election's card was turned up."""
        return self._find(Kind.CARD, election)

    def placement_of(self, election: int, order: int) -> Moment | None:
        """Return the moment at which the tile with this number in an election was placed."""
        return self._find(Kind.PLACEMENT, election, order)

    def of_event(self, number: int) -> Moment | None:
        """Return the moment that includes an event, by its number in the story."""
        return next((each for each in self.moments if each.first <= number < each.end), None)


def _views(side: Side, story: Story) -> Iterator[PlayerView]:
    """Yield the view before the story, and after each of its events."""
    return accumulate(story, fold, initial=PlayerView(side, Side.IVORY))


def _known(one: StandingTile, other: StandingTile) -> StandingTile:
    """Return a tile on the board with its face, known to its owner."""
    return one if one.tile is not None else other


def _owners(one: Event, other: Event, near: Side) -> Event:
    """Return whichever of the two sides' versions of an event has the faces."""
    match one:
        case TilesDrawn(side) if side is not near:
            return other
        case TilePlaced(standing) if standing.owner is not near:
            return other
    return one
