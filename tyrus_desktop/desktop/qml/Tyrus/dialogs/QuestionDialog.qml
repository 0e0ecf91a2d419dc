import QtQuick
import QtQuick.Layouts
import Tyrus

// A question with two answers; `yes` emits `accepted`.
BaseDialog {
    id: root

    required property string question
    required property string yes
    required property string no

    // Whether `yes` loses something, so that `no` is the default.
    property bool destructive: false

    // Set focus at each opening, because the last focused answer may be the destructive one.
    function focusDefault(): void {
        (destructive ? noButton : yesButton).focus = true;
    }

    preferredWidth: 460

    onAboutToShow: focusDefault()
    onDestructiveChanged: focusDefault()

    ColumnLayout {
        spacing: Theme.pixels(18)
        width: parent.width

        SpokenText {
            Layout.fillWidth: true
            text: root.question
            wrapMode: Text.Wrap
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight
            spacing: Theme.pixels(10)

            PushButton {
                id: noButton

                primary: root.destructive
                text: root.no

                onClicked: root.reject()
            }

            PushButton {
                id: yesButton

                primary: !root.destructive
                text: root.yes

                onClicked: root.accept()
            }
        }
    }
}
