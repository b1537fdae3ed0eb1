"""The requests that the page makes (``docs/protocol.md``)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter

from crazyeights.cards import Language
from crazyeights.host import Refused
from crazyeights.rules.kinds import ONE_DEAL, GameEnd, eliminate, target
from crazyeights.rules.options import Rules
from crazyeights.rules.presets import PRESETS
from crazyeights.rulesets import RuleSet
from crazyeights.server import messages, rulebooks
from crazyeights.server.answers import BAD, UNKNOWN, problem
from crazyeights.server.assets import VARIES, AnyRequest, Asset
from crazyeights.server.desk import (
    ProblemError,
    desk_of,
    encoder_of,
    frame_of,
    reader_of,
    reason_of,
    session_of,
)
from crazyeights.server.encoder import book_of, shuffle_of
from crazyeights.server.levels import LEVELS, PACES
from crazyeights.server.rulebooks import ruleset_in
from crazyeights.server.sessions import COOKIE, COOKIE_SECONDS
from crazyeights.server.speech import LANGUAGE_NAMES, sentences, texts_of
from crazyeights.server.statistics import statistics_of
from crazyeights.server.store import StoreError
from crazyeights.server.wire import action_of, command_of
from crazyeights.texts import LANGUAGES
from crazyeights.texts.composer.comparison import name_of
from crazyeights.texts.rulebook import rulebook

_JSON: Final = "application/json"
_CONFLICT: Final = 409
_USUAL_TARGETS: Final = (100, 200, 500)
"""What games are usually played to, offered with every preset."""

TableId = Annotated[
    str, PathParameter(description="The id of a table of one's own.", max_length=64)
]
Deal = Annotated[int, PathParameter(description="The number of a deal, from 1.", ge=1, le=2**31)]


# ── Before the table ────────────────────────────────────────────────────────────────────────────


@get("/api/texts/{language:str}", responses={200: ResponseSpec(messages.Texts), **UNKNOWN})
async def texts(request: AnyRequest, language: FromPath[str]) -> Response[bytes]:
    """Return what the page says by itself in one language."""
    for known in LANGUAGES:
        if known == language:
            return _texts_asset(known).response(request)
    raise ProblemError(404, "page")


@get("/api/home", responses={200: ResponseSpec(messages.Home)})
async def home(request: AnyRequest) -> Response[bytes]:
    """Return what there is to begin with: the newest table, rules, levels, paces, languages."""
    language, session = reader_of(request), session_of(request)
    text = sentences(language).text
    found = messages.Home(
        language=language,
        table=None if session is None else desk_of(request).store.newest_table(session),
        levels=[
            messages.Level(level, text(f"level-{level}"), text(f"level-{level}-summary"))
            for level in LEVELS
        ],
        paces=[messages.PaceChoice(pace, text(f"pace-{pace}")) for pace in PACES],
        languages=[messages.Choice(one, LANGUAGE_NAMES[one]) for one in LANGUAGES],
        presets=[_preset(name, language) for name in PRESETS],
    )
    return Asset(msgspec.json.encode(found), _JSON).response(request, VARIES)


@post(
    "/api/tables",
    status_code=201,
    responses={**BAD, 429: problem("Too many tables were made in a minute.")},
)
async def make_table(
    request: AnyRequest, data: JSONBody[messages.NewTable]
) -> Response[messages.Frame]:
    """Make a table and deal. Without a session yet, this makes one: the cookie says so."""
    desk, language = desk_of(request), reader_of(request)
    ruleset = _ruleset_of(data, language)
    session, cookies = session_of(request), []
    if session is None:
        token, session = await desk.sessions.make()
        cookies.append(
            Cookie(
                COOKIE,
                value=token,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
                max_age=COOKIE_SECONDS,
            )
        )
    if not desk.sessions.may_make_table(session):
        raise ProblemError(429, "too-many")
    made = await desk.tables.add(session, ruleset, data.level, data.pace)
    async with desk.tables.at(made.id, session) as live:
        return Response(frame_of(live, language, 0), cookies=cookies)


@get("/api/statistics")
async def statistics(request: AnyRequest) -> messages.Statistics:
    """Return how the finished games of this browser went."""
    session = session_of(request)
    games = [] if session is None else desk_of(request).store.finished(session)
    return statistics_of(games, sentences(reader_of(request)))


@delete("/api/statistics", status_code=204, responses={409: BAD[409]})
async def erase_statistics(request: AnyRequest) -> None:
    """Forget how the finished games of this browser went."""
    session = session_of(request)
    if session is not None:
        await desk_of(request).store.erase_finished(session)


# ── At a table ──────────────────────────────────────────────────────────────────────────────────


@get("/api/tables/{table:str}", responses=UNKNOWN)
async def see_table(request: AnyRequest, table: TableId) -> messages.Frame:
    """Return a table as it is now."""
    async with desk_of(request).tables.at(table, session_of(request)) as live:
        return frame_of(live, reader_of(request), live.table.version)


@post(
    "/api/tables/{table:str}/commands",
    status_code=200,
    responses={
        **BAD,
        **UNKNOWN,
        409: ResponseSpec(messages.Refused, description="It is not allowed, or came too late."),
    },
)
async def command(
    request: AnyRequest, table: TableId, data: JSONBody[messages.Command]
) -> Response[messages.Frame]:
    """Carry out a command of one's own seat, once, however often it is sent."""
    desk, language, session = desk_of(request), reader_of(request), session_of(request)
    try:
        async with desk.tables.at(table, session) as live:
            answer = await desk.tables.submit(live, live.seat, command_of(data, live.seat))
            frame = frame_of(live, language, data.version)
            if isinstance(answer, Refused):
                why = reason_of(live, answer, sentences(language))
                return _refused(answer.code, why, frame)
            return Response(frame)
    except StoreError:
        async with desk.tables.at(table, session) as live:
            why = sentences(language).text("problem-unsaved")
            return _refused("unsaved", why, frame_of(live, language, data.version))


@post("/api/tables/{table:str}/hurry", status_code=204, responses=UNKNOWN)
async def hurry(request: AnyRequest, table: TableId) -> None:
    """Let the computer players act at once until a person is to act."""
    tables = desk_of(request).tables
    async with tables.at(table, session_of(request)) as live:
        tables.hurry(live)


@put("/api/tables/{table:str}/pace", status_code=204, responses={**BAD, **UNKNOWN})
async def change_pace(
    request: AnyRequest, table: TableId, data: JSONBody[messages.PaceChange]
) -> None:
    """Let the computer players act faster or slower from now on."""
    tables = desk_of(request).tables
    async with tables.at(table, session_of(request)) as live:
        await tables.set_pace(live, data.pace)


@post("/api/tables/{table:str}/explain", status_code=200, responses={**BAD, **UNKNOWN})
async def explain(
    request: AnyRequest, table: TableId, data: JSONBody[messages.Question]
) -> messages.Explanation:
    """Say whether something is allowed now, and if not, why."""
    spoken = sentences(reader_of(request))
    async with desk_of(request).tables.at(table, session_of(request)) as live:
        refused = live.table.explain(live.seat, action_of(data.action, live.seat))
        # The suit is asked for next: a wild card that could be played with one is no mistake.
        if refused is None or refused.code == "suit-needed":
            return messages.Explanation(allowed=True, message=spoken.text("explain-allowed"))
        return messages.Explanation(allowed=False, message=reason_of(live, refused, spoken))


@get(
    "/api/tables/{table:str}/hint",
    responses={**UNKNOWN, 409: problem("It is not one's turn.")},
)
async def hint(request: AnyRequest, table: TableId) -> messages.Hint:
    """Return a good move, and say why it is one."""
    tables = desk_of(request).tables
    async with tables.at(table, session_of(request)) as live:
        view, encoder = live.present().view, encoder_of(live, reader_of(request))
    found = await tables.hint(view)
    if found is None:
        raise ProblemError(409, "no-hint")
    return encoder.hint(view, found)


@get("/api/tables/{table:str}/log", responses=UNKNOWN)
async def log(request: AnyRequest, table: TableId) -> messages.Log:
    """Tell what has happened since the first deal, without what was taken back."""
    async with desk_of(request).tables.at(table, session_of(request)) as live:
        return encoder_of(live, reader_of(request)).log(live.table.story(live.seat))


@get("/api/tables/{table:str}/rules", responses={200: ResponseSpec(messages.Book), **UNKNOWN})
async def rules(request: AnyRequest, table: TableId) -> Response[bytes]:
    """Return the rules that a table plays by, in words."""
    async with desk_of(request).tables.at(table, session_of(request)) as live:
        setup = live.setup
    language = reader_of(request)
    ruleset = RuleSet(setup.rules, setup.preset or "", setup.name)
    name = name_of(ruleset, sentences(language))
    book = rulebook(setup.rules, language, preset=ruleset.preset, name=name)
    asset = Asset(msgspec.json.encode(book_of(book)), _JSON)
    return asset.response(request, vary=VARIES)


@get(
    "/api/tables/{table:str}/record",
    responses={200: ResponseSpec(str, media_type="text/plain"), **UNKNOWN},
)
async def record(request: AnyRequest, table: TableId) -> Response[str]:
    """Return the record of a game; it discloses the secrets only once the game is over."""
    async with desk_of(request).tables.at(table, session_of(request)) as live:
        own = sentences(reader_of(request)).text("game-you")
        names = [
            own if seat == live.seat else sitting.name
            for seat, sitting in enumerate(live.setup.seats)
        ]
        text = live.table.record(names=names)
    headers = {"content-disposition": 'attachment; filename="crazyeights.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@get(
    "/api/tables/{table:str}/shuffles/{deal:int}",
    responses={**UNKNOWN, 409: BAD[409], 422: BAD[422]},
)
async def shuffle(request: AnyRequest, table: TableId, deal: Deal) -> messages.Shuffle:
    """Return what fixed the cards of a deal that is over, for anybody to recompute."""
    tables = desk_of(request).tables
    async with tables.at(table, session_of(request)) as live:
        try:
            return shuffle_of(await tables.shuffle(live, deal))
        except ValueError:
            raise ProblemError(404, "deal") from None


# ── Parts of the answers ────────────────────────────────────────────────────────────────────────


def _refused(code: str, message: str, frame: messages.Frame) -> Response[messages.Frame]:
    refused = messages.Refused(code, message, frame)
    return Response(refused, status_code=_CONFLICT)  # type: ignore[arg-type]  # the other answer


def _texts_asset(language: Language) -> Asset:
    return _texts_assets.setdefault(language, Asset(msgspec.json.encode(texts_of(language)), _JSON))


_texts_assets: dict[Language, Asset] = {}


def _preset(name: str, language: Language) -> messages.Preset:
    text = sentences(language).text
    fewest, most = PRESETS[name].seats
    end = Rules.preset(name, seats=fewest).game_end
    own = end.n if end.kind in ("target", "eliminate") else None
    return messages.Preset(
        id=name,
        name=text(f"preset-{name}"),
        summary=text(f"preset-{name}-short"),
        fewest=fewest,
        most=most,
        targets=sorted({*_USUAL_TARGETS, *([] if own is None else [own])}),
        default_target=own,
        one_deal=end == ONE_DEAL,
    )


def _ruleset_of(wanted: messages.NewTable, language: Language) -> RuleSet:
    """Return the rules of a new table. Raises `ProblemError` if there are none such."""
    if wanted.level not in LEVELS:
        raise ProblemError(422, "level")
    if wanted.rules is not None:
        return ruleset_in(wanted.rules, language)
    if wanted.preset not in PRESETS:
        raise ProblemError(422, "preset")
    fewest, most = PRESETS[wanted.preset].seats
    seats = wanted.opponents + 1
    if not fewest <= seats <= most:
        raise ProblemError(422, "players", fewest=fewest, most=most)
    chosen = Rules.preset(wanted.preset, seats=seats)
    if wanted.target is None:
        return RuleSet(chosen, wanted.preset)
    ended = chosen.replace(game_end=_end_at(chosen, wanted.target))
    return RuleSet(ended, wanted.preset)


def _end_at(chosen: Rules, points: int) -> GameEnd:
    if points == 0:
        return ONE_DEAL
    return eliminate(points) if chosen.game_end.kind == "eliminate" else target(points)


HANDLERS: Final = (
    texts,
    home,
    make_table,
    statistics,
    erase_statistics,
    see_table,
    command,
    hurry,
    change_pace,
    explain,
    hint,
    log,
    rules,
    record,
    shuffle,
    *rulebooks.HANDLERS,
)
