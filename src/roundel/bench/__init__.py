"""How fast the rules and the search run: measured, never judged."""
