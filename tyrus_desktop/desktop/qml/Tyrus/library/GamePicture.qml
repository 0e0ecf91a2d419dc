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
    readonly property real columnWidth: 293 * unit
    readonly property list<var> elections: game.elections ?? []

    color: Theme.rackFoot
    height: width * 0.6625

    component Tile: FaceUpTile {
        required property var face

        objectName: "sharedTile"
        profession: face.profession
        tileScale: Theme.unit / root.unit
        value: face.value
        width: root.tileWidth
    }

    component Name: Caption {
        color: Theme.rackInk
        font.family: Theme.titleFont
        font.pixelSize: 24 * root.unit
        font.weight: Font.DemiBold
    }

    component Votes: Caption {
        required property bool won

        anchors.verticalCenter: parent?.verticalCenter
        color: won ? Theme.rackInk : Theme.rackInkSoft
        font.bold: won
        font.pixelSize: 17 * root.unit
        horizontalAlignment: Text.AlignHCenter
        width: 56 * root.unit
    }

    Scenery {
        height: 640 * root.unit
        hour: Theme.scene
        width: 880 * root.unit
        y: 60 * root.unit
    }

    Rectangle {
        color: Theme.rackFoot
        height: 95 * root.unit
        width: root.width
        y: 700 * root.unit
    }

    Name {
        color: Theme.rackGold
        font.pixelSize: 34 * root.unit
        fontSizeMode: Text.Fit
        height: 60 * root.unit
        minimumPixelSize: 12
        text: root.game.end ?? ""
        verticalAlignment: Text.AlignVCenter
        width: 1150 * root.unit
        x: 25 * root.unit
    }

    // Each side's name, hand and buildings, Ivory's on the near bank.
    Repeater {
        model: [Side.Brown, Side.Ivory]

        Item {
            id: bank

            required property int modelData

            readonly property bool upper: modelData === Side.Brown

            // Where the buildings stand, and where the bank ends.
            readonly property real ground: (upper ? 282 : 600) * root.unit
            readonly property real edge: (upper ? 362 : 694) * root.unit

            Rectangle {
                color: Theme.sign
                height: 40 * root.unit
                radius: 8 * root.unit
                visible: bank.upper
                width: 238 * root.unit
                x: 12 * root.unit
                y: 80 * root.unit
            }

            Row {
                spacing: 10 * root.unit
                x: 25 * root.unit
                y: (bank.upper ? 66 : 714) * root.unit

                Name {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.game.players?.[bank.modelData] ?? ""
                    width: 220 * root.unit
                }

                Repeater {
                    model: root.game.hands?.[bank.modelData] ?? []

                    Tile {
                        required property var modelData

                        face: modelData
                        side: bank.modelData
                    }
                }
            }

            Repeater {
                model: 3

                Item {
                    id: building

                    required property int modelData

                    readonly property bool last: root.game.kind === modelData
                    readonly property var tiles: root.game.standing?.[Board.building(bank.modelData, modelData)] ?? []

                    // Many tiles stand in two ranks, the building's own side in front.
                    readonly property list<var> ranks: tiles.length > 5 ? [tiles.filter(each => each.side !== bank.modelData), tiles.filter(each => each.side === bank.modelData)] : [tiles]

                    width: root.columnWidth
                    x: modelData * width

                    Picture {
                        height: 1.5 * (bank.edge - bank.ground)
                        name: building.last ? "scene/" + Theme.scene + "-force" : ""
                        width: parent.width
                        y: bank.edge - height
                    }

                    House {
                        anchors.horizontalCenter: parent.horizontalCenter
                        kind: building.modelData
                        lit: building.last
                        side: bank.modelData
                        width: 250 * root.unit
                        y: bank.ground - height
                    }

                    Repeater {
                        model: building.ranks

                        Item {
                            id: rank

                            required property int index
                            required property var modelData

                            readonly property real step: Math.min(root.tileWidth + 3 * root.unit, (building.width - root.tileWidth - 20 * root.unit) / Math.max(1, modelData.length - 1))

                            width: building.width
                            y: bank.edge - 70 * root.unit * (building.ranks.length - rank.index)

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
        color: Theme.rackFoot
        height: root.height - y
        width: 320 * root.unit
        x: 880 * root.unit
        y: 60 * root.unit

        Caption {
            color: Theme.rackInkSoft
            font.pixelSize: 18 * root.unit
            horizontalAlignment: Text.AlignHCenter
            text: root.game.day ?? ""
            width: parent.width
            y: 14 * root.unit
        }

        Repeater {
            model: [Side.Ivory, Side.Brown]

            Name {
                required property int modelData

                font.pixelSize: 18 * root.unit
                horizontalAlignment: Text.AlignHCenter
                text: `${root.game.sides?.[modelData] ?? ""} ${root.elections.filter(each => each.winner === modelData).length}`
                width: 110 * root.unit
                x: (modelData === Side.Ivory ? 72 : 192) * root.unit
                y: 50 * root.unit
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
                x: 18 * root.unit
                y: (88 + 66 * index) * root.unit

                Caption {
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.rackInkSoft
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
