pragma Singleton

import QtQuick
import Tyrus.Core

// File names under resources/ of sides, professions, buildings and representatives, and shared shapes.
QtObject {
    readonly property list<string> professions: ["soldier", "merchant", "priest"]
    readonly property list<string> buildings: ["citadel", "market", "temple"]
    readonly property list<string> representatives: ["general", "guildmaster", "highpriest"]
    readonly property list<string> roles: ["vote", "block", "counter", "bluff"]

    function side(side: int): string {
        return side === Side.Brown ? "brown" : "ivory";
    }

    // A representative is a hexagon 120 wide and 104 high.
    function representativeHeight(width: real): real {
        return width * 104 / 120;
    }
}
