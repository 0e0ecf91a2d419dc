import QtQuick
import Tyrus

// Shows a sentence for a while, over the enemy's hand, which is not played from. The answer to a
// key disappears when something else happens; a warning stays until its time is up.
Rectangle {
    id: root

    required property real maxWidth

    property bool isAnswer: false

    function show(sentence: string, answer: bool): void {
        words.text = sentence;
        isAnswer = answer;
        visible = true;
        timer.restart();
    }

    function dismissAnswer(): void {
        if (isAnswer)
            visible = false;
    }

    Accessible.name: words.text
    Accessible.role: Accessible.AlertMessage
    border.color: Theme.goldGlow
    border.width: 2
    color: Theme.panel
    height: words.implicitHeight + 24
    radius: 9
    visible: false
    objectName: "notice"
    width: Math.min(maxWidth, words.implicitWidth + 40)

    // An answer may describe a hand, which the next player must not read.
    onVisibleChanged: if (!visible)
        words.text = ""

    Caption {
        id: words

        anchors.centerIn: parent
        horizontalAlignment: Text.AlignHCenter
        width: Math.min(implicitWidth, root.maxWidth - 40)
        wrapMode: Text.WordWrap
    }

    TapHandler {
        onTapped: root.visible = false
    }

    Timer {
        id: timer

        interval: Math.max(9000, 70 * words.text.length)

        onTriggered: root.visible = false
    }
}
