import QtQuick
import Tyrus

// A drawing of ours by its name under resources/, rastered for its size on this screen; empty for
// none. Not for an item whose size is animated: each new size would be rastered anew.
//
// Before the window shows, a thread of its own draws while the rest is made, and is waited for;
// afterwards a drawing is there in the frame in which it is needed.
Image {
    property string name: ""
    readonly property bool awaited: status === Image.Loading

    asynchronous: !Theme.settled
    smooth: true
    source: name === "" || width <= 0 || height <= 0 ? "" : Theme.picture(name)
    sourceSize: Qt.size(Math.ceil(width * Theme.pixelRatio), Math.ceil(height * Theme.pixelRatio))

    Component.onDestruction: if (awaited)
        Theme.awaited -= 1
    onAwaitedChanged: Theme.awaited += awaited ? 1 : -1
}
