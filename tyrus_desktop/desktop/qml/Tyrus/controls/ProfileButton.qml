import QtQuick
import Tyrus

// Says who plays, and lets another profile be chosen.
PushButton {
    id: root

    Accessible.name: qsTr("Profile: %1").arg(App.profiles.name)
    objectName: "profile"
    sign: "down"
    text: App.profiles.name + "\u2002"  // A space before the sign.

    onClicked: menu.popup(root, 0, root.height)

    ProfileMenu {
        id: menu

        title: qsTr("Who plays?")
        width: 20 * Theme.text
    }
}
