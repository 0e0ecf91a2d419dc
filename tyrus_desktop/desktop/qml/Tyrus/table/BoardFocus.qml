import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// The board as a stop of Tab, after the hand: here the arrows point at buildings also while no tile
// is held. The keyboard, its parent, handles the keys.
Control {
    required property KeyboardPlay keyboard

    Accessible.description: keyboard.prompt
    Accessible.ignored: !enabled
    Accessible.name: qsTr("Buildings")
    Accessible.role: Accessible.Pane
    focusPolicy: enabled ? Qt.TabFocus : Qt.NoFocus

    onActiveFocusChanged: keyboard.atBoard = activeFocus
}
