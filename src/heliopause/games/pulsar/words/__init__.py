"""What happens in Pulsar 2849, in words: read from states, codes and trees, never the other way round."""
