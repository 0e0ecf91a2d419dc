"""The profiles for QML and the program: who plays at this computer, and who of them does now."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.game import seats
from tyrus_desktop.desktop.library.library_store import LibraryStore, Player
from tyrus_desktop.desktop.properties import Property, QmlUncreatable
from tyrus_desktop.desktop.settings import Settings
from tyrus_desktop.desktop.text import people
from tyrus_desktop.desktop.text.languages import Languages
from tyrus_desktop.library import profiles, progress

if TYPE_CHECKING:
    from tyrus_desktop.desktop.game.seats import Seat
    from tyrus_desktop.library.profiles import Profiles
    from tyrus_desktop.library.progress import Sections

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("The application makes it.")
class ProfileList(QObject):
    """All profiles, at least one. `changed` is emitted for another profile, name or language.

    Before the first game or change, the only profile is not in the file yet. `troubled` carries an
    error of the file; the profiles of this run of the program stay.
    """

    changed = Signal()
    troubled = Signal(object)
    _kept = False

    def __init__(
        self,
        store: LibraryStore,
        settings: Settings,
        languages: Languages,
        parent: QObject | None = None,
    ) -> None:
        """Tell the library who plays; its file of progress is read when it is first asked for."""
        super().__init__(parent)
        self._store, self._settings = store, settings
        store.get_player = lambda: Player(self.current, self.mine, self.names, settings.since)
        self.changed.connect(store.look_who_plays)
        languages.changed.connect(self.changed)

    @Property(list, notify=changed)
    def rows(self) -> list[dict[str, Any]]:
        """Maps of `profile`, its identity; `name`, as shown; `written`, as entered; `current`."""
        return [
            {
                "profile": profile,
                "name": people.profile(name),
                "written": name,
                "current": profile == self.current,
            }
            for profile, name in self._profiles.names.items()
        ]

    @Property(str, notify=changed)
    def current(self) -> str:
        """The identity of the profile in use."""
        return self._profiles.known(self._settings.profile) or next(iter(self._profiles.names))

    @Property(str, notify=changed)
    def name(self) -> str:
        """The name of the profile in use, as shown."""
        return people.profile(self.written)

    @Property(str, notify=changed)
    def written(self) -> str:
        """The name of the profile in use, as entered; empty for none."""
        return self._profiles.names[self.current]

    @Slot(str, result=bool)
    def has(self, name: str) -> bool:
        """Return whether a profile has this name, ignoring case."""
        return self._profiles.named(name) != ""

    @Slot(str)
    def choose(self, profile: str) -> None:
        """Let another profile play from now on."""
        self.keep()
        if profile in self._profiles.names and profile != self.current:
            self._settings.profile = profile
            from tyrus_desktop.desktop.game import lesson  # Imported late.

            done = profiles.practice(progress.glance(self._store.progress_path), profile).get(
                "lessons", {}
            )
            names = (each.name for each in lesson.headings())
            self._settings.nextLesson = next((each for each in names if each not in done), "")
            self.changed.emit()

    @Slot(str)
    def add(self, name: str) -> None:
        """Add a profile, unless there is one with this name."""
        if name.strip():
            new = profiles.new_identity()
            self._change(lambda found: found if found.named(name) else found.with_name(new, name))

    @Slot(str, str, result=bool)
    def rename(self, profile: str, name: str) -> bool:
        """Rename a profile, unless another one has this name; return whether none has."""
        if self._profiles.names.get(profile) != name.strip():
            self._change(lambda found: found.renamed(profile, name))
        else:
            self.changed.emit()  # What was entered may have blanks around the name.
        return self._profiles.named(name) in ("", profile)

    @Slot(str, str)
    def merge(self, profile: str, other: str) -> None:
        """Give everything of a profile to another one."""

        def move(sections: Sections) -> None:
            mine = profiles.practice(sections, profile)
            profiles.merge_practice(profiles.practice(sections, other), mine)
            profiles.drop_practice(sections, profile)

        self._change(lambda found: found.merged(profile, other), move)

    @Slot(str)
    def delete(self, profile: str) -> None:
        """Delete a profile with its practice, but not the last one; its games are nobody's."""
        self._change(
            lambda found: found.without(profile),
            lambda sections: profiles.drop_practice(sections, profile),
        )

    @property
    def seat(self) -> Seat:
        """The seat of the profile in use."""
        return seats.Seat(self.written, profile=self.current)

    def seat_of(self, name: str) -> Seat:
        """Return the seat of the profile with this name, or else of a guest."""
        profile = self._profiles.named(name)
        return seats.Seat(self._profiles.names.get(profile, name.strip()), profile=profile)

    @property
    def mine(self) -> frozenset[str]:
        """Every identity by which records name the profile in use."""
        return self._profiles.identities(self.current)

    @property
    def names(self) -> dict[str, str]:
        """The names of all profiles, as shown, by every identity of theirs."""
        return {
            identity: people.profile(name)
            for profile, name in self._profiles.names.items()
            for identity in self._profiles.identities(profile)
        }

    def keep(self) -> None:
        """Read the profiles again, and write them, before a record names one."""
        before = self._profiles
        found = profiles.Profiles.of(progress.glance(self._store.progress_path))
        if found.names:
            self._profiles, self._kept = found, True
        elif not self._kept:
            self._change(lambda found: found)
        self._settings.play_as(self.current)
        if self._profiles != before:
            self.changed.emit()

    @property
    def kept(self) -> str:
        """The identity of the profile in use, for a record that names it."""
        self.keep()
        return self.current

    def read_again(self) -> None:
        """Read the profiles that a backup has brought back."""
        vars(self).pop("_profiles", None)
        self.changed.emit()

    @cached_property
    def _profiles(self) -> Profiles:
        found = profiles.Profiles.of(progress.glance(self._store.progress_path))
        self._kept = bool(found.names)
        if self._kept:
            return found
        # If the file was deleted, records still name the profile that was in use.
        last = self._settings.profile or profiles.new_identity()
        return found.with_name(last, self._settings.name)

    def _change(
        self,
        edit: Callable[[Profiles], Profiles],
        practise: Callable[[Sections], None] = lambda _: None,
    ) -> None:
        """Change the profiles, here and in the file, which another program may have changed.

        Args:
            edit: Returns the changed profiles, or equal ones if the change is impossible.
            practise: Changes the practice, unless they are equal.
        """
        here = self._profiles

        def write(sections: Sections) -> bool:
            now = profiles.Profiles.of(sections)
            now = now if now.names else here
            changed, after = now.put(sections), edit(now)
            if after != now:
                practise(sections)
                changed = after.put(sections)
            return changed

        try:
            self._profiles = profiles.Profiles.of(progress.change(self._store.progress_path, write))
        except progress.TROUBLE as error:
            self._profiles = edit(here)
            self.troubled.emit(error)
        self._kept = True
        self.changed.emit()
