"""Several processes that learn together: each plays its own games; weights are averaged per round.

With local steps between averagings (local SGD, Stich, arXiv 1805.09767) no process waits within a
round, so two processes of one thread do twice the work of one; two threads in one process do not.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import torch
from torch import Tensor, distributed, multiprocessing


@dataclass(frozen=True, slots=True)
class Team:
    """The position of this process among those that learn together; alone by default."""

    rank: int = 0
    size: int = 1

    def average(self, weights: Iterable[Tensor]) -> None:
        """Replace the weights, in place, by the mean over all processes."""
        if self.size == 1:
            return
        every = [each.detach() for each in weights]
        # In one message: latency costs more than size.
        mean = torch.cat([each.flatten() for each in every])
        distributed.all_reduce(mean)
        mean /= self.size
        parts = mean.split([each.numel() for each in every])
        for each, part in zip(every, parts, strict=True):
            each.copy_(part.view_as(each))

    def total(self, count: int) -> int:
        """Return the sum of the processes' counts."""
        if self.size == 1:
            return count
        sum_of_all = torch.tensor(count)
        distributed.all_reduce(sum_of_all)
        return int(sum_of_all)


ALONE = Team()


def run_together(work: Callable[[Team], None], size: int) -> None:
    """Call `work` in `size` processes of one thread each, and wait for them."""
    if size == 1:
        work(Team())
        return
    with tempfile.TemporaryDirectory() as folder:
        multiprocessing.spawn(_member, (work, size, Path(folder, "meeting")), size)


def _member(rank: int, work: Callable[[Team], None], size: int, meeting: Path) -> None:
    torch.set_num_threads(1)
    distributed.init_process_group("gloo", init_method=meeting.as_uri(), rank=rank, world_size=size)
    try:
        work(Team(rank, size))
        # A process that exits while another still writes would end that one too.
        distributed.barrier()
    finally:
        distributed.destroy_process_group()
