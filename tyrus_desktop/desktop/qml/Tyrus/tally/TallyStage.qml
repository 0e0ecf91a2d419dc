pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The stage of a tally, alone on the screen while an election is counted or looked at again: its
// two buildings, and between them who leads and the representative, which leans to that side.
FocusScope {
    id: root

    required property TableLayout places

    // The height without a rail, for which everything is drawn: else all drawings would be made again
    // whenever the rail comes or goes.
    required property real drawnHeight

    // Whether the player uses the keyboard, and should see where the focus is.
    required property bool focusShown

    // Whether it stays as it is after the last verdict, until the ending covers it.
    required property bool held

    readonly property TallyModel tally: App.state.models.tally
    readonly property bool animated: entered && Theme.motion > 0
    readonly property real turnTime: Math.min(400, tally.turnMs) * Theme.motion
    readonly property int kind: shown ? tally.kind : App.state.kind

    // Read once, as each reading is a call that may have to wait for the interpreter lock.
    readonly property int stop: tally.stop
    readonly property int backs: tally.backs
    readonly property bool open: tally.open

    // Whether anything of it is in sight: it is shown until it has shrunk into the building again.
    readonly property bool shown: open || grown > 0
    readonly property int winner: shown ? tally.winner : -1
    readonly property int number: shown ? tally.number : 0
    readonly property string stakes: shown ? tally.stakes : ""
    readonly property bool decisive: stakes !== ""
    readonly property color house: decisive ? Theme.houseLast : Theme.house
    readonly property int turned: tally.turned
    readonly property int most: tally.most
    readonly property bool waiting: stop !== TallyModel.None
    readonly property bool decided: winner >= 0
    readonly property bool ends: shown && tally.ends

    // Whether the last tile waits for the player to turn it: all else is dimmed.
    readonly property bool awaited: stop === TallyModel.Turn && backs === 1

    // Whether the stage is open, with what it shows first; nothing is animated before.
    property bool entered: false

    // How far the building in which the election was held has grown into the stage, from 0 to 1.
    property real grown: 0
    readonly property real spread: Theme.reducedMotion ? 1 : grown
    readonly property rect farPlot: places.plot(Board.building(Board.other(App.state.nearSide), Math.max(0, kind)))
    readonly property rect nearPlot: places.plot(Board.building(App.state.nearSide, Math.max(0, kind)))

    // As shown: it follows a tile once its face can be read.
    property string standing: shown ? tally.standing : ""

    // How far Ivory leads, in points.
    readonly property int lead: bands.count < 2 ? 0 : total(Side.Ivory) - total(Side.Brown)

    // In a look back the rail replaces the foot, so the bands get the room of the foot.
    readonly property real laidHeight: (App.replay.on ? 1.055 : 1) * height
    readonly property real bandHeight: bandHeightFor(laidHeight)
    readonly property real farY: Math.round(0.103 * laidHeight)
    readonly property real nearY: Math.round(0.549 * laidHeight) - Math.round(0.376 * laidHeight) + bandHeight
    readonly property real middle: (farY + bandHeight + nearY) / 2

    // How far the representative goes into the winner's total.
    readonly property real travel: (nearY - farY - bandHeight + prize.height) / 2 + 0.02 * height

    // The foot gets what its button and two lines of a lesson need, which grow with the texts; the bands
    // have the rest.
    function bandHeightFor(stageHeight: real): real {
        const lines = Math.max(foot.buttonHeight, App.lesson.running ? 48 * Theme.chrome : 0) + 8 * Theme.unit;
        return Math.round(0.376 * stageHeight - Math.max(0, lines - 0.075 * stageHeight) / 2);
    }

    function total(side: int): int {
        return (bands.itemAt(side) as TallyBand)?.shownSums[3] ?? 0;
    }

    function enter(): void {
        entered = tally.open;
    }

    // The building grows into the stage, or the stage shrinks into the building. With reduced motion it fades.
    function grow(): void {
        growth.stop();
        if (held)
            return;
        growth.to = open ? 1 : 0;
        if (growth.duration > 0 && tally.kind >= 0)
            growth.start();
        else
            grown = growth.to;
    }

    function mix(from: real, to: real): real {
        return from + (to - from) * spread;
    }

    function goOn(): void {
        if (!App.replay.on)
            App.controller.skip();
    }

    Accessible.ignored: !enabled
    Accessible.name: head.heading
    Accessible.role: Accessible.Pane
    enabled: open
    objectName: "tallyStage"
    opacity: Theme.reducedMotion ? Math.ceil(5 * grown) / 5 : 1
    visible: shown

    onOpenChanged: grow()
    onHeldChanged: {
        growth.stop();
        if (held || !open)
            grown = held ? Math.ceil(grown) : 0;
        else
            grow();
    }

    NumberAnimation {
        id: growth

        duration: Theme.reducedMotion ? Theme.fade : Math.round(350 * Theme.motion)
        easing.type: Easing.InOutCubic
        property: "grown"
        target: root
    }

    Behavior on standing {
        enabled: root.animated

        SequentialAnimation {
            PauseAnimation {
                duration: root.decided || root.waiting ? 0 : root.turnTime * 0.72
            }

            PropertyAction {}
        }
    }

    // Keys that the buttons do not use must not reach the table.
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Escape)
            App.replay.on ? App.replay.close() : App.lesson.running ? App.lesson.askToLeave() : App.controller.skip();
        else if (!event.isAutoRepeat && [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key))
            goOn();
    }

    Connections {
        function onChanged(): void {
            if (!root.tally.open) {
                root.entered = false;
            } else if (!root.entered) {
                if (!App.replay.on)
                    foot.takeFocus(root.focusShown ? Qt.TabFocusReason : Qt.MouseFocusReason);
                Qt.callLater(root.enter);
            }
        }

        target: root.tally
    }

    Rectangle {
        objectName: "house"
        clip: root.spread < 1
        color: root.house
        height: root.mix(root.nearPlot.y + root.nearPlot.height, root.height) - y
        width: root.mix(root.nearPlot.width, root.width)
        x: root.mix(root.nearPlot.x, 0)
        y: root.mix(root.farPlot.y, 0)

        Item {
            height: root.height
            width: root.width
            x: -parent.x
            y: -parent.y

            // Below everything else, so that buttons keep their clicks.
            MouseArea {
                anchors.fill: parent

                onClicked: mouse => {
                    Presses.note(this, false, mapToItem(null, mouse.x, mouse.y));
                    root.goOn();
                }
            }

            TallyHead {
                id: head

                anchors.fill: parent
                kind: root.kind
                number: root.number
                dimmed: root.awaited
                stakes: root.stakes
            }

            StageDrawings {
                width: bands.count > 0 ? (bands.itemAt(0) as TallyBand).drawnWidth : 0
            }

            Repeater {
                id: bands

                model: root.tally

                TallyBand {
                    animated: root.animated
                    awaited: root.awaited
                    clickable: App.replay.on
                    counted: tallySide === Side.Ivory ? App.state.models.ivoryCounted : App.state.models.brownCounted
                    height: root.bandHeight
                    kind: root.kind
                    decisive: root.decisive
                    drawnHeight: root.bandHeightFor(root.drawnHeight)
                    face: App.state.faces[tallySide]
                    grown: root.spread
                    house: root.house
                    houseHeight: near ? root.places.nearBuildingHeight : root.places.farBuildingHeight
                    plot: Qt.rect((near ? root.nearPlot : root.farPlot).x - x, (near ? root.nearPlot : root.farPlot).y - y, root.nearPlot.width, (near ? root.nearPlot : root.farPlot).height)
                    dimmed: App.lesson.sumSide >= 0 && App.lesson.sumSide !== tallySide
                    prizeHeight: prize.height
                    latest: root.stop === TallyModel.None && root.backs > 0 ? root.turned - 1 : -1
                    most: root.most
                    open: root.shown
                    near: tallySide === App.state.nearSide
                    turnTime: root.turnTime
                    width: root.width - 2 * x
                    x: Math.round(0.016 * root.width)
                    y: (near ? root.nearY : root.farY)

                    onTileChosen: row => App.replay.goToCounted(tallySide, row)
                }
            }

            // Who leads, or the verdict, and below it what was bluffed.
            SpokenText {
                id: verdict

                readonly property list<string> lines: root.standing.split("\n")

                Accessible.name: root.standing.replace("\n", " ")
                color: Theme.houseInk
                font.family: Theme.titleFont
                font.pixelSize: Math.min((bluffs.visible ? 0.6 : 0.8) * (root.nearY - root.farY - root.bandHeight), root.ends ? Theme.verdict : root.decided ? 0.8 * Theme.verdict : Theme.large, (root.ends ? 0.055 : 0.044) * root.height)
                font.weight: Font.Bold
                fontSizeMode: Text.HorizontalFit
                height: root.nearY - root.farY - root.bandHeight - (bluffs.visible ? bluffs.height : 0)
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: Theme.least
                objectName: "standing"
                text: lines[0]
                verticalAlignment: Text.AlignVCenter
                width: 2 * (prize.x - 0.01 * root.width - parent.width / 2)
                x: (parent.width - width) / 2
                y: root.farY + root.bandHeight
            }

            Caption {
                id: bluffs

                color: Theme.houseInkSoft
                font.pixelSize: Math.max(Theme.least, Math.min(Theme.small, 0.24 * (root.nearY - root.farY - root.bandHeight)))
                horizontalAlignment: Text.AlignHCenter
                text: verdict.lines[1] ?? ""
                visible: text !== ""
                width: verdict.width
                x: verdict.x
                y: root.nearY - height - 3 * Theme.unit
            }

            // The representative leans to the side that leads, and goes to the winner.
            Item {
                id: prize

                readonly property int nearLead: App.state.nearSide === Side.Ivory ? root.lead : -root.lead
                readonly property real lean: root.decided ? Math.sign(nearLead) : Math.max(-1, Math.min(1, nearLead / 8)) * 0.5
                property real shift: lean

                height: Math.round(Drawings.representativeHeight(width))
                opacity: root.awaited ? 0.4 : 1
                width: Math.round(0.058 * root.width)
                x: 0.016 * root.width + 0.968 * root.width * 0.939 - width / 2
                y: root.middle - height / 2 + shift * root.travel

                Behavior on shift {
                    enabled: root.animated

                    NumberAnimation {
                        duration: Theme.glide
                        easing.type: Easing.OutBack
                    }
                }

                Picture {
                    anchors.fill: parent
                    name: root.kind < 0 ? "" : "representatives/" + Drawings.representatives[root.kind]
                    visible: root.winner !== Side.Neither
                }

                Picture {
                    anchors.fill: parent
                    name: "representatives/null"
                    visible: root.winner === Side.Neither
                }
            }

            TallyFoot {
                id: foot

                anchors.fill: parent
                open: root.open
                stop: root.stop
                winner: root.winner
                bandsEnd: root.nearY + root.bandHeight
            }
        }
    }
}
