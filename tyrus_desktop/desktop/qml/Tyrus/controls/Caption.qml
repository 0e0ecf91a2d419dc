import QtQuick
import Tyrus

// Plain text in the theme's colour and size.
Text {
    color: Theme.ink
    elide: Text.ElideRight
    font.pixelSize: Theme.text
    renderType: Text.NativeRendering
    textFormat: Text.PlainText
}
