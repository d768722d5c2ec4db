"""The five rounds: income, headstreams, actions, water flow, check phase, scoring, clean-up."""

from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import (
    BASIC_TILES,
    BUILD_SPACES,
    BUILDING_ROWS,
    BUILDING_SPACES,
    COLUMNS,
    ENGINEERS,
    ROUNDS,
    SPACES,
    TOMMASO,
)
from roundel.games.barrage.panel import PANEL_ROWS
from roundel.games.barrage.position import (
    ACTIONS,
    AWAY,
    CHECK,
    DRAFT,
    INCOME,
    SHOWN,
    Position,
)
from roundel.games.barrage.rules.contracts import refill_office
from roundel.games.barrage.rules.draft import next_pick
from roundel.games.barrage.rules.duel import check_row
from roundel.games.barrage.rules.ending import finish
from roundel.games.barrage.rules.numbering import TURN
from roundel.games.barrage.rules.piles import draw
from roundel.games.barrage.rules.rewards import receive_incomes
from roundel.games.barrage.rules.scoring import score_round
from roundel.games.barrage.rules.stack import push
from roundel.games.barrage.rules.turn import can_take_turn
from roundel.games.barrage.rules.water import fill_headstreams, water_flow


def go_on(s: Position) -> None:
    """Nothing waits any more: the next pick, income, turn or row of the panel."""
    if s.phase == DRAFT:
        if s.step > 0:
            next_pick(s)
        else:
            begin_round(s)
    elif s.phase == INCOME:
        if s.step > 0:
            next_income(s)
        else:
            begin_actions(s)
    elif s.phase == ACTIONS:
        end_turn(s)
    elif s.step < PANEL_ROWS:
        s.step += 1
        check_row(s, s.step - 1)
    else:
        score(s)


def begin_round(s: Position) -> None:
    s.round += 1
    s.phase = INCOME
    s.step = s.seats


def next_income(s: Position) -> None:
    """In reverse turn order, the first player last."""
    s.step -= 1
    s.to_move = s.order[s.step]
    receive_incomes(s, s.to_move)


def begin_actions(s: Position) -> None:
    fill_headstreams(s)
    s.phase = ACTIONS
    s.step = 0
    begin_turn(s)


def begin_turn(s: Position) -> None:
    """Whoever is next in turn order and can take a turn; who cannot is out for this round."""
    for _ in range(s.seats):
        seat = s.order[s.step]
        if s.players[seat].passed == 0:
            if can_take_turn(s, seat):
                s.to_move = seat
                push(s, TURN)
                return
            s.players[seat].passed = 1
        s.step = (s.step + 1) % s.seats
    end_actions(s)


def end_turn(s: Position) -> None:
    """The copy ends, the office is refilled; then the Architect's extra turn, or the next one."""
    seat = s.to_move
    s.players[seat].copied = EMPTY
    refill_office(s)
    extra = s.architects_turn
    s.architects_turn = 0
    s.extra = 0
    if extra == 1 and can_take_turn(s, seat):
        s.extra = 1
        push(s, TURN)
        return
    s.step = (s.step + 1) % s.seats
    begin_turn(s)


def end_actions(s: Position) -> None:
    """All have passed: the water flows."""
    water_flow(s)
    s.phase = CHECK
    s.step = 0 if s.duel_panel == 1 else PANEL_ROWS


def score(s: Position) -> None:
    score_round(s)
    if s.round == ROUNDS:
        finish(s)
    else:
        clean_up(s)
        begin_round(s)


def clean_up(s: Position) -> None:
    """A new turn order, everything back to its owner, new patents and works."""
    set_turn_order(s)
    for place in range(SPACES):
        s.space_seat[place] = NOBODY
    for place in range(BUILDING_ROWS * BUILDING_SPACES):
        s.building_user[place] = NOBODY
    for seat in range(s.seats):
        bring_back(s, seat)
    for column in range(COLUMNS):
        s.patents[column] = next_patent(s)
    if s.leeghwater == 1:
        for column in range(COLUMNS):
            if s.works[column] != EMPTY:
                s.work_at[s.works[column]] = AWAY
            s.works[column] = next_work(s)


def set_turn_order(s: Position) -> None:
    """The least energy first; among equals whoever was later goes earlier."""
    for i in range(s.seats // 2):
        held = s.order[i]
        s.order[i] = s.order[s.seats - 1 - i]
        s.order[s.seats - 1 - i] = held
    for i in range(1, s.seats):
        seat = s.order[i]
        energy = s.players[seat].energy
        j = i
        while j > 0 and s.players[s.order[j - 1]].energy > energy:
            s.order[j] = s.order[j - 1]
            j -= 1
        s.order[j] = seat


def bring_back(s: Position, seat: int) -> None:
    """Engineers return, the marker goes to 0, and the round's memories are gone."""
    player = s.players[seat]
    player.energy = 0
    player.engineers = ENGINEERS
    player.architect = 1 if player.officer == TOMMASO else 0
    player.banked = 0
    for space in range(BUILD_SPACES):
        player.builds[space] = 0
    player.copies = 0
    player.margot = 0
    player.passed = 0
    player.contract_value = 0
    player.works_machines = 0


def next_patent(s: Position) -> int:
    """From level I until it is used up, then II, then III."""
    for pile in s.patent_piles:
        if pile.left > 0:
            tile = draw(s, pile)
            s.patent_seen[tile - BASIC_TILES] = 1
            return tile
    return EMPTY


def next_work(s: Position) -> int:
    """From deck A until it is used up, then B, then C."""
    for pile in s.work_piles:
        if pile.left > 0:
            work = draw(s, pile)
            s.work_at[work] = SHOWN
            return work
    return EMPTY
