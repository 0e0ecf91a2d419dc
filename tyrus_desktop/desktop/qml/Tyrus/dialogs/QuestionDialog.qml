import QtQuick
import QtQuick.Layouts
import Tyrus

// One question with two answers; `accepted` follows the first.
SheetDialog {
    id: root

    required property string question
    required property string yes
    required property string no

    // Something is lost by the first answer: Enter is then not meant for it.
    property bool losing: false

    sheetWidth: 460

    ColumnLayout {
        spacing: 18
        width: parent.width

        SpokenText {
            Layout.fillWidth: true
            text: root.question
            wrapMode: Text.WordWrap
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: 10

            PushButton {
                focus: root.losing
                primary: root.losing
                text: root.no

                onClicked: root.reject()
            }

            PushButton {
                focus: !root.losing
                primary: !root.losing
                text: root.yes

                onClicked: root.accept()
            }
        }
    }
}
