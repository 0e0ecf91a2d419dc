import QtQuick

// A sentence from the program, shown for a while at the top of the window.
Rectangle {
    id: root

    function show(sentence: string): void {
        words.text = sentence;
        visible = true;
        timer.restart();
    }

    Accessible.name: words.text
    Accessible.role: Accessible.AlertMessage
    border.color: Theme.goldGlow
    border.width: 2
    color: Theme.panel
    height: words.implicitHeight + 24
    radius: 9
    visible: false
    width: Math.min(parent.width - 60, 620)

    Caption {
        id: words

        anchors.centerIn: parent
        horizontalAlignment: Text.AlignHCenter
        width: parent.width - 32
        wrapMode: Text.WordWrap
    }

    TapHandler {
        onTapped: root.visible = false
    }

    Timer {
        id: timer

        interval: 9000

        onTriggered: root.visible = false
    }
}
