"""A position made by hand must be one that could be played on."""

from typing import Any

import pytest

import roundel
from roundel import InvalidPosition
from tests.games.blue_lion.table_setting import set_table


def refused(change: dict[str, Any], **setting: Any) -> str:
    """Why a position is refused once these fields are changed; a path names each."""
    data = set_table(**{"row": "Xa Xd PX PD AP", "aside": "DA", **setting}).position()
    for path, value in change.items():
        *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        part: Any = data
        for step in way:
            part = part[step]
        part[last] = value
    with pytest.raises(InvalidPosition) as caught:
        roundel.table("blue-lion", position=data)
    return str(caught.value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"passes": 2}, "passes: is 0 or 1"),
        ({"passed": 1}, "passed: a pass is counted with the option alone"),
        ({"up.2": 4}, "back[2]: a card has two different images from 0 to 3"),
        ({"back.2": 2}, "back[2]: a card has two different images from 0 to 3"),
        ({"back.2": 0}, "back[4]: no two cards have the same images, as this and card 2"),
        ({"backs.0": 1}, "backs[1]: is 8 by what is known of the other cards"),
        ({"backs.0": 8}, "backs[0]: is 1 when this back is known"),
        ({"backs.0": 13}, "backs[0]: is 9 by what is known of the other cards"),
        ({"backs.4": 12}, "backs[4]: is 4 by what is known of the other cards"),
        ({"loose.5": 1}, "aside[0]: card 5 lies at loose[5] as well"),
        ({"loose.5": 2}, "loose[5]: is 0 or 1"),
        ({"row.4": -1}, "length: there are 4 cards in the row"),
        ({"row.4": 6}, "row[4]: there is no card 6"),
        ({"row.3": -1, "length": 4}, "row[4]: there is no gap before it"),
        ({"aside.0": -1}, "loose[5]: card 5 lies nowhere"),
        ({"fresh.0": 5, "aside.0": -1}, "fresh[0]: a card set aside in an earlier turn"),
        ({"quiet": 41}, "quiet: is a number from 0 to 40"),
        ({"score.0": -1}, "score[0]: gems count from 0"),
        ({"score.1": 7}, "score[1]: the game is over with 7 gems"),
        ({"phase": 0}, "phase: is 0 while there are loose cards, then 1"),
        ({"phase": 3}, "phase: is 0 while there are loose cards, then 1"),
    ],
)
def test_a_broken_position_is_refused_by_the_name_of_its_field(
    change: dict[str, Any], reason: str
) -> None:
    assert reason in refused(change)


def test_a_card_is_returned_only_where_one_is_aside() -> None:
    reason = refused({"phase": 2}, row="XA XD PX PD AP DA", aside="")
    assert "phase: there is no card to return" in reason
