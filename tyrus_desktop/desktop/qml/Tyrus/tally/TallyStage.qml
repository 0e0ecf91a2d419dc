pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The stage of a tally, alone on the screen while an election is counted or looked at again: its
// two buildings, and between them who leads and the representative, which leans to that side.
FocusScope {
    id: root

    required property GameController controller
    required property Replay replay

    // The height without a rail, for which everything is drawn: else all drawings would be made again
    // whenever the rail comes or goes.
    required property real drawnHeight

    // Whether the player uses the keyboard, and should see where the focus is.
    required property bool focusShown

    readonly property TallyModel tally: controller.state.models.tally
    readonly property bool animated: entered && Theme.motion > 0
    readonly property real turnTime: Math.min(400, tally.turnMs) * Theme.motion
    readonly property int kind: open ? tally.kind : controller.state.kind

    // Read once, as each reading is a call that may have to wait for the interpreter lock.
    readonly property int stop: tally.stop
    readonly property int backs: tally.backs
    readonly property bool open: tally.open
    readonly property int winner: open ? tally.winner : -1
    readonly property int number: open ? tally.number : 0
    readonly property int turned: tally.turned
    readonly property int most: tally.most
    readonly property bool waiting: stop !== TallyModel.None
    readonly property bool decided: winner >= 0

    // Whether the stage is open, with what it shows first; nothing is animated before.
    property bool entered: false

    // As shown: it follows a tile once its face can be read.
    property string standing: open ? tally.standing : ""

    // How far Ivory leads, in points.
    readonly property int lead: bands.count < 2 ? 0 : total(Side.Ivory) - total(Side.Brown)

    // In a look back the rail says and does what the foot does else: the bands have its room, too.
    readonly property real laidHeight: (replay.on ? 1.055 : 1) * height
    readonly property real bandHeight: bandHeightFor(laidHeight)
    readonly property real farY: Math.round(0.103 * laidHeight)
    readonly property real nearY: Math.round(0.541 * laidHeight) - Math.round(0.384 * laidHeight) + bandHeight
    readonly property real middle: (farY + bandHeight + nearY) / 2

    // How far the representative goes into the winner's total.
    readonly property real travel: (nearY - farY - bandHeight + prize.height) / 2 + 0.02 * height

    // The foot gets what two lines of a lesson need, which grow with the texts; the bands have the rest.
    function bandHeightFor(stageHeight: real): real {
        const foot = controller.lesson.running ? 48 * Theme.chrome + 8 * Theme.unit : 0;
        return Math.round(0.384 * stageHeight - Math.max(0, foot - 0.075 * stageHeight) / 2);
    }

    function total(side: int): int {
        return (bands.itemAt(side) as TallyBand)?.shownSums[3] ?? 0;
    }

    function enter(): void {
        entered = tally.open;
    }

    function goOn(): void {
        if (!replay.on)
            controller.skip();
    }

    Accessible.ignored: !enabled
    Accessible.name: head.heading
    Accessible.role: Accessible.Pane
    objectName: "tallyStage"

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
            replay.on ? replay.close() : controller.lesson.running ? controller.lesson.askToLeave() : controller.skip();
        else if (!event.isAutoRepeat && [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key))
            goOn();
    }

    Connections {
        function onChanged(): void {
            if (!root.tally.open) {
                root.entered = false;
            } else if (!root.entered) {
                if (!root.replay.on)
                    foot.takeFocus(root.focusShown ? Qt.TabFocusReason : Qt.MouseFocusReason);
                Qt.callLater(root.enter);
            }
        }

        target: root.tally
    }

    // By cut, as larger movements would take too long.
    Rectangle {
        anchors.fill: parent
        color: Theme.house
    }

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
        controller: root.controller
        kind: root.kind
        number: root.number
        replay: root.replay
        stakes: root.open ? root.tally.stakes : ""
    }

    StageDrawings {
        width: bands.count > 0 ? (bands.itemAt(0) as TallyBand).drawnWidth : 0
    }

    Repeater {
        id: bands

        model: root.tally

        TallyBand {
            animated: root.animated
            awaited: root.stop === TallyModel.Turn && root.backs === 1
            clickable: root.replay.on
            counted: tallySide === Side.Ivory ? root.controller.state.models.ivoryCounted : root.controller.state.models.brownCounted
            height: root.bandHeight
            kind: root.kind
            drawnHeight: root.bandHeightFor(root.drawnHeight)
            dimmed: root.controller.lesson.sumSide >= 0 && root.controller.lesson.sumSide !== tallySide
            prizeHeight: prize.height
            latest: root.stop === TallyModel.None && root.backs > 0 ? root.turned - 1 : -1
            most: root.most
            open: root.open
            near: tallySide === root.controller.state.nearSide
            turnTime: root.turnTime
            width: root.width - 2 * x
            winner: root.winner
            x: Math.round(0.016 * root.width)
            y: (near ? root.nearY : root.farY)

            onTileChosen: row => root.replay.goToCounted(tallySide, row)
        }
    }

    SpokenText {
        color: Theme.houseInk
        font.family: Theme.titleFont
        font.pixelSize: Math.min(root.decided ? Theme.large * 1.25 : Theme.large, 0.04 * root.height)
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        height: root.nearY - root.farY - root.bandHeight
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        objectName: "standing"
        text: root.standing
        verticalAlignment: Text.AlignVCenter
        width: 2 * (prize.x - 0.01 * root.width - parent.width / 2)
        x: (parent.width - width) / 2
        y: root.farY + root.bandHeight
    }

    // The representative leans to the side that leads, and goes to the winner.
    Item {
        id: prize

        readonly property int nearLead: root.controller.state.nearSide === Side.Ivory ? root.lead : -root.lead
        readonly property real lean: root.decided ? Math.sign(nearLead) : Math.max(-1, Math.min(1, nearLead / 8)) * 0.5
        property real shift: lean

        height: Math.round(Drawings.representativeHeight(width))
        objectName: "prize"
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
        controller: root.controller
        replay: root.replay
        stop: root.stop
        bandsEnd: root.nearY + root.bandHeight
    }
}
