pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A building with the ground before it: lit while its election is in force, boarded up once it has no
// election left, with a ribbon that says what a held tile would do in it.
Item {
    id: root

    required property int index
    required property int buildingSide
    required property int buildingKind
    required property bool inForce
    required property bool closed
    required property int hintRole
    required property string label
    required property string meaning
    required property string hintName
    required property string hintWhen

    // Where the ground begins, and where the middle of the ribbon hangs on the bank's edge.
    required property real houseHeight
    required property real edge

    // How far it reaches over the canal, where barges and the coffer answer.
    required property real overWater

    // Whether it is darker, since the light is on another.
    property bool resting: false

    property bool aimed: false

    // Whether the tile that is dragged above it has its ribbon.
    property bool carried: false

    // Whether its windows are lit though no election is in force, on the opening screen.
    property bool entered: false
    readonly property alias pointedAt: hover.hovered

    // Whether a tile is held, which can be placed here.
    property bool acceptsTile: false

    signal chosen
    signal contentsRequested
    signal hoverChanged(bool inside)

    // Qt calls it by this name. A handler of the attached signal would add a second action of the
    // same name to the button's own.
    function accessiblePressAction(): void {
        if (enabled && acceptsTile)
            chosen();
        else if (enabled)
            contentsRequested();
    }

    Accessible.description: meaning
    Accessible.ignored: !enabled
    Accessible.name: label
    Accessible.role: Accessible.Button
    objectName: "building"

    // The light of the election in force, or the dusk of a closed building.
    Picture {
        height: 1.5 * (parent.height - root.houseHeight)
        name: root.inForce ? "scene/" + Theme.scene + "-force" : root.closed ? "scene/" + Theme.scene + "-shut" : ""
        width: parent.width
        y: parent.height - height
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.round(4 * Theme.unit)
        border.color: Theme.aim
        border.width: Math.round(4 * Theme.unit)
        color: Qt.alpha(Theme.aim, 0.16)
        objectName: "aim"
        radius: 14 * Theme.unit
        visible: root.aimed
    }

    // The shadow on the ground, to the right of the foot; and the light around a bright building.
    Picture {
        height: width * 54 / 400
        name: Theme.contrast || parent.height < 1.2 * root.houseHeight ? "" : "houses/" + Drawings.buildings[root.buildingKind] + "-cast"
        opacity: root.inForce ? 0.6 : 1
        width: Math.round(house.width * 400 / 300)
        x: house.x
        y: Math.round(root.houseHeight) - 1
    }

    Picture {
        anchors.bottom: house.bottom
        anchors.horizontalCenter: house.horizontalCenter
        height: width * 180 / 380
        name: house.lit ? "houses/" + Drawings.side(root.buildingSide) + "-" + Drawings.buildings[root.buildingKind] + "-aura" : ""
        width: Math.round(house.width * 380 / 300)
    }

    House {
        id: house

        anchors.horizontalCenter: parent.horizontalCenter
        kind: root.buildingKind
        lit: root.inForce || root.entered
        resting: root.resting
        shut: root.closed
        side: root.buildingSide
        // In whole pixels of a step: it would be drawn again for each pixel of a window that grows.
        width: Math.round(root.houseHeight * 300 / 160)
    }

    // Over everything else on the bank. Created when first needed.
    Loader {
        active: root.hintRole >= 0 || item !== null
        anchors.horizontalCenter: parent.horizontalCenter
        visible: root.hintRole >= 0 && !root.carried
        y: root.edge - height / 2
        z: 1

        sourceComponent: Ribbon {
            maxWidth: root.width - 12 * Theme.unit
            name: root.hintName
            role: root.hintRole
            when: root.hintWhen
        }
    }

    Answer {
        anchors.topMargin: root.overWater
        enabled: !root.acceptsTile
        meaning: root.meaning
        step: Board.Tiles
        title: root.label
    }

    HoverHandler {
        id: hover

        cursorShape: root.acceptsTile ? Qt.PointingHandCursor : Qt.ArrowCursor

        onHoveredChanged: root.hoverChanged(hovered)
    }

    TapHandler {
        onTapped: root.chosen()
    }
}
