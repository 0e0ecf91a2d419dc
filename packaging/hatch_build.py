"""The wheel's build hook: adds compiled translations and QML, the resources, the handbook's pages,
and the list of all.

Hatchling calls it. An editable install gets none of these and uses the clone's files.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # Hatchling loads this file by its path.
import linguist
import qml_cache


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles translations and QML, and adds all data files to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiled = linguist.compile_all()
        if version == "editable":
            return
        into = build_data["force_include"]
        resources = linguist.ROOT / "resources"
        if resources.is_dir():
            into[str(resources)] = "tyrus_desktop/_data/resources"
        for file in compiled:
            into[str(file)] = f"tyrus_desktop/_data/i18n/{file.name}"
        for file, path in qml_cache.compile_qml().items():
            into[str(file)] = path.as_posix()
        import handbook  # With Qt, which an editable install need not have yet.

        for file, path in handbook.write().items():
            into[str(file)] = path.as_posix()
        # Neither the wheel's build nor the sdist has the package installed.
        sys.path.insert(0, str(linguist.ROOT))
        from tyrus_desktop.desktop.self_check import contents

        listed = linguist.ROOT / "build" / "contents-of-wheel.json"
        listed.write_text(contents.written(), "utf-8")
        into[str(listed)] = "tyrus_desktop/_data/contents.json"
