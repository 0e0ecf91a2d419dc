import QtQuick
import Tyrus
import Tyrus.Core

// A tile of the opening screen: it lifts, turns, and goes back from wherever it is dropped.
Item {
    id: root

    required property int profession
    required property string name
    required property string roles
    required property point home
    required property bool lifted

    // From 0 to 1 while it shows its back and then its face again.
    property real turned: 0
    readonly property bool faceUp: turned < 0.25 || turned > 0.75

    signal chosen
    signal pointed

    function turn(): void {
        turning.restart();
    }

    Accessible.description: roles
    Accessible.ignored: !enabled
    Accessible.name: name
    Accessible.role: Accessible.Button
    activeFocusOnTab: true
    height: 1.4 * width
    objectName: "welcomeTile"
    x: home.x - width / 2
    y: home.y - height / 2
    z: drag.active ? 2 : lifted ? 1 : 0

    Accessible.onPressAction: chosen()
    Keys.onEnterPressed: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onSpacePressed: chosen()
    onActiveFocusChanged: if (activeFocus)
        chosen()

    NumberAnimation {
        id: turning

        duration: 800
        easing.type: Easing.InOutQuad
        from: 0
        property: "turned"
        target: root
        to: 1

        onFinished: root.turned = 0
    }

    Item {
        id: body

        property real lift: root.lifted ? 0.1 * root.height : 0

        height: parent.height
        width: parent.width
        x: drag.active ? drag.activeTranslation.x : 0
        y: (drag.active ? drag.activeTranslation.y : 0) - lift

        transform: Scale {
            origin.x: body.width / 2
            xScale: Math.max(0.02, Math.abs(Math.cos(2 * Math.PI * root.turned)))
        }

        Behavior on lift {
            NumberAnimation {
                duration: Theme.quick
            }
        }

        Behavior on x {
            enabled: !drag.active

            NumberAnimation {
                duration: Theme.glide
                easing.type: Easing.OutCubic
            }
        }

        Behavior on y {
            enabled: !drag.active

            NumberAnimation {
                duration: Theme.quick
                easing.type: Easing.OutCubic
            }
        }

        TilePicture {
            anchors.fill: parent
            side: Side.Ivory
            visible: !root.faceUp
        }

        TilePicture {
            anchors.fill: parent
            front: true
            side: Side.Ivory
            visible: root.faceUp
        }

        TileFace {
            anchors.fill: parent
            profession: root.profession
            tileSide: Side.Ivory
            value: 10
            visible: root.faceUp
        }

        FocusRing {
            inset: -3
            radius: 8
            shown: root.activeFocus
        }
    }

    HoverHandler {
        onHoveredChanged: if (hovered)
            root.pointed()
    }

    TapHandler {
        gesturePolicy: TapHandler.DragThreshold

        onTapped: point => {
            Presses.note(root, false, point.scenePosition);
            root.chosen();
        }
    }

    DragHandler {
        id: drag

        target: null
    }
}
