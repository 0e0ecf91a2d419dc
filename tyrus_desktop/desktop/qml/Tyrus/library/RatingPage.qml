pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Tyrus
import Tyrus.Core

// The user's rating over time, as a band, beside the levels' ratings, with a disc for each game on its
// opponent's line. Without enough games it shows a pale example.
Column {
    id: root

    required property YourFigures figures

    // The height available without scrolling.
    required property real room

    // The lower edge of the visible part.
    required property real inSight

    readonly property var rating: figures.rating
    readonly property bool isExample: rating.invitation.length > 0

    // The smallest distance between two people in the picture, as a share of its height.
    readonly property real closest: rating.people.slice(1).reduce((least, each, index) => Math.min(least, each.at - rating.people[index].at), 1)

    spacing: Theme.pixels(8)

    Repeater {
        model: root.rating.sentences.length

        SpokenText {
            required property int index

            color: index === 0 ? Theme.ink : Theme.inkSoft
            elide: Text.ElideNone
            font.family: index === 0 ? Theme.titleFont : Application.font.family
            font.pixelSize: index === 0 ? Theme.large : Theme.text
            text: root.rating.sentences[index] ?? ""
            width: root.width
            wrapMode: Text.WordWrap
        }
    }

    SpokenText {
        color: Theme.inkSoft
        elide: Text.ElideNone
        font.pixelSize: Theme.small
        text: root.rating.note
        visible: text !== ""
        width: root.width
        wrapMode: Text.WordWrap
    }

    Item {
        id: chart

        readonly property real lineHeight: Math.ceil(1.35 * Theme.text)
        readonly property real namesWidth: Math.ceil(names.children.reduce((widest, each) => Math.max(widest, each.implicitWidth), 0))
        readonly property real faceWidth: Math.floor(Math.min(Theme.pixels(34), 6 / 7 * (root.closest * plot.height - 2)))
        readonly property real plotWidth: width - namesWidth - faceWidth - Theme.pixels(28)

        function across(share: real): real {
            return share * plotWidth;
        }

        // A rating from 0, the lowest shown, to 1.
        function down(share: real): real {
            return (1 - share) * plot.height;
        }

        // A polyline refuses an empty list.
        function points(values: list<var>): list<point> {
            return (values.length > 0 ? values : [[0, 0]]).map(each => Qt.point(across(each[0]), down(each[1])));
        }

        Accessible.ignored: root.isExample
        Accessible.name: root.rating.spoken
        Accessible.role: Accessible.Graphic
        height: plot.height + Theme.pixels(4) + lineHeight
        objectName: root.isExample ? "" : "ratingChart"
        visible: root.rating.people.length > 0
        width: parent.width

        Rectangle {
            id: plot

            border.color: Theme.panelEdge
            border.width: 1
            color: Theme.field
            height: Math.max(chart.lineHeight / root.closest, root.room - chart.y - chart.lineHeight - Theme.pixels(4))
            width: chart.plotWidth

            // Without a GPU, Qt clips no shape that is wholly out of sight.
            Shape {
                anchors.fill: parent
                visible: chart.y + chart.down(Math.max(0, ...root.rating.upper.map(each => each[1]))) < root.inSight - Theme.pixels(3)

                ShapePath {
                    fillColor: Theme.chosen
                    strokeColor: "transparent"

                    PathPolyline {
                        path: chart.points([...root.rating.upper, ...root.rating.lower.slice().reverse()])
                    }
                }

                ShapePath {
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin
                    strokeColor: Theme.purple
                    strokeWidth: Theme.pixels(3)

                    PathPolyline {
                        path: chart.points(root.rating.middle)
                    }
                }
            }

            // A line for each person of the ladder.
            Repeater {
                model: root.rating.people.length

                Rectangle {
                    required property int index

                    color: Theme.panelEdge
                    height: 1
                    width: plot.width
                    y: Math.round(chart.down(root.rating.people[index]?.at ?? 0))
                }
            }

            Repeater {
                model: root.rating.discs.length

                ScoreDisc {
                    required property int index

                    readonly property var disc: root.rating.discs[index] ?? [0, 0, 0]

                    objectName: "ratedGame"
                    score: disc[2]
                    width: Math.round(Math.max(6, Math.min(Theme.pixels(12), plot.width / 60)))
                    x: Math.round(chart.across(disc[0]) - width * disc[0])
                    y: Math.round(chart.down(disc[1]) - height / 2)
                }
            }
        }

        Item {
            id: names

            x: plot.width + Theme.pixels(16) + chart.faceWidth

            Repeater {
                model: root.rating.people.length

                Caption {
                    required property int index

                    readonly property var person: root.rating.people[index] ?? {
                        "name": "",
                        "face": "",
                        "at": 0,
                        "nearest": false
                    }

                    color: person.nearest ? Theme.purple : Theme.inkSoft
                    font.bold: person.nearest
                    text: person.name
                    y: chart.down(person.at) - height / 2

                    Portrait {
                        anchors.verticalCenter: parent.verticalCenter
                        chosen: parent.person.nearest
                        face: parent.person.face
                        width: chart.faceWidth
                        x: -width - Theme.pixels(8)
                    }
                }
            }
        }

        // The first and the last game, and between them what the discs mean.
        Caption {
            id: firstDay

            color: Theme.inkSoft
            font.pixelSize: Theme.small
            text: root.rating.first
            y: plot.height + Theme.pixels(4)
        }

        Row {
            spacing: Theme.pixels(14)
            x: (plot.width - width) / 2
            y: plot.height + Theme.pixels(4)

            Repeater {
                model: [qsTr("won"), qsTr("drawn"), qsTr("lost")]

                Row {
                    id: entry

                    required property int index
                    required property string modelData

                    spacing: Theme.pixels(5)

                    ScoreDisc {
                        anchors.verticalCenter: parent.verticalCenter
                        score: 1 - entry.index / 2
                    }

                    Caption {
                        color: Theme.inkSoft
                        font.pixelSize: Theme.small
                        text: entry.modelData
                    }
                }
            }
        }

        Caption {
            anchors.right: plot.right
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            text: root.rating.last
            visible: text !== firstDay.text
            y: plot.height + Theme.pixels(4)
        }
    }
}
