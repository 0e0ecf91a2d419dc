pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// A picture to share: the final table of a game, all tiles face up, with a chart of its elections.
// It is drawn at full size; the dialog scales it down.
Rectangle {
    id: root

    required property var game

    readonly property real unit: width / 1200
    readonly property real tileWidth: 48 * unit
    readonly property list<var> elections: game.elections ?? []
    readonly property list<int> sides: [Side.Brown, Side.Ivory]

    color: Theme.window
    height: width * 0.6625

    component Tile: Item {
        id: tile

        required property int side
        required property var face

        height: width * 1.4
        objectName: "sharedTile"
        width: root.tileWidth

        TilePicture {
            anchors.fill: parent
            front: true
            side: tile.side
            tileScale: Theme.unit / root.unit
        }

        TileFace {
            anchors.fill: parent
            profession: tile.face.profession
            tileSide: tile.side
            value: tile.face.value
        }
    }

    component Votes: Caption {
        required property bool won

        anchors.verticalCenter: parent?.verticalCenter
        color: won ? Theme.ink : Theme.inkSoft
        font.bold: won
        font.pixelSize: 17 * root.unit
        horizontalAlignment: Text.AlignHCenter
        width: 56 * root.unit
    }

    Caption {
        font.family: Theme.titleFont
        font.pixelSize: 34 * root.unit
        font.weight: Font.DemiBold
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        text: root.game.end ?? ""
        width: 1150 * root.unit
        x: 25 * root.unit
        y: 14 * root.unit
    }

    Caption {
        color: Theme.inkSoft
        font.pixelSize: 18 * root.unit
        horizontalAlignment: Text.AlignRight
        text: root.game.day ?? ""
        width: 300 * root.unit
        x: 875 * root.unit
        y: 66 * root.unit
    }

    // Each side's name, hand and buildings, Ivory's below.
    Repeater {
        model: root.sides

        Item {
            id: half

            required property int index
            required property int modelData

            readonly property bool upper: index === 0

            height: 345 * root.unit
            width: 840 * root.unit
            x: 25 * root.unit
            y: (half.upper ? 66 : 430) * root.unit

            Row {
                spacing: 10 * root.unit
                y: half.upper ? 0 : 275 * root.unit

                Caption {
                    anchors.verticalCenter: parent.verticalCenter
                    font.family: Theme.titleFont
                    font.pixelSize: 24 * root.unit
                    text: root.game.players?.[half.modelData] ?? ""
                    width: 250 * root.unit
                }

                Repeater {
                    model: root.game.hands?.[half.modelData] ?? []

                    Tile {
                        required property var modelData

                        face: modelData
                        side: half.modelData
                    }
                }
            }

            Repeater {
                model: 3

                Item {
                    id: building

                    readonly property var tiles: root.game.standing?.[index] ?? []
                    readonly property real ground: height - 0.8 * plinthHeight

                    // Many tiles stand in two ranks, the building's own side in front.
                    readonly property list<var> ranks: tiles.length > 5 ? [tiles.filter(each => each.side !== half.modelData), tiles.filter(each => each.side === half.modelData)] : [tiles]

                    required property int modelData

                    readonly property int index: Board.building(half.modelData, modelData)
                    readonly property real plinthHeight: 25 * root.unit

                    height: 255 * root.unit
                    width: 268 * root.unit
                    x: modelData * 286 * root.unit
                    y: half.upper ? 80 * root.unit : 0

                    Rectangle {
                        anchors.fill: parent
                        border.color: root.game.kind === building.modelData ? Theme.goldGlow : Theme.woodEdge[half.modelData]
                        border.width: (root.game.kind === building.modelData ? 3 : 1) * root.unit
                        color: Theme.woodFrame[half.modelData]
                        radius: 9 * root.unit
                    }

                    House {
                        anchors.horizontalCenter: parent.horizontalCenter
                        kind: building.modelData
                        lit: root.game.kind === building.modelData
                        side: half.modelData
                        width: 230 * root.unit
                        y: 24 * root.unit
                    }

                    Caption {
                        anchors.bottom: parent.bottom
                        color: Theme.woodInk[half.modelData]
                        font.family: Theme.titleFont
                        font.pixelSize: 15 * root.unit
                        horizontalAlignment: Text.AlignHCenter
                        text: root.game.buildings?.[building.index] ?? ""
                        width: parent.width
                    }

                    Repeater {
                        model: building.ranks

                        Item {
                            id: rank

                            required property int index
                            required property var modelData

                            readonly property real step: Math.min(root.tileWidth + 3 * root.unit, (building.width - root.tileWidth - 20 * root.unit) / Math.max(1, modelData.length - 1))

                            width: building.width
                            y: building.ground - 70 * root.unit * (building.ranks.length - rank.index)

                            Repeater {
                                model: rank.modelData

                                Tile {
                                    required property int index
                                    required property var modelData

                                    face: modelData
                                    side: modelData.side
                                    x: (rank.width - (rank.modelData.length - 1) * rank.step - width) / 2 + index * rank.step
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    Rectangle {
        border.color: Theme.panelEdge
        color: Theme.panel
        height: 600 * root.unit
        radius: 10 * root.unit
        width: 285 * root.unit
        x: 890 * root.unit
        y: 105 * root.unit

        Repeater {
            model: [Side.Ivory, Side.Brown]

            Caption {
                required property int modelData

                color: Theme.inkSoft
                font.family: Theme.titleFont
                font.pixelSize: 17 * root.unit
                horizontalAlignment: Text.AlignHCenter
                text: `${root.game.sides?.[modelData] ?? ""} ${root.elections.filter(each => each.winner === modelData).length}`
                width: 110 * root.unit
                x: (modelData === Side.Ivory ? 52 : 172) * root.unit
                y: 16 * root.unit
            }
        }

        Repeater {
            model: root.elections

            Item {
                id: election

                required property int index
                required property var modelData

                height: 60 * root.unit
                width: parent?.width ?? 0
                y: (50 + 60 * index) * root.unit

                Caption {
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.inkSoft
                    font.pixelSize: 17 * root.unit
                    text: election.index + 1
                    x: 14 * root.unit
                }

                Picture {
                    anchors.verticalCenter: parent.verticalCenter
                    height: width
                    name: "buildings/" + Drawings.buildings[election.modelData.kind] + "-icon"
                    width: 26 * root.unit
                    x: 34 * root.unit
                }

                Votes {
                    text: election.modelData.ivory
                    won: election.modelData.winner === Side.Ivory
                    x: 66 * root.unit
                }

                Votes {
                    text: election.modelData.brown
                    won: election.modelData.winner === Side.Brown
                    x: 224 * root.unit
                }

                // The representative stands beside the winner, or in the middle.
                Picture {
                    anchors.verticalCenter: parent.verticalCenter
                    height: Drawings.representativeHeight(width)
                    name: "representatives/" + (election.modelData.winner === Side.Neither ? "null" : Drawings.representatives[election.modelData.kind])
                    width: 46 * root.unit
                    x: (election.modelData.winner === Side.Neither ? 150 : election.modelData.winner === Side.Ivory ? 122 : 178) * root.unit
                }
            }
        }
    }
}
