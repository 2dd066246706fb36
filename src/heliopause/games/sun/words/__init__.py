"""What happens in Beyond the Sun, in words: read from states, codes and trees, never the other way round."""
