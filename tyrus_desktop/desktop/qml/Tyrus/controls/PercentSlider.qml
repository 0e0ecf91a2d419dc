import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// A slider for a percentage; `label` is its name for screen readers.
Slider {
    id: root

    required property string label

    readonly property color fill: enabled ? Theme.purpleFill : Theme.inkSoft

    Accessible.name: label
    from: 0
    implicitHeight: Theme.pixels(37)
    snapMode: Slider.SnapAlways
    stepSize: 5
    to: 100

    background: Rectangle {
        border.color: Theme.panelEdge
        border.width: 1
        color: Theme.panel
        height: Theme.pixels(8)
        radius: height / 2
        width: root.availableWidth
        x: root.leftPadding
        y: root.topPadding + (root.availableHeight - height) / 2

        Rectangle {
            color: root.fill
            height: parent.height
            radius: height / 2
            width: root.visualPosition * parent.width
        }
    }
    handle: Rectangle {
        border.color: Theme.fillInk
        border.width: 2
        color: root.pressed ? Qt.darker(root.fill, 1.2) : root.fill
        height: width
        radius: width / 2
        width: Theme.pixels(21)
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: root.topPadding + (root.availableHeight - height) / 2

        FocusRing {
            radius: parent.radius
            shown: root.visualFocus
        }
    }
}
