pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The whole table. The models say what is on it, and `TableLayout` where.
FocusScope {
    id: root

    required property GameController controller
    required property Replay replay
    required property SavedGames savedGames

    readonly property alias middleWidth: places.middleWidth
    readonly property alias middleX: places.middleX

    // Whether there is no game: then the panels have nothing to say.
    readonly property bool welcoming: controller.state.phase === GameController.NoGame

    // Whether there has been a game since the program was started.
    property bool hasPlayed: false

    // Whether a tally is on its stage, and nothing else in sight.
    readonly property bool tallied: controller.state.models.tally.open

    // Whether a click on a counted election, or on a tile on the board, goes to its moment.
    readonly property bool clickable: replay.on || (replay.clickable && !((endPanel.item as EndPanel)?.celebrating ?? true))

    signal newGameRequested
    signal rulesRequested
    signal shortcutsRequested

    // The person wants to play on from the moment of the replay.
    signal playOnRequested

    Keys.forwardTo: [keyboard]

    // The y of a notice of this height: over the forum, where no tiles lie, if the board is in sight.
    function noticeY(noticeHeight: real): real {
        return tallied || welcoming || controller.state.curtained ? 5 : places.forumY + (places.forumHeight - noticeHeight) / 2;
    }

    onWelcomingChanged: if (!welcoming)
        hasPlayed = true
    onTalliedChanged: if (!tallied && !replay.on)
        keyboard.forceActiveFocus(keyboard.focusReason)

    TableLayout {
        id: places

        height: root.height - rail.height
        lesson: root.controller.lesson.running
        replay: root.replay.on
        nearSide: root.controller.state.nearSide
        welcome: root.welcoming
        width: root.width
    }

    Binding {
        property: "maxScale"
        target: Theme
        value: places.maxScale
    }

    KeyboardPlay {
        id: keyboard

        enabled: !root.tallied
        focus: true
        controller: root.controller

        onShortcutsRequested: root.shortcutsRequested()

        BoardFocus {
            id: board

            // Who looks at the slots goes straight on to the button that ends it.
            enabled: !root.welcoming && !keyboard.curtained && root.controller.state.phase !== GameController.Looking
            height: places.promptY - y
            keyboard: keyboard
            objectName: "boardFocus"
            width: places.middleWidth
            x: places.middleX
            y: places.farY
        }
    }

    // Everything but the stage of a tally, which lies over it.
    Item {
        enabled: !root.tallied
        height: places.height
        width: root.width

        TableGround {
            anchors.fill: parent
            places: places
            welcoming: root.welcoming
        }

        Repeater {
            model: root.hasPlayed ? root.controller.state.models.players : null

            NamePlate {
                visible: !root.welcoming
                remarks: root.controller.remarks
                height: places.plateHeight
                width: places.leftWidth
                x: places.gap
                y: places.isNear(playerSide) ? places.height - height - places.gap : places.gap
            }
        }

        // The panels are created with the first game: the opening screen need not wait for them.
        Loader {
            id: pile

            // Takes the whole column where there is no room for the reminder of powers.
            readonly property real maxHeight: places.height - 2 * places.plateHeight - 4 * places.gap
            readonly property real usualHeight: Math.min(places.height * 0.36, 252 * Theme.chrome)

            active: root.hasPlayed
            height: maxHeight - usualHeight - places.gap >= memo.minHeight ? usualHeight : maxHeight
            visible: !root.welcoming
            width: places.leftWidth
            x: places.gap
            y: places.plateHeight + 2 * places.gap

            sourceComponent: ElectionPile {
                controller: root.controller
            }
        }

        Loader {
            id: memo

            readonly property real minHeight: 120 * Theme.chrome

            active: root.hasPlayed
            height: places.height - y - places.plateHeight - 2 * places.gap
            visible: height >= minHeight && !root.welcoming
            width: places.leftWidth
            x: places.gap
            y: pile.y + pile.height + places.gap

            sourceComponent: PowersMemo {
                kind: root.controller.state.kind
            }
        }

        Loader {
            id: chart

            active: root.hasPlayed
            visible: !root.welcoming && places.rightShown
            height: Math.min(318 * Theme.chrome, places.height * 0.44)
            width: places.rightWidth
            x: places.rightX
            y: places.gap

            sourceComponent: Chart {
                chart: root.controller.state.models.chart
                clickable: root.clickable
                election: root.controller.state.election

                onElectionChosen: number => root.replay.goToTally(number)
            }
        }

        Loader {
            id: tallyPanel

            active: root.hasPlayed
            height: 164 * Theme.chrome
            visible: !endPanel.active && !root.welcoming && places.rightShown
            width: places.rightWidth
            x: places.rightX
            y: chart.y + chart.height + places.gap

            sourceComponent: TallyPanel {
                tally: root.controller.state.models.tally

                onOpened: root.replay.on ? root.replay.goToTally(tally.number) : root.controller.review.open(tally.number)
            }
        }

        Loader {
            active: root.hasPlayed
            height: places.height - y - places.gap
            visible: height >= 70 * Theme.chrome && !endPanel.active && !root.welcoming && places.rightShown
            width: places.rightWidth
            x: places.rightX
            y: tallyPanel.y + tallyPanel.height + places.gap

            sourceComponent: LogPanel {
                clickable: root.replay.on
                log: root.controller.state.models.log
                memory: root.controller.state.models.memory
                remembering: root.controller.state.remembering

                onLineChosen: row => root.replay.goToLine(row)
                onTileChosen: (side, profession, value) => root.replay.goToTile(side, profession, value)
            }
        }

        Repeater {
            id: buildings

            model: root.controller.state.models.buildings

            BuildingItem {
                enabled: !root.controller.state.curtained
                aimed: (board.visualFocus && keyboard.aim === index) || root.controller.state.phase === GameController.Person && (tiles.aim === index || keyboard.aim === index || (tiles.aim < 0 && keyboard.aim < 0 && root.controller.lesson.building === index))
                height: places.buildingHeight
                near: places.isNear(buildingSide)
                acceptsTile: root.controller.heldSlot >= 0
                width: places.buildingWidth
                x: places.columnX(buildingKind)
                y: near ? places.nearY : places.farY

                onContentsRequested: root.controller.announceContents(index)
                onChosen: {
                    if (root.controller.heldSlot >= 0)
                        root.controller.place(root.controller.heldSlot, index);
                }
                onHoverChanged: inside => tiles.pointAt(index, inside)
            }
        }

        // Discarded tiles go in here.
        Picture {
            Accessible.description: root.controller.state.cofferMeaning
            Accessible.ignored: !enabled || root.welcoming
            Accessible.name: qsTr("Coffer")
            Accessible.role: Accessible.Graphic
            height: 0.9 * width
            name: "table/coffer"
            width: Math.round(places.cofferWidth)
            x: places.coffer.x - width / 2
            y: places.coffer.y - height / 2

            Answer {
                meaning: root.welcoming ? "" : root.controller.state.cofferMeaning
                title: qsTr("Coffer")
            }
        }

        Repeater {
            model: root.controller.state.models.representatives

            RepresentativeToken {
                visible: chartRow < 0 || places.rightShown
                readonly property Chart cells: chartRow >= 0 ? chart.item as Chart : null
                readonly property point cell: cells?.cellCenter(chartRow, chartColumn) ?? Qt.point(0, 0)

                home: cells ? Qt.point(chart.x + cell.x, chart.y + cell.y) : places.forumPlace(index)
                size: cells ? Math.min(26 * Theme.chrome, cells.rowHeight * 1.1) : 48 * places.u
            }
        }

        Loader {
            active: root.controller.lesson.running && !lessonEnd.active
            height: places.promptHeight
            width: places.middleWidth
            x: places.middleX
            y: places.promptY

            sourceComponent: LessonPrompt {
                controller: root.controller
                keysShown: keyboard.visualFocus || board.visualFocus
            }
        }

        Loader {
            active: root.hasPlayed
            height: places.promptHeight
            visible: !root.controller.lesson.running
            width: places.middleWidth
            x: places.middleX
            y: places.promptY

            sourceComponent: PromptLine {
                controller: root.controller
            }
        }

        TileLayer {
            id: tiles

            anchors.fill: parent
            controller: root.controller
            places: places
            buildings: buildings
            clickable: root.clickable
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

            // Who begins by a key sees where the focus is, and which keys play.
            onBeginning: byPointer => keyboard.forceActiveFocus(byPointer ? Qt.MouseFocusReason : Qt.TabFocusReason)
            onNewGameRequested: root.newGameRequested()
            onRulesRequested: root.rulesRequested()
        }

        // The focus ring around the hand while no tile is held; not for players who use the mouse.
        Item {
            height: places.handHeight
            objectName: "tableRing"
            visible: keyboard.visualFocus && root.controller.heldSlot < 0
            width: places.middleWidth
            x: places.middleX
            y: places.handY

            FocusRing {
                inset: 0
                radius: 10
                shown: parent.visible
            }
        }

        // In open play by slots, the row of whose turn it is, with the name.
        Rectangle {
            readonly property bool near: places.isNear(root.controller.state.handSide)

            border.color: Theme.ink
            border.width: 2
            color: "transparent"
            height: near ? places.handHeight : places.farHandHeight + 0.75 * places.gap
            objectName: "rowToPlay"
            radius: 8
            visible: root.controller.state.bySlots && root.controller.state.phase === GameController.Person
            width: near ? places.middleWidth : Math.min(places.middleWidth, 480 * places.u)
            x: places.middleX + (places.middleWidth - width) / 2
            y: near ? places.handY : 0.5 * places.gap
        }

        TossCoin {
            side: root.controller.state.firstSide
            tossing: root.controller.state.tossing
            x: places.middleX + (places.middleWidth - width) / 2
            y: places.forumY + (places.forumHeight - height) / 2
        }

        Loader {
            active: root.controller.state.curtained
            focus: active
            height: places.handY + places.handHeight - y
            width: places.middleWidth + places.gap
            x: places.middleX - places.gap / 2
            y: places.farY - places.gap / 2

            sourceComponent: Curtain {
                controller: root.controller
            }
        }

        // In the place of the log and of the last tally.
        Loader {
            active: endPanel.active
            height: places.height - y - places.gap
            width: places.rightWidth
            x: places.rightX
            y: chart.y + chart.height + places.gap

            sourceComponent: StoryPanel {
                controller: root.controller
            }
        }

        Loader {
            id: lessonEnd

            active: root.controller.lesson.ended
            focus: active
            height: places.height - y - places.gap
            width: places.middleWidth
            x: places.middleX
            y: places.promptY

            sourceComponent: LessonEnd {
                focus: true
                controller: root.controller

                onNewGameRequested: root.newGameRequested()
            }
        }

        Loader {
            id: endPanel

            active: root.controller.state.phase === GameController.Over
            height: places.promptY + places.promptHeight - y
            width: places.middleWidth
            x: places.middleX
            y: places.forumY - places.gap - 1

            sourceComponent: EndPanel {
                // Covers the forum and the frames above it, and leaves every roof visible.
                boardHeight: places.forumHeight + 4.5 * places.gap
                controller: root.controller
                replay: root.replay
                roomAbove: endPanel.y

                onNewGameRequested: root.newGameRequested()
            }
        }
    }

    Binding {
        property: "still"
        target: Theme
        value: root.replay.still
    }

    Binding {
        property: "tempo"
        target: Theme
        value: root.replay.playing ? 1 / root.replay.speed : 1
    }

    // Created when it is first needed.
    Loader {
        id: rail

        active: root.replay.on || item !== null
        anchors.bottom: parent.bottom
        height: root.replay.on ? 88 * Theme.chrome : 0
        visible: root.replay.on
        width: parent.width

        onVisibleChanged: {
            if (visible)
                (item as Rail).take();
            else
                keyboard.forceActiveFocus(keyboard.focusReason);
        }

        sourceComponent: Rail {
            controller: root.controller
            replay: root.replay

            onPlayOnRequested: root.playOnRequested()
        }
    }

    PointHandler {
        onActiveChanged: if (active && keyboard.visualFocus)
            keyboard.focusReason = Qt.MouseFocusReason
    }

    // A click anywhere skips the animation.
    TapHandler {
        enabled: root.controller.state.phase === GameController.Showing && !root.tallied

        onTapped: root.controller.skip()
    }

    // A click anywhere ends the celebration at once.
    TapHandler {
        enabled: endPanel.active && !root.tallied

        onTapped: (endPanel.item as EndPanel)?.finish()
    }

    // Created with the first game, so that a tally can begin at once.
    Loader {
        id: stage

        active: root.hasPlayed
        height: places.height
        visible: root.tallied
        width: root.width

        sourceComponent: TallyStage {
            controller: root.controller
            focusShown: keyboard.visualFocus
            replay: root.replay
        }
    }
}
