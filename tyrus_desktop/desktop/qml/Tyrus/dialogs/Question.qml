pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A question before something is lost, interrupted or revealed; `yes` emits `agreed`.
LazyDialog {
    id: root

    required property string title
    required property string question
    required property string yes
    property string no: qsTr("Keep playing")

    // Whether `yes` loses something, so that `no` is the default.
    property bool destructive: false

    signal agreed

    sourceComponent: BaseDialog {
        id: dialog

        readonly property bool destructive: root.destructive

        // Set focus at each opening, because the last focused answer may be the destructive one.
        function focusDefault(): void {
            (destructive ? noButton : yesButton).focus = true;
        }

        preferredWidth: 460
        title: root.title

        onAboutToShow: focusDefault()
        onAccepted: root.agreed()
        onDestructiveChanged: focusDefault()

        SpokenText {
            text: root.question
            width: parent.width
            wrapMode: Text.Wrap
        }

        buttons: [
            PushButton {
                id: noButton

                primary: root.destructive
                text: root.no

                onClicked: dialog.reject()
            },
            PushButton {
                id: yesButton

                primary: !root.destructive
                text: root.yes

                onClicked: dialog.accept()
            }
        ]
    }
}
