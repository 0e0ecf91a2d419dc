"""The application: creates every object, connects every signal, and shows the window.

`start` creates Qt's application and runs this one.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import SIGNAL, QObject, QSettings, QUrl
from PySide6.QtGui import QWindow
from PySide6.QtQml import QQmlApplicationEngine

from tyrus_desktop import paths
from tyrus_desktop.desktop.bridge.game_controller import GameController
from tyrus_desktop.desktop.bridge.library.file_place import FilePlace
from tyrus_desktop.desktop.bridge.library.library import Library
from tyrus_desktop.desktop.bridge.library.saved_games import SavedGames
from tyrus_desktop.desktop.bridge.library.your_figures import YourFigures
from tyrus_desktop.desktop.bridge.replay.replay import Replay
from tyrus_desktop.desktop.bridge.table.sealed_deal import SealedDeal
from tyrus_desktop.desktop.bridge.unexpected import UnexpectedErrors
from tyrus_desktop.desktop.file_names import to_qt
from tyrus_desktop.desktop.game.file_thread import SHUTDOWN_S
from tyrus_desktop.desktop.game.game_store import GameStore
from tyrus_desktop.desktop.game.opponent import ANSWER_MS
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.library.library_store import LibraryStore
from tyrus_desktop.desktop.library.profile_list import ProfileList
from tyrus_desktop.desktop.library.study_source import StudySource
from tyrus_desktop.desktop.settings import FIRST_TALLIES, Settings
from tyrus_desktop.desktop.sound.sounds import Cue, Output, Sounds
from tyrus_desktop.desktop.stage.script import Script
from tyrus_desktop.desktop.stage.stage import Stage
from tyrus_desktop.desktop.startup.engine import new_engine, read_files_as_named
from tyrus_desktop.desktop.startup.window import WindowPlace
from tyrus_desktop.desktop.text.languages import Languages

if TYPE_CHECKING:
    from tyrus_desktop.desktop.bridge.practice.practice import Practice
    from tyrus_desktop.desktop.bridge.review.game_review import GameReview
    from tyrus_desktop.desktop.stage.tempo import Manner
    from tyrus_desktop.figures.all_figures import Reading

LIBRARY_S = 3.0
"""Seconds that the end of a desktop session waits for the library's last requests."""


class Application(QObject):
    """All objects of the running program, in the order of their dependencies."""

    reviews_path: Path | None = None
    """The cache of reviews; with None none is saved."""
    _review: GameReview | None = None
    _practice: Practice | None = None

    def __init__(
        self,
        settings: QSettings,
        games: Path,
        rng: random.Random | None = None,
        output: Output | None = None,
        engine: QQmlApplicationEngine | None = None,
        answer_ms: int | None = ANSWER_MS,
    ) -> None:
        """Create all objects.

        Args:
            settings: The file of the settings.
            games: The folder of saved games.
            rng: Replaces the system's randomness in tests.
            output: Plays sounds; None for no sound.
            engine: QML's engine; None for a new one.
            answer_ms: The computer's time for an answer, in milliseconds; None for no limit.
        """
        super().__init__()
        self.settings = Settings(settings, self)
        self.languages = Languages(paths.translations(), self)
        self.languages.switch(self.settings.language)
        self.store = GameStore(games, self)
        self.stage = Stage(self, self._manner)
        self.script = Script(lambda: float(self.settings.pace), self)
        self.table = Table(self.stage, self.script, self.store, rng, answer_ms, self)
        self.library_store = LibraryStore(games, self)
        self.profiles = ProfileList(self.library_store, self.settings, self.languages, self)
        self.controller = GameController(
            self.table, self.settings, self.languages, self.library_store, self.profiles, self
        )
        self.replay = Replay(self.table, self.controller.state, self.settings, self.languages, self)
        self.replay.answered.connect(self.controller.answered)
        self._connect_later_parts()
        self.study_source = StudySource(self.table, self.library_store, self)
        place = FilePlace(self.settings, self)
        self.saved_games = SavedGames(
            self.table, self.store, self.library_store, place, self.languages, self
        )
        self.library = Library(
            self.library_store,
            self.saved_games,
            self.table,
            YourFigures(self.library_store, self.settings, self.profiles, self.languages, self),
            self.languages,
            self,
        )
        self.unexpected = UnexpectedErrors(self.store, self)
        self.sealed_deal = SealedDeal(self.table, self.languages, self)
        self.engine = engine or new_engine()
        self.engine.addImportPath(to_qt(paths.qml()))
        self.languages.changed.connect(self.engine.retranslate)
        self.window_place = WindowPlace(self.settings, self)
        self.sounds = Sounds(self.settings, output, self)
        self._connect_sounds()
        self.stage.tally_shown.connect(self._count_tally)
        self.controller.lesson.left.connect(
            lambda: self.store.look_for_unfinished(report_damage=False)
        )

    @property
    def review(self) -> GameReview:
        """The review of finished games, made when the first end is shown."""
        if self._review is None:
            self._review = self._make_review()
        return self._review

    def _make_review(self) -> GameReview:
        from tyrus_desktop.desktop.bridge.review.game_review import GameReview
        from tyrus_desktop.desktop.bridge.review.reading_practice import Reading
        from tyrus_desktop.desktop.review.reader import Reader

        self.library_store.look_who_plays()
        path = self.library_store.progress_path
        reader = Reader(path, lambda: self.library_store.player.profile, self.table.rng, self)
        reading = Reading(self.table, self.replay, self.settings, self.languages, reader, self)
        reading.noticed.connect(self.controller.noticed)
        reading.guessed.connect(lambda *told: self.practice.moments.note_guesses(*told))  # noqa: PLW0108 - made late
        reading.left.connect(lambda: self.store.look_for_unfinished(report_damage=False))
        made = GameReview(self.table, self.replay, self.languages, reading, self.reviews_path, self)
        made.reviewer.get_level = self._get_level
        made.pins.triedOne.connect(lambda: self.practice.moments.note(made.pins))
        return made

    def _get_level(self) -> str | None:
        """Return the level that plays as well as the user; called in the review's thread."""
        from tyrus_desktop.figures.users_level import users_level

        return users_level(self.library_store.index_path, self.library_store.player.mine)

    def _get_reading(self) -> Reading:
        """Return the reading score; called in the library's thread."""
        from tyrus_desktop.desktop.review.readings import score_of
        from tyrus_desktop.library.profiles import practice
        from tyrus_desktop.library.progress import glance

        sections = glance(self.library_store.progress_path)
        found = score_of(practice(sections, self.library_store.player.profile))
        return found.games, found.score

    @property
    def practice(self) -> Practice:
        """The page of practice, made when it is first asked for."""
        if self._practice is None:
            self._practice = self._make_practice()
        return self._practice

    def _make_practice(self) -> Practice:
        from tyrus_desktop.desktop.bridge.practice.practice import Practice
        from tyrus_desktop.desktop.library.ticks import Ticks

        ticks = Ticks(self.library_store.progress_path, self.profiles.current, self)
        self.profiles.changed.connect(lambda: ticks.play_as(self.profiles.current))
        ticks.troubled.connect(self._report_progress)
        practice = Practice(
            self.table, self.replay, self.library_store, ticks, self.languages, self
        )
        self.profiles.changed.connect(practice.moments.look)
        self.engine.addImageProvider(practice.pictures.NAME, practice.pictures)
        practice.moments.reread.connect(lambda *which: self.review.reading.reread(*which))  # noqa: PLW0108
        practice.lessons.offered.connect(lambda name: setattr(self.settings, "nextLesson", name))
        return practice

    @property
    def qml(self) -> QObject | None:
        """QML's `App`; None if it can't be loaded."""
        app = self.engine.singletonInstance("Tyrus", "App")
        return app if isinstance(app, QObject) else None

    def _report_progress(self, error: Exception) -> None:
        from tyrus_desktop.desktop.text import reading_texts as texts

        name = self.library_store.progress_path.name
        self.controller.noticed.emit(texts.trouble(error, name))

    def _publish(self, **parts: object) -> None:
        """Give QML parts of the program, as properties of `App`."""
        if (app := self.qml) is not None:
            for name, part in parts.items():
                app.setProperty(name, part)

    def show(self) -> bool:
        """Open the window; return False if it can't be created."""
        self._publish(
            controller=self.controller,
            replay=self.replay,
            profiles=self.profiles,
            savedGames=self.saved_games,
            library=self.library,
            sealedDeal=self.sealed_deal,
            unexpected=self.unexpected,
            art=QUrl.fromLocalFile(f"{to_qt(paths.resources())}/"),
        )
        self.engine.loadFromModule("Tyrus", "Main")
        if not self.engine.rootObjects():
            return False
        read_files_as_named(self.engine)
        window = self.engine.rootObjects()[0]
        assert isinstance(window, QWindow)
        self.window_place.restore(window)
        self.controller.handOver.watch(window)
        if self.settings.damaged:
            self.controller.warn_settings_damaged()
        self.settings.check()
        return True

    def open(self, path: Path | None) -> None:
        """Open a record, and look for an unfinished game to offer in case it can't be opened.

        Damaged files are reported only if `path` is None.
        """
        if path is not None:
            self.saved_games.open_path(path)
        self.store.look_for_unfinished(report_damage=path is None)

    def after_first_picture(self, work: Callable[[], object]) -> None:
        """Call `work` once the first picture is on the screen."""
        (window,) = self.engine.rootObjects()
        QObject.connect(window, SIGNAL("painted()"), work)

    def flush(self) -> None:
        """Confirm a placed tile, and wait until all is written, but not for a hanging disk."""
        self.table.confirm()
        for thread, seconds in ((self.store, SHUTDOWN_S), (self.library_store, LIBRARY_S)):
            with suppress(TimeoutError):
                thread.wait(seconds)

    def close(self) -> bool:
        """Write pending games, then end the threads.

        Returns False if a thread still waits for a disk that does not answer.
        """
        self.table.close()
        self.controller.close()
        if self._review is not None:
            self._review.close()
        if self._practice is not None:
            self._practice.ticks.close()
        self.sounds.close()
        written = [self.store.close(), self.library_store.close()]
        self.window_place.save()
        # The window must go before the objects that its bindings read.
        shiboken6.delete(self.engine)
        return all(written)

    def _review_ended(self) -> None:
        """Give the window the review once the end of a game, not a lesson's, is shown."""
        if self.table.final_view is None or not self.table.has_real_game:
            return
        self._give_review()

    def _read(self) -> None:
        """Begin to read a game, also before the end of any has been shown."""
        self._give_review()
        self.review.reading.readAnother()

    def _give_review(self) -> None:
        if self._review is not None:
            return
        self.table.changed.disconnect(self._review_ended)
        self._publish(review=self.review)

    def _give_practice(self) -> None:
        self._publish(practice=self.practice)
        self.practice.moments.look()

    def _connect_later_parts(self) -> None:
        self.profiles.troubled.connect(self._report_progress)
        self.table.get_mine = lambda: self.profiles.mine
        self.table.get_profile = lambda: self.profiles.kept
        self.library_store.get_reading = self._get_reading
        self.store.ended.connect(self.library_store.look_again)
        self.replay.readAsked.connect(self._read)
        self.controller.lesson.practiceAsked.connect(self._give_practice)
        self.table.changed.connect(self._review_ended)

    def _connect_sounds(self) -> None:
        self.table.seated.connect(self.sounds.warm_up)
        self.table.seated.connect(self.sounds.stop)
        self.script.cued.connect(self.sounds.play_after)
        self.stage.cued.connect(self.sounds.play)
        self.controller.heldChanged.connect(self._sound_hold)
        self.controller.state.summary.ended.connect(self.sounds.play)

    def _manner(self) -> Manner:
        from tyrus_desktop.desktop.stage.tempo import manner_of

        return manner_of(self.settings)

    def _sound_hold(self) -> None:
        if self.controller.heldSlot >= 0:
            self.sounds.play(Cue.LIFT)

    def _count_tally(self) -> None:
        study = self.controller.study.on
        if self.table.has_real_game and not study and self.table.replay is None:
            self.settings.talliesSeen = min(FIRST_TALLIES, self.settings.talliesSeen + 1)
