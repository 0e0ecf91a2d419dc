import QtQuick
import Tyrus
import Tyrus.Core

// The buttons for the selected games: what can be done with them.
Flow {
    id: root

    required property Library library

    signal openRequested
    signal descriptionRequested
    signal zipRequested
    signal filesRequested
    signal deleted

    spacing: Theme.pixels(8)

    component Action: PushButton {
        leftPadding: Theme.pixels(12)
        rightPadding: Theme.pixels(12)
        visible: enabled
    }

    TextMetrics {
        id: addition

        font: star.font
        text: qsTr("Add star")
    }

    TextMetrics {
        id: removal

        font: star.font
        text: qsTr("Remove star")
    }

    Action {
        enabled: root.library.selection.canOpen
        primary: true
        text: root.library.selection.running ? qsTr("Resume") : qsTr("Open")

        onClicked: root.openRequested()
    }

    Action {
        id: star

        enabled: root.library.selection.allOver
        objectName: "star"
        text: root.library.selection.allStarred && root.library.selection.allOver ? removal.text : addition.text
        // As wide as the wider of its two texts, so that the other buttons don't move.
        width: Math.ceil(Math.max(addition.advanceWidth, removal.advanceWidth)) + leftPadding + rightPadding

        onClicked: root.library.star()
    }

    Action {
        enabled: root.library.selection.over
        objectName: "describe"
        text: qsTr("Title and note…")

        onClicked: root.descriptionRequested()
    }

    Action {
        enabled: root.library.selection.over
        objectName: "share"
        text: qsTr("Share…")

        onClicked: root.library.share()
    }

    Action {
        enabled: root.library.selection.allReadable
        text: qsTr("Export as zip…")

        onClicked: root.zipRequested()
    }

    Action {
        enabled: root.library.selection.allReadable
        text: qsTr("Export files…")

        onClicked: root.filesRequested()
    }

    Action {
        enabled: root.library.selection.count > 0
        objectName: "delete"
        text: qsTr("Delete")

        onClicked: {
            root.deleted();
            root.library.delete();
        }
    }
}
