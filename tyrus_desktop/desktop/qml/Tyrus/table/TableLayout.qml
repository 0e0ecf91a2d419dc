import QtQuick
import Tyrus
import Tyrus.Core

// The positions and sizes of everything on the table, computed from the size of the scene.
QtObject {
    required property real width
    required property real fullHeight
    required property int nearSide

    // Of the rail below the table, which says what happens in place of a prompt; else 0.
    required property real railHeight

    // The opening screen has no panels: the board is in the middle.
    required property bool welcome

    // The prompt of a lesson has two sentences, and the keys below them.
    required property bool lesson

    // In a study the prompt has less width, and gets more height.
    required property bool study
    readonly property real height: fullHeight - railHeight

    // Larger texts need the room of panels that have little to say: in a lesson at once, whose sentences
    // shall not get smaller instead.
    readonly property bool large: Theme.scale > 1.15
    readonly property bool leftShown: !welcome || !large
    readonly property bool rightShown: welcome ? !large : !lesson || Theme.scale <= 1

    readonly property real u: Theme.unit
    readonly property real gap: 8 * u
    readonly property real leftWidth: leftShown ? 196 * Theme.chrome : welcome ? shore : -gap

    // Without panels on the right, the board of a lesson and its sentences take their room. With larger
    // texts these panels get narrower in their letters, for the board.
    readonly property real rightWidth: rightShown ? (268 - 28 * Math.max(0, Math.min(1, 2 * (Theme.scale - 1)))) * Theme.chrome : welcome ? shore : -gap

    // Beside the buildings of the opening screen, which do not stand in the water.
    readonly property real shore: 0.08 * width
    readonly property real plateHeight: 92 * Theme.chrome

    // On the left, what is between the name plates.
    readonly property real leftY: plateHeight + 2 * gap
    readonly property real leftHeight: height - 2 * leftY

    readonly property real middleX: welcome ? (width - middleWidth) / 2 : leftWidth + 2 * gap
    readonly property real middleWidth: width - leftWidth - rightWidth - 4 * gap
    readonly property real rightX: width - rightWidth - gap
    // On the opening screen the sentence has its place, and gets larger with the texts.
    readonly property real farHandHeight: 58 * u * (welcome ? Math.max(1, Math.min(1.4, Theme.scale)) : 1)
    readonly property real forumHeight: 64 * u
    readonly property real promptHeight: promptAbove(railHeight)
    readonly property real handHeight: 118 * u

    // Not of `height` and `promptHeight`, which change one after the other when a rail comes or goes:
    // the drawings would be made for the height between as well.
    readonly property real buildingRoom: (fullHeight - railHeight - promptAbove(railHeight) - farHandHeight - forumHeight - handHeight - 7 * gap) / 2
    readonly property real buildingHeight: Math.min(buildingRoom, 1.6 * buildingWidth)
    readonly property real buildingWidth: (middleWidth - 2 * gap) / 3

    // In a window that is higher than wide: above and below the buildings and the forum.
    readonly property real spareHeight: (buildingRoom - buildingHeight) / 2
    readonly property real farY: 2 * gap + farHandHeight + spareHeight
    readonly property real forumY: farY + buildingHeight + gap + spareHeight
    readonly property real nearY: forumY + forumHeight + gap + spareHeight
    readonly property real promptY: nearY + buildingHeight + gap + spareHeight
    readonly property real handY: promptY + promptHeight + gap
    readonly property real tileWidth: 74 * u

    // The coffer for discarded tiles stands between the representatives.
    readonly property real cofferWidth: 46 * u
    readonly property point coffer: Qt.point(columnX(Profession.Priest) - gap / 2, forumY + forumHeight * 0.45)
    readonly property real tokenSpacing: Math.max(40 * u, Math.min(54 * u, (buildingWidth - 48 * u - cofferWidth) / 2))

    // Of a tile on the board: how much of its width a neighbour leaves in sight, and of its height the
    // rank in front, so that its value can be read.
    readonly property real valueShown: 0.78

    // In heights of a tile: where its value ends, and how far the pin reaches above it.
    readonly property real valueEnd: 0.73
    readonly property real pinHeight: 0.12
    readonly property real rankPitch: 0.8
    readonly property real rankWidth: buildingWidth - 20 * u
    readonly property real nearScale: Math.min(0.72, buildingHeight * 0.35 / (tileWidth * 1.4))

    // In larger texts most prompts need more than one line.
    function promptAbove(rail: real): real {
        if (lesson)
            return 74 * Theme.chrome;
        if (rail > 0)
            return 0;
        if (welcome)
            return Math.max(32 * u, 1.7 * Theme.text);  // Of the buttons.
        const larger = Math.max(0, Theme.scale - 1);
        return (32 + Math.max(60 * larger, study ? Math.min(44, 200 * larger) : 0)) * u;
    }

    function isNear(side: int): bool {
        return side === nearSide;
    }

    function columnX(kind: int): real {
        return middleX + kind * (buildingWidth + gap);
    }

    // The x of a slot's centre in a row `span` wide; slots are `step` apart where there is room.
    function inRow(left: real, span: real, slot: int, slots: int, step: real, tile: real): real {
        const apart = slots > 1 ? Math.min(step, (span - tile) / (slots - 1)) : 0;
        return left + span / 2 + (slot - (slots - 1) / 2) * apart;
    }

    // Tiles that would hide each other get smaller and, beyond twelve, stand in two ranks: each emblem
    // and value stays in sight.
    function boardScale(side: int, slots: int): real {
        const full = isNear(side) ? nearScale : 0.92 * nearScale;
        const inOne = abreast(slots);
        return inOne >= full ? full : Math.max(inOne, Math.min(full / (1 + rankPitch), abreast(Math.ceil(slots / 2))));
    }

    // The scale at which this many tiles fit in one rank.
    function abreast(count: int): real {
        return rankWidth / (1 + valueShown * (count - 1)) / tileWidth;
    }

    function boardHome(side: int, building: int, slot: int, slots: int): point {
        const near = isNear(side);
        const scale = boardScale(side, slots);
        const size = tileWidth * scale;
        const ranks = scale > abreast(slots) ? 2 : 1;
        const perRank = Math.ceil(slots / ranks);
        const rank = Math.floor(slot / perRank);
        const inRank = Math.min(perRank, slots - rank * perRank);
        const x = inRow(columnX(Board.kindOf(building)) + 10 * u, rankWidth, slot - rank * perRank, inRank, size + 6 * u, size);
        // The near side's tiles may cover the lower edge of the far side's, but neither they nor the pin
        // above them the values.
        const nearBottom = buildingHeight - 24 * u;
        const nearTop = nearBottom - (1 + pinHeight) * tileWidth * nearScale * 1.4;
        const bottom = near ? nearBottom : Math.min(buildingHeight * 0.51 + size * 1.4 * 0.31, nearTop + size * 1.4 * (1 - valueEnd));
        const ground = isNear(Board.sideOf(building)) ? nearY : farY;
        return Qt.point(x, ground + bottom - size * 1.4 * (0.5 + (ranks - 1 - rank) * rankPitch));
    }

    // Tiles are drawn from their owner's name plate, which says how many are left.
    function reserve(near: bool): point {
        return Qt.point(gap + leftWidth / 2, near ? height - gap - plateHeight / 2 : gap + plateHeight / 2);
    }

    function tileHome(side: int, place: int, building: int, slot: int, slots: int): point {
        const near = isNear(side);
        if (place === TileModel.Board)
            return boardHome(side, building, slot, slots);
        if (place === TileModel.Reserve)
            return reserve(near);
        if (place === TileModel.Discard)
            return coffer;
        if (near)
            return Qt.point(inRow(middleX, middleWidth, slot, slots, tileWidth + 10 * u, tileWidth), handY + handHeight * 0.52);
        return Qt.point(inRow(middleX, middleWidth, slot, slots, 48 * u, 40 * u), gap + farHandHeight / 2);
    }

    // The slot of the near hand at a point of the table; `otherwise` for a point outside the hand.
    function slotAt(x: real, y: real, otherwise: int, slots: int): int {
        if (y < handY)
            return otherwise;
        const apart = slot => Math.abs(inRow(middleX, middleWidth, slot, slots, tileWidth + 10 * u, tileWidth) - x);
        return Array.from({
            length: slots
        }, (_, slot) => slot).reduce((nearest, slot) => apart(slot) < apart(nearest) ? slot : nearest);
    }

    function tileScale(side: int, place: int, slots: int): real {
        if (place === TileModel.Discard)
            return 0.16;
        if (place === TileModel.Board)
            return boardScale(side, slots);
        if (place === TileModel.Reserve)
            return plateHeight / 2 / (tileWidth * 1.4);
        return isNear(side) ? 1 : farHandHeight / (tileWidth * 1.4);
    }

    // The place of a representative before it is won: three of each kind, in the middle of the
    // table.
    function forumPlace(index: int): point {
        const group = Math.floor(index / 3);
        return Qt.point(columnX(group) + buildingWidth / 2 + (index % 3 - 1) * tokenSpacing, forumY + forumHeight / 2);
    }
}
