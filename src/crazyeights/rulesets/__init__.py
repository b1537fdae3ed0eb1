"""Rule sets as people pass them on: kept in files, shared as links, searched for, asked about.

Nothing here speaks a language; the words are in ``texts``.
"""

from crazyeights.rulesets.file import RuleFileError, read_file, read_toml, write_toml
from crazyeights.rulesets.link import read_link, write_link
from crazyeights.rulesets.ruleset import LONGEST_NAME, RuleSet

__all__ = [
    "LONGEST_NAME",
    "RuleFileError",
    "RuleSet",
    "read_file",
    "read_link",
    "read_toml",
    "write_link",
    "write_toml",
]
