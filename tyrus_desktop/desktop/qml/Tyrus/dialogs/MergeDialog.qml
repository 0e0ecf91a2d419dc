import QtQuick
import Tyrus

// Asks into which player another one is merged.
BaseDialog {
    id: root

    // The player who goes, as a row of `App.profiles`.
    required property var player

    readonly property list<var> others: App.profiles.rows.filter(each => each.profile !== player?.profile)

    preferredWidth: 520
    title: qsTr("Merge %1?").arg(player?.name ?? "")

    onAboutToShow: {
        choice.current = 0;
        no.focus = true;
    }
    onAccepted: App.profiles.merge(player.profile, others[choice.current].profile)

    Column {
        spacing: Theme.pixels(12)
        width: parent.width

        SpokenText {
            text: qsTr("All games, results and practice of %1 go to the player chosen here, for good.").arg(root.player?.name ?? "")
            width: parent.width
            wrapMode: Text.Wrap
        }

        ChoiceRow {
            id: choice

            choices: root.others.map(each => each.name)
            label: qsTr("Player")
            objectName: "heir"
            width: parent.width
        }
    }

    buttons: [
        PushButton {
            id: no

            primary: true
            text: qsTr("Cancel")

            onClicked: root.reject()
        },
        PushButton {
            objectName: "mergeNow"
            text: qsTr("Merge")

            onClicked: root.accept()
        }
    ]
}
