"""What has been chosen already in a construction or a production that goes on."""

from roundel.games.barrage.components import A_BASE, A_CONDUIT, A_POWERHOUSE, AN_ELEVATION
from roundel.games.barrage.maps import SIDES
from roundel.games.barrage.notation import conduit_name, dam_name, powerhouse_name
from roundel.games.barrage.position import Position
from roundel.games.barrage.rules.numbering import PAYMENT, RELEASES, SYSTEM
from roundel.games.barrage.rules.production import conduit_of


def chosen(view: Position) -> frozenset[str]:
    """The ids of the places."""
    task = view.stack[view.waiting - 1]
    if task.what == PAYMENT:
        return frozenset({_site(task.amount, task.note)})
    if task.what == SYSTEM:
        return frozenset({f"dam-{dam_name(task.place)}"})
    if task.what == RELEASES:
        dam, conduit = task.place // SIDES, conduit_of(task.place)
        return frozenset({f"dam-{dam_name(dam)}", f"conduit-{conduit_name(conduit)}"})
    return frozenset()


def _site(kind: int, site: int) -> str:
    if kind in (A_BASE, AN_ELEVATION):
        return f"dam-{dam_name(site)}"
    if kind == A_CONDUIT:
        return f"conduit-{conduit_name(site)}"
    if kind == A_POWERHOUSE:
        return f"powerhouse-{powerhouse_name(site)}"
    return f"building-{site + 1}"
