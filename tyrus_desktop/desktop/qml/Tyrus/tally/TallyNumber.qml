import QtQuick
import Tyrus

// One number of a tally: it counts to its value as the tiles' values come in, and when it is
// picked, the tiles that made it are to be shown.
Item {
    id: root

    required property int value
    required property string name
    property string sign: ""
    property string tiles: ""

    // Nothing stands under it.
    property bool alone: false
    property bool counting: false
    property bool chosen: false
    property alias ink: number.color
    property alias size: number.font.pixelSize
    property alias family: number.font.family

    // What is shown of the value: a flying tile's part is still on its way.
    property real shown: value

    signal picked

    Accessible.description: tiles
    Accessible.focusable: true
    Accessible.name: name
    Accessible.role: Accessible.Button
    activeFocusOnTab: visible
    objectName: "tallyNumber"

    Behavior on shown {
        enabled: root.counting

        SequentialAnimation {
            PauseAnimation {
                duration: Theme.flight
            }

            NumberAnimation {
                duration: Theme.quick
            }
        }
    }

    Accessible.onPressAction: root.picked()
    Keys.onEnterPressed: root.picked()
    Keys.onReturnPressed: root.picked()
    Keys.onSpacePressed: root.picked()
    onShownChanged: if (counting)
        flash.restart()

    Rectangle {
        anchors.fill: parent
        color: Theme.goldGlow
        opacity: 0
        radius: 6 * Theme.chrome

        // As light as a breath, and gone again.
        NumberAnimation on opacity {
            id: flash

            duration: Theme.fade
            from: 0.45
            running: false
            to: 0
        }
    }

    Rectangle {
        anchors.fill: parent
        border.color: Theme.goldGlow
        border.width: root.chosen || root.activeFocus ? 2 * Theme.chrome : (hover.hovered ? 1 : 0)
        color: "transparent"
        radius: 6 * Theme.chrome
    }

    Column {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width

        Caption {
            id: number

            font.bold: true
            font.pixelSize: Theme.large
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: 11
            text: root.sign + Math.round(root.shown)
            width: parent.width
        }

        // As high when it is empty, so that the sums stand in one line.
        Caption {
            readonly property bool many: text.length > 14

            color: Theme.inkSoft
            font.pixelSize: Theme.small - 1
            font.wordSpacing: -2
            fontSizeMode: Text.Fit
            height: Math.ceil((many ? 2.4 : 1.3) * Theme.small)
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 0.9
            minimumPixelSize: 8
            text: root.tiles
            visible: !root.alone
            width: parent.width
            wrapMode: many ? Text.WordWrap : Text.NoWrap
        }
    }

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    // The click is the number's alone: it does not speed on what is being shown.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds

        onTapped: root.picked()
    }
}
