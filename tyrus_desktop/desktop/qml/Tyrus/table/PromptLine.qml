import QtQuick
import Tyrus
import Tyrus.Core

// What the table waits for, and the buttons that answer it.
Item {
    id: root

    required property GameController controller

    readonly property real gap: 8 * Theme.unit

    SpokenText {
        color: root.controller.state.phase === GameController.Person ? Theme.gold : Theme.ink
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        fontSizeMode: Text.HorizontalFit
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        objectName: "prompt"
        text: root.controller.state.prompt
        verticalAlignment: Text.AlignVCenter
        visible: root.controller.state.phase !== GameController.Over
        width: root.width - (takeBack.visible ? 2 * root.gap + takeBack.width + confirm.width : (look.visible ? root.gap + look.width : 0))
    }

    // Clicked after the first look at the slots; later held to look again. A screen reader can't
    // hold a button: its press action starts the look, and a second one ends it.
    PushButton {
        id: look

        readonly property bool again: root.controller.state.phase === GameController.Person || root.controller.state.lookingAgain

        anchors.right: parent.right
        height: parent.height
        objectName: "look"
        padding: 2
        primary: !again
        text: again && (down || !root.controller.state.lookingAgain) ? qsTr("Hold to look again") : qsTr("I have seen them")
        visible: root.controller.state.bySlots && (root.controller.state.phase === GameController.Person || root.controller.state.phase === GameController.Looking)

        Accessible.onPressAction: {
            if (root.controller.state.phase === GameController.Looking)
                root.controller.stopLooking();
            else
                root.controller.lookAgain();
        }
        onCanceled: if (root.controller.state.lookingAgain)
            root.controller.stopLooking()
        onClicked: if (!again)
            root.controller.stopLooking()
        onPressed: if (again)
            root.controller.lookAgain()
        onReleased: if (root.controller.state.lookingAgain)
            root.controller.stopLooking()
    }

    PushButton {
        id: takeBack

        anchors.right: confirm.left
        anchors.rightMargin: root.gap
        height: parent.height
        objectName: "takeBack"
        padding: 2
        text: qsTr("Take back")
        visible: root.controller.state.phase === GameController.Placed

        onClicked: root.controller.takeBack()
    }

    PushButton {
        id: confirm

        anchors.right: parent.right
        height: parent.height
        objectName: "confirm"
        padding: 2
        primary: true
        text: qsTr("Leave it there")
        visible: root.controller.state.phase === GameController.Placed

        onClicked: root.controller.confirm()
    }
}
