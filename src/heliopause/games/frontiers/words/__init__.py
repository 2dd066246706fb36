"""What happens in New Frontiers, in words: read from states, codes and trees, never the other way round."""
