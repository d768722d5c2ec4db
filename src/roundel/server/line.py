"""A connection, over which what is wanted has to be said soon and in not too many words."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from roundel.server.guard import LARGEST_RECORD

LARGEST_HEAD = 64 * 1024
LARGEST_MESSAGE = 4 * LARGEST_RECORD
"""Bytes of a request on the line, with everything that goes around a body in pieces."""
SLOWEST_HEAD = 20.0
"""Seconds until the head of a request is complete."""
DEAF = 20.0
"""Seconds for which what was sent may go unheard: whoever has vanished without a word is away."""
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)


class Line(HttpToolsProtocol):
    """Cut when a request is endless, or when it is begun and never said to its end."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._got = 0
        """Bytes of the request that is being said."""
        self._has_head = False
        self._hurry: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._hurry = self.loop.call_later(SLOWEST_HEAD, transport.close)
        line = transport.get_extra_info("socket")
        if line is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(DEAF * 1000))

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._got += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._got > (LARGEST_MESSAGE if self._has_head else LARGEST_HEAD):
            if not self._has_head:
                self.transport.write(TOO_LARGE)
            self.transport.close()
        elif self._got and not self._has_head and self._hurry is None:
            self._hurry = self.loop.call_later(SLOWEST_HEAD, self.transport.close)

    def on_headers_complete(self) -> None:
        self._has_head = True
        self._calm()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._got, self._has_head = 0, False

    def _calm(self) -> None:
        if self._hurry is not None:
            self._hurry.cancel()
            self._hurry = None
