"""The programme's icon, its one-colour twin, and the icon of a recorded game."""

from __future__ import annotations

from art.ink import INK, document, ellipse, linear, path, radial, rect

STONE = "M152 448V246C152 150 196 106 256 106C316 106 360 150 360 246V448Z"


def programme() -> str:
    defs = [
        linear("dusk", (0, 0), (0, 512), (0, "#3a1640"), (0.55, "#7c2f6b"), (1, "#c4586d")),
        radial("sun", (256, 214), 190, (0, "#fff3c4"), (0.7, "#f7c75d"), (1, "#d99a35")),
        linear("stone", (160, 100), (350, 450), (0, "#fffaf0"), (0.5, "#f2e2bd"), (1, "#cfae74")),
        linear("side", (256, 0), (420, 0), (0, "#fff6dc"), (1, "#8a6432")),
    ]
    body = [
        rect(16, 16, 480, 480, rx=104, fill="url(#dusk)"),
        ellipse(256, 236, 176, 176, fill="url(#sun)"),
        path(
            "M16 392C120 372 180 410 256 394C340 378 400 408 496 388V392A104 104 0 0 1 392 496H120"
            "A104 104 0 0 1 16 392Z",
            fill="#1f544f",
        ),
        path(
            "M176 448V222C176 126 220 82 280 82C340 82 386 126 386 222V424L360 448Z",
            fill="url(#side)",
            stroke=INK,
            stroke_width=8,
            stroke_linejoin="round",
        ),
        path(STONE, fill="url(#stone)", stroke=INK, stroke_width=8, stroke_linejoin="round"),
        path("M156 262H356V300H156Z", fill="#7c2f6b"),
        path("M156 262H356", stroke=INK, stroke_width=8, stroke_opacity="0.6"),
    ]
    return document(512, 512, defs, body)


def symbolic() -> str:
    shape = "M3 15V6.500C3 3 5 1 8 1C11 1 13 3 13 6.500V15ZM4.500 7V9H11.500V7Z"
    return document(16, 16, [], [path(shape, fill="#2e3436", fill_rule="evenodd")])


def record() -> str:
    defs = [linear("page", (0, 0), (0, 512), (0, "#fffaf0"), (1, "#e4d3ae"))]
    body = [
        path(
            "M96 24H328L432 128V488H96Z",
            fill="url(#page)",
            stroke=INK,
            stroke_width=12,
            stroke_linejoin="round",
        ),
        path(
            "M328 24V128H432Z", fill="#c9b18a", stroke=INK, stroke_width=12, stroke_linejoin="round"
        ),
        path("M176 424V288C176 208 212 180 264 180C316 180 352 208 352 288V424Z", fill="#6b2c63"),
        path("M176 292H352", stroke="#f3cd6b", stroke_width=24),
    ]
    return document(512, 512, defs, body)


def drawings() -> dict[str, str]:
    return {
        "icon/tyrus.svg": programme(),
        "icon/tyrus-symbolic.svg": symbolic(),
        "icon/tyrus-record.svg": record(),
    }
