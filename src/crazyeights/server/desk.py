"""All that the handlers of requests share, and who it is that asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from litestar.connection import ASGIConnection

from crazyeights.cards import Language
from crazyeights.host import Refused
from crazyeights.server import messages
from crazyeights.server.assets import PageFiles
from crazyeights.server.encoder import Encoder, Place
from crazyeights.server.engine import Engine
from crazyeights.server.levels import LEVELS
from crazyeights.server.sessions import COOKIE, Sessions
from crazyeights.server.speech import language_of, sentences, words
from crazyeights.server.store import Store
from crazyeights.server.tables import LiveTable, Tables
from crazyeights.texts import Catalogue

LOADED_AT_ONCE: Final = LEVELS[1:3]
"""The players of these levels are loaded at the start: a simple one and one that searches."""

LANGUAGE_COOKIE: Final = "language"
"""The cookie in which the page keeps the language that its reader chose."""

AnyConnection = ASGIConnection[Any, Any, Any, Any]


class ProblemError(Exception):
    """A request that nothing can be made of; ``problem-`` and the code is the text."""

    def __init__(self, status: int, code: str, **details: str | int) -> None:
        super().__init__(code)
        self.status, self.code, self.details = status, code, details


@dataclass(frozen=True, slots=True)
class Desk:
    """Where requests are answered."""

    store: Store
    sessions: Sessions
    tables: Tables
    engine: Engine
    page: PageFiles = field(default_factory=PageFiles)
    feeds: Counter[int] = field(default_factory=Counter)
    """How many feeds each session has open."""

    @classmethod
    def open(cls, path: Path) -> Desk:
        """Open a file, and begin to load the rules. Raises `StoreError` if it cannot be used."""
        store = Store(path)
        engine = Engine(LOADED_AT_ONCE)
        return cls(store, Sessions(store), Tables(store, engine), engine)

    async def close(self) -> None:
        """Let nobody play any more, and close the file."""
        await self.tables.close()
        self.store.close()


def desk_of(connection: AnyConnection) -> Desk:
    """Return the desk of the app that a connection was made to."""
    desk: Desk = connection.app.state.desk
    return desk


def reader_of(connection: AnyConnection) -> Language:
    """Return the language of whoever asks."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE)
    return language_of(chosen, connection.headers.get("accept-language", ""))


def session_of(connection: AnyConnection) -> int | None:
    """Return the session of whoever asks; never what a message says."""
    return desk_of(connection).sessions.find(connection.cookies.get(COOKIE))


def encoder_of(live: LiveTable, language: Language) -> Encoder:
    """Return what puts a table into the messages of its seat."""
    place = Place(live.id, live.setup, live.level, live.seat)
    return Encoder(place, live.pace, sentences(language), words(language))


def frame_of(live: LiveTable, language: Language, after: int) -> messages.Frame:
    """Return a table as its seat sees it, with the steps after a version.

    Its view is encoded already, once for all that see it: it goes out in the answer to a command,
    through the feed, and to every tab.
    """
    encoder = encoder_of(live, language)
    steps = live.table.updates(live.seat, min(after, live.table.version))
    updates = [encoder.update(step) for step in steps]
    state = (live.table.version, live.pace, live.table.disclosed)
    shown = live.shown.get(language)
    if shown is None or shown[0] != state:
        view = encoder.view(live.present(), live.table.story(live.seat))
        shown = (state, msgspec.Raw(msgspec.json.encode(view)))
        live.shown[language] = shown
    return messages.Frame(live.table.version, updates, cast("messages.View", shown[1]))


def reason_of(live: LiveTable, refused: Refused, texts: Catalogue) -> str:
    """Say in a sentence why something was refused."""
    details: Mapping[str, Any] = dict(refused.details)
    if "seat" in details:
        seat = details["seat"]
        own = texts.text("game-you")
        name = own if seat == live.seat else live.setup.seats[seat].name
        details = {**details, "seat": name}
    return texts.text(f"refuse-{refused.code}", **details)
