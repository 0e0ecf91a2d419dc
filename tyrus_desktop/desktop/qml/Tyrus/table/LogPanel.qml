pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Every public event as a sentence, the newest at the bottom. All lines exist, also those out of view, so
// that a screen reader finds the whole log.
Column {
    id: root

    required property LogModel log
    required property int letters

    // A click on a line goes to its moment.
    required property bool clickable

    component LogLine: Rectangle {
        required property int index
    }

    signal lineChosen(int row)

    Accessible.ignored: !enabled
    Accessible.name: qsTr("Log")
    Accessible.role: Accessible.List
    spacing: Math.round(0.2 * letters)

    HoverHandler {
        id: hover

        readonly property LogLine line: hovered ? root.childAt(point.position.x, point.position.y) as LogLine : null

        cursorShape: Qt.PointingHandCursor
        enabled: root.clickable
    }

    TapHandler {
        enabled: root.clickable

        onTapped: point => {
            const line = root.childAt(point.position.x, point.position.y) as LogLine;
            if (line)
                root.lineChosen(line.index);
        }
    }

    Repeater {
        model: root.log

        LogLine {
            id: line

            required property string sentence
            required property bool heading

            Accessible.ignored: !enabled || sentence === ""
            Accessible.name: sentence
            Accessible.role: Accessible.ListItem
            border.color: hover.line === line ? Theme.inkSoft : "transparent"
            border.width: 1
            color: "transparent"
            height: words.height
            radius: 0.2 * root.letters
            visible: sentence !== ""
            width: root.width

            Caption {
                id: words

                bottomPadding: 1
                font.bold: line.heading
                font.pixelSize: root.letters
                text: line.sentence
                topPadding: line.heading ? 0.3 * root.letters : 0
                width: parent.width - 2 * x
                wrapMode: Text.Wrap
                x: Math.round(0.3 * root.letters)
            }
        }
    }
}
