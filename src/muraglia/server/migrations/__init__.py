"""How the stored tables came to be, step by step. Steps are never changed, only added."""
