"""The random stream that lies in a position: ChaCha with 8 rounds under a 256-bit key.

Counter mode: nothing that was dealt lets anybody compute what comes. The functions that draw are
plain code for both bodies; what makes keys from seeds stays in Python.
"""

import hashlib
import secrets

from roundel.core.errors import InvalidSeed
from roundel.core.shape import Row, Shape, i8, u32

KEY = 8
"""Words of 32 bits in a key."""
BLOCK = 16
MASK = 0xFFFFFFFF
SPAN = 0x100000000
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
HIGHEST_NUMBER = 2**63 - 1


class Stream(Shape):
    """A key, and how far the stream under it has been used."""

    key = u32(KEY)
    counter = u32()  # blocks made so far
    block = u32(BLOCK)  # the block in use
    used = i8()  # how many of its words are spent


def start(stream: Stream, key: Row) -> None:
    """Begin the stream of this key."""
    for i in range(KEY):
        stream.key[i] = key[i]
    stream.counter = 0
    stream.used = BLOCK


def fork(stream: Stream, source: Stream) -> None:
    """Begin a stream under a key drawn from another."""
    for i in range(KEY):
        stream.key[i] = word(source)
    stream.counter = 0
    stream.used = BLOCK


def forget(stream: Stream) -> None:
    """Blank the stream: neither what came nor what comes can be read from it."""
    for i in range(KEY):
        stream.key[i] = 0
    for i in range(BLOCK):
        stream.block[i] = 0
    stream.counter = 0
    stream.used = 0


def word(stream: Stream) -> int:
    """The next 32 random bits."""
    if stream.used >= BLOCK:
        next_block(stream)
    drawn = stream.block[stream.used] & MASK
    stream.used += 1
    return drawn


def below(stream: Stream, limit: int) -> int:
    """A number from 0 to `limit` - 1, each exactly equally likely; `limit` is at most 2**31."""
    while True:
        product = word(stream) * limit
        low = product & MASK
        if low >= limit or low >= SPAN % limit:
            return product >> 32


def shuffle(stream: Stream, row: Row, count: int) -> None:
    """Bring the first `count` numbers of a row into random order, each order equally likely."""
    for i in range(count - 1, 0, -1):
        j = below(stream, i + 1)
        held = row[i]
        row[i] = row[j]
        row[j] = held


def next_block(stream: Stream) -> None:
    """Make the next block of 16 words."""
    block = stream.block
    lay_out(stream, block)
    for _ in range(4):
        quarter_round(block, 0, 4, 8, 12)
        quarter_round(block, 1, 5, 9, 13)
        quarter_round(block, 2, 6, 10, 14)
        quarter_round(block, 3, 7, 11, 15)
        quarter_round(block, 0, 5, 10, 15)
        quarter_round(block, 1, 6, 11, 12)
        quarter_round(block, 2, 7, 8, 13)
        quarter_round(block, 3, 4, 9, 14)
    for i in range(4):
        block[i] = ((block[i] & MASK) + CONSTANTS[i]) & MASK
    for i in range(KEY):
        block[4 + i] = ((block[4 + i] & MASK) + (stream.key[i] & MASK)) & MASK
    block[12] = ((block[12] & MASK) + (stream.counter & MASK)) & MASK
    stream.counter = ((stream.counter & MASK) + 1) & MASK
    stream.used = 0


def lay_out(stream: Stream, block: Row) -> None:
    """The block before the rounds: constants, key, counter, zeros."""
    for i in range(4):
        block[i] = CONSTANTS[i]
    for i in range(KEY):
        block[4 + i] = stream.key[i]
    block[12] = stream.counter
    for i in range(13, BLOCK):
        block[i] = 0


def quarter_round(block: Row, ia: int, ib: int, ic: int, id: int) -> None:
    a = block[ia] & MASK
    b = block[ib] & MASK
    c = block[ic] & MASK
    d = block[id] & MASK
    a = (a + b) & MASK
    d ^= a
    d = (d << 16 | d >> 16) & MASK
    c = (c + d) & MASK
    b ^= c
    b = (b << 12 | b >> 20) & MASK
    a = (a + b) & MASK
    d ^= a
    d = (d << 8 | d >> 24) & MASK
    c = (c + d) & MASK
    b ^= c
    b = (b << 7 | b >> 25) & MASK
    block[ia] = a
    block[ib] = b
    block[ic] = c
    block[id] = d


def key_of(seed: int | str) -> Row:
    """The key that a seed stands for: the SHA-256 of a number's digits, or the 64 hex digits."""
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= HIGHEST_NUMBER:
        digest = hashlib.sha256(str(seed).encode()).digest()
    elif isinstance(seed, str) and len(seed) == 64 and set(seed) <= set("0123456789abcdef"):
        digest = bytes.fromhex(seed)
    else:
        wanted = "a whole number from 0 to 2**63 - 1, or 64 hexadecimal digits"
        raise InvalidSeed(f"{seed!r} is not a seed: give {wanted}")
    return [int.from_bytes(digest[i : i + 4], "little") for i in range(0, 32, 4)]


def read_seed(text: str) -> int | str:
    """The seed that was written as text; `key_of` judges it."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 20 else text


def fresh_seed() -> str:
    """A seed that nobody can guess: 256 bits from the operating system."""
    return secrets.token_hex(32)
