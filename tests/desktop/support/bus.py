"""A screen reader for the tests that uses AT-SPI, the accessibility bus of Linux.

The program runs in its own process, on its own screen and session bus. The tests use only what
comes over the bus, through the D-Bus interfaces of at-spi2-core (its folder `xml/`).
"""

import os
import sys
import time
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from jeepney import DBusAddress, MatchRule, Message, Properties, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

from tests.desktop.support import display
from tests.desktop.support.display import first_line, running

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SETTINGS = "language=en\nspeed=none\ngrace=off\ntheme=light\nmuted=1\n"

REGISTRY, REGISTRY_PATH = "org.a11y.atspi.Registry", "/org/a11y/atspi/registry"
DESKTOP = "/org/a11y/atspi/accessible/root"
ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
EDITABLE = "org.a11y.atspi.EditableText"
EVENTS = "org.a11y.atspi.Event.Object"

SHOWING = 25
"""A bit of `AtspiStateType`."""

WAIT_S = 60.0
"""Long enough for a busy machine."""


def missing() -> str:
    """Return the packages that are missing for a window and an accessibility bus."""
    bus = "" if any(map(os.path.exists, LAUNCHERS)) else "at-spi2-core "
    return bus + display.missing("xvfb", "dbus")


@dataclass(frozen=True, slots=True)
class Node:
    """An accessible object: its address on the bus, role and texts."""

    bus: str
    path: str
    role: str
    name: str
    description: str


def spoken(text: str) -> str:
    """Return a text as it is spoken, with plain spaces."""
    return text.replace("\u00a0", " ")


@dataclass(slots=True)
class Reader:
    """A simple screen reader: finds objects by name, presses them, and receives announcements.

    Attributes:
        read: all texts found or announced.
    """

    connection: DBusConnection
    announcements: deque[Message]
    read: set[str] = field(default_factory=set)

    # Objects

    def nodes(self) -> list[Node]:
        """Return all accessible objects in order; retry if they change meanwhile."""
        for _ in range(20):
            try:
                (programs,) = self.call(REGISTRY, DESKTOP, ACCESSIBLE, "GetChildren")
                found = [node for each in programs for node in self._below(*each)]
            except DBusErrorResponse:
                time.sleep(0.05)
                continue
            self.read |= {text for node in found for text in (node.name, node.description)}
            return found
        raise AssertionError("The accessibility tree keeps changing.")

    def find(self, role: str, *names: str) -> Node:
        """Wait for the only object of a role whose name starts with one of these."""
        until = time.monotonic() + WAIT_S
        while time.monotonic() < until:
            found = [n for n in self.nodes() if n.role == role and n.name.startswith(names)]
            if len(found) == 1:
                return found[0]
            time.sleep(0.05)
        alike = [node for node in self.nodes() if node.name.startswith(names)]
        raise AssertionError(f"Not one {role} called {names}: {alike}")

    def press(self, role: str, name: str) -> None:
        """Press an object, as a screen reader does when the user presses Enter."""
        node = self.find(role, name)
        number = self.actions(node).index("Press")
        (done,) = self.call(node.bus, node.path, ACTION, "DoAction", "i", (number,))
        assert done

    def write(self, role: str, name: str, text: str) -> None:
        """Replace the text of a field."""
        node = self.find(role, name)
        (done,) = self.call(node.bus, node.path, EDITABLE, "SetTextContents", "s", (text,))
        assert done

    def actions(self, node: Node) -> list[str]:
        """Return the names of an object's actions."""
        try:
            (offered,) = self.call(node.bus, node.path, ACTION, "GetActions")
        except DBusErrorResponse:  # The object has no actions.
            return []
        return [label for label, *_ in offered]

    # Announcements

    def hear(self, wanted: str) -> str:
        """Wait for an announcement that contains `wanted`."""
        until = time.monotonic() + WAIT_S
        while time.monotonic() < until:
            left = until - time.monotonic()
            message = self.connection.recv_until_filtered(self.announcements, timeout=left)
            sentence = spoken(str(message.body[3][1]))
            self.read.add(sentence)
            if wanted in sentence:
                return sentence
        raise AssertionError(f"{wanted!r} was not announced.")

    # The bus

    def call(self, bus: str, path: str, interface: str, method: str, *args: Any) -> Any:
        where = DBusAddress(path, bus_name=bus, interface=interface)
        return self.ask(new_method_call(where, method, *args))

    def ask(self, message: Message) -> Any:
        return unwrap_msg(self.connection.send_and_get_reply(message, timeout=WAIT_S))

    def _below(self, bus: str, path: str) -> Iterator[Node]:
        ask = Properties(DBusAddress(path, bus_name=bus, interface=ACCESSIBLE))
        ((low, _),) = self.call(bus, path, ACCESSIBLE, "GetState")
        if low >> SHOWING & 1:
            (role,) = self.call(bus, path, ACCESSIBLE, "GetRoleName")
            texts = [spoken(self.ask(ask.get(each))[0][1]) for each in ("Name", "Description")]
            yield Node(bus, path, role, *texts)
        (children,) = self.call(bus, path, ACCESSIBLE, "GetChildren")
        for child in children:
            yield from self._below(*child)


@contextmanager
def reading(home: Path) -> Iterator[Reader]:
    """Run the program with a screen reader, with `home` as its home folder."""
    if lacking := missing():
        pytest.skip(f"no accessibility bus here without {lacking}")
    environment = display.home_environment(home, SETTINGS)
    environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
    with ExitStack() as stack:
        server = ["Xvfb", "-displayfd", "1", "-noreset", "-screen", "0", "1280x900x24"]
        environment["DISPLAY"] = f":{first_line(running(server, environment, stack))}"
        bus = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        session = first_line(running(bus, environment, stack))
        environment["DBUS_SESSION_BUS_ADDRESS"] = session
        reader = _reader(session, stack)
        running([sys.executable, "-m", "tyrus_desktop"], environment, stack)
        yield reader


def _reader(session: str, stack: ExitStack) -> Reader:
    """Connect to the accessibility bus of a session, and subscribe to announcements."""
    where = DBusAddress("/org/a11y/bus", bus_name="org.a11y.Bus", interface="org.a11y.Bus")
    with open_dbus_connection(session) as connection:
        request = new_method_call(where, "GetAddress")
        (address,) = unwrap_msg(connection.send_and_get_reply(request, timeout=WAIT_S))
    connection = stack.enter_context(open_dbus_connection(address))
    rule = MatchRule(type="signal", interface=EVENTS, member="Announcement")
    announcements = stack.enter_context(connection.filter(rule, bufsize=1000))
    reader = Reader(connection, announcements)
    reader.ask(message_bus.AddMatch(rule))
    event = ("object:announcement",)
    reader.call(REGISTRY, REGISTRY_PATH, REGISTRY, "RegisterEvent", "s", event)
    return reader
