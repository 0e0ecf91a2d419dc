pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus.Core

// Every public event as a sentence, the newest at the bottom.
Panel {
    id: root

    required property LogModel log

    title: qsTr("Log")

    ListView {
        id: list

        Accessible.name: qsTr("Log")
        Accessible.role: Accessible.List
        anchors.fill: parent
        clip: true
        model: root.log
        spacing: 3 * Theme.unit

        ScrollBar.vertical: ScrollBar {
        }
        delegate: Caption {
            id: line

            required property string sentence
            required property bool heading

            Accessible.name: sentence
            Accessible.role: Accessible.ListItem
            bottomPadding: 1
            color: heading ? Theme.gold : Theme.ink
            font.bold: heading
            font.pixelSize: Theme.small
            text: sentence
            topPadding: heading ? 4 * Theme.unit : 0
            width: ListView.view ? ListView.view.width - 10 : 0
            wrapMode: Text.WordWrap
        }

        onCountChanged: Qt.callLater(list.positionViewAtEnd)
    }
}
