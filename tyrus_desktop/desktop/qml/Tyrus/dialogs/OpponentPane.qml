pragma ComponentBehavior: Bound

import QtQuick
import Tyrus
import Tyrus.Core

// The chosen opponent: portrait, name, office, level, manner and strength in words, or the figures.
// Its size is the same for every opponent.
Rectangle {
    id: root

    required property var opponent
    required property int levels
    property bool turned: false

    readonly property real margin: 10 * Theme.unit

    border.color: Theme.panelEdge
    border.width: 1
    color: Theme.building
    height: Math.ceil(2 * margin + 1.35 * Theme.large + 5 * 1.35 * Theme.text + Math.max(1.25 * Theme.small + Theme.pixels(17), 32) + 6)
    radius: Theme.pixels(8)

    Portrait {
        id: portrait

        face: root.opponent.key
        width: Math.min(Math.round((root.height - 2 * root.margin) * 6 / 7), 0.2 * root.width)
        x: root.margin
        y: (root.height - height) / 2
    }

    // The level, shown as steps and in words.
    Row {
        id: steps

        anchors.right: parent.right
        anchors.rightMargin: root.margin
        spacing: Theme.pixels(3)
        y: root.margin

        Repeater {
            model: root.levels

            Rectangle {
                required property int index

                anchors.bottom: level.bottom
                anchors.bottomMargin: 0.25 * Theme.text
                border.color: Theme.purple
                border.width: 1
                color: index < root.opponent.step ? Theme.purple : "transparent"
                height: Math.round((0.3 + 0.09 * index) * Theme.text)
                width: Math.round(0.5 * Theme.text)
            }
        }

        Caption {
            id: level

            leftPadding: Theme.pixels(6)
            text: qsTr("level\u00a0%1 of\u00a0%2").arg(root.opponent.step).arg(root.levels)
        }
    }

    Column {
        anchors.left: portrait.right
        anchors.leftMargin: 1.4 * root.margin
        anchors.right: parent.right
        anchors.rightMargin: root.margin
        y: root.margin

        SpokenText {
            color: Theme.purple
            font.family: Theme.titleFont
            font.pixelSize: Theme.large
            fontSizeMode: Text.HorizontalFit
            height: 1.35 * Theme.large
            minimumPixelSize: 12
            objectName: "opponent"
            text: root.opponent.title
            width: parent.width - steps.width - 10
        }

        Repeater {
            model: root.turned ? 0 : 3

            SpokenText {
                required property int index

                bottomPadding: 0.25 * Theme.text
                color: index === 0 ? Theme.ink : Theme.inkSoft
                elide: Text.ElideNone
                objectName: ["manner", "inWords", "yourResults"][index]
                text: [root.opponent.manner, root.opponent.strength, root.opponent.results][index]
                width: parent.width
                wrapMode: Text.WordWrap
            }
        }

        Repeater {
            model: root.turned ? root.opponent.details.length : 0

            SpokenText {
                required property int index

                elide: Text.ElideNone
                // The last one says how they were measured.
                font.pixelSize: index < root.opponent.details.length - 1 ? Theme.text : Theme.small
                objectName: "figures"
                // Undefined until the repeater shrinks for an opponent with fewer figures.
                text: root.opponent.details[index] ?? ""
                width: parent.width
                wrapMode: Text.WordWrap
            }
        }
    }

    Row {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin - Theme.pixels(2)
        anchors.left: portrait.right
        anchors.leftMargin: 1.4 * root.margin
        spacing: Theme.pixels(10)

        PushButton {
            checkable: true
            checked: root.turned
            font.pixelSize: Theme.small
            objectName: "details"
            padding: Theme.pixels(5)
            text: qsTr("Details")

            onToggled: root.turned = checked
        }

        PushButton {
            font.pixelSize: Theme.small
            objectName: "strength"
            padding: Theme.pixels(5)
            text: qsTr("All opponents’ strength…")
            visible: root.turned

            onClicked: App.openOver(Sheet.Strength)
        }
    }
}
