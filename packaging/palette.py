"""Draws a picture with few colours, so that its PNG is a quarter as large.

The colours are chosen by median cut (Heckbert 1982): the box of colours that varies most is cut at
its median, until there are enough boxes. Nothing is dithered, since that compresses badly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtGui import QImage, qRgb

if TYPE_CHECKING:
    from numpy.typing import NDArray

COLOURS = 128


def with_few_colours(image: QImage, colours: int = COLOURS) -> QImage:
    """Return the picture in fewer colours.

    Args:
        image: The picture; its transparency is lost.
        colours: The number of colours, at most 256.
    """
    rgb = image.convertToFormat(QImage.Format.Format_RGB888)
    width, height = rgb.width(), rgb.height()
    lines = np.frombuffer(rgb.constBits(), np.uint8).reshape(height, rgb.bytesPerLine())
    pixels = lines[:, : 3 * width].reshape(-1, 3)
    found, place, count = np.unique(pixels, axis=0, return_inverse=True, return_counts=True)
    palette = median_cut(found.astype(float), count, colours)
    nearest = np.concatenate(
        [
            ((part[:, None, :] - palette) ** 2).sum(axis=2).argmin(axis=1)
            for part in np.array_split(found.astype(float), 1 + len(found) // 4096)
        ]
    ).astype(np.uint8)
    indices = nearest[place.reshape(-1)].tobytes()
    result = QImage(indices, width, height, width, QImage.Format.Format_Indexed8).copy()
    result.setColorTable([qRgb(*each) for each in palette.round().astype(int).tolist()])
    return result


def median_cut(found: NDArray[Any], count: NDArray[Any], colours: int) -> NDArray[Any]:
    """Return the palette, one colour a row.

    Args:
        found: The different colours of a picture, one a row.
        count: How many pixels have each.
        colours: The largest number of colours in the palette.
    """
    boxes = [np.arange(len(found))]
    spreads = [spread(found, count, boxes[0])]
    while len(boxes) < colours and max(spreads)[0] > 0:
        chosen = spreads.index(max(spreads))
        box, (_, channel) = boxes.pop(chosen), spreads.pop(chosen)
        ordered = box[np.argsort(found[box, channel], kind="stable")]
        half = count[ordered].cumsum().searchsorted(count[box].sum() / 2)
        cut = int(min(max(half, 1), len(ordered) - 1))
        for part in (ordered[:cut], ordered[cut:]):
            boxes.append(part)
            spreads.append(spread(found, count, part))
    return np.array([np.average(found[box], axis=0, weights=count[box]) for box in boxes])


def spread(found: NDArray[Any], count: NDArray[Any], box: NDArray[Any]) -> tuple[float, int]:
    """Return how much a box varies in the channel where it varies most, and that channel.

    Args:
        found: All colours, one a row.
        count: How many pixels have each.
        box: The indices of the box's colours.
    """
    weights = count[box]
    off = found[box] - np.average(found[box], axis=0, weights=weights)
    varies = (weights[:, None] * off**2).sum(axis=0) * (len(box) > 1)
    channel = int(varies.argmax())
    return float(varies[channel]), channel
