"""Files of the page and other bytes that many ask for: compressed once, sent only if changed."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cached_property
from pathlib import Path
from typing import Final

from litestar import Request, Response
from litestar.datastructures import State

from crazyeights.cards import Language
from crazyeights.server.speech import sentences

PAGE: Final = Path(__file__).resolve().parent.parent / "page"

_MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""What is served at all. What else lies in the folder is for those who work on the page."""

_COMPRESSED_ALREADY: Final = frozenset({".png"})
_NOT_MODIFIED: Final = 304

AnyRequest = Request[None, None, State]

VARIES: Final = "Cookie, Accept-Language"
"""What the language of an answer depends on."""


class Asset:
    """Bytes with the tag that says which bytes they are."""

    def __init__(self, content: bytes, media_type: str, *, compress: bool = True) -> None:
        self._content, self._media_type, self._compress = content, media_type, compress
        self._tag = hashlib.sha256(content).hexdigest()[:20]

    @cached_property
    def _compressed(self) -> bytes:
        # With a time in it, two servers would send different bytes.
        return gzip.compress(self._content, mtime=0)

    def response(self, request: AnyRequest, vary: str = "") -> Response[bytes]:
        """Return the bytes, or that they are those that the browser has already."""
        zipped = self._compress and _takes_gzip(request.headers.get("accept-encoding", ""))
        tag = f'"{self._tag}{"-gz" if zipped else ""}"'
        headers = {
            "cache-control": "no-cache",
            "etag": tag,
            "vary": ", ".join(filter(None, ("Accept-Encoding", vary))),
        }
        known = request.headers.get("if-none-match", "")
        if tag in (one.strip().removeprefix("W/") for one in known.split(",")):
            return Response(b"", status_code=_NOT_MODIFIED, headers=headers)
        if zipped:
            headers["content-encoding"] = "gzip"
        content = self._compressed if zipped else self._content
        return Response(content, headers=headers, media_type=self._media_type)


class PageFiles:
    """The files of the page. One that has changed is read again: nobody need restart the server."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._folder = folder
        self._assets: dict[tuple[Path, Language | None], tuple[tuple[int, int], Asset]] = {}

    def file(self, name: str) -> Asset | None:
        """Return a file by its name below the folder; None if there is none to be served."""
        try:
            path = (self._folder / name.lstrip("/")).resolve()
        except ValueError:  # a name with a zero byte
            return None
        if not path.is_relative_to(self._folder) or path.suffix not in _MEDIA_TYPES:
            return None
        return self._read(path, None)

    def index(self, language: Language) -> Asset | None:
        """Return the page itself, with its language and title."""
        return self._read(self._folder / "index.html", language)

    def _read(self, path: Path, language: Language | None) -> Asset | None:
        try:
            stat = path.stat()
            state = (stat.st_mtime_ns, stat.st_size)
            known = self._assets.get((path, language))
            if known is not None and known[0] == state:
                return known[1]
            content = path.read_bytes()
        except (OSError, ValueError):
            return None
        if language is not None:
            content = _in_language(content.decode(), language).encode()
        compress = path.suffix not in _COMPRESSED_ALREADY
        asset = Asset(content, _MEDIA_TYPES[path.suffix], compress=compress)
        self._assets[path, language] = (state, asset)
        return asset


def _in_language(page: str, language: Language) -> str:
    title = sentences(language).text("game-name")
    page = re.sub(r'<html lang="[a-z]*"', f'<html lang="{language}"', page, count=1)
    return re.sub(r"<title>[^<]*</title>", f"<title>{title}</title>", page, count=1)


def _takes_gzip(accepted: str) -> bool:
    for one in accepted.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() == "gzip":
            return quality.strip().removeprefix("q=").strip("0.") != "" or not quality
    return False
