pragma Singleton

import QtQuick
import Tyrus.Core

// The engine's numbers of sides, buildings and roles: `BUILDINGS` are Ivory's citadel, market and
// temple, then Brown's. A test compares each function with the engine.
QtObject {
    // The steps of the rules, in their order.
    enum Rules {
        Place,
        Tiles,
        Count,
        Win
    }

    readonly property int kinds: 3

    // The `Answer` that explains a piece, if any; it has the step of the rules about that piece.
    property var explained: null

    function other(side: int): int {
        return side === Side.Ivory ? Side.Brown : Side.Ivory;
    }

    // The index of a side's building of a kind; `sideOf` and `kindOf` are the inverse.
    function building(side: int, kind: int): int {
        return kinds * side + kind;
    }

    function sideOf(building: int): int {
        return Math.floor(building / kinds);
    }

    function kindOf(building: int): int {
        return building % kinds;
    }

    // The kind `steps` columns to the right, or to the left if negative; it wraps around.
    function kindBeside(kind: int, steps: int): int {
        return (kind + steps + kinds) % kinds;
    }

    // The profession that votes, blocks or counters in the buildings of a kind.
    function profession(kind: int, role: int): int {
        return (kind + role) % kinds;
    }
}
