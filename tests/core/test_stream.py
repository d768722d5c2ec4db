"""The random stream: the published one, the same in both bodies, fair."""

import struct
from collections import Counter

import numpy as np
import pytest

from roundel.core import compiled
from roundel.core.errors import InvalidSeed
from roundel.core.shape import pack
from roundel.core.stream import (
    BLOCK,
    Stream,
    below,
    forget,
    fork,
    fresh_seed,
    key_of,
    read_seed,
    shuffle,
    start,
    word,
)

ZERO_KEY = "0" * 64
PUBLISHED = (
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)
"""The first block of ChaCha with 8 rounds under a key of 256 zero bits, nonce zero, as published
with the test vectors of the family."""


def stream_of(seed: int | str) -> Stream:
    stream = Stream()
    start(stream, key_of(seed))
    return stream


def words(stream: Stream, count: int) -> list[int]:
    return [word(stream) for _ in range(count)]


def test_it_is_the_published_stream() -> None:
    assert struct.pack("<16I", *words(stream_of(ZERO_KEY), BLOCK)).hex() == PUBLISHED


def test_blocks_follow_one_another_by_counter() -> None:
    """The second block is not the first; and it is what counter 1 makes under the same key."""
    stream, later = stream_of(ZERO_KEY), stream_of(ZERO_KEY)
    first, second = words(stream, BLOCK), words(stream, BLOCK)
    later.counter = 1
    assert second == words(later, BLOCK)
    assert first != second
    assert stream.counter == 2


def test_the_key_matters_in_every_word() -> None:
    blocks = {tuple(words(stream_of("0" * i + "1" + "0" * (63 - i)), 4)) for i in range(64)}
    assert len(blocks) == 64


def test_compiled_code_draws_the_same() -> None:
    unit = compiled.load("roundel.games.splendor")
    stream, record = stream_of(7), compiled.record(stream_of(7))
    for limit in [2, 3, 10, 90, 1000, 2**31 - 1, 2**31] * 20:
        assert unit.below(record[0], limit) == below(stream, limit)
    row, array = list(range(40)), np.arange(40)
    shuffle(stream, row, 40)
    unit.shuffle(record[0], array, 40)
    assert array.tolist() == row
    assert record.tobytes() == pack(stream)


def test_below_gives_each_number_equally_often() -> None:
    stream, draws = stream_of(3), 6000
    counts = Counter(below(stream, 6) for _ in range(draws))
    assert set(counts) == set(range(6))
    assert all(abs(count - draws / 6) < 5 * (draws / 6) ** 0.5 for count in counts.values())


def test_below_draws_again_where_a_product_would_favour_some_numbers() -> None:
    """Of 2**32 words, 2**32 mod 3 = 1 is one too many for three equal parts: the word 0."""
    stream = stream_of(3)
    word(stream)
    stream.used = 0
    stream.block[:3] = [0, 1, 2**31]
    assert below(stream, 3) == 0
    assert stream.used == 2
    assert below(stream, 3) == 1


def test_below_one_is_zero() -> None:
    assert below(stream_of(1), 1) == 0


def test_every_order_is_equally_likely() -> None:
    stream, draws, counts = stream_of(4), 2400, Counter[tuple[int, ...]]()
    for _ in range(draws):
        row = [0, 1, 2, 3]
        shuffle(stream, row, 4)
        counts[tuple(row)] += 1
    assert len(counts) == 24
    assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 60


def test_a_shuffle_leaves_the_rest_of_the_row() -> None:
    row = list(range(10))
    shuffle(stream_of(5), row, 4)
    assert sorted(row[:4]) == [0, 1, 2, 3]
    assert row[4:] == [4, 5, 6, 7, 8, 9]


def test_a_fork_goes_its_own_way() -> None:
    source, forked = stream_of(6), Stream()
    fork(forked, source)
    assert words(forked, 8) != words(source, 8)
    assert forked.key == words(stream_of(6), 8)


def test_a_forgotten_stream_is_blank() -> None:
    stream = stream_of(6)
    words(stream, 3)
    forget(stream)
    assert stream == Stream()


def test_seven_stands_for_the_digest_of_its_digit() -> None:
    """SHA-256 of "7"."""
    digest = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
    assert key_of(7) == key_of(digest)


@pytest.mark.parametrize("seed", [0, 7, 2**63 - 1, ZERO_KEY, "0123456789abcdef" * 4])
def test_a_seed_is_read_as_it_is_written(seed: int | str) -> None:
    assert read_seed(str(seed)) == seed
    assert len(key_of(seed)) == 8


@pytest.mark.parametrize(
    "seed", [-1, 2**63, True, 1.5, None, "", "7", "x" * 64, "A" * 64, "0" * 63, "0" * 65]
)
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(InvalidSeed, match="is not a seed: give a whole number"):
        key_of(seed)  # type: ignore[arg-type]


def test_a_fresh_seed_is_a_seed_and_new_each_time() -> None:
    assert len(key_of(fresh_seed())) == 8
    assert fresh_seed() != fresh_seed()
