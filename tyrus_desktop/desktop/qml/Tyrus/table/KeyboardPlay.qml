import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// Playing by keys: a tile by its number or the arrows, a building by six keys that lie like the
// board or the arrows, Enter to place, Escape to put down. `aim` is the building pointed at; while
// no tile is held the six keys only point. I and L ask where one is, and what lies there.
//
// It has the table's focus: Tab goes on from here to the table's buttons, and Escape comes back.
Control {
    id: root

    required property GameController controller
    property int aim: -1
    property int cursor: -1

    // The six keys as they lie on the keyboard: the far buildings above, the near ones below.
    readonly property string buildingKeys: controller.state.language === "fr" ? "AZEQSD" : "QWEASD"

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
        return Board.building(row === 0 ? Board.other(controller.state.nearSide) : controller.state.nearSide, column);
    }

    function hold(slot: int): void {
        if (slot < 0 || slot >= controller.state.handSize)
            return;
        if (!activeFocus)
            forceActiveFocus(Qt.TabFocusReason);
        cursor = slot;
        controller.hold(slot);
        if (aim < 0)
            aim = building(1, controller.state.kind);
        controller.pointAt(aim);
    }

    function place(target: int): void {
        if (controller.heldSlot >= 0 && target >= 0 && controller.place(controller.heldSlot, target))
            aim = -1;
    }

    function use(target: int): void {
        if (controller.heldSlot >= 0) {
            place(target);
        } else {
            aim = target;
            controller.announceContents(aim);
        }
    }

    function enter(): void {
        if (controller.state.phase === GameController.Placed)
            controller.confirm();
        else if (controller.state.phase === GameController.Looking && !controller.state.lookingAgain)
            controller.stopLooking();
        else
            place(aim);
    }

    function moveAim(rows: int, columns: int): void {
        const row = Board.sideOf(aim) === controller.state.nearSide ? 1 : 0;
        aim = building(Math.max(0, Math.min(1, row + rows)), Board.kindBeside(Board.kindOf(aim), columns));
        controller.pointAt(aim);
    }

    function step(by: int): void {
        if (controller.heldSlot >= 0)
            moveAim(0, by);
        else
            hold(cursor < 0 ? (by > 0 ? 0 : controller.state.handSize - 1) : (cursor + by + controller.state.handSize) % controller.state.handSize);
    }

    Accessible.description: controller.state.prompt
    Accessible.name: qsTr("Table")
    Accessible.role: Accessible.Pane
    focusPolicy: Qt.TabFocus

    Keys.onDownPressed: if (controller.heldSlot >= 0)
        moveAim(1, 0)
    // Who leans on Enter must not look and have looked at once.
    Keys.onEnterPressed: event => {
        if (!event.isAutoRepeat)
            enter();
    }
    Keys.onEscapePressed: {
        if (!activeFocus)
            forceActiveFocus(Qt.TabFocusReason);
        else if (controller.state.phase === GameController.Placed)
            controller.takeBack();
        else
            controller.hold(-1);
    }
    Keys.onLeftPressed: step(-1)
    Keys.onPressed: event => {
        const key = event.text.toUpperCase();
        const target = key === "" ? -1 : buildingKeys.indexOf(key);
        if (controller.state.phase === GameController.Showing && event.key === Qt.Key_Space)
            controller.skip();
        else if (event.text === "?")
            sheetWanted();
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            hold(event.key - Qt.Key_1);
        else if (key !== "" && digitKeys.indexOf(key) >= 0)
            hold(digitKeys.indexOf(key));
        else if (target >= 0)
            use(building(Math.floor(target / Board.kinds), target % Board.kinds));
        else if (key === "I")
            controller.announceStatus(aim);
        else if (key === "L")
            controller.announceContents(aim);
        else
            return;
        event.accepted = true;
    }
    Keys.onReturnPressed: event => {
        if (!event.isAutoRepeat)
            enter();
    }
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: if (controller.heldSlot >= 0)
        moveAim(-1, 0)

    onLostChanged: Qt.callLater(comeBack)

    Connections {
        function onHeldChanged(): void {
            if (root.controller.heldSlot < 0)
                root.aim = -1;
        }

        target: root.controller
    }
}
