pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The choice of lenses; hidden if there is only one.
Row {
    id: root

    readonly property list<string> names: [qsTr("Ivory"), qsTr("Brown"), qsTr("Everything")]

    Accessible.name: qsTr("Whose eyes")
    Accessible.role: Accessible.Grouping
    spacing: 4 * Theme.panelUnit
    visible: App.replay.lenses.length > 1

    Repeater {
        model: root.visible ? root.names.length : 0

        RailButton {
            id: choice

            required property int index

            Accessible.role: Accessible.RadioButton
            autoExclusive: true
            checkable: true
            checked: App.replay.lens === index
            objectName: "lens" + index
            text: root.names[index]

            onClicked: App.replay.setLens(index)

            Answer {
                clickTaken: true
                meaning: qsTr("Key: %1. Hold O to look through the other side’s eyes.").arg(choice.index + 1)
                title: choice.text
            }
        }
    }
}
