import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tyrus

// Edits the owner's title and note of a game.
BaseDialog {
    id: root

    title: qsTr("Title and note")
    preferredWidth: 560

    onAboutToShow: {
        if (returning)
            return;
        App.library.takeSelection();
        titleField.text = App.library.selection.title;
        noteField.text = App.library.selection.note;
    }
    onAccepted: App.library.describe(titleField.text, noteField.text)
    onOpened: titleField.forceActiveFocus(Qt.TabFocusReason)

    ColumnLayout {
        spacing: Theme.pixels(10)
        width: parent.width

        Caption {
            text: qsTr("Title")
        }

        TextEntry {
            id: titleField

            Accessible.name: qsTr("Title")
            Layout.fillWidth: true
            maximumLength: 100
            objectName: "titleField"

            onAccepted: root.accept()
        }

        Caption {
            text: qsTr("Note")
        }

        ScrollView {
            Layout.fillWidth: true
            Layout.preferredHeight: 9 * Theme.text

            TextArea {
                id: noteField

                Accessible.name: qsTr("Note")
                KeyNavigation.priority: KeyNavigation.BeforeItem
                KeyNavigation.tab: cancel
                color: Theme.ink
                font.pixelSize: Theme.text
                selectByMouse: true
                selectedTextColor: Theme.fillInk
                selectionColor: Theme.purpleFill
                textFormat: TextEdit.PlainText
                wrapMode: TextEdit.Wrap

                background: Rectangle {
                    border.color: Theme.panelEdge
                    color: Theme.field
                    radius: Theme.pixels(6)

                    FocusRing {
                        inset: 0  // The view clips its contents.
                        radius: Theme.pixels(6)
                        shown: noteField.activeFocus
                    }
                }
            }
        }
    }

    buttons: [
        PushButton {
            id: cancel

            text: qsTr("Cancel")

            onClicked: root.reject()
        },
        PushButton {
            primary: true
            text: qsTr("Save")

            onClicked: root.accept()
        }
    ]
}
