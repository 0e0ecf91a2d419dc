import QtQuick
import Tyrus

// A small button of the rail and of what stands above it. A click leaves the focus where it is.
PushButton {
    focusPolicy: Qt.TabFocus
    font.pixelSize: Theme.small
    leftPadding: Math.round(6 * Theme.panelUnit)
    padding: Math.round(4 * Theme.panelUnit)
    rightPadding: leftPadding
}
