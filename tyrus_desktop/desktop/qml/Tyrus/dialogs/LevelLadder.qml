pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// The levels as bars as high as their measured strength; a click or the arrow keys choose one.
Row {
    id: root

    required property string label
    required property list<var> levels
    property int current: 0

    readonly property real lowest: levels.length > 0 ? levels[0].elo : 0
    readonly property real highest: levels.length > 0 ? levels[levels.length - 1].elo : 1

    signal chosen(int index)

    function choose(index: int): void {
        if (index < 0 || index >= levels.length)
            return;
        // Before `current` changes: an item with the focus must not lose its Tab stop.
        (steps.itemAt(index) as Item).forceActiveFocus(Qt.TabFocusReason);
        current = index;
        chosen(index);
    }

    Accessible.name: label
    Accessible.role: Accessible.Grouping
    height: 48 + 2.2 * Theme.text
    spacing: 3

    Repeater {
        id: steps

        model: root.levels.length

        AbstractButton {
            id: step

            required property int index

            readonly property var level: root.levels[index]
            readonly property bool reached: index <= root.current

            Accessible.description: level.sentence
            Accessible.name: qsTr("%1, level\u00a0%2 of\u00a0%3, %4 Elo").arg(level.name).arg(index + 1).arg(root.levels.length).arg(level.elo)
            Accessible.role: Accessible.RadioButton
            autoExclusive: true
            checkable: true
            checked: index === root.current
            focusPolicy: checked ? Qt.StrongFocus : Qt.ClickFocus
            height: root.height
            objectName: "step"
            width: (root.width - (root.levels.length - 1) * root.spacing) / root.levels.length

            Keys.onLeftPressed: root.choose(index - 1)
            Keys.onRightPressed: root.choose(index + 1)

            background: Item {
                Rectangle {
                    id: bar

                    anchors.bottom: parent.bottom
                    border.color: step.reached ? Theme.purple : Theme.panelEdge
                    border.width: step.checked ? 2 : 1
                    color: step.checked ? Theme.purpleFill : step.reached ? Theme.chosen : Theme.panel
                    height: 1.9 * Theme.text + (parent.height - 1.9 * Theme.text) * (step.level.elo - root.lowest) / (root.highest - root.lowest)
                    radius: 4
                    width: parent.width

                    Rectangle {
                        anchors.fill: parent
                        color: Theme.ink
                        opacity: 0.08
                        radius: 4
                        visible: step.hovered
                    }

                    FocusRing {
                        radius: 4
                        shown: step.visualFocus
                    }
                }
            }
            contentItem: Item {
                Caption {
                    anchors.horizontalCenter: parent.horizontalCenter
                    color: step.checked ? Theme.fillInk : step.reached ? Theme.ink : Theme.inkSoft
                    font.bold: step.checked
                    font.pixelSize: Math.min(Theme.small, step.width / 2.9)
                    text: step.level.elo
                    y: step.height - bar.height + 0.35 * Theme.text
                }
            }

            onClicked: root.choose(index)
        }
    }
}
