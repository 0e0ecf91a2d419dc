pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Tyrus
import Tyrus.Core

// All settings, on one page; a change takes effect immediately.
BaseDialog {
    id: root

    required property GameController controller

    readonly property Settings settings: controller.state.settings


    title: qsTr("Settings")
    preferredWidth: 720
    hasCloseButton: true

    component Setting: ChoiceRow {
        id: setting

        required property list<string> values
        required property string value

        // A plain binding would break at the user's first choice.
        Binding on current {
            value: Math.max(0, setting.values.indexOf(setting.value))
        }
    }

    GridLayout {
        columnSpacing: Theme.pixels(16)
        columns: 2
        rowSpacing: Theme.pixels(9)
        width: parent.width

        Caption {
            text: qsTr("Language")
        }

        Setting {
            Layout.fillWidth: true
            choices: Theme.settings.languages.map(each => each.name)
            label: qsTr("Language")
            value: root.controller.state.language
            values: Theme.settings.languages.map(each => each.code)

            onChosen: index => root.controller.setLanguage(values[index])
        }

        Caption {
            text: qsTr("Theme")
        }

        Setting {
            Layout.fillWidth: true
            choices: [qsTr("same as system"), qsTr("light"), qsTr("dark"), qsTr("high contrast")]
            label: qsTr("Theme")
            value: root.settings.theme
            values: ["system", "light", "dark", "contrast"]

            onChosen: index => root.settings.theme = values[index]
        }

        Caption {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.pixels(9)
            text: qsTr("Text size")
        }

        ColumnLayout {
            spacing: Theme.pixels(4)

            RowLayout {
                spacing: Theme.pixels(10)

                PercentSlider {
                    id: size

                    // The effective size, which the window may limit.
                    function inForce(): real {
                        return Math.max(from, Math.min(to, Math.round(100 * Theme.scale)));
                    }

                    // Apply the size on release, since the track changes with the text size.
                    function take(): void {
                        if (!pressed && value !== inForce())
                            root.settings.scale = value;
                    }

                    Layout.fillWidth: true
                    Layout.maximumWidth: Theme.pixels(260)
                    from: 80
                    label: qsTr("Text size")
                    snapMode: Slider.SnapAlways
                    stepSize: 5
                    to: 250
                    value: inForce()

                    onPressedChanged: take()
                    onValueChanged: take()
                }

                Caption {
                    text: qsTr("%1%").arg(size.value)
                }
            }
        }

        Caption {
            text: qsTr("Animation speed")
        }

        Setting {
            Layout.fillWidth: true
            choices: [qsTr("slow"), qsTr("normal"), qsTr("fast"), qsTr("instant")]
            label: qsTr("Animation speed")
            value: root.settings.speed
            values: ["slow", "normal", "fast", "none"]

            onChosen: index => root.settings.speed = values[index]
        }

        Caption {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.pixels(9)
            text: qsTr("Reduced motion")
        }

        ColumnLayout {
            spacing: Theme.pixels(4)

            ChoiceRow {
                Layout.fillWidth: true
                choices: [qsTr("on"), qsTr("off")]
                current: root.settings.reduceMotion ? 0 : 1
                label: qsTr("Reduced motion")

                onChosen: index => root.settings.reduceMotion = index === 0
            }

            SpokenText {
                Layout.fillWidth: true
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: qsTr("When on, tiles fade instead of moving.")
                wrapMode: Text.WordWrap
            }
        }

        Caption {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.pixels(9)
            text: qsTr("After a tally")
        }

        ColumnLayout {
            spacing: Theme.pixels(4)

            Setting {
                Layout.fillWidth: true
                choices: [qsTr("wait for me"), qsTr("short pause"), qsTr("no pause")]
                label: qsTr("After a tally")
                value: root.settings.afterTally
                values: ["wait", "pause", "run"]

                onChosen: index => root.settings.afterTally = values[index]
            }

            SpokenText {
                Layout.fillWidth: true
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: qsTr("Your first three tallies, and any that may end the game, wait for you, except with “no\u00a0pause”.")
                wrapMode: Text.WordWrap
            }
        }

        Caption {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.pixels(9)
            text: qsTr("Opponents speak")
        }

        ColumnLayout {
            spacing: Theme.pixels(4)

            Setting {
                Layout.fillWidth: true
                choices: [qsTr("on"), qsTr("off")]
                label: qsTr("Opponents speak")
                objectName: "remarksSetting"
                value: root.settings.remarks
                values: ["on", "off"]

                onChosen: index => root.settings.remarks = values[index]
            }

            SpokenText {
                Layout.fillWidth: true
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: qsTr("When on, computer opponents say a few words: at most four times a game.")
                wrapMode: Text.WordWrap
            }
        }

        Caption {
            text: qsTr("Sound")
        }

        RowLayout {
            spacing: Theme.pixels(12)

            PercentSlider {
                Layout.fillWidth: true
                Layout.maximumWidth: Theme.pixels(260)
                Layout.preferredWidth: Theme.pixels(260)
                enabled: !root.settings.muted
                label: qsTr("Volume")
                value: root.settings.volume

                // When a screen reader moves the slider, `moved` is not emitted.
                onValueChanged: {
                    if (value !== root.settings.volume)
                        root.settings.volume = value;
                }
            }

            // Fill the remaining width, so that longer words fit in one line.
            ChoiceRow {
                Layout.fillWidth: true
                choices: [qsTr("on"), qsTr("off")]
                label: qsTr("Sound")
                objectName: "soundSetting"

                onChosen: index => root.settings.muted = index === 1

                Binding on current {
                    value: root.settings.muted ? 1 : 0
                }
            }
        }

        Caption {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.pixels(9)
            text: qsTr("Undo")
        }

        ColumnLayout {
            spacing: Theme.pixels(4)

            Setting {
                Layout.fillWidth: true
                choices: [qsTr("off"), qsTr("briefly"), qsTr("until I confirm")]
                label: qsTr("Undo")
                value: root.settings.undo
                values: ["off", "short", "confirm"]

                onChosen: index => root.settings.undo = values[index]
            }

            SpokenText {
                Layout.fillWidth: true
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: qsTr("Your opponent learns where you placed only once you can no longer undo. When two play from memory, a placed tile stays.")
                wrapMode: Text.WordWrap
            }
        }

        Caption {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.pixels(9)
            text: qsTr("Show tiles seen")
        }

        ColumnLayout {
            spacing: Theme.pixels(4)

            Setting {
                Layout.fillWidth: true
                choices: [qsTr("against the computer"), qsTr("always"), qsTr("never")]
                label: qsTr("Show tiles seen")
                value: root.settings.memory
                values: ["computer", "always", "never"]

                onChosen: index => root.settings.memory = values[index]
            }

            SpokenText {
                Layout.fillWidth: true
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: qsTr("The tiles turned over so far. At a real table, nobody sees them again.")
                wrapMode: Text.WordWrap
            }
        }
    }
}
