pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// A picture for the rules: three elections won in a row, or five in all.
Row {
    id: root

    // The elections won, one by one; -1 for one that was lost.
    readonly property list<var> wins: [[Profession.Merchant, Profession.Soldier, Profession.Priest], [Profession.Soldier, -1, Profession.Priest, Profession.Merchant, -1, Profession.Merchant, Profession.Priest]]

    Accessible.ignored: !enabled
    Accessible.name: qsTr("Three representatives in a row, or five with gaps between them.")
    Accessible.role: Accessible.Graphic
    padding: Theme.pixels(8)
    spacing: 1.2 * Theme.text

    Repeater {
        model: root.wins

        Row {
            id: won

            required property int index
            required property var modelData

            spacing: Theme.pixels(4)

            Caption {
                anchors.verticalCenter: parent.verticalCenter
                rightPadding: Theme.text
                text: qsTr("or")
                visible: won.index > 0
            }

            Repeater {
                model: won.modelData

                Picture {
                    required property int modelData

                    height: Math.round(Drawings.representativeHeight(width))
                    name: "representatives/" + (modelData < 0 ? "null" : Drawings.representatives[modelData])
                    opacity: modelData < 0 ? 0.35 : 1
                    width: Math.round(Math.min(2.6 * Theme.text, root.width / 14))
                }
            }
        }
    }
}
