"""The one place that knows numba.

The rules are written once, as plain Python functions marked with :func:`compiled`. The mark changes
nothing: called directly, a marked function runs interpreted. :func:`implementation` gives the same
function in the form that is wanted, either the plain one or its compiled twin. Twins are made with
globals of their own, in which every marked function is replaced by its twin, so that both forms
live side by side in one process.

numba is imported only when the first twin is asked for. Its cache looks only at the file of the
function it holds, so the cache directory is keyed by a hash over all sources with marked functions:
a change in any of them is noticed. The directory lies in the user's cache directory, or in
``CRAZYEIGHTS_CACHE_DIR``.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import types
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal, TypeVar

Mode = Literal["compiled", "interpreted"]
F = TypeVar("F", bound=Callable[..., Any])

_marked: list[Callable[..., Any]] = []
_twins: dict[Callable[..., Any], Callable[..., Any]] = {}
_twin_globals: dict[str, dict[str, Any]] = {}


def compiled(function: F) -> F:
    """Mark a function of the rules as one that has a compiled twin.

    Such a function may use numbers, the records of ``layout.py``, arrays, and other marked
    functions; integers are signed 64 bit throughout.
    """
    _marked.append(function)
    return function


@compiled
def count_ones(mask: int) -> int:
    """Return the number of set bits of a non-negative mask."""
    return int(mask).bit_count()


@compiled
def lowest(mask: int) -> int:
    """Return the index of the lowest set bit of a positive mask."""
    return (int(mask) & -int(mask)).bit_length() - 1


def default_mode() -> Mode:
    """Return the form in which the rules run unless something else is asked for.

    Interpreted if the environment says ``CRAZYEIGHTS_ENGINE=interpreted`` or switches numba off
    (``NUMBA_DISABLE_JIT``), else compiled.
    """
    wanted = os.environ.get("CRAZYEIGHTS_ENGINE", "compiled")
    if wanted not in ("compiled", "interpreted"):
        message = f"CRAZYEIGHTS_ENGINE={wanted!r}: must be 'compiled' or 'interpreted'"
        raise ValueError(message)
    if wanted == "interpreted" or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return "interpreted"
    return "compiled"


def implementation(function: F, mode: Mode | None = None) -> F:
    """Return ``function``, marked with :func:`compiled`, in the form ``mode``."""
    if (mode or default_mode()) == "interpreted":
        return function
    if function not in _twins:
        _make_twins()
    return _twins[function]  # type: ignore[return-value]  # a twin has its original's signature


def cache_directory() -> Path:
    """Return the directory of compiled code that belongs to the present sources."""
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256()
    for part in (version("numba"), sys.version, os.environ.get("NUMBA_BOUNDSCHECK", "0")):
        digest.update(part.encode() + b"\0")
    for path in sorted(package.rglob("*.py")):
        source = path.read_bytes()
        if b"@compiled" in source:
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + source + b"\0")
    return _cache_root() / digest.hexdigest()[:16]


def remove_old_caches(keep: int = 3) -> None:
    """Delete all but the ``keep`` most recently made directories of compiled code."""
    root = _cache_root()
    if root.is_dir():
        directories = sorted(
            (path for path in root.iterdir() if path.is_dir()), key=lambda path: path.stat().st_mtime
        )
        for path in directories[:-keep]:
            shutil.rmtree(path, ignore_errors=True)


def _cache_root() -> Path:
    chosen = os.environ.get("CRAZYEIGHTS_CACHE_DIR")
    if chosen:
        return Path(chosen) / "engine"
    import platformdirs  # noqa: PLC0415  # only needed here, and not for every start

    return Path(platformdirs.user_cache_dir("crazyeights", appauthor=False)) / "engine"


def _make_twins() -> None:
    import numba  # noqa: PLC0415  # takes half a second: only for whoever needs compiled rules

    numba.config.CACHE_DIR = str(cache_directory())
    replacements = _bit_operations()
    for function in _marked:
        if function in _twins:
            continue
        twin = replacements.get(function)
        if twin is None:
            home = function.__module__
            if home not in _twin_globals:
                _twin_globals[home] = dict(vars(sys.modules[home]))
            copy = types.FunctionType(
                function.__code__,
                _twin_globals[home],
                function.__name__,
                function.__defaults__,
                function.__closure__,
            )
            copy.__module__ = home
            copy.__qualname__ = function.__qualname__
            twin = numba.njit(copy, cache=True, nogil=True)
        _twins[function] = twin
    for names in _twin_globals.values():
        for name, value in names.items():
            if isinstance(value, types.FunctionType) and value in _twins:
                names[name] = _twins[value]


def _bit_operations() -> dict[Callable[..., Any], Callable[..., Any]]:
    """Return the functions for which the processor has an instruction of its own."""
    from numba import types as numba_types  # noqa: PLC0415  # see _make_twins
    from numba.extending import intrinsic  # noqa: PLC0415

    @intrinsic  # type: ignore[untyped-decorator]  # numba has no type information
    def count_ones_instruction(_context: Any, mask: Any) -> Any:
        def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return numba_types.int64(numba_types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def lowest_instruction(_context: Any, mask: Any) -> Any:
        def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            from llvmlite import ir  # noqa: PLC0415

            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return numba_types.int64(numba_types.int64), code

    return {count_ones: count_ones_instruction, lowest: lowest_instruction}
