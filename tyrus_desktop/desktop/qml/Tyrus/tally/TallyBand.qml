pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// One of the two buildings that are counted: its tiles face down before it, those turned over in
// lanes in the rulebook's order, and the sum. A lane is there once a tile of it is turned.
Item {
    id: root

    required property int tallySide
    required property int tiles
    required property int votes
    required property int blocks
    required property int countered
    required property int surplus
    required property int total
    required property int mood
    required property string label
    required property string player

    required property CountedModel counted
    required property int kind

    // The number of tiles in the fuller of the two buildings: tiles have the same size in both.
    required property int most

    // Which of its tiles turned last with more to come, or -1; whether the last one of both buildings
    // waits for the player to turn it; and whether this tally can end the game.
    required property int latest
    required property bool awaited
    required property bool decisive
    required property color house

    // The drawing of a computer player's portrait; empty for a person.
    required property string face

    // How far the building has grown into its band, and from where on the table: its plot, and the
    // building's height there.
    required property real grown
    required property rect plot
    required property real houseHeight
    required property bool near
    required property bool animated

    // The height of the representative, which the winner's total holds.
    required property real prizeHeight

    // How long a tile takes to turn and to be stamped, so that it has done so before the next one.
    required property real turnTime

    // In tiles: the pitch in a rank, and the space between lanes.
    readonly property real pitch: 1.06
    readonly property real laneGap: 0.42
    readonly property real frame: 5 * Theme.unit
    readonly property real sceneHeight: 0.8 * height - frame

    // The height for which everything is drawn.
    required property real drawnHeight
    readonly property real drawnSceneHeight: 0.8 * drawnHeight - frame

    // In fractions of the width: where ranks begin and end, the building's door, and the total.
    readonly property real lanesX: 0.018
    readonly property real lanesEnd: 0.868
    readonly property real door: 0.67
    readonly property real totalX: 0.884

    // Whether the stage is in sight: nothing is computed or laid out for what nobody sees.
    required property bool open

    // The sums as shown: they follow a tile once its face can be read.
    property list<int> shownSums: open ? [votes, blocks, countered, total, surplus] : [0, 0, 0, 0, 0]

    // The ranks in which tiles stand, and the width of a tile in them.
    readonly property int ranks: most > 14 ? 2 : 1
    readonly property int columns: Math.ceil(most / ranks)
    readonly property real fullWidth: Math.min(0.088 * width, sceneHeight / 2.12)
    readonly property real tileWidth: Math.min(fullWidth, (lanesEnd - lanesX) * width / (pitch * (columns + (ranks > 1 ? 2 : 0)) + 3 * laneGap), sceneHeight / (1.78 * ranks))
    readonly property real forwardScale: 1.32

    // The width of a tile that has come forward, and that at which tiles are drawn.
    readonly property real forwardWidth: Math.round(fullWidth * forwardScale)
    readonly property real drawnWidth: Math.round(Math.min(0.088 * width, drawnSceneHeight / 2.12) * forwardScale)
    readonly property real unit: tileWidth / width

    // The feet of the tiles in the front rank, and of one that has come forward.
    readonly property real footY: (0.8 * height - 0.34 * tileWidth) / height
    readonly property real spotY: (0.8 * height - 0.12 * fullWidth) / height

    // By role: the tiles and columns of its lane, and the columns and lanes before it.
    property list<int> laneTiles: [0, 0, 0, 0]
    readonly property list<int> laneColumns: laneTiles.map(count => Math.ceil(count / ranks))
    readonly property list<int> columnsBefore: sumsBefore(laneColumns)
    readonly property list<int> lanesBefore: sumsBefore(laneColumns.map(columns => columns > 0 ? 1 : 0))
    property int stepped: 0
    readonly property real used: (columnsBefore[4] * pitch + lanesBefore[4] * laneGap) * unit
    readonly property int backColumns: Math.ceil((tiles - stepped) / ranks)
    readonly property real backsWidth: backColumns * pitch * unit
    readonly property real backsX: Math.min(lanesEnd - backsWidth, Math.max(door - backsWidth / 2, lanesX + used))

    // A lesson explains the other building's sum.
    required property bool dimmed
    readonly property bool lost: mood < 0

    readonly property list<string> names: tallySide === Side.Ivory ? [qsTr("Ivory’s citadel"), qsTr("Ivory’s market"), qsTr("Ivory’s temple")] : [qsTr("Brown’s citadel"), qsTr("Brown’s market"), qsTr("Brown’s temple")]

    function sumsBefore(numbers: list<int>): list<int> {
        const sums = [0];
        numbers.forEach(number => sums.push(sums[sums.length - 1] + number));
        return sums;
    }

    // The middle of a tile in a column of the lane of its role.
    function laneX(role: int, column: int): real {
        return lanesX + ((columnsBefore[role] + column + 0.5) * pitch + lanesBefore[role] * laneGap) * unit;
    }

    // The feet of the tiles in a rank, from the one behind.
    function rankY(rank: int): real {
        return footY - (ranks - 1 - rank) * 1.72 * tileWidth / height;
    }

    // Interpolate between a length on the table and that on the stage.
    function mix(from: real, to: real): real {
        return from + (to - from) * grown;
    }

    // A click on a tile goes to its placement.
    property bool clickable: false

    signal tileChosen(int row)

    // Place every tile: those in the lanes in the order in which they turned, the others in a row.
    function layOut(): void {
        const lanes = [[], [], [], []];
        const waiting = [];
        for (let i = 0; i < places.count; i++) {
            const tile = places.itemAt(i) as StageTile;
            if (!tile?.present)
                tile?.leave();
            else
                (tile.stepped ? lanes[tile.countedRole] : waiting).push(tile);
        }
        lanes.forEach(lane => lane.sort((a, b) => a.turnedAt - b.turnedAt));
        laneTiles = lanes.map(lane => lane.length);
        stepped = laneTiles.reduce((sum, tiles) => sum + tiles, 0);
        [...lanes, waiting].forEach(row => row.forEach((tile, index) => tile.stand(index)));
    }

    Behavior on shownSums {
        enabled: root.animated

        SequentialAnimation {
            PauseAnimation {
                duration: root.turnTime * 0.72
            }

            PropertyAction {}
        }
    }

    Accessible.ignored: !enabled
    Accessible.name: names[Math.max(0, kind)]
    Accessible.role: Accessible.List
    objectName: "band"

    Item {
        clip: root.grown < 1
        height: root.mix(root.plot.height, root.height)
        width: root.mix(root.plot.width, root.width)
        x: root.mix(root.plot.x, 0)
        y: root.mix(root.plot.y, 0)

        Rectangle {
            anchors.fill: parent
            border.color: Theme.goldGlow
            border.width: 3 * Theme.unit
            color: Theme.woodFrame[root.tallySide]
            radius: 9 * Theme.unit
        }

        Item {
            // It moves with the building's door.
            height: root.height
            width: root.width
            x: Math.round(root.mix(root.plot.x + root.plot.width / 2 - root.door * root.width, 0) - parent.x)
            y: Math.round(root.mix(root.plot.y + root.houseHeight - 0.74 * root.height, 0) - parent.y)

            // Draw both in advance, since drawing one when it is needed would take too long.
            Repeater {
                model: Theme.contrast ? [] : [Theme.scene, "last"]

                Picture {
                    required property int index
                    required property string modelData

                    // The second is needed late in a game.
                    asynchronous: index === 1
                    fillMode: Image.PreserveAspectCrop
                    height: root.sceneHeight
                    name: "scene/" + modelData + "-stage-" + (root.near ? "near" : "far")
                    rasterSize: Qt.size(Math.ceil(width * Theme.pixelRatio), Math.ceil(root.drawnSceneHeight * Theme.pixelRatio))
                    retainWhileLoading: true
                    verticalAlignment: Image.AlignBottom
                    visible: (index === 1) === root.decisive
                    width: root.width - 2 * x
                    x: root.frame
                    y: root.frame
                }
            }

            Rectangle {
                border.color: Theme.woodEdge[root.tallySide]
                border.width: 1
                color: Theme.contrast ? root.house : "transparent"
                height: root.sceneHeight
                width: root.width - 2 * x
                x: root.frame
                y: root.frame
            }

            // Draw all three in advance, for the same reason.
            Repeater {
                model: Drawings.buildings.length

                House {
                    required property int index

                    kind: index
                    lit: true
                    rasterHeight: Math.round(0.74 * root.drawnSceneHeight)
                    scale: root.mix(root.houseHeight / height, 1)
                    side: root.tallySide
                    transformOrigin: Item.Bottom
                    visible: index === root.kind
                    width: Math.round(0.74 * root.sceneHeight * 300 / 160)
                    x: Math.round(root.door * root.width - width / 2)
                    y: Math.round(0.74 * root.height - height)
                }
            }

            // The plinth, with the sums.
            Rectangle {
                id: plinth

                color: Theme.wood[root.tallySide]
                height: root.height - y - root.frame
                bottomLeftRadius: 4 * Theme.unit
                bottomRightRadius: bottomLeftRadius
                width: root.width - 2 * x
                x: root.frame
                y: root.sceneHeight + root.frame
            }

            // Dusk over the building that has lost, and its plinth: only the gold rim stays.
            Rectangle {
                anchors.fill: parent
                anchors.margins: 3 * Theme.unit
                color: Theme.dusk
                radius: 6 * Theme.unit
                visible: root.lost
            }

            Portrait {
                face: root.face
                mood: root.mood
                objectName: "stagePortrait"
                visible: face !== ""
                width: Math.round(0.25 * root.height)
                x: sumPanel.x - width - root.frame
                y: 2 * root.frame
            }

            Repeater {
                model: root.laneColumns.length

                LaneSum {
                    required property int index

                    height: plinth.height
                    ink: Theme.woodInk[root.tallySide]
                    points: role === Role.Bluff ? 0 : root.shownSums[role]
                    role: index
                    spare: role === Role.Counter ? root.shownSums[4] : 0
                    visible: root.laneColumns[role] > 0
                    width: (root.laneColumns[role] * root.pitch + root.laneGap) * root.tileWidth - 8 * Theme.unit
                    x: root.laneX(role, 0) * root.width - 0.5 * root.tileWidth
                    y: plinth.y
                }
            }

            Repeater {
                id: places

                model: root.counted

                onItemAdded: Qt.callLater(root.layOut)
                onItemRemoved: Qt.callLater(root.layOut)

                StageTile {
                    animated: root.animated
                    awaited: root.awaited && !turned
                    band: root
                    clickable: root.clickable
                    latest: turnedAt >= 0 && turnedAt === root.latest
                    width: root.drawnWidth

                    onChosen: root.tileChosen(index)
                    // Another tally with as many tiles keeps the items: only their roles and order change.
                    onCountedRoleChanged: Qt.callLater(root.layOut)
                    onPresentChanged: Qt.callLater(root.layOut)
                    onSteppedChanged: Qt.callLater(root.layOut)
                    onTurnedAtChanged: Qt.callLater(root.layOut)
                }
            }

            TallyTotal {
                id: sumPanel

                blocked: Math.max(0, root.shownSums[1] - root.shownSums[2])
                height: root.height - 2 * y
                label: root.label
                house: root.house
                mood: root.mood
                near: root.near
                player: root.player
                reserved: root.prizeHeight
                side: root.tallySide
                total: root.shownSums[3]
                votes: root.shownSums[0]
                width: root.width - x - y
                x: Math.round(root.totalX * root.width)
                y: root.frame
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: 3 * Theme.unit
                color: Theme.dusk
                objectName: "veil"
                radius: 6 * Theme.unit
                visible: root.dimmed || root.awaited
                z: root.dimmed ? 1000 : 98
            }
        }
    }
}
