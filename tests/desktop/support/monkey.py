"""Sends seeded random input to the real window, and checks invariants of the program.

The monkey knows where tiles, buildings and buttons are, so games progress. It never quits. From
time to time it goes on with the visible controls alone, so no phase is a dead end.
"""

import random
import time
from collections import deque
from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.desktop.support.items import everything, place, seen
from tests.desktop.support.program import WAIT_MS
from tests.desktop.support.screen import ALT, CONTROL, LEFT, NO_MODIFIER, SHIFT, Key, Screen, press
from tests.desktop.support.studying import ask_to_study
from tests.desktop.support.ways_on import go_on
from tyrus_desktop.desktop.game import lesson, puzzle
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.seats import Seat
from tyrus_desktop.desktop.game.session import Game
from tyrus_desktop.desktop.settings import MEMORIES, SPEEDS, THEMES, UNDO_MS
from tyrus_desktop.engine.tiles import Side
from tyrus_desktop.library import record_files
from tyrus_desktop.library.journal import BIN

BUSY_S, REACTION_S = 6.0, 20.0
"""Limits of one step: processor time of the window's thread, and wall time.

Drawing a maximised window on the large screen of the tests takes over two seconds.
"""

CHECK_EVERY, GAME_EVERY = 25, 400
"""Steps between two checks, and two games."""

MODIFIERS = (NO_MODIFIER,) * 6 + (
    SHIFT,
    CONTROL,
    ALT,
)
BUTTONS = (LEFT,) * 5 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
BOARD_KEYS = tuple(ord(text) for text in "123456789QWEASD")
KEYS = (
    *BOARD_KEYS,
    *map(ord, "ILZX?&-'"),
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Return, Key.Key_Enter),
    *(Key.Key_Escape, Key.Key_Space, Key.Key_Tab, Key.Key_Backtab, Key.Key_PageDown, Key.Key_Home),
    *(Key.Key_F1, Key.Key_F10, Key.Key_F11, Key.Key_Comma, Key.Key_N, Key.Key_Delete),
)
NEVER = {"&Quit", "&Quitter"}
CHOICES: dict[str, tuple[object, ...]] = {
    "language": ("en", "fr"),
    "theme": THEMES,
    "speed": (*SPEEDS, "none", "fast"),
    "grace": tuple(UNDO_MS),
    "memory": MEMORIES,
    "scale": (80, 100, 130, 200, 250),
    "reduceMotion": (0, 1),
    "muted": (0, 1),
    "volume": (0, 50, 100),
}


class Setting(Enum):
    """What the monkey plays: against the computer, with a friend at the same screen, or alone."""

    COMPUTER = "computer"
    CURTAINS = "curtains"
    SLOTS = "slots"
    STUDY = "study"
    LESSON = "lesson"
    PUZZLE = "puzzle"
    READING = "reading"


WITH_A_FRIEND = {Setting.CURTAINS, Setting.SLOTS}


class Monkey:
    """A program under random input; `log` describes the last steps."""

    def __init__(self, screen: Screen, setting: Setting, seed: int) -> None:
        self.screen, self.setting, self.seed = screen, setting, seed
        self.rng = random.Random(f"{seed} {setting.value}")
        self.log: deque[str] = deque(maxlen=60)
        self.steps = 0
        self.games: list[Game] = []
        screen.application.engine.warnings.connect(
            lambda these: self._note(f"WARNED {[each.toString() for each in these]}")
        )

    def run(self, seconds: float) -> None:
        """Play for a while; raises `AssertionError` if the program is slow or loses a game."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._step()
        self.show_it_answers()

    def story(self) -> str:
        """Describe a run and its last steps."""
        done = f"seed {self.seed}, {self.setting.value}, {self.steps} steps"
        return "\n".join([done, *self.log])

    def _step(self) -> None:
        self.steps += 1
        over = self.screen.table.phase in {Phase.NO_GAME, Phase.OVER}
        if self.steps % GAME_EVERY == 1 or (over and self.rng.random() < 0.1):
            self._start_game()
        self.log.append(f"{self.steps} {self.screen.table.phase.name}")
        busy, start = time.thread_time(), time.monotonic()
        self._do(self.rng.choices(tuple(ACTIONS), tuple(ACTIONS.values()))[0])
        QCoreApplication.processEvents()
        busy, took = time.thread_time() - busy, time.monotonic() - start
        assert busy < BUSY_S, f"a step kept the window's thread busy for {busy:.1f} s"
        assert took < REACTION_S, f"a step took {took:.1f} s"
        self._note_game()
        if not self.screen.window.isVisible():  # Quit was chosen.
            self.screen.window.showNormal()  # Shown again in full screen, it would lose its size.
        for window in QGuiApplication.topLevelWindows():
            if window is not self.screen.window and window.isVisible():  # A file dialog.
                window.close()
        if self.steps % CHECK_EVERY == 0:
            self.check_kept()
            go_on(self.screen)
            self._note_game()

    def _do(self, action: Callable[["Monkey"], None]) -> None:
        self._note(action.__name__)
        action(self)

    def _note(self, *what: object) -> None:
        self.log[-1] += " ".join(("", *map(str, what)))

    def _note_game(self) -> None:
        """Remember the game at the table, unless it is a lesson or read again."""
        game, reading = self.screen.table.game, self.screen.table.reading
        if game and not (game.lesson or reading) and all(game is not each for each in self.games):
            self.games.append(game)

    def _start_game(self) -> None:
        application = self.screen.application
        if self.setting is Setting.LESSON:
            heading = self.rng.choice(lesson.headings())
            application.controller.lesson.start(heading.name)
        elif self.setting is Setting.PUZZLE:
            application.practice.puzzles.start(self.rng.choice(puzzle.read_all()).name)
        elif self.setting is Setting.READING:
            application.replay.askToRead()
        else:
            self._seat()

    def _seat(self) -> None:
        """Begin a game with another player, or a study of one."""
        seats = {Side.IVORY: Seat("Claire"), Side.BROWN: Seat("Denis")}
        if self.setting not in WITH_A_FRIEND:
            seats[self.rng.choice(list(Side))] = Seat("", "greedy")
        first = self.rng.choice([None, *Side])
        self.screen.table.start(seats, first, by_slots=self.setting is Setting.SLOTS)
        if self.setting is Setting.STUDY:
            for _ in range(self.rng.randrange(9)):
                go_on(self.screen)
            study = self.screen.controller.study
            ask_to_study(self.screen, level="greedy", redeal=study.mustRedeal)

    # Places

    def _items(self, wanted: Callable[[QQuickItem], bool]) -> list[QQuickItem]:
        items = everything(self.screen.window.contentItem())
        return [item for item in items if item.isVisible() and wanted(item)]

    def _buttons(self) -> list[QQuickItem]:
        return self._items(lambda item: item.inherits("QQuickAbstractButton") and seen(item))

    def _spot(self, *names: str) -> QPoint:
        """Return a point near the middle of one of these items, or any point if there are none."""
        window = self.screen.window
        found = self._items(lambda item: item.objectName() in names)
        if not found or self.rng.random() < 0.1:
            return QPoint(self.rng.randrange(window.width()), self.rng.randrange(window.height()))
        off = QPoint(self.rng.randint(-6, 6), self.rng.randint(-6, 6))
        return self._within(place(self.rng.choice(found)).center().toPoint() + off)

    def _within(self, at: QPoint) -> QPoint:
        """Return the nearest point in the window, since QTest cannot move the mouse outside it."""
        window = self.screen.window
        x = max(0, min(window.width() - 1, at.x()))
        return QPoint(x, max(0, min(window.height() - 1, at.y())))

    # Actions

    def press_board_keys(self) -> None:
        for _ in range(self.rng.randint(1, 3)):
            self._key(self.rng.choice(BOARD_KEYS), NO_MODIFIER)

    def press_key(self) -> None:
        key, modifier = int(self.rng.choice(KEYS)), self.rng.choice(MODIFIERS)
        plain = modifier in {NO_MODIFIER, SHIFT}
        if plain or key not in {ord("Q"), ord("S"), ord("O")}:
            self._key(key, modifier)

    def press_escape(self) -> None:
        self._key(Key.Key_Escape.value, NO_MODIFIER)

    def _key(self, key: int, modifier: Qt.KeyboardModifier) -> None:
        self._note(Key(key).name, modifier.name)
        QTest.keyClick(self.screen.window, Key(key), modifier)

    def press_button(self) -> None:
        """Press a button, with the mouse or as a screen reader does."""
        buttons = [b for b in self._buttons() if b.isEnabled() and b.property("text") not in NEVER]
        named = [button for button in buttons if button.objectName()]
        if not buttons:
            return
        # Prefer buttons of the table, which have names, to menus.
        button = self.rng.choice(named if named and self.rng.random() < 0.7 else buttons)
        self._note(button.objectName(), button.property("text"))
        interface = QAccessible.queryAccessibleInterface(button)
        actions = interface.actionInterface() if interface is not None else None
        if actions is not None and self.rng.random() < 0.2:
            actions.doAction("Press")
        else:
            at = self._within(self.screen.middle(button))
            QTest.mouseClick(self.screen.window, LEFT, NO_MODIFIER, at)

    def click(self) -> None:
        at = self._spot("tile", "building") if self.rng.random() < 0.7 else self._spot()
        button = self.rng.choice(BUTTONS)
        self._note(at.toTuple(), button.name)
        quits = [each for each in self._buttons() if each.property("text") in NEVER]
        if not any(place(each).contains(at) for each in quits):
            clicker = QTest.mouseDClick if self.rng.random() < 0.2 else QTest.mouseClick
            clicker(self.screen.window, button, NO_MODIFIER, at)

    def drag(self) -> None:
        """Drag a tile, sometimes with another action before the release."""
        start, end = self._spot("tile"), self._spot("building")
        self._note(start.toTuple(), end.toTuple())
        QTest.mousePress(self.screen.window, LEFT, NO_MODIFIER, start)
        self.screen.move(start, end)
        if self.rng.random() < 0.4:
            self._do(self.rng.choice(BETWEEN))
        self.screen.release(self._within(end))

    def resize(self) -> None:
        size = (self.rng.randint(1024, 1900), self.rng.randint(640, 1200))
        self._note(*size)
        self.screen.window.resize(*size)

    def set_something(self) -> None:
        key, values = self.rng.choice(list(CHOICES.items()))
        value = self.rng.choice(values)
        self._note(key, value)
        if key == "language":
            self.screen.controller.setLanguage(str(value))
        else:
            self.screen.application.settings.put(key, value)

    def wait(self) -> None:
        QTest.qWait(self.rng.choice([1, 10, 40]))

    # Checks

    def check_kept(self) -> None:
        """Check that every game on disk soon has all the placements known to its referee.

        A game that was reopened from the library and continued has more. A turn taken back makes
        another game with the same file. Deleted games are in the bin. Untouched studies and games
        of other players have no file.
        """
        self.screen.qtbot.waitUntil(self._all_kept, timeout=WAIT_MS)

    def _all_kept(self) -> bool:
        self.screen.wait_until_kept()
        self._note_game()
        for game in {game.file.path: game for game in self.games}.values():
            own = not (game.untouched or game.file.outside)
            placed = game.referee.placements if own else ()
            if placed and game.path.exists():
                if record_files.read(game.path).placements[: len(placed)] != placed:
                    return False
            elif placed and not (game.path.parent / BIN).exists():
                return False
        return True

    def show_it_answers(self) -> None:
        """Check that the program still responds to a player."""
        self.log.append("the end:")
        window = self.screen.window
        window.showNormal()
        window.resize(1280, 800)
        press(self.screen, *[Key.Key_Escape] * 8)
        self.screen.application.settings.put("speed", "none")
        self.screen.application.settings.put("grace", "off")
        self.screen.play_computer()
        tile = self.screen.game.view().hand[4]
        self.screen.drag_tile(4, 2)
        assert self.screen.game.referee.placements[0].tile == tile
        self._note_game()
        self.check_kept()


ACTIONS: dict[Callable[[Monkey], None], int] = {
    Monkey.press_board_keys: 20,
    Monkey.press_key: 20,
    Monkey.press_button: 18,
    Monkey.click: 14,
    Monkey.drag: 14,
    Monkey.press_escape: 6,
    Monkey.wait: 6,
    Monkey.resize: 2,
    Monkey.set_something: 4,
}
"""The actions and their weights."""

BETWEEN = (
    Monkey.press_key,
    Monkey.press_escape,
    Monkey.click,
    Monkey.resize,
    Monkey.set_something,
    Monkey.press_button,
)
