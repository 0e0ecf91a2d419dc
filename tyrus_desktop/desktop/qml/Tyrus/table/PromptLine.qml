import QtQuick
import Tyrus
import Tyrus.Core

// On the rack: what the table waits for, and the buttons that answer it.
Item {
    id: root

    // Whether the buttons stand beside the words, and not below them.
    required property bool wide

    readonly property int phase: App.state.phase
    // While the coach looks at a placed tile, nothing can be pressed yet.
    readonly property bool placed: phase === GameController.Placed && !(App.advice?.coach.judging ?? false)
    readonly property bool waits: phase !== GameController.Over && phase !== GameController.Replay && phase !== GameController.Trying

    onPlacedChanged: if (!placed && phase !== GameController.Person)
        late.restart()

    SpokenText {
        id: said

        anchors.bottom: root.wide ? parent.bottom : buttons.top
        anchors.bottomMargin: root.wide ? 0 : Math.round(4 * Theme.unit)
        anchors.top: parent.top
        color: root.phase === GameController.Person ? Theme.rackInk : Theme.rackInkSoft
        // In two lines at most, each of which takes whole pixels; broken between words, the first is not full.
        font.pixelSize: Math.max(Theme.least, Math.floor(Theme.text * Math.min(1, (height - 2) / (2 * metrics.height), 1.8 * width / Math.max(1, metrics.advanceWidth))))
        maximumLineCount: 2
        objectName: "prompt"
        text: visible ? App.state.prompt : ""
        verticalAlignment: Text.AlignVCenter
        visible: root.waits
        width: root.width - (root.wide && buttons.height > 0 ? buttons.width * buttons.scale + 2 * buttons.spacing : 0)
        wrapMode: Text.Wrap
    }

    TextMetrics {
        id: metrics

        font.pixelSize: Theme.text
        text: said.text
    }

    // A click that comes too late for *Confirm* must not take the turn back.
    Timer {
        id: late

        interval: 700
    }

    Shortcut {
        enabled: (root.enabled || root.phase === GameController.Over) && !App.lesson.running && (App.study.canTakeBack || root.phase === GameController.Person || root.phase === GameController.Computer || root.placed)
        sequence: App.controller.keys.shortcuts.takeBack

        onActivated: App.controller.takeBack()
    }

    Row {
        id: buttons

        anchors.bottom: parent.bottom
        height: visibleChildren.length > 0 ? Math.round(Math.max(32 * Theme.unit, Math.min(2.2 * Theme.text, (root.wide ? 0.9 : 0.42) * root.height))) : 0
        scale: Math.min(1, (root.wide ? 0.6 : 1) * root.width / Math.max(1, width))
        spacing: Math.round(8 * Theme.unit)
        transformOrigin: root.wide ? Item.BottomRight : Item.BottomLeft
        x: root.wide ? root.width - width : 0

        // That this game is a study, which does not change the results.
        Rectangle {
            border.color: Theme.rackGold
            border.width: 1
            color: "transparent"
            height: parent.height
            objectName: "studyLabel"
            radius: Theme.pixels(7)
            visible: App.study.on && root.waits && !root.placed
            width: labelText.implicitWidth + Math.round(16 * Theme.unit)

            SpokenText {
                id: labelText

                anchors.centerIn: parent
                color: Theme.rackGold
                font.bold: true
                text: qsTr("Study")
            }
        }

        StudyButtons {
            enabled: !late.running
            height: parent.height
            visible: App.study.undoes && root.waits && !root.placed
        }

        // First for the idea, then for the tile and the reason.
        PromptButton {
            readonly property bool more: App.advice?.more ?? false

            enabled: more && !late.running
            objectName: "advice"
            opacity: more ? 1 : 0.45
            text: qsTr("Advice")
            visible: (App.advice?.offered ?? false) && !root.placed

            onClicked: App.advice.ask()
        }

        PromptButton {
            enabled: App.controller.handOver.armed
            objectName: "seen"
            primary: true
            text: qsTr("Hide my tiles")
            visible: root.phase === GameController.Looking

            onClicked: App.controller.handOver.stopLooking()
        }

        PromptButton {
            objectName: "lookAgain"
            text: qsTr("Look again")
            visible: App.state.bySlots && root.phase === GameController.Person

            onClicked: App.controller.handOver.lookAgain()
        }

        PromptButton {
            id: takeBack

            objectName: "takeBack"
            text: qsTr("Undo")
            visible: root.placed

            onClicked: App.controller.takeBack()

            TimeLeft {
                milliseconds: takeBack.visible ? App.state.undoMs : 0
                objectName: "undoTime"
                suspended: App.controller.suspended
            }
        }

        PromptButton {
            objectName: "confirm"
            primary: true
            text: App.advice?.coach.warned ? qsTr("Place it anyway") : qsTr("Confirm")
            visible: root.placed

            onClicked: App.controller.confirm()
        }
    }
}
