pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Every public event as a sentence, the newest at the bottom. A button switches to the tiles seen
// so far.
Panel {
    id: root

    required property LogModel log
    required property MemoryModel memory
    required property bool remembering

    // A click on a line, or on a tile that was discarded, goes to its moment.
    property bool clickable: false

    readonly property bool showsMemory: remembering && memoryChosen
    property bool memoryChosen: false

    component LogLine: Caption {
        required property int index
    }

    signal lineChosen(int row)
    signal tileChosen(int side, int profession, int value)

    title: showsMemory ? qsTr("Tiles seen") : qsTr("Log")

    PushButton {
        anchors.right: parent.right
        font.pixelSize: Theme.small
        leftPadding: Theme.pixels(8)
        padding: Theme.pixels(2)
        rightPadding: Theme.pixels(8)
        text: root.memoryChosen ? qsTr("Log") : qsTr("Tiles seen")
        visible: root.remembering
        y: -height - 2

        onClicked: root.memoryChosen = !root.memoryChosen
    }

    // Its sixty tiles are created when it is first shown. Without the memory aid they are not there at
    // all: a screen reader could find what is merely invisible.
    Loader {
        active: root.remembering && (root.showsMemory || item !== null)
        anchors.fill: parent
        visible: root.showsMemory

        sourceComponent: MemoryPanel {
            clickable: root.clickable
            memory: root.memory

            onTileChosen: (side, profession, value) => root.tileChosen(side, profession, value)
        }
    }

    // All lines exist, also those out of view, so that a screen reader finds the whole log.
    ScrollArea {
        id: list

        // The frame around a line stands this far from its letters.
        readonly property int margin: Math.round(4 * Theme.panelUnit)

        Accessible.ignored: !enabled
        Accessible.name: qsTr("Log")
        Accessible.role: Accessible.List
        anchors.fill: parent
        anchors.leftMargin: -margin
        // While it has the focus it stays a stop of Tab: Qt does not let it stop being one then.
        activeFocusOnTab: scrolls || activeFocus
        contentHeight: lines.height
        visible: !root.showsMemory

        FocusRing {
            inset: 0
            parent: list
            shown: list.activeFocus
        }

        onContentHeightChanged: showEnd()
        onHeightChanged: showEnd()

        function showEnd(): void {
            contentY = Math.max(0, contentHeight - height);
        }

        // Around the line that a click would go to.
        Rectangle {
            readonly property LogLine pointed: hover.hovered ? lines.childAt(hover.point.position.x, hover.point.position.y) as LogLine : null

            border.color: Theme.inkSoft
            border.width: 1
            color: "transparent"
            height: pointed?.height ?? 0
            radius: 3 * Theme.panelUnit
            visible: pointed !== null
            width: lines.width + 2 * list.margin
            y: pointed?.y ?? 0
        }

        Column {
            id: lines

            spacing: 3 * Theme.panelUnit
            width: list.width - list.margin - 10
            x: list.margin

            HoverHandler {
                id: hover

                cursorShape: Qt.PointingHandCursor
                enabled: root.clickable
            }

            TapHandler {
                enabled: root.clickable

                onTapped: point => {
                    const line = lines.childAt(point.position.x, point.position.y) as LogLine;
                    if (line)
                        root.lineChosen(line.index);
                }
            }

            Repeater {
                model: root.log

                LogLine {
                    required property string sentence
                    required property bool heading

                    Accessible.ignored: !enabled || sentence === ""
                    Accessible.name: sentence
                    Accessible.role: Accessible.ListItem
                    bottomPadding: 1
                    color: Theme.ink
                    font.bold: heading
                    font.pixelSize: Theme.small
                    text: sentence
                    topPadding: heading ? 4 * Theme.panelUnit : 0
                    visible: sentence !== ""
                    width: lines.width
                    wrapMode: Text.Wrap
                }
            }
        }
    }
}
