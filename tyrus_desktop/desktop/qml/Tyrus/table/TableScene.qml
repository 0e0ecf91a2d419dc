pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The whole table. The models say what is on it, and `TableLayout` where.
FocusScope {
    id: root

    // Whether there is no game.
    readonly property bool welcoming: App.state.phase === GameController.NoGame

    // Whether there has been a game since the program was started.
    property bool hasPlayed: false

    // Whether a tally is on its stage, and nothing else in sight.
    readonly property bool tallied: App.state.models.tally.open

    // Whether the ending covers everything; the table with all tiles turned over is one click away.
    readonly property int phase: App.state.phase
    readonly property bool ended: phase === GameController.Over && !tableShown
    property bool tableShown: false

    // Until the ending is drawn, and has faded in, what was there before stays in sight. While the ending
    // comes, any key belongs to it.
    readonly property bool covered: ended && ((ending.item as EndScene)?.covers ?? false)
    readonly property bool celebrating: ended && ((ending.item as EndScene)?.celebrating ?? false)
    readonly property bool boardOut: tallied || celebrating
    readonly property real rackFoot: places.plateY + places.plateHeight + 0.75 * places.gap

    // What a lesson or advice points at.
    readonly property var marks: App.advice?.building >= 0 ? App.advice : App.lesson

    // Whether the person may place a tile, in the game or only to try it.
    readonly property bool placing: phase === GameController.Person || phase === GameController.Trying

    // The step of the rules about what the pointer or the keys point at.
    readonly property int topic: Board.explained?.step ?? (keyboard.aim >= 0 || App.controller.heldSlot >= 0 ? Board.Tiles : Board.Place)

    // Whether a click on a counted election, or on a tile on the board, goes to its moment.
    readonly property bool clickable: App.replay.clickable

    // The person uses the pointer here.
    signal pressed

    Keys.forwardTo: [celebrating ? ending.item : keyboard]

    // Open or close the ledger; `byKey` also takes the focus there. Everything changes its size at once.
    function moveLedger(byKey: bool): void {
        if (ledger.activeFocus)
            App.replay.on ? (lookBack.item as LookBack).take() : keyboard.forceActiveFocus(Qt.TabFocusReason);
        Theme.resizing = true;
        ledger.move();
        Theme.resizing = false;
        if (ledger.open && byKey)
            ledger.forceActiveFocus(Qt.TabFocusReason);
    }

    // Where a notice of this height begins: over the roofs of the far city, below all headings and above
    // the canal; at the end below the headline.
    function noticeY(noticeHeight: real): real {
        if (ended)
            return 0.2 * ((ending.item as EndScene)?.cityHeight ?? 0);
        return tallied ? 0.11 * height : Math.min(Math.max(0.11 * height, places.roofs), places.farBottom - noticeHeight);
    }

    // Whether a notice fits on the rack, below the name and before the hand: there it covers neither
    // buildings nor tiles, which a look back is about.
    function rackHolds(notice: Item): bool {
        return App.replay.on && !boardOut && notice.height <= rackFoot - places.plateY - 1.6 * Theme.text && places.gap + notice.width <= places.handHome(0, 8).x - places.tileWidth / 2;
    }

    onWelcomingChanged: if (!welcoming)
        hasPlayed = true
    onPhaseChanged: {
        if (phase !== GameController.Over && !App.replay.on)
            tableShown = false;
        if (phase === GameController.Trying)
            keyboard.forceActiveFocus(keyboard.focusReason);
        else if (phase === GameController.Replay && keyboard.activeFocus)
            (lookBack.item as LookBack)?.take();
    }
    onBoardOutChanged: if (!boardOut && !App.replay.on)
        keyboard.forceActiveFocus(keyboard.focusReason)

    TableLayout {
        id: places

        fullHeight: root.height
        fullWidth: root.width
        ledger: ledger.chosen && !root.welcoming && !root.covered
        lesson: App.lesson.running
        nearSide: App.state.nearSide
        railHeight: App.replay.on ? (lookBack.item as LookBack)?.room ?? 0 : 0
        welcome: root.welcoming
    }

    KeyboardPlay {
        id: keyboard

        // Neither below a tally's stage nor below the panel at a lesson's end, which covers the hand.
        Keys.forwardTo: [endKeys]
        enabled: !root.boardOut && !App.lesson.ended
        focus: true

        onLedgerRequested: if (ledger.offered)
            root.moveLedger(true)
        onReplayLeft: App.replay.escape()

        // The board as a stop of Tab, after the hand: here the arrows point at buildings also while no
        // tile is held. The keyboard handles the keys.
        Control {
            id: board

            Accessible.description: keyboard.prompt
            Accessible.ignored: !enabled
            Accessible.name: qsTr("Buildings")
            Accessible.role: Accessible.Pane
            // A player who looks at the slots goes straight on to the button that ends it.
            enabled: !root.welcoming && !root.ended && !keyboard.curtained && App.state.phase !== GameController.Looking
            focusPolicy: enabled ? Qt.TabFocus : Qt.NoFocus
            height: places.rackY - y
            width: places.width
            y: places.farGround - places.farBuildingHeight

            onActiveFocusChanged: keyboard.atBoard = activeFocus
        }
    }

    // At the end Enter presses the primary button, and Escape leads back from the table.
    Item {
        id: endKeys

        function enter(event: KeyEvent): void {
            event.accepted = root.ended;
            if (root.ended)
                (ending.item as EndScene).enter(event);
        }

        Keys.onEnterPressed: event => enter(event)
        Keys.onEscapePressed: event => {
            event.accepted = root.tableShown && root.phase === GameController.Over;
            if (event.accepted)
                root.tableShown = false;
        }
        Keys.onReturnPressed: event => enter(event)
    }

    // Everything but the stage of a tally, which lies over it.
    Item {
        enabled: !root.tallied && !root.ended
        height: places.height
        visible: !root.covered
        width: root.width

        TableGround {
            // Also below a rail: else its drawing would be made again whenever that comes or goes.
            height: root.height
            places: places
            welcoming: root.welcoming
            width: root.width
        }

        Repeater {
            id: buildings

            model: App.state.models.buildings

            BuildingItem {
                readonly property bool near: places.isNear(buildingSide)
                readonly property rect plot: places.plot(index)

                enabled: !App.state.curtained
                aimed: (board.visualFocus && keyboard.aim === index) || root.placing && (tiles.aim === index || keyboard.aim === index || (tiles.aim < 0 && keyboard.aim < 0 && root.marks.building === index))
                acceptsTile: App.controller.heldSlot >= 0 && root.placing
                carried: tiles.under === this
                entered: root.welcoming && (hintRole >= 0 || pointedAt || index < welcome.lit)
                edge: (near ? places.rackY + 2 * places.u : places.farBottom - 4 * places.u) - plot.y
                height: plot.height
                resting: !(inForce || closed || root.welcoming || Theme.contrast)
                overWater: near ? places.canalBottom - plot.y : 0
                houseHeight: near ? places.nearBuildingHeight : places.farBuildingHeight
                width: plot.width
                x: plot.x
                y: plot.y

                onContentsRequested: keyboard.use(index)
                onChosen: {
                    // A tile that may not be placed here is still picked up, for another building.
                    const slot = App.controller.heldSlot;
                    if (acceptsTile && !App.controller.place(slot, index))
                        App.controller.hold(slot);
                }
                onHoverChanged: inside => tiles.pointAt(index, inside)
            }
        }

        // Discarded tiles go in here.
        Picture {
            Accessible.description: App.state.cofferMeaning
            Accessible.ignored: !enabled || root.welcoming
            Accessible.name: qsTr("Discards")
            Accessible.onPressAction: App.openRules(Board.Count)
            Accessible.role: Accessible.Graphic
            height: 0.9 * width
            name: "table/coffer"
            width: Math.round(places.cofferWidth)
            x: places.coffer.x - width / 2
            y: places.coffer.y - height / 2

            Answer {
                meaning: root.welcoming ? "" : App.state.cofferMeaning
                step: Board.Count
                title: qsTr("Discards")
            }
        }

        Item {
            Repeater {
                model: App.state.models.representatives

                RepresentativeToken {
                    required property int berth

                    // It sails to the winner's pier once the stage of its tally has left the canal in sight.
                    readonly property bool waits: root.tallied && chartRow === App.state.models.tally.number - 1

                    moored: chartRow >= 0 && !waits && chartColumn !== Side.Neither
                    home: chartRow < 0 || waits ? places.canalPlace(index) : places.berth(chartColumn, berth)
                    size: chartRow < 0 ? (atStake ? 1.2 : 1) * places.tokenSize : 38 * places.pierUnit
                }
            }
        }

        // Created with the first game. The Loaders name files, so that Qt reads none before the first picture.
        Loader {
            active: App.lesson.running && !App.lesson.ended
            height: places.lessonHeight
            width: places.width - 2 * x
            x: places.gap
            y: places.bandY

            Component.onCompleted: setSource("LessonPrompt.qml", {
                "keysShown": Qt.binding(() => keyboard.visualFocus || board.visualFocus)
            })
        }

        Loader {
            active: root.hasPlayed
            height: places.plateHeight - Math.round(1.75 * Theme.text)
            visible: !App.lesson.running
            width: places.sideWidth
            x: places.gap
            y: places.plateY + Math.round(1.75 * Theme.text)

            Component.onCompleted: setSource("PromptLine.qml", {
                "wide": Qt.binding(() => places.stacked)
            })
        }

        Loader {
            active: root.hasPlayed
            anchors.fill: parent
            visible: !root.welcoming

            Component.onCompleted: setSource("GameSigns.qml", {
                "clickable": Qt.binding(() => root.clickable),
                "ledgerOpen": Qt.binding(() => ledger.open),
                "places": places
            })
            onLoaded: {
                const signs = item as GameSigns;
                signs.ledgerMoved.connect(root.moveLedger);
                signs.electionChosen.connect(App.replay.goToTally);
            }
        }

        TileLayer {
            id: tiles

            anchors.fill: parent
            places: places
            buildings: buildings
            clickable: root.clickable
            keysShown: keyboard.used || keyboard.visualFocus || board.visualFocus
            asked: Math.max(App.review?.reading.asked ?? -1, App.review?.bluffs.asked ?? -1)
            markedSide: root.marks.side
            markedSlot: root.marks.slot
        }

        Welcome {
            id: welcome

            focus: visible
            height: places.height
            width: root.width
            places: places
            visible: root.welcoming

            // A player who begins by a key sees where the focus is, and which keys play.
            onBeginning: byPointer => keyboard.forceActiveFocus(byPointer ? Qt.MouseFocusReason : Qt.TabFocusReason)
        }

        HandMarks {
            focusShown: keyboard.visualFocus
            places: places
        }

        TossCoin {
            firstPlayer: App.state.firstPlayer
            side: App.state.firstSide
            tossing: App.state.tossing
            x: (places.width - width) / 2
            y: (places.farBottom + places.canalBottom - height) / 2
        }

        Loader {
            active: App.state.curtained
            focus: active
            z: 3
            height: places.height
            width: places.width

            Component.onCompleted: setSource("Curtain.qml", {
                "wall": Qt.binding(() => places.farGround - places.farBuildingHeight)
            })
        }

        Loader {
            active: App.lesson.ended
            focus: active
            // Covers the rack of the hand.
            height: places.height - y
            width: places.width
            y: places.rackY

            Component.onCompleted: setSource("LessonEnd.qml", {
                "focus": true,
                "puzzles": Qt.binding(() => App.practice?.puzzles.on ? App.practice.puzzles : null)
            })
        }

        PushButton {
            anchors.horizontalCenter: parent.horizontalCenter
            objectName: "showEnding"
            onWood: true
            text: qsTr("Back to the ending")
            visible: root.tableShown && root.phase === GameController.Over
            y: places.rackY - height - places.gap

            onClicked: root.tableShown = false
        }
    }

    LedgerPlace {
        id: ledger

        clickable: root.clickable
        offered: !root.welcoming && !root.tallied && !root.ended && !App.state.curtained && !App.lesson.ended
        places: places

        onLeaveRequested: root.moveLedger(true)
    }

    Binding {
        property: "still"
        target: Theme
        value: App.replay.still || App.state.arriving
    }

    Binding {
        property: "tempo"
        target: Theme
        value: App.replay.playing ? 1 / App.replay.speed : 1
    }

    // Created when it is first needed.
    Loader {
        id: lookBack

        active: App.replay.on || item !== null
        anchors.fill: parent
        visible: App.replay.on

        onVisibleChanged: {
            if (visible)
                (item as LookBack).take();
            else if (!App.state.curtained)
                keyboard.forceActiveFocus(keyboard.focusReason);
        }

        Component.onCompleted: setSource("../rail/LookBack.qml", {
            "tallied": Qt.binding(() => root.tallied),
            "twoLines": Qt.binding(() => places.large)
        })
    }

    // A player who uses the pointer here needs no ring.
    PointHandler {
        onActiveChanged: {
            if (active && keyboard.visualFocus)
                keyboard.focusReason = Qt.MouseFocusReason;
            if (active) {
                keyboard.used = false;
                root.pressed();
            }
        }
    }

    // A right click anywhere puts a tile down that was picked up.
    TapHandler {
        acceptedButtons: Qt.RightButton
        enabled: App.controller.heldSlot >= 0

        onTapped: App.controller.hold(-1)
    }

    // A click anywhere skips the animation, or the opponent's pause.
    TapHandler {
        enabled: (App.state.phase === GameController.Showing || App.state.phase === GameController.Computer) && !root.tallied

        onTapped: App.controller.skip()
    }

    // Created with the first game, so that a tally can begin at once.
    Loader {
        active: root.hasPlayed
        height: places.height
        width: root.width

        Component.onCompleted: setSource("../tally/TallyStage.qml", {
            "drawnHeight": Qt.binding(() => root.height),
            "focusShown": Qt.binding(() => keyboard.visualFocus),
            "held": Qt.binding(() => root.ended && !root.covered),
            "places": places
        })
    }

    // A look back, and a look at the table, leave it as it is.
    Loader {
        id: ending

        active: root.phase === GameController.Over || (App.replay.on && item !== null)
        anchors.fill: parent
        enabled: root.ended
        visible: root.ended

        Component.onCompleted: setSource("../ending/EndScene.qml")
        onLoaded: (item as EndScene).tableRequested.connect(() => root.tableShown = true)
    }

    WholeRepaint {
        anchors.fill: parent
        z: 1
    }
}
