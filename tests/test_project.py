"""The project's own files: what they must not hold, and what must agree with what."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCK_FILES = ["installer", "run", "bench", "test"]
SHELL_SCRIPTS = [
    "play",
    "test",
    "scripts/setup",
    "scripts/lock",
    "scripts/chromium",
    "scripts/node_packages",
    "scripts/page_types",
    "scripts/protocol",
]

# Put together here, so that this file does not hold what it looks for.
REGISTRY_HOSTS = [
    "pypi" + ".org",
    "python" + "hosted.org",
    "npmjs" + ".org",
    "npmjs" + ".com",
    "yarnpkg" + ".com",
    "deb." + "debian" + ".org",
    "crates" + ".io",
    "conda" + ".anaconda.org",
]
MACHINE_PATH = re.compile(r"(?<![\w.$}/-])/(?:farm|home|root|tmp|Users|work)/[\w.]")


def tracked_files() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("only a git checkout knows which files belong to the project")
    git = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)  # noqa: S607
    paths = [ROOT / name.decode() for name in git.stdout.split(b"\0") if name]
    return [path for path in paths if path.is_file()]


def requirements(name: str) -> list[str]:
    """Return the entries of a lock file, each with its continuation lines, comments left out."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    return "\n".join(lines).replace("\\\n", " ").splitlines()


def pins(name: str) -> set[str]:
    return {entry.partition(" --hash")[0] for entry in requirements(name)}


def pyproject() -> dict[str, object]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_no_file_names_a_package_registry() -> None:
    for path in tracked_files():
        content = path.read_bytes().lower()
        for host in REGISTRY_HOSTS:
            assert host.encode() not in content, f"{path.relative_to(ROOT)} names {host}"


def test_no_file_holds_a_path_of_one_machine() -> None:
    for path in tracked_files():
        text = path.read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), start=1):
            found = MACHINE_PATH.search(line)
            assert not found, f"{path.relative_to(ROOT)}:{number} holds {line.strip()!r}"


@pytest.mark.parametrize("path", ["/home" + "/me/x", "= '/tmp" + "/x'", "(/root" + "/.cache)"])
def test_a_path_of_one_machine_is_recognised(path: str) -> None:
    assert MACHINE_PATH.search(path)


@pytest.mark.parametrize("name", LOCK_FILES)
def test_every_locked_package_has_a_version_and_hashes(name: str) -> None:
    entries = requirements(name)
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9.-]+==\S+ ", entry), entry
        assert re.search(r" --hash=sha256:[0-9a-f]{64}\b", entry), entry


@pytest.mark.parametrize(("smaller", "larger"), [("run", "bench"), ("bench", "test")])
def test_each_lock_file_holds_the_one_before_it(smaller: str, larger: str) -> None:
    assert pins(smaller) < pins(larger)


def test_everything_declared_is_locked() -> None:
    declared = pyproject()
    project = declared["project"]
    groups = declared["dependency-groups"]
    assert isinstance(project, dict)
    assert isinstance(groups, dict)
    wanted = {
        "installer": groups["installer"],
        "run": project["dependencies"] + groups["build"],
        "bench": project["optional-dependencies"]["bench"],
        "test": groups["test"],
    }
    for name, requirement_list in wanted.items():
        locked = {pin.partition("==")[0] for pin in pins(name)}
        for requirement in requirement_list:
            assert package_name(requirement).replace(".", "-") in locked, requirement


def test_the_build_needs_only_what_is_locked() -> None:
    declared = pyproject()
    build_system = declared["build-system"]
    groups = declared["dependency-groups"]
    assert isinstance(build_system, dict)
    assert isinstance(groups, dict)
    assert build_system["requires"] == groups["build"]


def package_name(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return found.group().lower()


def test_the_readme_explains_every_dependency() -> None:
    project = pyproject()["project"]
    assert isinstance(project, dict)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \[?`([\w.-]+)`.*?\| \S", readme, flags=re.MULTILINE)
    declared = project["dependencies"] + project["optional-dependencies"]["bench"]
    assert set(rows) == {package_name(requirement) for requirement in declared}


@pytest.mark.parametrize("script", SHELL_SCRIPTS)
def test_shell_scripts_can_be_read_by_any_shell(script: str) -> None:
    path = ROOT / script
    assert path.read_text(encoding="utf-8").startswith("#!/bin/sh\n")
    assert os.access(path, os.X_OK)
    for shell in filter(None, map(shutil.which, ["sh", "dash", "bash"])):
        checked = subprocess.run([shell, "-n", path], capture_output=True, text=True, check=False)
        assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.parametrize(
    ("ci", "result"), [("true", "1 failed, 1 xfailed, 2 errors"), ("", "3 skipped")]
)
def test_no_test_may_skip_itself_where_everything_must_run(
    tmp_path: Path, ci: str, result: str
) -> None:
    tests = {
        "inside": "def test_it():\n    pytest.skip('no reason')\n",
        "mark": "@pytest.mark.skip\ndef test_it():\n    pass\n",
        "module": "pytest.skip('no reason', allow_module_level=True)\n",
        "fails": "@pytest.mark.xfail\ndef test_it():\n    assert False\n",
    }
    for name, text in tests.items():
        (tmp_path / f"test_{name}.py").write_text(f"import pytest\n\n{text}", encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.conftest", "--continue-on-collection-errors"],
        cwd=tmp_path,
        env={**os.environ, "CI": ci, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result in ran.stdout.splitlines()[-1]
    assert ("may not be skipped" in ran.stdout) == (ci == "true")
    assert (ran.returncode == 0) == (ci != "true")
