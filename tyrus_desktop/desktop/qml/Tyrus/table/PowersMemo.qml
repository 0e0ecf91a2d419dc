import QtQuick
import Tyrus

// The reminder of powers: which profession votes, blocks and counters in each kind of building.
Panel {
    id: root

    // A sentence for each kind of building.
    required property list<string> powers

    property int kind: -1

    title: qsTr("Reminder of powers")

    PowersTable {
        kind: root.kind
        named: false
        powers: root.powers
        rowHeight: (parent.height - headHeight) / 3
        width: parent.width
    }
}
