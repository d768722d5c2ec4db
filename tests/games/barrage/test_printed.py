"""What is printed, once more: contracts, works, incomes and boards, against the files of the box.

CR credits, VP points, E and M machines, ANY of either type, EN energy, PROD energy that may serve
a contract, ROT segments, DROP and FLOW drops that wait or flow; BASE, ELEV, COND and PH structures.
"""

from roundel.games.barrage import components as c
from roundel.games.barrage.effects import (
    ANY_MACHINES,
    ANY_REQUIREMENT,
    AREAS,
    BASE,
    CONDUIT,
    DROPS,
    ELEVATION,
    FLOW,
    FULFIL,
    MAKE,
    NOTHING,
    PATENT,
    POWERHOUSE,
    ROTATE,
)
from roundel.games.barrage.maps import EXIT, NO_SPACE, SIDES, ZONE

CONTRACTS = """
S1 3: 2 CR, 2 EN
S2 3: 2 CR, 1 ROT
S3 2: 3 CR
S4 4: 2 CR, 1 ANY
G01 2: 1 CR, 2 ROT
G02 2: 2 ANY
G03 2: 5 CR
G04 2: 2 VP, 3 EN
G05 2: 3 CR, 2 DROP
G06 3: 4 CR, 1 E
G07 3: 3 VP, 1 M
G08 3: 4 CR, 1 FLOW
G09 3: 2 EN, 2 ROT
G10 3: 2 CR, 4 VP
G11 4: COND 2
G12 4: BASE plain
G13 4: 5 VP, 1 E
G14 4: 1 VP, 3 ROT
G15 4: 3 VP, 2 FLOW
Y01 5: 4 VP, 2 E
Y02 5: PH
Y03 5: 3 CR, 2 M
Y04 5: 2 VP, 1 FLOW, 2 ROT
Y05 5: 3 VP, 1 E, 2 EN
Y06 6: BASE hill/plain
Y07 6: 3 ROT, 1 FLOW
Y08 6: COND 3
Y09 6: 3 VP, 2 ANY
Y10 6: 2 VP, 1 ELEV
Y11 7: 6 VP, 1 E
Y12 7: 7 VP, 1 ROT
Y13 7: 3 VP, 1 M, 2 FLOW
Y14 7: 6 VP, 3 DROP
Y15 7: 4 CR, 2 DROP, 1 ANY
R01 8: 4 VP, 3 ROT
R02 8: BASE mountain/hill/plain
R03 8: 4 CR, 1 M, 2 ROT
R04 8: COND 4
R05 8: 4 VP, 5 EN
R06 9: 2 CR, 3 VP, 2 ANY
R07 9: 8 VP, 1 ROT
R08 9: 5 VP, 1 E, 3 DROP
R09 9: 3 EN, PH
R10 9: 1 ELEV, 2 FLOW
R11 10: COND 5
R12 10: 3 CR, 7 VP
R13 10: 8 VP, 1 FLOW
R14 10: 6 VP, 2 ROT, 2 DROP
R15 10: 2 VP, 3 ANY
N1 13: 7 VP, 4 ROT
N2 13: 6 VP, 4 ANY
N3 14: 8 CR, 8 VP
N4 14: 8 VP, 6 EN
N5 15: 12 VP
N6 15: 9 VP, 3 FLOW
"""

WORKS = """
A1 1E 0M: 3 CR, FULFIL 4
A2 0E 1M: 3 CR, 2 ROT
A3 0E 2M: 4 VP, BASE plain
A4 1E 1M: 2 CR, PH
A5 2E 0M: 4 CR, PATENT
B1 2E 1M: 5 CR, 6 PROD
B2 0E 4M: 2 VP, 2 ELEV
B3 0E 3M: 3 CR, 3 VP, COND 4
B4 3E 0M: 5 VP, 6 EN
B5 4E 0M: 4 VP, 2 DROP, 2 ROT
C1 2E 4M: 8 VP, 3 ROT
C2 0E 5M: 10 VP, 1 FLOW
C3 6E 0M: 5 VP, FULFIL any
C4 3E 2M: 6 VP, 2 FLOW
C5 5E 0M: 6 VP, 3 M
"""

INCOMES = """
usa base: 1 ROT; 6 CR; 7 VP
usa elevation: 1 ANY; 2 VP, 2 FLOW; 7 VP
usa conduit: 3 VP; 2 VP, 1 ROT; 7 VP
germany base: 3 VP; 2 ANY; 7 VP
germany elevation: 3 CR; 2 VP, 2 EN; 7 VP
germany conduit: 1 ROT; 2 VP, 2 FLOW; 7 VP
italy base: 3 CR; 5 VP; 7 VP
italy elevation: 1 ROT; 4 EN; 7 VP
italy conduit: 1 ANY; 3 CR, 2 VP; 7 VP
france base: 1 ANY; 2 ROT; 7 VP
france elevation: 3 VP; 2 VP, 1 ANY; 7 VP
france conduit: 3 CR; 4 EN; 7 VP
netherlands base: 2 DROP; 2 ROT; 7 VP
netherlands elevation: 3 CR; 2 VP, 2 FLOW; 7 VP
netherlands conduit: 2 EN; 2 ANY; 7 VP
"""

BASE_MAP = """
A>1 B>2 C>3 D>4
1 mountain >8; houses -; dams 0 3; conduits 5>8 4>5
2 mountain >5; houses -; dams 0 3; conduits 3>6 5>10
3 mountain >6; houses -; dams 0 3; conduits 4>5 3>6
4 mountain >7; houses -; dams 0 3; conduits 3>7 5>12
5 hill >9; houses 0 3; dams 0 3; conduits 3>8 4>10
6 hill >10; houses 0 3; dams 0 3; conduits 4>9 2>7
7 hill >10; houses 0 3; dams 0 3; conduits 2>10 3>12
8 plain >11; houses 0 0 3; dams 0 3; conduits 3>11 2>9
9 plain >11; houses 0 0 3; dams 0 3; conduits 1>11 3>12
10 plain >12; houses 0 3 3; dams 0 3; conduits 2>11 1>12
11 plain >left; houses 0 0 3 3
12 plain >right; houses 0 3 3 3
"""

DUEL_MAP = """
A>1 B>2 C>3 D>6
1 mountain >4; houses -; dams 0 3; conduits 4>7 3>5; red 1 green None
2 mountain >5; houses -; dams 0 3; conduits 3>4 5>8; red 2 green None
3 mountain >6; houses -; dams 0 3; conduits 4>5 5>10; red 3 green None
4 hill >7; houses 0 3; dams 0 3; conduits 5>9 1>7; red 4 green 1
5 hill >7; houses 0 3; dams 0 3; conduits 2>4 3>6; red 5 green 2
6 hill >8; houses 0 3; dams 0 3; conduits 4>7 2>8; red 6 green 3
7 plain >9; houses 0 3; dams 0 3; conduits 2>9 3>8; red 7 green 4
8 plain >10; houses 0 3; dams 0 3; conduits 1>9 2>10; red 8 green 5
9 plain >left; houses 0 3; red None green 6
10 plain >right; houses 0 3; red None green 7
"""

GAINS = ("CR", "VP", "E", "M", "EN")
TASKS = {
    ROTATE: "ROT",
    ANY_MACHINES: "ANY",
    DROPS: "DROP",
    FLOW: "FLOW",
    ELEVATION: "ELEV",
    MAKE: "PROD",
}


def reward(row: tuple[int, ...]) -> str:
    """A reward as above."""
    parts = [f"{row[i]} {name}" for i, name in enumerate(GAINS) if row[i]]
    for task, amount in ((row[5], row[6]), (row[7], row[8])):
        if task in TASKS:
            parts.append(f"{amount} {TASKS[task]}")
        elif task == BASE:
            areas = [area for i, area in enumerate(AREAS) if amount >> i & 1]
            parts.append(f"BASE {'/'.join(areas)}")
        elif task == CONDUIT:
            parts.append(f"COND {amount}")
        elif task == FULFIL:
            parts.append(f"FULFIL {'any' if amount == ANY_REQUIREMENT else amount}")
        elif task != NOTHING:
            parts.append({POWERHOUSE: "PH", PATENT: "PATENT"}[task])
    return ", ".join(parts)


def test_every_contract_asks_and_gives_what_is_printed() -> None:
    found = [f"{c.CONTRACT_IDS[i]} {c.REQUIREMENT[i]}: {reward(c.REWARDS[i])}" for i in range(55)]
    assert found == CONTRACTS.split("\n")[1:-1]


def test_every_external_work_asks_and_gives_what_is_printed() -> None:
    found = [
        f"{id} {c.WORK_EXCAVATORS[i]}E {c.WORK_MIXERS[i]}M: {reward(c.REWARDS[c.WORK_REWARD + i])}"
        for i, id in enumerate(c.WORK_IDS)
    ]
    assert found == WORKS.split("\n")[1:-1]


def test_every_income_is_that_of_the_company_boards() -> None:
    found = []
    for i, company in enumerate(c.COMPANY_IDS):
        for row in range(3):
            first = c.INCOME + (i * 3 + row) * 3
            incomes = [reward(each) for each in c.REWARDS[first : first + 3]]
            found.append(f"{company} {c.KINDS[row]}: {'; '.join(incomes)}")
    assert found == INCOMES.split("\n")[1:-1]


def board(number: int) -> list[str]:
    """A board as above."""
    rows = c.MAPS[number]
    lines = [" ".join(f"{'ABCD'[i]}>{basin + 1}" for i, basin in enumerate(rows.feeds))]
    for i in range(rows.basins):
        river = rows.river[i]
        end = ("left", "right")[river - EXIT] if river >= EXIT else str(river + 1)
        houses = [
            str(price)
            for price in rows.powerhouse_price[i * ZONE : i * ZONE + ZONE]
            if price != NO_SPACE
        ]
        parts = [f"{i + 1} {AREAS[rows.area[i]]} >{end}", f"houses {' '.join(houses) or '-'}"]
        dams = rows.dam_price[i * SIDES : i * SIDES + SIDES]
        if NO_SPACE not in dams:
            parts.append(f"dams {dams[0]} {dams[1]}")
            pairs = [
                f"{rows.conduit_value[at]}>{rows.conduit_end[at] + 1}"
                for at in (i * SIDES, i * SIDES + 1)
            ]
            parts.append(f"conduits {' '.join(pairs)}")
        if number == 1:
            parts.append(f"red {rows.red_area[i] or None} green {rows.green_area[i] or None}")
        lines.append("; ".join(parts))
    return lines


def test_the_base_board_is_as_printed() -> None:
    assert board(0) == BASE_MAP.split("\n")[1:-1]


def test_the_duel_board_is_as_its_file_has_been_looked_at() -> None:
    assert board(1) == DUEL_MAP.split("\n")[1:-1]


def test_headstream_tiles_and_buildings_are_as_printed() -> None:
    tiles = [c.MAP_TILE_DROPS[0][i * 4 : i * 4 + 4] for i in range(8)]
    printed = "0220 0013 2020 1111 0102 0012 1022 0121"
    assert " ".join("".join(map(str, tile)) for tile in tiles) == printed
    assert c.MAP_TILE_DROPS[1] == c.MAP_TILE_DROPS[0]  # Duel borrows them
    for i, id in enumerate(c.BUILDING_IDS):
        first, *later = zip(c.USE_ENGINEERS[i], c.USE_PRICE[i], strict=True)
        two = ("robot_factory", "control_station", "wind_farm", "customer_office")
        assert first == (2 if id in two else 1, 0)
        more = id in ("loan_agency", "financial_division")
        assert later == [(2, 0) if more else (first[0], 3)] * 3
    assert [c.BUILD_ENGINEERS, c.BUILD_PRICE] == [(1, 2, 3, 3), (0, 0, 0, 3)]
