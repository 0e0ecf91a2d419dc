pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic as Controls
import Tyrus
import Tyrus.Core

// The buttons for the selected games: what can be done with them. Each keeps its place, whether it is
// shown or not.
Flow {
    id: root

    required property LazyFileDialogs files

    readonly property real lineWidth: visibleChildren.reduce((sum, each) => sum + each.width + spacing, -spacing)

    signal openRequested

    // The pressed button goes.
    signal gone

    spacing: Theme.pixels(8)

    component Action: PushButton {
        leftPadding: Theme.pixels(12)
        rightPadding: Theme.pixels(12)
        opacity: enabled ? 1 : 0
    }

    // A button is as wide as the wider of its two texts.
    component Wording: TextMetrics {
        font: star.font
    }

    Wording {
        id: opening

        text: qsTr("Open")
    }

    Wording {
        id: resumption

        text: qsTr("Resume")
    }

    Wording {
        id: addition

        text: qsTr("Add star")
    }

    Wording {
        id: removal

        text: qsTr("Remove star")
    }

    Action {
        enabled: App.library.selection.canOpen
        primary: true
        text: App.library.selection.running ? resumption.text : opening.text
        width: Math.ceil(Math.max(resumption.advanceWidth, opening.advanceWidth)) + leftPadding + rightPadding

        onClicked: root.openRequested()
    }

    Action {
        id: star

        enabled: App.library.selection.allOver
        objectName: "star"
        text: App.library.selection.allStarred && App.library.selection.allOver ? removal.text : addition.text
        width: Math.ceil(Math.max(addition.advanceWidth, removal.advanceWidth)) + leftPadding + rightPadding

        onClicked: App.library.star()
    }

    Action {
        enabled: App.library.selection.over
        objectName: "describe"
        text: qsTr("Title and note…")

        onClicked: App.openOver(Sheet.Describe)
    }

    Action {
        id: whose

        enabled: App.library.selection.allOver
        objectName: "whose"
        text: qsTr("Whose…")

        onClicked: sides.popup(whose, 0, -sides.height)

        LazyMenu {
            id: sides

            title: qsTr("Who played this?")
            width: 16 * Theme.text

            Controls.Action {
                text: qsTr("I played Ivory")

                onTriggered: App.library.claim(Side.Ivory)
            }

            Controls.Action {
                text: qsTr("I played Brown")

                onTriggered: App.library.claim(Side.Brown)
            }

            Controls.Action {
                text: qsTr("Others played")

                onTriggered: App.library.claim(Side.Neither)
            }
        }
    }

    Action {
        enabled: App.library.selection.over
        objectName: "share"
        text: qsTr("Share…")

        onClicked: App.library.share()
    }

    Action {
        id: exports

        enabled: App.library.selection.allReadable
        objectName: "export"
        text: qsTr("Export…")

        onClicked: ways.popup(exports, 0, -ways.height)

        LazyMenu {
            id: ways

            title: qsTr("Export the chosen games")
            width: 18 * Theme.text

            Controls.Action {
                text: qsTr("As a zip archive…")

                onTriggered: root.files.load().exportZip()
            }

            Controls.Action {
                text: qsTr("As files…")

                onTriggered: root.files.load().exportFiles()
            }

            Controls.Action {
                text: qsTr("As one text file…")

                onTriggered: root.files.load().exportText()
            }
        }
    }

    Action {
        enabled: App.library.selection.count > 0
        objectName: "delete"
        text: qsTr("Delete")

        onClicked: {
            root.gone();
            App.library.delete();
        }
    }
}
