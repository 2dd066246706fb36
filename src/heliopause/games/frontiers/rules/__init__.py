"""The rules of New Frontiers, chapter by chapter; compiled by mypyc when the package is built."""
