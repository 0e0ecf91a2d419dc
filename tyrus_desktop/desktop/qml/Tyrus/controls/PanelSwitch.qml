import QtQuick
import Tyrus

// A button beside a panel's title that switches to the content it names.
PushButton {
    checkable: true
    font.pixelSize: Theme.small
    leftPadding: Theme.pixels(8)
    looksChosen: false
    padding: Theme.pixels(2)
    rightPadding: Theme.pixels(8)
}
