"""The referee alone decides: what a request may do, and what it may not."""

import json
import random
from functools import partial

import pytest

import roundel
from roundel.client import Seat, is_fair
from roundel.server import store
from roundel.server.guard import hashed
from tests.server.open_site import OpenSite, refused


def play_on(seats: tuple[Seat, ...], decisions: int, seed: int = 1) -> None:
    """Any moves, by whoever is to move."""
    dice = random.Random(seed)
    for _ in range(decisions):
        mover = seats[0].look()["to_move"]
        if mover is None:
            return
        seat = seats[mover]
        seat.play(dice.choice(seat.look()["moves"])["number"])


@pytest.mark.parametrize("game", [each.name for each in roundel.games() if each.fewest_seats <= 2])
def test_two_play_a_whole_game_and_its_record_is_fair(site: OpenSite, game: str) -> None:
    seats = site.game_of_two(game)
    play_on(seats, 1000)
    seen = seats[0].look()
    assert seen["state"] == "over"
    record = seats[0].record()
    table = roundel.replay(record)
    assert table.result is not None
    assert seen["result"] == json.loads(json.dumps(vars(table.result)))
    assert all(is_fair(record, seat) for seat in seats)
    assert seats[0].bits is not None
    assert seats[0].bits in record


def test_play_begins_when_all_sit_and_have_said_what_they_add(site: OpenSite) -> None:
    ann = site.open("splendor", ["me", "friend"])
    assert ann.look()["state"] == "waiting"
    assert refused(ann.play, 0).error == "not-begun"
    bob = site.ask("POST", f"/api/tables/{ann.table}/seats/1", {"name": "Bob"})
    assert ann.look()["state"] == "waiting"
    Seat(site, ann.table, 1, bob["token"]).contribute("")
    seen = ann.look()
    assert seen["state"] == "playing"
    assert [each["name"] for each in seen["seats"]] == ["Player 1", "Bob"]


def test_bits_are_given_once(site: OpenSite) -> None:
    ann = site.open("splendor", ["me", "friend"])
    ann.contribute(ann.bits)
    assert refused(ann.contribute, "a" * 64).error == "bits-given"
    assert refused(ann.contribute, "not bits").error == "bits-malformed"


def test_nobody_moves_for_another(site: OpenSite) -> None:
    ann, bob = site.game_of_two()
    as_bob = Seat(site, ann.table, 0, bob.token)
    mover, other = (ann, bob) if ann.look()["to_move"] == 0 else (bob, ann)
    for token in ("nonsense", other.token):
        thief = Seat(site, ann.table, mover.seat, token)
        assert refused(thief.play, 0).error == "not-your-seat"
    assert refused(other.play, 0).error == "not-your-turn"
    assert refused(as_bob.look).status == 403
    assert refused(as_bob.record).status == 403
    assert ann.look()["number"] == 0


def test_a_seat_is_taken_once(site: OpenSite) -> None:
    ann, _ = site.game_of_two()
    assert refused(site.take, ann.table, 1, "Eve").error == "seat-taken"
    assert refused(site.take, ann.table, 7, "Eve").error == "no-seat"
    assert refused(site.take, "nowhere", 0, "Eve").error == "no-table"
    alone = site.open("splendor", ["me", "random"])
    assert refused(site.take, alone.table, 1, "Eve").error == "seat-of-program"


def test_a_repeated_request_is_done_once(site: OpenSite) -> None:
    ann, bob = site.game_of_two()
    mover = (ann, bob)[ann.look()["to_move"]]
    move = mover.look()["moves"][0]["number"]
    body = {"seat": mover.seat, "move": move, "at": 0, "id": "one"}
    path = f"/api/tables/{ann.table}/play"
    assert [site.ask("POST", path, body, mover.token) for _ in range(3)] == [{"number": 1}] * 3
    assert ann.look()["number"] == 1
    text = mover.look()["log"][0]["text"]
    assert site.ask("POST", path, {**body, "move": text}, mover.token) == {"number": 1}
    for changed in ({"at": 1}, {"move": move + 1}, {"move": "buy 1-1"}):
        used = refused(site.ask, "POST", path, {**body, **changed}, mover.token)
        assert used.error == "request-used", changed
    assert refused(site.ask, "POST", path, {**body, "id": "\0"}, mover.token).status == 400


def test_a_repeated_request_is_known_after_it_was_undone(site: OpenSite) -> None:
    ann, bob = site.game_of_two("splendor-duel")
    mover = (ann, bob)[ann.look()["to_move"]]
    move = mover.look()["moves"][0]
    body = {"seat": mover.seat, "move": move["text"], "at": 0, "id": "one"}
    path = f"/api/tables/{ann.table}/play"
    site.ask("POST", path, body, mover.token)
    mover.look()
    if mover.look()["may"]["undo"]:
        mover.undo()
    again = site.ask("POST", path, {**body, "move": move["number"]}, mover.token)
    assert again == {"number": 1}


def test_a_table_is_opened_once_however_often_it_is_asked_for(site: OpenSite) -> None:
    """An answer got lost: the same request with the same token is the same table."""
    token = "a token of one's own"
    body = {"game": "splendor", "seats": [{"who": "me"}, {"who": "friend"}], "id": "one"}
    first = site.ask("POST", "/api/tables", body, token)
    site.take(first["table"], 1, "Bob")
    assert site.ask("POST", "/api/tables", body, token) == first
    assert [each["seat"] for each in first["seats"]] == [0]
    other = site.ask("POST", "/api/tables", body, "another token of theirs")
    assert other["table"] != first["table"]
    later = site.ask("POST", "/api/tables", {**body, "id": "two"}, token)
    assert later["table"] != first["table"]
    changed = {**body, "public": True}
    assert refused(site.ask, "POST", "/api/tables", changed, token).error == "request-used"
    assert refused(site.ask, "POST", "/api/tables", body).error == "no-token"


def test_a_seat_is_taken_once_by_whoever_asks_again(site: OpenSite) -> None:
    ann = site.open("splendor", ["me", "friend"])
    path, token = f"/api/tables/{ann.table}/seats/1", "a token of one's own"
    taken = [site.ask("POST", path, {"name": "Bob"}, token) for _ in range(2)]
    assert taken[0] == taken[1]
    assert taken[0]["token"] == token
    assert refused(site.ask, "POST", path, {"name": "Bob"}).error == "seat-taken"


def test_a_token_that_can_be_guessed_is_refused(site: OpenSite) -> None:
    body = {"game": "splendor", "seats": [{"who": "me"}, {"who": "friend"}]}
    assert refused(site.ask, "POST", "/api/tables", body, "bot").error == "token-short"


def test_a_stale_page_and_a_reordered_request_change_nothing(site: OpenSite) -> None:
    """Two tabs on one seat: the second decided by what was on the table before."""
    ann, bob = site.game_of_two()
    mover = (ann, bob)[ann.look()["to_move"]]
    tab = Seat(site, mover.table, mover.seat, mover.token)
    tab.look()
    play_on((ann, bob), 2)
    stale = refused(tab.play, 0)
    assert stale.status == 409
    assert "it is at 2 now, and you decided at 0" in str(stale)
    tab.number = 9
    assert refused(tab.play, 0).error == "stale"
    assert ann.look()["number"] == 2


def test_a_move_that_is_none_says_what_would_be_right(site: OpenSite) -> None:
    ann, bob = site.game_of_two()
    mover = (ann, bob)[ann.look()["to_move"]]
    for move, kind in (
        ("take red red red", "InvalidMove"),
        ("buy 3-1", "IllegalMove"),
        ("", "no-move"),
        (10**6, "InvalidMove"),
        (-1, "InvalidMove"),
    ):
        assert refused(mover.play, move).error == kind, move
    path = f"/api/tables/{ann.table}/play"
    for body in ({}, {"seat": "0"}, {"seat": 0, "move": True, "at": 0}, {"seat": 0, "at": 0.5}):
        assert refused(site.ask, "POST", path, body, mover.token).status == 422
    assert ann.look()["number"] == 0


def test_a_whole_turn_may_be_one_request(site: OpenSite) -> None:
    ann, bob = site.game_of_two("splendor-duel")
    table = roundel.table("splendor-duel", seed=1)
    for seats in (ann, bob):
        assert seats.look()["state"] == "playing"
    mover = (ann, bob)[ann.look()["to_move"]]
    first = next(move for move in mover.look()["moves"] if move["text"].startswith("take"))
    assert refused(mover.play, f"{first['text']}; {first['text']}").status == 409
    assert mover.look()["number"] == 0
    mover.play(f"{first['text']};")
    assert mover.look()["log"][0]["text"] == first["text"]
    assert table.to_move is not None


def test_a_decision_is_undone_until_the_turn_has_passed(site: OpenSite) -> None:
    ann, bob = site.game_of_two("splendor-duel")
    seats = (ann, bob)
    dice = random.Random(4)
    undone = False
    for _ in range(300):
        seat = seats[ann.look()["to_move"]]
        before = seat.look()
        seat.play(dice.choice(before["moves"])["number"])
        after = seat.look()
        if after["may"]["undo"]:
            seat.undo()
            again = seat.look()
            assert again["view"] == before["view"]
            assert again["number"] == before["number"] + 2
            assert again["log"] == before["log"]
            seat.play(next(m["number"] for m in again["moves"]))
            undone = True
            break
        seats[0].look(), seats[1].look()
        assert refused(seat.undo).error == "no-undo"
    assert undone


def test_resigning_ends_the_game_and_opens_its_record(site: OpenSite) -> None:
    ann, bob = site.game_of_two()
    play_on((ann, bob), 6)
    assert "server bits" not in ann.record()
    assert "kept until the game is over" in ann.record()
    bob.resign()
    seen = ann.look()
    assert seen["state"] == "over"
    assert seen["result"]["ranks"] == [1, 2]
    assert seen["moves"] == []
    assert refused(ann.play, 0).error == "is-over"
    assert roundel.replay(ann.record()).result is not None


def test_at_a_table_of_three_the_random_program_plays_on_for_who_left(site: OpenSite) -> None:
    ann = site.open("splendor", ["me", "friend", "friend"])
    seats = (ann, site.take(ann.table, 1), site.take(ann.table, 2))
    seats[1].resign()
    dice = random.Random(3)
    for event in ann.events():
        if event["number"] > 30:
            break
        if event["to_move"] in (0, 2):
            seat = seats[event["to_move"]]
            moves = seat.look()["moves"]
            if moves:
                seat.play(dice.choice(moves)["number"])
    seen = ann.look()
    assert seen["seats"][1]["left"]
    assert {line["seat"] for line in seen["log"]} == {0, 1, 2}
    seats[2].resign()
    assert ann.look()["result"]["ranks"] == [1, 3, 2]


def test_a_rematch_follows_when_all_have_offered_it(site: OpenSite) -> None:
    ann, bob = site.game_of_two()
    assert refused(ann.offer_rematch).error == "not-over"
    ann.resign()
    assert ann.offer_rematch() is None
    assert ann.look()["seats"][0]["rematch"]
    following = bob.offer_rematch()
    assert following is not None
    assert ann.offer_rematch() == following
    seen = Seat(site, following, 1, ann.token).look()
    assert [each["name"] for each in seen["seats"]] == ["Bob", "Ann"]
    assert seen["commitment"] != ann.commitment
    assert refused(Seat(site, following, 0, ann.token).look).error == "not-your-seat"


def test_public_tables_are_listed_while_they_wait(site: OpenSite) -> None:
    hidden = site.open("splendor", ["me", "friend"])
    listed = site.open("splendor", ["me", "friend"], public=True)
    found = [each["table"] for each in site.ask("GET", "/api/tables")]
    assert found == [listed.table]
    site.take(listed.table, 1)
    assert site.ask("GET", "/api/tables") == []
    own = site.ask("GET", "/api/mine", token=hidden.token)
    assert [(each["table"], each["own"]) for each in own] == [(hidden.table, [0])]


def test_what_changed_last_is_listed_first(site: OpenSite) -> None:
    first, second = site.game_of_two(), site.game_of_two()
    for ann, _ in (first, second):
        site.at_the_desk(partial(store.hold, secret=hashed("one"), table=ann.table, seat=0))

    def listed() -> list[str]:
        return [each["table"] for each in site.ask("GET", "/api/mine", token="one")]

    assert listed() == [second[0].table, first[0].table]
    play_on(first, 1)
    assert listed() == [first[0].table, second[0].table]


def test_a_seat_link_opens_the_seat_at_another_device(site: OpenSite) -> None:
    ann, _ = site.game_of_two()
    made = site.ask("POST", f"/api/tables/{ann.table}/link", {"seat": 0}, ann.token)
    assert made["link"] == f"/s/{made['token']}"
    assert Seat(site, ann.table, 0, made["token"]).look()["seat"] == 0


def test_a_table_that_cannot_be_is_refused_in_words(site: OpenSite) -> None:
    for game, seats, error in (
        ("splendor", ["me"], "seats-do-not-fit"),
        ("splendor-duel", ["me", "friend", "friend"], "seats-do-not-fit"),
        ("splendor", ["random", "random"], "nobody-decides"),
        ("splendor", ["me", "cmd:sh"], "unknown-sitter"),
        ("splendor", ["me", "search:seconds=9999"], "unknown-sitter"),
        ("whist", ["me", "friend"], "UnknownGame"),
    ):
        body = {"game": game, "seats": [{"who": who} for who in seats]}
        assert refused(site.ask, "POST", "/api/tables", body).error == error, (game, seats)
    with pytest.raises(roundel.RoundelError, match="let one of them be `me`"):
        site.open("splendor", ["friend", "friend"])
    twice = refused(site.open, "splendor", ["me", "friend"], options={"seats": 3})
    assert twice.error == "seats-twice"
    named = [{"who": "me", "name": "two\nlines"}, "friend"]
    assert refused(site.open, "splendor", named).error == "name-malformed"
    assert refused(site.open, "splendor", ["me", "friend"], options={"x": 1}).status == 400
