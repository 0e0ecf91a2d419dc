pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// One of the two buildings that are counted: its tiles face down before it, those turned over in
// lanes in the rulebook's order, and the sum. A lane is there once a tile of it is turned.
Item {
    id: root

    required property int tallySide
    required property int votes
    required property int blocks
    required property int countered
    required property int total
    required property string label

    required property TallyModel tally
    required property CountedModel counted
    required property int kind
    required property bool near
    required property bool animated

    // How far the tiles still have to slide in, as a fraction of the width.
    required property real entry

    // The height of the representative, which the winner's total holds.
    required property real prizeHeight

    // How long a tile takes to turn and to be stamped, so that it has done so before the next one.
    required property real turnTime

    // In tiles: the pitch in a rank, and the space between lanes.
    readonly property real pitch: 1.06
    readonly property real laneGap: 0.42
    readonly property real frame: 5 * Theme.unit
    readonly property real sceneHeight: 0.8 * height - frame

    // In fractions of the width: where ranks begin and end, the building's door, and the total.
    readonly property real lanesX: 0.018
    readonly property real lanesEnd: 0.868
    readonly property real door: 0.67
    readonly property real totalX: 0.884

    // The sums as shown: they follow a tile once its face can be read.
    property list<int> shownSums: [votes, blocks, countered, total]

    // The tiles in the building, the ranks in which they stand, and the width of a tile in them.
    property int count: 0
    readonly property int ranks: count > 14 ? 2 : 1
    readonly property int columns: Math.ceil(count / ranks)
    readonly property real fullWidth: Math.min(0.088 * width, sceneHeight / 2.12)
    readonly property real tileWidth: Math.min(fullWidth, (lanesEnd - lanesX) * width / (pitch * (columns + (ranks > 1 ? 2 : 0)) + 3 * laneGap), sceneHeight / (1.78 * ranks))
    readonly property real forwardScale: 1.32

    // The width at which tiles are drawn: that of one which has come forward.
    readonly property real drawnWidth: Math.round(fullWidth * forwardScale)
    readonly property real unit: tileWidth / width

    // The feet of the tiles in the front rank, and of one that has come forward.
    readonly property real footY: (0.8 * height - 0.34 * tileWidth) / height
    readonly property real spotY: (0.8 * height - 0.12 * fullWidth) / height

    // The lanes with tiles: role, the columns and lanes before it, and its columns.
    property var lanes: []
    property int columnsUsed: 0
    property int backs: 0
    readonly property real used: (columnsUsed * pitch + lanes.length * laneGap) * unit
    readonly property int backColumns: Math.ceil(backs / ranks)
    readonly property real backsWidth: backColumns * pitch * unit
    readonly property real backsX: Math.min(lanesEnd - backsWidth, Math.max(door - backsWidth / 2, lanesX + used))

    // A lesson explains the other building's sum.
    required property bool dimmed
    readonly property bool lost: tally.winner === Board.other(tallySide)

    readonly property list<string> names: tallySide === Side.Ivory ? [qsTr("Ivory’s citadel"), qsTr("Ivory’s market"), qsTr("Ivory’s temple")] : [qsTr("Brown’s citadel"), qsTr("Brown’s market"), qsTr("Brown’s temple")]

    // The middle of a tile in a column of the lanes.
    function laneX(column: int, lane: int): real {
        return lanesX + ((column + 0.5) * pitch + lane * laneGap) * unit;
    }

    // The feet of the tiles in a rank, from the one behind.
    function rankY(rank: int): real {
        return footY - (ranks - 1 - rank) * 1.72 * tileWidth / height;
    }

    // A click on a tile goes to its placement.
    property bool clickable: false

    signal tileChosen(int election, int order)

    // Place every tile: those that have stepped by role and turn, the others in a row.
    function layOut(): void {
        const tiles = [];
        for (let i = 0; i < places.count; i++) {
            const place = places.itemAt(i) as TilePlace;
            if (place?.active)
                tiles.push(place);
        }
        // First, as the number of ranks follows from it.
        count = tiles.length;
        const found = [];
        let before = 0;
        for (let role = 0; role <= Role.Bluff; role++) {
            const lane = tiles.filter(tile => tile.stepped && tile.countedRole === role).sort((a, b) => a.turnedAt - b.turnedAt);
            lane.forEach((tile, place) => tile.place = Qt.point(before + Math.floor(place / ranks), place % ranks));
            lane.forEach(tile => tile.laneIndex = found.length);
            if (lane.length > 0) {
                const wide = Math.ceil(lane.length / ranks);
                found.push({
                    "role": role,
                    "before": before,
                    "columns": wide
                });
                before += wide;
            }
        }
        const waiting = tiles.filter(tile => !tile.stepped);
        waiting.forEach((tile, place) => tile.place = Qt.point(Math.floor(place / ranks), place % ranks));
        backs = waiting.length;
        columnsUsed = before;
        lanes = found;
    }

    // The place of a tile of either building; only those of this one have a tile.
    component TilePlace: Loader {
        id: loader

        required property int countedSide
        required property int owner
        required property bool turned
        required property int profession
        required property int value
        required property int countedRole
        required property bool spare
        required property int turnedAt
        required property int election
        required property int order
        required property string label

        // Its column and row in its rank, and which lane it is in.
        property point place
        property int laneIndex: 0
        readonly property bool stepped: (item as StageTile)?.stepped ?? false

        active: countedSide === root.tallySide
        // Spread over some frames, while the tiles enter.
        asynchronous: Theme.motion > 0
        z: (item as StageTile)?.depth ?? 0

        onActiveChanged: Qt.callLater(root.layOut)
        onCountedRoleChanged: Qt.callLater(root.layOut)
        onSteppedChanged: Qt.callLater(root.layOut)

        sourceComponent: StageTile {
            animated: root.animated
            clickable: root.clickable
            awaited: root.tally.stop === TallyModel.Turn && root.tally.backs === 1 && !turned
            band: root
            countedRole: loader.countedRole
            label: loader.label
            laneIndex: loader.laneIndex
            latest: root.tally.stop === TallyModel.None && root.tally.backs > 0 && turnedAt === places.count - root.tally.backs - 1
            owner: loader.owner
            place: loader.place
            profession: loader.profession
            spare: loader.spare
            turned: loader.turned
            turnedAt: loader.turnedAt
            value: loader.value
            width: root.drawnWidth

            onChosen: root.tileChosen(loader.election, loader.order)
        }
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

    Rectangle {
        anchors.fill: parent
        border.color: Theme.goldGlow
        border.width: 3 * Theme.unit
        color: Theme.woodFrame[root.tallySide]
        radius: 9 * Theme.unit
    }

    Picture {
        height: root.sceneHeight
        name: Theme.contrast ? "" : "plots/" + (Theme.dark ? "dark" : "light") + "-stage"
        width: root.width - 2 * x
        x: root.frame
        y: root.frame
    }

    Rectangle {
        border.color: Theme.woodEdge[root.tallySide]
        border.width: 1
        color: Theme.contrast ? Theme.building : "transparent"
        height: root.sceneHeight
        width: root.width - 2 * x
        x: root.frame
        y: root.frame
    }

    // All three, so that none is drawn only when it is needed.
    Repeater {
        model: Drawings.buildings

        Picture {
            required property int index
            required property string modelData

            height: Math.round(0.74 * root.sceneHeight)
            name: "buildings/" + modelData + "-lit"
            visible: index === root.kind
            width: Math.round(height * 300 / 160)
            x: Math.round(root.door * root.width - width / 2)
            y: Math.round(0.74 * root.height - height)
        }
    }

    // Dusk over the building that has lost.
    Rectangle {
        color: Theme.dusk
        height: root.sceneHeight
        visible: root.lost
        width: root.width - 2 * x
        x: root.frame
        y: root.frame
    }

    // The plinth, with the sums.
    Rectangle {
        id: plinth

        color: Theme.wood[root.tallySide]
        height: root.height - y - root.frame
        radius: 4 * Theme.unit
        width: root.width - 2 * x
        x: root.frame
        y: root.sceneHeight + root.frame
    }

    Repeater {
        model: root.lanes

        LaneSum {
            required property int index
            required property var modelData

            height: plinth.height
            ink: Theme.woodInk[root.tallySide]
            points: role === Role.Bluff ? 0 : root.shownSums[role]
            role: modelData.role
            width: (modelData.columns * root.pitch + root.laneGap) * root.tileWidth - 8 * Theme.unit
            x: (root.laneX(modelData.before, index) - 0.5 * root.tileWidth / root.width) * root.width
            y: plinth.y
        }
    }

    Repeater {
        id: places

        model: root.counted

        onCountChanged: Qt.callLater(root.layOut)

        TilePlace {
        }
    }

    TallyTotal {
        blocked: Math.max(0, root.shownSums[1] - root.shownSums[2])
        height: root.height - 2 * y
        label: root.label
        lost: root.lost
        near: root.near
        reserved: root.prizeHeight
        side: root.tallySide
        total: root.shownSums[3]
        votes: root.shownSums[0]
        width: Math.round((0.994 - root.totalX) * root.width)
        won: root.tally.winner === root.tallySide
        x: Math.round(root.totalX * root.width)
        y: Math.round(0.03 * root.height)
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.dusk
        radius: 9 * Theme.unit
        visible: root.dimmed
        z: 1000
    }
}
