import QtQuick
import Tyrus
import Tyrus.Core

// Asks for advice: first for its idea, then for the tile and the reason.
PromptButton {
    required property Advice advice

    enabled: advice.more
    objectName: "advice"
    opacity: enabled ? 1 : 0.45
    text: qsTr("Advice")

    onClicked: advice.ask()
}
