"""For whoever runs the server: health, metrics, logs, the operator's calls."""
