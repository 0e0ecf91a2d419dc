"""Qt's properties for QML: two of PySide6's decorators with their actual types, and `field`.

PySide6's stubs get them wrong: a `Property` has its getter's type, and `QmlUncreatable` keeps the
type of a class.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Generic, TypeVar, overload

    from PySide6.QtCore import Signal

    T = TypeVar("T")

    class Value(Generic[T]):
        def __get__(self, instance: object, owner: type | None = None) -> T: ...
        def __set__(self, instance: object, value: T) -> None: ...

    @overload
    def Property(
        kind: type, *, notify: Signal | None = None, constant: bool = False
    ) -> Callable[[Callable[[Any], T]], Value[T]]: ...
    @overload
    def Property(
        kind: type,
        fget: Callable[[Any], T],
        fset: Callable[[Any, T], None] | None = None,
        *,
        notify: Signal | None = None,
        constant: bool = False,
    ) -> Value[T]: ...
    def Property(*args: Any, **kwargs: Any) -> Any:
        """See `PySide6.QtCore.Property`."""

    def QmlUncreatable(reason: str) -> Callable[[type[T]], type[T]]:
        """See `PySide6.QtQml.QmlUncreatable`."""

else:
    from PySide6.QtCore import Property
    from PySide6.QtQml import QmlUncreatable

__all__ = ["Property", "QmlUncreatable", "field"]


def field(kind: type[T], path: str, notify: Signal | None = None) -> Value[T]:
    """Return a property that reads an attribute of its object.

    Args:
        kind: Its type.
        path: The attribute, such as `_table.phase`.
        notify: The signal of its changes; without one, it is constant.
    """
    read: Callable[[object], T] = attrgetter(path)
    return Property(kind, read, notify=notify, constant=notify is None)
