import QtQuick
import Tyrus
import Tyrus.Core

// The foot of a tally's stage, which it fills: buttons, and beside them the keys that do the same, or
// what a lesson or the opponent says. Its sizes are fractions of the stage's.
Item {
    id: root

    required property int stop

    // Whether its keys and buttons do anything; what was said stays until the stage has gone.
    required property bool open
    required property int winner

    // Where the bands end.
    required property real bandsEnd

    readonly property real buttonHeight: next.implicitHeight
    readonly property bool waiting: stop !== TallyModel.None

    function takeFocus(reason: int): void {
        next.forceActiveFocus(reason);
    }

    Caption {
        color: Theme.houseInkSoft
        font.pixelSize: Theme.small
        fontSizeMode: Text.HorizontalFit
        height: buttons.height
        minimumPixelSize: Theme.least
        text: root.waiting ? qsTr("Space, or a click anywhere, goes on") : qsTr("Space, or a click anywhere, shows the result at once")
        verticalAlignment: Text.AlignVCenter
        visible: root.open && !lessonLine.visible && !remark.visible && !App.replay.on
        width: buttons.x - x - 16 * Theme.unit
        x: 0.02 * root.width
        y: buttons.y
    }

    // What a lesson says of a sum, in place of the keys.
    LessonLine {
        id: lessonLine

        height: root.height - root.bandsEnd - 8 * Theme.unit
        color: Theme.houseInk
        visible: App.lesson.sumSide >= 0
        width: buttons.x - x - 16 * Theme.unit
        x: 0.02 * root.width
        y: root.bandsEnd + 4 * Theme.unit
    }

    // What the opponent says, in place of the line about keys.
    Row {
        id: remark

        readonly property Remarks remarks: App.controller.remarks

        spacing: 12 * Theme.unit
        visible: !App.replay.on && remarks.text !== ""
        x: 0.02 * root.width
        y: buttons.y + (buttons.height - height) / 2

        Portrait {
            face: remark.visible ? App.state.faces[remark.remarks.side] : ""
            mood: root.winner < 0 || root.winner === Side.Neither ? 0 : root.winner === remark.remarks.side ? 1 : -1
            width: Math.round(0.052 * root.height)
        }

        SpeechBubble {
            anchors.verticalCenter: parent.verticalCenter
            height: Math.min(2.4 * Theme.text, root.height - root.bandsEnd - 8 * Theme.unit)
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
                App.controller.turnAll();
        }

        Keys.onEnterPressed: event => turnAll(event)
        Keys.onReturnPressed: event => turnAll(event)
    }

    Row {
        id: buttons

        opacity: root.open ? 1 : 0
        spacing: 8 * Theme.unit
        visible: !App.replay.on
        x: 0.984 * root.width - width
        y: root.bandsEnd + (root.height - root.bandsEnd - height) / 2

        PushButton {
            id: next

            Keys.forwardTo: [enterKey]
            focus: true
            objectName: "tallyNext"
            onWood: true
            primary: root.waiting
            sign: "next"
            text: root.stop === TallyModel.Turn ? qsTr("Turn over") : root.stop === TallyModel.Next ? qsTr("Next") : qsTr("Skip")
            width: Math.max(implicitWidth, 0.117 * root.width)

            onClicked: App.controller.skip()

            TimeLeft {
                color: Theme.fillInk
                milliseconds: App.state.models.tally.goesOnMs
                suspended: App.controller.suspended
            }
        }
    }
}
