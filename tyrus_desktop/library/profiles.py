"""The profiles of the people who play at this computer, in the file of progress. No Qt.

A profile is a random identity with a name. Records name it, so a merged profile stays known under
its old identity, and no record is rewritten. The practice of the first profile has the sections of
versions without profiles; that of any other has a section of its own, named by its identity.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tyrus_desktop.engine.record import FIRST, is_profile
from tyrus_desktop.library.progress import Sections

SECTION = "profiles"
LONGEST_NAME = 24
"""The longest name, in characters."""

_BYTES = 6
_WHOLE = {"reading"}
"""The sections of the practice that are one thing, and not a list of things by name."""


def new_identity() -> str:
    """Return a random identity."""
    return secrets.token_hex(_BYTES)


@dataclass(frozen=True, slots=True)
class Profiles:
    """All profiles; each method returns changed ones.

    Attributes:
        names: The names by identity, in the order in which they were added; empty for no name.
        into: By the identity of each merged profile, the one that has its games now.
        first: The identity of the first profile, which may have been merged or deleted.
    """

    names: Mapping[str, str] = field(default_factory=dict)
    into: Mapping[str, str] = field(default_factory=dict)
    first: str = ""

    @classmethod
    def of(cls, sections: Sections) -> Profiles:
        """Return the profiles in a file of progress; none if it has none."""
        found = sections.get(SECTION, {})
        names, first = _texts(found.get("names")), found.get("first")
        return cls(
            {key: name[:LONGEST_NAME] for key, name in names.items()},
            {k: each for k, each in _texts(found.get("into")).items() if k not in names},
            first if isinstance(first, str) and is_profile(first) else "",
        )

    def put(self, sections: Sections) -> bool:
        """Write them into a file of progress; return whether that changed it."""
        section = {"first": self.first, "names": dict(self.names), "into": dict(self.into)}
        changed: bool = sections.get(SECTION) != section
        sections[SECTION] = section
        return changed

    def known(self, identity: str) -> str:
        """Return the profile that a record names by this identity, or `FIRST`; empty for none."""
        identity = self.first if identity == FIRST else identity
        for _ in self.into:
            identity = self.into.get(identity, identity)
        return identity if identity in self.names else ""

    def identities(self, profile: str) -> frozenset[str]:
        """Return every identity by which records name a profile, its own among them."""
        every = (*self.names, *self.into, FIRST)
        return frozenset(each for each in every if self.known(each) == profile)

    def named(self, name: str) -> str:
        """Return the profile with this name, ignoring case; empty for none."""
        wanted = name.strip().casefold()
        alike = (key for key, each in self.names.items() if each and each.casefold() == wanted)
        return next(alike, "")

    def with_name(self, profile: str, name: str) -> Profiles:
        """Add a profile, or name it."""
        names = {**self.names, profile: name.strip()[:LONGEST_NAME]}
        return replace(self, names=names, first=self.first or profile)

    def renamed(self, profile: str, name: str) -> Profiles:
        """Rename a profile, if it is there and no other one has this name."""
        free = self.named(name) in ("", profile)
        return self.with_name(profile, name) if free and profile in self.names else self

    def without(self, profile: str) -> Profiles:
        """Delete a profile, but not the last one; its games are nobody's."""
        others = {k: v for k, v in self.names.items() if k != profile}
        return replace(self, names=others) if others else self

    def merged(self, profile: str, other: str) -> Profiles:
        """Give a profile's games to another one, if both are there."""
        if profile == other or not {profile, other} <= self.names.keys():
            return self
        return replace(self.without(profile), into={**self.into, profile: other})

    def with_missing(self, others: Profiles) -> Profiles:
        """Add profiles that are missing."""
        new = {k: name for k, name in others.names.items() if k not in {**self.names, **self.into}}
        names = {**self.names, **new}
        into = {k: each for k, each in others.into.items() if k not in names}
        return Profiles(names, {**into, **self.into}, self.first or others.first)


def practice(sections: Sections, profile: str) -> Sections:
    """Return the sections of a profile's practice, to be read or changed."""
    first = Profiles.of(sections).first
    if not first or profile in ("", first):
        return sections
    found: Sections = sections.setdefault(profile, {})
    return found


def drop_practice(sections: Sections, profile: str) -> None:
    """Delete a profile's practice."""
    for name in _practised(found := practice(sections, profile)):
        del found[name]
    if found is not sections:
        del sections[profile]


def merge_practice(found: Sections, other: Sections) -> bool:
    """Add to the sections of a practice what another has; return whether that was anything."""
    changed = False
    for name in _practised(other):
        each = other[name]
        if name not in found:
            found[name] = dict(each)
            changed = True
        elif name not in _WHOLE:
            missing = {key: value for key, value in each.items() if key not in found[name]}
            found[name].update(missing)
            changed = changed or bool(missing)
    return changed


def merge(sections: Sections, restored: Sections) -> bool:
    """Add to a file of progress what a backup has; return whether that was anything."""
    theirs = Profiles.of(restored)
    ours = Profiles.of(sections).with_missing(theirs)
    changed = theirs.first != "" and ours.put(sections)
    for profile in (theirs.first, *filter(is_profile, restored)):
        heir = ours.known(profile) or ours.first
        merged = merge_practice(practice(sections, heir), practice(restored, profile))
        changed = changed or merged
    return changed


def _practised(found: Sections) -> list[str]:
    """Return the names of the sections of a practice."""
    return [
        name
        for name, each in found.items()
        if isinstance(each, dict) and name != SECTION and not is_profile(name)
    ]


def _texts(found: Any) -> dict[str, str]:
    """Return what maps an identity to a text."""
    pairs = found.items() if isinstance(found, dict) else ()
    return {key: each for key, each in pairs if is_profile(key) and isinstance(each, str)}
