"""What a person gets: pages, drawn by the server; a small script makes them lively."""

from fastapi import APIRouter

from roundel.server.pages import after, home, rules, seats, site, table

router = APIRouter(include_in_schema=False)
for part in (site, home, rules, seats, table, after):
    router.include_router(part.router)
