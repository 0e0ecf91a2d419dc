import QtQuick
import Tyrus

// A drawing from resources/ by its name, or nothing if the name is empty. It is rasterized at the
// size at which it is shown, so do not animate the size: each step would rasterize it again. While the
// window takes a new size it waits, as in between its own changes several times.
//
// Until the window is shown, drawings load in a background thread, and the window waits for them.
// Afterwards they load synchronously, so that none is missing for a frame.
Image {
    property string name: ""
    readonly property bool pending: status === Image.Loading

    // Whether it has a size to be rasterized at: until then it would be rasterized at its file's own.
    property bool sized: false

    // The size at which it is rasterized, in the pixels of the screen.
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
