pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What a page without games says beside its example, and the button that leads on.
Item {
    id: root

    required property list<string> sentences

    readonly property alias button: button

    implicitHeight: card.height + note.height

    Rectangle {
        id: card

        border.color: Theme.panelEdge
        border.width: 1
        color: Theme.panel
        height: column.height + 2 * Theme.pixels(18)
        radius: Theme.pixels(8)
        width: parent.width

        Column {
            id: column

            anchors.centerIn: parent
            spacing: Theme.pixels(12)
            width: parent.width - 2 * Theme.pixels(22)

            Repeater {
                model: root.sentences

                SpokenText {
                    required property int index
                    required property string modelData

                    elide: Text.ElideNone
                    font.family: index === 0 ? Theme.titleFont : Application.font.family
                    font.pixelSize: index === 0 ? Theme.large : Theme.text
                    horizontalAlignment: Text.AlignHCenter
                    text: modelData
                    width: column.width
                    wrapMode: Text.WordWrap
                }
            }

            PushButton {
                id: button

                anchors.horizontalCenter: parent.horizontalCenter
                objectName: "invitation"
                primary: true
                text: qsTr("New game…")

                onClicked: App.open(Sheet.NewGame)
            }
        }
    }

    Caption {
        id: note

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: card.bottom
        font.italic: true
        text: qsTr("An example")
        topPadding: Theme.pixels(6)
    }
}
