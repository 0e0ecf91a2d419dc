"""A sound output that plays nothing."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class FakeOutput:
    """Records the sounds that are played."""

    asked: list[tuple[str, float]] = field(default_factory=list)
    warm: bool = False
    closed: bool = False
    stopped: int = 0

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.asked]

    @property
    def kinds(self) -> list[str]:
        """The names of the sounds without numbers of variants."""
        return [name.split("-")[0] for name in self.names]

    def warm_up(self) -> None:
        self.warm = True

    def play(self, name: str, gain: float) -> None:
        self.asked.append((name, gain))

    def stop(self) -> None:
        self.stopped += 1

    def close(self) -> None:
        self.closed = True
