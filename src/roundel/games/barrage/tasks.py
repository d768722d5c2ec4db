"""What is asked for now, by name: for buttons, refusals and the screen."""

from roundel.core.shape import NOBODY
from roundel.games.barrage.effects import (
    ANY_MACHINES,
    BANK,
    BASE,
    CONDUIT,
    CONSTRUCT,
    DROPS,
    ELEVATION,
    FILL,
    FLOW,
    FULFIL,
    LAB,
    LOAN,
    PATENT,
    POWERHOUSE,
    PRODUCE,
    RETRIEVE,
    TAKE,
)
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.numbering import (
    ARCHITECT,
    CHOOSE_SPACE,
    CHOOSE_TILE,
    DISCARD,
    EMPTY_DAMS,
    OWN_DAM,
    PAYMENT,
    PICK_PAIR,
    PICK_START,
    RELEASES,
    SERVE,
    SPLIT_LAB,
    SYSTEM,
    TURN,
    USE_BUILT,
    WORK_PAYMENT,
)

TASK_NAMES = {
    TURN: "turn",
    PICK_PAIR: "pair",
    PICK_START: "start",
    BANK: "bank",
    ARCHITECT: "architect",
    CONSTRUCT: "kind",
    CHOOSE_TILE: "tile",
    CHOOSE_SPACE: "site",
    PAYMENT: "payment",
    BASE: "base",
    ELEVATION: "elevation",
    CONDUIT: "conduit",
    POWERHOUSE: "powerhouse",
    PRODUCE: "dam",
    SYSTEM: "system",
    RELEASES: "drops",
    SERVE: "contract",
    FULFIL: "contract",
    OWN_DAM: "own-dam",
    FILL: "fill",
    DROPS: "headstream",
    FLOW: "headstream",
    ANY_MACHINES: "split",
    SPLIT_LAB: "split",
    TAKE: "take",
    DISCARD: "discard",
    PATENT: "patent",
    LOAN: "loan",
    RETRIEVE: "segment",
    LAB: "segment",
    WORK_PAYMENT: "wheel",
    EMPTY_DAMS: "empty-dams",
    USE_BUILT: "act",
}


def asked(view: Position) -> str:
    """The name of what the seat to move has to decide."""
    if view.to_move == NOBODY:
        return "nothing"
    return TASK_NAMES[view.stack[view.waiting - 1].what]
