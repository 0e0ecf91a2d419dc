pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Tyrus
import Tyrus.Core

// The chances of winning at the moments of the rail. The dividing line is what the lens knows: what a
// side could know or, with all tiles face up, the truth. The far side's share is above it. Each line has
// its name at its end.
Item {
    id: root

    required property RailTrack track

    readonly property ChanceCurves chances: App.review.chances
    readonly property int near: chances.near
    readonly property int far: 1 - near
    readonly property list<int> dividing: chances.dividing

    // Keeps lines at the edges of the ground from being clipped.
    readonly property real inset: Theme.curveWidth[Side.Neither] / 2 + 1

    // Return a curve as points of the ground.
    function points(line: var): list<point> {
        return line.map((chance, moment) => Qt.point(xOf(moment), yOf(chance)));
    }

    function xOf(moment: real): real {
        return track.at(moment) - ground.x;
    }

    function yOf(chance: real): real {
        return inset + (1 - chance / 100) * (ground.height - 2 * inset);
    }

    implicitHeight: Math.round(ground.height + 6 * Theme.unit)

    component Curve: ShapePath {
        id: curve

        property list<point> points

        capStyle: ShapePath.FlatCap
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin

        PathPolyline {
            path: curve.points
        }
    }

    // What the far side could know is dashed.
    component Core: Curve {
        required property int curve

        dashPattern: [3, 2.2]
        points: root.points(root.chances.lines[curve])
        strokeColor: Theme.curve[curve]
        strokeStyle: curve === root.far ? ShapePath.DashLine : ShapePath.SolidLine
        strokeWidth: Theme.curveWidth[curve]
    }

    component Edge: Core {
        strokeColor: Theme.curveEdge
        strokeStyle: ShapePath.SolidLine
        strokeWidth: Theme.curveWidth[curve] + 3
    }

    // Whose share lies there, on the wood of that side.
    component Owner: Rectangle {
        required property int side

        border.color: Theme.woodEdge[side]
        border.width: 1
        color: Theme.wood[side]
        height: name.height
        radius: 3 * Theme.unit
        width: name.width
        x: 3 * Theme.unit

        Caption {
            id: name

            color: Theme.woodInk[parent.side]
            font.pixelSize: Theme.small
            leftPadding: 5 * Theme.unit
            rightPadding: leftPadding
            text: root.chances.names[parent.side] ?? ""
        }
    }

    Rectangle {
        id: ground

        border.color: Theme.panelEdge
        border.width: 1
        clip: true
        color: Theme.field
        height: Math.round(Math.max(64, 148 * Theme.unit) / root.track.drawnScale)
        objectName: "chancePlot"
        width: root.track.at(root.track.to) - x
        x: root.track.at(0)

        // The far side's part.
        Rectangle {
            color: Theme.share[root.far]
            height: parent.height
            visible: root.dividing.length > 1
            width: root.xOf(root.dividing.length - 1)
        }

        Shape {
            anchors.fill: parent

            Curve {
                fillColor: Theme.share[root.near]
                points: {
                    const line = root.points(root.dividing);
                    return line.length < 2 ? [] : [Qt.point(0, ground.height), ...line, Qt.point(line[line.length - 1].x, ground.height)];
                }
                strokeColor: "transparent"
            }
        }

        // Lines at quarters, and at an even chance.
        Repeater {
            model: [25, 50, 75]

            Rectangle {
                required property int modelData

                color: Theme.inkSoft
                height: 1
                opacity: modelData === 50 ? 0.6 : 0.2
                width: ground.width
                y: Math.round(root.yOf(modelData))
            }
        }

        // What each side could know, and the truth on top; each has an edge that keeps it visible.
        Shape {
            anchors.fill: parent

            Edge {
                curve: root.far
            }

            Core {
                curve: root.far
            }

            Edge {
                curve: root.near
            }

            Core {
                curve: root.near
            }

            Edge {
                curve: Side.Neither
            }

            Core {
                curve: Side.Neither
            }
        }

        // The tiles placed, on the line, and the draws and cards, at the foot.
        Repeater {
            model: root.chances.rows

            Rectangle {
                required property int position
                required property int event

                readonly property bool tile: event === Side.Ivory || event === Side.Brown
                readonly property int chance: root.dividing[position] ?? -1

                border.color: tile ? Theme.woodEdge[event] : "transparent"
                border.width: 1
                color: tile ? Theme.wood[event] : Theme.inkSoft
                height: tile ? width : Math.round(6 * Theme.unit)
                radius: tile ? width / 2 : 0
                visible: event >= 0 && (chance >= 0 || !tile)
                width: tile ? Math.round(Math.max(5, 6 * Theme.unit)) : 1
                x: Math.round(root.xOf(position) - width / 2)
                y: tile ? Math.round(root.yOf(chance) - height / 2) : ground.height - height
            }
        }

        Owner {
            id: farOwner

            side: root.far
            y: 3 * Theme.unit
        }

        Owner {
            id: nearOwner

            side: root.near
            y: parent.height - height - 3 * Theme.unit
        }

        ChanceMarks {
            anchors.fill: parent
            corner: Qt.size(Math.max(farOwner.width, nearOwner.width), farOwner.height)
            plot: root
        }

        Rectangle {
            color: Theme.purple
            height: parent.height
            width: Math.max(1, Math.round(1.5 * Theme.unit))
            x: Math.round(root.xOf(root.track.value) - width / 2)
        }
    }

    ChanceNames {
        anchors.fill: parent
        ground: ground
        plot: root
    }

    // How much of the review is done.
    Rectangle {
        color: Theme.purple
        height: 2
        visible: App.review.share < 1
        width: App.review.share * ground.width
        x: ground.x
        y: ground.height
    }
}
