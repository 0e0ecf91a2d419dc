"""Checks the QML with qmllint, and by patterns for two rules that qmllint does not have.

qmllint needs the types of the Python classes. So each class marked with `@QmlElement`, and its
bases, is described by its meta-object, and Qt's `qmltyperegistrar` writes the `.qmltypes`. PySide's
own `metaobjectdump` parses the source text instead and loses `constant`. The patterns find enums
compared or computed as numbers, and colours outside Theme.qml. Warnings are errors.
"""

import importlib
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6 import QtQml
from PySide6.QtCore import QMetaMethod, QMetaObject, QObject

from linguist import ROOT, qt_tool

DESKTOP = ROOT / "tyrus_desktop" / "desktop"
QML = DESKTOP / "qml"
TYPES = ROOT / "build" / "qmltypes"
# PySide6's decorators look these two up in the calling module, which is this one.
QML_IMPORT_NAME = "Tyrus.Core"
QML_IMPORT_MAJOR_VERSION = 1
METATYPES = Path(QtQml.__file__).parent / "Qt" / "metatypes"
BASES = ("core", "gui", "qml", "quick")  # The Qt libraries whose classes are used by our classes.

# Names of properties that hold an enum of `desktop/enums.py` or of a model as a number.
ENUM = (
    r"\b\w*(?:[sS]ide|[rR]ole|[pP]rofession|[kK]ind|[wW]inner|[eE]nding|[pP]hase|[pP]lace|[fF]ate"
    r"|[pP]art|[cC]olumn|owner|elects|building)\b(?!\()"
)
VALUE = r"""(?:-?\d|["'])"""
BARE_NUMBERS = (
    # A number below 0 means none, so `< 0` and `>= 0` are allowed.
    rf"{ENUM}\)?\s*(?:[!=]==?|<=|>)\s*{VALUE}",
    rf"{ENUM}\)?\s*(?:<|>=)\s*(?!0\b){VALUE}",
    rf"{ENUM}\)?\s*[%/*]\s*\d",
    rf"\b\d+ [-*] (?:\w+\.)*{ENUM}",
    rf"\b\d+\s*(?:[!=]==?|[<>]=?)\s*(?:\w+\.)*{ENUM}",
    rf"{ENUM}: \d",
    rf"\.includes\((?:\w+\.)*{ENUM}",
    r"Theme\.\w+\[\d",
)
COLOURS = (
    r'"#[0-9a-fA-F]{3,8}"',
    r"\bQt\.(?:rgba|hsla|hsva)\(",
    r'[cC]olou?r\b[^:"]*:.*"(?!transparent")\w+"',
)

Described = dict[type[QObject], list[dict[str, str]]]


def record_marks() -> Described:
    """Make PySide6's QML decorators record the classes that they register."""
    marks: Described = {}

    def note(cls: type[QObject], **infos: str) -> None:
        notes = [{"name": f"QML.{name}", "value": value} for name, value in infos.items()]
        marks.setdefault(cls, []).extend(notes)

    names = ("QmlElement", "QmlUncreatable")
    element, uncreatable = (getattr(QtQml, name) for name in names)

    def qml_element(cls: type[QObject]) -> Any:
        note(cls, Element="auto")
        return element(cls)

    def qml_uncreatable(reason: str) -> Callable[[type[QObject]], Any]:
        def decorate(cls: type[QObject]) -> Any:
            note(cls, UncreatableReason=reason, Creatable="false")
            return uncreatable(reason)(cls)

        return decorate

    for name, decorator in zip(names, (qml_element, qml_uncreatable), strict=True):
        setattr(QtQml, name, decorator)
    return marks


def _type(name: str) -> str:
    return "QVariant" if name == "PyObject" else name


def _method(method: QMetaMethod) -> dict[str, Any]:
    types = [_type(bytes(t.data()).decode()) for t in method.parameterTypes()]
    names = [bytes(n.data()).decode() for n in method.parameterNames()]
    return {
        "access": "public",
        "name": bytes(method.name().data()).decode(),
        "returnType": _type(str(method.typeName())),
        "arguments": [{"name": n, "type": t} for n, t in zip(names, types, strict=True)],
    }


def _properties(meta: QMetaObject) -> list[dict[str, Any]]:
    found = []
    for index in range(meta.propertyOffset(), meta.propertyCount()):
        prop = meta.property(index)
        name, of_type = str(prop.name()), _type(str(prop.typeName()))
        entry: dict[str, Any] = {"name": name, "type": of_type, "read": name, "index": index}
        if prop.isConstant():
            entry["constant"] = True
        if prop.isWritable():
            entry["write"] = name
        if prop.hasNotifySignal():
            entry["notify"] = bytes(prop.notifySignal().name().data()).decode()
        found.append(entry)
    return found


def describe(cls: type[QObject], marks: list[dict[str, str]]) -> dict[str, Any]:
    """Return the description of a class in the format of moc's `metatypes.json`."""
    meta: QMetaObject = cls.staticMetaObject  # type: ignore[attr-defined]  # absent in the stubs
    methods = [meta.method(i) for i in range(meta.methodOffset(), meta.methodCount())]
    enums = [meta.enumerator(i) for i in range(meta.enumeratorOffset(), meta.enumeratorCount())]
    kinds = QMetaMethod.MethodType
    return {
        "className": cls.__name__,
        "qualifiedClassName": cls.__name__,
        "object": True,
        "superClasses": [{"access": "public", "name": meta.superClass().className()}],
        "classInfos": marks,
        "properties": _properties(meta),
        "signals": [_method(m) for m in methods if m.methodType() == kinds.Signal],
        "slots": [_method(m) for m in methods if m.methodType() == kinds.Slot],
        "enums": [
            {
                "name": e.name(),
                "isClass": e.isScoped(),
                "isFlag": e.isFlag(),
                "values": [e.key(i) for i in range(e.keyCount())],
            }
            for e in enums
        ],
    }


def describe_all() -> list[dict[str, Any]]:
    """Import all of `desktop`; return descriptions of the classes that QML can use."""
    marks = record_marks()
    for file in sorted(DESKTOP.rglob("*.py")):
        parts = file.relative_to(ROOT).with_suffix("").parts
        importlib.import_module(".".join(parts).removesuffix(".__init__"))
    for cls in list(marks):
        for base in cls.__mro__:
            if issubclass(base, QObject) and not base.__module__.startswith("PySide6"):
                marks.setdefault(base, [])
    return [
        {
            "classes": [describe(cls, notes)],
            "inputFile": cls.__module__.replace(".", "/") + ".py",
            "outputRevision": 68,
        }
        for cls, notes in marks.items()
    ]


def write_types() -> None:
    """Write build/qmltypes/Tyrus/Core, which describes the Python classes to qmllint."""
    folder = TYPES.joinpath(*QML_IMPORT_NAME.split("."))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "core.json").write_text(json.dumps(describe_all(), indent=1), "utf-8")
    (folder / "qmldir").write_text(f"module {QML_IMPORT_NAME}\ntypeinfo core.qmltypes\n", "utf-8")
    foreign = [str(METATYPES / f"qt6{base}_metatypes.json") for base in BASES]
    command = [qt_tool("qmltyperegistrar"), f"--generate-qmltypes={folder / 'core.qmltypes'}"]
    command += ["-o", str(folder / "registrations.cpp"), str(folder / "core.json")]
    command += ["--import-name", QML_IMPORT_NAME]
    command += ["--major-version", str(QML_IMPORT_MAJOR_VERSION), "--minor-version", "0"]
    subprocess.run([*command, f"--foreign-types={','.join(foreign)}"], check=True)


def faults(file: Path) -> list[str]:
    """Return a line for each number or string used instead of an enum, and for each colour."""
    rules = dict.fromkeys(BARE_NUMBERS, "an enum is compared or computed by its number")
    if file.name != "Theme.qml":
        rules |= dict.fromkeys(COLOURS, "colours belong in Theme.qml")
    return [
        f"{file}:{number}: {fault}: {line.strip()}"
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        for rule, fault in rules.items()
        if re.search(rule, line.partition("// ")[0])
    ]


def main() -> int:
    """Run both checks; return 0 if they find nothing."""
    sys.path.insert(0, str(ROOT))
    write_types()
    files = sorted(QML.rglob("*.qml"))
    found = [fault for file in files for fault in faults(file)]
    print("".join(f"{fault}\n" for fault in found), end="", file=sys.stderr)
    if not files:  # qmllint would report a wrong command line.
        return 0
    lint = [qt_tool("qmllint"), "-W", "0", "-I", str(TYPES), "-I", str(QML), *map(str, files)]
    return subprocess.run(lint, check=False).returncode or int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
