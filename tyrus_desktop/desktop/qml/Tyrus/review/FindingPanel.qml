pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What a review says about the moment of a look back: a pin, which can be tried, or a bluff card. It
// lies above the rail, and covers nothing of the table.
FocusScope {
    id: root

    // Its greatest height; what is longer scrolls.
    required property real most

    readonly property Pins pins: App.review.pins
    readonly property Bluffs bluffs: App.review.bluffs
    readonly property real margin: Math.round(8 * Theme.panelUnit)
    readonly property bool needed: pins.here || bluffs.here
    readonly property int wanted: needed ? Math.min(most, said.height + 2 * margin) : 0
    readonly property int letters: Math.max(12, Math.min(Theme.small, most / 6))

    // The panel was left, or closed while it had focus.
    signal done

    Accessible.ignored: !enabled || !visible
    Accessible.name: pins.here ? pins.title : bluffs.title
    Accessible.role: Accessible.Grouping
    objectName: "findingPanel"
    visible: needed

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
            width: parent.width - 2 * root.margin  // Beside the scroll bar.

            Flow {
                spacing: root.margin
                visible: root.pins.here
                width: parent.width

                // Marks the table as a trial that does not change the game.
                Rectangle {
                    border.color: Theme.purple
                    border.width: 1
                    color: Theme.chosen
                    height: stop.height
                    objectName: "tryingLabel"
                    radius: Theme.pixels(5)
                    visible: root.pins.trying || root.pins.tried
                    width: label.implicitWidth + root.margin

                    Title {
                        id: label

                        anchors.centerIn: parent
                        color: Theme.purple
                        text: qsTr("Trying")
                    }
                }

                Title {
                    height: Math.max(implicitHeight, stop.height)
                    objectName: "pinTitle"
                    text: root.pins.title
                    verticalAlignment: Text.AlignVCenter
                    width: Math.min(implicitWidth, parent.width)
                }

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
                    id: stop

                    objectName: "stopTrying"
                    text: qsTr("Leave")
                    visible: root.pins.trying || root.pins.tried

                    onClicked: {
                        root.pins.leave();
                        root.done();
                    }
                }
            }

            Body {
                objectName: "pinText"
                text: root.pins.text
                visible: text !== ""
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
                        width: Math.round(Math.min(30 * Theme.panelUnit, (root.most - 2 * root.margin) / 1.4))
                    }
                }

                Column {
                    width: parent.width - x

                    Title {
                        objectName: "bluffTitle"
                        text: root.bluffs.title
                        width: parent.width
                    }

                    Body {
                        objectName: "bluffText"
                        text: root.bluffs.text
                    }
                }
            }
        }
    }

    component Title: SpokenText {
        font.bold: true
        font.pixelSize: root.letters
        wrapMode: Text.Wrap
    }

    component Body: SpokenText {
        font.pixelSize: root.letters
        width: parent.width
        wrapMode: Text.Wrap
    }

    component PanelButton: RailButton {
        font.pixelSize: root.letters
    }
}
