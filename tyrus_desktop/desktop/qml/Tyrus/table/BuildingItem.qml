pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// A building: lit while its election is in force, boarded up once it has no election left, with a
// hint of what a held tile would do in it.
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

    // The width of the hint, and of the longest on the table, in one line.
    readonly property real hintWidth: (hint.item as BuildingHint)?.lineWidth ?? 0
    property real longestHint: 0

    property bool near: false
    property bool aimed: false

    // Whether a tile is held, which can be placed here.
    property bool acceptsTile: false

    // Those of a picture are its own, whatever the window's are.
    property real unit: Theme.unit
    property real labelSize: Theme.small

    readonly property real frameWidth: 5 * unit
    readonly property real plinthHeight: 25 * unit

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

    // The frame, in the owner's wood.
    Rectangle {
        anchors.fill: parent
        border.color: root.aimed ? Theme.purple : root.inForce ? Theme.goldGlow : Theme.woodEdge[root.buildingSide]
        border.width: (root.aimed ? 5 : root.inForce ? 3 : 1) * root.unit
        color: Theme.woodFrame[root.buildingSide]
        radius: 9 * root.unit
    }

    Picture {
        id: background

        height: root.height - y - root.plinthHeight
        name: Theme.contrast ? "" : "plots/" + (Theme.dark ? "dark" : "light") + (root.inForce ? "-force" : root.closed ? "-shut" : "-plain")
        width: root.width - 2 * x
        x: root.frameWidth
        y: root.frameWidth
    }

    Rectangle {
        anchors.fill: background
        border.color: Theme.woodEdge[root.buildingSide]
        border.width: 1
        color: Theme.contrast ? (root.inForce ? Theme.highlight : Theme.building) : "transparent"
    }

    Picture {
        readonly property int step: Math.max(40, Math.round(Math.min(root.width * 0.9, root.height * 0.52 * 300 / 160) / 8) * 8)

        anchors.horizontalCenter: parent.horizontalCenter
        height: step * 160 / 300
        opacity: root.closed && Theme.dark ? 0.7 : 1
        name: "buildings/" + Drawings.buildings[root.buildingKind] + (root.inForce ? "-lit" : root.closed ? "-shut" : "")
        objectName: "facade"
        // Of `step` alone: it would be drawn again for the new width, and once more for the height.
        rasterSize: Qt.size(Math.ceil(step * Theme.pixelRatio), Math.ceil(step * 160 / 300 * Theme.pixelRatio))
        width: step
        // The ground line in the drawing is 10 of 160 above its lower edge.
        y: background.y + background.height * 0.645 - height * 150 / 160
    }

    // The plinth with the building's name, on which the tiles stand.
    Rectangle {
        color: Theme.wood[root.buildingSide]
        height: root.plinthHeight - root.frameWidth
        bottomLeftRadius: 4 * root.unit
        bottomRightRadius: bottomLeftRadius
        width: parent.width - 2 * x
        x: root.frameWidth
        y: root.height - root.plinthHeight + root.frameWidth / 2

        Caption {
            anchors.fill: parent
            color: Theme.woodInk[root.buildingSide]
            font.family: Theme.titleFont
            font.pixelSize: root.labelSize
            fontSizeMode: Text.Fit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 9
            text: root.label
            verticalAlignment: Text.AlignVCenter
        }
    }

    // At the top, where it covers no tiles and hardly any of the facade. Created when first needed.
    Loader {
        id: hint

        active: root.hintRole >= 0 || item !== null
        visible: root.hintRole >= 0
        width: parent.width - 2 * x
        x: 2 * root.unit
        y: x

        sourceComponent: BuildingHint {
            longest: root.longestHint
            name: root.hintName
            now: root.inForce
            role: root.hintRole
            when: root.hintWhen
        }
    }

    Answer {
        enabled: !root.acceptsTile
        meaning: root.meaning
        title: root.label
    }

    HoverHandler {
        cursorShape: root.acceptsTile ? Qt.PointingHandCursor : Qt.ArrowCursor

        onHoveredChanged: root.hoverChanged(hovered)
    }

    TapHandler {
        onTapped: root.chosen()
    }
}
