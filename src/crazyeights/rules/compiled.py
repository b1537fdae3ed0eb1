"""The one place that knows numba.

The rules are written once, as plain Python functions marked with :func:`compiled`. The mark changes
nothing: called directly, a marked function runs interpreted. :func:`implementation` gives the same
function in the form that is wanted, either the plain one or its compiled twin. Twins are made with
globals of their own, in which every marked function is replaced by its twin, so that both forms
live side by side in one process.

numba is imported only when the first twin is asked for. Its cache looks only at the file of the
function it holds, so the cache directory is keyed by a hash over all sources that matter: a change
in any of them is noticed. The directory lies in the user's cache directory, or in
``CRAZYEIGHTS_CACHE_DIR``.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
import sys
import types
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar, cast

Mode = Literal["compiled", "interpreted"]
F = TypeVar("F", bound=Callable[..., Any])

Integers: TypeAlias = Any
"""A contiguous array of int64."""
Floats: TypeAlias = Any
"""A contiguous array of float64."""

_signatures: dict[Callable[..., Any], list[str]] = {}
_apart: set[Callable[..., Any]] = set()
_records: dict[str, Any] = {}
_twins: dict[Callable[..., Any], Callable[..., Any]] = {}


def compiled(function: F) -> F:
    """Mark a function of the rules as one that has a compiled twin.

    Its annotations are its signature: ``int`` (64 bit), ``float``, ``bool``, ``None``, `Integers`,
    `Floats`, and the records named with `record_type`. It may call other marked functions.
    """
    annotations = inspect.get_annotations(function)
    _signatures[function] = list(annotations.values())
    return function


def compiled_apart(function: F) -> F:
    """Mark a function like `compiled`, but let compiled callers call it instead of copying it in.

    For what is large and not called for every move: a caller that copies in everything is fast but
    takes long to compile.
    """
    _apart.add(function)
    return compiled(function)


def record_type(name: str, dtype: Any) -> None:
    """Let annotations of marked functions name records of a dtype.

    ``nameBox`` is then an array that holds one of them. Boxes are for calls from Python, where
    numba recognises an array ten times as fast as a record.
    """
    _records[name] = dtype


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
    return cast("F", _twin(function))


def cache_directory() -> Path:
    """Return the directory of compiled code that belongs to the present sources.

    They are the files with marked functions and, for the constants these use, all of the rules and
    the cards.
    """
    rules = Path(__file__).resolve().parent
    package = rules.parent
    digest = hashlib.sha256()
    for part in (version("numba"), sys.version, os.environ.get("NUMBA_BOUNDSCHECK", "0")):
        digest.update(part.encode() + b"\0")
    for path in sorted(package.rglob("*.py")):
        source = path.read_bytes()
        if b"@compiled" in source or path.is_relative_to(rules) or path.name == "cards.py":
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + source + b"\0")
    return _cache_root() / digest.hexdigest()[:16]


def remove_old_caches(keep: int = 3) -> None:
    """Delete all but the ``keep`` most recently made directories of compiled code."""
    root = _cache_root()
    if root.is_dir():
        directories = sorted(
            (path for path in root.iterdir() if path.is_dir()),
            key=lambda path: path.stat().st_mtime,
        )
        for path in directories[:-keep]:
            shutil.rmtree(path, ignore_errors=True)


def _cache_root() -> Path:
    chosen = os.environ.get("CRAZYEIGHTS_CACHE_DIR")
    if chosen:
        return Path(chosen) / "engine"
    import platformdirs  # noqa: PLC0415  # only needed here, and not for every start

    return Path(platformdirs.user_cache_dir("crazyeights", appauthor=False)) / "engine"


def _twin(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a function after all those it calls, each for the one signature it is written for."""
    if function not in _twins:
        if not _twins:
            import numba  # noqa: PLC0415  # takes half a second: only for who needs it

            numba.config.CACHE_DIR = str(cache_directory())  # type: ignore[attr-defined]  # set late
            _twins.update(_bit_operations())
        home = vars(sys.modules[function.__module__])
        names = {name: home[name] for name in function.__code__.co_names if name in home}
        for name, value in names.items():
            if isinstance(value, types.FunctionType) and value in _signatures:
                names[name] = _twin(value)
        copy = types.FunctionType(function.__code__, names, function.__name__)
        copy.__module__ = function.__module__
        copy.__qualname__ = function.__qualname__
        _twins[function] = _compile(copy, _signatures[function], apart=function in _apart)
    return _twins[function]


def _compile(
    function: Callable[..., Any], signature: list[str], *, apart: bool
) -> Callable[..., Any]:
    import numba  # noqa: PLC0415  # see _twin

    known = {
        "int": numba.int64,
        "float": numba.float64,
        "bool": numba.boolean,
        "None": numba.void,
        "Integers": numba.int64[::1],
        "Floats": numba.float64[::1],
    }
    for name, dtype in _records.items():
        known[name] = numba.from_dtype(dtype)
        known[f"{name}Box"] = known[name][::1]
    *arguments, result = (known[name] for name in signature)
    # Left to itself LLVM keeps the rules as separate functions: half as fast.
    compile_ = numba.njit(result(*arguments), cache=True, nogil=True, forceinline=not apart)
    twin = compile_(function)
    return cast("Callable[..., Any]", twin)


def _bit_operations() -> dict[Callable[..., Any], Callable[..., Any]]:
    """Return the functions for which the processor has an instruction of its own."""
    from numba import types as numba_types  # noqa: PLC0415  # see _twin
    from numba.extending import intrinsic  # noqa: PLC0415

    @intrinsic
    def count_ones_instruction(_context: Any, _mask: Any) -> Any:
        def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return numba_types.int64(numba_types.int64), code

    @intrinsic
    def lowest_instruction(_context: Any, _mask: Any) -> Any:
        def code(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            from llvmlite import ir  # noqa: PLC0415

            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return numba_types.int64(numba_types.int64), code

    return {count_ones: count_ones_instruction, lowest: lowest_instruction}
