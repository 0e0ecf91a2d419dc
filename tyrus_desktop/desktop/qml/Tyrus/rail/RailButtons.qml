pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The buttons of the rail: next slip, bluff card and misleading tile, play, play on from here, close.
Row {
    id: root

    // The available width. If it is too small, the speed, which has keys, is hidden.
    required property real room
    readonly property list<Item> speed: [slower, times, faster]
    readonly property real others: children.reduce((sum, each) => sum + (speed.includes(each) || !each.visible ? 0 : each.width + spacing), 0)
    readonly property bool roomy: others + 7.2 * Theme.small + 3 * spacing <= room

    // Whether the person can play on from this moment; a study goes back instead of beginning another.
    readonly property bool canPlayOn: App.study.on ? App.study.canGoBack : App.study.canPlayOn

    // A slip was tried rightly, or its answer shown: the game may go on otherwise from there.
    readonly property bool answered: canPlayOn && (App.review?.pins.answered ?? false)

    spacing: 4 * Theme.panelUnit

    // Shows a sign and a count; goes to the next moment of that kind.
    component NextButton: RailButton {
        id: button

        required property int count
        required property string title
        required property string meaning
        default property Item picture

        Accessible.name: title
        text: count
        visible: count > 0

        contentItem: Row {
            spacing: 4 * Theme.panelUnit

            Item {
                anchors.verticalCenter: parent.verticalCenter
                children: [button.picture]
                height: button.picture.height
                width: button.picture.width
            }

            Caption {
                font: button.font
                text: button.text
            }

            Picture {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.ink
                height: width
                name: "signs/next"
                width: Theme.small
            }
        }

        Answer {
            clickTaken: true
            meaning: button.meaning
            title: button.title
        }
    }

    NextButton {
        count: App.review?.pins.marks.length ?? 0
        meaning: qsTr("You can try to find the better placement. Key: P")
        objectName: "nextPin"
        title: qsTr("The next slip")

        onClicked: App.review.pins.next()

        PinMark {}
    }

    NextButton {
        count: App.review?.bluffs.count ?? 0
        meaning: qsTr("The tile that fooled best, the tile best seen through, and the biggest waste on a bluff. Key: B")
        objectName: "nextBluff"
        title: qsTr("Who believed whom")

        onClicked: App.review.bluffs.next()

        TilePicture {
            front: false
            height: Math.round(1.4 * width)
            side: App.state.nearSide
            width: Math.round(11 * Theme.panelUnit)
        }
    }

    NextButton {
        count: App.replay.markCount
        meaning: qsTr("Every such tile is marked where it was placed. Key: M")
        objectName: "seeMisleading"
        title: qsTr("The next tile that was not what it seemed")

        onClicked: App.replay.seeMisleading()

        MarkSign {}
    }

    RailButton {
        id: play

        Accessible.name: answer.title
        height: slower.height
        objectName: "play"
        width: 2.6 * Theme.small

        contentItem: Item {
            Picture {
                anchors.centerIn: parent
                color: Theme.ink
                height: width
                name: App.replay.playing ? "signs/pause" : "signs/next"
                width: Math.round(1.4 * Theme.small)
            }
        }

        onClicked: App.replay.togglePlay()

        Answer {
            id: answer

            clickTaken: true
            meaning: qsTr("Shows the moments one by one. Key: Space")
            title: App.replay.playing ? qsTr("Pause") : qsTr("Play")
        }
    }

    RailButton {
        id: slower

        Accessible.name: qsTr("Slower")
        leftPadding: 0
        objectName: "slower"
        text: "−"
        visible: root.roomy
        width: 2.2 * Theme.small

        onClicked: App.replay.changeSpeed(-1)
    }

    SpokenText {
        id: times

        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: Theme.small
        horizontalAlignment: Text.AlignHCenter
        text: App.replay.speedText
        visible: root.roomy
        width: 2.8 * Theme.small
    }

    RailButton {
        id: faster

        Accessible.name: qsTr("Faster")
        leftPadding: 0
        objectName: "faster"
        text: "+"
        visible: root.roomy
        width: 2.2 * Theme.small

        onClicked: App.replay.changeSpeed(1)
    }

    Loader {
        active: root.canPlayOn
        visible: active

        sourceComponent: RailButton {
            objectName: "playOn"
            primary: root.answered
            text: App.study.on ? qsTr("Go back to here") : qsTr("Play on from here…")

            onClicked: App.playOn()
        }
    }

    Loader {
        active: App.review?.reading.readable ?? false
        visible: active

        sourceComponent: RailButton {
            objectName: "readAgain"
            text: qsTr("Guess the tiles")

            onClicked: App.review.reading.readAgain()
        }
    }

    RailButton {
        objectName: "closeReplay"
        text: qsTr("Leave")

        onClicked: App.replay.close()
    }
}
