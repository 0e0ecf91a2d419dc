import QtQuick
import Tyrus

// Shows a sentence for the time it takes to notice and read it, or until it is clicked; the click reaches
// nothing below. The answer to a key also disappears when something else happens, and a sentence when it is
// withdrawn. A sentence about an unexpected error stays longer, and has a button that copies the details.
// One about imported games has a button that shows them.
Rectangle {
    id: root

    required property real maxWidth

    property bool isAnswer: false
    property bool error: false
    property bool games: false

    signal copyRequested
    signal gamesRequested

    function show(sentence: string, answer: bool): void {
        words.text = sentence;
        isAnswer = answer;
        error = false;
        games = false;
        visible = true;
        timer.restart();
    }

    function showError(sentence: string): void {
        show(sentence, false);
        error = true;
        timer.restart();
    }

    function showGames(sentence: string): void {
        show(sentence, false);
        games = true;
    }

    function dismissAnswer(): void {
        if (isAnswer)
            visible = false;
    }

    function withdraw(sentence: string): void {
        if (words.text === sentence)
            visible = false;
    }

    Accessible.name: words.text
    Accessible.role: Accessible.AlertMessage
    border.color: Theme.sea
    border.width: 2
    color: Theme.panel
    height: content.implicitHeight + Math.round(24 * Math.max(1, Theme.unit))
    radius: Theme.pixels(9)
    visible: false
    objectName: "notice"
    width: content.implicitWidth + Theme.pixels(40)

    // An answer may describe a hand, which the next player must not read.
    onVisibleChanged: if (!visible)
        words.text = ""

    MouseArea {
        anchors.fill: parent

        onClicked: root.visible = false
    }

    Row {
        id: content

        anchors.centerIn: parent
        spacing: Theme.pixels(20)

        Caption {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignHCenter
            width: Math.min(implicitWidth, root.maxWidth - Theme.pixels(40) - (button.visible ? button.width + parent.spacing : 0))
            wrapMode: Text.Wrap
        }

        PushButton {
            id: button

            anchors.verticalCenter: parent.verticalCenter
            objectName: root.error ? "copyDetails" : "showGames"
            text: root.error ? qsTr("Copy details") : qsTr("Show in library")
            visible: root.error || root.games

            onClicked: root.error ? root.copyRequested() : root.gamesRequested()
        }
    }

    // Some seconds to notice it, or to press its button, and as long as a slow reader needs.
    Timer {
        id: timer

        interval: root.error ? 30000 : (root.games ? 6000 : 2000) + 70 * words.text.length

        onTriggered: root.visible = false
    }
}
