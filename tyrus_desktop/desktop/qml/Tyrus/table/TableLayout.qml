import QtQuick
import Tyrus
import Tyrus.Core

// Where everything on the table stands and how large it is, computed from the scene's size.
QtObject {
    id: root

    required property real width
    required property real height
    required property int nearSide

    readonly property real u: Theme.unit
    readonly property real gap: 8 * u
    readonly property real leftWidth: 196 * Theme.chrome
    readonly property real rightWidth: 268 * Theme.chrome
    readonly property real plateHeight: 92 * Theme.chrome

    // The board keeps room for nine tiles side by side; the panels may have the rest.
    readonly property real largestScale: (width - 4 * gap - 560 * u) / ((196 + 268) * u)
    readonly property real middleX: leftWidth + 2 * gap
    readonly property real middleWidth: width - leftWidth - rightWidth - 4 * gap
    readonly property real rightX: width - rightWidth - gap
    readonly property real farHandHeight: 58 * u
    readonly property real forumHeight: 64 * u
    readonly property real promptHeight: 32 * u
    readonly property real handHeight: 118 * u
    readonly property real plotHeight: (height - farHandHeight - forumHeight - promptHeight - handHeight - 7 * gap) / 2
    readonly property real plotWidth: (middleWidth - 2 * gap) / 3
    readonly property real farY: 2 * gap + farHandHeight
    readonly property real forumY: farY + plotHeight + gap
    readonly property real nearY: forumY + forumHeight + gap
    readonly property real promptY: nearY + plotHeight + gap
    readonly property real handY: promptY + promptHeight + gap
    readonly property real tileWidth: 74 * u

    // The coffer for what is discarded stands between the representatives, who leave it room.
    readonly property real cofferWidth: 46 * u
    readonly property point coffer: Qt.point(plotX(Profession.Priest) - gap / 2, forumY + forumHeight * 0.45)
    readonly property real tokenStep: Math.max(40 * u, Math.min(54 * u, (plotWidth - 48 * u - cofferWidth) / 2))

    function isNear(ofSide: int): bool {
        return ofSide === nearSide;
    }

    function plotX(kind: int): real {
        return middleX + kind * (plotWidth + gap);
    }

    // The centre of a slot among others in a row `span` wide, `step` apart where there is room.
    function inRow(left: real, span: real, slot: int, slots: int, step: real, tile: real): real {
        const apart = slots > 1 ? Math.min(step, (span - tile) / (slots - 1)) : 0;
        return left + span / 2 + (slot - (slots - 1) / 2) * apart;
    }

    function boardScale(ofSide: int): real {
        return Math.min(0.72, plotHeight * 0.35 / (tileWidth * 1.4)) * (isNear(ofSide) ? 1 : 0.92);
    }

    function tileHome(ofSide: int, place: int, building: int, slot: int, slots: int): point {
        const near = isNear(ofSide);
        if (place === TileModel.Board) {
            const size = tileWidth * boardScale(ofSide);
            const top = isNear(Board.sideOf(building)) ? nearY : farY;
            const x = inRow(plotX(Board.kindOf(building)) + 10 * u, plotWidth - 20 * u, slot, slots, size + 6 * u, size);
            return Qt.point(x, top + (near ? plotHeight - 24 * u : plotHeight * 0.61) - size * 0.7);
        }
        if (place === TileModel.Reserve)
            return Qt.point(leftWidth / 2, near ? height + tileWidth : -tileWidth);
        if (place === TileModel.Discard)
            return coffer;
        if (near)
            return Qt.point(inRow(middleX, middleWidth, slot, slots, tileWidth + 10 * u, tileWidth), handY + handHeight * 0.52);
        return Qt.point(inRow(middleX, middleWidth, slot, slots, 48 * u, 40 * u), gap + farHandHeight / 2);
    }

    function tileScale(ofSide: int, place: int): real {
        if (place === TileModel.Discard)
            return 0.16;
        if (place === TileModel.Board)
            return boardScale(ofSide);
        return isNear(ofSide) ? 1 : farHandHeight / (tileWidth * 1.4);
    }

    // A representative's place among those not yet won, in the middle of the table.
    function forumPlace(index: int): point {
        const group = Math.floor(index / 3);
        return Qt.point(plotX(group) + plotWidth / 2 + (index % 3 - 1) * tokenStep, forumY + forumHeight / 2);
    }
}
