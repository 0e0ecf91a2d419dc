import QtQuick
import Tyrus
import Tyrus.Core

// The positions and sizes of everything on the table, computed from the size of the window. From the
// top: the far bank, the canal, the near bank, and the rack with the hand.
QtObject {
    required property real fullWidth
    required property real fullHeight
    required property int nearSide

    // Of the rail below the table in a replay, else 0.
    required property real railHeight

    // Whether the ledger is open, for which the rack is higher.
    required property bool ledger

    // The opening screen has no hands.
    required property bool welcome

    // A lesson has two sentences and their buttons along the top of the rack.
    required property bool lesson

    readonly property real width: fullWidth
    readonly property real height: fullHeight - railHeight
    readonly property real u: Theme.unit
    readonly property real gap: 8 * u

    // Larger texts need the room of pictures that say the same.
    readonly property bool large: Theme.scale > 1.15

    // A tall window has the hand in two rows, and larger texts have their words above a larger hand, where
    // the tiles on the board need not shrink for it.
    readonly property bool tall: !welcome && height > 1.15 * width
    readonly property real head: Math.round(5.2 * Theme.text)
    readonly property real enlarged: Math.min(76 * u * (1 + 0.58 * (Theme.scale - 1)), (height - head - 3 * gap - 534 * u) / 1.4)
    readonly property bool stacked: tall || !welcome && !lesson && !ledger && railHeight === 0 && Theme.scale >= 1.4 && enlarged > 76 * u
    readonly property int handRows: tall ? 2 : 1

    // Where the hand stands beside its words, the rack is as high as two lines of prompt with a name above
    // and buttons below need.
    readonly property real lessonHeight: lesson ? Math.round(70 * Theme.chrome) : 0
    readonly property real flatRack: Math.max(Math.min(0.18 * height, 150 * u), railHeight > 0 ? 3 * Theme.text : Math.min(0.32 * height, 8.2 * Theme.text), ledger ? Math.min(0.32 * (height - lessonHeight), band + 11.8 * ledgerText + gap / 2) : 0)
    readonly property real flatHand: Math.min(flatRack - 2 * gap, 122 * u)
    readonly property real tileWidth: tall ? Math.min(0.118 * width, (0.36 * height - head) / 2.8) : stacked ? enlarged : Math.min(76 * u, 0.93 * flatHand / 1.4)
    readonly property real rowHeight: stacked ? 1.4 * tileWidth + 2 * gap : flatHand
    readonly property real handHeight: handRows * rowHeight
    readonly property real rackHeight: lessonHeight + (stacked ? head + handHeight + 2 * gap : flatRack)
    readonly property real sceneHeight: height - rackHeight

    // The city in units of its design, 656 to the scene's height; what a tall window has beyond it goes to
    // sky, banks and canal.
    readonly property real nearBuildingHeight: Math.min(0.284 * sceneHeight, 0.153 * width)
    readonly property real farBuildingHeight: 0.86 * nearBuildingHeight
    readonly property real cityUnit: nearBuildingHeight / 186.3
    readonly property real spare: Math.max(0, sceneHeight - 656 * cityUnit)

    // The opening screen has a sky for the name, and less paving before the near buildings.
    readonly property real sky: welcome ? 98 * cityUnit + 0.55 * spare : 0
    readonly property real farTop: sky + 204 * cityUnit + (welcome ? 0.15 : 0.26) * spare
    readonly property real farGround: farTop + 24 * cityUnit
    readonly property real quayY: farGround + 72 * cityUnit + (welcome ? 0.1 : 0.19) * spare
    readonly property real farBottom: quayY + 18 * cityUnit
    readonly property real canalBottom: farBottom + 102 * cityUnit + (welcome ? 0.2 : 0.32) * spare
    readonly property real nearGround: canalBottom + 134 * cityUnit
    readonly property real rackY: sceneHeight
    readonly property real columnWidth: width / 3
    readonly property real roofs: farGround - farBuildingHeight

    // The rack: who plays at the left, the hand in the middle, the election at the right; stacked, the hand
    // below both. The opening screen has three tiles at the left.
    readonly property real sideWidth: stacked ? width - (ledger ? ledgerWidth : cardWidth) - 3 * gap : Math.max(0.2 * width, Math.min(0.27 * width, 18 * Theme.text))
    readonly property real cardWidth: stacked ? Math.max(0.2 * width, 11 * Theme.text) : large ? 0.18 * width : Math.max(0.18 * width, Math.min(0.2 * width, 14.5 * Theme.text))

    // The ledger stands in the place of the election; all in it follows from the size of its letters.
    readonly property int ledgerText: Math.max(11, Math.round(14.4 * ledgerUnit * Math.min(Theme.scale, 1.15)))
    readonly property real ledgerUnit: tall ? width / 940 : u
    readonly property real ledgerWidth: Math.max(308 * ledgerUnit * Math.max(1, Math.min(Theme.scale, 1.1)), 240)
    readonly property real ledgerX: width - ledgerWidth - gap
    readonly property real ledgerTab: Math.max(24, Math.round(1.7 * ledgerText))
    readonly property real ledgerHeight: Math.min(height - plateY - gap / 2, tall ? 18 * ledgerText : Infinity)
    readonly property real ledgerY: height - ledgerHeight - gap / 2

    // Below the ribbons that hang on the edge of the near bank.
    readonly property real bandY: rackY + band
    readonly property real band: Math.max(20 * u, Theme.text)
    readonly property real plateY: bandY + lessonHeight
    readonly property real plateHeight: (stacked ? handY : height) - plateY - gap
    readonly property real handX: welcome ? 2 * gap : stacked ? gap : sideWidth + 2 * gap
    readonly property real handWidth: welcome ? 0.3 * width : width - (stacked ? 0 : sideWidth + 2 * gap) - (ledger ? ledgerWidth + gap : stacked ? 0 : cardWidth + gap) - (stacked ? 2 : 1) * gap
    readonly property real handY: height - handHeight - gap / 2

    // The far hand stands on a board that hangs from the upper edge.
    readonly property real farHandWidth: Math.min(0.5 * width, 530 * u)
    readonly property real farHandX: (width - farHandWidth) / 2
    readonly property real farHandHeight: 50 * u
    readonly property real farHandStep: 48 * u

    // Where a full hand of nine begins: the signs of the sky end there.
    readonly property real farHandStart: width / 2 - 4.7 * farHandStep
    readonly property real farHandY: 5 * u

    // The sign that opens the menus stands at the top right.
    readonly property real menuSize: Math.round(Math.max(32 * u, 1.9 * Theme.text))

    // The coffer for discarded tiles stands at the left end of the canal.
    readonly property real cofferWidth: 52 * u
    readonly property point coffer: Qt.point(6 * u + cofferWidth / 2, (farBottom + canalBottom) / 2)

    // The representatives in the canal, and a unit of a pier. The pier lies between the barges that wait
    // before two columns; in a tall window, which has more water, in a lane below them.
    readonly property real tokenSize: tall ? 0.043 * width : 42 * u
    readonly property real tokenSpacing: Math.min(1.52 * tokenSize, (tall ? 0.2 : 0.155) * columnWidth)
    readonly property real lane: 36 * cityUnit + 0.85 * tokenSize
    readonly property real pierUnit: tall ? Math.min(columnWidth / 280, (canalBottom - farBottom - lane + 15 * cityUnit) / 96) : Math.min(u, (columnWidth - 2 * tokenSpacing - 1.82 * tokenSize) / 222)

    // Of a tile on the board: how much of its width a neighbour leaves in sight, and of its height the
    // rank in front, so that its value can be read.
    readonly property real valueShown: 0.78

    // In heights of a tile: where its value ends, and how far the pin reaches above it.
    readonly property real valueEnd: 0.73
    readonly property real pinHeight: 0.12
    readonly property real rankPitch: 0.8
    readonly property real rankWidth: columnWidth - 26 * u
    readonly property real nearScale: Math.min(tall ? 0.064 * width : 61 * u, 75 * cityUnit + 0.15 * spare) / tileWidth

    function isNear(side: int): bool {
        return side === nearSide;
    }

    function columnX(kind: int): real {
        return kind * columnWidth;
    }

    // The part of a bank that belongs to a building.
    function plot(building: int): rect {
        const near = isNear(Board.sideOf(building));
        const top = near ? nearGround - nearBuildingHeight : farGround - farBuildingHeight;
        return Qt.rect(columnX(Board.kindOf(building)), top, columnWidth, (near ? rackY : farBottom) - top);
    }

    // The x of a slot's centre in a row `span` wide; slots are `step` apart where there is room.
    function inRow(left: real, span: real, slot: int, slots: int, step: real, tile: real): real {
        const apart = slots > 1 ? Math.min(step, (span - tile) / (slots - 1)) : 0;
        return left + span / 2 + (slot - (slots - 1) / 2) * apart;
    }

    // Tiles that would hide each other get smaller and, beyond twelve, stand in two ranks: each emblem
    // and value stays in sight.
    function boardScale(side: int, slots: int): real {
        const full = isNear(side) ? nearScale : 0.9 * nearScale;
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
        const x = inRow(columnX(Board.kindOf(building)) + 13 * u, rankWidth, slot - rank * perRank, inRank, size + 8 * u, size);
        // The near side's tiles may cover the lower edge of the far side's tiles. Neither these tiles nor
        // the pin above them may cover the values.
        const nearBottom = isNear(Board.sideOf(building)) ? rackY - 7 * cityUnit : quayY - 3 * cityUnit;
        const nearTop = nearBottom - (1 + pinHeight) * tileWidth * nearScale * 1.4;
        const bottom = near ? nearBottom : nearTop + size * 1.4 * (1 - valueEnd);
        return Qt.point(x, bottom - size * 1.4 * (0.5 + (ranks - 1 - rank) * rankPitch));
    }

    // Tiles are drawn from beside their owner's name, which says how many are left.
    function reserve(near: bool): point {
        return near ? Qt.point(gap + 30 * u, height - 0.09 * fullHeight) : Qt.point(gap + 36 * u, gap + 44 * u);
    }

    function tileHome(side: int, place: int, building: int, slot: int, slots: int): point {
        const near = isNear(side);
        if (place === TileModel.Board)
            return boardHome(side, building, slot, slots);
        if (place === TileModel.Reserve)
            return reserve(near);
        if (place === TileModel.Discard)
            return coffer;
        return near ? handHome(slot, slots) : Qt.point(inRow(farHandX, farHandWidth, slot, slots, farHandStep, 40 * u), farHandY + farHandHeight / 2);
    }

    function handHome(slot: int, slots: int): point {
        const perRow = Math.ceil(slots / handRows);
        const row = Math.max(0, Math.floor(slot / perRow));
        const inThis = Math.min(perRow, slots - row * perRow);
        return Qt.point(inRow(handX, handWidth, slot - row * perRow, inThis, tileWidth + 12 * u, tileWidth), handY + (row + 0.5) * rowHeight);
    }

    // The slot of the near hand at a point of the table; `otherwise` for a point outside the hand.
    function slotAt(x: real, y: real, otherwise: int, slots: int): int {
        if (y < handY)
            return otherwise;
        const apart = slot => Math.hypot(handHome(slot, slots).x - x, handHome(slot, slots).y - y);
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
            return 0.6;
        return isNear(side) ? 1 : farHandHeight / (tileWidth * 1.4);
    }

    // The place of a representative before it is won: the three of a kind wait before its buildings.
    function canalPlace(index: int): point {
        return Qt.point(columnX(Math.floor(index / 3)) + columnWidth / 2 + (index % 3 - 1) * tokenSpacing, farBottom + 36 * cityUnit);
    }

    // Where a side's pier begins, at the border of two columns.
    function pier(side: int): point {
        return Qt.point((isNear(side) ? 2 : 1) * columnWidth - 112 * pierUnit, farBottom + (tall ? lane : -18 * pierUnit));
    }

    // The berth at the winner's pier of a representative that was won; five lie there in two staggered rows.
    // One of an undecided election leaves the table.
    function berth(column: int, order: int): point {
        if (column === Side.Neither)
            return Qt.point(width + 2 * tokenSize, (farBottom + canalBottom) / 2);
        const at = pier(column);
        return Qt.point(at.x + (32 + 31 * order) * pierUnit, at.y + (order % 2 ? 44 : 62) * pierUnit);
    }
}
