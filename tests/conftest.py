"""What holds for all tests."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, sync_playwright
from tests.chromium import launch

# The first call of a compiled function takes seconds, so no example has a deadline.
settings.register_profile("crazyeights", deadline=None, print_blob=True)
settings.load_profile("crazyeights")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser for all tests of the page: a process can drive only one at a time."""
    with sync_playwright() as playwright:
        launched = launch(playwright)
        yield launched
        launched.close()


def _refuse_skip(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Where everything must be tested (``CI=true``), make a skip a failure.

    A test that is expected to fail also counts as skipped, but it has run.
    """
    if report.skipped and not hasattr(report, "wasxfail") and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"may not be skipped with CI=true: {report.longrepr}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Look at the report of every test."""
    report = yield
    _refuse_skip(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Look at the report of every file, which may skip itself as a whole."""
    report = yield
    _refuse_skip(report)
    return report
