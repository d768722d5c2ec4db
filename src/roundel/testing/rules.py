"""That the rules of a game lead from the deal to an end, and lose nothing on the way."""

from __future__ import annotations

import os
import subprocess
import sys

from roundel.core.game import game
from roundel.core.shape import NOBODY, pack
from roundel.testing.walk import Walk, on_walks, play_to_the_end

FINGERPRINT = "import sys; from roundel.testing.fingerprint import main; main(sys.argv[1])"


class RulesTests:
    game: str

    @on_walks
    def test_the_same_seed_gives_the_same_game(self, walk: Walk) -> None:
        body = walk.deal()
        for node in walk.nodes:
            assert pack(body) == node.data
            walk.game.rules.apply(body, node.move)
        assert pack(body) == walk.end

    @on_walks
    def test_a_position_is_all_that_counts(self, walk: Walk) -> None:
        """A position that was stored and opened again goes on as the one that was not."""
        nexts = [*(node.data for node in walk.nodes[1:]), walk.end]
        for node, following in zip(walk.nodes, nexts, strict=True):
            body = walk.body(node.data)
            walk.game.rules.apply(body, node.move)
            assert pack(body) == following

    @on_walks
    def test_two_games_share_nothing(self, walk: Walk) -> None:
        untouched, played = walk.deal(), walk.deal()
        for node in walk.nodes:
            walk.game.rules.apply(played, node.move)
        assert pack(untouched) == walk.nodes[0].data

    def test_the_same_seed_gives_the_same_game_in_another_process(self) -> None:
        package = game(self.game).package
        found = {_fingerprint_elsewhere(package, hash_seed) for hash_seed in ("0", "1", "2")}
        assert len(found) == 1, "the order of a set or of hashes decides something"

    @on_walks
    def test_another_seed_gives_another_game(self, walk: Walk) -> None:
        other = Walk(walk.game, walk.options, walk.seed + 1, walk.choices)
        assert pack(walk.deal()) != pack(other.deal())

    @on_walks
    def test_there_is_a_legal_move_until_the_end(self, walk: Walk) -> None:
        for node in walk.nodes:
            assert node.legal, "nobody can move, but the game is not over"
            assert list(node.legal) == sorted(set(node.legal)), "each once, ascending"
            assert 0 <= node.legal[0] <= node.legal[-1] < walk.game.moves
        end = walk.body(walk.end)
        out = [0] * walk.game.moves
        assert walk.game.rules.legal(end, out) == 0, "nothing is legal when the game is over"

    @on_walks
    def test_every_offered_move_can_be_played_to_the_end(self, walk: Walk) -> None:
        dice = walk.dice()
        for node in walk.decisions(4):
            for move in node.legal:
                body = walk.body(node.data)
                walk.game.rules.apply(body, move)
                play_to_the_end(walk.game, body, dice)

    @on_walks
    def test_nothing_is_lost(self, walk: Walk) -> None:
        faults = walk.game.room("position").faults
        for data in [*(node.data for node in walk.nodes), walk.end]:
            assert not list(faults(walk.body(data)))

    @on_walks
    def test_the_game_goes_on_with_every_move(self, walk: Walk) -> None:
        """Decisions are counted one by one, in all and within the turn; turns finished and things
        turned up never fall."""
        for node in walk.nodes:
            before, after = walk.body(node.data), walk.body(node.data)
            walk.game.rules.apply(after, node.move)
            assert after.ply == before.ply + 1
            assert before.turn <= after.turn <= before.turn + 1
            assert after.made == (before.made + 1 if after.turn == before.turn else 0)
            assert after.revealed >= before.revealed
            assert after.seats == before.seats

    @on_walks
    def test_the_game_ends_within_its_limit(self, walk: Walk) -> None:
        """The walk itself stops at the limit; and it stops nowhere but at one of the endings."""
        for node in walk.nodes:
            body = walk.body(node.data)
            assert 0 <= body.to_move < body.seats
            assert body.ending == 0
            assert not any(body.rank)
        end = walk.body(walk.end)
        assert end.to_move == NOBODY
        assert end.turn <= walk.game.most_turns
        assert 1 <= end.ending <= len(walk.game.endings)

    @on_walks
    def test_the_ranking_is_one(self, walk: Walk) -> None:
        """A seat's rank is one more than the number of seats before it."""
        end = walk.body(walk.end)
        ranks = end.rank[: end.seats]
        assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
        assert not any(end.rank[end.seats :])


def _fingerprint_elsewhere(package: str, hash_seed: str) -> str:
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(each for each in sys.path if each),
    }
    done = subprocess.run(
        [sys.executable, "-c", FINGERPRINT, package],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
