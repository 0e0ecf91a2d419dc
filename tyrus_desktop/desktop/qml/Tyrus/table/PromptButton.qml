import QtQuick
import Tyrus

// A button in the row below the prompt.
PushButton {
    height: parent?.height ?? implicitHeight
    leftPadding: Theme.pixels(14)
    onWood: true
    padding: Theme.pixels(2)
    rightPadding: Theme.pixels(14)
}
