import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// Play by keyboard. Digits or arrows pick a tile; six keys, arranged like the board, or arrows pick
// a building; Enter places the tile and Escape puts it down. `aim` is the building pointed at.
// While no tile is held, the six keys only point. Two keys read the state of the game and what is in
// the building. `App.controller.keys` says which key is which.
//
// It holds the table's focus, for the hand: Tab moves on to the board and then to the table's
// buttons, and Escape returns here.
Control {
    id: root

    property int aim: -1

    // The slot picked up last, from which the arrows go on.
    property int cursor: -1

    // Whether the board has the focus: then the arrows point at buildings.
    property bool atBoard: false

    // The kind of the election in force; -1 before the first.
    readonly property int kind: App.state.kind

    // Whether the player has picked up tiles by keys, since the pointer was last used here.
    property bool used: false

    // Whether the arrows move `aim`.
    readonly property bool pointing: aim >= 0 && !looking && (atBoard || App.controller.heldSlot >= 0)

    // Whether a person looks at their slots: then a tile picked up moves to another slot.
    readonly property bool looking: App.state.phase === GameController.Looking

    // In a sorted hand it would tell the next person the rank of what this one picked up.
    readonly property bool curtained: App.state.curtained

    // Whether the item with the focus has disappeared, such as a button that is no longer needed. Of a
    // panel that has gone its empty loader keeps the focus.
    readonly property Item focusItem: Window.activeFocusItem
    readonly property bool focusLost: focusItem !== null && (focusItem === parent || !focusItem.visible || (focusItem as Loader)?.item === null)

    readonly property string prompt: App.state.prompt

    signal ledgerRequested

    // Escape, while the focus is outside the rail.
    signal replayLeft

    function regainFocus(): void {
        if (focusLost)
            forceActiveFocus(Qt.OtherFocusReason);
    }

    function building(row: int, column: int): int {
        return Board.building(row === 0 ? Board.other(App.state.nearSide) : App.state.nearSide, column);
    }

    // Forget what was pointed at: for another game, or behind the curtain for another person.
    function reset(): void {
        cursor = aim = -1;
    }

    function hold(slot: int): void {
        const phase = App.state.phase;
        if (slot < 0 || slot >= App.state.handSize || curtained || !enabled || phase === GameController.Replay)
            return;
        if (!activeFocus && !atBoard) {
            if (phase === GameController.Over)
                return;  // There the buttons have the focus.
            forceActiveFocus(Qt.TabFocusReason);
        }
        cursor = slot;
        used = true;
        if (looking && App.controller.heldSlot >= 0) {
            App.controller.moveTo(slot);
            App.controller.hold(-1);
            return;
        }
        App.controller.hold(slot);
        if (App.controller.heldSlot < 0 || looking)
            return;
        if (aim < 0)
            aim = building(1, App.state.kind);
        App.controller.pointAt(aim);
    }

    function place(target: int): void {
        if (App.controller.heldSlot < 0 || target < 0)
            return;
        const slot = App.controller.heldSlot;
        if (!App.controller.place(slot, target))
            App.controller.hold(slot);  // A lesson has refused it: the tile stays picked up, as after a click.
        else if (!atBoard)
            aim = -1;
    }

    function use(target: int): void {
        if (App.state.phase === GameController.NoGame)
            return;
        if (App.controller.heldSlot >= 0 && !looking) {
            place(target);
        } else {
            if (!curtained)
                aim = target;
            App.controller.announceContents(target);
        }
    }

    function enter(): void {
        if (App.state.phase === GameController.Placed)
            App.controller.confirm();
        else if (App.state.phase === GameController.Showing)
            App.controller.turnAll();
        else if (looking)
            App.controller.hold(-1);
        else if (App.controller.heldSlot >= 0)
            place(aim);
        else if (atBoard)
            App.controller.announceContents(aim);
    }

    function moveAim(rows: int, columns: int): void {
        const row = Board.sideOf(aim) === App.state.nearSide ? 1 : 0;
        aim = building(Math.max(0, Math.min(1, row + rows)), Board.kindBeside(Board.kindOf(aim), columns));
        App.controller.pointAt(aim);
    }

    function stepInHand(by: int): void {
        const size = App.state.handSize;
        // The tile in the last slot may just have been placed.
        const beyond = cursor < 0 || cursor >= size;
        hold(beyond ? (by > 0 ? 0 : size - 1) : (cursor + by + size) % size);
    }

    function step(by: int): void {
        if (pointing) {
            moveAim(0, by);
        } else if (looking && App.controller.heldSlot >= 0) {
            App.controller.moveTo(App.controller.heldSlot + by);
            cursor = App.controller.heldSlot;
        } else {
            stepInHand(by);
        }
    }

    Accessible.description: prompt
    Accessible.ignored: !enabled
    Accessible.name: App.state.gameOn || App.lesson.running ? qsTr("Hand") : qsTr("Table")
    Accessible.role: Accessible.Pane
    focusPolicy: App.state.phase === GameController.NoGame || curtained ? Qt.NoFocus : Qt.TabFocus

    Keys.onDownPressed: if (pointing)
        moveAim(1, 0)
    // Holding Enter down must not place a second tile.
    Keys.onEnterPressed: event => {
        if (!event.isAutoRepeat)
            enter();
    }
    Keys.onEscapePressed: {
        if (curtained || App.state.phase === GameController.NoGame)
            return;
        if (App.state.phase === GameController.Replay || (App.state.phase === GameController.Trying && App.controller.heldSlot < 0))
            replayLeft();
        else if (App.lesson.running && App.controller.heldSlot < 0)
            App.lesson.askToLeave();
        else if (!activeFocus && !(atBoard && App.controller.heldSlot >= 0))
            forceActiveFocus(Qt.TabFocusReason);
        else if (App.state.phase === GameController.Placed)
            App.controller.takeBack();
        else
            App.controller.hold(-1);
    }
    Keys.onLeftPressed: step(-1)
    Keys.onReturnPressed: event => {
        if (!event.isAutoRepeat)
            enter();
    }
    Keys.onRightPressed: step(1)
    Keys.onSpacePressed: event => {
        const phase = App.state.phase;
        event.accepted = phase === GameController.Showing || phase === GameController.Computer;
        if (event.accepted && !event.isAutoRepeat)
            App.controller.skip();
    }
    Keys.onUpPressed: if (pointing)
        moveAim(-1, 0)

    onAtBoardChanged: {
        if (atBoard && !curtained) {
            aim = aim < 0 ? building(1, Math.max(0, App.state.kind)) : aim;
            App.controller.pointAt(aim);
        } else if (App.controller.heldSlot < 0) {
            aim = -1;
        }
    }
    onCurtainedChanged: reset()
    onLookingChanged: reset()
    onKindChanged: if (atBoard && aim < 0 && kind >= 0)
        aim = building(1, kind)
    onFocusLostChanged: Qt.callLater(regainFocus)

    // PySide creates all of Qt's classes when it is first given an item.
    Connections {
        function onSettledChanged(): void {
            App.controller.keys.listenTo(root);
        }

        target: Theme
    }

    Connections {
        function onHeldChanged(): void {
            if (App.controller.heldSlot < 0 && !root.atBoard)
                root.aim = -1;
        }

        function onSeated(): void {
            root.reset();
        }

        target: App.controller
    }

    Connections {
        function onBuildingChosen(row: int, column: int): void {
            root.use(root.building(row, column));
        }

        function onContentsAsked(): void {
            App.controller.announceContents(root.aim);
        }

        function onLedgerAsked(): void {
            root.ledgerRequested();
        }

        function onHistoryAsked(): void {
            App.controller.announceHistory();
        }

        function onSheetAsked(): void {
            App.open(Sheet.Shortcuts);
        }

        function onStatusAsked(): void {
            App.controller.announceStatus(root.aim);
        }

        function onTilePicked(slot: int): void {
            root.hold(slot);
        }

        target: App.controller.keys
    }
}
