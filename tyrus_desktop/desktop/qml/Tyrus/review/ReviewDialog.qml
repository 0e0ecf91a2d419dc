pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// What decided the game: each row with what it did and a sentence on what that means.
BaseDialog {
    id: root

    readonly property GameCauses causes: App.review.causes

    title: qsTr("What decided the game")
    preferredWidth: 720
    keptHeight: Math.min(contentRoom, 30 * Theme.text)  // Tile by tile it scrolls.
    hasCloseButton: true

    Column {
        spacing: Theme.pixels(10)
        width: parent.width

        SpokenText {
            lineHeight: 1.15
            objectName: "causesSum"
            text: root.causes.sum
            width: parent.width
            wrapMode: Text.WordWrap
        }

        Repeater {
            model: root.causes.labels.length

            Row {
                id: cause

                required property int index

                spacing: Theme.pixels(10)
                width: parent.width

                SpokenText {
                    color: Theme.purple
                    font.bold: true
                    elide: Text.ElideNone
                    text: root.causes.labels[cause.index] ?? ""
                    width: 0.2 * cause.width
                    wrapMode: Text.Wrap
                }

                SpokenText {
                    elide: Text.ElideNone
                    font.bold: true
                    text: root.causes.points[cause.index] ?? ""
                    width: 0.18 * cause.width
                    wrapMode: Text.Wrap
                }

                SpokenText {
                    lineHeight: 1.15
                    objectName: "causeMeaning"
                    text: root.causes.meanings[cause.index] ?? ""
                    width: cause.width - x
                    wrapMode: Text.WordWrap
                }
            }
        }

        SpokenText {
            color: Theme.inkSoft
            lineHeight: 1.15
            objectName: "errorMeaning"
            text: root.causes.errorMeaning
            width: parent.width
            wrapMode: Text.WordWrap
        }

        PushButton {
            objectName: "tilesOneByOne"
            text: qsTr("Tile by tile")
            visible: App.review.tiles.askable

            onClicked: App.review.tiles.ask()
        }

        Repeater {
            model: App.review.tiles.rows

            Row {
                id: row

                required property var modelData

                readonly property list<real> widths: [0.14, 0.2, 0.2, 0.34]

                Accessible.name: modelData.cells.join(", ")
                Accessible.role: Accessible.ListItem
                objectName: "turnedTile"
                spacing: Theme.pixels(8)
                width: parent.width

                Caption {
                    color: Theme.inkSoft
                    height: tile.height
                    text: row.modelData.cells[0]
                    verticalAlignment: Text.AlignVCenter
                    width: row.widths[0] * row.width
                }

                FaceUpTile {
                    id: tile

                    drawnScale: 0
                    profession: row.modelData.kind
                    side: row.modelData.side
                    value: row.modelData.value
                    width: Math.round(1.8 * Theme.text)
                }

                Repeater {
                    model: [2, 3, 4]

                    Caption {
                        required property int index
                        required property int modelData

                        elide: Text.ElideNone
                        font.bold: modelData === 3
                        height: tile.height
                        text: row.modelData.cells[modelData]
                        verticalAlignment: Text.AlignVCenter
                        width: row.widths[index + 1] * row.width
                        wrapMode: Text.Wrap
                    }
                }
            }
        }

        SpokenText {
            color: Theme.inkSoft
            text: App.review.tiles.trouble
            visible: text !== ""
            width: parent.width
            wrapMode: Text.WordWrap
        }

        Rectangle {
            color: Theme.panelEdge
            height: 2
            opacity: App.review.share < 1 ? 1 : 0
            width: parent.width

            Rectangle {
                color: Theme.goldGlow
                height: parent.height
                width: App.review.share * parent.width
            }
        }
    }

    buttons: PushButton {
        enabled: root.causes.deepens
        objectName: "thorough"
        text: qsTr("Thorough review")

        onClicked: root.causes.deepen()
    }
}
