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
    readonly property bool reviewing: tally.reviewing
    readonly property bool animated: entered && !reviewing && Theme.motion > 0
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
    readonly property list<string> headings: [qsTr("Election\u00a0%1 · a General"), qsTr("Election\u00a0%1 · a Merchant Guildmaster"), qsTr("Election\u00a0%1 · a High Priest")]

    // Whether the stage is open, with what it shows first; nothing is animated before.
    property bool entered: false

    // As shown: it follows a tile once its face can be read.
    property string standing: open ? tally.standing : ""

    // How far Ivory leads, in points.
    readonly property int lead: bands.count < 2 ? 0 : total(Side.Ivory) - total(Side.Brown)
    readonly property real bandHeight: Math.round(0.384 * height)
    readonly property real farY: Math.round(0.103 * height)
    readonly property real nearY: Math.round(0.541 * height)
    readonly property real middle: (farY + bandHeight + nearY) / 2

    // How far the representative goes into the winner's total.
    readonly property real travel: (nearY - farY - bandHeight + prize.height) / 2 + 0.014 * height

    function total(side: int): int {
        return (bands.itemAt(side) as TallyBand)?.shownSums[3] ?? 0;
    }

    function enter(): void {
        entered = tally.open;
    }

    function goOn(): void {
        if (!reviewing)
            controller.skip();
    }

    Accessible.ignored: !enabled
    Accessible.name: heading.text
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
            reviewing ? controller.review.close() : controller.lesson.running ? controller.lesson.leave() : controller.skip();
        else if (reviewing && (event.key === Qt.Key_Left || event.key === Qt.Key_Right))
            controller.review.step(event.key === Qt.Key_Left ? -1 : 1);
        else if (!event.isAutoRepeat && [Qt.Key_Space, Qt.Key_Return, Qt.Key_Enter].includes(event.key))
            goOn();
    }

    Connections {
        function onChanged(): void {
            if (!root.tally.open) {
                root.entered = false;
            } else if (!root.entered) {
                if (!root.replay.on)
                    next.forceActiveFocus(root.focusShown ? Qt.TabFocusReason : Qt.MouseFocusReason);
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

        onClicked: root.goOn()
    }

    Picture {
        id: card

        height: 0.062 * root.height
        name: root.kind < 0 ? "" : "cards/" + Drawings.buildings[root.kind]
        sourceSize: Qt.size(0, Math.ceil(height * Theme.pixelRatio))
        width: height
        x: 0.016 * root.width
        y: 0.02 * root.height
    }

    SpokenText {
        id: heading

        anchors.verticalCenter: card.verticalCenter
        color: Theme.houseInk
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        font.weight: Font.Bold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        text: root.kind < 0 ? "" : root.headings[root.kind].arg(root.number)
        width: Math.min(implicitWidth, 0.36 * root.width)
        x: card.x + card.width + 10 * Theme.unit
    }

    SpokenText {
        anchors.verticalCenter: card.verticalCenter
        color: Theme.houseInkSoft
        font.pixelSize: Theme.text
        fontSizeMode: Text.Fit
        height: 0.08 * root.height
        horizontalAlignment: Text.AlignRight
        maximumLineCount: 2
        minimumPixelSize: 10
        objectName: "stakes"
        text: root.open ? root.tally.stakes : ""
        verticalAlignment: Text.AlignVCenter
        visible: text !== ""
        width: pips.x - x - 16 * Theme.unit
        wrapMode: Text.WordWrap
        x: heading.x + heading.width + 16 * Theme.unit
    }

    TallyPips {
        id: pips

        anchors.verticalCenter: card.verticalCenter
        chart: root.controller.state.models.chart
        clickable: root.replay.on
        election: root.number
        height: 0.036 * root.height
        x: 0.984 * root.width - width

        onElectionChosen: number => root.replay.goToTally(number)
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
            clickable: root.reviewing && root.replay.clickable
            counted: tallySide === Side.Ivory ? root.controller.state.models.ivoryCounted : root.controller.state.models.brownCounted
            height: root.bandHeight
            kind: root.kind
            drawnHeight: Math.round(0.384 * root.drawnHeight)
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

        height: Math.round(width * 104 / 120)
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

    Caption {
        color: Theme.houseInkSoft
        font.pixelSize: Theme.small
        fontSizeMode: Text.HorizontalFit
        height: buttons.height
        minimumPixelSize: 9
        text: root.reviewing ? qsTr("The arrow keys show the election before or after; Escape closes.") : root.waiting ? qsTr("Space, or a click anywhere") : qsTr("Space, or a click anywhere, shows the result at once")
        verticalAlignment: Text.AlignVCenter
        visible: !lessonLine.visible && !remark.visible && !root.replay.on
        width: buttons.x - x - 16 * Theme.unit
        x: 0.02 * root.width
        y: buttons.y
    }

    // What a lesson says of a sum, in place of the keys.
    LessonLine {
        id: lessonLine

        height: root.height - root.nearY - root.bandHeight - 8 * Theme.unit
        ink: Theme.houseInk
        controller: root.controller
        visible: lesson.sumSide >= 0
        width: buttons.x - x - 16 * Theme.unit
        x: 0.02 * root.width
        y: root.nearY + root.bandHeight + 4 * Theme.unit
    }

    // What the opponent says, in place of the line about keys.
    Row {
        id: remark

        readonly property Remarks remarks: root.controller.remarks

        spacing: 12 * Theme.unit
        visible: !root.reviewing && remarks.text !== ""
        x: 0.02 * root.width
        y: buttons.y + (buttons.height - height) / 2

        Portrait {
            face: remark.visible ? remark.remarks.faces[remark.remarks.side] : ""
            width: Math.round(0.052 * root.height)
        }

        SpeechBubble {
            anchors.verticalCenter: parent.verticalCenter
            height: 2.4 * Theme.text
            remarks: remark.remarks
            width: Math.min(26 * Theme.text, buttons.x - remark.x - 0.052 * root.height - 40 * Theme.unit)
        }
    }

    // Space turns one tile, Enter all that are left.
    Item {
        id: enterKey

        function turnAll(event: KeyEvent): void {
            event.accepted = root.stop === TallyModel.Turn;
            if (event.accepted && !event.isAutoRepeat)
                root.controller.turnAll();
        }

        Keys.onEnterPressed: event => turnAll(event)
        Keys.onReturnPressed: event => turnAll(event)
    }

    Row {
        id: buttons

        spacing: 8 * Theme.unit
        visible: !root.replay.on
        x: 0.984 * root.width - width
        y: root.nearY + root.bandHeight + (root.height - root.nearY - root.bandHeight - height) / 2

        PushButton {
            objectName: "tallyBefore"
            text: qsTr("◂ Before")
            visible: root.reviewing

            onClicked: root.controller.review.step(-1)
        }

        PushButton {
            objectName: "tallyAfter"
            text: qsTr("After ▸")
            visible: root.reviewing

            onClicked: root.controller.review.step(1)
        }

        PushButton {
            id: next

            Keys.forwardTo: [enterKey]
            focus: true
            objectName: "tallyNext"
            primary: root.waiting || root.reviewing
            text: root.reviewing ? qsTr("Close") : root.stop === TallyModel.Turn ? qsTr("Turn it ▸") : root.stop === TallyModel.Next ? qsTr("Next ▸") : qsTr("Skip ▸")
            width: Math.max(implicitWidth, 0.117 * root.width)

            onClicked: root.reviewing ? root.controller.review.close() : root.controller.skip()
        }
    }
}
