"""The panel of Duel: three conditions, three markers, rewards on the way."""

from roundel.core.shape import EMPTY
from roundel.games.barrage.components import (
    CREDITS_FOR_STEP,
    ENERGY_FOR_STEP,
    ON_CONTRACTS,
    ON_CREDITS,
    ON_ENERGY,
    ON_PAIRS,
    ON_WATER,
)
from roundel.games.barrage.panel import CELLS, PANEL_ROWS
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.numbering import TOKEN_REWARD
from roundel.games.barrage.rules.stack import push
from roundel.games.barrage.rules.water import drops_of


def check_row(s: Position, row: int) -> None:
    """Whoever meets the condition more often moves the marker by the difference."""
    lead = count(s, row, 0) - count(s, row, 1)
    if lead != 0:
        move_marker(s, row, lead)


def count(s: Position, row: int, seat: int) -> int:
    """How often a player meets the condition of this row now."""
    condition = s.panel.condition[row]
    player = s.players[seat]
    if condition == ON_CREDITS:
        return player.credits // CREDITS_FOR_STEP
    if condition == ON_ENERGY:
        return player.energy // ENERGY_FOR_STEP
    if condition == ON_WATER:
        return drops_of(s, seat)
    if condition == ON_PAIRS:
        return min(player.excavators, player.mixers)
    if condition == ON_CONTRACTS:
        return player.contract_value
    return player.works_machines


def move_marker(s: Position, row: int, lead: int) -> None:
    """Towards the leader's side, to its end at most; who reaches a token receives it."""
    panel = s.panel
    start = panel.marker[row]
    if panel.freezes == 1 and abs(start) == panel.steps:
        return
    end = max(-panel.steps, min(panel.steps, start + lead))
    panel.marker[row] = end
    s.to_move = 0 if lead > 0 else 1
    step = 1 if lead > 0 else -1
    # The stack gives the last one first.
    at = end
    while at != start:
        if panel.on_pass == 1 or at == end:
            collect(s, row, at)
        at -= step


def collect(s: Position, row: int, at: int) -> None:
    """A token on this space is taken off the panel, and its reward waits."""
    if at == 0:
        return
    side = 0 if at > 0 else 1
    for cell in range(CELLS):
        if s.panel.cells[cell] == abs(at):
            place = (row * 2 + side) * CELLS + cell
            if s.panel.token[place] != EMPTY:
                push(s, TOKEN_REWARD, s.panel.token[place])
                s.panel.token[place] = EMPTY


def score_panel(s: Position) -> None:
    for seat in range(s.seats):
        s.score[seat] += panel_points(s, seat)


def panel_points(s: Position, seat: int) -> int:
    """At the end each marker is worth its space to the player on whose side it stands."""
    points = 0
    for row in range(PANEL_ROWS):
        marker = s.panel.marker[row] if seat == 0 else -s.panel.marker[row]
        if marker > 0:
            points += s.panel.worth[marker]
    return points
