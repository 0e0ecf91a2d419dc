import QtQuick
import Tyrus

// The sign of a slip, on the rail and on its button, or of the moment that decided the game.
Rectangle {
    property string sign: "?"
    property color ink: Theme.fillInk

    border.color: Theme.fillInk
    border.width: 1
    color: Theme.purpleFill
    height: width
    radius: width / 2
    width: Math.round(Math.max(1.2 * Theme.least, 14 * Theme.panelUnit))

    Caption {
        anchors.centerIn: parent
        color: parent.ink
        font.bold: true
        font.pixelSize: Math.round(Math.max(Theme.least, 0.75 * parent.width))
        text: parent.sign
    }
}
