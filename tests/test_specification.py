"""Every rule of the specification has a test that names it."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE_ID = re.compile(r"R-\d+")


def rules_of_the_specification() -> set[str]:
    text = (ROOT / "docs" / "rules-specification.md").read_text(encoding="utf-8")
    return set(RULE_ID.findall(text))


def rules_named_in_tests() -> set[str]:
    """Return the ids that the tests name, ranges such as ``R-90..R-94`` not expanded."""
    here = Path(__file__)
    files = [path for path in (ROOT / "tests").rglob("test_*.py") if path != here]
    return {name for path in files for name in RULE_ID.findall(path.read_text(encoding="utf-8"))}


def test_every_rule_has_a_test_that_names_it() -> None:
    rules = rules_of_the_specification()
    assert len(rules) > 70, "the specification has lost its rule ids"
    missing = rules - rules_named_in_tests()
    assert not missing, f"no test names {sorted(missing)}"


def test_tests_name_only_rules_that_exist() -> None:
    unknown = rules_named_in_tests() - rules_of_the_specification()
    assert not unknown, f"the specification has no {sorted(unknown)}"
