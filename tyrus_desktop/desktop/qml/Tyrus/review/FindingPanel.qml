pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What a review says of the moment of a look back: a pin, which can be tried, or a bluff card. It
// stands at the left end of the rack, and grows over the table if it needs more room. It moves to the
// right where it would cover a tile that is tried.
FocusScope {
    id: root

    required property GameReview review

    // The width beside the hand, the height of the rack, and the size of the table.
    required property real sideWidth
    required property real rackHeight
    required property size room

    readonly property Pins pins: review.pins
    readonly property Bluffs bluffs: review.bluffs
    readonly property real margin: Math.round(8 * Theme.panelUnit)

    readonly property bool atRight: pins.atLeft && implicitHeight > rackHeight

    // Smaller letters keep the panel beside the hand while a tile is tried, and fit a low table.
    readonly property int letters: Math.max(12, Math.min(Theme.small, room.height / 12, pins.trying ? sideWidth / 18 : Infinity))

    // The panel was left, or closed while it had focus.
    signal done
    signal playOnRequested

    Accessible.ignored: !enabled || !visible
    Accessible.name: pins.here ? pins.title : bluffs.title
    Accessible.role: Accessible.Grouping
    implicitHeight: Math.min(room.height, Math.max(rackHeight, said.height + 2 * margin))
    implicitWidth: pins.trying ? sideWidth : Math.max(sideWidth, Math.min(0.6 * room.width, (pins.tried ? 58 : 25) * letters))
    objectName: "findingPanel"
    visible: pins.here || bluffs.here

    Keys.onEscapePressed: {
        if (root.pins.tried)
            root.pins.leave();
        root.done();
    }
    onVisibleChanged: if (!visible && activeFocus)
        done()

    // The rail has the keys again, so that arrows move on.
    Connections {
        function onTriedOne(): void {
            root.done();
        }

        target: root.pins
    }

    Rectangle {
        anchors.fill: parent
        border.color: root.pins.trying || root.pins.tried ? Theme.purple : Theme.panelEdge
        border.width: root.pins.trying || root.pins.tried ? 2 : 1
        color: Theme.panel
        radius: 8 * Theme.panelUnit

        // Keep clicks from what it covers.
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
        }

        HoverHandler {
            blocking: true
        }
    }

    ScrollArea {
        contentHeight: said.height
        height: parent.height - 2 * root.margin
        width: parent.width - 2 * root.margin
        x: root.margin
        y: root.margin

        Column {
            id: said

            spacing: root.margin / 2
            width: parent.width - (root.implicitHeight < root.room.height ? 0 : 2 * root.margin)

            Heading {
                label: root.pins.trying || root.pins.tried ? qsTr("Trying") : ""
                objectName: "pinTitle"
                text: root.pins.title
                visible: root.pins.here
            }

            Body {
                objectName: "pinText"
                text: root.pins.text
                visible: text !== ""
            }

            Flow {
                spacing: root.margin / 2
                visible: root.pins.here
                width: parent.width

                PanelButton {
                    objectName: "tryIt"
                    primary: !root.pins.answered
                    text: root.pins.tried ? qsTr("Try again") : qsTr("Try it yourself")
                    visible: !root.pins.trying

                    onClicked: root.pins.tryIt()
                }

                PanelButton {
                    objectName: "showMe"
                    text: qsTr("Show me")
                    visible: !root.pins.answered

                    onClicked: root.pins.showMe()
                }

                PanelButton {
                    objectName: "playOnFromPin"
                    primary: root.pins.answered
                    text: qsTr("Play on from here…")
                    visible: root.pins.answered

                    onClicked: root.playOnRequested()
                }

                PanelButton {
                    objectName: "stopTrying"
                    text: qsTr("Stop trying")
                    visible: root.pins.trying || root.pins.tried

                    onClicked: {
                        root.pins.leave();
                        root.done();
                    }
                }
            }

            Heading {
                objectName: "bluffTitle"
                text: root.bluffs.title
                visible: root.bluffs.here
            }

            Row {
                spacing: root.margin
                visible: root.bluffs.here
                width: parent.width

                Repeater {
                    model: root.bluffs.tiles

                    FaceUpTile {
                        required property var modelData

                        drawnScale: 0
                        profession: modelData.kind
                        side: modelData.side
                        value: modelData.value
                        width: Math.round(30 * Theme.panelUnit)
                    }
                }

                Body {
                    objectName: "bluffText"
                    text: root.bluffs.text
                    width: parent.width - x
                }
            }
        }
    }

    component Heading: Row {
        id: heading

        property string label: ""
        property alias text: words.text

        spacing: root.margin
        width: parent.width

        // Marks the table as a trial that does not change the game.
        Rectangle {
            border.color: Theme.purple
            border.width: 1
            color: Theme.chosen
            height: words.height
            objectName: "tryingLabel"
            radius: Theme.pixels(5)
            visible: heading.label !== ""
            width: visible ? label.implicitWidth + root.margin : 0

            SpokenText {
                id: label

                anchors.centerIn: parent
                color: Theme.purple
                font.bold: true
                font.pixelSize: root.letters
                text: heading.label
            }
        }

        SpokenText {
            id: words

            font.bold: true
            font.pixelSize: root.letters
            width: parent.width - x
            wrapMode: Text.Wrap
        }
    }

    component Body: SpokenText {
        font.pixelSize: root.letters
        width: parent.width
        wrapMode: Text.Wrap
    }

    component PanelButton: PushButton {
        focusPolicy: Qt.TabFocus
        font.pixelSize: root.letters
        leftPadding: Math.round(8 * Theme.panelUnit)
        padding: 4 * Theme.panelUnit
        rightPadding: leftPadding
    }
}
