import QtQuick
import Tyrus

// A sentence from the program, shown for a while over the enemy's hand, where nothing is played.
// The answer to a question goes when something else happens; a warning takes its time.
Rectangle {
    id: root

    // How wide it may be.
    required property real room

    property bool answer: false

    function show(sentence: string, asked: bool): void {
        words.text = sentence;
        answer = asked;
        visible = true;
        timer.restart();
    }

    function pass(): void {
        if (answer)
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
    width: Math.min(room, words.implicitWidth + 40)

    // It may have told a hand: nothing of it is left for whoever sits down next.
    onVisibleChanged: if (!visible)
        words.text = ""

    Caption {
        id: words

        anchors.centerIn: parent
        horizontalAlignment: Text.AlignHCenter
        width: Math.min(implicitWidth, root.room - 40)
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
