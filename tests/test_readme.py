"""What the README shows works as it is written there."""

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parent.parent / "README.md"


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102  # it is our own
    last = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"Outcome\(.*winners=\(\d,\)\) \(\d+, \d+, \d+\)", last)
