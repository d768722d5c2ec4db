"""What a person gets: pages."""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from roundel.server import guard, outlets
from roundel.server.api import TableId, TheHouse

router = APIRouter(include_in_schema=False)


@router.get("/t/{id}")
async def table(id: TableId, request: Request, house: TheHouse) -> HTMLResponse:
    """The table as the first seat of this browser sees it, or as a spectator does."""
    hosted = await house.table(id)
    own = hosted.held_by(guard.holder(request))
    drawn = outlets.picture(hosted, own[0] if own else None) if hosted.table else ""
    return HTMLResponse(f"<!doctype html><title>{escape(hosted.game.title)}</title>{drawn}")
