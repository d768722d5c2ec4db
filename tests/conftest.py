"""How much is tried: little by default, much when ROUNDEL_LONG is set, as `make test-long` does."""

import os
import signal

import pytest
from hypothesis import Phase, settings

pytest.register_assert_rewrite("roundel.testing")

NO_SHRINKING = (Phase.explicit, Phase.reuse, Phase.generate)
"""A failing game is printed as it is: to make it small may take longer than all tests."""

settings.register_profile(
    "ci", max_examples=8, derandomize=True, deadline=None, phases=NO_SHRINKING
)
settings.register_profile("long", max_examples=200, deadline=None)
settings.load_profile("long" if os.environ.get("ROUNDEL_LONG") == "1" else "ci")


signal.signal(signal.SIGINT, signal.default_int_handler)
"""Started in the background, the tests would ignore Ctrl-C, and so would the games they start."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that take minutes are left out unless they are asked for."""
    if os.environ.get("ROUNDEL_LONG") == "1":
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="takes minutes; run by `make test-long`"))
