import QtQuick
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// A finished game as text, to be copied.
BaseDialog {
    id: root

    required property Library library

    title: qsTr("Share as text")
    preferredWidth: 560
    hasCloseButton: true

    onOpened: copy.forceActiveFocus(Qt.TabFocusReason)

    ColumnLayout {
        spacing: 12
        width: parent.width

        ChoiceRow {
            Layout.fillWidth: true
            choices: [qsTr("With names"), qsTr("Without names")]
            label: qsTr("Names")
            objectName: "sharedNames"

            onChosen: index => root.library.nameInShared(index === 0)
        }

        Rectangle {
            Layout.fillWidth: true
            border.color: Theme.panelEdge
            color: Theme.field
            implicitHeight: text.implicitHeight + 20
            radius: 6

            SpokenText {
                id: text

                anchors.fill: parent
                anchors.margins: 10
                objectName: "sharedText"
                text: root.library.shared
                wrapMode: Text.WordWrap
            }
        }

        PushButton {
            id: copy

            Layout.alignment: Qt.AlignRight
            objectName: "copyShared"
            primary: true
            text: qsTr("Copy")

            onClicked: root.library.copyShared()
        }
    }
}
