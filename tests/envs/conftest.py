"""OpenSpiel imports absl, whose log handler closes the stream it found on import: that must not be pytest's."""

from __future__ import annotations

import sys

from absl.logging import get_absl_handler

get_absl_handler().python_handler.stream = sys.__stderr__
