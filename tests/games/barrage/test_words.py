"""What is said of Barrage in English."""

from roundel.games.barrage import GAME
from roundel.games.barrage.captions import building_name
from roundel.games.barrage.components import (
    BUILDING_IDS,
    BUILDING_NAMES,
    COMPANY_NAMES,
    OFFICER_NAMES,
)
from roundel.games.barrage.phrases import company_words, officer_words


def test_companies_officers_and_buildings_are_called_as_in_the_box() -> None:
    companies = [GAME.words(company_words(i)) for i in range(len(COMPANY_NAMES))]
    officers = [GAME.words(officer_words(i)) for i in range(len(OFFICER_NAMES))]
    buildings = [GAME.words(building_name(i)) for i in range(len(BUILDING_IDS))]
    assert companies == list(COMPANY_NAMES)
    assert officers == list(OFFICER_NAMES)
    assert buildings == list(BUILDING_NAMES)
