import QtQuick
import Tyrus

// The lighthouse of the opening screen: now and then its light goes round, for less than five seconds (WCAG
// 2.2.2). Between, nothing is drawn.
Item {
    id: root

    required property real unit

    Timer {
        interval: 20000
        repeat: true
        running: root.Window.active

        onTriggered: round.restart()
    }

    Picture {
        id: beam

        // Half turns since it was dark.
        property real turned: 0

        height: 40 * root.unit
        name: "table/beam"
        objectName: "beam"
        opacity: Math.sin(Math.PI * turned / round.to)
        visible: round.running
        width: 300 * root.unit
        x: -width / 2
        y: -height / 2

        transform: Scale {
            origin.x: beam.width / 2
            xScale: Math.cos(Math.PI * beam.turned)
        }

        NumberAnimation {
            id: round

            duration: 4500
            from: 0
            property: "turned"
            target: beam
            to: 3
        }
    }
}
