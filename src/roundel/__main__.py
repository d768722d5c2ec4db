"""`python -m roundel` is the command `roundel`."""

import sys

from roundel.cli import main

if __name__ == "__main__":
    sys.exit(main())
