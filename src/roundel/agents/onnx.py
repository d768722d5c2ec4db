"""A policy that was learnt somewhere, from a file in ONNX: rows of an observation in, a value for
every move out. The legal move of the highest value is played."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import numpy as np

from roundel.core.errors import CRASH, GARBAGE, AgentFault, UnknownAgent
from roundel.core.game import Game
from roundel.core.layout import table
from roundel.core.view import Move, View, legal_numbers

INPUT_TYPE = "tensor(float)"
OUTPUT_TYPES = ("tensor(float)", "tensor(double)", "tensor(float16)")


class OnnxAgent:
    """Goes by the observation of its view alone."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._session = _session(file)
        self._input = self._session.get_inputs()[0].name
        self._learnt_on = self._session.get_modelmeta().custom_metadata_map
        self._game: Game | None = None

    def choose(self, view: View) -> Move:
        """The legal move that the policy values most; the lowest number of equals."""
        self.open(view)
        values = self._values(view)
        if values.shape != (1, view.game.moves):
            wanted = (1, view.game.moves)
            raise AgentFault(GARBAGE, f"{self.file} gave {values.shape} values, not {wanted}")
        legal = legal_numbers(view.game, view.body)
        if not np.isfinite(values[0, legal]).all():
            raise AgentFault(GARBAGE, f"{self.file} gave a move a value that is no number")
        return view.move(legal[int(np.argmax(values[0, legal]))])

    def open(self, view: View) -> None:
        """Complain now, not at the first move, if this is not the game that it was learnt on."""
        if self._game != view.game:
            self._refuse_another_game(view.game)
            self._game = view.game

    def close(self) -> None:
        """Nothing is kept open."""

    def __reduce__(self) -> tuple[type[OnnxAgent], tuple[str]]:
        """A copy reads the file again."""
        return OnnxAgent, (self.file,)

    def __repr__(self) -> str:
        return f"<agent onnx:{self.file}>"

    def _values(self, view: View) -> Any:
        """What the policy gives for the row that this view shows."""
        row = np.array([view.observe()], np.float32)
        try:
            return self._session.run(None, {self._input: row})[0]
        except Exception as error:  # whatever onnxruntime raises is its own
            raise AgentFault(CRASH, f"{self.file} cannot be run: {_first_line(error)}") from None

    def _refuse_another_game(self, game: Game) -> None:
        """A policy that was learnt on something else would play, but senselessly."""
        for key, wanted in learnt_on(game).items():
            found = self._learnt_on.get(key, wanted)
            if found != wanted:
                raise UnknownAgent(
                    f"{self.file} was learnt with {key} {found}; this is {game.title}, "
                    f"with {key} {wanted}: learn it anew"
                )
        size = game.room("observation").OBSERVATION_SIZE
        width = self._session.get_inputs()[0].shape[-1]
        if isinstance(width, int) and width != size:
            raise UnknownAgent(
                f"{self.file} takes {width} numbers, but {game.title} shows {size}; "
                "it was learnt on another game"
            )


def learnt_on(game: Game) -> dict[str, str]:
    """What a file says of the game that it was learnt on, as metadata of the model: so that what
    was learnt on another numbering or another layout is refused."""
    layout = table(game.room("observation").LAYOUT)
    return {
        "roundel.game": game.name,
        "roundel.version": str(game.version),
        "roundel.layout": hashlib.sha256(layout.encode()).hexdigest()[:16],
    }


def named(name: str) -> OnnxAgent:
    """The policy of a name like `onnx:policy.onnx`."""
    return OnnxAgent(name.partition(":")[2])


def _session(file: str) -> Any:
    """The model, ready to run on one thread, once it is what is needed here."""
    try:
        import onnxruntime
    except ImportError:
        raise UnknownAgent(
            "onnxruntime is not installed, and runs policies: pip install 'roundel[learn]'"
        ) from None
    if not Path(file).is_file():
        raise UnknownAgent(f"there is no file {file!r} with a policy")
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1
    settings.log_severity_level = 4
    try:
        session = onnxruntime.InferenceSession(file, settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # whatever onnxruntime raises is its own
        said = _first_line(error)
        raise UnknownAgent(f"{file!r} is not a model in ONNX that can be run: {said}") from None
    _refuse_other_shapes(file, session)
    return session


def _refuse_other_shapes(file: str, session: Any) -> None:
    """One input, as many rows of an observation as there are; the first output is numbers."""
    inputs, output = session.get_inputs(), session.get_outputs()[0]
    if len(inputs) != 1 or inputs[0].type != INPUT_TYPE or len(inputs[0].shape) != 2:
        raise UnknownAgent(
            f"{file!r} should have one input, rows of an observation as numbers of 32 bits with a "
            f"fraction; it has {_told(inputs)}"
        )
    rows = inputs[0].shape[0]
    if isinstance(rows, int) and rows != 1:
        raise UnknownAgent(f"{file!r} takes {rows} rows at once; here it is given one at a time")
    if output.type not in OUTPUT_TYPES:
        raise UnknownAgent(
            f"{file!r} should first give numbers with a fraction, one for every move; "
            f"it gives {_told([output])}"
        )


def _told(places: Any) -> str:
    """What goes into a model or comes out, by name."""
    return ", ".join(f"{each.name} {each.type} {each.shape}" for each in places) or "none"


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0]
