pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The list of keyboard shortcuts: of the table, of a look back while there is one, or of *Your games*.
BaseDialog {
    id: root

    // The labels of keys, by purpose.
    required property var labels

    enum Place {
        Table,
        Replay,
        Library
    }

    property int place: ShortcutsDialog.Table

    // Each line: the words of its keys, what they do, and keys that are drawn after the words.
    readonly property list<var> lines: [tableLines, replayLines, libraryLines][place]
    readonly property list<var> replayLines: [["", qsTr("show the previous or the next moment"), ["left", "right"]], ["Page", qsTr("go to the start of this election, then of earlier ones, or of the next; from a tally, to other tallies"), ["up", "down"]], [qsTr("Home, End"), qsTr("show the first or the last moment")], ["1  2  3", qsTr("once the game is over: look with Ivory’s eyes, with Brown’s, or with all tiles face up")], ["O", qsTr("once the game is over, while this key is held: look with the other side’s eyes")], ["C", qsTr("once the game is over: show or hide the chances of winning")], ["M", qsTr("once the game is over: show the next tile that was not what it seemed")], ["P", qsTr("once the game is over and reviewed: show the next slip, which you can try to play better")], ["B", qsTr("once the game is over and reviewed: show the next card on who believed whom")], [qsTr("Space"), qsTr("play one moment after the other, or pause")], ["+  −", qsTr("play faster or slower")], ["1  2  3  4", qsTr("while you guess tiles: what the tile will be worth; once more to be surer")], ["", qsTr("while you guess tiles: choose another tile"), ["up", "down"]], ["", qsTr("while you guess tiles: go on to the next one, turn them over, or go on"), ["enter"]], [qsTr("Esc"), qsTr("stop looking back")], [root.labels.drawer, qsTr("open or close the drawer with the elections, the last tally, the log and the powers")], [root.labels.rules, qsTr("quick rules")], [root.labels.menus, qsTr("menus")], [root.labels.fullScreen, qsTr("full screen")]]
    readonly property list<var> tableLines: [[root.labels.tiles, qsTr("pick up a tile from your hand")], ["", qsTr("pick up the next tile; once one is picked up, choose the next building or, while you look at your slots, another slot"), ["left", "right"]], ["", qsTr("choose the far or near row"), ["up", "down"]], [root.labels.far, qsTr("place the tile in the far citadel, market or temple; with no tile picked up, read out what is there")], [root.labels.near, qsTr("place the tile in the near citadel, market or temple; with no tile picked up, read out what is there")], [root.labels.contents, qsTr("read out the chosen building, or your hand")], [root.labels.status, qsTr("read out the state of the game")], [root.labels.history, qsTr("read out the elections so far and the latest of the log")], [root.labels.drawer, qsTr("open or close the drawer with the elections, the last tally, the log and the powers")], [root.labels.advice, qsTr("advice against the computer: what for, then which tile and why")], ["", qsTr("place the tile in the chosen building, or press a button"), ["enter"]], [qsTr("Esc"), qsTr("return the tile to your hand, or undo")], [qsTr("Space"), qsTr("skip the animation, or shorten the opponent’s pause")], [root.labels.takeBack, qsTr("undo your tile; against the computer, also its answer")], [root.labels.replay, qsTr("look back at the game; this list then shows its keys")], [root.labels.library, qsTr("your games: library, results, habits and rating")], [root.labels.rules, qsTr("quick rules")], [root.labels.newGame, qsTr("new game")], [root.labels.settings, qsTr("settings")], [root.labels.menus, qsTr("menus, which show the other keys")], [root.labels.fullScreen, qsTr("full screen")]]

    readonly property list<var> libraryLines: [["", qsTr("select another game; with Shift, several"), ["up", "down"]], ["", qsTr("open the selected game, or resume it"), ["enter"]], ["*", qsTr("give the selected games a star, or take it away")], ["F2", qsTr("title and note of the selected game")], [qsTr("Del"), qsTr("delete the selected games")], ["Ctrl+Z", qsTr("undo delete")], ["Ctrl+A", qsTr("select all games")], ["Ctrl", qsTr("go to another game, and leave the selection as it is"), ["up", "down"]], [qsTr("Space"), qsTr("add the game to the selection, or remove it")], ["Ctrl+F", qsTr("search")], ["Ctrl+V", qsTr("import a game that was copied as text or as a file")], ["Ctrl+Tab", qsTr("next page: library, results, habits, rating")], ["Ctrl+1 … 4", qsTr("go to a page")], [qsTr("Esc"), qsTr("close your games")]]

    // The name of each drawn key, and how far its drawing is turned.
    readonly property var drawnKeys: ({
            "left": [qsTr("Left"), 180],
            "right": [qsTr("Right"), 0],
            "up": [qsTr("Up"), -90],
            "down": [qsTr("Down"), 90],
            "enter": [qsTr("Enter"), 0]
        })

    title: [qsTr("Keyboard shortcuts"), qsTr("Keys for looking back"), qsTr("Keys for your games")][place]
    preferredWidth: 800
    hasCloseButton: true

    component Line: Row {
        id: line

        required property string key
        required property string meaning
        required property list<string> drawn
        required property real keysWidth

        readonly property real keyWidth: keys.implicitWidth

        Accessible.name: qsTr("%1: %2").arg([key, ...drawn.map(each => root.drawnKeys[each][0])].join(" ").trim()).arg(meaning)
        Accessible.role: Accessible.Paragraph
        spacing: Theme.pixels(16)

        Item {
            height: keys.height
            width: line.keysWidth

            Row {
                id: keys

                anchors.right: parent.right
                spacing: Theme.pixels(6)

                Caption {
                    color: Theme.purple
                    font.bold: true
                    objectName: "key"
                    text: line.key
                    visible: text !== ""
                }

                Repeater {
                    model: line.drawn

                    Picture {
                        required property string modelData

                        // The row lets go of it before it is gone.
                        anchors.verticalCenter: parent?.verticalCenter
                        color: Theme.purple
                        height: width
                        name: modelData === "enter" ? "signs/enter" : "signs/arrow"
                        rotation: root.drawnKeys[modelData][1]
                        width: Math.round(1.2 * Theme.text)
                    }
                }
            }
        }

        Caption {
            text: line.meaning
            width: line.width - line.keysWidth - line.spacing
            wrapMode: Text.WordWrap
        }
    }

    Column {
        id: column

        // As wide as the longest key; implicit widths do not depend on the layout.
        readonly property real keysWidth: Math.ceil(children.reduce((widest, each) => Math.max(widest, (each as Line)?.keyWidth ?? 0), Theme.pixels(96)))

        spacing: Theme.pixels(9)
        width: parent.width

        Repeater {
            model: root.lines.length

            Line {
                required property int index

                // Undefined while a shorter list replaces this one.
                readonly property var line: root.lines[index] ?? ["", ""]

                drawn: line[2] ?? []
                key: line[0]
                keysWidth: column.keysWidth
                meaning: line[1]
                width: column.width
            }
        }
    }
}
