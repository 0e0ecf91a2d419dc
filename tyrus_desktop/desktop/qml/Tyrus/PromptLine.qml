import QtQuick
import Tyrus.Core

// What the table waits for, in a line, and the buttons that may answer it.
Item {
    id: root

    required property Front front

    readonly property real gap: 8 * Theme.unit

    Passage {
        color: root.front.phase === Front.Person ? Theme.gold : Theme.ink
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        fontSizeMode: Text.HorizontalFit
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        objectName: "prompt"
        text: root.front.prompt
        verticalAlignment: Text.AlignVCenter
        visible: root.front.phase !== Front.Over
        width: root.width - (takeBack.visible ? 2 * root.gap + takeBack.width + confirm.width : (look.visible ? root.gap + look.width : 0))
    }

    // Click after the first look; held to look again, and released to go on. Who can't hold it, as
    // with a screen reader, presses it to look, and again to go on.
    PushButton {
        id: look

        readonly property bool again: root.front.phase === Front.Person || root.front.lookingAgain

        anchors.right: parent.right
        height: parent.height
        objectName: "look"
        padding: 2
        primary: !again
        text: again && (down || !root.front.lookingAgain) ? qsTr("Hold to look again") : qsTr("I have seen them")
        visible: root.front.bySlots && (root.front.phase === Front.Person || root.front.phase === Front.Looking)

        Accessible.onPressAction: {
            if (root.front.phase === Front.Looking)
                root.front.stopLooking();
            else
                root.front.lookAgain();
        }
        onCanceled: if (root.front.lookingAgain)
            root.front.stopLooking()
        onClicked: if (!again)
            root.front.stopLooking()
        onPressed: if (again)
            root.front.lookAgain()
        onReleased: if (root.front.lookingAgain)
            root.front.stopLooking()
    }

    PushButton {
        id: takeBack

        anchors.right: confirm.left
        anchors.rightMargin: root.gap
        height: parent.height
        objectName: "takeBack"
        padding: 2
        text: qsTr("Take back")
        visible: root.front.phase === Front.Placed

        onClicked: root.front.takeBack()
    }

    PushButton {
        id: confirm

        anchors.right: parent.right
        height: parent.height
        objectName: "confirm"
        padding: 2
        primary: true
        text: qsTr("Leave it there")
        visible: root.front.phase === Front.Placed

        onClicked: root.front.confirm()
    }
}
