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

    // The same for the drawer, whose texts have a minimum size.
    readonly property real panelUnit: Math.max(11 / 12, chrome)

    readonly property string themeName: settings ? settings.theme : "light"
    readonly property bool contrast: themeName === "contrast"
    readonly property bool dark: contrast || themeName === "dark" || (themeName === "system" && Application.styleHints.colorScheme === Qt.ColorScheme.Dark)
    readonly property real pace: settings && windowShown && !still ? settings.pace * tempo : 0

    readonly property color window: contrast ? "#000000" : dark ? "#1b1a24" : "#e9dfcd"
    readonly property color panel: contrast ? "#000000" : dark ? "#272533" : "#f6efe1"
    readonly property color panelEdge: contrast ? "#ffffff" : dark ? "#45405a" : "#c9b795"
    readonly property color building: contrast ? "#000000" : dark ? "#2c2a3a" : "#efe5d0"

    // Gold and its tint mark only the current election.
    readonly property color gold: contrast ? "#ffd84a" : dark ? "#f0c05c" : "#835808"
    readonly property color goldGlow: contrast ? "#ffd84a" : dark ? "#e8b14a" : "#d99a2b"
    readonly property color highlight: contrast ? "#2b2300" : dark ? "#3f3526" : "#fdf0cc"

    // Purple marks the player's choice or target.
    readonly property color purple: contrast ? "#dd9cf7" : dark ? "#c79be0" : "#6d2f79"
    readonly property color purpleFill: contrast ? "#6b1c80" : dark ? "#7c3d8c" : "#7a3a87"
    readonly property color chosen: contrast ? "#33103f" : dark ? "#3d3243" : "#f3e6f2"

    // The outline of the building that is aimed at, on the ground of the city.
    readonly property color aim: contrast ? "#dd9cf7" : dark ? "#d9a6f2" : "#7a1f8c"

    // The drawings of the city for the theme.
    readonly property string scene: contrast ? "contrast" : dark ? "dark" : "light"
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
    readonly property color laurel: contrast ? "#4fb34f" : dark ? "#5f9a4a" : "#4c7a2c"

    // The outer and the inner line of the focus ring.
    readonly property list<color> focus: ["#0b2540", "#cfe8ff"]
    readonly property color ink: contrast ? "#ffffff" : dark ? "#f1e9da" : "#2c2319"
    readonly property color inkSoft: contrast ? "#e6e6e6" : dark ? "#b9aec0" : "#67573f"
    readonly property color sea: contrast ? "#79ffe0" : dark ? "#7fd0bd" : "#1d6b5d"
    readonly property color fillInk: "#fffaf0"
    readonly property color scrim: dark ? "#b0101018" : "#905c4a30"
    readonly property color field: dark ? window : "#fffdf7"
    readonly property color curtain: contrast ? "#242424" : dark ? "#4c2358" : "#6f3079"

    // Colours by `Side`: wood, text on the wood, and text on tiles.
    readonly property list<color> wood: ["#ecdcb6", "#5d3a22"]
    readonly property list<color> woodInk: ["#3a2a17", "#f8ead0"]
    readonly property list<color> tileInk: ["#2c1d10", "#fbeed2"]
    readonly property list<color> tileInkSoft: ["#5a4630", "#e2cfa8"]
    readonly property list<color> woodFrame: ["#e8dcc0", "#6f4529"]

    // In high contrast, Brown's edge is light on the black background.
    readonly property list<color> woodEdge: ["#8f6630", contrast ? "#e2cfa8" : "#2b1309"]

    // Curves by `Side`, the truth as `Side.Neither`: the core of a line, the edge that makes it visible on
    // the wood of both sides, and its width.
    readonly property list<color> curve: [...wood, "#ffffff"]
    readonly property list<color> curveEdge: ["#8f6630", "#e2cfa8", "#241a20"]
    readonly property list<real> curveWidth: [2.4, 2.4, 4].map(width => width * Math.max(1, unit))

    // Colours by `Role`.
    readonly property list<color> roleInk: [ink, dark ? "#f09a9a" : "#9c2b33", sea, inkSoft]
    readonly property list<color> roleFill: ["#f3e6c6", "#8a1f2d", "#3fa08c", "#2a1633"]

    // Colours by `Role`: text on stamps and hints.
    readonly property list<color> stampInk: ["#2c1d10", "#fff4ea", "#0d211d", "#efd9ff"]
    readonly property color spareInk: "#3fa08c"

    // The darkened background around the stage of a tally, and of one that can end the game; what
    // lies over all but a tile that waits.
    readonly property color house: contrast ? "#000000" : dark ? "#15111c" : "#241a20"
    readonly property color houseLast: contrast ? "#2e0007" : dark ? "#26060e" : "#330a13"
    readonly property color houseEdge: contrast ? "#ffffff" : "#6f6078"
    readonly property color dusk: contrast ? "#a8000000" : dark ? "#a8120e1c" : "#a03a2c3c"
    readonly property color hush: contrast ? "#c0000000" : "#a8080208"
    readonly property color houseNull: "#5c5266"
    readonly property color houseInk: "#fff7e8"
    readonly property color houseInkSoft: contrast ? "#ffffff" : "#d8cbbb"

    // The outer and the inner line of a held tile's rim, and the pin of the tile placed last.
    readonly property list<color> rim: ["#241a20", "#ffffff"]

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
    readonly property int celebration: Math.min(2000, Math.round(1900 * motion))

    // Return a padding, gap, radius or slider size in whole pixels. It grows with the window, half as fast
    // with larger texts, and never shrinks, so that buttons stay easy to hit.
    function pixels(design: real): real {
        return Math.round(design * Math.max(1, unit * (1 + scale) / 2));
    }

    function picture(name: string): url {
        return art.toString() === "" ? "" : art + name + ".svg";
    }
}
