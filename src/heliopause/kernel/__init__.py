"""What every game shares: states, choices, the generator, the effect language, records, words."""
