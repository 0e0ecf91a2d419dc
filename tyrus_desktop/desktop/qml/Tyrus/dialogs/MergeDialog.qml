import QtQuick
import Tyrus

// Asks into which profile another one is merged.
BaseDialog {
    id: root

    // The one that goes, as a row of `App.profiles`.
    required property var profile

    readonly property list<var> others: App.profiles.rows.filter(each => each.profile !== profile?.profile)

    preferredWidth: 520
    title: qsTr("Merge this profile?")

    onAboutToShow: {
        choice.current = 0;
        no.focus = true;
    }
    onAccepted: App.profiles.merge(profile.profile, others[choice.current].profile)

    Column {
        spacing: Theme.pixels(12)
        width: parent.width

        SpokenText {
            text: qsTr("All games, results and practice of %1 go to the profile chosen here, for good.").arg(root.profile?.name ?? "")
            width: parent.width
            wrapMode: Text.Wrap
        }

        ChoiceRow {
            id: choice

            choices: root.others.map(each => each.name)
            label: qsTr("Profile")
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
