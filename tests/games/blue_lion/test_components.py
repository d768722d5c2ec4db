"""What is in the box of The Blue Lion."""

from collections import Counter
from itertools import combinations

from roundel.games.blue_lion.components import (
    BACK,
    CARD_WITH,
    CARDS,
    FRONT,
    GEMS,
    IMAGE_NAMES,
    IMAGES,
    PAID,
    PAYS,
    PAYS_TO,
    WINNING_GEMS,
)


def test_the_six_cards_are_the_six_pairs_of_four_images() -> None:
    pairs = list(zip(FRONT, BACK, strict=True))
    assert sorted(pairs) == sorted(combinations(range(IMAGES), 2))
    assert CARDS == 6
    assert Counter(FRONT + BACK) == dict.fromkeys(range(IMAGES), 3), "each image on three cards"


def test_a_card_is_found_by_its_images_either_way_up() -> None:
    for card, (front, back) in enumerate(zip(FRONT, BACK, strict=True)):
        assert CARD_WITH[front][back] == CARD_WITH[back][front] == card
    assert [CARD_WITH[image][image] for image in range(IMAGES)] == [-1] * IMAGES


def test_five_combinations_pay() -> None:
    found = {
        (IMAGE_NAMES[outer], IMAGE_NAMES[middle]): (
            PAYS[outer][middle],
            PAID[PAYS_TO[outer][middle]],
        )
        for outer in range(IMAGES)
        for middle in range(IMAGES)
        if PAYS[outer][middle]
    }
    assert found == {
        ("police", "lady-x"): (1, "arsene"),
        ("police", "arsene"): (1, "lady-x"),
        ("arsene", "diamond"): (2, "arsene"),
        ("lady-x", "diamond"): (2, "lady-x"),
        ("diamond", "diamond"): (3, "mover"),
    }


def test_there_are_fifteen_gems_and_seven_win() -> None:
    assert (GEMS, WINNING_GEMS) == (15, 7)
