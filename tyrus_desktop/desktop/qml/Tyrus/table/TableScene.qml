pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus
import Tyrus.Core

// The whole table. The models say what is on it, and `TableLayout` where.
FocusScope {
    id: root

    required property GameController controller
    required property Replay replay
    required property SavedGames savedGames
    property var review: null

    // Null until it is asked for.
    property var practice: null

    // The width of a drawer beside the scene, whatever the scene's own size.
    readonly property real strip: 276

    // How much of the window a drawer beside the scene takes.
    readonly property real drawerRoom: besides && (drawer.open || (tallied && controller.state.settings.drawer)) ? strip : 0

    // The width of an open drawer, wherever it is.
    readonly property real drawerCover: drawer.open ? drawer.width : 0

    // Whether the window is so wide that a drawer beside the scene hardly makes it smaller.
    readonly property bool besides: Theme.scale <= 1.15 && (width - strip) / 1280 >= 0.95 * height / 800

    // Whether there is no game.
    readonly property bool welcoming: controller.state.phase === GameController.NoGame

    // Whether there has been a game since the program was started.
    property bool hasPlayed: false

    // Whether a tally is on its stage, and nothing else in sight.
    readonly property bool tallied: controller.state.models.tally.open

    // Whether the ending covers everything; the table with all tiles turned over is one click away.
    readonly property int phase: controller.state.phase
    readonly property bool ended: phase === GameController.Over && !tableShown
    property bool tableShown: false

    // What a lesson or advice points at.
    readonly property var advice: controller.advice
    readonly property var marks: advice?.building >= 0 ? advice : controller.lesson

    // Whether the person may place a tile, in the game or only to try it.
    readonly property bool placing: phase === GameController.Person || phase === GameController.Trying

    // The step of the rules about what the pointer or the keys point at.
    readonly property int topic: Board.explained?.step ?? (keyboard.aim >= 0 || controller.heldSlot >= 0 ? Board.Tiles : Board.Place)

    // Whether a click on a counted election, or on a tile on the board, goes to its moment.
    readonly property bool clickable: replay.clickable

    signal newGameRequested
    signal practiceRequested
    signal rulesRequested
    signal reviewRequested
    signal shareRequested
    signal shortcutsRequested

    // The person wants to play on from the moment of the replay.
    signal playOnRequested
    signal chanceTableRequested

    // The person uses the pointer here.
    signal pressed

    Keys.forwardTo: [keyboard]

    // Open or close the drawer; `byKey` also takes the focus there. Everything changes its size at once.
    function moveDrawer(byKey: bool): void {
        if (drawer.activeFocus)
            replay.on ? (lookBack.item as LookBack).take() : keyboard.forceActiveFocus(Qt.TabFocusReason);
        Theme.resizing = true;
        controller.state.settings.drawer = !drawer.open;
        Theme.resizing = false;
        if (drawer.open && byKey)
            drawer.forceActiveFocus(Qt.TabFocusReason);
    }

    // Where a notice of this height begins: over the roofs of the far city, below all headings and above
    // the canal; at the end below the headline.
    function noticeY(noticeHeight: real): real {
        if (ended)
            return 0.2 * ((ending.item as EndScene)?.cityHeight ?? 0);
        return tallied ? 0.11 * height : Math.min(Math.max(0.11 * height, places.roofs), places.farBottom - noticeHeight);
    }

    onWelcomingChanged: if (!welcoming)
        hasPlayed = true
    onPhaseChanged: {
        if (phase !== GameController.Over && !replay.on)
            tableShown = false;
        if (phase === GameController.Trying)
            keyboard.forceActiveFocus(keyboard.focusReason);
        else if (phase === GameController.Replay && keyboard.activeFocus)
            (lookBack.item as LookBack)?.take();
    }
    onTalliedChanged: if (!tallied && !replay.on)
        keyboard.forceActiveFocus(keyboard.focusReason)

    TableLayout {
        id: places

        drawerWidth: root.drawerRoom
        fullHeight: root.height
        fullWidth: root.width
        lesson: root.controller.lesson.running
        nearSide: root.controller.state.nearSide
        railHeight: root.replay.on ? (lookBack.item as LookBack)?.room ?? 0 : 0
        welcome: root.welcoming
    }

    KeyboardPlay {
        id: keyboard

        // Neither below a tally's stage nor below the panel at a lesson's end, which covers the hand.
        enabled: !root.tallied && !root.controller.lesson.ended
        focus: true
        controller: root.controller

        onDrawerRequested: if (drawer.offered)
            root.moveDrawer(true)
        onReplayLeft: root.replay.escape()
        onShortcutsRequested: root.shortcutsRequested()

        // The board as a stop of Tab, after the hand: here the arrows point at buildings also while no
        // tile is held. The keyboard handles the keys.
        Control {
            id: board

            Accessible.description: keyboard.prompt
            Accessible.ignored: !enabled
            Accessible.name: qsTr("Buildings")
            Accessible.role: Accessible.Pane
            // A player who looks at the slots goes straight on to the button that ends it.
            enabled: !root.welcoming && !root.ended && !keyboard.curtained && root.controller.state.phase !== GameController.Looking
            focusPolicy: enabled ? Qt.TabFocus : Qt.NoFocus
            height: places.rackY - y
            width: places.width
            y: places.farGround - places.farBuildingHeight

            onActiveFocusChanged: keyboard.atBoard = activeFocus
        }
    }

    // Everything but the stage of a tally, which lies over it.
    Item {
        enabled: !root.tallied && !root.ended
        height: places.height
        visible: !root.ended
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

            model: root.controller.state.models.buildings

            BuildingItem {
                readonly property bool near: places.isNear(buildingSide)
                readonly property rect plot: places.plot(index)

                enabled: !root.controller.state.curtained
                aimed: (board.visualFocus && keyboard.aim === index) || root.placing && (tiles.aim === index || keyboard.aim === index || (tiles.aim < 0 && keyboard.aim < 0 && root.marks.building === index))
                acceptsTile: root.controller.heldSlot >= 0 && root.placing
                entered: root.welcoming && hintRole >= 0
                edge: (near ? places.rackY + 2 * places.u : places.farBottom - 4 * places.u) - plot.y
                height: plot.height
                overWater: near ? places.canalBottom - plot.y : 0
                houseHeight: near ? places.nearBuildingHeight : places.farBuildingHeight
                width: plot.width
                x: plot.x
                y: plot.y

                onContentsRequested: keyboard.use(index)
                onChosen: {
                    // A tile that may not be placed here is still picked up, for another building.
                    const slot = root.controller.heldSlot;
                    if (acceptsTile && !root.controller.place(slot, index))
                        root.controller.hold(slot);
                }
                onHoverChanged: inside => tiles.pointAt(index, inside)
            }
        }

        // Discarded tiles go in here.
        Picture {
            Accessible.description: root.controller.state.cofferMeaning
            Accessible.ignored: !enabled || root.welcoming
            Accessible.name: qsTr("Discards")
            Accessible.onPressAction: Board.rulesRequested(Board.Count)
            Accessible.role: Accessible.Graphic
            height: 0.9 * width
            name: "table/coffer"
            width: Math.round(places.cofferWidth)
            x: places.coffer.x - width / 2
            y: places.coffer.y - height / 2

            Answer {
                meaning: root.welcoming ? "" : root.controller.state.cofferMeaning
                step: Board.Count
                title: qsTr("Discards")
            }
        }

        Item {
            Repeater {
                model: root.controller.state.models.representatives

                RepresentativeToken {
                    required property int berth

                    // It sails to the winner's quay once the stage of its tally has left the canal in sight.
                    readonly property bool waits: root.tallied && chartRow === root.controller.state.models.tally.number - 1

                    home: chartRow < 0 || waits ? places.canalPlace(index) : places.berth(chartColumn, berth)
                    size: chartRow < 0 ? (atStake ? 1.2 : 1) * places.tokenSize : Math.max(0.96 * places.tokenSize, 40 * places.u)
                }
            }
        }

        // Created with the first game. The Loaders name files, so that Qt reads none before the first picture.
        Loader {
            active: root.controller.lesson.running && !root.controller.lesson.ended
            height: places.lessonHeight
            width: places.width - 2 * x
            x: places.gap
            y: places.bandY

            Component.onCompleted: setSource("LessonPrompt.qml", {
                "controller": root.controller,
                "keysShown": Qt.binding(() => keyboard.visualFocus || board.visualFocus)
            })
        }

        Loader {
            active: root.hasPlayed
            height: places.height - y - places.gap
            visible: !root.controller.lesson.running
            width: places.sideWidth
            x: places.gap
            y: places.plateY + Math.round(1.75 * Theme.text)

            Component.onCompleted: setSource("PromptLine.qml", {
                "controller": root.controller,
                "told": Qt.binding(() => drawer.open)
            })
        }

        Loader {
            active: root.hasPlayed
            anchors.fill: parent
            visible: !root.welcoming

            Component.onCompleted: setSource("GameSigns.qml", {
                "clickable": Qt.binding(() => root.clickable),
                "controller": root.controller,
                "drawerOpen": Qt.binding(() => drawer.open),
                "drawerX": Qt.binding(() => root.width - root.drawerCover),
                "places": places,
                "told": Qt.binding(() => drawer.open || root.replay.on)
            })
            onLoaded: {
                const signs = item as GameSigns;
                signs.drawerMoved.connect(root.moveDrawer);
                signs.electionChosen.connect(root.replay.goToTally);
            }
        }

        TileLayer {
            id: tiles

            anchors.fill: parent
            controller: root.controller
            places: places
            buildings: buildings
            clickable: root.clickable
            keysShown: keyboard.used || keyboard.visualFocus || board.visualFocus
            advice: root.advice
            asked: Math.max(root.review?.reading.asked ?? -1, root.review?.bluffs.asked ?? -1)
            markedSide: root.marks.side
            markedSlot: root.marks.slot
            replay: root.replay
        }

        Welcome {
            controller: root.controller
            focus: visible
            height: places.height
            width: root.width
            places: places
            savedGames: root.savedGames
            visible: root.welcoming

            // A player who begins by a key sees where the focus is, and which keys play.
            onBeginning: byPointer => keyboard.forceActiveFocus(byPointer ? Qt.MouseFocusReason : Qt.TabFocusReason)
            onNewGameRequested: root.newGameRequested()
            onPracticeRequested: root.practiceRequested()
            onRulesRequested: root.rulesRequested()
        }

        HandMarks {
            controller: root.controller
            focusShown: keyboard.visualFocus
            places: places
        }

        TossCoin {
            firstPlayer: root.controller.state.firstPlayer
            side: root.controller.state.firstSide
            tossing: root.controller.state.tossing
            x: (places.width - width) / 2
            y: (places.farBottom + places.canalBottom - height) / 2
        }

        Loader {
            active: root.controller.state.curtained
            focus: active
            z: 3
            height: places.height
            width: places.width

            Component.onCompleted: setSource("Curtain.qml", {
                "controller": root.controller,
                "handY": Qt.binding(() => places.handY),
                "wall": Qt.binding(() => places.farGround - places.farBuildingHeight)
            })
        }

        Loader {
            active: root.controller.lesson.ended
            focus: active
            // Covers the rack of the hand.
            height: places.height - y
            width: places.width
            y: places.rackY

            Component.onCompleted: setSource("LessonEnd.qml", {
                "controller": root.controller,
                "focus": true,
                "puzzles": Qt.binding(() => root.practice?.puzzles.on ? root.practice.puzzles : null)
            })
            onLoaded: (item as LessonEnd).newGameRequested.connect(root.newGameRequested)
        }

        PushButton {
            anchors.horizontalCenter: parent.horizontalCenter
            objectName: "showEnding"
            onWood: true
            text: qsTr("Back to the ending")
            visible: root.phase === GameController.Over
            y: places.rackY - height - places.gap

            onClicked: root.tableShown = false
        }
    }

    // Created when it is first opened, and empty under a curtain.
    Loader {
        id: drawer

        readonly property bool offered: !root.welcoming && !root.tallied && !root.ended && !keyboard.curtained
        readonly property bool open: offered && root.controller.state.settings.drawer
        property bool kept: false

        active: kept
        enabled: open
        // Over the scene, it leaves the rack free.
        height: root.besides ? places.height : places.rackY
        visible: open
        width: root.besides ? root.strip : Math.min(300 * Theme.panelUnit, 0.6 * root.width)
        x: root.width - width

        onOfferedChanged: kept = kept && !keyboard.curtained
        onOpenChanged: kept = kept || open

        Component.onCompleted: setSource("Drawer.qml", {
            "clickable": Qt.binding(() => root.clickable),
            "controller": root.controller,
            "replay": root.replay
        })
        onLoaded: (item as Drawer).leaveRequested.connect(() => root.moveDrawer(true))
    }

    Binding {
        property: "still"
        target: Theme
        value: root.replay.still || root.controller.state.arriving
    }

    Binding {
        property: "tempo"
        target: Theme
        value: root.replay.playing ? 1 / root.replay.speed : 1
    }

    // Created when it is first needed.
    Loader {
        id: lookBack

        active: root.replay.on || item !== null
        anchors.fill: parent
        visible: root.replay.on

        onVisibleChanged: {
            if (visible)
                (item as LookBack).take();
            else if (!root.controller.state.curtained)
                keyboard.forceActiveFocus(keyboard.focusReason);
        }

        Component.onCompleted: setSource("../rail/LookBack.qml", {
            "controller": root.controller,
            "replay": root.replay,
            "review": Qt.binding(() => root.review),
            "tallied": Qt.binding(() => root.tallied),
            "twoLines": Qt.binding(() => places.large)
        })
        onLoaded: {
            (item as LookBack).playOnRequested.connect(root.playOnRequested);
            (item as LookBack).chanceTableRequested.connect(root.chanceTableRequested);
        }
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
        enabled: root.controller.heldSlot >= 0

        onTapped: root.controller.hold(-1)
    }

    // A click anywhere skips the animation, or the opponent's pause.
    TapHandler {
        enabled: (root.controller.state.phase === GameController.Showing || root.controller.state.phase === GameController.Computer) && !root.tallied

        onTapped: root.controller.skip()
    }

    // Created with the first game, so that a tally can begin at once.
    Loader {
        active: root.hasPlayed
        height: places.height
        width: root.width

        Component.onCompleted: setSource("../tally/TallyStage.qml", {
            "controller": root.controller,
            "drawnHeight": Qt.binding(() => root.height),
            "focusShown": Qt.binding(() => keyboard.visualFocus),
            "places": places,
            "replay": root.replay
        })
    }

    // Until the ending is there, the darkness of the tally.
    Rectangle {
        anchors.fill: parent
        color: Theme.houseLast
        visible: root.ended
    }

    // A look back, and a look at the table, leave it as it is.
    Loader {
        id: ending

        active: root.phase === GameController.Over || (root.replay.on && item !== null)
        anchors.fill: parent
        enabled: root.ended
        visible: root.ended

        Component.onCompleted: setSource("../ending/EndScene.qml", {
            "controller": root.controller,
            "replay": root.replay,
            "review": Qt.binding(() => root.review),
            "savedGames": root.savedGames
        })
        onLoaded: {
            const scene = item as EndScene;
            scene.newGameRequested.connect(root.newGameRequested);
            scene.reviewRequested.connect(root.reviewRequested);
            scene.shareRequested.connect(root.shareRequested);
            scene.tableRequested.connect(() => root.tableShown = true);
        }
    }

    WholeRepaint {
        anchors.fill: parent
        replay: root.replay
        z: 1
    }
}
