import QtQuick

// A drawing of ours by its name under resources/, rastered for its size on this screen; empty for
// none. Not for an item whose size is animated: each new size would be rastered anew.
Image {
    property string name: ""

    smooth: true
    source: name === "" || width <= 0 || height <= 0 ? "" : Theme.picture(name)
    sourceSize: Qt.size(Math.ceil(width * Theme.pixelRatio), Math.ceil(height * Theme.pixelRatio))
}
