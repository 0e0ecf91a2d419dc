"""The .deb's copyright file, in Debian's machine-readable format, from what the bundle contains."""

from __future__ import annotations

import re
from collections.abc import Iterable

from components import NOTICES, Component

COMMON = {
    "LGPL-3": "LGPL-3",
    "LGPL-2.1": "LGPL-2.1",
    "Apache-2.0": "Apache-2.0",
    "CC0-1.0": "CC0-1.0",
    "public-suffix-list": "MPL-2.0",
}
"""Texts of `notices/` that every Debian system has, by their names there."""

SEPARATOR = "\n "
"""Between the values of a field."""


def short(component: Component) -> str:
    """Return the name of a component's licence in this file."""
    return re.sub(r"[^\w.+]+", "-", component.name).strip("-")


def indented(text: str) -> str:
    """Return a text as the lines that continue a field; an empty one has a full stop."""
    lines = text.replace("\f", "").expandtabs().strip("\n").splitlines()
    return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in lines)


def terms(components: Iterable[Component]) -> str:
    """Return the paragraphs with the terms of all components in full, each text once."""
    paragraphs, first = [], dict[str, str]()
    for each in components:
        said = [each.licence]
        for name, text in each.texts.items():
            if name in COMMON and text == (NOTICES / f"{name}.txt").read_text("utf-8"):
                place = f"/usr/share/common-licenses/{COMMON[name]}"
                said.append(f"On Debian systems the text is in {place}.")
            elif text in first:
                said.append(f"The text is that of {first[text]}.")
            else:
                first[text] = f"{short(each)} ({name})"
                said.append(f"{name}:\n\n{text}" if len(each.texts) > 1 else text)
        if each.source:
            said.append(f"Its sources are at {each.source}")
        text = "\n\n".join(said)
        paragraphs.append(f"License: {short(each)}\n{indented(text)}")
    return "\n\n".join(paragraphs)


def paragraph(component: Component, inner: Iterable[Component]) -> str:
    """Return the paragraph about a component's files.

    Args:
        component: It, with at least one file.
        inner: What is built into them.
    """
    every = [component, *inner]
    files = [f"usr/lib/tyrus/_internal/{pattern}" for pattern in component.files]
    holders = dict.fromkeys(line for each in every for line in each.copyright.splitlines())
    fields = {"Files": files, "Copyright": holders}
    lines = [f"{field}: {SEPARATOR.join(values)}" for field, values in fields.items()]
    return "\n".join([*lines, f"License: {' and '.join(map(short, every))}"])


def filled(template: str, components: Iterable[Component]) -> str:
    """Return the file.

    Args:
        template: Its text, with placeholders for what depends on the bundle.
        components: What that contains of others.
    """
    components = list(components)
    inner = [each for each in components if each.within]
    within = [each for each in components if not each.files and not each.within]
    files = [each for each in components if each.files]
    # Of two paragraphs that name a file, the last is meant; of two components, the first.
    paragraphs = [paragraph(each, inner if each.name == "Qt" else ()) for each in reversed(files)]
    for key, value in {
        "@PROGRAM_COPYRIGHT@": "".join(f"\n{indented(each.copyright)}" for each in within),
        "@PROGRAM_LICENSE@": "".join(f" and {short(each)}" for each in within),
        "@COMPONENTS@": "\n\n".join(paragraphs),
        "@TERMS@": terms(components),
    }.items():
        template = template.replace(key, value)
    return template
