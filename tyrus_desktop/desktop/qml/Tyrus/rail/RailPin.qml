import QtQuick
import Tyrus

// A moment on the rail at which a side had a better placement.
PinMark {
    id: root

    required property int index
    required property int position
    required property int pinSide
    required property string label

    signal chosen

    // Qt calls this when a screen reader presses the pin.
    function accessiblePressAction(): void {
        chosen();
    }

    Accessible.ignored: !enabled
    Accessible.name: label
    Accessible.role: Accessible.Button
    objectName: "railPin"

    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds

        onTapped: root.chosen()
    }

    Answer {
        clickTaken: true
        meaning: qsTr("Key: P")
        title: root.label
    }
}
