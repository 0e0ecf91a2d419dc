pragma ComponentBehavior: Bound

import QtQuick
import Tyrus

// The city without its buildings. Sky, banks and canal are stretched to their places, each by itself;
// trees, lamps, ship, lighthouse and sun keep their shape.
Item {
    id: root

    // The theme's name in the files; nothing is shown for an empty one.
    required property string hour

    // A unit of what keeps its shape. By default, all has the proportions of the design, 1280 by 656.
    property real unit: height / 656
    property real skyTop: 0
    property real farTop: 204 * unit
    property real farBottom: 318 * unit
    property real canalBottom: 420 * unit
    property real nearGround: 554 * unit
    property real foot: height

    property bool asynchronous: !Theme.windowShown
    readonly property bool ready: sky.status === Image.Ready && water.status === Image.Ready

    component Band: Picture {
        required property string part
        required property real foot

        asynchronous: root.asynchronous
        height: Math.round(foot) - y
        name: root.hour === "" ? "" : "scene/" + root.hour + "-" + part
        // Rasterised at the size shown, so that painting need not scale it, up to a size that is fast.
        rasterSize: Qt.size(Math.min(1920, Math.ceil(width * Theme.pixelRatio)), Math.min(1200, Math.ceil(height * Theme.pixelRatio)))
        retainWhileLoading: true
        width: root.width
    }

    // Of a drawing: its middle, and the line on which it stands.
    component Sight: Picture {
        required property string part
        required property size drawn
        required property real middle
        required property real ground

        asynchronous: root.asynchronous
        height: Math.round(drawn.height * root.unit)
        name: root.hour === "" || root.hour === "contrast" ? "" : "scene/" + root.hour + "-" + part
        width: Math.round(drawn.width * root.unit)
        x: Math.round(middle - width / 2)
        y: Math.round(ground - height)
    }

    Band {
        id: sky

        foot: root.farTop + 3 * root.unit
        part: "sky"
        y: Math.round(root.skyTop)
    }

    Sight {
        drawn: Qt.size(68, 68)
        ground: root.farTop - 18 * root.unit
        middle: 44 * root.unit
        part: "sun"
    }

    Band {
        foot: root.farTop + 3 * root.unit
        part: "coast"
        y: Math.round(root.skyTop + 107 / 207 * (root.farTop + 3 * root.unit - root.skyTop))
    }

    Band {
        foot: root.farBottom - 17 * root.unit
        part: "far"
        y: Math.round(root.farTop)
    }

    Sight {
        drawn: Qt.size(170, 150)
        ground: root.farTop + 18 * root.unit
        middle: root.width / 3
        part: "ship"
    }

    Sight {
        drawn: Qt.size(170, 150)
        ground: root.farTop + 18 * root.unit
        middle: 2 * root.width / 3
        part: "lighthouse"
    }

    Band {
        foot: root.foot
        part: "near"
        y: Math.round(root.canalBottom + 14 * root.unit)
    }

    Band {
        id: water

        foot: root.canalBottom
        part: "water"
        y: Math.round(root.farBottom)
    }

    // With its shadow on the water.
    Band {
        foot: root.farBottom + (root.hour === "contrast" ? 1 : 18) * root.unit
        part: "quay"
        y: Math.round(root.farBottom - 19 * root.unit)
    }

    Band {
        foot: root.canalBottom + (root.hour === "contrast" ? 15 : 22) * root.unit
        part: "coping"
        y: Math.round(root.canalBottom - (root.hour === "contrast" ? 1 : 6) * root.unit)
    }

    Sight {
        drawn: Qt.size(170, 190)
        ground: root.nearGround + 26 * root.unit
        middle: root.width / 3
        part: "cypresses"
    }

    Sight {
        drawn: Qt.size(170, 190)
        ground: root.nearGround + 26 * root.unit
        middle: 2 * root.width / 3
        part: "garden"
    }
}
