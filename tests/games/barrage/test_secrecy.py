"""Only the order of piles is hidden."""

from roundel.core.shape import UNKNOWN, copy, to_dict
from roundel.core.stream import Stream, key_of, start
from roundel.games.barrage.position import PILE, Position
from tests.games.barrage.table_setting import BARRAGE, play, set_table


def concealed(s: Position, seat: int) -> Position:
    view = Position()
    copy(view, s)
    BARRAGE.secrecy.conceal(view, seat)
    return view


def test_the_order_of_piles_is_hidden_from_everybody_and_nothing_else() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    views = [to_dict(concealed(s, seat)) for seat in (-1, 0, 1)]
    assert views[0] == views[1] == views[2]
    truth = to_dict(s)
    assert {name for name in truth if truth[name] != views[0][name]} == {
        "stream",
        "contract_piles",
        "patent_piles",
        "work_piles",
    }
    for name in ("contract_piles", "patent_piles", "work_piles"):
        for true, seen in zip(truth[name], views[0][name], strict=True):
            assert seen["left"] == true["left"]
            assert seen["tiles"][: seen["left"]] == [UNKNOWN] * seen["left"]


def test_imagined_piles_hold_what_nobody_has_seen() -> None:
    s = set_table("viktor", "jill", leeghwater=1)
    play(s, "go bank", "engineers 12", "go bank", "engineers 12")
    stream = Stream()
    start(stream, key_of(5))
    world = concealed(s, 0)
    BARRAGE.secrecy.imagine(world, stream)
    differs = False
    for name in ("contract_piles", "patent_piles", "work_piles"):
        for true, imagined in zip(getattr(s, name), getattr(world, name), strict=True):
            assert sorted(true.tiles) == sorted(imagined.tiles)
            differs |= true.tiles != imagined.tiles
    assert differs
    assert [at == PILE for at in s.contract_at].count(True) == 39


def test_what_was_turned_up_cannot_be_taken_back() -> None:
    import roundel

    table = roundel.table("barrage", position=to_dict(set_table("viktor", "jill")))
    table.play("build 1")
    assert table.may_undo(0)
    table.undo()
    table.play("go contract1")
    table.play("take 1")
    assert not table.may_undo(0)  # the turn is over, and a contract was turned up
