"""``sixgun bench``: how fast the engine is, side by side with its peers in the same run on one core.

Every round measures everything, rates in short slices that take turns, so that a busy moment of the machine
hits all alike; rates count processor time. A value is the median of its slices; a ratio of two rates is the
median of the quotients of neighbouring slices, any other ratio the quotient of two medians.

The engine is measured as it is, interpreted, and, if there is a compiled build, compiled as well: each in a
process of its own (`worker`), which `run` tells what to measure next. `gauges` holds what can be
measured, `subjects` what is promised.
"""

from sixgun.lab.bench.main import main
from sixgun.lab.bench.run import Outcome, measure
from sixgun.lab.bench.subjects import Row

__all__ = ["Outcome", "Row", "main", "measure"]
