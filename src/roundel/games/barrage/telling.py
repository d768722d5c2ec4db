"""What the log tells of a move of Barrage, from two views of one seat: all that it brought."""

from collections.abc import Iterator

from roundel.core.message import Message
from roundel.core.shape import EMPTY, NOBODY
from roundel.games.barrage.components import (
    BUILDING_SPACES,
    CONDITION_IDS,
    CONTRACTS,
    TILES,
    WORKS,
    ZERO_POINTS,
)
from roundel.games.barrage.effects import REWARD
from roundel.games.barrage.maps import CONDUITS, DAMS, HEADSTREAMS, POWERHOUSES
from roundel.games.barrage.panel import CELLS, PANEL_ROWS
from roundel.games.barrage.phrases import (
    building_words,
    company_words,
    conduit_words,
    contract_words,
    counted,
    dam_words,
    officer_words,
    owned_dam_words,
    powerhouse_words,
    reward_words,
    space_words,
    tile_words,
    work_words,
)
from roundel.games.barrage.position import FULFILLED, HAND, Player, Position
from roundel.games.barrage.rules.duel import count, panel_points
from roundel.games.barrage.rules.ending import building_points, leftovers, objective_points
from roundel.games.barrage.rules.numbering import (
    BANK_AMOUNT,
    BUILD,
    COPY,
    FREE,
    MARGOTS,
    NONE,
    PASS,
    SEND_ARCHITECT,
    SPACE,
    TURN,
    USE,
)
from roundel.games.barrage.rules.scoring import bonus_points, credits_paid, rank_points
from roundel.games.barrage.rules.water import drops_of
from roundel.games.barrage.rules.wheel import is_on_wheel
from roundel.games.barrage.steps import Step, steps


def tell(before: Position, move: int, after: Position) -> tuple[Message, ...]:
    """What happened, step by step: the decision, and the phases that followed without one."""
    told: list[Message] = []
    for step in steps(before, move):
        if step.is_decision:
            told += _deed(before, move)
        told += _step_told(step)
        told += _beginning_told(step)
    return (*told, *_end_told(after))


def _step_told(step: Step) -> Iterator[Message]:
    if step.is_scoring:
        yield from _scoring_told(step.before, step.after)
        return
    yield from _out_told(step.before, step.after)
    yield from _row_told(step)
    yield from _draft_told(step.before, step.after)
    yield from _structures_told(step.before, step.after)
    yield from _water_told(step)
    yield from _papers_told(step.before, step.after)
    yield from _tiles_told(step.before, step.after)
    yield from _amounts_told(step.before, step.after)


def _deed(before: Position, move: int) -> Iterator[Message]:
    """Where engineers are sent; the rest is told by what it brings."""
    seat = before.to_move
    if move == NONE and before.stack[before.waiting - 1].what == TURN:
        yield Message("tell-no-extra-turn", seat=seat)
    elif BUILD <= move < SPACE:
        yield Message("tell-build", seat=seat)
    elif SPACE <= move < USE:
        yield Message("tell-go", seat=seat, space=space_words(before, move - SPACE))
    elif USE <= move < COPY:
        row = (move - USE) % (MARGOTS - USE)
        yield Message("tell-use", seat=seat, building=building_words(before, row))
    elif COPY <= move < FREE:
        yield Message("tell-copy", seat=seat, officer=officer_words(move - COPY))
    elif FREE <= move < PASS:
        yield Message("tell-free", seat=seat)
    elif BANK_AMOUNT <= move < SEND_ARCHITECT:
        yield Message("tell-bank", seat=seat, count=move - BANK_AMOUNT + 1)


def _draft_told(before: Position, after: Position) -> Iterator[Message]:
    for seat in range(after.seats):
        player = after.players[seat]
        if before.players[seat].company != player.company:
            company, officer = company_words(player.company), officer_words(player.officer)
            yield Message("tell-company", seat=seat, company=company, officer=officer)


def _structures_told(before: Position, after: Position) -> Iterator[Message]:
    """What was built, by construction or as a reward."""
    for dam in range(DAMS):
        owner = after.dam_owner[dam]
        if before.dam_owner[dam] != owner:
            yield Message("tell-base", seat=owner, at=dam_words(dam))
        elif before.dam_level[dam] != after.dam_level[dam]:
            level = after.dam_level[dam]
            yield Message("tell-raise", seat=owner, at=dam_words(dam), level=level)
    for i in range(CONDUITS):
        owner = after.conduit_owner[i]
        if before.conduit_owner[i] != owner:
            yield Message("tell-conduit", seat=owner, at=conduit_words(after, i))
    for i in range(POWERHOUSES):
        owner = after.powerhouse_owner[i]
        if before.powerhouse_owner[i] != owner:
            yield Message("tell-powerhouse", seat=owner, at=powerhouse_words(i))
    for i, owner in enumerate(after.building_owner):
        if before.building_owner[i] != owner:
            building = building_words(after, i // BUILDING_SPACES)
            yield Message("tell-building", seat=owner, at=building)


def _water_told(step: Step) -> Iterator[Message]:
    """Where drops leave, where they come to, how many are gone, what waits on the headstreams."""
    before, after = step.before, step.after
    sent = come = 0
    for stream in range(HEADSTREAMS):
        less = before.drops_waiting[stream] - after.drops_waiting[stream]
        if less > 0:
            yield Message("tell-drops-down", count=less, stream="ABCD"[stream])
            sent += less
    if step.is_flowing_drop:
        sent += 1
    for dam in range(DAMS):
        less = before.dam_drops[dam] - after.dam_drops[dam]
        if less > 0:
            yield Message("tell-drops-leave", count=less, dam=owned_dam_words(after, dam))
            sent += less
    for dam in range(DAMS):
        more = after.dam_drops[dam] - before.dam_drops[dam]
        if more > 0:
            yield Message("tell-drops-come", count=more, dam=owned_dam_words(after, dam))
            come += more
    if sent > come:
        yield Message("tell-drops-gone", count=sent - come)
    for stream in range(HEADSTREAMS):
        more = after.drops_waiting[stream] - before.drops_waiting[stream]
        if more > 0:
            yield Message("tell-drops-wait", count=more, stream="ABCD"[stream])


def _papers_told(before: Position, after: Position) -> Iterator[Message]:
    """Contracts and works that changed hands."""
    for contract in range(CONTRACTS):
        was, at = before.contract_at[contract], after.contract_at[contract]
        if was == at:
            continue
        words = contract_words(contract)
        if at >= FULFILLED:
            yield Message("tell-fulfil", seat=at - FULFILLED, contract=words)
        elif at >= HAND:
            yield Message("tell-take", seat=at - HAND, contract=words)
        elif was >= HAND:
            yield Message("tell-discard", seat=was - HAND, contract=words)
    for work in range(WORKS):
        at = after.work_at[work]
        if before.work_at[work] != at and at >= FULFILLED:
            yield Message("tell-work", seat=at - FULFILLED, work=work_words(work))


def _tiles_told(before: Position, after: Position) -> Iterator[Message]:
    """Advanced tiles taken, and tiles that came back from the wheel."""
    for seat in range(after.seats):
        was, player = before.players[seat], after.players[seat]
        if was.company == EMPTY:
            continue
        for tile in range(TILES):
            if player.tiles[tile] == 1 and was.tiles[tile] == 0:
                id = "tell-tile-back" if is_on_wheel(was, tile) else "tell-patent"
                yield Message(id, seat=seat, tile=tile_words(tile))


def _row_told(step: Step) -> Iterator[Message]:
    """Of a row of the panel how often both meet its condition, where the marker goes, and what
    tokens it reaches."""
    before, after = step.before, step.after
    for row in range(PANEL_ROWS):
        moved = after.panel.marker[row] - before.panel.marker[row]
        if step.row == row and (told := _counts_told(before, row)) is not None:
            yield told
        if moved != 0:
            seat = 0 if moved > 0 else 1
            yield Message("tell-marker", seat=seat, row=row + 1, count=abs(moved))
            for place in range(row * 2 * CELLS, (row + 1) * 2 * CELLS):
                token = before.panel.token[place]
                if after.panel.token[place] != token:
                    reward = before.panel.reward[token * REWARD : (token + 1) * REWARD]
                    yield Message("tell-token", seat=seat, reward=reward_words(reward))


def _counts_told(view: Position, row: int) -> Message | None:
    """How often both meet the condition of a row; nothing where nobody does."""
    first, second = count(view, row, 0), count(view, row, 1)
    if first == second == 0:
        return None
    condition = CONDITION_IDS[view.panel.condition[row]]
    return Message("tell-row", row=row + 1, condition=condition, first=first, second=second)


def _amounts_told(before: Position, after: Position) -> Iterator[Message]:
    """What each player has gained and given, all in all."""
    for seat in range(after.seats):
        was, player = before.players[seat], after.players[seat]
        if was.company == EMPTY:
            continue
        changes = [
            ("energy", player.energy - was.energy),
            ("points", after.score[seat] - before.score[seat]),
            *((name, _held(player, name) - _held(was, name)) for name in HELD),
        ]
        gains = counted(*((name, change) for name, change in changes if change > 0))
        given = [(name, -change) for name, change in changes if change < 0]
        losses = counted(*(each for each in given if each[0] != "points"))
        if gains:
            yield Message("tell-gains", seat=seat, parts=gains)
        if losses:
            yield Message("tell-gives", seat=seat, parts=losses)
        if points := counted(*(each for each in given if each[0] == "points")):
            yield Message("tell-loses", seat=seat, parts=points)


HELD = ("credits", "excavators", "mixers")


def _held(player: Player, name: str) -> int:
    held: int = getattr(player, name)
    return held


def _scoring_told(before: Position, after: Position) -> Iterator[Message]:
    """What the energy of the round, and at the end the rest, is worth to each player."""
    for seat in range(after.seats):
        energy = before.players[seat].energy
        paid = counted(("credits", credits_paid(energy)))
        yield Message("tell-track", seat=seat, energy=energy, parts=paid)
        if energy == 0:
            yield Message("tell-loses", seat=seat, parts=counted(("points", -ZERO_POINTS)))
        points = [("rank", rank_points(before, seat)), ("bonus", bonus_points(before, seat))]
        if after.to_move == NOBODY:
            points += _end_points(before, after, seat)
        for why, scored in points:
            if scored > 0:
                yield Message("tell-scores", seat=seat, count=scored, why=why)


def _end_points(before: Position, after: Position, seat: int) -> list[tuple[str, int]]:
    """What is scored after the last round."""
    return [
        ("objective", objective_points(before, seat)),
        ("leftovers", leftovers(after, seat)),
        ("water", drops_of(before, seat)),
        ("buildings", building_points(before, seat)),
        ("panel", panel_points(before, seat) if before.duel_panel else 0),
    ]


def _out_told(before: Position, after: Position) -> Iterator[Message]:
    for seat in range(after.seats):
        if after.players[seat].passed > before.players[seat].passed:
            yield Message("tell-out", seat=seat)


def _beginning_told(step: Step) -> Iterator[Message]:
    """The next round, an extra turn."""
    before, after = step.before, step.after
    if after.round > before.round:
        yield Message("tell-round", round=after.round, seat=after.order[0])
    if after.extra > before.extra:
        yield Message("tell-extra-turn", seat=after.to_move)


def _end_told(after: Position) -> Iterator[Message]:
    if after.to_move == NOBODY:
        best = [seat for seat in range(after.seats) if after.rank[seat] == 1]
        for seat in best:
            id = "end-won" if len(best) == 1 else "end-shared"
            yield Message(id, seat=seat, points=after.score[seat])
