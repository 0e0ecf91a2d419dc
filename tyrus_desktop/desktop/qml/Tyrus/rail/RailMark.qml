import QtQuick
import Tyrus

// On the rail, a tile that fooled somebody: the sign of what it was, where it was placed.
MarkSign {
    id: root

    required property int position
    required property int markSide
    required markRole
    required property string label
    required property string meaning

    // The moment at which it was placed is shown.
    property bool current: false

    signal chosen

    // Qt calls it by this name, where the mark is a button.
    function accessiblePressAction(): void {
        chosen();
    }

    Accessible.description: meaning
    Accessible.ignored: !enabled
    Accessible.name: label
    Accessible.role: Accessible.Button
    border.color: current ? Theme.purple : Theme.woodFrame[markSide]
    border.width: current ? 2 : 1
    objectName: "railMark"

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    // The line below, where a click goes to the beginning of its election, does not get this one.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds

        onTapped: root.chosen()
    }

    Answer {
        clickTaken: true
        meaning: root.meaning
        title: root.label
    }
}
