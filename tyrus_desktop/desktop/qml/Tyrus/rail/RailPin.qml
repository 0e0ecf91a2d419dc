import QtQuick
import Tyrus

// A moment on the rail at which a side had a better placement.
PinMark {
    id: root

    required property var modelData

    signal chosen

    // Qt calls this when a screen reader presses the pin.
    function accessiblePressAction(): void {
        chosen();
    }

    Accessible.ignored: !enabled
    Accessible.name: modelData.label
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
        title: root.modelData.label
    }
}
