import QtQuick
import Tyrus

// A line of text in the theme's ink.
Text {
    color: Theme.ink
    elide: Text.ElideRight
    font.pixelSize: Theme.text
    renderType: Text.NativeRendering
    textFormat: Text.PlainText
}
