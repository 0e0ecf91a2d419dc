pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// One building on its court by the harbour, lit while it is in force and boarded up once nothing
// will be elected in it again; and what a held tile would do here.
Item {
    id: root

    required property int index
    required property int buildingSide
    required property int buildingKind
    required property bool inForce
    required property int electionsLeft
    required property bool closed
    required property int hintRole
    required property string label
    required property string contents
    required property string hintName
    required property string hintWhen

    property bool near: false
    property bool aimed: false

    // A tile is held that can be placed here.
    property bool taking: false

    // What the tiles here have come to, while they are counted; else -1.
    property int total: -1
    readonly property real frame: 5 * Theme.unit
    readonly property real plinth: 25 * Theme.unit

    signal chosen
    signal asked
    signal pointed(bool inside)

    Accessible.description: contents
    Accessible.name: label
    Accessible.role: Accessible.Button
    objectName: "plot"

    Accessible.onPressAction: {
        if (taking)
            chosen();
        else
            asked();
    }

    // The frame, of its owner's wood.
    Rectangle {
        anchors.fill: parent
        border.color: root.aimed || root.inForce ? Theme.goldGlow : Theme.woodEdge[root.buildingSide]
        border.width: (root.aimed ? 5 : root.inForce ? 3 : 1) * Theme.unit
        color: Theme.woodFrame[root.buildingSide]
        radius: 9 * Theme.unit
    }

    Picture {
        id: view

        height: root.height - y - root.plinth
        name: Theme.contrast ? "" : "plots/" + (Theme.dark ? "dark" : "light") + (root.inForce ? "-force" : root.closed ? "-shut" : "-plain")
        width: root.width - 2 * x
        x: root.frame
        y: root.frame
    }

    Rectangle {
        anchors.fill: view
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
        objectName: "building"
        width: step
        // It stands on the court, and its drawing's ground is 10 of 160 above its foot.
        y: view.y + view.height * 0.645 - height * 150 / 160
    }

    // The plinth on which the tiles stand: the frame's foot, with the building's name.
    Rectangle {
        color: Theme.wood[root.buildingSide]
        height: root.plinth - root.frame
        radius: 4 * Theme.unit
        width: parent.width - 2 * x
        x: root.frame
        y: root.height - root.plinth + root.frame / 2

        Caption {
            anchors.fill: parent
            // Beside the total; in the middle where there is room.
            anchors.leftMargin: root.total < 0 ? 0 : Math.max(4 * Theme.unit, Math.min(42 * Theme.unit, root.width - 174 * Theme.unit))
            anchors.rightMargin: root.total < 0 ? 0 : 42 * Theme.unit
            color: Theme.woodInk[root.buildingSide]
            font.family: Theme.titleFont
            font.pixelSize: Theme.small
            fontSizeMode: Text.Fit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 9
            text: root.label
            verticalAlignment: Text.AlignVCenter
        }
    }

    Loader {
        active: root.total >= 0
        anchors.right: parent.right
        anchors.rightMargin: 7 * Theme.unit
        y: root.height - height + 4 * Theme.unit

        sourceComponent: Rectangle {
            border.color: Theme.woodEdge[Side.Ivory]
            border.width: 2 * Theme.unit
            color: Theme.goldGlow
            height: 27 * Theme.unit
            objectName: "plotTotal"
            radius: height / 2
            width: 40 * Theme.unit

            Caption {
                anchors.centerIn: parent
                color: Theme.goldInk
                font.bold: true
                font.family: Theme.titleFont
                font.pixelSize: 19 * Theme.unit
                text: root.total
            }
        }
    }

    // The lintel: in the frame's top and the sky, so that it hides nothing that stands here. Made
    // when a tile is first pointed at.
    Loader {
        active: root.hintRole >= 0 || item !== null
        height: 26 * Theme.unit
        visible: root.hintRole >= 0
        width: parent.width - 2 * x
        x: 2 * Theme.unit
        y: x

        sourceComponent: Rectangle {
            border.color: Theme.fillInk
            border.width: root.inForce && root.hintRole !== Role.Bluff ? 1 : 0
            color: Theme.roleFill[Math.max(0, root.hintRole)]
            objectName: "hint"
            radius: 7 * Theme.unit

            Row {
                anchors.centerIn: parent
                spacing: 6 * Theme.unit

                Caption {
                    id: does

                    color: Theme.fillInk
                    font.bold: true
                    font.family: Theme.titleFont
                    font.pixelSize: Math.min(Theme.text, 16 * Theme.unit)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    text: root.hintName
                    width: Math.min(implicitWidth, 0.54 * (root.width - 20 * Theme.unit))
                }

                Caption {
                    anchors.baseline: does.baseline
                    color: Theme.fillInk
                    font.pixelSize: Math.min(Theme.small, 14 * Theme.unit)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 8
                    text: root.hintWhen
                    width: Math.min(implicitWidth, root.width - does.width - 20 * Theme.unit)
                }
            }
        }
    }

    HoverHandler {
        id: hover

        cursorShape: root.taking ? Qt.PointingHandCursor : Qt.ArrowCursor

        onHoveredChanged: root.pointed(hovered)
    }

    TapHandler {
        onTapped: root.chosen()
    }
}
