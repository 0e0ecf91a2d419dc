import QtQuick
import Tyrus

// A moment on the rail: of a better placement that a side had, or the one that decided the game.
PinMark {
    id: root

    // Its `label` and its `position`.
    required property var modelData

    readonly property int position: modelData.position
    property string meaning: qsTr("Key: P")

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
        meaning: root.meaning
        title: root.modelData.label
    }
}
