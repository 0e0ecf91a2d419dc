pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Tyrus
import Tyrus.Core

// The chances of winning at the moments of the rail. The dividing line is what the lens knows: what a
// side could know or, with all tiles face up, the truth. The far side's share is above it.
Item {
    id: root

    required property RailTrack track

    readonly property ChanceCurves chances: App.review.chances
    readonly property int near: chances.near
    readonly property int far: 1 - near
    readonly property bool everything: chances.shown.length > 1
    readonly property list<int> dividing: everything ? chances.lines[Side.Neither] : chances.lines[chances.shown[0]] ?? []

    // Keeps lines at the edges of the ground from being clipped.
    readonly property real inset: Theme.curveWidth[Side.Neither] / 2 + 1

    // Return a curve as points of the ground.
    function points(line: var): list<point> {
        return line.map((chance, moment) => Qt.point(track.at(moment) - ground.x, yOf(chance)));
    }

    function yOf(chance: real): real {
        return inset + (1 - chance / 100) * (ground.height - 2 * inset);
    }

    implicitHeight: Math.round(ground.height + 6 * Theme.unit)

    component Curve: ShapePath {
        id: curve

        property list<point> points

        capStyle: ShapePath.RoundCap
        fillColor: "transparent"
        joinStyle: ShapePath.RoundJoin

        PathPolyline {
            path: curve.points
        }
    }

    component Core: Curve {
        required property int curve

        points: root.points(root.chances.lines[curve])
        strokeColor: Theme.curve[curve]
        strokeWidth: Theme.curveWidth[curve]
    }

    component Edge: Core {
        strokeColor: Theme.curveEdge[curve]
        strokeWidth: Theme.curveWidth[curve] + 2
    }

    // A side's name on its wood.
    component Name: Rectangle {
        required property int side

        border.color: Theme.woodEdge[side]
        border.width: 1
        color: Theme.wood[side]
        height: name.height
        radius: 3 * Theme.unit
        width: name.width

        Caption {
            id: name

            color: Theme.woodInk[parent.side]
            font.pixelSize: Math.min(Theme.small, 0.27 * ground.height)
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
        height: Math.round(Math.max(56, 74 * Theme.unit) / root.track.drawnScale)
        objectName: "chancePlot"
        width: root.width - 2 * x
        x: root.track.at(-0.5)

        // The far side's part.
        Rectangle {
            color: Theme.wood[root.far]
            height: parent.height
            visible: root.dividing.length > 1
            width: root.track.at(root.dividing.length - 1) - ground.x
        }

        Shape {
            anchors.fill: parent

            Curve {
                fillColor: Theme.wood[root.near]
                points: {
                    const line = root.points(root.dividing);
                    return line.length < 2 ? [] : [Qt.point(0, ground.height), Qt.point(0, line[0].y), ...line, Qt.point(line[line.length - 1].x, ground.height)];
                }
                strokeColor: "transparent"
            }
        }

        // Lines at quarters, and at an even chance.
        Repeater {
            model: [25, 50, 75]

            Rectangle {
                required property int modelData

                color: Theme.woodEdge[Side.Ivory]
                height: 1
                opacity: modelData === 50 ? 1 : 0.4
                width: ground.width
                y: Math.round(root.yOf(modelData))
            }
        }

        // The truth below, then what each side could know; each has an edge that keeps it visible.
        Shape {
            anchors.fill: parent

            Edge {
                curve: Side.Neither
            }

            Core {
                curve: Side.Neither
            }

            Edge {
                curve: Side.Ivory
            }

            Core {
                curve: Side.Ivory
            }

            Edge {
                curve: Side.Brown
            }

            Core {
                curve: Side.Brown
            }
        }

        Repeater {
            model: root.chances.rows

            Rectangle {
                required property int position
                required property int event

                readonly property bool tile: event === Side.Ivory || event === Side.Brown
                readonly property int chance: root.dividing[position] ?? -1

                border.color: tile ? Theme.woodEdge[event] : "transparent"
                border.width: 1
                color: Theme.wood[tile ? event : root.far]
                height: tile ? width : Math.round(6 * Theme.unit)
                radius: tile ? width / 2 : 0
                visible: event >= 0 && (chance >= 0 || !tile)
                width: tile ? Math.round(Math.max(5, 6 * Theme.unit)) : 1
                x: Math.round(root.track.at(position) - ground.x - width / 2)
                y: tile ? Math.round(root.yOf(chance) - height / 2) : ground.height - height
            }
        }

        // The moment that decided the game.
        Rectangle {
            color: Theme.goldGlow
            height: parent.height
            objectName: "decisive"
            visible: App.review.verdict.position >= 0
            width: Math.max(2, Math.round(3 * Theme.unit))
            x: Math.round(root.track.at(App.review.verdict.position) - ground.x - width / 2)
        }

        Rectangle {
            color: Theme.purple
            height: parent.height
            width: Math.max(1, Math.round(1.5 * Theme.unit))
            x: Math.round(root.track.at(root.track.value) - ground.x - width / 2)
        }

        // What the middle line means, at the right end, where a game that is over leaves it free.
        Rectangle {
            color: Theme.field
            height: even.height
            radius: 3 * Theme.unit
            width: even.width
            x: parent.width - width - 3 * Theme.unit
            y: Math.round((parent.height - height) / 2)

            Caption {
                id: even

                font.pixelSize: Math.min(Theme.small, 0.24 * ground.height)
                leftPadding: 4 * Theme.unit
                rightPadding: leftPadding
                text: qsTr("50%")
            }
        }

        Name {
            side: root.far
            x: 3 * Theme.unit
            y: 3 * Theme.unit
        }

        Name {
            side: root.near
            x: 3 * Theme.unit
            y: parent.height - height - 3 * Theme.unit
        }
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
