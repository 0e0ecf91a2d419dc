import QtQuick
import Tyrus

// Along the top of the rack in a lesson: its sentences, *Leave* before them, and the button that goes
// on, or places the tile for a person who is stuck, after them.
Item {
    id: root

    // Whether the player uses the keyboard.
    required property bool keysShown

    readonly property real gap: 8 * Theme.unit

    component LineButton: PromptButton {
        anchors.verticalCenter: parent.verticalCenter
        height: Math.round(Math.max(32 * Theme.unit, 2.2 * Theme.text))
    }

    LineButton {
        id: leave

        text: qsTr("Leave")

        onClicked: App.lesson.leave()
    }

    LessonLine {
        id: sentences

        height: parent.height - (keys.visible ? keys.height : 0)
        color: Theme.rackInk
        visible: App.lesson.happened !== ""
        width: root.width - x - root.gap - Math.max(leave.width, next.visible ? next.width : 0, help.visible ? help.width : 0)
        x: leave.width + root.gap
    }

    // While the opponent places a tile.
    Caption {
        anchors.fill: parent
        color: Theme.rackInkSoft
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        horizontalAlignment: Text.AlignHCenter
        text: App.state.prompt
        verticalAlignment: Text.AlignVCenter
        visible: !sentences.visible
    }

    Caption {
        id: keys

        anchors.bottom: parent.bottom
        color: Theme.rackInkSoft
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        text: App.lesson.keysToPress
        visible: root.keysShown && text !== ""
        width: parent.width
    }

    LineButton {
        id: help

        anchors.right: parent.right
        objectName: "placeForMe"
        text: qsTr("Place it for me")
        visible: App.lesson.stuck

        onClicked: App.lesson.placeForMe()
    }

    LineButton {
        id: next

        anchors.right: parent.right
        objectName: "lessonNext"
        primary: true
        sign: "next"
        text: App.lesson.turning ? qsTr("Turn over") : qsTr("Next")
        visible: App.lesson.stopped

        onClicked: App.controller.skip()
    }
}
