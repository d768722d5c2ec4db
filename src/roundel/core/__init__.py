"""What all games share. Knows no game."""
