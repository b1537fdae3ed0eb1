"""Set-up as ./play and ./test do it, in a copy of the project with an installer that only notes.

What the real installer does is seen whenever the tests are set up.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCK_FILES = ["installer", "run", "bench", "test"]

# Stands for uv: notes how it was called, and installs commands that say how they were called.
INSTALLER = """#!/bin/sh
printf '%s\\n' "$*" >>"$NOTES"
case $* in
*sync*)
    [ ! -e "$NOTES.slow" ] || sleep 1
    [ ! -e "$NOTES.broken" ]
    ;;
*editable*)
    printf '#!/bin/sh\\necho "crazyeights $*"\\n' >.venv/bin/crazyeights
    chmod +x .venv/bin/crazyeights
    ;;
esac
"""


class Copy:
    """A copy of the project, in a folder whose name has a blank in it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "crazy eights"
        self.notes = folder / "notes"
        self.environment = {
            "PATH": f"{folder / 'bin'}:/usr/bin:/bin",
            "NOTES": str(self.notes),
            "CRAZYEIGHTS_PYTHON": sys.executable,
        }
        for name in ["play", "test", "pyproject.toml", "scripts/setup"]:
            self.file(name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, self.file(name))
        for name in LOCK_FILES:
            self.write(f"requirements/{name}.txt", name)
        self.write("src/crazyeights/rules.py", "")
        program(folder / "bin" / "uv", INSTALLER)

    def file(self, name: str) -> Path:
        return self.root / name

    def write(self, name: str, text: str) -> None:
        self.file(name).parent.mkdir(parents=True, exist_ok=True)
        self.file(name).write_text(text, encoding="utf-8")

    def run(self, *command: str, code: int = 0) -> str:
        """Run one of the project's scripts from another folder; return all that it printed."""
        ran = subprocess.run(
            [self.file(command[0]), *command[1:]],
            cwd="/",
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert ran.returncode == code, ran.stdout
        return ran.stdout

    def start(self, *command: str) -> subprocess.Popen[str]:
        """Start one of the project's scripts."""
        return subprocess.Popen(
            [self.file(command[0]), *command[1:]],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def installed(self) -> list[str]:
        """Return which lock files were installed since it was last asked."""
        notes = self.notes.read_text(encoding="utf-8") if self.notes.exists() else ""
        self.notes.unlink(missing_ok=True)
        return [line.rpartition("/")[2] for line in notes.splitlines() if "sync" in line]


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def test_play_sets_up_compiles_and_plays(copy: Copy) -> None:
    printed = copy.run("play", "--host", "x y").splitlines()
    assert copy.installed() == ["run.txt"]
    assert printed.index("crazyeights compile") < printed.index("crazyeights serve --host x y")


def test_play_plays_in_the_terminal_if_told_so(copy: Copy) -> None:
    copy.run("play", "--setup")
    assert copy.run("play", "--terminal", "--preset", "jokers x") == (
        "crazyeights play --preset jokers x\n"
    )


def test_a_second_start_sets_nothing_up(copy: Copy) -> None:
    copy.run("play")
    copy.installed()
    assert copy.run("play") == "crazyeights serve\n"
    assert copy.installed() == []


def test_play_only_sets_up_if_told_so(copy: Copy) -> None:
    printed = copy.run("play", "--setup")
    assert "crazyeights compile\n" in printed
    assert "crazyeights serve" not in printed
    assert copy.run("play", "--setup").startswith("Everything is set up.")


def test_tests_and_game_share_an_environment(copy: Copy) -> None:
    for kind, installs in [("run", "run"), ("test", "test"), ("run", ""), ("bench", "")]:
        copy.run("scripts/setup", kind)
        assert copy.installed() == ([f"{installs}.txt"] if installs else [])


def test_new_locked_packages_are_installed_with_the_tests_still_there(copy: Copy) -> None:
    copy.run("scripts/setup", "test")
    copy.installed()
    copy.write("requirements/test.txt", "newer")
    copy.run("play")
    assert copy.installed() == ["test.txt"]


def test_changed_rules_are_compiled_again(copy: Copy) -> None:
    copy.run("play")
    copy.installed()
    copy.write("src/crazyeights/rules.py", "changed")
    assert "crazyeights compile\n" in copy.run("play")
    assert copy.installed() == []


def test_a_set_up_that_broke_off_is_begun_afresh(copy: Copy) -> None:
    copy.run("play")
    copy.write("requirements/run.txt", "newer")
    copy.notes.with_name("notes.broken").touch()
    copy.file(".venv/left-over").touch()
    printed = copy.run("play", code=1)
    assert "The packages could not be installed" in printed
    copy.notes.with_name("notes.broken").unlink()
    copy.installed()
    copy.run("play")
    assert copy.installed() == ["run.txt"]
    assert not copy.file(".venv/left-over").exists()


def test_a_moved_project_is_set_up_afresh(copy: Copy) -> None:
    copy.run("play")
    copy.installed()
    moved = copy.root.with_name("elsewhere")
    copy.root.rename(moved)
    copy.root = moved
    copy.run("play")
    assert copy.installed() == ["run.txt"]


def test_the_lock_of_a_killed_set_up_is_no_hindrance(copy: Copy) -> None:
    ended = subprocess.Popen(["true"])  # noqa: S607
    ended.wait()
    copy.write(".venv.lock/pid", str(ended.pid))
    copy.run("play")
    assert copy.installed() == ["run.txt"]
    assert not copy.file(".venv.lock").exists()


def test_set_ups_at_the_same_time_wait_for_each_other(copy: Copy) -> None:
    copy.notes.with_name("notes.slow").touch()
    started = [copy.start("scripts/setup", "run") for _ in range(3)]
    printed = [process.communicate()[0] for process in started]
    assert [process.returncode for process in started] == [0, 0, 0]
    assert copy.installed() == ["run.txt"]
    assert any("Waiting for another set-up" in text for text in printed)


def test_an_environment_made_by_others_is_left_alone(copy: Copy) -> None:
    copy.write(".venv/precious", "")
    assert "Move or remove it" in copy.run("play", code=1)
    assert copy.file(".venv/precious").exists()


def test_an_unsuitable_python_is_named(copy: Copy, tmp_path: Path) -> None:
    old = "#!/bin/sh\ncase $* in *architecture*) echo CPython 3.8.18 64bit ;; *) exit 1 ;; esac\n"
    names = ["python3", *(f"python3.{minor}" for minor in range(11, 15)), "python"]
    for name in names:
        program(tmp_path / "bin" / name, old)
    del copy.environment["CRAZYEIGHTS_PYTHON"]
    printed = copy.run("play", code=1)
    assert "python3 here is CPython 3.8.18 64bit" in printed
    assert "apt install python3" in printed
    assert copy.installed() == []


def test_a_chosen_python_that_does_not_start_is_named(copy: Copy) -> None:
    copy.environment["CRAZYEIGHTS_PYTHON"] = "/nowhere/python3"
    assert "CRAZYEIGHTS_PYTHON=/nowhere/python3" in copy.run("test", code=1)


def test_an_unknown_kind_of_set_up_is_refused(copy: Copy) -> None:
    assert "There are: run, bench, test." in copy.run("scripts/setup", "everything", code=1)


@pytest.mark.parametrize("shell", ["dash", "bash --posix", "busybox sh"])
def test_any_shell_will_do(copy: Copy, shell: str) -> None:
    words = shell.split()
    if shutil.which(words[0]) is None:
        words = ["sh"]
    for script, expected in [("play", "crazyeights serve"), ("scripts/setup", "")]:
        ran = subprocess.run(
            [*words, copy.file(script)],
            env=copy.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (ran.returncode, ran.stdout.splitlines()[-1:]) == (0, [expected] if expected else [])


def test_settings_of_cdpath_do_not_lead_astray(copy: Copy, tmp_path: Path) -> None:
    (tmp_path / "other" / "crazy eights").mkdir(parents=True)
    ran = subprocess.run(
        ["sh", "crazy eights/play"],  # noqa: S607
        cwd=copy.root.parent,
        env={**os.environ, **copy.environment, "CDPATH": str(tmp_path / "other")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout.splitlines()[-1]) == (0, "crazyeights serve")
