import QtQuick
import QtQuick.Controls.impl
import Tyrus

// A drawing from resources/, by name; an empty name shows nothing. It is rasterised at its displayed
// size, so do not animate the size: each step would rasterise it again. It waits while the window is
// being resized. `color` tints a sign: a drawing in one colour.
//
// Until the window is shown, drawings load in a background thread, and the window waits for them.
// Afterwards they load synchronously, so that none is missing for a frame.
ColorImage {
    property string name: ""
    readonly property bool pending: status === Image.Loading

    // Whether the picture has a size; otherwise it would be rasterised at its file's size.
    property bool sized: false

    // The size at which the picture is rasterised, in device pixels.
    property size rasterSize: Qt.size(Math.ceil(width * Theme.pixelRatio), Math.ceil(height * Theme.pixelRatio))
    property size lastSize

    asynchronous: !Theme.windowShown
    smooth: true
    source: name === "" || !sized ? "" : Theme.picture(name)
    sourceSize: Theme.resizing ? lastSize : rasterSize

    Component.onDestruction: if (pending)
        Theme.pendingPictures -= 1
    onPendingChanged: Theme.pendingPictures += pending ? 1 : -1
    onSourceSizeChanged: {
        lastSize = sourceSize;
        sized = sourceSize.width > 0 && sourceSize.height > 0;
    }
}
