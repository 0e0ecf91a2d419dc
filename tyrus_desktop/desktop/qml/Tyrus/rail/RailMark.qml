import QtQuick
import Tyrus

// A misleading tile on the rail, at the moment it was placed, with the sign of its role.
MarkSign {
    id: root

    required property int position
    required property int markSide
    required markRole
    required property string label
    required property string meaning

    // Whether the mark's moment is the current one.
    property bool current: false

    signal chosen

    // Qt calls this when a screen reader presses the mark.
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

    // Keep the click from the rail, which would go to the beginning of an election.
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
