pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Tyrus

// All settings, on three pages; a change takes effect immediately.
BaseDialog {
    id: root

    title: qsTr("Settings")
    preferredWidth: 720
    titleRoom: page.titleRoom
    hasCloseButton: true

    onAboutToShow: page.current = 0

    // A page; all take the height of the highest one, so that the dialog keeps its size.
    component Page: Column {
        required property int index

        spacing: Theme.pixels(9)
        visible: page.current === index
        width: parent?.width ?? 0
    }

    // A label, a control beside it, and below that what the setting does.
    component Line: Item {
        id: line

        default property alias control: holder.data
        property string label: ""
        property string note: ""

        implicitHeight: Math.max(caption.height, column.height)
        width: parent?.width ?? 0

        Caption {
            id: caption

            text: line.label
            topPadding: Theme.pixels(9)
            width: 10.5 * Theme.text
            wrapMode: Text.WordWrap
        }

        Column {
            id: column

            anchors.left: caption.right
            anchors.leftMargin: Theme.pixels(12)
            anchors.right: parent.right
            spacing: Theme.pixels(4)

            Column {
                id: holder

                width: parent.width
            }

            SpokenText {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: line.note
                visible: text !== ""
                width: parent.width
                wrapMode: Text.WordWrap
            }
        }
    }

    component Setting: Line {
        id: setting

        property list<string> choices: [qsTr("on"), qsTr("off")]
        property list<string> values: ["on", "off"]
        required property string value
        property alias current: row.current

        signal chosen(string value)

        ChoiceRow {
            id: row

            choices: setting.choices
            label: setting.label
            width: parent.width

            onChosen: index => setting.chosen(setting.values[index])

            // A plain binding would break at the user's first choice.
            Binding on current {
                value: Math.max(0, setting.values.indexOf(setting.value))
            }
        }
    }

    HeaderTabs {
        id: page

        choices: [qsTr("Look and sound"), qsTr("Game"), qsTr("Help")]
        dialog: root
    }

    Item {
        height: Math.max(look.implicitHeight, game.implicitHeight, help.implicitHeight)
        width: parent.width

        Page {
            id: look

            index: 0

            Setting {
                choices: Theme.settings.languages.map(each => each.name)
                label: qsTr("Language")
                value: App.state.language
                values: Theme.settings.languages.map(each => each.code)

                onChosen: value => App.controller.setLanguage(value)
            }

            Setting {
                choices: [qsTr("same as system"), qsTr("light"), qsTr("dark"), qsTr("high contrast")]
                label: qsTr("Theme")
                value: App.settings.theme
                values: ["system", "light", "dark", "contrast"]

                onChosen: value => App.settings.theme = value
            }

            Line {
                label: qsTr("Text size")

                Row {
                    spacing: Theme.pixels(10)

                    PercentSlider {
                        id: size

                        // Apply the size on release, since the track changes with the text size.
                        function take(): void {
                            if (!pressed && value !== App.settings.scale)
                                App.settings.scale = value;
                        }

                        from: 80
                        label: qsTr("Text size")
                        to: 250
                        value: App.settings.scale
                        width: Theme.pixels(260)

                        onPressedChanged: take()
                        onValueChanged: take()
                    }

                    Caption {
                        anchors.verticalCenter: parent.verticalCenter
                        text: qsTr("%1%").arg(size.value)
                    }
                }
            }

            Setting {
                choices: [qsTr("slow"), qsTr("normal"), qsTr("fast"), qsTr("instant")]
                label: qsTr("Animation speed")
                value: App.settings.speed
                values: ["slow", "normal", "fast", "none"]

                onChosen: value => App.settings.speed = value
            }

            Setting {
                label: qsTr("Reduced motion")
                note: qsTr("When on, tiles fade instead of moving.")
                value: App.settings.reduceMotion ? "on" : "off"

                onChosen: value => App.settings.reduceMotion = value === "on"
            }

            Setting {
                label: qsTr("Sound")
                value: App.settings.muted ? "off" : "on"

                onChosen: value => App.settings.muted = value === "off"
            }

            Line {
                label: qsTr("Volume")

                PercentSlider {
                    enabled: !App.settings.muted
                    label: qsTr("Volume")
                    value: App.settings.volume
                    width: Theme.pixels(260)

                    // When a screen reader moves the slider, `moved` is not emitted.
                    onValueChanged: {
                        if (value !== App.settings.volume)
                            App.settings.volume = value;
                    }
                }
            }
        }

        Page {
            id: game

            index: 1

            Setting {
                choices: [qsTr("wait for you"), qsTr("short pause"), qsTr("no pause")]
                label: qsTr("After a tally")
                note: qsTr("Your first three tallies, and any that may end the game, wait for you, except with “no\u00a0pause”.")
                value: App.settings.afterTally
                values: ["wait", "pause", "run"]

                onChosen: value => App.settings.afterTally = value
            }

            Setting {
                label: qsTr("Opponents’ remarks")
                note: qsTr("When on, computer opponents make remarks, at most four in a game.")
                value: App.settings.remarks

                onChosen: value => App.settings.remarks = value
            }

            Setting {
                choices: [qsTr("off"), qsTr("briefly"), qsTr("until you confirm")]
                label: qsTr("Undo")
                note: qsTr("Your opponent sees the placement only when this time is up. Against the computer you can undo later too, until the tally; the saved game says how often. When two play from memory, a placed tile is final.")
                value: App.settings.undo
                values: ["off", "short", "confirm"]

                onChosen: value => App.settings.undo = value
            }

            Setting {
                choices: [qsTr("against the computer"), qsTr("always"), qsTr("never")]
                label: qsTr("Show tiles seen")
                note: qsTr("The tiles turned over so far. At a real table, nobody sees them again.")
                value: App.settings.memory
                values: ["computer", "always", "never"]

                onChosen: value => App.settings.memory = value
            }
        }

        Page {
            id: help

            index: 2

            Setting {
                label: qsTr("Advice")
                note: qsTr("When on, you can ask for advice in games against the computer, if “Show tiles seen” is on too. The saved game says how often you asked.")
                value: App.settings.advice

                onChosen: value => App.settings.advice = value
            }

            Setting {
                label: qsTr("Coach")
                note: qsTr("When on, a coach warns you, in games against the computer, before a placement that would cost you dearly. The saved game says how often.")
                value: App.settings.coach ? "on" : "off"

                onChosen: value => App.settings.coach = value === "on"
            }

            Setting {
                label: qsTr("Gauge")
                note: qsTr("When on, a bar on the back of each enemy tile shows what the tile is probably worth. The saved game says how often.")
                value: App.settings.gauge ? "on" : "off"

                onChosen: value => App.settings.gauge = value === "on"
            }
        }
    }
}
