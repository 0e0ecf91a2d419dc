pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// Explains its parent when the pointer rests on it or clicks it. Screen readers find the same text as
// the parent's name and description.
Item {
    id: root

    required property string title
    required property string meaning

    // Whether a click on the parent has its own action: then it shows nothing until the pointer leaves.
    property bool clickTaken: false
    property bool dismissed: false
    // For items in a panel: the answer stays in its column, so that the board and the hands stay visible.
    property real maxWidth: 420 * Theme.chrome

    // The limits of its size in the window; a larger answer would cover its parent.
    property real leftEdge: 0
    property real rightEdge: Infinity

    property bool shown: false

    // The step of the rules about its parent, to which a link leads; -1 for none.
    property int step: -1

    // Whether the pointer is over the answer itself, which then stays open.
    property bool entered: false

    function leave(): void {
        if (!hover.hovered && !entered)
            shown = dismissed = false;
    }

    anchors.fill: parent

    onEnabledChanged: shown = false
    onShownChanged: {
        entered = false;
        if (Board.explained?.shown && Board.explained !== this)
            Board.explained.shown = false;
        Board.explained = shown && step >= 0 ? this : null;
    }
    onMeaningChanged: if (meaning === "")
        shown = false

    HoverHandler {
        id: hover

        enabled: root.enabled && root.meaning !== ""

        // The point where the pointer entered. An answer must not open until the pointer has moved.
        property var entry: null

        onHoveredChanged: {
            if (!hovered)
                leaving.restart();
            rest.stop();
            entry = null;
        }
        onPointChanged: {
            const at = point.scenePosition;
            if (hovered && entry === null)
                entry = at;
            else if (hovered && !root.shown && (at.x !== entry.x || at.y !== entry.y))
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

    PointHandler {
        enabled: root.clickTaken

        onActiveChanged: if (active) {
            root.shown = false;
            root.dismissed = true;
        }
    }

    Timer {
        id: rest

        interval: 500

        onTriggered: root.shown = hover.hovered && root.enabled && !root.dismissed
    }

    // The time it takes to reach the link.
    Timer {
        id: leaving

        interval: root.step < 0 ? 0 : 250

        onTriggered: root.leave()
    }

    // Unlike a pointer, a touch never leaves the item.
    Timer {
        id: reading

        interval: 9000

        onTriggered: root.leave()
    }

    Loader {
        active: root.shown && root.visible

        sourceComponent: Rectangle {
            readonly property real above: root.mapToItem(parent, 0, -height - 6).y
            readonly property real below: root.mapToItem(parent, 0, root.height + 6).y
            readonly property real center: root.mapToItem(parent, root.width / 2, 0).x

            // Opens towards the middle of the window, away from the prompt and both hands.
            readonly property bool upwards: above >= 4 && (above + below + height > parent.height || below + height > parent.height - 4)

            border.color: Theme.sea
            border.width: 1
            color: Theme.panel
            height: said.height + 16 * Theme.chrome
            objectName: "answer"
            parent: Overlay.overlay
            radius: 6 * Theme.chrome
            width: said.width + 20 * Theme.chrome
            x: Math.max(root.leftEdge + 4, Math.min(Math.min(parent.width, root.rightEdge) - width - 4, center - width / 2))
            y: upwards ? above : Math.min(below, parent.height - height - 4)
            z: 90

            HoverHandler {
                blocking: true
                enabled: root.step >= 0

                onHoveredChanged: {
                    root.entered = hovered;
                    leaving.restart();
                }
            }

            Column {
                id: said

                anchors.centerIn: parent
                spacing: 3 * Theme.chrome
                width: Math.min(root.maxWidth - 20 * Theme.chrome, Math.max(name.implicitWidth, meaning.implicitWidth, link.visible ? link.implicitWidth : 0))

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

                Caption {
                    id: link

                    color: Theme.purple
                    font.pixelSize: Theme.small
                    font.underline: true
                    objectName: "rulesLink"
                    text: qsTr("The rules on this. Key: F1")
                    visible: root.step >= 0
                    width: Math.min(implicitWidth, parent.width)

                    HoverHandler {
                        cursorShape: Qt.PointingHandCursor
                    }

                    TapHandler {
                        gesturePolicy: TapHandler.ReleaseWithinBounds

                        onTapped: {
                            root.shown = false;
                            App.openRules(root.step);
                        }
                    }
                }
            }
        }
    }
}
