pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// Makes its parent answer what it is and what it means now: where the pointer rests on it, or at a
// click. Screen readers find the same as the parent's name and description.
Item {
    id: root

    required property string title
    required property string meaning

    // A click on the parent does something else.
    property bool clickTaken: false

    property bool shown: false

    anchors.fill: parent

    onEnabledChanged: shown = false
    onMeaningChanged: if (meaning === "")
        shown = false

    HoverHandler {
        id: hover

        enabled: root.meaning !== ""

        onHoveredChanged: {
            root.shown = false;
            if (hovered)
                rest.restart();
        }
    }

    TapHandler {
        enabled: root.meaning !== "" && !root.clickTaken

        onTapped: {
            root.shown = true;
            reading.restart();
        }
    }

    Timer {
        id: rest

        interval: 500

        onTriggered: root.shown = hover.hovered && root.enabled
    }

    // A touch does not leave, as a pointer does.
    Timer {
        id: reading

        interval: 9000

        onTriggered: root.shown = root.shown && hover.hovered
    }

    Loader {
        active: root.shown && root.visible

        sourceComponent: Rectangle {
            id: bubble

            readonly property point above: root.mapToItem(parent, 0, -height - 6)
            readonly property point below: root.mapToItem(parent, 0, root.height + 6)
            readonly property bool fitsBelow: below.y + height < parent.height - 4

            border.color: Theme.sea
            border.width: 1
            color: Theme.panel
            height: said.height + 16 * Theme.chrome
            objectName: "answer"
            parent: Overlay.overlay
            radius: 6 * Theme.chrome
            width: said.width + 20 * Theme.chrome
            x: Math.max(4, Math.min(parent.width - width - 4, below.x + (root.width - width) / 2))
            y: fitsBelow ? below.y : Math.max(4, above.y)
            z: 90

            Column {
                id: said

                anchors.centerIn: parent
                spacing: 3 * Theme.chrome
                width: Math.min(340 * Theme.chrome, Math.max(name.implicitWidth, meaning.implicitWidth))

                Caption {
                    id: name

                    font.bold: true
                    font.pixelSize: Theme.small
                    text: root.title
                    width: parent.width
                    wrapMode: Text.WordWrap
                }

                Caption {
                    id: meaning

                    font.pixelSize: Theme.small
                    text: root.meaning
                    width: parent.width
                    wrapMode: Text.WordWrap
                }
            }
        }
    }
}
