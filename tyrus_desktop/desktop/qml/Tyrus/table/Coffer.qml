import QtQuick
import Tyrus
import Tyrus.Core

// Discarded tiles go in here.
Picture {
    id: root

    required property GameController controller
    required property bool welcoming

    Accessible.description: controller.state.cofferMeaning
    Accessible.ignored: !enabled || welcoming
    Accessible.name: qsTr("Discards")
    Accessible.role: Accessible.Graphic
    height: 0.9 * width
    name: "table/coffer"

    Answer {
        meaning: root.welcoming ? "" : root.controller.state.cofferMeaning
        title: qsTr("Discards")
    }
}
