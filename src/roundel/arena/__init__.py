"""Programs against programs: matches that can be repeated, and what they prove."""
