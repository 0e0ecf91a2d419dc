pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The profiles at this computer: add, rename, merge, delete.
BaseDialog {
    id: root

    readonly property list<var> rows: App.profiles.rows
    readonly property bool several: rows.length > 1

    // Whether a name was refused, because another profile has it.
    property bool refused: false

    // Whom to merge or delete, as an index of `rows`.
    signal mergeRequested(index: int)
    signal deleteRequested(index: int)

    function add(): void {
        if (App.profiles.has(added.text))
            return;
        App.profiles.add(added.text);
        added.text = "";
        added.forceActiveFocus(Qt.TabFocusReason);
    }

    title: qsTr("Profiles")
    preferredWidth: 720
    hasCloseButton: true

    onAboutToShow: refused = false
    onOpened: {
        const unnamed = several || rows[0].written !== "" ? null : people.itemAt(0)?.children[0] as TextEntry;
        (unnamed ?? added).forceActiveFocus(Qt.TabFocusReason);
    }

    Column {
        spacing: Theme.pixels(10)
        width: parent.width

        SpokenText {
            color: Theme.inkSoft
            text: qsTr("Each profile has its own results, rating and practice.")
            width: parent.width
            wrapMode: Text.WordWrap
        }

        Repeater {
            id: people

            model: root.rows.length

            Flow {
                id: line

                required property int index

                readonly property var row: root.rows[index] ?? null

                spacing: Theme.pixels(8)
                width: parent?.width ?? 0

                TextEntry {
                    Accessible.name: qsTr("Name")
                    objectName: `name${line.index}`
                    placeholderText: line.row?.name ?? ""
                    text: line.row?.written ?? ""
                    width: 14 * Theme.text

                    onEditingFinished: if (line.row)
                        root.refused = !App.profiles.rename(line.row.profile, text)
                }

                PushButton {
                    Accessible.name: qsTr("%1 plays now").arg(line.row?.name ?? "")
                    Accessible.role: Accessible.RadioButton
                    checkable: true
                    checked: line.row?.current ?? false
                    objectName: `plays${line.index}`
                    text: qsTr("Play")

                    onClicked: {
                        App.profiles.choose(line.row.profile);
                        checked = Qt.binding(() => line.row?.current ?? false);
                    }
                }

                PushButton {
                    Accessible.name: qsTr("Merge %1…").arg(line.row?.name ?? "")
                    objectName: `merge${line.index}`
                    text: qsTr("Merge…")
                    visible: root.several

                    onClicked: root.mergeRequested(line.index)
                }

                PushButton {
                    Accessible.name: qsTr("Delete %1…").arg(line.row?.name ?? "")
                    objectName: `delete${line.index}`
                    text: qsTr("Delete…")
                    visible: root.several

                    onClicked: root.deleteRequested(line.index)
                }
            }
        }

        Row {
            spacing: Theme.pixels(8)

            TextEntry {
                id: added

                Accessible.name: qsTr("New profile")
                objectName: "newProfile"
                placeholderText: qsTr("New profile")
                width: 14 * Theme.text

                onAccepted: root.add()
                onTextEdited: root.refused = false
            }

            PushButton {
                enabled: added.text.trim() !== "" && !App.profiles.has(added.text)
                objectName: "addProfile"
                opacity: enabled ? 1 : 0.55
                text: qsTr("Add")

                onClicked: root.add()
            }
        }

        SpokenText {
            objectName: "refusal"
            text: qsTr("There is already a profile with this name.")
            visible: root.refused || App.profiles.has(added.text)
            width: parent.width
            wrapMode: Text.WordWrap
        }
    }
}
