pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// Two ways for two persons at one screen to keep their hands secret, as radio buttons: each card
// explains its steps in three pictures.
Row {
    id: root

    required property string advice
    property int current: 0

    // The height that the words need, with little pictures.
    readonly property real needed: children.reduce((most, each) => Math.max(most, (each as Card)?.needed ?? 0), 0)

    readonly property list<string> names: [qsTr("Pass the screen"), qsTr("Play from memory")]
    readonly property list<string> notes: [qsTr("A curtain hides your hand between turns."), qsTr("Ivory plays from the near row, Brown from the far one.")]
    readonly property list<string> captions: [qsTr("You place a tile."), qsTr("The curtain falls: pass the screen."), qsTr("Your opponent places one."), qsTr("Look at your hand, once per election."), qsTr("Both hands lie face down, each tile in its slot."), qsTr("Choose slots from memory.")]
    readonly property list<string> drawings: ["place", "pass", "answer", "look", "slots", "recall"]

    function step(by: int): void {
        const next = (current + by + names.length) % names.length;
        (cards.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
        current = next;
    }

    Accessible.name: qsTr("Keep hands secret")
    Accessible.role: Accessible.Grouping
    spacing: Theme.pixels(12)

    Keys.onDownPressed: step(1)
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: step(-1)

    component Scene: Row {
        property real needed: 0
    }

    component Card: AbstractButton {
        property real needed: 0
    }

    Repeater {
        id: cards

        model: root.names.length

        Card {
            id: card

            required property int index

            Accessible.description: [...root.captions.slice(3 * index, 3 * index + 3), root.notes[index], root.advice].join(" ")
            Accessible.name: root.names[index]
            Accessible.role: Accessible.RadioButton
            autoExclusive: true
            checkable: true
            checked: index === root.current
            // A focused card stays a tab stop, since Qt does not let it lose that role.
            focusPolicy: checked || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
            height: root.height
            needed: topPadding + bottomPadding + heading.implicitHeight + 3 * pictures.lineHeight + 2 * pictures.spacing + note.height + Theme.pixels(12)
            objectName: "sharing"
            padding: Theme.pixels(10)
            width: (root.width - root.spacing) / root.names.length

            background: Rectangle {
                border.color: card.checked ? Theme.purple : Theme.panelEdge
                border.width: card.checked ? 2 : 1
                color: card.checked ? Theme.chosen : Theme.panel
                radius: Theme.pixels(8)

                FocusRing {
                    shown: card.activeFocus && card.focusReason !== Qt.MouseFocusReason
                }
            }
            contentItem: Item {
                Caption {
                    id: heading

                    color: card.checked ? Theme.purple : Theme.ink
                    font.family: Theme.titleFont
                    font.pixelSize: Theme.large
                    text: root.names[card.index]
                    width: parent.width
                }

                Column {
                    id: pictures

                    readonly property real rowHeight: (height - 2 * spacing) / 3
                    readonly property real pictureWidth: Math.round(Math.min(0.26 * width, 7.5 * Theme.text))
                    readonly property real lineHeight: children.reduce((most, each) => Math.max(most, (each as Scene)?.needed ?? 0), 0)

                    anchors.top: heading.bottom
                    anchors.topMargin: Theme.pixels(6)
                    height: parent.height - heading.height - note.height - Theme.pixels(12)
                    spacing: Theme.pixels(6)
                    width: parent.width

                    Repeater {
                        model: 3

                        Scene {
                            id: scene

                            required property int index

                            height: pictures.rowHeight
                            needed: caption.implicitHeight
                            spacing: Theme.pixels(12)

                            Picture {
                                id: drawing

                                fillMode: Image.PreserveAspectFit
                                height: Math.round(scene.height)
                                horizontalAlignment: Image.AlignLeft
                                name: "sharing/" + root.drawings[3 * card.index + scene.index]
                                width: pictures.pictureWidth
                            }

                            Caption {
                                id: caption

                                elide: Text.ElideNone
                                height: drawing.height
                                text: qsTr("%1. %2").arg(scene.index + 1).arg(root.captions[3 * card.index + scene.index])
                                verticalAlignment: Text.AlignVCenter
                                width: pictures.width - drawing.width - parent.spacing
                                wrapMode: Text.WordWrap
                            }
                        }
                    }
                }

                Caption {
                    id: note

                    anchors.bottom: parent.bottom
                    color: Theme.inkSoft
                    height: Math.max(2.7 * Theme.small, implicitHeight)
                    elide: Text.ElideNone
                    font.pixelSize: Theme.small
                    text: root.notes[card.index]
                    verticalAlignment: Text.AlignBottom
                    width: parent.width
                    wrapMode: Text.WordWrap
                }
            }

            onClicked: root.current = index
        }
    }
}
