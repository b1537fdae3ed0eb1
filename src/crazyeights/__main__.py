"""`python -m crazyeights` is the command `crazyeights`."""

import sys

from crazyeights.cli import main

sys.exit(main())
