"""The database: SQLite in the data folder, or PostgreSQL."""
