import QtQuick
import QtQuick.Controls.Basic
import Tyrus.Core

// Playing by keys: a tile by its number or the arrows, a building by six keys that lie like the
// board or the arrows, Enter to place, Escape to put down. `aim` is the building pointed at; while
// no tile is held the six keys only point. I and L ask where one is, and what lies there.
//
// It has the table's focus: Tab goes on from here to the table's buttons, and Escape comes back.
Control {
    id: root

    required property Front front
    property int aim: -1
    property int cursor: -1

    // The six keys as they lie on the keyboard: the far buildings above, the near ones below.
    readonly property string buildingKeys: front.language === "fr" ? "AZEQSD" : "QWEASD"

    // The digits' keys without shift, where shift is needed for digits.
    readonly property string digitKeys: "&É\"'(-È_Ç"

    // What had the focus may go, as a button that is no longer needed, and leave it to the scene.
    readonly property Item focused: Window.activeFocusItem
    readonly property bool lost: focused !== null && (focused === parent || !focused.visible)

    signal sheetWanted

    function comeBack(): void {
        if (lost)
            forceActiveFocus(Qt.OtherFocusReason);
    }

    function building(row: int, column: int): int {
        return 3 * (row === 0 ? 1 - front.nearSide : front.nearSide) + column;
    }

    function hold(slot: int): void {
        if (slot < 0 || slot >= front.handSize)
            return;
        if (!activeFocus)
            forceActiveFocus(Qt.TabFocusReason);
        cursor = slot;
        front.hold(slot);
        if (aim < 0)
            aim = building(1, front.kind);
        front.pointAt(aim);
    }

    function place(target: int): void {
        if (front.heldSlot >= 0 && target >= 0 && front.place(front.heldSlot, target))
            aim = -1;
    }

    function use(target: int): void {
        if (front.heldSlot >= 0) {
            place(target);
        } else {
            aim = target;
            front.tellHere(aim);
        }
    }

    function enter(): void {
        if (front.phase === Front.Placed)
            front.confirm();
        else if (front.phase === Front.Looking && !front.lookingAgain)
            front.stopLooking();
        else
            place(aim);
    }

    function moveAim(rows: int, columns: int): void {
        const row = Math.floor(aim / 3) === front.nearSide ? 1 : 0;
        aim = building(Math.max(0, Math.min(1, row + rows)), (aim % 3 + columns + 3) % 3);
        front.pointAt(aim);
    }

    function step(by: int): void {
        if (front.heldSlot >= 0)
            moveAim(0, by);
        else
            hold(cursor < 0 ? (by > 0 ? 0 : front.handSize - 1) : (cursor + by + front.handSize) % front.handSize);
    }

    Accessible.description: front.prompt
    Accessible.name: qsTr("Table")
    Accessible.role: Accessible.Pane
    focusPolicy: Qt.TabFocus

    Keys.onDownPressed: if (front.heldSlot >= 0)
        moveAim(1, 0)
    // Who leans on Enter must not look and have looked at once.
    Keys.onEnterPressed: event => {
        if (!event.isAutoRepeat)
            enter();
    }
    Keys.onEscapePressed: {
        if (!activeFocus)
            forceActiveFocus(Qt.TabFocusReason);
        else if (front.phase === Front.Placed)
            front.takeBack();
        else
            front.hold(-1);
    }
    Keys.onLeftPressed: step(-1)
    Keys.onPressed: event => {
        const key = event.text.toUpperCase();
        const target = key === "" ? -1 : buildingKeys.indexOf(key);
        if (front.phase === Front.Showing && event.key === Qt.Key_Space)
            front.hurry();
        else if (event.text === "?")
            sheetWanted();
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            hold(event.key - Qt.Key_1);
        else if (key !== "" && digitKeys.indexOf(key) >= 0)
            hold(digitKeys.indexOf(key));
        else if (target >= 0)
            use(building(Math.floor(target / 3), target % 3));
        else if (key === "I")
            front.tellWhere(aim);
        else if (key === "L")
            front.tellHere(aim);
        else
            return;
        event.accepted = true;
    }
    Keys.onReturnPressed: event => {
        if (!event.isAutoRepeat)
            enter();
    }
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: if (front.heldSlot >= 0)
        moveAim(-1, 0)

    onLostChanged: Qt.callLater(comeBack)

    Connections {
        function onHeldChanged(): void {
            if (root.front.heldSlot < 0)
                root.aim = -1;
        }

        target: root.front
    }
}
