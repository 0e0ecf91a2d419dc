import QtQuick
import Tyrus

// Says who plays, and lets another player be chosen.
PushButton {
    id: root

    Accessible.name: qsTr("Player: %1").arg(text)
    objectName: "player"
    sign: "list"
    text: App.profiles.name

    onClicked: menu.popup(root, 0, root.height)

    ProfileMenu {
        id: menu

        title: qsTr("Who plays?")
        width: 20 * Theme.text
    }
}
