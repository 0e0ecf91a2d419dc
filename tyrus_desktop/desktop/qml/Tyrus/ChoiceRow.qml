pragma ComponentBehavior: Bound

import QtQuick

// One choice among a few, each a button in a row; `current` is the index of the chosen one.
Flow {
    id: root

    required property string label
    required property list<string> choices
    property int current: 0

    signal chosen(int index)

    Accessible.name: label
    Accessible.role: Accessible.Grouping
    spacing: 6

    Repeater {
        model: root.choices

        PushButton {
            id: choice

            required property int index
            required property string modelData

            Accessible.name: root.label + " " + modelData
            Accessible.role: Accessible.RadioButton
            autoExclusive: true
            checkable: true
            checked: index === root.current
            leftPadding: 12
            rightPadding: 12
            text: modelData

            background: Rectangle {
                border.color: choice.visualFocus ? Theme.goldGlow : (choice.checked ? Theme.purple : Theme.panelEdge)
                border.width: choice.checked || choice.visualFocus ? 2 : 1
                color: choice.checked ? Theme.plotForce : Theme.panel
                radius: 7
            }

            onClicked: {
                root.current = index;
                root.chosen(index);
            }
        }
    }
}
