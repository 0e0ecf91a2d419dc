pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The names of the lines of `ChancePlot`, each at the end of its line, kept apart; and what the middle means.
Item {
    id: root

    required property ChancePlot plot
    required property Item ground

    readonly property real room: plot.track.rightPadding - 10 * Theme.panelUnit
    readonly property real lineHeight: Math.ceil(even.implicitHeight)

    // The middles of the names from above to below, with their curves; where two would meet, the truth is
    // above.
    readonly property list<var> ends: {
        const found = plot.chances.shown.filter(curve => plot.chances.lines[curve].length > 0).map(curve => {
            const line = plot.chances.lines[curve];
            return {
                "curve": curve,
                "moment": line.length - 1,
                "y": plot.yOf(line[line.length - 1])
            };
        });
        found.sort((one, other) => one.y - other.y || other.curve - one.curve);
        let least = lineHeight / 2;
        for (const end of found) {
            end.y = Math.max(least, end.y);
            least = end.y + lineHeight;
        }
        let most = ground.height - lineHeight / 2;
        for (const end of found.reverse()) {
            end.y = Math.min(most, end.y);
            most = end.y - lineHeight;
        }
        return found;
    }

    Repeater {
        model: root.ends

        Row {
            id: end

            required property var modelData

            height: root.lineHeight
            spacing: 5 * Theme.panelUnit
            x: Math.round(root.plot.track.at(modelData.moment) + 9 * Theme.panelUnit)
            y: Math.round(modelData.y - height / 2)

            // A piece of the line.
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: 3 * Theme.panelUnit

                Repeater {
                    model: end.modelData.curve === root.plot.far ? 2 : 1

                    Rectangle {
                        color: Theme.curve[end.modelData.curve]
                        height: Math.round(Theme.curveWidth[end.modelData.curve])
                        width: (end.modelData.curve === root.plot.far ? 6 : 15) * Theme.panelUnit
                    }
                }
            }

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                font.bold: end.modelData.curve === Side.Neither
                font.pixelSize: Theme.small
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.least
                objectName: "curveName"
                text: root.plot.chances.views[end.modelData.curve] ?? ""
                width: Math.min(implicitWidth, root.room - 20 * Theme.panelUnit)
            }
        }
    }

    Caption {
        id: even

        color: Theme.inkSoft
        font.pixelSize: Theme.small
        text: qsTr("50%")
        visible: !root.ends.some(end => Math.abs(end.y - y - height / 2) < root.lineHeight && root.plot.track.at(end.moment) > x - root.room)
        x: root.ground.x + root.ground.width + 6 * Theme.panelUnit
        y: Math.round((root.ground.height - height) / 2)
    }
}
