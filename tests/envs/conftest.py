"""OpenSpiel brings absl, whose log handler closes whatever stream it found as it was imported: not that of pytest."""

from __future__ import annotations

import sys

from absl.logging import get_absl_handler

get_absl_handler().python_handler.stream = sys.__stderr__
