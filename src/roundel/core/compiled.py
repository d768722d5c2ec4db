"""A game's rules loaded a second time, with every function compiled, over records.

The modules of a game, and the plain modules of the core that run over them, are executed once more
as twins: the same source under other names, importing one another. In the twins every function is
compiled by Numba on first use and every table of numbers is an array. Compiled code is kept in a
folder named by a digest of all that it came from, so that it can never be stale.
"""

from __future__ import annotations

import atexit
import builtins
import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from threading import RLock
from types import FunctionType, ModuleType
from typing import Any

from roundel.core import contract
from roundel.core.shape import Shape, dtype, pack

CORE = ("roundel.core.stream", "roundel.core.playout")
"""Plain modules of the core that are loaded with every game."""
BESIDE_CORE = ("shape.py", "position.py", "layout.py")
"""Of the core, what rules use while they are loaded."""
FOLDERS_KEPT = 40
SHORT = 400
"""Bytes of bytecode below which a function is woven into its callers."""


class Unit:
    """The functions of one game and of what runs over it, as one compiled whole."""

    def __init__(self, package: str, beside: tuple[str, ...], *, compile: bool) -> None:
        self.package = package
        self.shared = (*CORE, *beside)
        self.modules = {**_sources(self.shared), **_game_sources(package)}
        self.digest = _digest(package, self.modules)
        self.folder = cache_folder() / f"{package.rpartition('.')[2]}-{self.digest[:16]}"
        """Where compiled code stays, for all that come after."""
        self.compile = compile
        self._twins: dict[str, ModuleType] = {}
        self._loading = RLock()

    def __getattr__(self, name: str) -> Any:
        """A function of the contract, or of a module that is shared by all games."""
        with self._loading:
            return self.__dict__[name] if name in self.__dict__ else self._found(name)

    def _found(self, name: str) -> Any:
        if name in contract.ROOMS:
            found = self._promised(name)
        else:
            homes = [vars(self.twin(module)) for module in self.shared]
            found = next((home[name] for home in homes if name in home), None)
        if found is None:
            raise AttributeError(name)
        if self.compile and hasattr(found, "py_func"):
            found = _compiled(found.py_func, cache=True)
        setattr(self, name, found)
        return found

    @property
    def is_warm(self) -> bool:
        """Whether this very code has been compiled on this machine before."""
        return any(self.folder.rglob("*.nbc"))

    @cached_property
    def home(self) -> Path:
        """The folder; where nothing can be written there, a copy that lasts as long as we do."""
        within = self.folder / "__pycache__"
        try:
            if not self.folder.exists():
                _make_room(self.folder.parent)
            within.mkdir(parents=True, exist_ok=True)
            for used in (within, self.folder):
                os.utime(used)
        except OSError:
            copy = Path(tempfile.mkdtemp(prefix="roundel-"))
            atexit.register(shutil.rmtree, copy, ignore_errors=True)
            if within.exists():
                shutil.copytree(self.folder, copy, dirs_exist_ok=True)
                for folder in (copy, copy / within.name):
                    folder.chmod(0o700)
            return copy
        return self.folder

    @property
    def functions(self) -> int:
        """How many there are to compile, at most, in the modules that were asked for so far."""
        return sum(
            hasattr(each, "py_func") and each.py_func.__module__ == twin.__name__
            for twin in self._twins.values()
            for each in vars(twin).values()
        )

    def twin(self, name: str) -> ModuleType:
        """The second body of a module; made when first asked for."""
        if name in self._twins:
            return self._twins[name]
        origin = self.modules[name]
        twin = ModuleType(f"roundel_twin_{self.digest[:16]}.{name}")
        twin.__file__ = str(origin)
        twin.__package__ = name if origin.name == "__init__.py" else name.rpartition(".")[0]
        twin.__dict__["__builtins__"] = {**vars(builtins), "__import__": self._import}
        self._twins[name] = twin
        sys.modules[twin.__name__] = twin  # where Numba looks when it loads from its cache
        source = origin.read_text(encoding="utf-8")
        exec(compile(source, str(self._keep(name, source)), "exec"), twin.__dict__)
        self._transform(twin)
        return twin

    def _import(
        self,
        name: str,
        globals: dict[str, Any] | None = None,
        locals: dict[str, Any] | None = None,
        fromlist: tuple[str, ...] | None = (),
        level: int = 0,
    ) -> Any:
        package = (globals or {}).get("__package__", "")
        wanted = importlib.util.resolve_name("." * level + name, package) if level else name
        if wanted == contract.__name__:
            return _Promises(self)
        if wanted in self.modules and fromlist:
            return self.twin(wanted)
        if any(f"{wanted}.{part}" in self.modules for part in fromlist or ()):
            raise ImportError(f"rules import names, not modules: write `from {wanted}.… import …`")
        return builtins.__import__(name, globals, locals, fromlist or (), level)

    def _promised(self, name: str) -> Any:
        return vars(self.twin(f"{self.package}.{contract.ROOMS[name]}"))[name]

    def _keep(self, name: str, source: str) -> Path:
        """Where this source lies in the cache: Numba keeps what it compiles beside it."""
        if not self.compile:
            return self.folder / f"{name}.py"
        path = self.home / f"{name}.py"
        if not path.exists():
            draft = path.with_suffix(f".{os.getpid()}")
            draft.write_text(source, encoding="utf-8")
            os.utime(draft, (0, 0))  # Numba goes by it; whoever writes it, it is the same file
            draft.replace(path)
        return path

    def _transform(self, twin: ModuleType) -> None:
        """Functions become compiled ones, tables of numbers arrays."""
        if not self.compile:
            return
        import numpy as np

        for key, value in list(vars(twin).items()):
            if isinstance(value, FunctionType) and value.__module__ == twin.__name__:
                vars(twin)[key] = _compiled(value)
            elif isinstance(value, tuple | list) and _is_table(value):
                vars(twin)[key] = np.array(value, dtype=np.int64)


class _Promises:
    """Stands for `core.contract` while a twin imports from it."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    def __getattr__(self, name: str) -> Any:
        if name in contract.ROOMS:
            return self._unit._promised(name)
        if name == "copy_over" and self._unit.compile:
            return _compiled(_copy_record)
        return getattr(contract, name)


@contextmanager
def watching(unit: Unit, told: Callable[[int, int], None]) -> Iterator[None]:
    """Tell, after every function that is compiled, how many were, of about how many."""
    from numba.core import event

    class Watcher(event.Listener):  # type: ignore[misc]
        done = 0

        def on_start(self, each: Any) -> None:
            """Only what is finished counts."""

        def on_end(self, each: Any) -> None:
            self.done += 1
            told(self.done, unit.functions)

    with event.install_listener("numba:compile", Watcher()):
        yield


_units: dict[tuple[str, tuple[str, ...], bool], Unit] = {}


def load(package: str, beside: tuple[str, ...] = (), *, compile: bool = True) -> Unit:
    """The unit of the game in this package, and of the modules `beside`; the same one each time."""
    key = (package, beside, compile)
    if key not in _units:
        _units.setdefault(key, Unit(package, beside, compile=compile))
    return _units[key]


def is_available() -> bool:
    """Whether the compiler is installed."""
    return importlib.util.find_spec("numba") is not None


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def record(body: Shape) -> Any:
    """An array of one record that equals the body: what compiled code is called with."""
    import numpy as np

    return np.frombuffer(bytearray(pack(body)), dtype=dtype(type(body)))


def cache_folder() -> Path:
    """Where compiled code is kept: $ROUNDEL_CACHE, or the user's cache folder."""
    chosen = os.environ.get("ROUNDEL_CACHE")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "roundel"


def _copy_record(records: Any, to: int, origins: Any, origin: int) -> None:
    """What `contract.copy_over` is over records."""
    records[to] = origins[origin]


def _sources(names: tuple[str, ...]) -> dict[str, Path]:
    found = {}
    for name in names:
        spec = importlib.util.find_spec(name)
        assert spec is not None
        assert spec.origin is not None
        found[name] = Path(spec.origin)
    return found


def _game_sources(package: str) -> dict[str, Path]:
    """Every module of a game's folder but its name plate."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    found = {}
    for path in sorted(folder.rglob("*.py")):
        parts = list(path.relative_to(folder).with_suffix("").parts)
        if parts[-1] == "__init__":
            parts.pop()
        if parts:
            found[".".join([package, *parts])] = path
    return found


def _digest(package: str, modules: dict[str, Path]) -> str:
    """Of all sources, of the game's data, of this loader, and of what compiles them."""
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    beside = Path(spec.origin).parent.rglob("*")
    data = [path for path in beside if path.suffix in (".csv", ".json")]
    digest = hashlib.sha256()
    for path in sorted([*modules.values(), *data, Path(__file__)]):
        content = path.read_bytes()
        digest.update(f"{path.name} {len(content)}\n".encode() + content)
    for name in BESIDE_CORE:
        digest.update(Path(__file__).with_name(name).read_bytes())
    checks = os.environ.get("NUMBA_BOUNDSCHECK", "")
    digest.update(f"{_numba_version()} {platform.python_version()} {checks}".encode())
    return digest.hexdigest()


def _numba_version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("numba")
    except PackageNotFoundError:
        return "none"


def _make_room(folder: Path) -> None:
    """Forget the compiled code that was not used for longest, so that it does not grow for ever."""
    if folder.exists():
        folders = [each for each in folder.iterdir() if (each / "__pycache__").is_dir()]
        kept = sorted(folders, key=lambda each: each.stat().st_mtime)
        for each in kept[: max(0, len(kept) + 1 - FOLDERS_KEPT)]:
            shutil.rmtree(each, ignore_errors=True)


def _is_table(value: object) -> bool:
    """Whether this is a non-empty row of numbers, or a row of equally long ones."""
    if not isinstance(value, tuple | list) or not value:
        return False
    if all(type(each) is int for each in value):
        return True
    return all(_is_table(each) and len(each) == len(value[0]) for each in value)


def _compiled(function: Callable[..., Any], *, cache: bool = False) -> Any:
    """The function under Numba, compiled once for all widths of whole numbers and all literals.

    Only what Python calls is kept on disk: it holds all that it calls itself. Rules allocate
    nothing, so that counting references (`_nrt`) would be in vain.
    """
    from numba import njit, types

    dispatcher = njit(
        cache=cache, nogil=True, _nrt=False, forceinline=len(function.__code__.co_code) < SHORT
    )(function)
    ask = dispatcher.get_call_template

    def widened(kind: Any) -> Any:
        plain = types.unliteral(kind)
        return types.int64 if isinstance(plain, types.Integer) else plain

    def get_call_template(args: Any, kws: Any) -> Any:
        _, folded = dispatcher._compiler.fold_argument_types(args, kws)
        return ask(tuple(widened(each) for each in folded), {})

    dispatcher.get_call_template = get_call_template
    return dispatcher
