"""What rewards, spaces and buildings do, as rows of numbers. box/*.json has it in words."""

from roundel.games.barrage.reading import Entry

AREAS = ("mountain", "hill", "plain")
MOUNTAIN, HILL, PLAIN = range(3)

NOTHING, ROTATE, ANY_MACHINES, DROPS, FLOW, BASE, ELEVATION, CONDUIT = range(8)
POWERHOUSE, FULFIL, MAKE, PATENT = range(8, 12)
PRODUCE, TAKE, BANK, FILL, RETRIEVE, LAB, LOAN, CONSTRUCT, WORK, BUY_TILE = range(12, 22)
"""What can be done. Amounts: segments, machines, drops, areas as bits, elevations, highest value of
a conduit, highest requirement, energy, modifier of a production, contracts to take, columns."""

(
    CREDITS,
    POINTS,
    EXCAVATORS,
    MIXERS,
    ENERGY,
    FIRST_TASK,
    FIRST_AMOUNT,
    SECOND_TASK,
    SECOND_AMOUNT,
) = range(9)
REWARD = 9
"""Numbers of a reward: five gains, then up to two tasks with their amounts."""
ANY_REQUIREMENT = 99
MOST_GAINED = 60

_GAINS = {"credits": CREDITS, "vp": POINTS, "excavator": EXCAVATORS, "mixer": MIXERS}


class Effects:
    """Reads lists of effects."""

    @staticmethod
    def reward(entry: Entry) -> tuple[int, ...]:
        """A list of effects as one row."""
        row = [0] * REWARD
        tasks = []
        for part in entry:
            name = next((each for each in _GAINS if each in part), None)
            if name is not None and len(part.value) > 1:
                raise part.wrong("each gain stands in braces of its own")
            if name is not None:
                row[_GAINS[name]] += part[name].whole(1, MOST_GAINED)
            elif "energy" in part and "for_contract" not in part:
                row[ENERGY] += part["energy"].whole(1, MOST_GAINED)
            else:
                tasks.append(Effects.task(part))
        if len(tasks) > 2:
            raise entry.wrong("a reward has at most two parts that are no plain gains")
        if max(row) > MOST_GAINED:
            raise entry.wrong(f"no more than {MOST_GAINED} of a kind are gained at once")
        for i, (what, amount) in enumerate(tasks):
            row[FIRST_TASK + 2 * i], row[FIRST_AMOUNT + 2 * i] = what, amount
        return tuple(row)

    @staticmethod
    def task(part: Entry) -> tuple[int, int]:
        """An effect that is no plain gain: what, and how much of it."""
        if "rotate" in part:
            return ROTATE, part["rotate"].whole(1, 6)
        if "any_machine" in part:
            return ANY_MACHINES, part["any_machine"].whole(1, 4)
        if "drops" in part:
            return FLOW if part["flow"].yes() else DROPS, part["drops"].whole(1, 4)
        if "energy" in part:
            return MAKE, part["energy"].whole(1, MOST_GAINED)
        if "fulfill_contract" in part:
            highest = part["max_energy"]
            return FULFIL, ANY_REQUIREMENT if highest.value is None else highest.whole(1, 20)
        if "tech_tile" in part:
            return PATENT, part["tech_tile"].whole(1, 1)
        if "place" in part:
            return Effects.placing(part)
        raise part.wrong("there is no such effect; box/contracts.json shows those there are")

    @staticmethod
    def placing(part: Entry) -> tuple[int, int]:
        """A structure as a reward."""
        kind = part["place"].of(("base", "elevation", "conduit", "powerhouse"))
        if kind == 0:
            return BASE, sum(1 << area.of(AREAS) for area in part["areas"])
        if kind == 1:
            return ELEVATION, part["count"].whole(1, 5)
        if kind == 2:
            return CONDUIT, part["max_value"].whole(1, 5)
        return POWERHOUSE, 0
