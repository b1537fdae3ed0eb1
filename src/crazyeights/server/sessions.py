"""Who somebody is: a browser with a cookie. Nobody has to have an account."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict, deque
from typing import Final

from crazyeights.server.store import Store

COOKIE: Final = "crazyeights-session"
"""The cookie that holds a session's token. Only its hash is kept."""

COOKIE_SECONDS: Final = 400 * 24 * 3600
"""How long a browser keeps it; browsers allow no longer."""

MOST_NEW_TABLES: Final = 30
"""How many tables a session may make in a minute."""

_TOKEN_BYTES: Final = 32
_MOST_KNOWN: Final = 10_000
_MINUTE: Final = 60.0


class Sessions:
    """The sessions, those seen lately in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, int] = OrderedDict()
        self._made: OrderedDict[int, deque[float]] = OrderedDict()

    def find(self, token: str | None) -> int | None:
        """Return the session of a token, None if there is none."""
        if not token:
            return None
        token_hash = _hash(token)
        session = self._known.get(token_hash)
        if session is None:
            session = self._store.session_of(token_hash)
            if session is not None:
                self._remember(token_hash, session)
        return session

    async def make(self) -> tuple[str, int]:
        """Make a session and return its token and its number."""
        token = secrets.token_urlsafe(_TOKEN_BYTES)
        session = await self._store.add_session(_hash(token))
        self._remember(_hash(token), session)
        return token, session

    def may_make_table(self, session: int) -> bool:
        """Note that a session makes a table; say whether it has not made too many just now."""
        made = self._made.setdefault(session, deque(maxlen=MOST_NEW_TABLES))
        self._made.move_to_end(session)
        if len(self._made) > _MOST_KNOWN:
            self._made.popitem(last=False)
        now = time.monotonic()
        if len(made) == MOST_NEW_TABLES and now - made[0] < _MINUTE:
            return False
        made.append(now)
        return True

    def _remember(self, token_hash: bytes, session: int) -> None:
        self._known[token_hash] = session
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
