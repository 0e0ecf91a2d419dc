"""Handing the screen over to another person, which must not happen by accident.

It takes two actions on different controls: sit down, then show the tiles. Neither control takes
the focus by itself, appears under the pointer, or reacts to a key that is held. Both stay inert
until the curtain is down and all keys, buttons and fingers are up, and so does the control that
ends a look at slots. There is no time limit; an action of a screen reader counts as a press.
An open hand is covered when the window is minimised or another program is used, since somebody
else may return to the window.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QWindow
from PySide6.QtQml import QmlElement

from tyrus_desktop.desktop.bridge.table.held_inputs import HeldInputs
from tyrus_desktop.desktop.game.phase import Phase
from tyrus_desktop.desktop.game.table import Table
from tyrus_desktop.desktop.properties import Property, QmlUncreatable, field

QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1

HANDING_OVER = (Phase.CURTAIN, Phase.SEATED, Phase.LOOKING)
NOWHERE = QPointF(-1, -1)
RELEASED_MS = 100
"""X servers release a held key each time that it repeats, and Qt often takes that as the end."""

UNSEEN = (QWindow.Visibility.Minimized, QWindow.Visibility.Hidden)


@QmlElement
@QmlUncreatable("The controller makes it.")
class HandOver(QObject):
    """Accepts the actions of a hand-over while `armed`."""

    changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._inputs = HeldInputs(self)
        self._window: QWindow | None = None
        self._armed = False
        self._down = False
        self._pointer = NOWHERE
        self._released = QTimer(self)
        self._released.setSingleShot(True)
        self._released.setInterval(RELEASED_MS)
        self._released.timeout.connect(self._arm)
        self._inputs.changed.connect(self._released.start)
        table.seated.connect(self._listen)
        table.changed.connect(self._follow_phase)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        # This is the only signal when the user shows the desktop or another workspace.
        application.applicationStateChanged.connect(self._cover_inactive)

    def watch(self, window: QWindow) -> None:
        """Set the window that shows the game and receives its input."""
        self._window = window
        window.visibilityChanged.connect(self._cover_unseen)
        window.destroyed.connect(self._forget_window)

    armed = field(bool, "_armed", changed)
    """Whether the control of the current step accepts a press."""

    @Property(bool, notify=changed)
    def waits(self) -> bool:
        """Whether the control of the current step waits until all inputs are released."""
        return self._ready and not self._armed

    pointer = field(QPointF, "_pointer", changed)
    """The pointer's position in the window when the curtain closed; x is -1 if unknown."""

    @Slot()
    def lowered(self) -> None:
        """Record that the curtain is down, so that the first button can be armed."""
        self._down = True
        self.changed.emit()
        self._arm()

    @Slot()
    def sitDown(self) -> None:
        """Seat the next person."""
        if self._takes(Phase.CURTAIN):
            self._table.sit_down()

    @Slot()
    def showTiles(self) -> None:
        """Open the curtain for the seated person."""
        if self._takes(Phase.SEATED):
            self._table.show_tiles()

    @Slot()
    def stopLooking(self) -> None:
        """End the look at the slots; the next look or open play follows."""
        if self._takes(Phase.LOOKING):
            self._table.stop_looking()

    @Slot()
    def lookAgain(self) -> None:
        """Close the curtain so that the person to play can look at their slots again."""
        if self._table.phase is Phase.PERSON and self._table.slots is not None:
            self._table.look_again()

    @Slot()
    def cover(self) -> None:
        """Close the curtain over an open hand, because both persons may look from now on."""
        self._table.cover()

    def _takes(self, phase: Phase) -> bool:
        return self._armed and self._table.phase is phase

    def _listen(self) -> None:
        """Listen to input only while two persons play, when no computer player uses Python."""
        two = self._table.game is not None and self._table.game.hot_seat
        self._inputs.listen(self._window if two else None)

    def _follow_phase(self) -> None:
        phase = self._table.phase
        self._down = self._down and phase.curtained
        if phase is Phase.CURTAIN:
            self._pointer = self._inputs.pointer or NOWHERE
        self._armed = False
        self.changed.emit()
        self._arm()
        self._cover_unseen()

    def _forget_window(self) -> None:
        self._window = None

    def _cover_unseen(self) -> None:
        """Close the curtain over an open hand while the window is not visible."""
        if self._window is not None and self._window.visibility() in UNSEEN:
            self._table.cover()

    def _cover_inactive(self) -> None:
        """Close the curtain over an open hand when another program is used."""
        # Importing `Qt` at the start would slow it down.
        if self._table.game is None or not self._table.game.hot_seat:
            return
        from PySide6.QtCore import Qt

        if QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive:
            self._inputs.forget()  # The other program or the window manager received the releases.
        else:
            self._table.cover()

    @property
    def _ready(self) -> bool:
        phase = self._table.phase
        return phase in HANDING_OVER and (self._down or phase is Phase.LOOKING)

    def _arm(self) -> None:
        if self._ready and not self._inputs.any_down and not self._armed:
            self._armed = True
            self.changed.emit()
