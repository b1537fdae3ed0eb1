"""The progress bar of a long run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Shown:
    """A progress bar for one run."""

    def __init__(self, progress: Progress, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task("preparing", total=total)

    def begin(self) -> None:
        """Say that playing begins now, after what had to be loaded or compiled."""
        self._progress.reset(self._task, description="playing")

    def advance(self, steps: int, note: str = "playing") -> None:
        """Show that so many steps more are done."""
        self._progress.update(self._task, advance=steps, description=note)


@contextmanager
def progress_bar(console: Console, total: int) -> Iterator[Shown]:
    """Show a progress bar as long as the context lasts, if the console is a terminal."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as progress:
        yield Shown(progress, total)
