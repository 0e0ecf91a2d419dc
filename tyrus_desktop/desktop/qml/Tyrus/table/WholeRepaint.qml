import QtQuick
import Tyrus

// Makes the table be painted as a whole at a jump of a replay. The software renderer works out for
// each piece which parts of it have to be painted again; where most of the table changes, that takes
// longer than painting all of it. As the foremost item, this frame makes all of it dirty at once. It
// lies just outside, where it is never seen.
Item {
    id: root

    // Up to this many moments change little: there the renderer is right to look at each piece.
    readonly property int step: 3

    // What was shown last.
    property int position: 0
    property int lens: 0

    function follow(): void {
        if (lens !== App.replay.lens || Math.abs(position - App.replay.position) > step)
            frame.odd = !frame.odd;
        lens = App.replay.lens;
        position = App.replay.position;
    }

    clip: true

    Rectangle {
        id: frame

        property bool odd: false

        anchors.fill: parent
        anchors.margins: -border.width
        border.color: odd ? Theme.ink : Theme.panel
        border.width: 1
        color: "transparent"
    }

    Connections {
        function onChanged(): void {
            root.follow();
        }

        target: App.replay
    }
}
