"""Several processes that learn together: each plays its own games; weights are averaged per round.

With local steps between averages (local SGD, Stich, arXiv 1805.09767) no process waits within a
round. So two single-threaded processes do twice the work of one, unlike two threads.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, distributed, multiprocessing
from torch.multiprocessing.spawn import ProcessException

from tyrus_desktop.training.arguments import Refused, sentence

ERROR_FILE = "error"
"""The file with a process's error message."""


@dataclass(frozen=True, slots=True)
class Team:
    """The rank of this process and the number of processes; a single one by default."""

    rank: int = 0
    size: int = 1

    def average(self, weights: Iterable[Tensor]) -> None:
        """Replace the weights in place by the mean over all processes."""
        if self.size == 1:
            return
        every = [each.detach() for each in weights]
        # One message, since latency costs more than size.
        mean = torch.cat([each.flatten() for each in every])
        distributed.all_reduce(mean)
        mean /= self.size
        parts = mean.split([each.numel() for each in every])
        for each, part in zip(every, parts, strict=True):
            each.copy_(part.view_as(each))

    def total(self, count: int) -> int:
        """Return the sum of all processes' counts."""
        if self.size == 1:
            return count
        sum_of_all = torch.tensor(count)
        distributed.all_reduce(sum_of_all)
        return int(sum_of_all)


ALONE = Team()


def run_together(work: Callable[[Team], None], size: int) -> None:
    """Call `work` in `size` single-threaded processes, and wait for them.

    Raises:
        Refused: A process failed with an error that has a message for the user.
    """
    if size == 1:
        work(Team())
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        try:
            multiprocessing.spawn(_member, (work, size, folder), size)
        except ProcessException as error:
            # The other processes lose their connection, and one of them may be reported.
            if (message := folder / ERROR_FILE).exists():
                raise Refused(message.read_text("utf-8")) from error
            raise


def _member(rank: int, work: Callable[[Team], None], size: int, folder: Path) -> None:
    torch.set_num_threads(1)
    meeting = (folder / "meeting").as_uri()
    distributed.init_process_group("gloo", init_method=meeting, rank=rank, world_size=size)
    try:
        work(Team(rank, size))
        # A process that exits while another still writes would end the other, too.
        distributed.barrier()
    except Exception as error:
        if (message := sentence(error)) is not None:
            (folder / ERROR_FILE).write_text(message, "utf-8")
        raise
    finally:
        distributed.destroy_process_group()
