pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// Hides the table between two turns at one screen, until the next player has sat down and asked for
// the tiles. That takes two buttons, side by side: they change places if the pointer was on the first,
// and neither has the focus by itself. The purple cloth comes down when the item is created.
FocusScope {
    id: root

    // How much of the wall above the buildings it covers.
    required property real wall

    readonly property HandOver handOver: App.controller.handOver
    readonly property bool seated: App.state.phase === GameController.Seated

    // Somebody asked to look again: the other one is told first.
    readonly property bool warns: !seated && App.state.awayPlayer !== ""

    // By slots the one who sits down is only to look; the tiles are placed before both.
    readonly property string call: App.state.bySlots ? qsTr("%1, look at your hand") : qsTr("%1, your turn")

    readonly property int folds: 11

    clip: true
    focus: true

    onSeatedChanged: panel.forceActiveFocus()

    Item {
        height: parent.height
        width: parent.width

        NumberAnimation on y {
            duration: Theme.glide
            easing.type: Easing.OutCubic
            from: -root.height
            to: 0

            onFinished: root.handOver.lowered()
        }

        Repeater {
            model: root.folds

            Rectangle {
                id: fold

                required property int index

                height: root.height - y - 4 * Theme.unit
                width: root.width / root.folds + 1
                x: index * root.width / root.folds
                y: 3 * Theme.unit  // Behind the rail, whose ends are round.

                gradient: Gradient {
                    orientation: Gradient.Horizontal

                    GradientStop {
                        color: Qt.darker(Theme.curtain, 1.5)
                        position: 0
                    }

                    GradientStop {
                        color: Qt.lighter(Theme.curtain, fold.index % 2 === 0 ? 1.22 : 1.12)
                        position: fold.index % 2 === 0 ? 0.42 : 0.6
                    }

                    GradientStop {
                        color: Qt.darker(Theme.curtain, 1.5)
                        position: 1
                    }
                }
            }
        }

        // The curtain rail and the hem.
        Rectangle {
            color: Theme.rackEdge
            height: 7 * Theme.unit
            radius: height / 2
            width: parent.width
        }

        Rectangle {
            anchors.bottom: parent.bottom
            color: Theme.rackEdge
            height: 9 * Theme.unit
            width: parent.width
        }

        Rectangle {
            id: panel

            Accessible.description: heading.text
            Accessible.focusable: true
            Accessible.ignored: !enabled
            Accessible.name: qsTr("Curtain")
            Accessible.role: Accessible.Pane
            // It has the focus at first, and Tab goes on from here; it never comes back.
            activeFocusOnTab: activeFocus
            // In the middle of the buildings and the hand, without the wall above them: there no button is
            // where somebody clicks on a building.
            anchors.centerIn: parent
            anchors.verticalCenterOffset: root.wall / 2
            border.color: Theme.purple
            border.width: 2
            color: Theme.panel
            focus: true
            height: words.height + 56 * Theme.unit
            objectName: "curtainPanel"
            radius: Theme.pixels(14)
            width: Math.min(640 * Theme.chrome, parent.width - 40)

            Column {
                id: words

                anchors.centerIn: parent
                spacing: 18 * Theme.unit
                width: parent.width - 56 * Theme.unit

                Portrait {
                    anchors.horizontalCenter: parent.horizontalCenter
                    face: Drawings.side(App.state.nextSide)
                    width: 96 * Theme.unit
                }

                SpokenText {
                    id: heading

                    color: Theme.purple
                    font.family: Theme.titleFont
                    font.pixelSize: Theme.huge
                    horizontalAlignment: Text.AlignHCenter
                    text: root.warns ? qsTr("%1, please look away").arg(App.state.awayPlayer) : root.call.arg(App.state.nextPlayer)
                    width: parent.width
                    wrapMode: Text.Wrap
                }

                SpokenText {
                    color: Theme.inkSoft
                    horizontalAlignment: Text.AlignHCenter
                    text: root.warns ? qsTr("%1 wants to see their hand again.").arg(App.state.nextPlayer) : qsTr("Make sure that your opponent looks away first.")
                    width: parent.width
                    wrapMode: Text.Wrap
                }

                Item {
                    id: steps

                    // Whether the first button would be where the pointer was when the curtain fell. That is
                    // never on the hand: both would see which half of the sorted hand a tile came from.
                    readonly property bool mirrored: {
                        const pointer = root.handOver.pointer;
                        const at = root.mapFromItem(null, pointer.x, pointer.y);
                        const x = at.x - panel.x - words.x - steps.x;
                        const y = at.y - panel.y - words.y - steps.y;
                        const near = 12 * Theme.unit;
                        return pointer.x >= 0 && x > -near && x < half + near && y > -near && y < height + near;
                    }
                    readonly property real half: (width - 24 * Theme.unit) / 2

                    anchors.horizontalCenter: parent.horizontalCenter
                    height: Math.max(sitDown.implicitHeight, showTiles.implicitHeight)
                    width: parent.width

                    CurtainButton {
                        id: sitDown

                        current: !root.seated
                        done: root.seated
                        enabled: current && root.handOver.armed
                        height: parent.height
                        number: 1
                        objectName: "sitDown"
                        text: qsTr("I am %1").arg(App.state.nextPlayer)
                        width: steps.half
                        x: steps.mirrored ? parent.width - width : 0

                        onClicked: root.handOver.sitDown()
                    }

                    CurtainButton {
                        id: showTiles

                        current: root.seated
                        enabled: current && root.handOver.armed
                        height: parent.height
                        number: 2
                        objectName: "showTiles"
                        text: qsTr("Show my tiles")
                        width: steps.half
                        x: steps.mirrored ? 0 : parent.width - width

                        onClicked: root.handOver.showTiles()
                    }
                }

                // The numbers on the buttons are no keys, and no button has the focus by itself.
                SpokenText {
                    color: release.due ? Theme.ink : Theme.inkSoft
                    font.bold: release.due
                    font.pixelSize: Theme.small
                    horizontalAlignment: Text.AlignHCenter
                    objectName: "curtainKeys"
                    text: release.due ? qsTr("Release all keys") : qsTr("By keyboard: Tab, then Enter, for each button")
                    width: parent.width
                }

                // Not as long as an ordinary press takes.
                Timer {
                    id: release

                    property bool due: false

                    interval: 500
                    repeat: true
                    running: root.handOver.waits

                    onRunningChanged: due = false
                    onTriggered: {
                        if (!due)
                            panel.Accessible.announce(qsTr("Release all keys"));
                        due = true;
                    }
                }
            }
        }
    }
}
