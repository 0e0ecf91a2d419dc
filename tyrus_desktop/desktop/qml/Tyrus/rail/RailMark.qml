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

    // The rail does not get this click: there it goes to the beginning of an election. On the mark of
    // the moment that is shown it does, as the handle to be dragged may lie below.
    TapHandler {
        enabled: !root.current
        gesturePolicy: TapHandler.ReleaseWithinBounds

        onTapped: root.chosen()
    }

    Answer {
        clickTaken: true
        meaning: root.meaning
        title: root.label
    }
}
