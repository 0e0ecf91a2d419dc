pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// One tile on the stage of a tally. It waits face down, comes forward, turns over, is stamped, and
// steps into its lane once the next tile turns. Its place is a fraction of the band, so that it
// follows a resized window at once.
Item {
    id: root

    required property int owner
    required property bool turned
    required property int profession
    required property int value
    required property int countedRole
    required property bool spare
    required property int turnedAt
    required property int index
    required property string label

    // The band in which it stands.
    required property TallyBand band

    // Whether it is the tile that turned last, with more to come.
    required property bool latest

    // Whether the last tile waits for the player to turn it.
    required property bool awaited
    required property bool animated
    readonly property real turnTime: band.turnTime

    // A click on it goes to its placement.
    property bool clickable: false

    // Its number in its lane, or among those that wait; nothing is animated before it has one.
    property int position: -1
    readonly property bool placed: position >= 0
    readonly property int spotColumn: Math.floor(Math.max(0, position) / band.ranks)

    // Whether there is a tile in this row of the model.
    readonly property bool present: owner >= 0

    property bool faceShown: false
    property bool stamped: false
    property real spotX: 0
    readonly property bool bluff: countedRole === Role.Bluff
    readonly property bool stepped: stamped && !latest
    readonly property bool forward: (turned && !stepped) || awaited
    readonly property bool moving: (motion.it?.moving ?? false) || glideX.running || glideY.running || grow.running

    // The middle of its foot, in fractions of the band.
    property real fractionX: stepped ? band.laneX(countedRole, spotColumn) : Math.min(turned ? spotX : backX, forward ? band.totalX - 0.5 * band.forwardWidth / band.width : 1)
    property real fractionY: forward ? band.spotY : band.rankY(Math.max(0, position) % band.ranks)
    readonly property real backX: band.backsX + (spotColumn + 0.5) * band.pitch * band.unit
    readonly property real rankScale: band.tileWidth / width

    // In front of others: those turned last, and one that has come forward before all.
    readonly property int depth: forward ? 100 + turnedAt : turned ? turnedAt : 50

    // How far it still has to slide in, as a fraction of the band.
    property real entry: 0

    // How far the tile is lifted, in heights; how wide it appears while it turns; how it lands.
    property real lift: 0
    property real narrow: 1
    property real squash: 1

    // How far a bluff leans as it rattles, in degrees, and how far its star has burst.
    property real rattle: 0
    property real burst: 1

    signal chosen

    function stand(at: int): void {
        if (!placed && animated)
            motion.it.enter();
        position = at;
    }

    // The tile has gone; the next one slides in again.
    function leave(): void {
        position = -1;
    }

    function update(): void {
        motion.it?.stop();
        lift = 0;
        narrow = squash = burst = 1;
        rattle = 0;
        spotX = backX;
        if (turned && animated) {
            motion.it.turn();
        } else {
            faceShown = stamped = turned;
        }
    }

    Accessible.ignored: !enabled || !present
    Accessible.name: label
    Accessible.role: Accessible.ListItem
    height: width * 1.4
    objectName: "stageTile"
    scale: forward ? band.forwardWidth / width : rankScale
    transformOrigin: Item.Bottom
    visible: present
    x: (fractionX + entry) * band.width - width / 2
    y: fractionY * band.height - height
    z: depth

    component Glide: NumberAnimation {
        duration: Theme.step
        easing.type: Easing.OutCubic
    }

    Behavior on fractionX {
        enabled: root.animated && root.placed

        Glide {
            id: glideX
        }
    }
    Behavior on fractionY {
        enabled: root.animated && root.placed

        Glide {
            id: glideY
        }
    }
    Behavior on scale {
        enabled: root.animated && root.placed

        Glide {
            id: grow
        }
    }

    Component.onCompleted: update()
    onTurnedChanged: update()

    TapHandler {
        enabled: root.clickable && root.turned

        onTapped: root.chosen()
    }

    Loader {
        active: root.awaited
        anchors.centerIn: parent

        sourceComponent: Picture {
            height: 1.5 * root.height
            name: "tiles/glow"
            width: 1.5 * root.width
        }
    }

    // What moves it: nothing where a tally is shown at once.
    Loader {
        id: motion

        readonly property StageTileMotion it: item as StageTileMotion

        active: root.animated || item !== null
        anchors.centerIn: parent

        sourceComponent: StageTileMotion {
            stamp: stamp
            tile: root
        }
    }

    Picture {
        height: width / 3
        name: "tiles/shadow"
        opacity: 0.8
        width: root.width * 1.2
        x: -root.width * 0.1
        y: root.height - height * 0.62
    }

    Item {
        height: root.height
        rotation: root.rattle
        transformOrigin: Item.Bottom
        width: root.width
        y: -root.lift * root.height

        transform: Scale {
            origin.x: root.width / 2
            origin.y: root.height * 0.96
            xScale: root.narrow
            yScale: root.squash
        }

        TilePicture {
            anchors.fill: parent
            front: root.faceShown
            side: root.owner
            tileScale: root.rankScale
        }

        // As most tiles are still face down when the stage opens, neither face nor stamp exists then.
        Loader {
            active: root.turned || item !== null
            anchors.fill: parent
            visible: root.faceShown

            sourceComponent: TileFace {
                drawnScale: root.rankScale
                profession: root.profession
                tileSide: Math.max(0, root.owner)
                value: root.value
            }
        }
    }

    Loader {
        id: stamp

        active: root.turned || item !== null
        visible: root.stamped
        width: root.width * 1.05
        x: (root.width - width) / 2
        y: root.height * 0.985

        // A tile that comes forward is large enough for the word even where many tiles are small.
        sourceComponent: TallyStamp {
            drawnScale: root.scale
            role: root.countedRole
            spare: root.spare
        }
    }
}
