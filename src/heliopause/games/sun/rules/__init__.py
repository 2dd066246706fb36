"""The rules of Beyond the Sun, chapter by chapter; compiled by mypyc when the package is built."""
