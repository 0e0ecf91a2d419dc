import QtQuick
import Tyrus
import Tyrus.Core

// What the table waits for, and the buttons that answer it.
Item {
    id: root

    required property GameController controller

    readonly property bool placed: controller.state.phase === GameController.Placed
    readonly property real gap: 8 * Theme.unit

    // What the buttons take on both sides of the text.
    readonly property real before: lookAgain.visible ? lookAgain.width + gap : label.visible ? label.width + gap : 0
    readonly property real after: takeBack.visible ? 2 * gap + takeBack.width + confirm.width : seen.visible ? gap + seen.width : study.visible ? gap + study.width : 0

    // In the middle of the board, where the text has room there: it does not move as buttons come and go.
    readonly property bool centred: metrics.advanceWidth <= width - 2 * Math.max(before, after)

    onPlacedChanged: if (!placed && controller.state.phase !== GameController.Person)
        late.restart()

    SpokenText {
        id: said

        color: root.controller.state.phase === GameController.Person ? Theme.ink : Theme.inkSoft
        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        fontSizeMode: Text.Fit
        height: parent.height
        horizontalAlignment: Text.AlignHCenter
        leftPadding: root.centred ? Math.max(0, root.after - root.before) : 0
        lineHeight: 0.85
        minimumPixelSize: 10
        objectName: "prompt"
        rightPadding: root.centred ? Math.max(0, root.before - root.after) : 0
        text: visible ? root.controller.state.prompt : ""
        verticalAlignment: Text.AlignVCenter
        visible: root.controller.state.phase !== GameController.Over && root.controller.state.phase !== GameController.Replay
        width: root.width - root.before - root.after
        wrapMode: Text.Wrap
        x: root.before
    }

    TextMetrics {
        id: metrics

        font.family: Theme.titleFont
        font.pixelSize: Theme.large
        text: said.text
    }

    // That this game is a study, which does not change the results.
    Rectangle {
        id: label

        border.color: Theme.purple
        border.width: 1
        color: Theme.panel
        anchors.verticalCenter: parent.verticalCenter
        height: confirm.height
        objectName: "studyLabel"
        radius: Theme.pixels(7)
        visible: root.controller.study.on && root.controller.state.phase !== GameController.Over && root.controller.state.phase !== GameController.Replay
        width: labelText.implicitWidth + 2 * root.gap

        SpokenText {
            id: labelText

            anchors.centerIn: parent
            color: Theme.purple
            font.bold: true
            text: qsTr("Study")
        }
    }

    // A click that comes too late for *Confirm* must not take the turn back.
    Timer {
        id: late

        interval: 700
    }

    StudyButtons {
        id: study

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        enabled: !late.running
        lineHeight: stacked ? (parent.height - spacing) / 2 : confirm.height
        // Beside each other they would leave the prompt too little room for larger texts.
        stacked: Theme.scale > 1.25 && root.controller.study.canReturn
        study: root.controller.study
        visible: label.visible && !takeBack.visible
    }

    Shortcut {
        readonly property int phase: root.controller.state.phase

        enabled: root.enabled && !root.controller.lesson.running && (root.controller.study.canTakeBack || phase === GameController.Person || phase === GameController.Computer || phase === GameController.Placed)
        sequence: root.controller.keys.shortcuts.takeBack

        onActivated: takeBack.visible || !root.controller.study.canTakeBack ? root.controller.takeBack() : root.controller.study.takeBack()
    }

    PromptButton {
        id: seen

        anchors.right: parent.right
        enabled: root.controller.handOver.armed
        objectName: "seen"
        primary: true
        text: qsTr("Hide my tiles")
        visible: root.controller.state.phase === GameController.Looking

        onClicked: root.controller.handOver.stopLooking()
    }

    // At the other end, so that pressing “Hide my tiles” twice does not close the curtain.
    PromptButton {
        id: lookAgain

        anchors.left: parent.left
        objectName: "lookAgain"
        text: qsTr("Look again")
        visible: root.controller.state.bySlots && root.controller.state.phase === GameController.Person

        onClicked: root.controller.handOver.lookAgain()
    }

    PromptButton {
        id: takeBack

        anchors.right: confirm.left
        anchors.rightMargin: root.gap
        objectName: "takeBack"
        text: qsTr("Undo")
        visible: root.placed

        onClicked: root.controller.takeBack()

        TimeLeft {
            milliseconds: takeBack.visible ? root.controller.state.undoMs : 0
            objectName: "undoTime"
            suspended: root.controller.suspended
        }
    }

    PromptButton {
        id: confirm

        anchors.right: parent.right
        objectName: "confirm"
        primary: true
        text: qsTr("Confirm")
        visible: root.placed

        onClicked: root.controller.confirm()
    }
}
