"""The migrations of the database, step by step. Existing steps are never changed; new ones are added."""
