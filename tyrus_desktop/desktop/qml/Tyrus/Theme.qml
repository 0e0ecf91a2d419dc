pragma Singleton

import QtQuick
import Tyrus.Core

// All colours, sizes and durations. The window sets `art` and `settings` once it is complete, so that
// nothing is animated before. `unit` is one pixel of the 1280 × 800 design.
QtObject {
    property url art
    property Settings settings: null
    property real unit: 1

    // Whether the window has shown its first frame; animations begin after it.
    property bool windowShown: false

    // Whether the first picture is complete, so that deferred work may begin.
    property bool settled: false

    // Whether the window or the texts are changing size: nothing is animated.
    property bool resizing: false

    // The size of panels, dialogs and texts that the user has chosen.
    property real scale: 1

    // The height that an open dialog leaves free at the window's bottom for a notice.
    property real noticeRoom: 0

    // `still` disables animation, for single steps of a replay and for an opened game. `tempo` is the
    // factor for durations while a replay plays.
    property bool still: false
    property real tempo: 1

    // The number of drawings that the first frame waits for.
    property int pendingPictures: 0

    // The device pixel ratio of the window's screen, for rasterising drawings.
    property real pixelRatio: 1

    readonly property real chrome: unit * scale

    // The same for the rail, whose texts have a minimum size.
    readonly property real panelUnit: Math.max(11 / 12, chrome)

    readonly property string themeName: settings ? settings.theme : "light"
    readonly property bool contrast: themeName === "contrast"
    readonly property bool dark: contrast || themeName === "dark" || (themeName === "system" && Application.styleHints.colorScheme === Qt.ColorScheme.Dark)
    readonly property real pace: settings && windowShown && !still ? settings.pace * tempo : 0

    // The column of the theme in the lists below, such as that of the city's drawings.
    readonly property int column: contrast ? 2 : dark ? 1 : 0
    readonly property string scene: ["light", "dark", "contrast"][column]
    readonly property color window: ["#e9dfcd", "#1b1a24", "#000000"][column]
    readonly property color panel: ["#f6efe1", "#272533", "#000000"][column]
    readonly property color panelEdge: ["#c9b795", "#45405a", "#ffffff"][column]
    readonly property color building: ["#efe5d0", "#2c2a3a", "#000000"][column]

    // Gold and its tint mark only the current election.
    readonly property color gold: ["#835808", "#f0c05c", "#ffd84a"][column]
    readonly property color goldGlow: ["#d99a2b", "#e8b14a", "#ffd84a"][column]
    readonly property color highlight: ["#fdf0cc", "#3f3526", "#2b2300"][column]

    // Purple marks the player's choice or target.
    readonly property color purple: ["#6d2f79", "#c79be0", "#dd9cf7"][column]
    readonly property color purpleFill: ["#7a3a87", "#7c3d8c", "#6b1c80"][column]
    readonly property color chosen: ["#f3e6f2", "#3d3243", "#33103f"][column]

    // The outline of the building that is aimed at, on the ground of the city.
    readonly property color aim: ["#7a1f8c", "#d9a6f2", "#dd9cf7"][column]
    // The upper edge of the night at the end, as it is drawn.
    readonly property color nightTop: "#f0070722"
    readonly property color night: contrast ? "#000000" : "#1b1440"

    // The rack, from top to bottom, and texts on it; signs over the city lie on the same wood.
    readonly property color rack: contrast ? "#000000" : "#3a2417"
    readonly property color rackFoot: contrast ? "#000000" : "#1c110c"
    readonly property color rackButton: contrast ? "#000000" : "#4b3021"
    readonly property Gradient rackWood: Gradient {
        GradientStop {
            color: Theme.rack
            position: 0
        }

        GradientStop {
            color: Theme.rackFoot
            position: 1
        }
    }
    readonly property color rackEdge: contrast ? "#ffffff" : "#8a6a44"
    readonly property color rackInk: contrast ? "#ffffff" : "#f6ead2"
    readonly property color rackInkSoft: contrast ? "#e6e6e6" : "#cdb996"
    readonly property color rackGold: contrast ? "#ffd84a" : "#f0c05c"
    readonly property color warning: "#8a1f2d"
    readonly property color sign: contrast ? "#000000" : "#e62a1a10"

    // Laurel marks victory.
    readonly property color laurel: ["#4c7a2c", "#5f9a4a", "#4fb34f"][column]

    // The outer and the inner line of the focus ring.
    readonly property list<color> focus: ["#0b2540", "#cfe8ff"]
    readonly property color ink: ["#2c2319", "#f1e9da", "#ffffff"][column]
    readonly property color inkSoft: ["#67573f", "#b9aec0", "#e6e6e6"][column]
    readonly property color sea: ["#1d6b5d", "#7fd0bd", "#79ffe0"][column]
    readonly property color fillInk: "#fffaf0"
    readonly property color scrim: dark ? "#b0101018" : "#905c4a30"
    readonly property color field: dark ? window : "#fffdf7"
    readonly property color curtain: ["#6f3079", "#4c2358", "#242424"][column]

    // Colours by `Side`: wood, text on the wood, and text on tiles.
    readonly property list<color> wood: ["#ecdcb6", "#5d3a22"]
    readonly property list<color> woodInk: ["#3a2a17", "#f8ead0"]
    readonly property list<color> tileInk: ["#2c1d10", "#fbeed2"]
    readonly property list<color> tileInkSoft: ["#5a4630", "#e2cfa8"]
    readonly property list<color> woodFrame: ["#e8dcc0", "#6f4529"]

    // In high contrast, Brown's edge is light on the black background.
    readonly property list<color> woodEdge: ["#8f6630", contrast ? "#e2cfa8" : "#2b1309"]

    // Curves by `Side`, the truth as `Side.Neither`, and their widths; the ground of each side's share; the
    // edge that keeps a line apart from others; and the ground of a large rise, as `warning` is of a fall.
    readonly property list<color> curve: [["#96660c", "#5d3a22", "#17111f"], ["#e8c06a", "#c98a5c", "#ffffff"], ["#ffd84a", "#e8a878", "#ffffff"]][column]
    readonly property list<real> curveWidth: [2, 2, 3.2].map(width => width * Math.max(1, unit))
    readonly property color curveEdge: dark ? "#b0141019" : "#80fffdf7"
    readonly property list<color> share: [["#f4ead0", "#dccab4"], ["#4a4234", "#33241c"], ["#000000", "#2e2e2e"]][column]
    readonly property color rise: "#3f6b22"

    // Colours by `Role`.
    readonly property list<color> roleInk: [ink, dark ? "#f09a9a" : "#9c2b33", sea, inkSoft]
    readonly property list<color> roleFill: ["#f3e6c6", "#8a1f2d", "#3fa08c", "#2a1633"]

    // Colours by `Role`: text on stamps and hints.
    readonly property list<color> stampInk: ["#2c1d10", "#fff4ea", "#0d211d", "#efd9ff"]
    readonly property color spareInk: "#3fa08c"

    // The darkened background around the stage of a tally, and of one that can end the game; what
    // lies over all but a tile that waits.
    readonly property color house: ["#241a20", "#15111c", "#000000"][column]
    readonly property color houseLast: ["#330a13", "#26060e", "#2e0007"][column]
    readonly property color houseEdge: contrast ? "#ffffff" : "#6f6078"
    readonly property color dusk: ["#521a0c1c", "#52120e1c", "#52000000"][column]
    readonly property color houseNull: "#5c5266"
    readonly property color houseInk: "#fff7e8"
    readonly property color houseInkSoft: contrast ? "#ffffff" : "#d8cbbb"

    // The outer and the inner line of a held tile's rim, and the pin of the tile placed last.
    readonly property list<color> rim: ["#241a20", "#ffffff"]

    // The scale of text sizes at 1280 × 800: small 13, text 15, large 18, stakes 22, huge 28, verdict 44; no
    // text there is smaller than 12, nor than 11 in the smallest window. Titles and what is decided are
    // bold and in the title font; what explains is regular.
    readonly property int least: Math.max(11, Math.round(12 * Math.min(1, unit)))
    readonly property int text: Math.max(13, Math.round(15 * chrome))
    readonly property int small: Math.max(12, Math.round(13 * chrome))
    readonly property int large: Math.max(15, Math.round(18 * chrome))
    readonly property int huge: Math.max(20, Math.round(28 * chrome))
    readonly property int stakes: Math.max(15, Math.round(22 * chrome))
    readonly property int verdict: Math.max(24, Math.round(44 * chrome))
    readonly property string titleFont: "Tyrus Vollkorn"
    readonly property string storyFont: "Tyrus Vollkorn Text"

    // With reduced motion, movements take no time; fades keep their durations.
    readonly property bool reducedMotion: settings !== null && settings.reduceMotion
    readonly property real motion: reducedMotion ? 0 : pace
    readonly property int quick: Math.round(140 * motion)
    readonly property int glide: Math.round(420 * motion)
    readonly property int wobble: Math.round(460 * motion)
    readonly property int step: Math.round(150 * motion)
    readonly property int walk: Math.round(900 * motion)
    readonly property int toss: Math.round(1050 * motion)
    readonly property int fade: Math.round(240 * pace)
    readonly property int celebration: Math.min(1900, Math.round(1900 * pace))

    // Return a padding, gap, radius or slider size in whole pixels. It grows with the window, half as fast
    // with larger texts, and never shrinks, so that buttons stay easy to hit.
    function pixels(design: real): real {
        return Math.round(design * Math.max(1, unit * (1 + scale) / 2));
    }

    function picture(name: string): url {
        return art.toString() === "" ? "" : art + name + ".svg";
    }
}
