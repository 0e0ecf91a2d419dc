import QtQuick
import QtQuick.Layouts

// One question with two answers; `accepted` follows the first.
SheetDialog {
    id: root

    required property string question
    required property string yes
    required property string no

    sheetWidth: 460

    ColumnLayout {
        spacing: 18
        width: parent.width

        Passage {
            Layout.fillWidth: true
            text: root.question
            wrapMode: Text.WordWrap
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: 10

            PushButton {
                text: root.no

                onClicked: root.reject()
            }

            PushButton {
                focus: true
                primary: true
                text: root.yes

                onClicked: root.accept()
            }
        }
    }
}
