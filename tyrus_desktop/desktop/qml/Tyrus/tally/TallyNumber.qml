import QtQuick
import Tyrus

// A number of a tally. It counts up as the values of tiles arrive; `picked` asks to show the tiles.
Item {
    id: root

    required property int value
    required property string name
    property string sign: ""
    property string tiles: ""

    // Whether the values of the tiles stand under the number.
    property bool showsTiles: true
    property bool counting: false
    property bool chosen: false
    property alias textColor: number.color
    property alias fontSize: number.font.pixelSize
    property alias fontFamily: number.font.family

    // The value as shown: it lags behind while a tile's value is still flying.
    property real shown: value

    signal picked

    Accessible.description: tiles
    Accessible.focusable: true
    Accessible.ignored: !enabled
    Accessible.name: name
    Accessible.role: Accessible.Button
    activeFocusOnTab: true
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

    Accessible.onPressAction: if (enabled)
        root.picked()
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

        // A short flash.
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

        // As high when it is empty, so that the numbers of a line align.
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
            visible: root.showsTiles
            width: parent.width
            wrapMode: many ? Text.WordWrap : Text.NoWrap
        }
    }

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    // Takes the click, which would otherwise also skip the animation.
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds

        onTapped: root.picked()
    }
}
