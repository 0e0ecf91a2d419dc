import QtQuick
import Tyrus

// A button beside the title of a panel, which shows something else in its place; it says what the
// next press shows.
PushButton {
    checkable: true
    font.pixelSize: Theme.small
    leftPadding: Theme.pixels(8)
    looksChosen: false
    padding: Theme.pixels(2)
    rightPadding: Theme.pixels(8)
}
