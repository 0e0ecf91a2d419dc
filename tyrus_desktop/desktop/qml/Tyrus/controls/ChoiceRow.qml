pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// Radio buttons or tabs in a row; `current` is the index of the chosen one. Tab stops only at the chosen
// button, and the arrow keys change the choice.
Flow {
    id: root

    required property string label
    required property list<string> choices
    property int current: 0

    // Whether they choose a page rather than a value.
    property bool areTabs: false

    // Whether it lies on the wood around a dialog.
    property bool onWood: false

    // The width in a single line; `implicitWidth` allows for several lines.
    readonly property real lineWidth: children.reduce((sum, each) => sum + each.implicitWidth, (choices.length - 1) * spacing)

    signal chosen(int index)

    function choose(index: int): void {
        current = index;
        chosen(index);
    }

    function step(by: int): void {
        const next = (current + by + choices.length) % choices.length;
        (buttons.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
        choose(next);
    }

    Accessible.name: label
    Accessible.role: areTabs ? Accessible.PageTabList : Accessible.Grouping
    spacing: Theme.pixels(6)

    Keys.onDownPressed: step(1)
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: step(-1)

    Repeater {
        id: buttons

        model: root.choices.length

        PushButton {
            required property int index

            Accessible.role: root.areTabs ? Accessible.PageTab : Accessible.RadioButton
            autoExclusive: true
            checkable: true
            checked: index === root.current
            // A focused button stays a tab stop, since Qt does not let it lose that role.
            focusPolicy: index === root.current || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            leftPadding: Theme.pixels(12)
            onWood: root.onWood
            rightPadding: Theme.pixels(12)
            text: root.choices[index] ?? ""

            Accessible.onPressAction: click()  // Qt offers none for a tab.
            onClicked: root.choose(index)
        }
    }
}
