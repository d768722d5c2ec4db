"""The games of the house, one folder each. Whoever adds a folder here has added a game."""
